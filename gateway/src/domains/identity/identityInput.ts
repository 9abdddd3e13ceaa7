import { z } from 'zod';
import { keyAccesses } from '../../auth/viewer.js';
import { fitsBcrypt, MIN_PASSWORD_LENGTH } from '../../auth/passwords.js';
import { writtenEmail, writtenName } from '../../lib/personInput.js';
import { normalizeEmail, singleLine } from '../../lib/text.js';
import { nullIsAbsent } from '../../lib/validation.js';

/** What is said of every code that is not taken, whatever the reason is. */
export const WRONG_CODE = 'Código inválido ou já usado.';

/** Longer than any real value; what is longer is not worth hashing or looking up. */
const MAX_TEXT = 1024;

const requiredText = (message: string) => z.string(message).min(1, message).max(MAX_TEXT, 'Texto longo demais.');

const EMAIL_REQUIRED = 'Por favor, digite seu e-mail.';
/** An e-mail that somebody claims to have: an ill-formed one is simply unknown, and blanks are none. */
const claimedEmail = requiredText(EMAIL_REQUIRED)
  .transform(normalizeEmail)
  .pipe(z.string().min(1, EMAIL_REQUIRED))
  .meta({ description: 'E-mail of the account, in any case' });
const PASSWORD_REQUIRED = 'Informe a senha.';
const claimedPassword = requiredText(PASSWORD_REQUIRED).meta({ description: 'Password' });

const newPassword = (tooShort: string) =>
  z
    .string('Informe a nova senha.')
    .min(MIN_PASSWORD_LENGTH, tooShort)
    .refine(fitsBcrypt, 'A senha deve ter no máximo 72 caracteres; os acentuados contam por dois.')
    .meta({ description: 'New password, of 6 characters or more' });

/** Longer than any code; apps show six digits in two groups. */
const MAX_CODE = 64;
const code = (tooLong: string) =>
  z
    .string('Informe o código como texto.')
    .max(MAX_CODE, tooLong)
    .transform((text) => text.replace(/\s/g, ''));

export const signInInput = z.object({
  email: claimedEmail,
  password: claimedPassword,
  code: nullIsAbsent(code(WRONG_CODE)).meta({
    description: 'Code of the authenticator app, or a recovery code; only for an account with two-step sign-in',
  }),
});

export const enableTwoFactorInput = z.object({ code: code(WRONG_CODE) });

/** Made of capitals and digits, so whatever case and blanks it was typed or copied with make no other password. */
const accessPassword = claimedPassword
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .pipe(z.string().min(1, PASSWORD_REQUIRED))
  .meta({ description: "Candidate's password; case and blanks do not matter" });

export const signInCandidateInput = z.object({
  token: requiredText('Informe o token de acesso.').meta({ description: "Access token of the candidate's link" }),
  password: accessPassword,
});

export const refreshInput = z.object({
  refreshToken: requiredText('Informe o token de renovação.').meta({
    description: 'Refresh token of the last sign-in or refresh',
  }),
});

export const requestResetInput = z.object({ email: claimedEmail });

export const changePasswordInput = z.object({
  currentPassword: requiredText('Informe a senha atual.').meta({ description: 'Present or temporary password' }),
  newPassword: newPassword('A nova senha deve ter pelo menos 6 caracteres.'),
});

export const reauthenticateInput = z.object({ password: claimedPassword });

export const resetPasswordInput = z.object({
  userId: requiredText('Parâmetros inválidos.').meta({ description: '`userId` of the reset link' }),
  token: requiredText('Parâmetros inválidos.').meta({ description: '`token` of the reset link' }),
  newPassword: newPassword('A senha deve ter pelo menos 6 caracteres.'),
});

export const confirmEmailInput = z.object({
  userId: requiredText('Parâmetros inválidos.').meta({ description: '`userId` of the confirmation link' }),
  token: requiredText('Parâmetros inválidos.').meta({ description: '`token` of the confirmation link' }),
});

/** For how many days an access key may be made. */
const KEY_DAYS = [30, 90, 180, 365] as const;
const KEY_NAME_REQUIRED = 'Informe o nome da chave.';

export const accessKeyInput = z.object({
  name: z
    .string(KEY_NAME_REQUIRED)
    .transform(singleLine)
    .pipe(z.string().min(1, KEY_NAME_REQUIRED).max(60, 'O nome da chave deve ter no máximo 60 caracteres.')),
  access: z.enum(keyAccesses, 'Escolha o que a chave permite.'),
  days: z.literal(KEY_DAYS, 'A validade deve ser de 30, 90, 180 ou 365 dias.'),
});

const STAFF_REQUIRED = 'Nome e e-mail são obrigatórios.';
export const inviteStaffInput = z.object({ name: writtenName(STAFF_REQUIRED), email: writtenEmail(STAFF_REQUIRED) });

/** Absent and null leave a property as it is. */
export const updateStaffInput = z.object({
  name: nullIsAbsent(writtenName('Informe o nome.')),
  active: nullIsAbsent(z.boolean()),
});
