import { z } from 'zod';
import { normalizeLines } from '../../lib/parsing/texts.js';

const MAX_TEXT = 2_000;

export const noteInput = z.object({
  text: z
    .string()
    .transform(normalizeLines)
    .pipe(z.string().min(1, 'Escreva a nota.').max(MAX_TEXT, 'A nota pode ter no máximo 2.000 caracteres.')),
  isShared: z
    .boolean()
    .nullish()
    .transform((isShared) => isShared ?? false),
});
