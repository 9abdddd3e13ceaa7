import type { Logger } from 'pino';
import { DomainError } from '../../lib/errors.js';
import { isDatabaseUnavailable } from '../../database/connection.js';
import { isOutOfSpace } from '../../database/errors.js';

/** Any failure as one that a transport may show: what is not expected becomes INTERNAL and says nothing of its cause. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseUnavailable(error)) {
    return new DomainError(
      'UNAVAILABLE',
      'O banco de dados está temporariamente indisponível. Tente novamente em instantes.',
      { cause: error },
    );
  }
  if (isOutOfSpace(error)) {
    return new DomainError('INSUFFICIENT_STORAGE', 'O servidor está sem espaço para guardar dados. Avise o suporte.', {
      cause: error,
    });
  }
  return new DomainError('INTERNAL', 'Ocorreu um erro inesperado. Tente novamente.', { cause: error });
}

/** Logs why a request failed, where its answer must not tell and the operator has to know: the inside, and what was not there. */
export function logFailure(failure: DomainError, logger: () => Logger | undefined): void {
  const { code, cause } = failure;
  const line = { err: cause ?? failure };
  if (code === 'INTERNAL') logger()?.error(line, 'unexpected failure');
  if (code === 'UNAVAILABLE' || code === 'INSUFFICIENT_STORAGE') {
    logger()?.warn(line, isDatabaseUnavailable(cause) ? 'database unavailable' : 'not available');
  }
}
