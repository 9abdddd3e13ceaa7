import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import FailedJobsScreen from './FailedJobsScreen';

const job = (overrides: object) => ({
  id: 'job-1',
  kind: 'reminder',
  detail: 'before 3',
  attempts: 9,
  reason: 'EENVELOPE 550',
  createdAt: '2026-11-20T12:00:00Z',
  failedAt: '2026-11-21T12:00:00Z',
  viewerCanRunAgain: true,
  ...overrides,
});

function serve(jobs: object[], answer: object = { queuedId: 'job-1', userErrors: [] }) {
  return serveStaff({
    failedJobs: () => connection(jobs as { id: string }[]),
    runFailedJobAgain: answer,
  });
}
const open = () => renderStaff(<FailedJobsScreen />, { path: '/admin/tarefas' });

test('lists what has failed in words, and runs one again', async () => {
  const mail = job({ id: 'job-2', kind: 'mail', detail: 'welcome', reason: 'Error', viewerCanRunAgain: false });
  const server = serve([job({}), mail]);
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /Lembrete ao candidato/ }));
  expect(row.getByText('O servidor de e-mail recusou o endereço (EENVELOPE 550)')).toBeVisible();
  const forgotten = within(screen.getByRole('row', { name: /E-mail de boas-vindas/ }));
  expect(forgotten.getByText('Não pode mais ser executada')).toBeVisible();
  expect(forgotten.queryByRole('button')).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Executar de novo Lembrete ao candidato' }));
  expect(await screen.findByText('A tarefa será executada de novo')).toBeVisible();
  expect(server.lastOf('RunFailedJobAgain')).toEqual({ input: { id: 'job-1' } });
});

test('tells why one was not run', async () => {
  const message = 'Tarefa não encontrada.';
  serve([job({})], { queuedId: null, userErrors: [{ code: 'NOT_FOUND', field: null, message }] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Executar de novo/ }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('says that nothing has failed', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('Nenhuma tarefa falhou')).toBeVisible();
});
