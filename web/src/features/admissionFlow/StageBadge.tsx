import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { stageTones } from './stages';

export const StageBadge_candidate = graphql(`
  fragment StageBadge_candidate on Candidate {
    id
    stage
  }
`);

export interface StageBadgeProps {
  candidate: FragmentType<typeof StageBadge_candidate>;
}

/** Where the admission stands, in a word. */
export function StageBadge({ candidate }: StageBadgeProps) {
  const { t } = useTranslation('staff');
  const { stage } = readFragment(StageBadge_candidate, candidate);
  return <Badge tone={stageTones[stage]}>{t(`candidates.stages.${stage}`)}</Badge>;
}
