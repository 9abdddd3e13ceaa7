import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/renderStaff';
import { clientData, connection } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import { ClientPicker } from './ClientPicker';

const clients = ['Aurora', 'Litoral', 'Vida Plena'].map((companyName) => clientData({ id: companyName, companyName }));

function serve() {
  return serveStaff({
    clients: ({ search }: { search: string }) =>
      connection(
        clients.filter(({ companyName }) => companyName.toLowerCase().includes(search.toLowerCase())),
        { first: 8 },
      ),
    node: ({ id }: { id: string }) => clients.find((client) => client.id === id),
  });
}

function Example({ initial = '' }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ClientPicker label="Cliente" noneLabel="Todos" value={value} onChange={setValue} />
      <output aria-label="chosen">{value}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Cliente' });
const chosen = () => screen.getByRole('status', { name: 'chosen' });

test('finds a client by what is typed and chooses it by keyboard', async () => {
  serve();
  const { user } = await renderStaff(<Example />);
  await user.type(box(), 'vida');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(chosen()).toHaveTextContent('Vida Plena');
  await waitFor(() => expect(box()).toHaveValue('Vida Plena'));
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('walks through the list with the arrows, round its ends', async () => {
  serve();
  const { user } = await renderStaff(<Example />);
  await user.click(box());
  await screen.findByRole('option', { name: /Aurora/ });
  await user.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: /Vida Plena/ });
  expect(box()).toHaveAttribute('aria-activedescendant', last.id);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toHaveTextContent('Aurora');
});

test('goes back to no client, and Escape changes nothing', async () => {
  serve();
  const { user } = await renderStaff(<Example initial="Litoral" />);
  await waitFor(() => expect(box()).toHaveValue('Litoral'));
  await user.click(box());
  await user.keyboard('{ArrowDown}{Escape}');
  expect(chosen()).toHaveTextContent('Litoral');
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'Todos' }));
  expect(chosen()).toHaveTextContent('');
});

test('says that nothing was found', async () => {
  serve();
  const { user } = await renderStaff(<Example />);
  await user.type(box(), 'zzz');
  expect(await screen.findByText('Nenhum cliente encontrado')).toBeVisible();
});

test('Enter chooses nothing before what was typed has its answer, and then what was found for it', async () => {
  const server = serve();
  const { user } = await renderStaff(<Example initial="Litoral" />);
  await waitFor(() => expect(box()).toHaveValue('Litoral'));
  await user.click(box());
  await screen.findByRole('option', { name: /Aurora/ });
  const release = server.holdBack('ClientPicker', ({ variables }) => variables['search'] === 'vida');
  await user.keyboard('vida{Enter}');
  await waitFor(() => expect(server.lastOf('ClientPicker')['search']).toBe('vida'));
  await user.keyboard('{Enter}');
  expect(chosen()).toHaveTextContent('Litoral');
  release();
  await screen.findByRole('option', { name: /Vida Plena/ });
  await user.keyboard('{Enter}');
  expect(chosen()).toHaveTextContent('Vida Plena');
});

test('says that the clients could not be read, and tries again', async () => {
  const server = serve();
  server.intercept('ClientPicker', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await renderStaff(<Example />);
  await user.click(box());
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('Nenhum cliente encontrado')).not.toBeInTheDocument();
  server.intercept('ClientPicker', () => null);
  await user.click(retry);
  expect(await screen.findByRole('option', { name: /Aurora/ })).toBeVisible();
});
