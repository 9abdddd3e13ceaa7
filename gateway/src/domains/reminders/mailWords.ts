import { displayDate } from '../fields/values/fieldDates.js';
import type { Language, MessageText } from '../texts/messages.js';

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
    lists: {
      overdue: 'Vencidos',
      dueSoon: 'Vencem em até 2 dias',
      corrections: 'Pedem uma correção',
      unconfirmed: 'Completos, à espera de confirmação',
    },
    due: 'prazo',
    more: 'e mais',
    noDueDate: 'a combinar',
  },
  'en-US': {
    candidateButton: 'Fill in my data',
    companyButton: 'Open the system',
    why: 'You receive this e-mail because {{empresa}} has asked for your data for the admission.',
    companyWhy: 'You receive this e-mail because the notices of your company are switched on.',
    pause: 'Stop receiving these e-mails',
    lists: {
      overdue: 'Overdue',
      dueSoon: 'Due within 2 days',
      corrections: 'Ask for a correction',
      unconfirmed: 'Complete, waiting for confirmation',
    },
    due: 'due',
    more: 'and more:',
    noDueDate: 'to be agreed',
  },
} as const;

/** What a reminder says to a candidate whose form was opened again for a correction. */
export const REMINDER_OF_CORRECTION: Readonly<Record<Language, MessageText>> = {
  'pt-BR': {
    subject: '{{empresa}}: uma correção no seu cadastro',
    body: 'Olá, {{nome}}!\n\n{{empresa}} pediu uma correção nos dados da sua admissão, e ela ainda não foi enviada. Abra o seu cadastro para ver o que foi pedido.',
  },
  'en-US': {
    subject: '{{empresa}}: a correction of your registration',
    body: 'Hello, {{nome}}!\n\n{{empresa}} has asked for a correction of the data for your admission, and it has not been sent yet. Open your registration to see what was asked for.',
  },
};

/** What a person's reminder says to a candidate who has no due date. */
export const REMINDER_WITHOUT_DAY: Readonly<Record<Language, MessageText>> = {
  'pt-BR': {
    subject: '{{empresa}}: falta concluir seu cadastro',
    body: 'Olá, {{nome}}!\n\nAinda faltam informações no cadastro da sua admissão em {{empresa}}.',
  },
  'en-US': {
    subject: '{{empresa}}: your registration is not complete yet',
    body: 'Hello, {{nome}}!\n\nSome information for your admission at {{empresa}} is still missing.',
  },
};
