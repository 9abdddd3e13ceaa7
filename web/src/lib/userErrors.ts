import { failureOf, failureText } from './failures';
import { serverText } from './serverText';

/** An expected failure of a mutation, as every payload carries it. */
export interface UserErrorLike {
  message: string;
  code: string;
  field?: readonly string[] | null;
}

/** Failures of the server itself, of which it says no more than that there was one: a sentence on what was not done tells more. */
const UNEXPLAINED: ReadonlySet<unknown> = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR']);

/** What is known of a failed request, as `failureText` tells it; null where that is only that it failed. */
export const failureReason = (error: unknown): string | null =>
  UNEXPLAINED.has(failureOf(error).code) ? null : failureText(error);

/** What the server itself says of a failed request; null for a lost network, for answers without words, and where it gives no reason. */
export function serverMessage(error: unknown): string | null {
  const failure = failureOf(error);
  const { code } = failure;
  return code === 'NETWORK' || code === 'HTTP' || UNEXPLAINED.has(code) ? null : serverText(failure);
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
