import DoneIcon from 'lucide-react/icons/circle-check';
import WorkingIcon from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { color, radius, typeset } from '../../theme/tokens';

export const CandidateStatus_candidate = graphql(`
  fragment CandidateStatus_candidate on Candidate {
    id
    status
    progress
  }
`);

interface CandidateStatusProps {
  candidate: FragmentType<typeof CandidateStatus_candidate>;
}

/** 'Em Andamento' (blue) or 'Completo' (green); anything else displays as in progress. */
export function CandidateStatusBadge({ candidate }: CandidateStatusProps) {
  const { t } = useTranslation('staff');
  const { status } = readFragment(CandidateStatus_candidate, candidate);
  const complete = status === 'COMPLETE';
  return (
    <Badge tone={complete ? 'green' : 'blue'}>
      {complete ? t('candidates.status.complete') : t('candidates.status.inProgress')}
    </Badge>
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
