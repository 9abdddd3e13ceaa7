import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { formatCount } from '../../../lib/moments';
import { undoImportMutation } from '../importMutations';
import { importUndoPreviewQuery, type UndoPreview } from '../importQueries';
import { useRunWithErrorToast } from '../useRunWithErrorToast';

export interface UndoDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an import is undone, and tells what that takes back; one that has written, and of which nothing can be taken back, is not undone. */
export function UndoDialog({ id, isOpen, onClose }: UndoDialogProps) {
  const { t } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const textOf = usePreviewText();
  const [undo, undoing] = useMutation(undoImportMutation);
  const { data, loading } = useQuery(importUndoPreviewQuery, {
    variables: { id },
    skip: !isOpen,
    fetchPolicy: 'no-cache',
  });
  const preview = data?.candidateImport.undoPreview;
  const written = preview ? preview.registered + preview.changed : 0;
  // Where nothing was counted, undoing ends a paused run, and finds what one that was cut off had written.
  const isFutile = preview != null && written > 0 && preview.deletable + preview.restorable === 0;

  const takeBack = async () => {
    await runWithErrorToast(
      t('undo.failed'),
      async () => (await undo({ variables: { input: { id } } })).data?.undoImport,
    );
    onClose();
  };

  // Without the numbers one may go on, as the undoing looks at each candidate again.
  const message = preview && written > 0 ? textOf(preview) : t('undo.text');
  return (
    <ConfirmDialog
      open={isOpen}
      danger
      title={t(isFutile ? 'undo.nothing' : 'undo.title')}
      message={<span role="status">{loading ? t('undo.counting') : message}</span>}
      confirmLabel={t('undo.confirm')}
      disabled={loading || isFutile}
      busy={undoing.loading}
      busyLabel={t('undo.busy')}
      onConfirm={() => void takeBack()}
      onCancel={onClose}
    />
  );
}

/** What undoing would take back, and why it would leave the rest, in words. */
function usePreviewText(): (preview: UndoPreview) => string {
  const { t, i18n } = useTranslation('imports');
  const counted = (count: number) => formatCount(count, i18n.language);
  return ({ registered, deletable, changed, restorable, kept }) => {
    const reasons = kept.map(({ reason, count }) =>
      t('undo.reason', { reason: asClause(reason), total: counted(count) }),
    );
    return [
      ...(registered > 0
        ? [t('undo.deletable', { count: registered, some: counted(deletable), total: counted(registered) })]
        : []),
      ...(changed > 0
        ? [t('undo.restorable', { count: changed, some: counted(restorable), total: counted(changed) })]
        : []),
      ...(kept.length > 0 ? [t('undo.kept', { reasons: reasons.join('; ') })] : []),
    ].join(' ');
  };
}

/** A sentence as it goes on within another one. */
const asClause = (sentence: string) =>
  sentence.replace(/\.$/, '').replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
