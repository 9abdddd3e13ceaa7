import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import type { ExportCandidatesInput } from '../../generated/staff/graphql';
import { failureReason } from '../../lib/userErrors';
import { useOwner } from '../../session/useSession';
import { downloadExport } from './downloadExport';
import { exportCandidatesMutation } from './exportOperations';
import type { ExportProgress } from './exportPieces';

/** What became of an export; `passwordNeeded`: the password comes first, then the same export again. */
export type ExportOutcome = 'done' | 'notDone' | 'passwordNeeded';

export type ExportState = { kind: 'idle' } | { kind: 'preparing' } | ({ kind: 'arriving' } & ExportProgress);

/** Prepares an export, downloads it, and tells how it went. Leaving the screen cancels it. */
export function useExportCandidates() {
  const { t } = useTranslation('exports');
  const [prepare] = useMutation(exportCandidatesMutation);
  const owner = useOwner();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tellFailure = (failure: unknown) =>
    toast.error({
      title: t('toasts.exportFailed'),
      description: failureReason(failure) ?? t('toasts.exportFailedText'),
    });

  /** `done` once the file has been handed to the browser. */
  async function exportCandidates(input: ExportCandidatesInput): Promise<ExportOutcome> {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'preparing' });
    try {
      const { data } = await prepare({
        variables: { input },
        context: { fetchOptions: { signal: controller.signal } },
      });
      const outcome = data?.exportCandidates;
      const refusal = outcome?.userErrors[0];
      if (refusal?.code === 'REAUTHENTICATION_REQUIRED') return 'passwordNeeded';
      if (refusal) {
        tellFailure(refusal);
        return 'notDone';
      }
      if (!outcome?.downloadUrl || !outcome.fileName) throw new Error('Failed to export candidates');
      await downloadExport(outcome.downloadUrl, outcome.fileName, {
        owner,
        signal: controller.signal,
        onProgress: (progress) => setState({ kind: 'arriving', ...progress }),
      });
      toast.success({
        title: t('toasts.exported'),
        description: t('toasts.exportedText', { count: outcome.candidateCount ?? 0 }),
      });
      return 'done';
    } catch (error) {
      if (controller.signal.aborted) return 'notDone';
      tellFailure(error);
      return 'notDone';
    } finally {
      setState({ kind: 'idle' });
      running.current = null;
    }
  }

  return { exportCandidates, state, cancel: () => running.current?.abort() };
}
