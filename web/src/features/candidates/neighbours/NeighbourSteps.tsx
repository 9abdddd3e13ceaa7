import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons';
import { IconButton } from '../../../components/IconButton/IconButton';
import { space } from '../../../theme/tokens';
import { useCandidateNeighbours, type CandidateList, type Neighbour } from './useCandidateNeighbours';

const Root = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space[1]};
`;

export interface NeighbourStepsProps {
  candidateId: string;
  /** The list that the candidate was opened from. */
  list: CandidateList;
  onStep: (candidateId: string) => void;
}

/** To the candidates before and after one in the list that it was opened from. */
export function NeighbourSteps({ candidateId, list, onStep }: NeighbourStepsProps) {
  const { t } = useTranslation('staff');
  const { previous, next, isKnown } = useCandidateNeighbours(candidateId, list);
  const step = (name: 'previous' | 'next', neighbour: Neighbour | null) => ({
    label: neighbour ? `${t(`candidates.steps.${name}`)}: ${neighbour.name}` : t(`candidates.steps.${name}`),
    'aria-disabled': neighbour ? undefined : true,
    onClick: () => neighbour && onStep(neighbour.id),
  });
  return (
    <Root role="group" aria-label={t('candidates.steps.label')} aria-busy={!isKnown || undefined}>
      <IconButton icon={<ChevronLeftIcon size={18} aria-hidden />} {...step('previous', previous)} />
      <IconButton icon={<ChevronRightIcon size={18} aria-hidden />} {...step('next', next)} />
    </Root>
  );
}
