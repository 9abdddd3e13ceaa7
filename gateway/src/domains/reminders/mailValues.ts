import { NO_COMPANY, type Language } from '../texts/messages.js';
import { dayIn, FRAME } from './mailWords.js';
import type { MailValues } from './reminderTemplates.js';

/** What the texts about one candidate are filled in with. */
export function candidateValues(
  language: Language,
  about: {
    name: string;
    companyName: string | null;
    /** The day of the deadline, 'yyyy-MM-dd'; null for none. */
    dueOn: string | null;
    link: string;
  },
): MailValues & { readonly nome: string } {
  return {
    nome: about.name,
    empresa: about.companyName ?? NO_COMPANY[language],
    prazo: about.dueOn ? dayIn(language, about.dueOn) : FRAME[language].noDueDate,
    link: about.link,
  };
}

/** What the text of the digest is filled in with. */
export function digestValues(
  language: Language,
  about: {
    companyName: string | null;
    /** The day of the digest, 'yyyy-MM-dd'. */
    day: string;
    link: string;
  },
): MailValues {
  return {
    empresa: about.companyName ?? NO_COMPANY[language],
    data: dayIn(language, about.day),
    link: about.link,
  };
}
