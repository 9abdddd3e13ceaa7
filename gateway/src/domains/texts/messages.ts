/** The messages whose words a company may write, what can be filled in, and the product's own words. */

export const languages = ['pt-BR', 'en-US'] as const;
export type Language = (typeof languages)[number];

/** Mails to the candidate, mails to the company, and the messages that staff send by WhatsApp. */
export const messages = [
  'reminderBefore',
  'reminderAfter',
  'companyComplete',
  'companyOverdue',
  'digest',
  'whatsapp',
  'whatsappCorrection',
] as const;
export type Message = (typeof messages)[number];

/** A subject and a text in which names between double braces stand for what is filled in. */
export interface MessageText {
  /** '' for a message that has none. */
  readonly subject: string;
  readonly body: string;
}

export type Variable = 'nome' | 'empresa' | 'prazo' | 'link' | 'data';
/** What is filled in; a message has its own variables (`variablesOf`). */
export type Values = Readonly<Partial<Record<Variable, string>>>;

const ABOUT_CANDIDATE = ['nome', 'empresa', 'prazo', 'link'] as const;

/** The variables of each message. None of them is a password. */
export const variablesOf: Readonly<Record<Message, readonly Variable[]>> = {
  reminderBefore: ABOUT_CANDIDATE,
  reminderAfter: ABOUT_CANDIDATE,
  companyComplete: ABOUT_CANDIDATE,
  companyOverdue: ABOUT_CANDIDATE,
  digest: ['empresa', 'data', 'link'],
  whatsapp: ABOUT_CANDIDATE,
  whatsappCorrection: ABOUT_CANDIDATE,
};

/** Whether a message is sent by WhatsApp. */
export const isByWhatsapp = (message: Message): boolean => message === 'whatsapp' || message === 'whatsappCorrection';

/** A message by WhatsApp has no subject. */
export const hasSubject = (message: Message): boolean => !isByWhatsapp(message);

/** A place to be filled in, with its name as the only group; a name has no braces. */
const PLACE = /\{\{([^{}]{0,60})\}\}/g;

/** What stands between double braces in a text, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name.trim())),
];

/** Whether double braces stand in a text that belong to no place. */
export const hasLooseBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACE, ''));

/** What stands in the place of the company's name for candidates without one. */
export const NO_COMPANY: Readonly<Record<Language, string>> = { 'pt-BR': 'nossa empresa', 'en-US': 'our company' };
const noCompany: ReadonlySet<string> = new Set(Object.values(NO_COMPANY));
/** What comes before the first word of a sentence: nothing, or the end of another one. */
const BEFORE_SENTENCE = /^$|[.!?]\s|\n$/;
/** The end of a sentence and the blank after it. */
const LOOKED_AT = 2;

/** Puts values in the places of their names; what a value holds is not looked through again. */
export function filledIn(text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string, at: number) => {
    const key = name.trim();
    if (!Object.hasOwn(values, key)) return place;
    const value = values[key as Variable] ?? '';
    // A company writes its own name as it likes.
    if (noCompany.has(value) && BEFORE_SENTENCE.test(text.slice(Math.max(0, at - LOOKED_AT), at)))
      return value.charAt(0).toUpperCase() + value.slice(1);
    // 'Litoral S.A.' at the end of a sentence has its full stop already.
    return value.endsWith('.') && text[at + place.length] === '.' ? value.slice(0, -1) : value;
  });
}

/** The product's texts: what is sent where no other text has been written. */
export const PRODUCT_TEXTS: Readonly<Record<Language, Readonly<Record<Message, MessageText>>>> = {
  'pt-BR': {
    reminderBefore: {
      subject: '{{empresa}}: seu cadastro vence em {{prazo}}',
      body: 'Olá, {{nome}}!\n\nO prazo para preencher os dados da sua admissão em {{empresa}} é {{prazo}}. Ainda faltam informações no seu cadastro.',
    },
    reminderAfter: {
      subject: '{{empresa}}: o prazo do seu cadastro passou',
      body: 'Olá, {{nome}}!\n\nO prazo para preencher os dados da sua admissão em {{empresa}} era {{prazo}}. Você ainda pode terminar o seu cadastro.',
    },
    companyComplete: {
      subject: '{{nome}} finalizou o cadastro',
      body: '{{nome}} finalizou o cadastro. Os dados já podem ser conferidos e confirmados.',
    },
    companyOverdue: {
      subject: 'Cadastro vencido: {{nome}}',
      body: 'O prazo de {{nome}} era {{prazo}}, e o cadastro ainda não foi finalizado.',
    },
    digest: {
      subject: 'Resumo do dia: candidatos que precisam de atenção',
      body: 'Estes são os candidatos de {{empresa}} que precisam de atenção em {{data}}:',
    },
    whatsapp: {
      subject: '',
      body: 'Olá, {{nome}}! {{empresa}} pediu os dados da sua admissão. Você pode preencher tudo por este link: {{link}}',
    },
    whatsappCorrection: {
      subject: '',
      body: 'Olá, {{nome}}! {{empresa}} pediu uma correção no seu cadastro de admissão. Veja o que corrigir e envie de novo por este link: {{link}}',
    },
  },
  'en-US': {
    reminderBefore: {
      subject: '{{empresa}}: your registration is due on {{prazo}}',
      body: 'Hello, {{nome}}!\n\nThe data for your admission at {{empresa}} are due on {{prazo}}. Some information is still missing.',
    },
    reminderAfter: {
      subject: '{{empresa}}: your registration is overdue',
      body: 'Hello, {{nome}}!\n\nThe data for your admission at {{empresa}} were due on {{prazo}}. You can still complete your registration.',
    },
    companyComplete: {
      subject: '{{nome}} has completed the registration',
      body: '{{nome}} has completed the registration. The data can now be checked and confirmed.',
    },
    companyOverdue: {
      subject: 'Overdue registration: {{nome}}',
      body: 'The registration of {{nome}} was due on {{prazo}} and has not been completed yet.',
    },
    digest: {
      subject: 'Today: candidates who need attention',
      body: 'These candidates of {{empresa}} need attention on {{data}}:',
    },
    whatsapp: {
      subject: '',
      body: 'Hello, {{nome}}! {{empresa}} has asked for the data for your admission. You can fill everything in with this link: {{link}}',
    },
    whatsappCorrection: {
      subject: '',
      body: 'Hello, {{nome}}! {{empresa}} has asked you to correct your admission registration. See what to correct and send it again with this link: {{link}}',
    },
  },
};
