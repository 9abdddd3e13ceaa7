import { jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { createStaffClient } from '../../../apollo/client';
import { SEARCH_DEBOUNCE_MS } from '../../../constants';
import { ownerInForce } from '../../../session/owner';
import { renderStaff } from '../../../testing/renderStaff';
import { serveGraphql, type GraphqlCall } from '../../../testing/graphqlServer';
import CustomFieldsScreen from './CustomFieldsScreen/CustomFieldsScreen';
import { useFieldProposal } from './FieldEditor/useFieldProposal';

/** Longer than all pauses between the tries of a query. */
const ALL_TRIES_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const unavailable = () => serveGraphql(() => ({ status: 503, error: { code: 'UNAVAILABLE' } }));
const triesOf = async (calls: GraphqlCall[], operation: string) => {
  await act(() => jest.advanceTimersByTimeAsync(ALL_TRIES_MS));
  return calls.filter((call) => call.operation === operation).length;
};

/** Queries of permissions are tried again at most twice, one time less than other queries. */
describe('a server that stumbles is asked again twice', () => {
  test('for the fields with their permissions', async () => {
    const calls = unavailable();
    await renderStaff(<CustomFieldsScreen />);
    expect(await triesOf(calls, 'CustomFields')).toBe(3);
  });

  test('for the permissions that it proposes for a new field', async () => {
    const calls = unavailable();
    const client = createStaffClient(ownerInForce());
    const { result } = renderHook(() => useFieldProposal(), {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    });
    act(() => result.current.ask('salario_ref'));
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
    expect(await triesOf(calls, 'FieldProposal')).toBe(3);
  });
});
