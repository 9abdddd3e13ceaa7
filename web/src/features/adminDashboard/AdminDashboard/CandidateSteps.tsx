import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons';
import { IconButton } from '../../../components/IconButton/IconButton';
import { formatCount } from '../../../lib/moments';
import { color, media, space, typeset } from '../../../theme/tokens';
import type { Neighbours, Step } from './neighbours';

const Root = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[1]};
`;

const Place = styled.span`
  ${typeset('caption', 'medium')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`;

/** From one candidate's details to those of the candidate before and after in the list; their place in it. */
export function CandidateSteps({ neighbours, onStep }: { neighbours: Neighbours; onStep: (step: Step) => void }) {
  const { t, i18n } = useTranslation('staff');
  const { position, total, previous, next } = neighbours;
  const count = (value: number) => formatCount(value, i18n.language);
  return (
    <Root role="group" aria-label={t('candidates.steps.label')}>
      {position !== null && (
        <Place role="status">{t('candidates.steps.place', { position: count(position), total: count(total) })}</Place>
      )}
      <IconButton
        label={t('candidates.steps.previous')}
        icon={<ChevronLeftIcon size={18} aria-hidden />}
        aria-disabled={previous ? undefined : true}
        onClick={() => previous && onStep(previous)}
      />
      <IconButton
        label={t('candidates.steps.next')}
        icon={<ChevronRightIcon size={18} aria-hidden />}
        aria-disabled={next ? undefined : true}
        onClick={() => next && onStep(next)}
      />
    </Root>
  );
}
