/** An expected failure of a mutation, as every payload carries it. */
export interface UserErrorLike {
  message: string;
  code: string;
  field?: readonly string[] | null;
}

/** The server's own message of a failed request, or null for a lost network and the like, whose text is no text for people. */
export function serverMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errors } = error as { errors?: unknown };
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const message = (first as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
}

/** `extensions.code` of a failed GraphQL request (FORBIDDEN, NOT_FOUND …), or null. */
export function failureCode(error: unknown): string | null {
  const { errors } = (error ?? {}) as { errors?: unknown };
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const code = (first as { extensions?: { code?: unknown } } | null)?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** All messages of a refusal as one text; null for none. */
export function joinedMessages(errors: readonly UserErrorLike[]): string | null {
  return errors.length > 0 ? [...new Set(errors.map(({ message }) => message))].join(' ') : null;
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
  for (const { field, message } of errors) {
    if (field && field.length > 0 && place(field.join('.'), message, first)) first = false;
  }
}
