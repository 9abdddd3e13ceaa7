import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRecordActions } from '../recordDialog/useRecordActions';
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
  // What waited is dropped with the switching off: the messages that are shown are asked for again.
  const [update] = useMutation(updateWebhookMutation, {
    update: (cache, _answer, { variables }) => forgetDeliveries(cache, variables?.input.id),
  });
  const [remove] = useMutation(deleteWebhookMutation);
  const [sendTest] = useMutation(testWebhookMutation, {
    // The test stands before the messages that are shown.
    update: (cache, _answer, { variables }) => forgetDeliveries(cache, variables?.input.id),
  });
  const { pending, passwordQuestion, run, runAtOnce } = useRecordActions(webhooksQuery, 'webhook');

  const test = async ({ id }: Webhook) => {
    const send = async () => {
      const { userErrors } = (await sendTest({ variables: { input: { id } } })).data!.testWebhook;
      if (userErrors.length === 0) onTested(id);
      return userErrors;
    };
    const done = { title: t('test.done'), description: t('test.doneText') };
    await runAtOnce(id, send, { done, tone: 'info', refused: t('test.refused') });
  };

  const switchTo = async ({ id }: Webhook, isActive: boolean) =>
    (await update({ variables: { input: { id, isActive } } })).data!.updateWebhook.userErrors;

  const switchOn = (webhook: Webhook) =>
    runAtOnce(webhook.id, () => switchTo(webhook, true), {
      done: { title: t('switchOn.done') },
      refused: t('switchOn.refused'),
    });

  const switchOff = (webhook: Webhook) => run(() => switchTo(webhook, false), { done: { title: t('switchOff.done') } });

  const deleteWebhook = ({ id }: Webhook) =>
    run(async () => (await remove({ variables: { input: { id } } })).data!.deleteWebhook.userErrors, {
      done: { title: t('delete.done') },
    });

  return { pending, passwordQuestion, test, switchOn, switchOff, deleteWebhook };
}
