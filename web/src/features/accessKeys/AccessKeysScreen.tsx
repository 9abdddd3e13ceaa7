import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import AddIcon from 'lucide-react/icons/plus';
import KeyIcon from 'lucide-react/icons/key-square';
import { BackLink } from '../../components/BackLink/BackLink';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LoadError } from '../../components/LoadError/LoadError';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { Spinner } from '../../components/Spinner/Spinner';
import { useBackPath } from '../../lib/backNavigation';
import { choiceParameter, textParameter, useUrlState } from '../../lib/urlState';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { useRecordActions } from '../recordDialog/useRecordActions';
import { StaffShell } from '../staffShell/StaffShell';
import { useStaffHome } from '../staffShell/useStaffHome';
import { accessKeysQuery, deleteAccessKeyMutation } from './accessKeysOperations';
import { AccessKeysTable } from './AccessKeysTable';
import { NewAccessKeyDialog } from './NewAccessKeyDialog';

const parameters = {
  dialog: choiceParameter(['', 'new', 'created', 'delete'] as const, ''),
  /** The id of the key that the dialog is about. */
  key: textParameter(),
};

/** 'Chaves de acesso': what programs of the viewer's own account come in by. */
export default function AccessKeysScreen() {
  const { t } = useTranslation('staff');
  const backPath = useBackPath(useStaffHome());
  const { state, open, close, change } = useUrlState(parameters);
  const { data, error, refetch } = useQuery(accessKeysQuery, { fetchPolicy: 'cache-and-network' });
  const accessKeys = data?.viewer?.accessKeys;
  const meant = accessKeys?.find(({ id }) => id === state.key);
  const focusFallback = useFocusFallback<HTMLElement>();
  const closeDialog = () => close({ dialog: '', key: '' });
  const [remove] = useMutation(deleteAccessKeyMutation);
  const { run } = useRecordActions(accessKeysQuery);
  const deleteKey = (id: string) =>
    run(async () => (await remove({ variables: { input: { id } } })).data!.deleteAccessKey.userErrors, {
      done: { title: t('accessKeys.delete.done') },
    });

  return (
    <StaffShell>
      <title>{`${t('accessKeys.title')} · Esteira`}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={t('accessKeys.title')}
        subtitle={t('accessKeys.subtitle')}
        actions={
          <Button variant="primary" icon={<AddIcon size={16} aria-hidden />} onClick={() => open({ dialog: 'new' })}>
            {t('accessKeys.create')}
          </Button>
        }
      />
      <Card {...focusFallback} $padding="small" aria-busy={(!accessKeys && !error) || undefined}>
        {accessKeys ? (
          accessKeys.length > 0 ? (
            <AccessKeysTable accessKeys={accessKeys} onDelete={({ id }) => open({ dialog: 'delete', key: id })} />
          ) : (
            <EmptyState
              icon={<KeyIcon size={22} />}
              title={t('accessKeys.empty.title')}
              text={t('accessKeys.empty.text')}
            />
          )
        ) : error ? (
          <LoadError title={t('accessKeys.loadFailed')} onRetry={refetch} />
        ) : (
          <>
            <Spinner />
            <SkeletonRows rows={3} />
          </>
        )}
      </Card>
      {(state.dialog === 'new' || state.dialog === 'created') && (
        <NewAccessKeyDialog
          isCreated={state.dialog === 'created'}
          onCreated={() => change({ dialog: 'created' }, { replace: true })}
          onClose={closeDialog}
        />
      )}
      {state.dialog === 'delete' && meant && (
        <ActionDialog
          text={(part) => t(`accessKeys.delete.${part}`, { name: meant.name })}
          run={() => deleteKey(meant.id)}
          onDone={closeDialog}
          onCancel={closeDialog}
        />
      )}
    </StaffShell>
  );
}
