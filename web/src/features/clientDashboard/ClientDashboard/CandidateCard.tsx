import DeleteIcon from 'lucide-react/icons/trash-2';
import ReopenIcon from 'lucide-react/icons/rotate-ccw';
import EditIcon from 'lucide-react/icons/pencil';
import ViewIcon from 'lucide-react/icons/eye';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatDay } from '../../../lib/moments';
import { CandidateProgress, CandidateStatusBadge, CandidateStatusIcon } from '../../candidates/CandidateStatus';
import { DueDate } from '../../candidates/DueDate';
import { DocumentsStateBadge } from '../../documents/DocumentsStateBadge';
import { CandidateLink } from './CandidateLink';
import { CandidateLinkButtons } from './CandidateLinkButtons';
import { CandidateLinkMenu } from './CandidateLinkMenu';
import {
  Actions,
  Card,
  Dates,
  Email,
  LinkText,
  LinkButtons,
  LinkMenu,
  Look,
  Name,
  NameButton,
  Progress,
  Sign,
  Standing,
  Status,
  Who,
} from './cardLayout';
import { ConfirmationPanel } from './ConfirmationPanel';

export const CandidateCard_candidate = graphql(`
  fragment CandidateCard_candidate on Candidate {
    id
    name
    email
    createdAt
    lastChange {
      at
    }
    accessSentAt
    viewerCanEdit
    viewerCanDelete
    viewerCanReopen
    ...CandidateStatus_candidate
    ...DocumentsStateBadge_candidate
    ...DueDate_candidate
    ...CandidateLink_candidate
    ...CandidateLinkButtons_candidate
    ...CandidateLinkMenu_candidate
    ...ConfirmationPanel_candidate
  }
`);

export interface CandidateCardProps {
  candidate: FragmentType<typeof CandidateCard_candidate>;
  clientName: string;
  /** Opens the dialog that does it. */
  onAct: (id: string, action: 'view' | 'edit' | 'confirm' | 'reopen' | 'delete') => void;
}

/** One of the client's candidates. Memoised: a page has up to fifty. */
export const CandidateCard = memo(function CandidateCard({ candidate: ref, clientName, onAct }: CandidateCardProps) {
  const { t, i18n } = useTranslation('staff');
  const candidate = readFragment(CandidateCard_candidate, ref);
  const { id, name, email, createdAt, lastChange, accessSentAt } = candidate;
  const day = (iso: string) => formatDay(iso, i18n.language);
  return (
    <Card aria-label={name}>
      <Sign>
        <CandidateStatusIcon candidate={candidate} />
      </Sign>
      <Who>
        <Name title={name}>
          <NameButton type="button" data-printed onClick={() => onAct(id, 'view')}>
            <span>{name}</span>
          </NameButton>
        </Name>
        <Email title={email}>{email}</Email>
      </Who>
      <Standing>
        <Status>
          <CandidateStatusBadge candidate={candidate} />
        </Status>
        <Progress>
          <CandidateProgress candidate={candidate} />
        </Progress>
      </Standing>
      <Dates>
        <span>{t('clientDashboard.createdAt', { date: day(createdAt) })}</span>
        <DueDate candidate={candidate} />
        {lastChange && <span>{t('clientDashboard.lastActivity', { date: day(lastChange.at) })}</span>}
        {accessSentAt && <span>{t('candidates.linkSent', { date: day(accessSentAt) })}</span>}
        <DocumentsStateBadge candidate={candidate} />
      </Dates>
      <ConfirmationPanel inCard candidate={candidate} clientName={clientName} onRead={() => onAct(id, 'confirm')} />
      <Actions>
        <LinkMenu>
          <CandidateLinkMenu candidate={candidate} />
        </LinkMenu>
        <LinkButtons>
          <CandidateLinkButtons candidate={candidate} />
        </LinkButtons>
        <Look>
          <Button
            size="small"
            variant="ghost"
            icon={<ViewIcon size={17} aria-hidden />}
            onClick={() => onAct(id, 'view')}
          >
            {t('clientDashboard.view')} <VisuallyHidden>{t('clientDashboard.viewWhose', { name })}</VisuallyHidden>
          </Button>
        </Look>
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
        <LinkText>
          <CandidateLink candidate={candidate} />
        </LinkText>
      </Actions>
    </Card>
  );
});
