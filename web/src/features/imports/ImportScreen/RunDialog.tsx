import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../apollo/useRefetch';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { toast } from '../../../components/Toast/toast';
import { formatCount } from '../../../lib/moments';
import { importQuery, type ImportSummary } from '../importQueries';
import { runImportMutation } from '../importMutations';
import { editSenders } from '../planGrid/editSenders';
import { useRunWithErrorToast } from '../useRunWithErrorToast';

export interface RunDialogProps {
  summary: ImportSummary;
  onClose: () => void;
}

/** Asks before anything is written; what somebody else changed meanwhile is looked at first. */
export function RunDialog({ summary, onClose }: RunDialogProps) {
  const { t, i18n } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  // What was changed meanwhile is shown for another try.
  const [run, { loading }] = useMutation(runImportMutation, { onCompleted: useRefetch(importQuery) });
  const { id, revision, counts, clientCompany } = summary;
  const count = (value: number) => formatCount(value, i18n.language);
  const begin = async () => {
    // The question may stand over a table that still sends, as a step forward leads to it too.
    if (editSenders.has(id)) toast.error({ title: t('start.failed'), description: t('rows.cutOff') });
    else await send();
    onClose();
  };
  const send = () =>
    runWithErrorToast(t('start.failed'), async () => {
      const { data } = await run({ variables: { input: { id, expectedRevision: revision } } });
      return data?.runImport;
    });
  const rest = counts.problem + counts.leftOut;
  return (
    <ConfirmDialog
      open
      title={t('start.title')}
      message={[
        ...(counts.new > 0 ? [t('start.created', { count: counts.new, total: count(counts.new) })] : []),
        ...(counts.changes > 0 ? [t('start.changed', { count: counts.changes, total: count(counts.changes) })] : []),
        ...(counts.new > 0 && clientCompany === null ? [t('start.noClient')] : []),
        ...(rest > 0 ? [t('start.rest', { count: rest, total: count(rest) })] : []),
      ].join(' ')}
      confirmLabel={t('start.confirm')}
      busy={loading}
      busyLabel={t('start.busy')}
      onConfirm={() => void begin()}
      onCancel={onClose}
    />
  );
}
