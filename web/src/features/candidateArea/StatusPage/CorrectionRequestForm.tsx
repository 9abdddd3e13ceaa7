import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Field } from '../../../components/Field/Field';
import { SuccessIcon } from '../../../components/icons';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { TextArea } from '../../../components/TextArea/TextArea';
import { MUTATION_RETRIES } from '../../../constants';
import { formatDay } from '../../../lib/moments';
import { useErrorText } from '../../../session/useErrorText';
import { color, radius, space, typeset } from '../../../theme/tokens';
import { requestOwnCorrectionMutation } from '../ownFormOperations';
import { useOwnRequest } from '../useOwnRequest';

const Sent = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.greenSoft};
  color: ${color.greenText};
  ${typeset('large')}

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

/** As long as the server takes it. */
const MAX_MESSAGE = 2_000;
/** After that an unanswered request may be repeated; the server has the last word. */
const REPEATED_AFTER_MS = 24 * 60 * 60 * 1000;

export interface CorrectionRequestFormProps {
  /** When the candidate has asked before; null for never, or when it was answered. */
  requestedAt: string | null | undefined;
  /** The form may have been opened meanwhile. */
  onOutdated: () => void;
}

/** 'Pedir correção': a message to the company, whose answer is to open the form again. */
export function CorrectionRequestForm({ requestedAt, onOutdated }: CorrectionRequestFormProps) {
  const { t, i18n } = useTranslation('fields');
  const errorText = useErrorText();
  const request = useOwnRequest();
  const [sentAt, setSentAt] = useState(requestedAt ?? null);
  const [isWriting, setIsWriting] = useState(false);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  const sent = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(() => Date.now());
  const isRecent = sentAt !== null && openedAt - new Date(sentAt).getTime() < REPEATED_AFTER_MS;

  useEffect(() => {
    if (isWriting) box.current?.focus();
    // The button that had the focus is gone with what was given up.
    else if (wasWriting.current && document.activeElement === document.body) ask.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!message.trim()) {
      setFailure(t('correctionRequest.required'));
      box.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const input = { message };
      const options = { retries: MUTATION_RETRIES };
      const { requestOwnCorrection: outcome } = await request(requestOwnCorrectionMutation, { input }, options);
      const refusal = outcome.userErrors[0];
      if (refusal) {
        setFailure(errorText(refusal, t('correctionRequest.failed')));
        onOutdated();
      } else {
        setSentAt(outcome.candidate?.correctionRequestedAt ?? new Date().toISOString());
        setIsWriting(false);
        sent.current?.focus();
      }
    } catch (error) {
      setFailure(errorText(error, t('correctionRequest.failed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack $gap={3} $align={isWriting ? 'stretch' : 'start'}>
      <div ref={sent} tabIndex={-1} role="status">
        {sentAt && !isWriting && (
          <Sent>
            <SuccessIcon size={18} aria-hidden />
            {t('correctionRequest.sent', { day: formatDay(sentAt, i18n.language) })}
          </Sent>
        )}
      </div>
      {!isRecent && !isWriting && (
        <Button ref={ask} onClick={() => setIsWriting(true)}>
          {t('correctionRequest.ask')}
        </Button>
      )}
      {isWriting && (
        <Stack as="form" $gap={3} onSubmit={send} noValidate>
          <Field label={t('correctionRequest.label')} hint={t('correctionRequest.hint')} error={failure} size="large">
            <TextArea
              ref={box}
              maxLength={MAX_MESSAGE}
              minHeight={100}
              value={message}
              onChange={({ target }) => {
                setMessage(target.value);
                setFailure(null);
              }}
            />
          </Field>
          <Inline $gap={3}>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('correctionRequest.sending')}>
              {t('correctionRequest.send')}
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => setIsWriting(false)}>
              {t('correctionRequest.cancel')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
