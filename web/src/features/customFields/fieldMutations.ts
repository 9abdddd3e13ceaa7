import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import type {
  CreateCustomFieldInput,
  CustomFieldRow_FieldFragment,
  FieldTarget,
  UpdateCustomFieldInput,
} from '../../generated/staff/graphql';
import { useErrorText } from '../../session/useErrorText';

export const customFieldsDocument = graphql(`
  query CustomFields($target: FieldTarget!) {
    customFields {
      id
      ...CustomFieldRow_field
    }
    customFieldOrderRevision(target: $target)
  }
`);

const createDocument = graphql(`
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

const updateDocument = graphql(`
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

const deleteDocument = graphql(`
  mutation DeleteCustomField($input: DeleteCustomFieldInput!) {
    deleteCustomField(input: $input) {
      deletedId
      userErrors {
        message
      }
    }
  }
`);

const reorderDocument = graphql(`
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
      }
    }
  }
`);

/** What a save came to: nothing wrong, or what the form must show. */
export type SaveResult =
  { ok: true } | { ok: false; errors: readonly { message: string; field?: readonly string[] | null }[] };

const refetchFields = { refetchQueries: [customFieldsDocument], awaitRefetchQueries: true };

/** Creates or changes a field; a failure of the whole request is a toast, refusals go to the form. */
export function useSaveCustomField() {
  const { t } = useTranslation('configuration');
  const errorText = useErrorText();
  const [create, creating] = useMutation(createDocument, refetchFields);
  const [update, updating] = useMutation(updateDocument, refetchFields);

  async function save(
    input: { create: CreateCustomFieldInput } | { update: UpdateCustomFieldInput },
  ): Promise<SaveResult> {
    try {
      const errors =
        'create' in input
          ? (await create({ variables: { input: input.create } })).data?.createCustomField.userErrors
          : (await update({ variables: { input: input.update } })).data?.updateCustomField.userErrors;
      if (errors && errors.length > 0) return { ok: false, errors };
      toast.success({ title: t('create' in input ? 'toasts.created' : 'toasts.updated') });
      return { ok: true };
    } catch (error) {
      toast.error({ title: t('toasts.saveFailed'), description: errorText(error, t('toasts.saveFailedText')) });
      return { ok: false, errors: [] };
    }
  }
  return { save, busy: creating.loading || updating.loading };
}

/** The switch in the table: shown at once, replaced by the server's answer, put back when it fails (spec section 4). */
export function useToggleCustomField() {
  const { t } = useTranslation('configuration');
  const [update] = useMutation(updateDocument);

  return async function toggle(field: CustomFieldRow_FieldFragment, active: boolean): Promise<void> {
    try {
      const { data } = await update({
        variables: { input: { id: field.id, active } },
        optimisticResponse: {
          __typename: 'Mutation',
          updateCustomField: {
            __typename: 'UpdateCustomFieldPayload',
            customField: { ...field, active } as never,
            userErrors: [],
          },
        },
      });
      const refusal = data?.updateCustomField.userErrors[0];
      if (refusal) throw new Error(refusal.message);
      toast.success({ title: t(active ? 'toasts.activated' : 'toasts.deactivated'), description: field.label });
    } catch {
      toast.error({ title: t('toasts.toggleFailed'), description: t('toasts.toggleFailedText') });
    }
  };
}

/** Deletes a field; resolves to whether it is gone. */
export function useDeleteCustomField() {
  const { t } = useTranslation('configuration');
  const errorText = useErrorText();
  const [remove, { loading }] = useMutation(deleteDocument, refetchFields);

  async function deleteField(id: string): Promise<boolean> {
    try {
      const { data } = await remove({ variables: { input: { id } } });
      const refusal = data?.deleteCustomField.userErrors[0];
      if (refusal) throw new Error(refusal.message);
      toast.success({ title: t('toasts.deleted') });
      return true;
    } catch (error) {
      toast.error({ title: t('toasts.deleteFailed'), description: errorText(error, t('toasts.deleteFailedText')) });
      return false;
    }
  }
  return { deleteField, busy: loading };
}

/** Saves a new order in one call; the second of two admins who reorder at once is told. */
export function useReorderCustomFields() {
  const { t } = useTranslation('configuration');
  const errorText = useErrorText();
  const [reorder, { loading }] = useMutation(reorderDocument, refetchFields);

  async function saveOrder(target: FieldTarget, fieldIds: string[], expectedRevision: number): Promise<boolean> {
    try {
      const { data } = await reorder({ variables: { input: { target, fieldIds, expectedRevision } } });
      const refusal = data?.reorderCustomFields.userErrors[0];
      if (refusal) {
        toast.error({ title: t('toasts.reorderFailed'), description: refusal.message });
        return false;
      }
      toast.success({ title: t('toasts.reordered') });
      return true;
    } catch (error) {
      toast.error({ title: t('toasts.reorderFailed'), description: errorText(error, t('toasts.reorderFailedText')) });
      return false;
    }
  }
  return { saveOrder, busy: loading };
}
