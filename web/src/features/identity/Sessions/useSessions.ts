import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import type { OwnSessionsQuery } from '../../../generated/light/graphql';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';
import { useOwnData } from '../useOwnData';

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

/** The viewer's open sessions, and how to end one of them or all others. */
export function useSessions() {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const owner = useOwner();
  const request = useMemo(() => requestFor(owner), [owner]);
  const read = useCallback(
    (signal?: AbortSignal) =>
      request(ownSessionsQuery, undefined, signal ? { signal } : {}).then(({ viewer }) => viewer?.sessions ?? []),
    [request],
  );
  const { state, load, reload } = useOwnData<readonly OwnSession[]>(read);
  /** The id of the session that is being ended, or 'others'. */
  const [ending, setEnding] = useState<string | null>(null);

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
