import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { saveFile } from '../../lib/saveFile';
import { RequestError } from '../../session/RequestError';
import { staffFetch, whileSessionLasts } from '../../session/staffFetch';
import { useErrorText } from '../../session/useErrorText';
import { useOwner } from '../../session/useSession';

/** What became of a download; `passwordNeeded`: the password comes first, then the same download again. */
type DownloadOutcome = 'done' | 'notDone' | 'passwordNeeded';

/** Fetches a file with the session's token and hands it to the browser; a failure is told in a toast. */
export function useDownload() {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const owner = useOwner();
  const [busy, setBusy] = useState(false);

  /** @param find gives the file's path and the name that it is stored under */
  const download = async (find: () => Promise<{ url: string; fileName: string } | null>): Promise<DownloadOutcome> => {
    setBusy(true);
    try {
      const file = await find();
      if (!file) throw new Error('No file in the answer');
      const response = await staffFetch(file.url, {}, owner);
      if (!response.ok) {
        const refusal = await whileSessionLasts(owner, refusalOf(response));
        if (response.status === 403 && refusal?.code === 'REAUTHENTICATION_REQUIRED') return 'passwordNeeded';
        throw refusal ?? new Error('Failed to fetch the file');
      }
      saveFile(await whileSessionLasts(owner, response.blob()), file.fileName);
      return 'done';
    } catch (error) {
      toast.error({ title: t('downloadFailed'), description: errorText(error, t('failedText')) });
      return 'notDone';
    } finally {
      setBusy(false);
    }
  };

  return { download, busy };
}

/** What the server says of a refusal; null for what is not its own answer, such as a proxy's page. */
async function refusalOf(response: Response): Promise<RequestError | null> {
  const seconds = Number(response.headers.get('retry-after'));
  try {
    const { code, message } = (await response.json()) as { code?: unknown; message?: unknown };
    if (typeof code !== 'string' || typeof message !== 'string') return null;
    return new RequestError(message, { code, status: response.status, retryAfterSeconds: seconds || undefined });
  } catch {
    return null;
  }
}
