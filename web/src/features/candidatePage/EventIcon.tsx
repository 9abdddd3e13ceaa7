import AccessIcon from 'lucide-react/icons/key-round';
import AnswerIcon from 'lucide-react/icons/pencil-line';
import BouncedIcon from 'lucide-react/icons/mail-x';
import ClientIcon from 'lucide-react/icons/building-2';
import ConfirmIcon from 'lucide-react/icons/clipboard-check';
import ConsentIcon from 'lucide-react/icons/shield-check';
import DateIcon from 'lucide-react/icons/calendar-clock';
import DeliveredIcon from 'lucide-react/icons/mail-check';
import EndIcon from 'lucide-react/icons/archive';
import DocumentIcon from 'lucide-react/icons/file-check';
import ExportIcon from 'lucide-react/icons/file-down';
import FinishIcon from 'lucide-react/icons/circle-check';
import MailIcon from 'lucide-react/icons/send';
import NoteIcon from 'lucide-react/icons/sticky-note';
import OpenIcon from 'lucide-react/icons/mail-open';
import RegisterIcon from 'lucide-react/icons/user-plus';
import RemindIcon from 'lucide-react/icons/bell-ring';
import ReopenIcon from 'lucide-react/icons/rotate-ccw';
import ResumeIcon from 'lucide-react/icons/archive-restore';
import ShownIcon from 'lucide-react/icons/eye';
import UndoIcon from 'lucide-react/icons/undo-2';
import type { ComponentType, SVGProps } from 'react';
import type { CandidateEventKind } from '../../generated/staff/graphql';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

const icons: Readonly<Record<CandidateEventKind, Icon>> = {
  REGISTERED: RegisterIcon,
  LINK_SENT: MailIcon,
  OPENED: OpenIcon,
  CONSENTED: ConsentIcon,
  CONSENT_WITHDRAWN: ConsentIcon,
  ANSWERED: AnswerIcon,
  FINISHED: FinishIcon,
  REOPENED: ReopenIcon,
  REOPENING_UNDONE: UndoIcon,
  ENDED: EndIcon,
  RESUMED: ResumeIcon,
  CORRECTION_REQUESTED: ReopenIcon,
  CHANGED: AnswerIcon,
  CONFIRMED: ConfirmIcon,
  CONFIRMATION_WITHDRAWN: UndoIcon,
  CREDENTIALS_RENEWED: AccessIcon,
  DOCUMENT_SENT: DocumentIcon,
  DOCUMENT_APPROVED: DocumentIcon,
  DOCUMENT_REFUSED: DocumentIcon,
  DOCUMENT_JUDGEMENT_UNDONE: UndoIcon,
  NOTE_ADDED: NoteIcon,
  DATES_SET: DateIcon,
  CLIENT_ASSIGNED: ClientIcon,
  CLIENT_ASSIGNMENT_UNDONE: UndoIcon,
  UNDONE: UndoIcon,
  REMINDED: RemindIcon,
  OVERDUE: DateIcon,
  MAIL_SENT: DeliveredIcon,
  MAIL_BOUNCED: BouncedIcon,
  EXPORTED: ExportIcon,
  DOCUMENTS_DOWNLOADED: ExportIcon,
  CREDENTIALS_SHOWN: ShownIcon,
};

/** The sign of a kind of event; the words beside it say what it is. */
export function EventIcon({ kind }: { kind: CandidateEventKind }) {
  const Sign = icons[kind];
  return <Sign size={16} aria-hidden />;
}
