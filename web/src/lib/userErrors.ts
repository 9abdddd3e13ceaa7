import { serverText } from './serverText';

/** An expected failure of a mutation, as every payload carries it. */
export interface UserErrorLike {
  message: string;
  code: string;
  field?: readonly string[] | null;
}

interface GraphqlFailure {
  message?: unknown;
  extensions?: { code?: unknown };
}

/** The GraphQL error of a failed request: of its answer, or of the body that came with an HTTP status such as 403. */
function graphqlFailure(error: unknown): GraphqlFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { errors, bodyText } = error as { errors?: unknown; bodyText?: unknown };
  if (Array.isArray(errors)) return (errors[0] as GraphqlFailure | undefined) ?? null;
  if (typeof bodyText !== 'string') return null;
  try {
    return graphqlFailure({ errors: (JSON.parse(bodyText) as { errors?: unknown } | null)?.errors });
  } catch {
    return null; // a proxy's page
  }
}

/** What the server says of a failed request; null for a lost network and the like, whose texts are not for people. */
export function serverMessage(error: unknown): string | null {
  const { message, extensions } = graphqlFailure(error) ?? {};
  return typeof message === 'string' ? serverText({ message, code: String(extensions?.code) }) : null;
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
