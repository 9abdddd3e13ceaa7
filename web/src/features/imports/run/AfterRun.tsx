import { useMutation } from '@apollo/client/react';
import DownloadIcon from 'lucide-react/icons/download';
import CorrectIcon from 'lucide-react/icons/list-checks';
import MailIcon from 'lucide-react/icons/mail';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { Inline } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { formatCount } from '../../../lib/moments';
import { useIsMounted } from '../../../lib/useIsMounted';
import { useCanMail } from '../../../session/useSession';
import type { ImportSummary } from '../importQueries';
import { correctImportMutation, sendImportAccessLinksMutation } from '../importMutations';
import type { ImportUrl } from '../ImportScreen/importState';
import { useDownload } from '../useDownload';
import { useRunWithErrorToast } from '../useRunWithErrorToast';
import { AccessSheetButton } from './AccessSheetButton';
import { isMoving } from './isMoving';
import { RegisteredLink } from './RegisteredLink';
import { UndoDialog } from './UndoDialog';

export interface AfterRunProps {
  summary: ImportSummary;
  url: ImportUrl;
}

/** The file back, the access links, and the way back. */
export function AfterRun({ summary, url }: AfterRunProps) {
  const { t, i18n } = useTranslation('imports');
  const { id, name, state, progress, unsentAccessCount, resultUrl, accessSheetUrl } = summary;
  const { state: address, open, close } = url;
  const canMail = useCanMail();
  const runWithErrorToast = useRunWithErrorToast();
  const results = useDownload();
  const [makeDraft, correcting] = useMutation(correctImportMutation);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [send] = useMutation(sendImportAccessLinksMutation);
  const [sending, setSending] = useState(false);
  const closeDialog = () => close({ dialog: '' });
  const count = (value: number) => formatCount(value, i18n.language);
  const stem = name.replace(/\.[a-z]+$/i, '');
  const unwritten = (progress?.failed ?? 0) + (progress?.leftOut ?? 0);
  const icon = <DownloadIcon size={16} aria-hidden />;

  const correct = async () => {
    const outcome = await runWithErrorToast(t('correct.failed'), async () => {
      const { data } = await makeDraft({ variables: { input: { id } } });
      return data?.correctImport;
    });
    const draft = outcome?.candidateImport?.id;
    if (!draft) return;
    if (isMounted()) void navigate(`/imports/${draft}?step=rows`);
    else toast.info({ title: t('correct.ready'), description: t('new.readElsewhere.text') });
  };

  /** Five hundred at a time, until none is left; a failure leaves the rest for another try. */
  const sendAll = async () => {
    setSending(true);
    let queued = 0;
    for (;;) {
      const outcome = await runWithErrorToast(t('send.failed'), async () => {
        const { data } = await send({ variables: { input: { id } } });
        return data?.sendImportAccessLinks;
      });
      const batch = outcome?.queuedCount ?? 0;
      queued += batch;
      if (batch === 0 || (outcome?.remainingCount ?? 0) === 0) break;
    }
    setSending(false);
    if (queued > 0) toast.success({ title: t('send.done', { count: queued, total: count(queued) }) });
    closeDialog();
  };

  return (
    <>
      <Inline>
        {summary.viewerCanCorrect && (
          <Button
            variant="primary"
            icon={<CorrectIcon size={16} aria-hidden />}
            busy={correcting.loading}
            busyLabel={t('correct.busy')}
            onClick={() => void correct()}
          >
            {t('correct.open', { count: unwritten, total: count(unwritten) })}
          </Button>
        )}
        <RegisteredLink summary={summary} />
        {resultUrl && (
          <Button
            icon={icon}
            busy={results.busy}
            busyLabel={t('downloading')}
            onClick={() =>
              void results.download(() =>
                Promise.resolve({ url: resultUrl, fileName: t('after.resultName', { name: stem }) }),
              )
            }
          >
            {t('after.result')}
          </Button>
        )}
        {accessSheetUrl && !isMoving(state) && (
          <AccessSheetButton url={accessSheetUrl} fileName={t('after.linksName', { name: stem })} />
        )}
        {canMail && unsentAccessCount > 0 && !isMoving(state) && (
          <Button icon={<MailIcon size={16} aria-hidden />} onClick={() => open({ dialog: 'send' })}>
            {t('after.send', { count: unsentAccessCount, total: count(unsentAccessCount) })}
          </Button>
        )}
        {summary.viewerCanUndo && (
          <Button icon={<UndoIcon size={16} aria-hidden />} onClick={() => open({ dialog: 'undo' })}>
            {t('after.undo')}
          </Button>
        )}
      </Inline>
      <UndoDialog id={id} isOpen={address.dialog === 'undo' && summary.viewerCanUndo} onClose={closeDialog} />
      <ConfirmDialog
        open={canMail && address.dialog === 'send' && (sending || unsentAccessCount > 0)}
        title={t('send.title')}
        message={t('send.text', { count: unsentAccessCount, total: count(unsentAccessCount) })}
        confirmLabel={t('send.confirm')}
        busy={sending}
        busyLabel={t('send.busy')}
        onConfirm={() => void sendAll()}
        onCancel={closeDialog}
      />
    </>
  );
}
