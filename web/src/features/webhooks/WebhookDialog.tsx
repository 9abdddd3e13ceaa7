import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import { failureText } from '../../lib/failures';
import { showUserErrors } from '../../lib/formErrors';
import { formatCount } from '../../lib/moments';
import { useIsMounted } from '../../lib/useIsMounted';
import { isGone, joinedMessages, type UserErrorLike } from '../../lib/userErrors';
import { isResolved } from '../conflicts/conflict';
import { useConflict } from '../conflicts/useConflict';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { useShownOnce } from '../recordDialog/useShownOnce';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { useStaffHome } from '../staffShell/useStaffHome';
import { EventChoices } from './EventChoices';
import { SecretDialog } from './SecretDialog';
import { WebhookConflict } from './WebhookConflict';
import { changesOf, inputOf, MAX_NAME, MAX_URL, newWebhook, twinOf, valuesOf, type WebhookValues } from './webhookForm';
import {
  createWebhookMutation,
  readWebhook,
  updateWebhookMutation,
  webhooksQuery,
  type Webhook,
} from './webhookOperations';

export interface WebhookDialogProps {
  /** The webhook to be edited; null for a new one. */
  webhook: Webhook | null;
  /** All webhooks of the viewer. */
  webhooks: readonly Webhook[];
  /** Whether the address says that a new one was made. */
  isCreated?: boolean;
  onCreated?: () => void;
  onClose: () => void;
}

/** 'Novo webhook' / 'Editar webhook': where messages go and what is told; of a new one the secret is shown then. */
export function WebhookDialog({ isCreated = false, onCreated, ...props }: WebhookDialogProps) {
  const [secret, show] = useShownOnce<string>(onCreated);
  if (secret !== null) return <SecretDialog reason="created" secret={secret} onClose={props.onClose} />;
  return isCreated ? null : <WebhookForm onCreated={show} {...props} />;
}

interface WebhookFormProps extends Omit<WebhookDialogProps, 'isCreated' | 'onCreated'> {
  onCreated: (secret: string) => void;
}

function WebhookForm({ webhook, webhooks, onCreated, onClose }: WebhookFormProps) {
  const home = useStaffHome();
  const { t, i18n } = useTranslation(['webhooks', 'staff']);
  const [initial] = useState(webhook);
  const form = useForm<WebhookValues>({ defaultValues: initial ? valuesOf(initial) : newWebhook });
  const { errors, isDirty } = form.formState;
  const { record, conflict, saveOver, choose, end } = useConflict(form, initial, valuesOf);
  const [failure, setFailure] = useState<string | null>(null);
  const { leaving, question } = useUnsavedChanges(isDirty);
  const password = useRecentPassword('webhook');
  const isMounted = useIsMounted();
  // The secret is shown once and must not lie in the cache.
  const [create, { loading: creating }] = useMutation(createWebhookMutation, { fetchPolicy: 'no-cache' });
  const [update, { loading: updating }] = useMutation(updateWebhookMutation);
  const refetch = useRefetch(webhooksQuery);
  const busy = creating || updating;
  const dialog = initial ? 'edit' : 'create';

  const twin = twinOf({ id: initial?.id, url: useWatch({ control: form.control, name: 'url' }) }, webhooks);
  const lengthComplaint = (text: string, most: number) =>
    text.trim().length <= most || t('form.tooLong', { most: formatCount(most, i18n.language) });
  const urlComplaint = (url: string) => (url.trim() === '' ? t('form.urlRequired') : lengthComplaint(url, MAX_URL));
  const refuse = (userErrors: readonly UserErrorLike[]) => {
    if (password.isWanted(userErrors, () => void submit())) return;
    if (!isGone(userErrors)) return setFailure(showUserErrors(form, userErrors));
    // An error would go with the dialog that it is told in.
    toast.info({ title: t('form.failed'), description: joinedMessages(userErrors) ?? undefined });
    onClose();
  };
  const saveNew = async (values: WebhookValues) => {
    const { data } = await create({ variables: { input: inputOf(values) } });
    const { secret, userErrors } = data!.createWebhook;
    if (secret === null) refuse(userErrors);
    else onCreated(secret);
  };
  const saveChanges = async (from: Webhook, values: WebhookValues) => {
    // What somebody else has set was chosen, or nothing was changed: there is nothing to save.
    if (Object.keys(changesOf(from, values)).length === 0) return onClose();
    const outcome = await saveOver(from, values, async (before, changed) => {
      const input = { id: before.id, ...changesOf(before, changed), expectedRevision: before.revision };
      const answer = (await update({ variables: { input } })).data!.updateWebhook;
      return { record: answer.webhook && readWebhook(answer.webhook), userErrors: answer.userErrors };
    });
    if (outcome.kind === 'refused') return refuse(outcome.errors);
    if (outcome.kind === 'compare') return;
    toast.success({ title: t('form.saved') });
    if (isMounted()) onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    if (!isResolved(conflict)) return setFailure(t('staff:conflict.unresolved'));
    end();
    try {
      await (record ? saveChanges(record, values) : saveNew(values));
    } catch (error) {
      setFailure(failureText(error) ?? t('staff:unexpectedError'));
    } finally {
      // Also where no answer came: the webhook may have been made.
      refetch();
    }
  });

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      busy={busy}
      title={t(`form.${dialog}.title`)}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={busy}>
            {t('staff:cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t(`form.${dialog}.busy`)}>
            {t(`form.${dialog}.submit`)}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <InlineError title={t('form.failed')} message={failure} />}
        {conflict && <WebhookConflict conflict={conflict} onChoose={choose} />}
        <Field label={t('form.name')} hint={t('form.nameHint')} error={errors.name?.message}>
          <TextInput
            autoComplete="off"
            data-autofocus=""
            {...form.register('name', { validate: (name) => lengthComplaint(name, MAX_NAME) })}
          />
        </Field>
        <Field
          label={t('form.url')}
          hint={t(home === '/admin' ? 'form.urlHint' : 'form.urlHintOfCompany')}
          required
          error={errors.url?.message}
          warning={twin && t('form.urlTaken')}
        >
          <TextInput type="url" autoComplete="off" {...form.register('url', { validate: urlComplaint })} />
        </Field>
        <EventChoices control={form.control} />
      </Stack>
      {question}
      {password.question}
    </Dialog>
  );
}
