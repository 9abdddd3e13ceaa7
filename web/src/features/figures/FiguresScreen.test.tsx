import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderStaff } from '../../testing/renderStaff';
import { serveStaff } from '../../testing/staffServer';
import FiguresScreen from './FiguresScreen';
import { lastDays, periodOf } from './period';

const figures = {
  funnel: [
    { step: 'INVITED', count: 10 },
    { step: 'OPENED', count: 8 },
    { step: 'ANSWERED', count: 6 },
    { step: 'COMPLETE', count: 5 },
    { step: 'CONFIRMED', count: 2 },
  ],
  stageDurations: [
    { stage: 'INVITED', count: 8, medianDays: 1.25, p90Days: 6 },
    { stage: 'OVERDUE', count: 0, medianDays: null, p90Days: null },
  ],
  dropOff: { unfinished: 3, noneMissing: 1, questions: [{ key: 'cpf', label: 'CPF', count: 2 }] },
  endings: [
    { reason: 'HIRED', count: 0 },
    { reason: 'WITHDREW', count: 2 },
    { reason: 'CANCELLED', count: 1 },
  ],
  reminders: { sent: 7, answered: 4, waiting: 1 },
};

const serve = (overrides: object = {}) =>
  serveStaff({
    node: { __typename: 'Client', id: 'c1', companyName: 'Aurora Alimentos' },
    admissionFigures: () => ({ ...figures, ...overrides }),
  });
const open = (path = '/figures', role: 'admin' | 'client' = 'client') => renderStaff(<FiguresScreen />, { path, role });

function ScreenWithBack() {
  const navigate = useNavigate();
  return (
    <>
      <FiguresScreen />
      <button onClick={() => void navigate(-1)}>Voltar do navegador</button>
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

/** The rows of a figure's table as texts. */
async function table(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.slice(1).map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      // The label that a phone shows before each value is said by the heading already.
      (cell) => cell.lastElementChild?.textContent,
    ),
  );
}

test('each figure is a table beside its chart', async () => {
  // jsdom has no layout, and a chart is as wide as the room that it has.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 240));
  serve();
  await open();
  expect(await table('Funil da admissão')).toEqual([
    ['Convidados', '10', '100%'],
    ['Abriram o link', '8', '80%'],
    ['Começaram', '6', '60%'],
    ['Finalizaram', '5', '50%'],
    ['Confirmados', '2', '20%'],
  ]);
  expect(await table('Dias em cada etapa')).toEqual([['Convidado', '1,3', '6', '8']]);
  expect(await table('Onde param no formulário')).toEqual([
    ['CPF', '2'],
    ['Nenhuma em aberto', '1'],
  ]);
  expect(await table('Admissões encerradas')).toEqual([
    ['Desistiu', '2'],
    ['Vaga cancelada', '1'],
  ]);
  expect(await table('Lembretes que funcionaram')).toEqual([
    ['Responderam', '4'],
    ['Ainda no prazo', '1'],
    ['Sem resposta', '2'],
  ]);
  const funnel = screen.getByRole('region', { name: 'Funil da admissão' });
  await waitFor(() => expect(funnel.querySelector('svg')).toBeInTheDocument());
});

test('a chart cuts the label of a long question, which its table has whole', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 240));
  const label = 'Descreva as atividades que o senhor ou a senhora exercia no último emprego';
  serve({ dropOff: { unfinished: 3, noneMissing: 1, questions: [{ key: 'atividades', label, count: 2 }] } });
  await open();
  expect((await table('Onde param no formulário'))[0]).toEqual([label, '2']);
  const figure = screen.getByRole('region', { name: 'Onde param no formulário' });
  // Each word is a line of its own, as all are as wide as the chart here.
  await waitFor(() => expect(figure.querySelector('svg')).toHaveTextContent('Descrevaasatividadesq...'));
});

test('the period is of the last 30 days, another one, or an own one, and stands in the address', async () => {
  const server = serve();
  const { user, address } = await open();
  await screen.findByRole('table', { name: 'Funil da admissão' });
  expect(server.lastOf('FunnelFigure')).toEqual(lastDays(30, new Date()));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Período' }), 'Últimos 7 dias');
  await waitFor(() => expect(server.lastOf('DurationsFigure')).toEqual(lastDays(7, new Date())));
  expect(address()).toBe('/figures?period=7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Período' }), 'Outro período');
  const from = await screen.findByRole('textbox', { name: 'De' });
  await user.clear(from);
  expect(await screen.findAllByText('Escolha o início e o fim do período')).not.toHaveLength(0);
  await user.type(from, '01022026');
  await waitFor(() => expect(server.lastOf('FunnelFigure')).toMatchObject({ from: '2026-02-01' }));
});

