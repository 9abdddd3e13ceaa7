import type { UserErrorLike } from '../../lib/userErrors';

/** What the server answers to an action on one candidate. */
export interface ActionPayload {
  results?: readonly { outcome: string; message?: string | null }[] | null;
  userErrors: readonly UserErrorLike[];
}

/** Why the server has not done it: for all that it was asked, or for the candidate. */
export function refusalsOf({ results, userErrors }: ActionPayload): UserErrorLike[] {
  const failed = results?.filter(({ outcome }) => outcome === 'FAILED') ?? [];
  return [...userErrors, ...failed.map(({ message }) => ({ code: 'INVALID', message: message ?? '' }))];
}
