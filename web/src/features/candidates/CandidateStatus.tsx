import EndedIcon from 'lucide-react/icons/archive';
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
    ending {
      reason
    }
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
 * asked for the form to be opened again. Once the admission has ended, 'Encerrado' (grey) stands in the place of all of them.
 */
export function CandidateStatusBadge({ candidate }: CandidateStatusProps) {
  const { t } = useTranslation('staff');
  const { status, ending, correctionRequest } = readFragment(CandidateStatus_candidate, candidate);
  if (ending) return <Badge>{t('candidates.stages.ENDED')}</Badge>;
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

type Look = 'working' | 'done' | 'ended';

const looks = {
  working: { Icon: WorkingIcon, background: color.blueSoft, text: color.blueText },
  done: { Icon: DoneIcon, background: color.greenSoft, text: color.greenText },
  ended: { Icon: EndedIcon, background: color.neutralSoft, text: color.neutralText },
} as const;

const Plate = styled.span<{ $look: Look }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  background: ${({ $look }) => looks[$look].background};
  color: ${({ $look }) => looks[$look].text};
`;

/** The status as a sign; the badge beside it says it in words. */
export function CandidateStatusIcon({ candidate }: CandidateStatusProps) {
  const { status, ending } = readFragment(CandidateStatus_candidate, candidate);
  const look = ending ? 'ended' : status === 'COMPLETE' ? 'done' : 'working';
  const { Icon } = looks[look];
  return (
    <Plate $look={look} aria-hidden>
      <Icon size={18} />
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
