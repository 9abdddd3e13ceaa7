/** How a mail is written from its parts, for the domains that make texts of their own. */
import { asText, htmlPage, type Part } from './mailLayout.js';
import type { Language } from '../texts/messages.js';

export type { Part } from './mailLayout.js';

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail's header says that is about no company. */
const PRODUCT = 'Esteira';

/** The last words of every mail. */
export const CLOSING: Readonly<Record<Language, string>> = {
  'pt-BR': 'Esta é uma mensagem automática; não responda.',
  'en-US': 'This is an automatic message; please do not reply.',
};

/** Writes a mail as HTML and as text. A line break in a name becomes no header, and markup in one no markup. */
export function writeMail({
  subject,
  companyName,
  parts,
  language = 'pt-BR',
}: {
  subject: string;
  /** The company that the mail is about, for its header; the product's name stands there without one. */
  companyName?: string | null | undefined;
  parts: readonly Part[];
  language?: Language;
}): RenderedMail {
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: htmlPage({ title: subject, sender: companyName ?? PRODUCT, parts, language }),
  };
}
