import { useQuery } from '@apollo/client/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { TextArea } from '../../../components/TextArea/TextArea';
import { hasTouchKeyboard } from '../../../lib/touch';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../../theme/tokens';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { refusalReasonsQuery } from './refusalReasonOperations';

/** As long as the server takes. */
const MAX_REASON = 500;
/** The choice of writing the reason oneself. */
const OTHER = -1;

const Choices = styled.div`
  display: grid;
  gap: 2px;
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  min-height: 40px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  cursor: pointer;
  ${typeset('body')}
  overflow-wrap: anywhere;

  &:has(input:checked) {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &:has(input:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }

  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
    outline: none;
  }
  kbd {
    min-width: 1.25rem;
    text-align: center;
    font: inherit;
    ${typeset('caption', 'semibold')}
  }

  ${media.touch} {
    min-height: ${touchTarget};

    kbd {
      display: none;
    }
  }
`;

export interface RefuseDialogProps {
  /** What is refused, and whose it is. */
  label: string;
  name: string;
  /** The reason of a refusal that did not come about: it is there to be sent again. */
  unsent: string;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** Asks why: the numbers choose, Enter refuses where there are real keys, and what is written besides is added. */
export default function RefuseDialog({ label, name, unsent, onRefuse, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('documents');
  const { data, error } = useQuery(refusalReasonsQuery, { fetchPolicy: 'cache-first' });
  const [opened] = useState(unsent);
  const [chosen, setChosen] = useState(opened ? OTHER : 0);
  const [text, setText] = useState(opened);
  const [isAsked, setIsAsked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const writesByTouch = hasTouchKeyboard();
  const reasons = data?.refusalReasons.map((each) => each.text) ?? [];
  // Without a list there is nothing to choose from, and the reason is written.
  const choice = chosen < reasons.length ? chosen : OTHER;
  const picked = choice === OTHER ? null : reasons[choice]!;
  const own = text.trim();
  const { leaving, question } = useUnsavedChanges(own !== opened);
  const reason = [picked, own].filter(Boolean).join(': ');
  const problem = !reason ? t('refuse.reasonRequired') : reason.length > MAX_REASON ? t('refuse.reasonTooLong') : null;

  const choose = (index: number) => {
    setChosen(index);
    group.current?.querySelectorAll('input')[index === OTHER ? reasons.length : index]?.focus();
  };
  const submit = () => {
    setIsAsked(true);
    if (problem === null) return onRefuse(reason);
    words.current?.focus();
  };
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.target === words.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = Number(event.key);
    if (event.key.trim() === '' || !(number >= 1 && number <= reasons.length)) return;
    event.preventDefault();
    choose(number - 1);
  };

  // Over a slow network something is to be seen: the keys of the desk rest already.
  if (!data && !error) return <LoadingDialog title={t('refuse.title', { label })} size="medium" onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t('refuse.title', { label })}
      description={t('refuse.text', { name })}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('refuse.cancel')}</Button>
          <Button type="submit" variant="danger">
            {t('refuse.confirm')}
          </Button>
        </>
      }
    >
      <Stack $gap={4} onKeyDown={chooseByNumber}>
        <Choices ref={group} role="radiogroup" aria-label={t('refuse.reason')}>
          {[...reasons, t('refuse.other')].map((each, index) => {
            const value = index === reasons.length ? OTHER : index;
            return (
              <Choice key={each}>
                <input
                  type="radio"
                  name="reason"
                  checked={choice === value}
                  onChange={() => setChosen(index)}
                  {...(choice === value && { 'data-autofocus': '' })}
                />
                <kbd aria-hidden>{index < Math.min(9, reasons.length) ? index + 1 : ''}</kbd>
                <span>{each}</span>
              </Choice>
            );
          })}
        </Choices>
        <Field
          label={t(picked === null ? 'refuse.ownReason' : 'refuse.more')}
          {...(!writesByTouch && { hint: t('refuse.hint') })}
          error={isAsked && problem}
          required={picked === null}
        >
          <TextArea
            ref={words}
            minHeight={80}
            maxLength={MAX_REASON}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (writesByTouch || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              submit();
            }}
          />
        </Field>
      </Stack>
      {question}
    </Dialog>
  );
}
