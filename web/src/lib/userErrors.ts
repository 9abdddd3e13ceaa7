import { failureOf } from './failures';
import { serverText } from './serverText';

/** An expected failure of a mutation, as every payload carries it. */
export interface UserErrorLike {
  message: string;
  code: string;
  field?: readonly string[] | null;
}

/** What the server itself says of a failed request; null for a lost network and for answers without words. */
export function serverMessage(error: unknown): string | null {
  const failure = failureOf(error);
  return failure.code === 'NETWORK' || failure.code === 'HTTP' ? null : serverText(failure);
}

/** Whether the record itself is gone: somebody deleted it meanwhile. */
export const isGone = (errors: readonly UserErrorLike[]) =>
  errors.some(({ code, field }) => code === 'NOT_FOUND' && !field?.length);

const textOf = (error: UserErrorLike) => serverText(error) ?? error.message;

/** All messages of a refusal as one text; null for none. */
export function joinedMessages(errors: readonly UserErrorLike[]): string | null {
  return errors.length > 0 ? [...new Set(errors.map(textOf))].join(' ') : null;
}

/**
 * Puts each error beside the input that it concerns: `['fields', 'cpf']` is the form's `fields.cpf`.
 * @param place sets the error and says whether the form has such an input
 */
export function placeUserErrors(
  errors: readonly UserErrorLike[],
  place: (path: string, message: string, isFirst: boolean) => boolean,
): void {
  let first = true;
  for (const error of errors) {
    const { field } = error;
    if (field && field.length > 0 && place(field.join('.'), textOf(error), first)) first = false;
  }
}
