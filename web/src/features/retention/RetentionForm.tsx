import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Card, CardHeader } from '../../components/Card/Card';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Inline, Stack } from '../../components/Layout/Layout';
import { Select } from '../../components/Select/Select';
import { formatDay } from '../../lib/moments';
import { isEditConflict } from '../conflicts/conflict';
import { useDraft } from '../recordDialog/drafts';
import { runWithToast } from '../recordDialog/runWithToast';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { Unsaved } from '../reminders/Unsaved';
import { useDraftConflict } from '../reminders/useDraftConflict';
import { OverWords, PreviewWords, useRetentionPreview } from './PreviewWords';
import { RetentionConflict } from './RetentionConflict';
import { saveRetentionMutation, type Retention } from './retentionOperations';
import {
  keepsAll,
  monthsOf,
  periodNames,
  periodOptions,
  startOfNewPeriods,
  valuesOf,
  type PeriodValues,
} from './retentionPeriods';

/** Chooses the periods, tells beforehand whom they concern, and asks before anybody is deleted by them. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const { t, i18n } = useTranslation('staff');
  const draft = useDraft('retention', valuesOf(retention));
  const draftConflict = useDraftConflict({
    draft,
    asTexts: (values) => values,
    asValue: (texts) => texts as PeriodValues,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [save, { loading }] = useMutation(saveRetentionMutation);
  const password = useRecentPassword('deletion');
  const preview = useRetentionPreview(draft.value);
  const isOff = keepsAll(draft.value);
  const from = (draft.isChanged ? null : retention.effectiveFrom) ?? startOfNewPeriods();

  const send = async () => {
    let saved: Retention | null = null;
    let isTold = false;
    const refused = await runWithToast(
      async () => {
        const input = { ...monthsOf(draft.value), expectedRevision: Number(draft.value.revision) };
        const { data } = await save({ variables: { input } });
        const { retention: stored = null, userErrors } = data!.saveRetention;
        if (password.isWanted(userErrors, () => void send())) isTold = true;
        else if (isEditConflict(userErrors) && stored) {
          const { byName = null, at = null } = stored.lastChange ?? {};
          draftConflict.compare(valuesOf(stored), { byName, at });
          isTold = true;
        } else if (userErrors.length === 0 && stored) {
          saved = stored;
          draftConflict.end();
          draft.reset(valuesOf(stored));
        }
        return userErrors;
      },
      {
        done: () => {
          const start = saved?.effectiveFrom;
          const title = t('retention.saved');
          if (start == null) return { title };
          return { title, description: t('retention.savedText', { day: formatDay(start, i18n.language) }) };
        },
      },
    );
    setRefusal(isTold ? null : (refused?.reason ?? null));
  };
  const submit = () => {
    if (!draftConflict.isResolved) return setRefusal(t('conflict.unresolved'));
    setRefusal(null);
    // What somebody else has set was chosen: there is nothing left to save.
    if (!draft.isChanged) return draftConflict.end();
    if (isOff) void send();
    else setAsking(true);
  };
  const discard = () => {
    draftConflict.end();
    setRefusal(null);
    draft.reset(valuesOf(retention));
  };

  return (
    <>
      <Card
        as="form"
        $padding="small"
        aria-labelledby="retention-periods"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardHeader title={t('retention.periods')} subtitle={t('retention.periodsText')} titleId="retention-periods" />
        <Stack>
          {refusal && <InlineError title={t('retention.failed')} message={refusal} />}
          {draftConflict.conflict && (
            <RetentionConflict conflict={draftConflict.conflict} onChoose={draftConflict.choose} />
          )}
          {periodNames.map((name) => (
            <Field key={name} label={t(`retention.${name}`)} hint={t(`retention.hints.${name}`)}>
              <Select
                value={draft.value[name]}
                disabled={loading}
                onChange={({ target }) => draft.change({ [name]: target.value })}
                options={periodOptions(t, draft.base[name], draft.value[name])}
              />
            </Field>
          ))}
          <PreviewWords preview={preview} isOff={isOff} from={from} />
          <Inline $justify="end">
            {draft.isChanged && <Unsaved onDiscard={discard} />}
            <Button
              type="submit"
              variant="primary"
              busy={loading}
              busyLabel={t('saving')}
              disabled={!draft.isChanged && !draftConflict.conflict}
            >
              {t('save')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('retention.question.title')}
          message={
            <>
              {preview.counts ? (
                <OverWords counts={preview.counts} from={from} />
              ) : (
                t(preview.error ? 'retention.preview.failed' : 'retention.question.counting')
              )}{' '}
              {t('retention.question.text')}
            </>
          }
          disabled={!preview.counts}
          confirmLabel={t('retention.question.confirm')}
          onConfirm={() => {
            // Closed before anything is sent, as it gives the focus back: what the answer shows may want that.
            setAsking(false);
            void send();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {password.question}
    </>
  );
}
