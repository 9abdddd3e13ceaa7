/**
 * The token of the link by which a candidate came in, for as long as this tab lives: a session that ends in the middle
 * leads back to that link's password instead of to the sign-in of staff. It opens nothing without the password, and is
 * forgotten when the candidate signs out, finishes or is deleted.
 */
const NAME = 'esteira.candidateLink';

/** The page that explains the steps of access, for a candidate whose link this tab does not know. */
export const CANDIDATE_ACCESS_PATH = '/candidato/acesso';

export function rememberCandidateLink(token: string): void {
  try {
    sessionStorage.setItem(NAME, token);
  } catch {
    // Storage may be blocked; the candidate then opens the link again.
  }
}

/** The path to come back by, or null. */
export function candidateLinkPath(): string | null {
  try {
    const token = sessionStorage.getItem(NAME);
    return token && `/candidato/${encodeURIComponent(token)}`;
  } catch {
    return null;
  }
}

/** Where a candidate without a session begins: the own link, or how to get in by it. Never the sign-in of staff. */
export function candidateStartPath(): string {
  return candidateLinkPath() ?? CANDIDATE_ACCESS_PATH;
}

export function forgetCandidateLink(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing could be stored either.
  }
}
