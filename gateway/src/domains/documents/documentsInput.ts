import { z } from 'zod';
import { singleLine } from '../../lib/text.js';
import { normalizeLines } from '../../lib/parsing/texts.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { nullIsAbsent } from '../../lib/validation.js';
import { EARLIEST_DATE } from '../fields/values/fieldDates.js';
import { MAX_REASON } from '../fields/values/documentValues.js';

/** Pages that a document may have, whatever its field says. */
export const MAX_PAGES = 20;
export const TOO_MANY_PAGES = `Um documento pode ter no máximo ${MAX_PAGES} páginas.`;
const MAX_PAGE_NAME = 60;
const MAX_REASONS = 30;
const MAX_REASON_CHOICE = 200;

const MAX_KEY = 100;

/** Looked for among the fields; one that is none of them is not found, whatever its form. */
const fieldKey = z.string().max(MAX_KEY, `A chave do campo deve ter no máximo ${MAX_KEY} caracteres.`);

export const uploadInput = z.object({
  fieldKey,
  uploadId: z.uuid('Informe um UUID em uploadId.').transform((id) => id.toLowerCase()),
});

const pageName = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(MAX_PAGE_NAME, `O nome de uma página deve ter no máximo ${MAX_PAGE_NAME} caracteres.`))
  .nullish()
  .transform((name) => name || null);

/** The names of the pages of a form, which come apart from their files. */
export const pageNamesInput = z.object({ names: z.array(pageName).max(MAX_PAGES, TOO_MANY_PAGES).default([]) });

const day = z.iso
  .date('A validade deve ser uma data (aaaa-mm-dd).')
  .refine((date) => date >= EARLIEST_DATE, 'A validade deve ser uma data a partir de 01/01/1900.');

export const sendInput = z.object({
  fieldKey,
  pages: z
    .array(
      z
        .object({ id: z.string().refine(isDatabaseId, 'Página não encontrada. Envie-a de novo.'), name: pageName })
        .meta({ id: 'DocumentPageToSend', examples: [{ id: '65f0c0ffee65f0c0ffee65f0', name: 'Frente' }] }),
    )
    .min(1, 'Envie pelo menos uma página.')
    .max(MAX_PAGES, TOO_MANY_PAGES)
    .refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length, 'Há páginas repetidas.'),
  expiresOn: day.nullish().transform((date) => date ?? null),
});
export type SendInput = z.output<typeof sendInput>;

const REASON_REQUIRED = 'Escolha ou escreva o motivo da recusa.';
export const refuseInput = z.object({
  reason: z
    .string(REASON_REQUIRED)
    .transform(normalizeLines)
    .pipe(z.string().min(1, REASON_REQUIRED).max(MAX_REASON, `O motivo deve ter no máximo ${MAX_REASON} caracteres.`)),
});

const refusalTexts = z
  .array(
    z
      .string()
      .transform(singleLine)
      .pipe(
        z
          .string()
          .min(1, 'Escreva o motivo.')
          .max(MAX_REASON_CHOICE, `Cada motivo deve ter no máximo ${MAX_REASON_CHOICE} caracteres.`),
      ),
  )
  .min(1, 'Informe pelo menos um motivo.')
  .max(MAX_REASONS, `São no máximo ${MAX_REASONS} motivos.`)
  .refine((texts) => new Set(texts).size === texts.length, 'Há motivos repetidos.');
/** With what the caller took the reasons to be, so that none are overwritten that it has not seen. */
export const refusalReasonsInput = z.object({ texts: refusalTexts, expected: refusalTexts.nullish() });

/** Longer waits than anybody's: ten years. */
const MAX_WAITING_DAYS = 3_650;

export const reviewInput = z.object({
  filter: z.strictObject({
    clientId: nullIsAbsent(z.string()),
    candidateId: nullIsAbsent(z.string()),
    fieldKey: nullIsAbsent(fieldKey),
    waitingDays: nullIsAbsent(z.int().min(0).max(MAX_WAITING_DAYS)),
  }),
});
