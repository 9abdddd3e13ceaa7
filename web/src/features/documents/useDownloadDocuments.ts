import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { saveFile } from '../../lib/saveFile';
import { joinedMessages, serverMessage } from '../../lib/userErrors';
import { staffFetch } from '../../session/staffFetch';
import { useOwner } from '../../session/useSession';

const exportDocumentsMutation = graphql(`
  mutation ExportDocuments($input: ExportDocumentsInput!) {
    exportDocuments(input: $input) {
      downloadUrl
      fileName
      documentCount
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** Fetches all documents of candidates as one zip and tells how it went. Leaving the screen cancels it. */
export function useDownloadDocuments() {
  const { t } = useTranslation('documents');
  const [prepare] = useMutation(exportDocumentsMutation);
  const owner = useOwner();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(candidateIds: readonly string[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    try {
      const { data } = await prepare({ variables: { input: { candidateIds: [...candidateIds] } } });
      const { downloadUrl, fileName, documentCount, userErrors } = data!.exportDocuments;
      const refusal = joinedMessages(userErrors);
      if (refusal !== null || !downloadUrl || !fileName) {
        toast.error({ title: t('download.failed'), description: refusal ?? t('download.failedText') });
        return;
      }
      const answer = await staffFetch(downloadUrl, { signal: controller.signal }, owner);
      if (!answer.ok) throw new Error(`The zip was not given: ${answer.status}`);
      saveFile(await answer.blob(), fileName);
      toast.success({ title: t('download.done'), description: t('download.count', { count: documentCount ?? 0 }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      toast.error({ title: t('download.failed'), description: serverMessage(error) ?? t('download.failedText') });
    } finally {
      if (!controller.signal.aborted) setIsBusy(false);
    }
  }

  return { download, isBusy };
}
