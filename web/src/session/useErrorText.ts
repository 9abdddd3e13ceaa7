import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverText, type ServerFailure } from '../lib/serverText';

interface Failure extends ServerFailure {
  retryAfterSeconds?: number | undefined;
}

interface GraphqlErrors {
  errors?: { message?: string; extensions?: Failure }[];
}

/** The answer inside Apollo's ServerError. */
function parseBody(bodyText: string): GraphqlErrors {
  try {
    return (JSON.parse(bodyText) as GraphqlErrors | null) ?? {};
  } catch {
    return {};
  }
}

/** Reads a RequestError of the light client and Apollo's errors alike, without loading Apollo for it. */
function describe(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const { errors, bodyText } = error as GraphqlErrors & { bodyText?: string };
  const graphqlError = (errors ?? (bodyText === undefined ? undefined : parseBody(bodyText).errors))?.[0];
  if (graphqlError)
    return { ...graphqlError.extensions, ...(graphqlError.message && { message: graphqlError.message }) };
  if (error instanceof TypeError) return { code: 'NETWORK' }; // what fetch throws when no answer comes
  return error;
}

/**
 * What to tell the user of a failed request: how long to wait when there were too many, that the network is gone,
 * else what the server says, else the documented fallback. Takes an entry of `userErrors` as well.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('common');
  return useCallback(
    (error, fallback) => {
      const failure = describe(error);
      const { code, retryAfterSeconds } = failure;
      if (code === 'NETWORK') return t('app.errors.network');
      if (code === 'RATE_LIMITED') {
        if (retryAfterSeconds === undefined) return t('app.errors.tooMany');
        return retryAfterSeconds <= 90
          ? t('app.errors.waitSeconds', { count: Math.max(1, Math.ceil(retryAfterSeconds)) })
          : t('app.errors.waitMinutes', { count: Math.ceil(retryAfterSeconds / 60) });
      }
      return serverText(failure) ?? fallback;
    },
    [t],
  );
}
