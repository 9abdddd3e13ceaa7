import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons';
import type { ReviewAction } from './reviewKeys';
import { Verdict } from './reviewLayout';

export interface VerdictButtonsProps {
  /** Whether the document waits for the viewer. */
  canJudge: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  onAct: (action: ReviewAction) => void;
}

/** What the keys do, for a mouse and for fingers. */
export function VerdictButtons({ canJudge, hasPrevious, hasNext, onAct }: VerdictButtonsProps) {
  const { t } = useTranslation('documents');
  return (
    <Verdict role="group" aria-label={t('review.verdict')}>
      <IconButton
        variant="secondary"
        label={t('review.previous')}
        icon={<ChevronLeftIcon size={18} aria-hidden />}
        aria-disabled={hasPrevious ? undefined : true}
        onClick={() => onAct('previous')}
      />
      <Button
        aria-disabled={canJudge ? undefined : true}
        aria-keyshortcuts="R"
        trailingIcon={<kbd aria-hidden>R</kbd>}
        onClick={() => onAct('refuse')}
      >
        {t('review.refuse')}
      </Button>
      <Button
        variant="primary"
        aria-disabled={canJudge ? undefined : true}
        aria-keyshortcuts="A"
        trailingIcon={<kbd aria-hidden>A</kbd>}
        onClick={() => onAct('approve')}
      >
        {t('review.approve')}
      </Button>
      <IconButton
        variant="secondary"
        label={t('review.next')}
        icon={<ChevronRightIcon size={18} aria-hidden />}
        aria-disabled={hasNext ? undefined : true}
        onClick={() => onAct('next')}
      />
    </Verdict>
  );
}
