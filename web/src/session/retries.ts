import { RETRY_FIRST_DELAY_MS, RETRY_LONGEST_DELAY_MS } from '../constants';

/** Whether a code is GraphQL's spelling of a 5xx; every other one is an answer, and asking again would not change it. */
export const isTemporary = (code: unknown): boolean =>
  code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE';

/** The pause before the n-th retry, counted from 1: 1 s, 2 s, 4 s … 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(RETRY_FIRST_DELAY_MS * 2 ** (attempt - 1), RETRY_LONGEST_DELAY_MS);
