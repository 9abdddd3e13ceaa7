import { CLOSING, writeMail, type Part, type RenderedMail } from '../mail/writeMail.js';
import { notificationKinds, type NotificationKind } from './notificationKinds.js';
import type { Language } from '../texts/messages.js';

interface Words {
  /** What has happened, after the candidate's name. */
  sentence: Readonly<Record<NotificationKind, string>>;
  /** The heading of a list of names. */
  heading: Readonly<Record<NotificationKind, string>>;
  /** Before the number of those that a list does not name. */
  more: string;
  digest: string;
  open: string;
  why: string;
  settings: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  'pt-BR': {
    sentence: {
      complete: 'finalizou o cadastro.',
      correction_sent: 'finalizou o cadastro de novo.',
      correction_asked: 'pediu para corrigir os seus dados.',
      overdue: 'não finalizou o cadastro no prazo.',
      confirmation_withdrawn: 'teve a confirmação dos dados retirada.',
      changed_after_confirmation: 'teve dados alterados depois da confirmação.',
      mail_bounced: 'teve um e-mail que não foi entregue.',
    },
    heading: {
      complete: 'Finalizaram o cadastro',
      correction_sent: 'Finalizaram o cadastro de novo',
      correction_asked: 'Pedem uma correção',
      overdue: 'Vencidos',
      confirmation_withdrawn: 'Confirmação retirada',
      changed_after_confirmation: 'Alterados depois da confirmação',
      mail_bounced: 'E-mail não entregue',
    },
    more: 'e mais',
    digest: 'Notificações do dia',
    open: 'Abrir o sistema',
    why: 'Você recebe este e-mail porque escolheu ser avisado por e-mail.',
    settings: 'Configurar notificações',
  },
  'en-US': {
    sentence: {
      complete: 'has completed the registration.',
      correction_sent: 'has completed the registration again.',
      correction_asked: 'asks to correct their data.',
      overdue: 'has not completed the registration in time.',
      confirmation_withdrawn: 'had the confirmation of the data withdrawn.',
      changed_after_confirmation: 'had data changed after the confirmation.',
      mail_bounced: 'had an e-mail that was not delivered.',
    },
    heading: {
      complete: 'Completed the registration',
      correction_sent: 'Completed the registration again',
      correction_asked: 'Ask for a correction',
      overdue: 'Overdue',
      confirmation_withdrawn: 'Confirmation withdrawn',
      changed_after_confirmation: 'Changed after the confirmation',
      mail_bounced: 'E-mail not delivered',
    },
    more: 'and more:',
    digest: 'Notifications of the day',
    open: 'Open the system',
    why: 'You receive this e-mail because you chose to be told by e-mail.',
    settings: 'Notification settings',
  },
};

interface Frame {
  language: Language;
  /** Where the button leads. */
  url: string;
  settingsUrl: string;
}

/** A mail about one notification: the candidate's name, and nothing else of the record. */
export function notificationMail({ kind, name, ...frame }: Frame & { kind: NotificationKind; name: string }) {
  const sentence = `${name} ${WORDS[frame.language].sentence[kind]}`;
  return write(sentence.replace(/\.$/, ''), [{ kind: 'paragraph', text: sentence }], frame);
}

/** How many names the daily mail has under one heading. */
const MAX_NAMES = 30;

/** The daily mail: names under what has happened, and how many more there are. */
export function notificationsDigest({
  entries,
  ...frame
}: Frame & { entries: readonly { kind: NotificationKind; name: string }[] }): RenderedMail {
  const words = WORDS[frame.language];
  const lists = notificationKinds.flatMap((kind): Part[] => {
    const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
    if (names.length === 0) return [];
    const shown = names.slice(0, MAX_NAMES);
    const rest = names.length > shown.length ? [`${words.more} ${names.length - shown.length}`] : [];
    return [{ kind: 'paragraph', text: [`${words.heading[kind]}: ${names.length}`, ...shown, ...rest].join('\n') }];
  });
  return write(words.digest, lists, frame);
}

function write(subject: string, parts: readonly Part[], { language, url, settingsUrl }: Frame): RenderedMail {
  const words = WORDS[language];
  return writeMail({
    subject,
    language,
    parts: [
      ...parts,
      { kind: 'button', label: words.open, url },
      { kind: 'paragraph', text: words.why },
      { kind: 'link', label: words.settings, url: settingsUrl },
      { kind: 'paragraph', text: CLOSING[language] },
    ],
  });
}
