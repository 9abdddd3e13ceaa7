import { DomainError, fieldErrors, type ErrorDetail } from '../../../lib/errors.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { openFields, requestedKeys } from '../openFields.js';
import { assertGoesOn, ENDED_BY_COMPANY } from '../standing/ending.js';

/** Which of the requested fields have been changed since the reopening, so that every device can ask about the others. */
export function corrections(candidate: CandidateRecord, changed: readonly string[], catalogue: RecordCatalogue) {
  const now = requestedKeys(candidate, catalogue).filter((key) => changed.includes(key));
  if (now.length === 0) return {};
  return { correctedFieldKeys: [...new Set([...(candidate.correctedFieldKeys ?? []), ...now])] };
}

export const labelOf = (catalogue: RecordCatalogue, key: string): string =>
  ({ name: 'Nome', email: 'E-mail' })[key] ?? catalogue.fields.find((field) => field.key === key)?.label ?? key;

export const pathOf = (key: string): string[] => (key === 'name' || key === 'email' ? [key] : ['fields', key]);

/**
 * Does some work, and has a refusal of fields carry the record as it is: a device learns from it that a question is not asked any more
 * because another one has changed the answer that it depends on.
 */
export function tellingRecord<T>(candidate: CandidateRecord, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'FORBIDDEN') throw error;
    throw new DomainError(error.code, error.message, { details: error.details, current: candidate, cause: error });
  }
}

/** @throws PRECONDITION_FAILED after the finish, and once the admission has ended; FORBIDDEN naming the fields that are not asked for. */
export function assertMayAnswer(candidate: CandidateRecord, keys: readonly string[], catalogue: RecordCatalogue): void {
  assertGoesOn(candidate, ENDED_BY_COMPANY);
  if (keys.length === 0) return;
  if (candidate.status === 'complete') {
    throw new DomainError('PRECONDITION_FAILED', 'Seu cadastro já foi finalizado e não pode mais ser alterado.');
  }
  const isOpen = openFields(candidate, catalogue);
  const [first, ...rest] = keys
    .filter((key) => !isOpen(key))
    .map((key): ErrorDetail => {
      const message = `O campo "${labelOf(catalogue, key)}" não está aberto para correção.`;
      return { field: pathOf(key), message, code: 'FORBIDDEN' };
    });
  if (first) throw fieldErrors([first, ...rest]);
}
