import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { toast } from '../../components/Toast/toast';
import { runWithToast } from '../recordDialog/runWithToast';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import {
  deleteWebhookMutation,
  testWebhookMutation,
  updateWebhookMutation,
  webhooksQuery,
  type Webhook,
} from './webhookOperations';

/** Lets the messages of a webhook be asked for again, where they are shown. */
function forgetDeliveries(cache: ApolloCache, id: string | number | undefined) {
  if (id === undefined) return;
  cache.evict({ id: cache.identify({ __typename: 'Webhook', id }), fieldName: 'deliveries' });
}

/**
 * What is done with one webhook.
 * @param onTested is told whose messages hold a test by now
 */
export function useWebhookActions(onTested: (id: string) => void) {
  const { t } = useTranslation('webhooks');
  // Also behind a refusal, and where no answer came: then the list may not be what it was.
  const refetch = useRefetch(webhooksQuery);
  // What waited is dropped with the switching off: the messages that are shown are asked for again.
  const [update] = useMutation(updateWebhookMutation, {
    update: (cache, _answer, { variables }) => forgetDeliveries(cache, variables?.input.id),
  });
  const [remove] = useMutation(deleteWebhookMutation);
  const [sendTest] = useMutation(testWebhookMutation, {
    // The test stands before the messages that are shown.
    update: (cache, _answer, { variables }) => forgetDeliveries(cache, variables?.input.id),
  });
  const { isWanted, question } = useRecentPassword('webhook');
  /** The webhooks that something is done with at this moment. */
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const whilePending = async (id: string, act: () => Promise<void>) => {
    if (pending.has(id)) return;
    setPending((ids) => new Set(ids).add(id));
    await act();
    setPending((ids) => new Set([...ids].filter((other) => other !== id)));
    refetch();
  };

  const test = ({ id }: Webhook) =>
    whilePending(id, async () => {
      const refusal = await runWithToast(
        async () => (await sendTest({ variables: { input: { id } } })).data!.testWebhook.userErrors,
        { done: { title: t('test.done'), description: t('test.doneText') }, tone: 'info' },
      );
      if (refusal) toast.error({ title: t('test.refused'), description: refusal.reason });
      else onTested(id);
    });

  const switchOn = (webhook: Webhook) =>
    whilePending(webhook.id, async () => {
      let wantsPassword = false;
      const run = async () => {
        const { data } = await update({ variables: { input: { id: webhook.id, isActive: true } } });
        const { userErrors } = data!.updateWebhook;
        wantsPassword = isWanted(userErrors, () => void switchOn(webhook));
        return userErrors;
      };
      const refusal = await runWithToast(run, { done: { title: t('switchOn.done') } });
      if (refusal && !wantsPassword) toast.error({ title: t('switchOn.refused'), description: refusal.reason });
    });

  const switchOff = ({ id }: Webhook) =>
    runWithToast(
      async () => (await update({ variables: { input: { id, isActive: false } } })).data!.updateWebhook.userErrors,
      { done: { title: t('switchOff.done') } },
    ).finally(refetch);

  const deleteWebhook = ({ id }: Webhook) =>
    runWithToast(async () => (await remove({ variables: { input: { id } } })).data!.deleteWebhook.userErrors, {
      done: { title: t('delete.done') },
    }).finally(refetch);

  return { pending, passwordQuestion: question, test, switchOn, switchOff, deleteWebhook };
}
