import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../apollo/useRefetch';
import { toast } from '../../../components/Toast/toast';
import { graphql, readFragment } from '../../../generated/staff';
import type {
  CreateCustomFieldInput,
  CustomFieldRow_FieldFragment,
  FieldTarget,
  RenameFieldSectionInput,
  UpdateCustomFieldInput,
} from '../../../generated/staff/graphql';
import { joinedMessages, serverMessage, type UserErrorLike } from '../../../lib/userErrors';
import { isEditConflict } from '../../conflicts/conflict';
import { runWithToast } from '../../recordDialog/runWithToast';
import { CustomFieldRow_field } from './CustomFieldsScreen/customFieldRow';

export const customFieldsQuery = graphql(`
  query CustomFields($target: FieldTarget!) {
    customFields {
      id
      ...CustomFieldRow_field
    }
    customFieldOrderRevision(target: $target)
  }
`);

const createMutation = graphql(`
  mutation CreateCustomField($input: CreateCustomFieldInput!) {
    createCustomField(input: $input) {
      customField {
        id
        ...CustomFieldRow_field
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

const updateMutation = graphql(`
  mutation UpdateCustomField($input: UpdateCustomFieldInput!) {
    updateCustomField(input: $input) {
      customField {
        id
        ...CustomFieldRow_field
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

const deleteMutation = graphql(`
  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {
    deleteCustomField(input: $input) {
      deletedId
      userErrors {
        message
        code
        field
      }
    }
  }
`);

const reorderMutation = graphql(`
  mutation ReorderCustomFields($input: ReorderCustomFieldsInput!) {
    reorderCustomFields(input: $input) {
      customFields {
        id
        order
      }
      revision
      userErrors {
        message
        code
        field
      }
    }
  }
`);

const renameSectionMutation = graphql(`
  mutation RenameFieldSection($input: RenameFieldSectionInput!) {
    renameFieldSection(input: $input) {
      customFields {
        id
        section
      }
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** What a save came to: nothing wrong, or what the form must show; with the field as it is where another change came first. */
export type SaveResult =
  { ok: true } | { ok: false; errors: readonly UserErrorLike[]; current?: CustomFieldRow_FieldFragment | null };

/**
 * Creates or changes a field. What the server refuses and a request that failed as a whole have each a toast of their
 * own; the server's reasons are for the form, and so is what another change made of the field meanwhile.
 */
export function useSaveCustomField() {
  const { t } = useTranslation('configuration');
  const onCompleted = useRefetch(customFieldsQuery);
  const [create, creating] = useMutation(createMutation, { onCompleted });
  const [update, updating] = useMutation(updateMutation, { onCompleted });

  async function save(
    input: { create: CreateCustomFieldInput } | { update: UpdateCustomFieldInput },
  ): Promise<SaveResult> {
    try {
      const { customField, userErrors: errors } =
        'create' in input
          ? (await create({ variables: { input: input.create } })).data!.createCustomField
          : (await update({ variables: { input: input.update } })).data!.updateCustomField;
      const current = readFragment(CustomFieldRow_field, customField);
      // The form shows what has changed.
      if (current && isEditConflict(errors)) return { ok: false, errors, current };
      if (errors.length > 0) {
        toast.error({ title: t('toasts.saveRefused'), description: t('toasts.saveRefusedText') });
        return { ok: false, errors };
      }
      toast.success({ title: t('create' in input ? 'toasts.created' : 'toasts.updated') });
      return { ok: true };
    } catch (error) {
      toast.error({ title: t('toasts.saveFailed'), description: t('toasts.saveFailedText') });
      const message = serverMessage(error);
      return { ok: false, errors: message === null ? [] : [{ code: 'INTERNAL', message }] };
    }
  }
  return { save, busy: creating.loading || updating.loading };
}

/** The switch in the table: shown at once, replaced by the server's answer, put back when it fails. */
export function useToggleCustomField() {
  const { t } = useTranslation('configuration');
  const [update] = useMutation(updateMutation);

  return useCallback(
    async (field: CustomFieldRow_FieldFragment, active: boolean): Promise<void> => {
      try {
        const { data } = await update({
          variables: { input: { id: field.id, active } },
          optimisticResponse: {
            __typename: 'Mutation',
            updateCustomField: {
              __typename: 'UpdateCustomFieldPayload',
              // Masking is only a type: at run time the field is whole.
              customField: { ...field, active } as never,
              userErrors: [],
            },
          },
        });
        const refusal = joinedMessages(data!.updateCustomField.userErrors);
        if (refusal) throw new Error(refusal);
        toast.success({ title: t(active ? 'toasts.activated' : 'toasts.deactivated'), description: field.label });
      } catch {
        toast.error({ title: t('toasts.toggleFailed'), description: t('toasts.toggleFailedText') });
      }
    },
    [t, update],
  );
}

/** Deletes a field. @returns why it was not deleted, or null when it is gone. */
export function useDeleteCustomField() {
  const { t } = useTranslation('configuration');
  const [remove] = useMutation(deleteMutation, {
    onCompleted: useRefetch(customFieldsQuery),
    // The row goes with the question about it, before the list has come again.
    update: (cache, { data }) => {
      const id = data?.deleteCustomField.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'CustomField', id }) });
    },
  });

  return (id: string) =>
    runWithToast(async () => (await remove({ variables: { input: { id } } })).data!.deleteCustomField.userErrors, {
      done: { title: t('toasts.deleted') },
      failed: t('delete.failed'),
    });
}

/** Saves a new order in one call; the second of two admins who reorder at once is told. */
export function useReorderCustomFields() {
  const { t } = useTranslation('configuration');
  const [reorder, { loading }] = useMutation(reorderMutation, { onCompleted: useRefetch(customFieldsQuery) });

  async function saveOrder(target: FieldTarget, fieldIds: string[], expectedRevision: number): Promise<boolean> {
    try {
      const { data } = await reorder({
        variables: { input: { target, fieldIds, expectedRevision } },
        // The next order is saved over this one, whether or not the list has come again by then.
        update: (cache, { data: saved }) => {
          const customFieldOrderRevision = saved?.reorderCustomFields.revision;
          if (typeof customFieldOrderRevision !== 'number') return;
          cache.updateQuery(
            { query: customFieldsQuery, variables: { target } },
            (known) => known && { ...known, customFieldOrderRevision },
          );
        },
      });
      const refusal = joinedMessages(data!.reorderCustomFields.userErrors);
      if (refusal) {
        toast.error({ title: t('toasts.reorderFailed'), description: refusal });
        return false;
      }
      toast.success({ title: t('toasts.reordered') });
      return true;
    } catch (error) {
      toast.error({
        title: t('toasts.reorderFailed'),
        description: serverMessage(error) ?? t('toasts.reorderFailedText'),
      });
      return false;
    }
  }
  return { saveOrder, busy: loading };
}

/** Gives all fields of a section another one, or none. The function resolves to why it was not done, or null. */
export function useRenameFieldSection() {
  const { t } = useTranslation('configuration');
  const [send, { loading }] = useMutation(renameSectionMutation);
  const refetch = useRefetch(customFieldsQuery);

  async function rename(input: RenameFieldSectionInput) {
    const refusal = await runWithToast(
      async () => (await send({ variables: { input } })).data!.renameFieldSection.userErrors,
      { done: { title: t(input.name ? 'toasts.sectionRenamed' : 'toasts.sectionRemoved') } },
    );
    // Also where no answer came, or the section is not there any more.
    refetch();
    return refusal;
  }
  return { rename, busy: loading };
}
