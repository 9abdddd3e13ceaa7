import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import type { OwnSessionsQuery } from '../../../generated/light/graphql';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';

const ownSessionsQuery = graphql(`
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

const endOtherSessionsMutation = graphql(`
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

const endSessionMutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      endedId
      userErrors {
        message
        code
      }
    }
  }
`);

export type OwnSession = NonNullable<OwnSessionsQuery['viewer']>['sessions'][number];

type UserErrors = readonly { message: string; code: string }[];

type Loaded =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'loaded'; sessions: OwnSession[] };

/** The viewer's open sessions, and how to end one of them or all others. */
export function useSessions() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const owner = useOwner();
  const request = useMemo(() => requestFor(owner), [owner]);
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  /** The id of the session that is being ended, or 'others'. */
  const [ending, setEnding] = useState<string | null>(null);

  const load = useCallback(
    (signal?: AbortSignal) =>
      request(ownSessionsQuery, undefined, signal ? { signal } : {}).then(
        ({ viewer }) => setState({ status: 'loaded', sessions: viewer?.sessions ?? [] }),
        (error: unknown) => {
          if (!signal?.aborted) setState({ status: 'failed', error });
        },
      ),
    [request],
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

  async function end(which: string, send: () => Promise<UserErrors>, failedText: string): Promise<void> {
    setEnding(which);
    const fail = (failure: unknown) =>
      toast.error({ title: t('sessions.failed'), description: errorText(failure, failedText) });
    try {
      const [refusal] = await send();
      if (refusal) fail(refusal);
      await load(); // It loads after a refusal too, as the session may have ended meanwhile.
    } catch (error) {
      fail(error);
    } finally {
      setEnding(null);
    }
  }

  const endOthers = () =>
    end(
      'others',
      async () => {
        const { endOtherSessions: outcome } = await whileSessionLasts(owner, request(endOtherSessionsMutation));
        if (outcome.userErrors.length === 0)
          toast.success({ title: t('sessions.ended', { count: outcome.endedCount }) });
        return outcome.userErrors;
      },
      t('sessions.failedText'),
    );

  const endOne = (id: string) =>
    end(
      id,
      async () =>
        (await whileSessionLasts(owner, request(endSessionMutation, { input: { id } }))).endSession.userErrors,
      t('sessions.endFailed'),
    );

  return { state, reload, endOthers, endOne, ending };
}
