import { displayDate } from '../fields/values/fieldDates.js';
import type { Language } from './reminderRules.js';

/** The mails that have a text of their own. */
export type Message = 'reminderBefore' | 'reminderAfter' | 'companyComplete' | 'companyOverdue';

/** A subject and a text in which names between double braces stand for what is filled in. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
}

type Variable = 'nome' | 'empresa' | 'prazo' | 'link';
/** What can be filled in. */
export type Values = Readonly<Record<Variable, string>>;

const PLACE = /\{\{(\w{1,40})\}\}/g;

/** The texts of these mails. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Message, MessageText>>>> = {
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
  },
};

/** Puts values in the places of their names; what a value holds is not looked through again. */
export function filledIn(text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string) => (Object.hasOwn(values, name) ? values[name as Variable] : place));
}

/** A day as readers of a language read it. */
export const dayIn = (language: Language, day: string): string =>
  language === 'pt-BR'
    ? displayDate(day)
    : new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** What stands around the texts: not the company's to write. */
export const FRAME = {
  'pt-BR': {
    candidateButton: 'Preencher meus dados',
    companyButton: 'Abrir o sistema',
    why: 'Você recebe este e-mail porque {{empresa}} pediu os seus dados para a admissão.',
    companyWhy: 'Você recebe este e-mail porque os avisos da sua empresa estão ligados.',
    pause: 'Não receber mais estes e-mails',
    digest: 'Resumo do dia: candidatos que precisam de atenção',
    lists: {
      overdue: 'Vencidos',
      dueSoon: 'Vencem em até 2 dias',
      corrections: 'Pedem uma correção',
      unconfirmed: 'Completos, à espera de confirmação',
    },
    due: 'prazo',
    more: 'e mais',
    noCompany: 'a empresa',
    closing: 'Esta é uma mensagem automática; não responda.',
  },
  'en-US': {
    candidateButton: 'Fill in my data',
    companyButton: 'Open the system',
    why: 'You receive this e-mail because {{empresa}} has asked for your data for the admission.',
    companyWhy: 'You receive this e-mail because the notices of your company are switched on.',
    pause: 'Stop receiving these e-mails',
    digest: 'Today: candidates who need attention',
    lists: {
      overdue: 'Overdue',
      dueSoon: 'Due within 2 days',
      corrections: 'Ask for a correction',
      unconfirmed: 'Complete, waiting for confirmation',
    },
    due: 'due',
    more: 'and more:',
    noCompany: 'the company',
    closing: 'This is an automatic message; please do not reply.',
  },
} as const;
