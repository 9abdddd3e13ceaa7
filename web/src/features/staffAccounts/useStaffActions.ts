import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { toast } from '../../components/Toast/toast';
import { runWithToast } from '../recordDialog/runWithToast';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import {
  deleteStaffAccountMutation,
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
  const [update] = useMutation(updateStaffAccountMutation);
  const [remove] = useMutation(deleteStaffAccountMutation, { onCompleted: useRefetch(staffAccountsQuery) });
  // The password is shown once and must not lie in the cache.
  const [invite] = useMutation(inviteStaffAgainMutation, { fetchPolicy: 'no-cache' });
  const { isWanted, question } = useRecentPassword();
  /** The account that something is done with at this moment. */
  const [pending, setPending] = useState<string | null>(null);

  const whilePending = async (id: string, act: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(id);
    await act();
    setPending(null);
  };

  const inviteAgain = (account: StaffAccount) =>
    whilePending(account.id, async () => {
      const tell = (reason: string | null) =>
        toast.error({ title: t('team.inviteAgain.refused'), description: reason ?? t('unexpectedError') });
      try {
        const { data } = await invite({ variables: { input: { id: account.id } } });
        const { temporaryPassword, userErrors } = data!.inviteStaffAgain;
        if (isWanted(userErrors, () => void inviteAgain(account))) return;
        if (temporaryPassword === null) tell(joinedMessages(userErrors));
        else onInvited(account, temporaryPassword);
      } catch (error) {
        tell(failureText(error));
      }
    });

  const switchOn = (account: StaffAccount) =>
    whilePending(account.id, async () => {
      let wantsPassword = false;
      const run = async () => {
        const { data } = await update({ variables: { input: { id: account.id, active: true } } });
        const { userErrors } = data!.updateStaffAccount;
        wantsPassword = isWanted(userErrors, () => void switchOn(account));
        return userErrors;
      };
      const invited = account.hasSignedIn ? {} : { description: t('team.switchOn.invited', { name: account.name }) };
      const refusal = await runWithToast(run, { done: { title: t('team.switchOn.done'), ...invited } });
      if (refusal && !wantsPassword) toast.error({ title: t('team.switchOn.refused'), description: refusal.reason });
    });

  const switchOff = ({ id }: StaffAccount) =>
    runWithToast(
      async () => (await update({ variables: { input: { id, active: false } } })).data!.updateStaffAccount.userErrors,
      { done: { title: t('team.switchOff.done') } },
    );

  const deleteAccount = ({ id }: StaffAccount) =>
    runWithToast(async () => (await remove({ variables: { input: { id } } })).data!.deleteStaffAccount.userErrors, {
      done: { title: t('team.delete.done') },
    });

  return { pending, passwordQuestion: question, inviteAgain, switchOn, switchOff, deleteAccount };
}
