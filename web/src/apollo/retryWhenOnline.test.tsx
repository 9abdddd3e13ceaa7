import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { serveGraphql } from '../testing/graphqlServer';
import { renderUi } from '../testing/renderUi';
import { createStaffClient } from './client';
import { retryWhenOnline } from './retryWhenOnline';

const totals = parse('query Totals { candidateTotals { total } }');
const others = parse('query Others { unreadNotifications }');

function Totals() {
  const { data, error } = useQuery<{ candidateTotals: { total: number } }>(totals);
  useQuery(others);
  return <p>{error ? 'Sem conexão' : `Total: ${data?.candidateTotals.total ?? '?'}`}</p>;
}

it('asks again for what has failed once there is a network, and for nothing else', async () => {
  let isOffline = true;
  const calls = serveGraphql(({ operation }) => {
    if (operation === 'Others') return { data: { unreadNotifications: 0 } };
    if (isOffline) return { status: 400, error: { code: 'BAD_USER_INPUT' } };
    return { data: { candidateTotals: { __typename: 'CandidateTotals', total: 7 } } };
  });
  const client = createStaffClient(null);
  const end = retryWhenOnline(client);
  renderUi(
    <ApolloProvider client={client}>
      <Totals />
    </ApolloProvider>,
  );
  expect(await screen.findByText('Sem conexão')).toBeVisible();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Total: 7')).toBeVisible();
  expect(calls.map(({ operation }) => operation).filter((name) => name === 'Others')).toHaveLength(1);
  end();
});
