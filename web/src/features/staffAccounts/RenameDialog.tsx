import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import { useIsMounted } from '../../lib/useIsMounted';
import { loadViewer } from '../../session/viewer';
import { runWithToast } from '../recordDialog/runWithToast';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { staffAccountsQuery, updateStaffAccountMutation, type StaffAccount } from './staffOperations';

/** Gives an account another name; a refusal stands at the field. */
export function RenameDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [initial] = useState(account.name);
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [update, { loading }] = useMutation(updateStaffAccountMutation);
  const { leaving, question } = useUnsavedChanges(name !== initial);
  const isMounted = useIsMounted();
  const refetch = useRefetch(staffAccountsQuery);
  const submit = async () => {
    if (name === initial) return onClose();
    const refused = await runWithToast(
      async () =>
        (await update({ variables: { input: { id: account.id, name } } })).data!.updateStaffAccount.userErrors,
      { done: { title: t('team.renameDialog.done') } },
    );
    // An error would go with the dialog that it is told in.
    if (refused?.gone) toast.info({ title: t('team.renameDialog.refused'), description: refused.reason });
    else setRefusal(refused?.reason ?? null);
    refetch();
    // The header greets by the name of the session.
    if (!refused && account.isViewer) void loadViewer().catch(() => undefined);
    if ((!refused || refused.gone) && isMounted()) onClose();
  };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={loading}
      title={t('team.renameDialog.title')}
      description={account.email}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={loading} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('team.inviteDialog.name')} required error={refusal}>
        <TextInput
          maxLength={200}
          autoComplete="off"
          data-autofocus=""
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setRefusal(null);
          }}
        />
      </Field>
      {question}
    </Dialog>
  );
}
