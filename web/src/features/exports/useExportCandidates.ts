import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import type { ExportCandidatesInput } from '../../generated/staff/graphql';
import { downloadExport } from './downloadExport';
import { exportCandidatesDocument } from './exportDocuments';

/** Prepares an export, downloads it, and tells how it went. */
export function useExportCandidates() {
  const { t } = useTranslation('exports');
  const [prepare] = useMutation(exportCandidatesDocument);
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Resolves to whether the file has been handed to the browser. */
  async function exportCandidates(input: ExportCandidatesInput): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    try {
      const { data } = await prepare({ variables: { input } });
      const outcome = data?.exportCandidates;
      const refusal = outcome?.userErrors[0];
      if (refusal) {
        toast.error({ title: t('toasts.exportFailed'), description: refusal.message });
        return false;
      }
      if (!outcome?.downloadUrl || !outcome.fileName) throw new Error('Failed to export candidates');
      await downloadExport(outcome.downloadUrl, outcome.fileName, {
        signal: controller.signal,
        onProgress: setReceived,
      });
      toast.success({
        title: t('toasts.exported'),
        description: t('toasts.exportedText', { count: outcome.candidateCount ?? 0 }),
      });
      return true;
    } catch {
      if (controller.signal.aborted) return false;
      toast.error({ title: t('toasts.exportFailed'), description: t('toasts.exportFailedText') });
      return false;
    } finally {
      setReceived(null);
      running.current = null;
    }
  }

  /** `received` is the number of bytes while an export runs, else null. */
  return { exportCandidates, received, cancel: () => running.current?.abort() };
}
