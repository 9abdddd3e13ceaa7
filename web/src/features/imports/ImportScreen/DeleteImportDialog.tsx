import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../../recordDialog/ActionDialog';
import { runAndTell } from '../../recordDialog/runAndTell';
import { importsDocument } from '../importDocuments';
import { deleteImportDocument } from '../importMutations';

export interface DeleteImportDialogProps {
  id: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before an import is deleted with its file; its candidates stay. */
export function DeleteImportDialog({ id, name, onDone, onCancel }: DeleteImportDialogProps) {
  const { t } = useTranslation('imports');
  const [remove] = useMutation(deleteImportDocument, { refetchQueries: [importsDocument] });
  return (
    <ActionDialog
      text={(part) => t(`delete.${part}`, { name })}
      run={() =>
        runAndTell(async () => (await remove({ variables: { input: { id } } })).data?.deleteImport.userErrors ?? [], {
          done: { title: t('delete.done') },
          failed: t('failedText'),
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
