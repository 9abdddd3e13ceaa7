import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CloseIcon } from '../../../components/icons';
import { IconButton } from '../../../components/IconButton/IconButton';
import { NoticeBar, NoticeRoom } from './reviewLayout';
import type { Notice } from './useJudgements';

export interface NoticeLineProps {
  notice: Notice | null;
  onUndo: () => void;
  onClose: () => void;
}

/** What became of the last judgement, with a way to take it back; it stays until the next one, as a reviewer is quick. */
export function NoticeLine({ notice, onUndo, onClose }: NoticeLineProps) {
  const { t } = useTranslation('documents');
  return (
    <NoticeRoom role="status">
      {notice && (
        <NoticeBar $tone={notice.tone}>
          <span>{notice.text}</span>
          {notice.canUndo && (
            <Button size="small" onClick={onUndo}>
              {t('review.undo')}
            </Button>
          )}
          <IconButton
            size="small"
            tooltip={false}
            label={t('review.closeNotice')}
            icon={<CloseIcon size={16} aria-hidden />}
            onClick={onClose}
          />
        </NoticeBar>
      )}
    </NoticeRoom>
  );
}
