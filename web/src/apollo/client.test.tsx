import { jest } from '@jest/globals';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { serveGraphql, unauthenticated, type AnswerCall } from '../testing/graphqlServer';
import { onRefused } from '../lib/refusedAccess';
import { ownerInForce } from '../session/owner';
import { retryDelay } from '../session/retries';
import { rememberUser, userTokenOf } from '../testing/session';
import { createStaffClient } from './client';

const totals = parse(`
  query Totals {
    candidateTotals {
      total
    }
  }
`);
const payload = '(input: $input) { userErrors { code } }';
const idempotent = parse(`mutation SaveRules($input: SaveReminderRulesInput!) { saveReminderRules${payload} }`);
const once = parse(`mutation AddNote($input: AddCandidateNoteInput!) { addCandidateNote${payload} }`);
const some = { data: { candidateTotals: { __typename: 'CandidateTotals', total: 7 } } };
const done = { data: { saveReminderRules: { __typename: 'SaveReminderRulesPayload', userErrors: [] } } };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Runs one operation against a server, with all its pauses. */
async function run(operation: 'query' | 'idempotent' | 'once', answer: AnswerCall, context = {}) {
  const calls = serveGraphql(answer);
  const client = createStaffClient(null);
  const mutation = operation === 'once' ? once : idempotent;
  const sent = operation === 'query' ? client.query({ query: totals, context }) : client.mutate({ mutation, context });
  const outcome = sent.then(
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

const lost = () => {
  throw new Error('offline');
};
const gone = (code: string) => () => ({ status: 503, error: { code } });

it('sends a mutation that may be done twice two times more without an answer, and never after a refusal', async () => {
  expect((await run('idempotent', lost)).calls).toBe(3);
  expect((await run('idempotent', gone('UNAVAILABLE'))).calls).toBe(3);
  expect((await run('idempotent', () => ({ status: 429, error: { code: 'RATE_LIMITED' } }))).calls).toBe(1);
  expect((await run('idempotent', () => done)).calls).toBe(1);
});

it.each([
  ['no answer comes', lost],
  ['the server has given up waiting, and may go on', gone('UNAVAILABLE')],
  ['the server stumbles', gone('INTERNAL')],
  ['the server tells it in an answer of 200', () => ({ error: { code: 'INTERNAL_SERVER_ERROR' } })],
])('sends any other mutation once when %s, also one that asks for more', async (_what, answer) => {
  expect((await run('once', answer)).calls).toBe(1);
  const { calls, outcome } = await run('once', answer, { retries: 2 });
  expect(calls).toBe(1);
  expect(outcome).toBeInstanceOf(Error);
});

it('an operation may ask for fewer tries, and gets no more than it may have', async () => {
  expect((await run('query', lost, { retries: 2 })).calls).toBe(3);
  expect((await run('query', lost, { retries: 9 })).calls).toBe(4);
});

it.each(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'])('does not repeat a query that was answered %s', async (code) => {
  expect((await run('query', () => ({ error: { code } }))).calls).toBe(1);
});

it('renews the session like the light client', async () => {
  jest.useRealTimers();
  rememberUser(userTokenOf('ana', 'stale'));
  const fresh = userTokenOf('ana', 'fresh');
  const calls = serveGraphql(({ operation, token }) => {
    if (operation === 'RefreshSession') {
      return { data: { refreshSession: { accessToken: fresh, refreshToken: 'next', userErrors: [] } } };
    }
    return token === fresh ? some : unauthenticated;
  });

  const client = createStaffClient(ownerInForce());
  const { data } = await client.query({ query: totals });

  expect(data).toMatchObject({ candidateTotals: { total: 7 } });
  expect(calls.map(({ operation }) => operation)).toEqual(['Totals', 'RefreshSession', 'Totals']);
});

it('asks in the name of its own person alone, also after another one has signed in in another tab', async () => {
  rememberUser(userTokenOf('ana'));
  const client = createStaffClient(ownerInForce());
  rememberUser(userTokenOf('bia'));
  const calls = serveGraphql(() => some);
  const outcome = client.query({ query: totals }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(calls).toEqual([]);
});

it('shows at once what is known, and asks for it again whenever a screen opens', async () => {
  function Totals() {
    const { data } = useQuery<{ candidateTotals: { total: number } }>(totals);
    return <p>total: {data?.candidateTotals.total}</p>;
  }
  let total = 0;
  serveGraphql(() => ({ data: { candidateTotals: { __typename: 'CandidateTotals', total: ++total } } }));
  const client = createStaffClient(null);
  const open = () =>
    render(
      <ApolloProvider client={client}>
        <Totals />
      </ApolloProvider>,
    );
  const first = open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  first.unmount();
  open();
  expect(screen.getByText('total: 1')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('total: 2')).toBeInTheDocument();
});

it.each([
  ['tells of a refusal', 'FORBIDDEN', 200, 1],
  ['tells of one before the body is read', 'FORBIDDEN', 403, 1],
  ['tells of no other failure', 'NOT_FOUND', 200, 0],
])('%s, as something may be due since', async (_what, code, status, times) => {
  let told = 0;
  const end = onRefused(() => (told += 1));
  await run('query', () => ({ status, error: { code } }));
  end();
  expect(told).toBe(times);
});
