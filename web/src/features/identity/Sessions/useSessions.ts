import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import type { OwnSessionsQuery } from '../../../generated/light/graphql';
import { request } from '../../../session/request';
import { useErrorText } from '../../../session/useErrorText';

const ownSessionsDocument = graphql(`
  query OwnSessions {
    viewer {
      sessions {
        id
        lastUsedAt
        userAgent
        isCurrent
      }
    }
  }
`);

const endOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      endedCount
      userErrors {
        message
        code
      }
    }
  }
`);

export type OwnSession = NonNullable<OwnSessionsQuery['viewer']>['sessions'][number];

type Loaded =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'loaded'; sessions: OwnSession[] };

/** The viewer's open sessions, and the one thing to do with them. */
export function useSessions() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  const [ending, setEnding] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) =>
      request(ownSessionsDocument, undefined, signal ? { signal } : {}).then(
        ({ viewer }) => setState({ status: 'loaded', sessions: viewer?.sessions ?? [] }),
        (error: unknown) => {
          if (!signal?.aborted) setState({ status: 'failed', error });
        },
      ),
    [],
  );

  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const reload = () => {
    setState({ status: 'loading' });
    void load();
  };

  async function endOthers(): Promise<void> {
    setEnding(true);
    const fail = (failure: unknown) =>
      toast.error({ title: t('sessions.failed'), description: errorText(failure, t('sessions.failedText')) });
    try {
      const { endOtherSessions: outcome } = await request(endOtherSessionsDocument);
      const refusal = outcome.userErrors[0];
      if (refusal) return void fail(refusal);
      toast.success({ title: t('sessions.ended', { count: outcome.endedCount }) });
      await load();
    } catch (error) {
      fail(error);
    } finally {
      setEnding(false);
    }
  }

  return { state, reload, endOthers, ending };
}
