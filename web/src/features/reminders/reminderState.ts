import type { Language, MessageKind } from '../../generated/staff/graphql';
import { choiceParameter, textParameter } from '../../lib/urlState';

export const textMessages = [
  'REMINDER_BEFORE',
  'REMINDER_AFTER',
  'COMPANY_COMPLETE',
  'COMPANY_OVERDUE',
  'DIGEST',
  'WHATSAPP',
  'WHATSAPP_CORRECTION',
] as const satisfies readonly MessageKind[];
export const textLanguages = ['PT_BR', 'EN_US'] as const satisfies readonly Language[];

/** What the address of the screen says. */
export const reminderParameters = {
  view: choiceParameter(['rules', 'texts'], 'rules'),
  client: textParameter(),
  message: choiceParameter(textMessages, 'REMINDER_BEFORE'),
  language: choiceParameter(textLanguages, 'PT_BR'),
};
