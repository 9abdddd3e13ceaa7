import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { unknownAsker, type Asking } from '../../../auth/rules.js';

/** What is open to everybody takes some dozens, and the description of the schema, open outside production, some 200. */
const MAX_TOKENS = 500;

/**
 * Refuses a document before it is read that only somebody with a session has use for. The time that it takes to check one grows with the
 * square of its length: one of 3,000 tokens that asks for the same again and again keeps all others waiting for 200 ms, one of 500 for 5 ms.
 * It is refused like what it may ask for, so that who is not known any more signs in again.
 * @throws DomainError UNAUTHENTICATED.
 */
export function assertShortForStranger({ viewer, credentials }: Asking, document: unknown): void {
  if (!viewer && typeof document === 'string' && hasMoreTokens(document, MAX_TOKENS)) throw unknownAsker(credentials);
}

function hasMoreTokens(document: string, most: number): boolean {
  const lexer = new Lexer(new Source(document));
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF;) if ((count += 1) > most) return true;
  } catch (error) {
    // What is no token is told by the parser, which gives up there.
    if (!(error instanceof GraphQLError)) throw error;
  }
  return false;
}
