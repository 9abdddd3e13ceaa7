import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { saveFile } from '../../lib/saveFile';
import { authorizedFetch } from '../../session/authorizedFetch';
import { useErrorText } from '../../session/useErrorText';

/** Fetches a file with the session's token and hands it to the browser; a failure is told in a toast. */
export function useDownload() {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  /** @param find gives the file's path and the name that it is stored under */
  const download = async (find: () => Promise<{ url: string; fileName: string } | null>) => {
    setBusy(true);
    try {
      const file = await find();
      if (!file) throw new Error('No file in the answer');
      const response = await authorizedFetch(file.url);
      if (!response.ok) throw new Error('Failed to fetch the file');
      saveFile(await response.blob(), file.fileName);
    } catch (error) {
      toast.error({ title: t('downloadFailed'), description: errorText(error, t('failedText')) });
    }
    setBusy(false);
  };

  return { download, busy };
}
