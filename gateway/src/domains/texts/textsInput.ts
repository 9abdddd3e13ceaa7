import { z } from 'zod';
import { normalizeLine, normalizeLines } from '../../lib/parsing/texts.js';
import {
  hasLooseBraces,
  hasSubject,
  isByWhatsapp,
  languages,
  messages,
  namesIn,
  variablesOf,
  type Message,
} from './messages.js';

const MAX_SUBJECT = 150;
const MAX_BODY = 2_000;
const LONG_SUBJECT = `O assunto pode ter no máximo ${MAX_SUBJECT} caracteres.`;
const LONG_BODY = 'O texto pode ter no máximo 2.000 caracteres.';

/** Which text is meant. */
export const textKey = z.object({ message: z.enum(messages), language: z.enum(languages) });

/** The names in a text that are no variables of its message. */
export const unknownNames = (message: Message, text: string): string[] =>
  namesIn(text).filter((name) => !variablesOf[message].some((variable) => variable === name));

const braced = (name: string) => `{{${name}}}`;

/** Why a text cannot be filled in; null when it can. */
function problemOf(message: Message, text: string): string | null {
  const [unknown] = unknownNames(message, text);
  if (unknown !== undefined) {
    return `Variável desconhecida: ${braced(unknown)}. Use ${variablesOf[message].map(braced).join(', ')}.`;
  }
  return hasLooseBraces(text) ? 'Há chaves sem par. Escreva cada variável como {{nome}}.' : null;
}

/** A text as somebody has written it, with what it is for. */
export const writtenText = textKey
  .extend({
    subject: z
      .string()
      .nullish()
      .transform((text) => normalizeLine(text ?? ''))
      .pipe(z.string().max(MAX_SUBJECT, LONG_SUBJECT)),
    body: z.string().transform(normalizeLines).pipe(z.string().min(1, 'Escreva o texto.').max(MAX_BODY, LONG_BODY)),
  })
  .superRefine(({ message, subject, body }, context) => {
    const refuse = (field: string, text: string) => context.addIssue({ code: 'custom', path: [field], message: text });
    if (hasSubject(message) && subject === '') refuse('subject', 'Escreva o assunto.');
    if (!hasSubject(message) && subject !== '') refuse('subject', 'Esta mensagem não tem assunto.');
    for (const [field, text] of Object.entries({ subject, body })) {
      const problem = problemOf(message, text);
      if (problem !== null) refuse(field, problem);
    }
    if (isByWhatsapp(message) && !namesIn(body).includes('link')) {
      refuse('body', 'A mensagem precisa do link: escreva {{link}} no texto.');
    }
  });

/** What the caller took a text to be, so that none is overwritten that it has not seen. */
export const expectedText = z.object({
  expected: z
    .object({
      subject: z
        .string()
        .max(MAX_SUBJECT, LONG_SUBJECT)
        .nullish()
        .transform((text) => normalizeLine(text ?? '')),
      body: z.string().max(MAX_BODY, LONG_BODY).transform(normalizeLines),
    })
    .nullish(),
});
