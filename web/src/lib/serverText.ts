import { currentLanguage, i18next } from '../i18n';

/** A failure as the server tells it: a GraphQL error, or an entry of `userErrors`. */
export interface ServerFailure {
  message?: string | undefined;
  code?: string | undefined;
}

/**
 * What the server says of a failure, in the reader's language. The server speaks Portuguese (schema/base.graphql, `UserError`);
 * readers of another language get the catalogue's words for the code. Null where there is nothing to say.
 */
export function serverText({ message, code }: ServerFailure): string | null {
  const isForAll = currentLanguage() === 'pt-BR' || code === 'HTTP';
  if (isForAll) return message || null;
  const key = `app.refused.${code}`;
  return i18next.exists(key) ? i18next.t(key) : null;
}
