import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { ConfirmPasswordDialog } from '../../identity/ConfirmPassword/ConfirmPasswordDialog';
import { useDownload } from '../useDownload';

export interface AccessSheetButtonProps {
  url: string;
  fileName: string;
}

/** 'Baixar planilha de links': it holds the passwords of many candidates, so that the user's own may have to come first. */
export function AccessSheetButton({ url, fileName }: AccessSheetButtonProps) {
  const { t } = useTranslation('imports');
  const { download, busy } = useDownload();
  const [asksPassword, setAsksPassword] = useState(false);

  const fetchSheet = async () => {
    const outcome = await download(() => Promise.resolve({ url, fileName }));
    setAsksPassword(outcome === 'passwordNeeded');
  };

  return (
    <>
      <Button
        icon={<DownloadIcon size={16} aria-hidden />}
        busy={busy}
        busyLabel={t('downloading')}
        onClick={() => void fetchSheet()}
      >
        {t('after.links')}
      </Button>
      {asksPassword && (
        <ConfirmPasswordDialog
          reason="file"
          onConfirmed={() => {
            setAsksPassword(false);
            void fetchSheet();
          }}
          onCancel={() => setAsksPassword(false)}
        />
      )}
    </>
  );
}
