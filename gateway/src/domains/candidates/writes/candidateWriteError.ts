import { pathsInUse } from '../../../database/duplicateKey.js';
import { fieldError } from '../../../lib/errors.js';

/** Tells in the user's words whose uniqueness a write has broken; other errors pass unchanged. */
export function candidateWriteError(error: unknown): unknown {
  if (!pathsInUse(error)?.includes('email')) return error;
  return fieldError('CONFLICT', 'email', 'Já existe um candidato com este e-mail.');
}
