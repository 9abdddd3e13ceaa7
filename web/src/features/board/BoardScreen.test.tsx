import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CandidateStage } from '../../generated/staff/graphql';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, clientData, connection, type CandidateData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import { stages } from '../admissionFlow/stages';
import BoardScreen from './BoardScreen';

interface Asked {
  first: number;
  after?: string;
  filter: { stages: CandidateStage[]; search?: string; clientId?: string };
}

const clients = [clientData({ id: 'litoral', companyName: 'Litoral Ltda.' })];
/** Whether a candidate is of the client that is asked for, if one is. */
const isOf = ({ clientCompany }: CandidateData, clientId: string | null | undefined) =>
  !clientId || clients.some(({ id, companyName }) => id === clientId && companyName === clientCompany);

const CARD = 100;
const COLUMN = 400;

// jsdom has no layout: a card and the column that it scrolls in get their heights here.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(COLUMN);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD);
});
afterEach(() => jest.restoreAllMocks());

const inStage = (stage: CandidateStage, count: number) =>
  Array.from({ length: count }, (_, index) =>
    candidateData({ id: `${stage}-${index}`, name: `${stage} ${index}`, stage, clientCompany: 'Aurora Alimentos' }),
  );

/** The page of a stage's people that follows a cursor, which is the id of its candidate. */
function serve(people: readonly CandidateData[]) {
  const matching = ({ filter }: Pick<Asked, 'filter'>) =>
    people.filter(
      (one) =>
        filter.stages.includes(one.stage as CandidateStage) &&
        one.name.includes(filter.search ?? '') &&
        isOf(one, filter.clientId),
    );
  return serveStaff({
    stageCounts: ({ clientId }: { clientId?: string | null }) =>
      stages.map((stage) => ({
        stage,
        count: people.filter((candidate) => candidate.stage === stage && isOf(candidate, clientId)).length,
      })),
    clients: connection(clients, { first: 8 }),
    node: ({ id }: { id: string }) => clients.find((client) => client.id === id),
    candidates: (asked: Asked) => {
      const all = matching(asked);
      const start = asked.after ? all.findIndex(({ id }) => id === asked.after) + 1 : 0;
      const page = all.slice(start, start + asked.first);
      return {
        totalCount: all.length,
        edges: page.map((node) => ({ cursor: node.id, node })),
        pageInfo: {
          hasPreviousPage: start > 0,
          startCursor: null,
          endCursor: page.at(-1)?.id ?? null,
          hasNextPage: start + page.length < all.length,
        },
      };
    },
  });
}

const open = (path = '/board', role: 'admin' | 'client' = 'admin') => renderStaff(<BoardScreen />, { path, role });
const column = async (name: string) => within(await screen.findByRole('region', { name }));

test('each stage is a column with its exact count, and a card tells who, whose, since when and what comes next', async () => {
  serve([
    candidateData({
      id: 'ana',
      name: 'Ana',
      stage: 'FILLING',
      clientCompany: 'Aurora Alimentos',
      progress: 40,
      dueOn: '2026-12-24',
      nextAction: 'REMIND',
    }),
    ...inStage('INVITED', 2),
  ]);
  await open();
  const filling = await column('Preenchendo');
  expect(await filling.findByRole('link', { name: 'Ana' })).toHaveAttribute(
    'href',
    '/candidates/ana?from=list&stage=FILLING&sort=STAGE_SINCE_ASC',
  );
  expect(filling.getByText('Aurora Alimentos')).toBeVisible();
  expect(filling.getByText('40% preenchido · prazo 24/12/2026')).toBeVisible();
  expect(filling.getByRole('link', { name: 'Enviar lembrete para Ana' })).toBeVisible();
  expect(await (await column('Convidado')).findByText('2')).toBeVisible();
  expect(await (await column('Vencido')).findByText('Ninguém nesta etapa.')).toBeVisible();
});

