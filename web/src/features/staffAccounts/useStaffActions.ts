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
  // Also behind a refusal, and where no answer came: then the list may not be what it was.
  const refetch = useRefetch(staffAccountsQuery);
  const [remove] = useMutation(deleteStaffAccountMutation);
  // A password is shown once and must not lie in the cache.
  const [update] = useMutation(updateStaffAccountMutation, { fetchPolicy: 'no-cache' });
  const [invite] = useMutation(inviteStaffAgainMutation, { fetchPolicy: 'no-cache' });
  const { isWanted, question } = useRecentPassword();
  /** The accounts that something is done with at this moment. */
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const whilePending = async (id: string, act: () => Promise<void>) => {
    if (pending.has(id)) return;
    setPending((ids) => new Set(ids).add(id));
    await act();
    setPending((ids) => new Set([...ids].filter((other) => other !== id)));
    refetch();
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
        const { temporaryPassword, userErrors } = data!.updateStaffAccount;
        if (temporaryPassword !== null) onInvited(account, temporaryPassword);
        wantsPassword = isWanted(userErrors, () => void switchOn(account));
        return userErrors;
      };
      const refusal = await runWithToast(run, { done: { title: t('team.switchOn.done') } });
      if (refusal && !wantsPassword) toast.error({ title: t('team.switchOn.refused'), description: refusal.reason });
    });

  const switchOff = async ({ id }: StaffAccount) => {
    const refusal = await runWithToast(
      async () => (await update({ variables: { input: { id, active: false } } })).data!.updateStaffAccount.userErrors,
      { done: { title: t('team.switchOff.done') } },
    );
    refetch();
    return refusal;
  };

  const deleteAccount = async ({ id }: StaffAccount) => {
    const refusal = await runWithToast(
      async () => (await remove({ variables: { input: { id } } })).data!.deleteStaffAccount.userErrors,
      { done: { title: t('team.delete.done') } },
    );
    refetch();
    return refusal;
  };

  return { pending, passwordQuestion: question, inviteAgain, switchOn, switchOff, deleteAccount };
}
