import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { serveQueue } from '../../testing/attentionQueue';
import { renderStaff } from '../../testing/renderStaff';
import { EmptyQueue } from './EmptyQueue';

test('does not say that all is in order where it is not known how many are still invited', async () => {
  serveQueue([]).intercept('InvitedCount', () => ({ status: 400, error: { code: 'INTERNAL' } }));
  let client: ApolloClient | undefined;
  const Cache = () => {
    client = useApolloClient();
    return null;
  };
  await renderStaff(
    <>
      <EmptyQueue clientId="" />
      <Cache />
    </>,
  );
  const [asked] = client?.getObservableQueries() ?? [];
  await waitFor(() => expect(asked?.getCurrentResult().error).toBeDefined());
  expect(screen.getByText('Ninguém precisa de atenção')).toBeVisible();
  expect(screen.queryByText('Todos os cadastros estão em dia.')).not.toBeInTheDocument();
});