test('the ended admissions are the last column: the latest first, each with why it has ended and nothing that is missing', async () => {
  const ending = { at: '2026-11-29T15:00:00.000Z', reason: 'WITHDREW', message: null };
  serve([candidateData({ id: 'ana', name: 'Ana', stage: 'ENDED', progress: 40, dueOn: '2026-12-24', ending })]);
  await open();
  const ended = await column('Encerrado');
  expect(await ended.findByRole('link', { name: 'Ana' })).toHaveAttribute(
    'href',
    '/candidates/ana?from=list&stage=ENDED&sort=STAGE_SINCE_DESC',
  );
  expect(ended.getByText('Desistiu')).toBeVisible();
  expect(ended.queryByText(/preenchido|prazo/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Encerrado');
});

test('a client sees no company names', async () => {
  serve(inStage('OPENED', 1));
  await open('/board', 'client');
  const opened = await column('Aberto');
  expect(await opened.findByRole('link', { name: 'OPENED 0' })).toBeVisible();
  expect(opened.queryByText('Aurora Alimentos')).not.toBeInTheDocument();
});

test('of many only those on the screen are drawn; each says its place among all', async () => {
  const server = serve(inStage('COMPLETE', 60));
  await open();
  const complete = await column('Completo');
  expect(await complete.findByText('60')).toBeVisible();
  const cards = await complete.findAllByRole('listitem');
  expect(cards.length).toBeLessThan(20);
  expect(cards[0]).toHaveAttribute('aria-posinset', '1');
  expect(cards[0]).toHaveAttribute('aria-setsize', '60');
  expect(server.callsOf('BoardColumn').filter(({ variables }) => variables['after'])).toEqual([]);
});

test('as one scrolls the page that follows is loaded beside its cursor', async () => {
  const server = serve(inStage('COMPLETE', 60));
  await open();
  const complete = await column('Completo');
  await complete.findAllByRole('listitem');
  const scroller = complete.getByRole('group', { name: 'Candidatos em Completo' });
  fireEvent.scroll(scroller, { target: { scrollTop: 30 * CARD } });
  await waitFor(() => expect(server.lastOf('BoardColumn')).toMatchObject({ after: 'COMPLETE-24', first: 25 }));
  const places = () => complete.getAllByRole('listitem').map((card) => Number(card.getAttribute('aria-posinset')));
  await waitFor(() => {
    fireEvent.scroll(scroller, { target: { scrollTop: 45 * CARD } });
    expect(Math.max(...places())).toBeGreaterThan(25);
  });
});

test('a search is kept in the address and counted by the columns', async () => {
  serve([...inStage('INVITED', 2), candidateData({ id: 'bia', name: 'Bia', stage: 'INVITED' })]);
  const { user, address } = await open();
  expect(await (await column('Convidado')).findByText('3')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar candidatos' }), 'Bia');
  await waitFor(() => expect(address()).toBe('/board?search=Bia'));
  const invited = await column('Convidado');
  expect(await invited.findByText('1')).toBeVisible();
  expect(invited.getByRole('link', { name: 'Bia' })).toHaveAttribute('href', expect.stringContaining('search=Bia'));
  expect(invited.queryByRole('link', { name: 'INVITED 0' })).not.toBeInTheDocument();
  // Whether there is somebody else in the stage, the search does not tell.
  const nothing = 'Nada corresponde à busca e aos filtros escolhidos.';
  expect(await (await column('Vencido')).findByText(nothing)).toBeVisible();
});

test('an administrator chooses a client: the columns, their counts and the address are of its candidates', async () => {
  const theirs = { clientCompany: 'Litoral Ltda.', stage: 'INVITED' } as const;
  serve([...inStage('INVITED', 3), candidateData({ ...theirs, id: 'bia', name: 'Bia' })]);
  const { user, address } = await open();
  expect(await (await column('Convidado')).findByText('4')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: /Litoral/ }));
  await waitFor(() => expect(address()).toBe('/board?client=litoral'));
  const invited = await column('Convidado');
  expect(await invited.findByText('1')).toBeVisible();
  expect(invited.getByRole('link', { name: 'Bia' })).toHaveAttribute('href', expect.stringContaining('client=litoral'));
  expect(invited.queryByRole('link', { name: 'INVITED 0' })).not.toBeInTheDocument();
});

test('a column that could not be loaded says so, and tries again; the others stand', async () => {
  const server = serve([...inStage('INVITED', 1), ...inStage('OPENED', 1)]);
  server.intercept('BoardColumn', ({ variables }) =>
    (variables as unknown as Asked).filter.stages[0] === 'INVITED'
      ? { status: 403, error: { code: 'FORBIDDEN' } }
      : null,
  );
  const { user } = await open();
  const invited = await column('Convidado');
  expect(await invited.findByText('Erro ao carregar esta etapa')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'OPENED 0' })).toBeVisible();
  server.intercept('BoardColumn', () => null);
  await user.click(invited.getByRole('button', { name: 'Tentar novamente' }));
  expect(await invited.findByRole('link', { name: 'INVITED 0' })).toBeVisible();
});
