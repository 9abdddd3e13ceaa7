/** The list of those whom an import has registered: its chip, the ways out of it, and what is offered for all of them. */
import { screen, waitFor, within } from '@testing-library/react';
import { openCandidatePage, serveCandidates } from '../../testing/candidatePage';
import { card, render, serve as serveClient } from '../../testing/clientDashboard';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import AdminDashboard from '../adminDashboard/AdminDashboard/AdminDashboard';

const sheet = { __typename: 'CandidateImport', id: 'i1', name: 'equipe.csv', createdAt: '2026-11-28T15:00:00.000Z' };

function serve(viewerCanAssignClient = false) {
  const people = ['Ana', 'Bia'].map((name) => candidateData({ id: name, name, viewerCanAssignClient }));
  return serveStaff({
    candidateTotals: { total: 2, inProgress: 2, complete: 0, confirmed: 0, ended: 0 },
    clients: (page: { first: number }) => connection([], { page: 1, ...page }),
    candidates: (page: { first: number; page: number }) => connection(people, page),
    node: ({ id }: { id: string }) => [sheet, ...people].find((record) => record.id === id) ?? null,
    exportTemplates: [],
  });
}
const chip = () => screen.findByRole('combobox', { name: 'Importação' });

test('a chip names the import, takes its filter away, and has it still', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<AdminDashboard />, { path: '/admin?import=i1&page=1' });
  expect(await screen.findByText('Importação: equipe.csv, 28/11/2026')).toBeInTheDocument();
  expect(server.lastOf('AdminCandidates')['filter']).toEqual({ importId: 'i1' });
  const choice = await chip();
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(choice, 'Todas');
  await waitFor(() => expect(server.lastOf('AdminCandidates')['filter']).toEqual({}));
  expect(address()).toBe('/admin');
  await user.selectOptions(await chip(), 'equipe.csv, 28/11/2026');
  await waitFor(() => expect(address()).toBe('/admin?import=i1'));
});

test('no chip is there where no import was asked for; one that is not known is not named', async () => {
  serve();
  const { unmount } = await renderStaff(<AdminDashboard />, { path: '/admin?status=COMPLETE' });
  await screen.findByText('Status: Completo');
  expect(screen.queryByRole('combobox', { name: 'Importação' })).not.toBeInTheDocument();
  unmount();
  await renderStaff(<AdminDashboard />, { path: '/admin?import=other' });
  expect(await screen.findByText('Importação: selecionada')).toBeInTheDocument();
});

test.each([
  [true, 'all of an import without a client may be given to one'],
  [false, 'those of an import for a client may not'],
])('%s: %s', async (mayBeAssigned) => {
  serve(mayBeAssigned);
  await renderStaff(<AdminDashboard />, { path: '/admin?import=i1' });
  await screen.findByRole('button', { name: 'Enviar lembrete' });
  expect(screen.queryAllByRole('button', { name: 'Definir cliente' })).toHaveLength(mayBeAssigned ? 1 : 0);
});

test('the page of a candidate is opened from the list, and goes along it', async () => {
  serve();
  const { unmount } = await renderStaff(<AdminDashboard />, { path: '/admin?import=i1&candidate=Ana' });
  const page = '/candidates/Ana?from=list&import=i1';
  expect(await screen.findByRole('link', { name: 'Abrir página' })).toHaveAttribute('href', page);
  unmount();
  const server = serveCandidates([candidateData({ id: 'Ana', name: 'Ana' })]);
  await openCandidatePage(page);
  await waitFor(() => expect(server.lastOf('CandidateNeighbours')).toMatchObject({ filter: { importId: 'i1' } }));
});

test('a company has the same list, and one button takes the filter away', async () => {
  const server = serveClient([candidateData({ id: 'i1', name: 'Ana' })]);
  const { user, address } = await render('/client?import=i1');
  await card('Ana');
  expect(server.lastOf('ClientDashboard')['filter']).toEqual({ importId: 'i1' });
  await chip();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(server.lastOf('ClientDashboard')['filter']).toEqual({}));
  expect(address()).toBe('/client');
});
