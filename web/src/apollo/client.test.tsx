import { jest } from '@jest/globals';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { serveGraphql, unauthenticated, type AnswerCall } from '../testing/graphqlServer';
import { createStaffClient } from './client';
import { useFreshness } from './freshness';
import { retryDelay } from './retryLink';

const totals = parse(`
  query Totals {
    candidateTotals {
      total
    }
  }
`);
const change = parse(`
  mutation Change {
    signOut {
      userErrors {
        code
      }
    }
  }
`);
const some = { data: { candidateTotals: { __typename: 'CandidateTotals', total: 7 } } };
const done = { data: { signOut: { __typename: 'SignOutPayload', userErrors: [] } } };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Runs one operation against a server, with all its pauses. */
async function run(operation: 'query' | 'mutation', answer: AnswerCall) {
  const calls = serveGraphql(answer);
  const client = createStaffClient();
  const outcome = (operation === 'query' ? client.query({ query: totals }) : client.mutate({ mutation: change })).then(
    ({ data }) => data,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { calls: calls.length, outcome: await outcome };
}

it('doubles the pause from one second up to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('asks a query three times more when the server stumbles', async () => {
  const { calls, outcome } = await run('query', () => ({ status: 503, error: { code: 'UNAVAILABLE' } }));

  expect(calls).toBe(4);
  expect(outcome).toBeInstanceOf(Error);
});

it('goes on as soon as an answer comes', async () => {
  let attempts = 0;
  const { calls, outcome } = await run('query', () => {
    if (++attempts < 3) throw new Error('offline');
    return some;
  });

  expect(calls).toBe(3);
  expect(outcome).toMatchObject({ candidateTotals: { total: 7 } });
});

it('sends a mutation twice more without an answer, and never after a refusal', async () => {
  const lost = await run('mutation', () => {
    throw new Error('offline');
  });
  expect(lost.calls).toBe(3);

  const refused = await run('mutation', () => ({ status: 429, error: { code: 'RATE_LIMITED' } }));
  expect(refused.calls).toBe(1);

  const accepted = await run('mutation', () => done);
  expect(accepted.calls).toBe(1);
});

it.each(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'])('does not repeat a query that was answered %s', async (code) => {
  expect((await run('query', () => ({ error: { code } }))).calls).toBe(1);
});

it('renews the session like the light client', async () => {
  jest.useRealTimers();
  localStorage.setItem('refresh_token', 'refresh');
  localStorage.setItem('auth_token', 'stale');
  const calls = serveGraphql(({ operation, token }) => {
    if (operation === 'RefreshSession') {
      return { data: { refreshSession: { accessToken: 'fresh', refreshToken: 'next', userErrors: [] } } };
    }
    return token === 'fresh' ? some : unauthenticated;
  });

  const client = createStaffClient();
  const { data } = await client.query({ query: totals });

  expect(data).toMatchObject({ candidateTotals: { total: 7 } });
  expect(calls.map(({ operation }) => operation)).toEqual(['Totals', 'RefreshSession', 'Totals']);
});

describe('freshness', () => {
  function Totals() {
    const { data } = useQuery<{ candidateTotals: { total: number } }>(totals, {
      fetchPolicy: useFreshness(totals, undefined, 60_000),
    });
    return <p>total: {data?.candidateTotals.total}</p>;
  }

  it('asks again only after the answer has gone stale', async () => {
    let total = 0;
    const calls = serveGraphql(() => ({
      data: { candidateTotals: { __typename: 'CandidateTotals', total: ++total } },
    }));
    const client = createStaffClient();
    const visit = async () => {
      const { unmount } = render(
        <ApolloProvider client={client}>
          <Totals />
        </ApolloProvider>,
      );
      await act(() => jest.advanceTimersByTimeAsync(100));
      const shown = screen.getByText(/^total/).textContent;
      unmount();
      return shown;
    };

    expect(await visit()).toBe('total: 1');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await visit()).toBe('total: 1');
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(31_000);
    expect(await visit()).toBe('total: 2');
    expect(calls).toHaveLength(2);
  });
});
