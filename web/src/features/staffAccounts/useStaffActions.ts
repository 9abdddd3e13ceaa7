import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRecordActions } from '../recordDialog/useRecordActions';
import {
  deleteStaffAccountMutation,
  disableStaffTwoFactorMutation,
  inviteStaffAgainMutation,
  staffAccountsQuery,
  updateStaffAccountMutation,
  type StaffAccount,
} from './staffOperations';

/**
 * What is done with one account of the staff.
 * @param onInvited is given the password that a new invitation holds
 */
export function useStaffActions(onInvited: (account: StaffAccount, password: string) => void) {
  const { t } = useTranslation('staff');
  const [remove] = useMutation(deleteStaffAccountMutation);
  // A password is shown once and must not lie in the cache.
  const [update] = useMutation(updateStaffAccountMutation, { fetchPolicy: 'no-cache' });
  const [disable] = useMutation(disableStaffTwoFactorMutation);
  const [invite] = useMutation(inviteStaffAgainMutation, { fetchPolicy: 'no-cache' });
  const { pending, passwordQuestion, run, runAtOnce } = useRecordActions(staffAccountsQuery);

  const inviteAgain = (account: StaffAccount) => {
    const send = async () => {
      const { data } = await invite({ variables: { input: { id: account.id } } });
      const { temporaryPassword, userErrors } = data!.inviteStaffAgain;
      if (temporaryPassword !== null) onInvited(account, temporaryPassword);
      return userErrors;
    };
    return runAtOnce(account.id, send, { refused: t('team.inviteAgain.refused') });
  };

  const switchTo = async (account: StaffAccount, active: boolean) => {
    const { data } = await update({ variables: { input: { id: account.id, active } } });
    const { temporaryPassword, userErrors } = data!.updateStaffAccount;
    if (temporaryPassword !== null) onInvited(account, temporaryPassword);
    return userErrors;
  };

  const switchOn = (account: StaffAccount) =>
    runAtOnce(account.id, () => switchTo(account, true), {
      done: { title: t('team.switchOn.done') },
      refused: t('team.switchOn.refused'),
    });

  const switchOff = (account: StaffAccount) =>
    run(() => switchTo(account, false), { done: { title: t('team.switchOff.done') } });

  const disableTwoFactor = ({ id, name }: StaffAccount) =>
    runAtOnce(
      id,
      async () => (await disable({ variables: { input: { id } } })).data!.disableStaffTwoFactor.userErrors,
      {
        done: { title: t('team.disableTwoFactor.done', { name }), description: t('team.disableTwoFactor.told') },
        refused: t('team.disableTwoFactor.refused'),
      },
    );

  const deleteAccount = ({ id }: StaffAccount) =>
    run(async () => (await remove({ variables: { input: { id } } })).data!.deleteStaffAccount.userErrors, {
      done: { title: t('team.delete.done') },
    });

  return { pending, passwordQuestion, inviteAgain, switchOn, switchOff, disableTwoFactor, deleteAccount };
}
