import DeleteIcon from 'lucide-react/icons/trash-2';
import ReopenIcon from 'lucide-react/icons/rotate-ccw';
import EditIcon from 'lucide-react/icons/pencil';
import ViewIcon from 'lucide-react/icons/eye';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Inline } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatDay } from '../../../lib/moments';
import { color, media, radius, space, typeset } from '../../../theme/tokens';
import { CandidateProgress, CandidateStatusBadge, CandidateStatusIcon } from '../../candidates/CandidateStatus';
import { CandidateLink } from './CandidateLink';
import { ConfirmationPanel } from './ConfirmationPanel';

export const CandidateCard_candidate = graphql(`
  fragment CandidateCard_candidate on Candidate {
    id
    name
    email
    createdAt
    viewerCanEdit
    viewerCanDelete
    viewerCanReopen
    ...CandidateStatus_candidate
    ...CandidateLink_candidate
    ...ConfirmationPanel_candidate
  }
`);

const Card = styled.article`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: flex-start;
`;

const Sign = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

const Who = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.h3`
  ${typeset('large', 'semibold')}
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface CandidateCardProps {
  candidate: FragmentType<typeof CandidateCard_candidate>;
  clientName: string;
  /** Opens the dialog that does it. */
  onAct: (id: string, action: 'view' | 'edit' | 'reopen' | 'delete') => void;
}

/** One of the client's candidates. Memoised: a page has up to fifty. */
export const CandidateCard = memo(function CandidateCard({ candidate: ref, clientName, onAct }: CandidateCardProps) {
  const { t, i18n } = useTranslation('staff');
  const candidate = readFragment(CandidateCard_candidate, ref);
  const { id, name, email, createdAt } = candidate;
  return (
    <Card aria-label={name}>
      <Head>
        <Sign>
          <CandidateStatusIcon candidate={candidate} />
        </Sign>
        <Who>
          <Inline $gap={2}>
            <Name>{name}</Name>
            <CandidateStatusBadge candidate={candidate} />
            <CandidateProgress candidate={candidate} />
          </Inline>
          <Muted>{email}</Muted>
          <Muted>{t('clientDashboard.createdAt', { date: formatDay(createdAt, i18n.language) })}</Muted>
        </Who>
        <Actions>
          <Button
            size="small"
            variant="ghost"
            icon={<ViewIcon size={17} aria-hidden />}
            onClick={() => onAct(id, 'view')}
          >
            {t('clientDashboard.view')} <VisuallyHidden>{t('clientDashboard.viewWhose', { name })}</VisuallyHidden>
          </Button>
          {candidate.viewerCanReopen && (
            <IconButton
              label={t('clientDashboard.reopen', { name })}
              icon={<ReopenIcon size={17} aria-hidden />}
              onClick={() => onAct(id, 'reopen')}
            />
          )}
          {candidate.viewerCanEdit && (
            <IconButton
              label={t('clientDashboard.edit', { name })}
              icon={<EditIcon size={17} aria-hidden />}
              onClick={() => onAct(id, 'edit')}
            />
          )}
          {candidate.viewerCanDelete && (
            <IconButton
              label={t('clientDashboard.delete', { name })}
              variant="danger"
              icon={<DeleteIcon size={17} aria-hidden />}
              onClick={() => onAct(id, 'delete')}
            />
          )}
        </Actions>
      </Head>
      <CandidateLink candidate={candidate} />
      <ConfirmationPanel candidate={candidate} clientName={clientName} />
    </Card>
  );
});
