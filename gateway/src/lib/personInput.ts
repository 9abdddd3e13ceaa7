import { z } from 'zod';
import { normalizeEmail, singleLine } from './text.js';

/** Longer than any real name. */
export const MAX_NAME = 200;
/** The longest address that a mail server takes (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL = 254;

/** A name that somebody writes, as it is stored. @param required what is said of one that is missing. */
export const writtenName = (required: string, tooLong = 'Nome longo demais.') =>
  z.string(required).transform(singleLine).pipe(z.string().min(1, required).max(MAX_NAME, tooLong));

/** An e-mail that somebody writes, as it is stored and compared. @param required what is said of one that is missing. */
export const writtenEmail = (required: string) =>
  z
    .string(required)
    .transform(normalizeEmail)
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .max(MAX_EMAIL, 'E-mail longo demais.')
        .pipe(z.email('E-mail inválido.')),
    );
