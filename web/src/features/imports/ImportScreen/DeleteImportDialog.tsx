import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../apollo/useRefetch';
import { ActionDialog } from '../../recordDialog/ActionDialog';
import { runWithToast } from '../../recordDialog/runWithToast';
import { importsQuery } from '../importQueries';
import { deleteImportMutation } from '../importMutations';

export interface DeleteImportDialogProps {
  id: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before an import is deleted with its file; its candidates stay. */
export function DeleteImportDialog({ id, name, onDone, onCancel }: DeleteImportDialogProps) {
  const { t } = useTranslation('imports');
  const update = (cache: ApolloCache) =>
    void cache.evict({ id: cache.identify({ __typename: 'CandidateImport', id }) });
  const [remove] = useMutation(deleteImportMutation, { update, onCompleted: useRefetch(importsQuery) });
  return (
    <ActionDialog
      text={(part) => t(`delete.${part}`, { name })}
      run={() =>
        runWithToast(async () => (await remove({ variables: { input: { id } } })).data?.deleteImport.userErrors ?? [], {
          done: { title: t('delete.done') },
          failed: t('failedText'),
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
