import { useApolloClient } from '@apollo/client/react';
import DownloadIcon from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { importModelQuery } from './importQueries';
import { useDownload } from './useDownload';

/** 'Baixar modelo': the workbook to fill in, made from the fields of the moment. */
export function ModelButton() {
  const { t } = useTranslation('imports');
  const client = useApolloClient();
  const { download, busy } = useDownload();
  const find = async () => {
    const { data } = await client.query({ query: importModelQuery, fetchPolicy: 'no-cache' });
    return data ? { url: data.candidateImportModel.downloadUrl, fileName: data.candidateImportModel.fileName } : null;
  };
  return (
    <Button
      icon={<DownloadIcon size={16} aria-hidden />}
      busy={busy}
      busyLabel={t('downloading')}
      onClick={() => void download(find)}
    >
      {t('model')}
    </Button>
  );
}
