import ConfirmIcon from 'lucide-react/icons/clipboard-check';
import DocumentsIcon from 'lucide-react/icons/file-check';
import RemindIcon from 'lucide-react/icons/bell-ring';
import ReopenIcon from 'lucide-react/icons/rotate-ccw';
import SendIcon from 'lucide-react/icons/send';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/Button/LinkButton';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { useBackLocation } from '../../lib/backNavigation';
import { candidateLink } from '../candidates/candidateLink';
import { useSendAccessLink } from '../candidates/useSendAccessLink';
import { NextActionLabel } from './NextActionLabel';
import { useRemindCandidate } from './useRemindCandidate';

export const NextAction_candidate = graphql(`
  fragment NextAction_candidate on Candidate {
    id
    name
    email
    accessToken
    nextAction
  }
`);

export interface NextActionProps {
  candidate: FragmentType<typeof NextAction_candidate>;
  /** Opens the dialog that does it. */
  onOpen: (dialog: 'reopen' | 'confirm') => void;
  variant?: 'primary' | 'secondary';
}

/** The one thing that should happen next with a candidate, as the button that does it; nothing where nothing should. */
export function NextAction({ candidate: ref, onOpen, variant = 'primary' }: NextActionProps) {
  const { id, name, email, accessToken, nextAction } = readFragment(NextAction_candidate, ref);
  const { sendAccessLink, busy: sending } = useSendAccessLink();
  const { remindCandidate, busy: reminding } = useRemindCandidate();
  const backLocation = useBackLocation();
  if (nextAction === null) return null;
  const label = <NextActionLabel action={nextAction} name={name} />;
  const look = { variant, size: 'small' } as const;
  const icon = { size: 16, 'aria-hidden': true } as const;
  switch (nextAction) {
    case 'SEND_LINK':
      // Who may not see the link may not send it, and the server does not ask them to.
      return (
        <Button
          {...look}
          icon={<SendIcon {...icon} />}
          busy={sending}
          onClick={() => void sendAccessLink({ id, to: email, link: accessToken ? candidateLink(accessToken) : '' })}
        >
          {label}
        </Button>
      );
    case 'REMIND':
      return (
        <Button
          {...look}
          icon={<RemindIcon {...icon} />}
          busy={reminding}
          onClick={() => void remindCandidate({ id, name })}
        >
          {label}
        </Button>
      );
    case 'REOPEN':
      return (
        <Button {...look} icon={<ReopenIcon {...icon} />} onClick={() => onOpen('reopen')}>
          {label}
        </Button>
      );
    case 'REVIEW_DOCUMENTS':
      return (
        <LinkButton {...look} icon={<DocumentsIcon {...icon} />} to={`/documents?candidate=${id}`} state={backLocation}>
          {label}
        </LinkButton>
      );
    case 'CONFIRM':
      return (
        <Button {...look} icon={<ConfirmIcon {...icon} />} onClick={() => onOpen('confirm')}>
          {label}
        </Button>
      );
  }
}
