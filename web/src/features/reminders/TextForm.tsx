import { useMutation } from '@apollo/client/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextInput } from '../../components/TextInput/TextInput';
import { readFragment } from '../../generated/staff';
import type { MessageText_TextFragment } from '../../generated/staff/graphql';
import { formatMoment } from '../../lib/moments';
import { serverText } from '../../lib/serverText';
import type { UserErrorLike } from '../../lib/userErrors';
import { ConflictPanel } from '../conflicts/ConflictPanel';
import { isEditConflict } from '../conflicts/conflict';
import { useDraft } from '../recordDialog/drafts';
import { runWithToast } from '../recordDialog/runWithToast';
import { MessagePreview, useMessagePreview } from './MessagePreview';
import { PreviewColumns } from './previewColumns';
import { Unsaved } from './Unsaved';
import { useRested } from '../../lib/useRested';
import { useDraftConflict } from './useDraftConflict';
import { useWayToStandard } from './useWayToStandard';
import {
  MessageText_text,
  messageTextsQuery,
  resetMessageTextMutation,
  saveMessageTextMutation,
} from './reminderOperations';

const MAX_SUBJECT = 150;
const MAX_BODY = 2000;

export interface TextFormProps {
  /** Null for the office. */
  clientId: string | null;
  text: MessageText_TextFragment;
}

/** The words of one message, with what comes of them beside it. */
export function TextForm({ clientId, text }: TextFormProps) {
  const { t, i18n } = useTranslation(['reminders', 'staff']);
  const { message, language, variables, isOwn, changedAt, changedByName } = text;
  const key = { clientId, message, language };
  const saved = { subject: text.subject, body: text.body };
  const draft = useDraft(`text ${clientId} ${message} ${language}`, saved);
  const { subject, body } = draft.value;
  const draftConflict = useDraftConflict({
    draft,
    asTexts: (words) => ({ subject: words.subject ?? '', body: words.body }),
    // A message that has no subject is not given one.
    asValue: (texts) => ({
      subject: text.subject == null ? text.subject : (texts['subject'] ?? ''),
      body: texts['body'] ?? '',
    }),
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where one goes on writing after a variable was put in. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = caret.current;
    if (place === null) return;
    caret.current = null;
    area.current?.focus();
    area.current?.setSelectionRange(place, place);
  }, [body]);
  const variablesId = useId();
  const after = { onCompleted: useRefetch(messageTextsQuery) };
  const [save, { loading: saving }] = useMutation(saveMessageTextMutation, after);
  const [reset] = useMutation(resetMessageTextMutation, after);
  const restedSubject = useRested(subject);
  const restedBody = useRested(body);
  const preview = useMessagePreview({ ...key, subject: restedSubject, body: restedBody });
  const { userErrors, unknownVariables } = preview.result ?? { userErrors: [], unknownVariables: [] };

  const problemOf = (field: string): string | undefined => {
    const error: UserErrorLike | undefined = userErrors.find((one) => one.field?.join('.') === field);
    if (!error) return undefined;
    const braced = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
    if (unknownVariables.length === 0) return serverText(error) ?? error.message;
    return t('texts.unknown', { names: braced(unknownVariables), known: braced(variables) });
  };
  const insert = (variable: string) => {
    const { selectionStart = body.length, selectionEnd = body.length } = area.current ?? {};
    const before = `${body.slice(0, selectionStart)}{{${variable}}}`;
    draft.change({ body: before + body.slice(selectionEnd) });
    caret.current = before.length;
  };
  const submit = async () => {
    if (!draftConflict.isResolved) return setRefusal(t('staff:conflict.unresolved'));
    let isCompared = false;
    const refused = await runWithToast(
      async () => {
        const input = { ...key, subject, body, expected: draft.base };
        const { text: ref, userErrors: errors } = (await save({ variables: { input } })).data!.saveMessageText;
        const stored = readFragment(MessageText_text, ref);
        if (errors.length === 0) {
          draftConflict.end();
          draft.markSaved({ subject, body });
        } else if (isEditConflict(errors) && stored) {
          const by = { byName: stored.changedByName ?? null, at: stored.changedAt ?? null };
          isCompared = true;
          draftConflict.compare({ subject: stored.subject, body: stored.body }, by);
        }
        return errors;
      },
      { done: { title: t('texts.saved') } },
    );
    setRefusal(isCompared ? null : (refused?.reason ?? null));
  };
  const toStandard = useWayToStandard({
    text: (part) => t(`texts.toStandard.${part}`),
    onEnded: setRefusal,
    reset: async () => {
      const { text: standard, userErrors: errors } = (await reset({ variables: { input: key } })).data!
        .resetMessageText;
      const words = readFragment(MessageText_text, standard);
      if (words) {
        draftConflict.end();
        draft.reset({ subject: words.subject, body: words.body });
      }
      return errors;
    },
  });

  const discard = () => {
    draftConflict.end();
    setRefusal(null);
    draft.reset(saved);
  };

  return (
    <PreviewColumns>
      <Card
        as="form"
        $padding="small"
        aria-label={t(`messages.${message}`)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          {refusal && <InlineError title={t('texts.failed')} message={refusal} />}
          {draftConflict.conflict && (
            <ConflictPanel
              conflict={draftConflict.conflict}
              title={t('texts.conflict')}
              labelOf={(name) => t(name === 'subject' ? 'texts.subject' : 'texts.body')}
              display={(_, words) => words}
              onChoose={draftConflict.choose}
            />
          )}
          <p>
            {isOwn && changedAt
              ? t('texts.own', { when: formatMoment(changedAt, i18n.language), who: changedByName ?? '' })
              : t('texts.standard')}
          </p>
          {subject !== null && (
            <Field label={t('texts.subject')} error={problemOf('subject')}>
              <TextInput
                maxLength={MAX_SUBJECT}
                value={subject}
                onChange={({ target }) => draft.change({ subject: target.value })}
              />
            </Field>
          )}
          <Field label={t('texts.body')} error={problemOf('body')}>
            <TextArea
              ref={area}
              minHeight={180}
              maxLength={MAX_BODY}
              value={body}
              onChange={({ target }) => draft.change({ body: target.value })}
            />
          </Field>
          <Stack $gap={2} role="group" aria-labelledby={variablesId}>
            <p id={variablesId}>{t('texts.variables')}</p>
            <Inline $gap={2}>
              {variables.map((variable) => (
                <Button key={variable} size="small" onClick={() => insert(variable)}>
                  {`{{${variable}}}`}
                </Button>
              ))}
            </Inline>
          </Stack>
          <Inline $justify="end">
            {draft.isChanged && <Unsaved onDiscard={discard} />}
            {isOwn && toStandard.button}
            <Button type="submit" variant="primary" busy={saving} busyLabel={t('staff:saving')}>
              {t('staff:save')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <MessagePreview name={t(`messages.${message}`)} preview={preview} />
      {toStandard.question}
    </PreviewColumns>
  );
}
