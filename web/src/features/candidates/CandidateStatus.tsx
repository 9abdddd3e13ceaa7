import DoneIcon from 'lucide-react/icons/circle-check';
import WorkingIcon from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { color, radius, space, typeset } from '../../theme/tokens';

export const CandidateStatus_candidate = graphql(`
  fragment CandidateStatus_candidate on Candidate {
    id
    status
    progress
    correctionRequest {
      message
      requestedAt
    }
  }
`);

interface CandidateStatusProps {
  candidate: FragmentType<typeof CandidateStatus_candidate>;
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/**
 * 'Em Andamento' (blue) or 'Completo' (green); anything else displays as in progress. Beside it, whether the candidate has
 * asked for the form to be opened again.
 */
export function CandidateStatusBadge({ candidate }: CandidateStatusProps) {
  const { t } = useTranslation('staff');
  const { status, correctionRequest } = readFragment(CandidateStatus_candidate, candidate);
  const complete = status === 'COMPLETE';
  const badge = (
    <Badge tone={complete ? 'green' : 'blue'}>
      {complete ? t('candidates.status.complete') : t('candidates.status.inProgress')}
    </Badge>
  );
  if (!correctionRequest) return badge;
  return (
    <Badges>
      {badge}
      <Badge tone="orange">{t('candidates.status.asksForCorrection')}</Badge>
    </Badges>
  );
}

const Plate = styled.span<{ $complete: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  background: ${({ $complete }) => ($complete ? color.greenSoft : color.blueSoft)};
  color: ${({ $complete }) => ($complete ? color.greenText : color.blueText)};
`;

/** The status as a sign; the badge beside it says it in words. */
export function CandidateStatusIcon({ candidate }: CandidateStatusProps) {
  const { status } = readFragment(CandidateStatus_candidate, candidate);
  const complete = status === 'COMPLETE';
  return (
    <Plate $complete={complete} aria-hidden>
      {complete ? <DoneIcon size={18} /> : <WorkingIcon size={18} />}
    </Plate>
  );
}

const ProgressText = styled.span`
  ${typeset('caption', 'medium')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** The filled share, while in progress. */
export function CandidateProgress({ candidate }: CandidateStatusProps) {
  const { t } = useTranslation('staff');
  const { status, progress } = readFragment(CandidateStatus_candidate, candidate);
  return status === 'COMPLETE' ? null : <ProgressText>{t('candidates.status.progress', { progress })}</ProgressText>;
}