test('while a date is typed the figures of before stay, and the keys are no steps of the history', async () => {
  const server = serve();
  const { user, address } = await renderStaff(<ScreenWithBack />, { path: '/figures?period=7', role: 'client' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Período' }), 'Outro período');
  const from = await screen.findByRole('textbox', { name: 'De' });
  const before = server.lastOf('FunnelFigure');
  await user.clear(from);
  await user.type(from, '0102');
  expect(screen.getByRole('status')).toHaveTextContent('Escolha o início e o fim do período');
  expect(await table('Funil da admissão')).toHaveLength(5);
  expect(server.lastOf('FunnelFigure')).toEqual(before);
  await user.type(from, '2026');
  expect(await screen.findByText(/^De 01\/02\/2026 a /)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Voltar do navegador' }));
  await waitFor(() => expect(address()).toBe('/figures?period=7'));
});

test('a link to an own period without its dates asks for them', async () => {
  const server = serve();
  await open('/figures?period=own');
  expect(await screen.findAllByText('Escolha o início e o fim do período')).not.toHaveLength(0);
  expect(server.callsOf('FunnelFigure')).toHaveLength(0);
});

test.each([
  ['client', 0],
  ['admin', 1],
] as const)('as %s there are %d ways to choose a client', async (role, count) => {
  serve();
  await open('/figures', role);
  await screen.findByRole('table', { name: 'Funil da admissão' });
  expect(screen.queryAllByRole('combobox', { name: 'Cliente' })).toHaveLength(count);
});

test('figures of the client in the address are asked for', async () => {
  const server = serve();
  await open('/figures?client=c1&period=own&from=2026-01-01&to=2026-01-31', 'admin');
  await screen.findByRole('table', { name: 'Funil da admissão' });
  expect(server.lastOf('FunnelFigure')).toEqual({ from: '2026-01-01', to: '2026-01-31', clientId: 'c1' });
});

test('on paper too they say whose figures they are', async () => {
  serve();
  await open('/figures?client=c1&period=own&from=2026-01-01&to=2026-01-31', 'admin');
  const about = await screen.findByText('Aurora Alimentos, de 01/01/2026 a 31/01/2026');
  expect(about.closest('[data-screen-only]')).toBeNull();
});

test('where there is nothing to show, each figure says so', async () => {
  serve({
    funnel: figures.funnel.map(({ step }) => ({ step, count: 0 })),
    stageDurations: [],
    dropOff: { unfinished: 0, noneMissing: 0, questions: [] },
    endings: figures.endings.map(({ reason }) => ({ reason, count: 0 })),
    reminders: { sent: 0, answered: 0, waiting: 0 },
  });
  await open();
  expect(await screen.findByText('Nenhum candidato cadastrado neste período')).toBeVisible();
  expect(await screen.findByText('Ninguém saiu de uma etapa ainda')).toBeVisible();
  expect(screen.getByText('Ninguém parou no formulário')).toBeVisible();
  expect(await screen.findByText('Nenhuma admissão encerrada')).toBeVisible();
  expect(await screen.findByText('Nenhum lembrete neste período')).toBeVisible();
});

test.each([
  ['FunnelFigure', 'Funil da admissão', 5],
  ['DurationsFigure', 'Dias em cada etapa', 1],
  ['DropOffFigure', 'Onde param no formulário', 2],
  ['EndingsFigure', 'Admissões encerradas', 2],
  ['RemindersFigure', 'Lembretes que funcionaram', 3],
])('%s that could not be computed says why and tries again; the other figures are there', async (query, name, rows) => {
  const server = serve();
  server.intercept(query, () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await open();
  const failed = within(await screen.findByRole('region', { name }));
  expect(await failed.findByText('Erro ao calcular os indicadores')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(4));
  expect(screen.getAllByText('Erro ao calcular os indicadores')).toHaveLength(1);
  server.intercept(query, () => null);
  await user.click(failed.getByRole('button', { name: 'Tentar novamente' }));
  expect(await table(name)).toHaveLength(rows);
});

test('the last days end today in São Paulo', () => {
  expect(lastDays(7, new Date('2026-03-01T02:00:00Z'))).toEqual({ from: '2026-02-22', to: '2026-02-28' });
  expect(periodOf({ period: 'own', from: '2026-01-01', to: '' })).toBeNull();
});
