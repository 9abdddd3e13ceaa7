import { MIN_PASSWORD_LENGTH } from '../../constants';

export type NewPasswordProblem = 'mismatch' | 'tooShort';

/** What is wrong with a new password and its confirmation, in the order in which it is told. */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  if (password !== confirmation) return 'mismatch';
  return password.length < MIN_PASSWORD_LENGTH ? 'tooShort' : null;
}
