import { CLOSING, writeMail, type Part, type RenderedMail } from '../mail/writeMail.js';
import type { CompanyDigest } from '../candidates/queries/dueCandidates.js';
import { filledIn, type Language, type MessageText, type Values } from '../texts/messages.js';
import { dayIn, FRAME } from './mailWords.js';

const paragraphsOf = (text: string): Part[] =>
  text.split(/\n{2,}/).map((paragraph) => ({ kind: 'paragraph', text: paragraph }));

export interface Frame {
  language: Language;
  /** For the header; null for the product's name. */
  companyName: string | null;
  pauseUrl: string;
}

/** What a mail is filled in with; every mail leads somewhere. */
export type MailValues = Values & { readonly link: string };

/** A mail to a candidate: the company's text, the way in (never the password), why it came, and the way to pause it. */
export function candidateMail(
  text: MessageText,
  values: MailValues,
  { language, companyName, pauseUrl }: Frame,
): RenderedMail {
  const words = FRAME[language];
  return writeMail({
    subject: filledIn(text.subject, values),
    companyName,
    language,
    parts: [
      ...paragraphsOf(filledIn(text.body, values)),
      { kind: 'button', label: words.candidateButton, url: values.link },
      { kind: 'paragraph', text: filledIn(words.why, values) },
      { kind: 'link', label: words.pause, url: pauseUrl },
      { kind: 'paragraph', text: CLOSING[language] },
    ],
  });
}

/** A mail to a company about one candidate. */
export function companyMail(text: MessageText, values: MailValues, frame: Frame): RenderedMail {
  return writeMail({
    subject: filledIn(text.subject, values),
    companyName: frame.companyName,
    language: frame.language,
    parts: [...paragraphsOf(filledIn(text.body, values)), ...companyEnd(values.link, frame)],
  });
}

/** The daily mail to a company; null when there is nothing to tell. */
export function digestMail(
  text: MessageText,
  values: MailValues,
  digest: CompanyDigest,
  frame: Frame,
): RenderedMail | null {
  const words = FRAME[frame.language];
  const kinds = ['overdue', 'dueSoon', 'corrections', 'unconfirmed'] as const;
  const lists = kinds.flatMap((kind): Part[] => {
    const { shown, count } = digest[kind];
    if (count === 0) return [];
    const lines = shown.map(({ name, dueOn }) =>
      dueOn ? `${name} (${words.due} ${dayIn(frame.language, dueOn)})` : name,
    );
    const rest = count > shown.length ? [`${words.more} ${count - shown.length}`] : [];
    return [{ kind: 'paragraph', text: [`${words.lists[kind]}: ${count}`, ...lines, ...rest].join('\n') }];
  });
  if (lists.length === 0) return null;
  return writeMail({
    subject: filledIn(text.subject, values),
    companyName: frame.companyName,
    language: frame.language,
    parts: [...paragraphsOf(filledIn(text.body, values)), ...lists, ...companyEnd(values.link, frame)],
  });
}

function companyEnd(url: string, { language, pauseUrl }: Frame): Part[] {
  const words = FRAME[language];
  return [
    { kind: 'button', label: words.companyButton, url },
    { kind: 'paragraph', text: words.companyWhy },
    { kind: 'link', label: words.pause, url: pauseUrl },
    { kind: 'paragraph', text: CLOSING[language] },
  ];
}
