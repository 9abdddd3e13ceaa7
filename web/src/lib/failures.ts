import { i18next } from '../i18n';
import { serverText, type ServerFailure } from './serverText';

/** What is known of a failed request: the server's own words and code, or `NETWORK` (no answer), or `HTTP` (no words). */
export interface Failure extends ServerFailure {
  /** After RATE_LIMITED: how long to wait. */
  retryAfterSeconds?: number | undefined;
}

interface GraphqlErrors {
  errors?: readonly { message?: string; extensions?: Failure }[];
}

/** An answer that Apollo could not take: a status such as 502, or a body that is no JSON (a proxy's page). */
interface RefusedAnswer extends GraphqlErrors {
  bodyText?: string;
  statusCode?: number;
  response?: { statusText?: string };
}

/** The answer inside Apollo's ServerError; nothing for a proxy's page. */
function parseBody(bodyText: string): GraphqlErrors {
  try {
    return (JSON.parse(bodyText) as GraphqlErrors | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Reads a RequestError of the light client, an entry of `userErrors`, and Apollo's errors alike, without loading Apollo for
 * it. What an Error itself says is a developer's English and never comes along.
 */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const { errors, bodyText, statusCode, response } = error as RefusedAnswer;
  const first = (errors ?? (bodyText === undefined ? undefined : parseBody(bodyText).errors))?.[0];
  if (first) return { ...first.extensions, ...(first.message && { message: first.message }) };
  if (bodyText !== undefined) {
    return { code: 'HTTP', message: ['HTTP', statusCode, response?.statusText].filter(Boolean).join(' ') };
  }
  if (error instanceof TypeError) return { code: 'NETWORK' }; // This is what fetch throws when no answer comes.
  const isOurs = !(error instanceof Error) || typeof (error as { code?: unknown }).code === 'string';
  return isOurs ? error : {};
}

/**
 * What to tell the user of a failed request: how long to wait when there were too many, that the network is gone, the
 * status of an answer that has no words, else what the server says. Null where none of that is known.
 */
export function failureText(error: unknown): string | null {
  const failure = failureOf(error);
  const { code, retryAfterSeconds } = failure;
  if (code === 'NETWORK') return i18next.t('app.errors.network');
  if (code === 'RATE_LIMITED') {
    if (retryAfterSeconds === undefined) return i18next.t('app.errors.tooMany');
    return retryAfterSeconds <= 90
      ? i18next.t('app.errors.waitSeconds', { count: Math.max(1, Math.ceil(retryAfterSeconds)) })
      : i18next.t('app.errors.waitMinutes', { count: Math.ceil(retryAfterSeconds / 60) });
  }
  return serverText(failure);
}
