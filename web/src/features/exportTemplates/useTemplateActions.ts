import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { toast } from '../../components/Toast/toast';
import type { SaveExportTemplateInput, UpdateExportTemplateInput } from '../../generated/staff/graphql';
import type { ServerFailure } from '../../lib/serverText';
import { useErrorText } from '../../session/useErrorText';
import {
  deleteTemplateMutation,
  exportTemplatesQuery,
  saveTemplateMutation,
  setDefaultTemplateMutation,
  updateTemplateMutation,
} from './templateOperations';

interface Outcome {
  userErrors: readonly ServerFailure[];
}

/** Every change of templates, each with its toasts; all resolve to whether it worked. */
export function useTemplateActions() {
  const { t } = useTranslation('exports');
  const errorText = useErrorText();
  const onCompleted = useRefetch(exportTemplatesQuery);
  const [save, saving] = useMutation(saveTemplateMutation, { onCompleted });
  const [update, updating] = useMutation(updateTemplateMutation);
  const [remove, removing] = useMutation(deleteTemplateMutation, {
    onCompleted,
    // The card goes with the question about it, before the list has come again.
    update: (cache, { data }) => {
      const id = data?.deleteExportTemplate.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'ExportTemplate', id }) });
    },
  });
  const [setDefault] = useMutation(setDefaultTemplateMutation);

  async function told(
    work: () => Promise<Outcome | undefined>,
    texts: { done: string; failed: string; failedText: string },
  ): Promise<boolean> {
    try {
      const refusal = (await work())?.userErrors[0];
      if (refusal) {
        toast.error({ title: texts.failed, description: errorText(refusal, texts.failedText) });
        return false;
      }
      toast.success({ title: texts.done });
      return true;
    } catch {
      toast.error({ title: texts.failed, description: texts.failedText });
      return false;
    }
  }

  const saveTexts = { done: t('toasts.saved'), failed: t('toasts.saveFailed'), failedText: t('toasts.saveFailedText') };
  return {
    busy: saving.loading || updating.loading || removing.loading,
    saveTemplate: (input: SaveExportTemplateInput) =>
      told(async () => (await save({ variables: { input } })).data?.saveExportTemplate, saveTexts),
    updateTemplate: (input: UpdateExportTemplateInput) =>
      told(async () => (await update({ variables: { input } })).data?.updateExportTemplate, saveTexts),
    deleteTemplate: (id: string) =>
      told(async () => (await remove({ variables: { input: { id } } })).data?.deleteExportTemplate, {
        done: t('toasts.deleted'),
        failed: t('toasts.failed'),
        failedText: t('toasts.deleteFailedText'),
      }),
    setDefaultTemplate: (id: string) =>
      told(async () => (await setDefault({ variables: { input: { id } } })).data?.setDefaultExportTemplate, {
        done: t('toasts.defaultSet'),
        failed: t('toasts.failed'),
        failedText: t('toasts.defaultFailedText'),
      }),
  };
}
