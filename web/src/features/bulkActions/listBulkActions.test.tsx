/** What is done with all that a list's filter finds, however many they are. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue, type Stuck } from '../../testing/attentionQueue';
import { bulkActions, openBulkMenu, startFromBulkMenu } from '../../testing/bulkActions';
import { candidateData } from '../../testing/staffData';

const people = (count: number): Stuck[] =>
  Array.from({ length: count }, (_, at) => ({
    reason: 'NO_ANSWER',
    candidate: candidateData({ id: `p${at + 1}`, name: `Pessoa ${at + 1}` }),
  }));

/** Shows the list of a filter that finds so many people, and asks to remind them. */
async function remindAll(count: number, skipped: Record<string, string> = {}) {
  const server = serveQueue(people(count), skipped);
  const { user } = await openQueue('/client?stage=OVERDUE');
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  // The dialog that stands there while its code is loaded has the same name.
  await screen.findByText(/^Será feito para/);
  return { server, user, dialog: within(screen.getByRole('dialog', { name: 'Enviar lembretes' })) };
}

/** How many candidates each request was for, and whether it was a preview. */
const sizes = (server: ReturnType<typeof serveQueue>) =>
  server.callsOf('RemindCandidates').map(({ variables }) => {
    const { selection, dryRun } = variables['input'] as {
      selection: { candidateIds: string[] };
      dryRun: boolean;
    };
    return [selection.candidateIds.length, dryRun];
  });

test('the filter of the list says who is meant', async () => {
  const { server, dialog } = await remindAll(1);
  expect(screen.getByText('1 do filtro')).toBeVisible();
  expect(await dialog.findByText('Será feito para 1 de 1:')).toBeVisible();
  expect(server.lastOf('FilteredCandidateIds')).toMatchObject({ filter: { stages: ['OVERDUE'] } });
  expect(server.lastOf('RemindCandidates')['input']).toEqual({ selection: { candidateIds: ['p1'] }, dryRun: true });
});

test('what was done stays to be read, and undone, where the list of the filter is empty by then', async () => {
  const stuck = people(1);
  const server = serveQueue(
    stuck,
    {},
    {
      setCandidateDates: ({ input }: { input: { selection: { candidateIds: string[] }; dryRun: boolean } }) => {
        if (!input.dryRun) stuck.length = 0;
        const results = input.selection.candidateIds.map((candidateId) => ({
          ...{ candidateId, name: candidateId, outcome: 'DONE', message: null, formerDueOn: null },
        }));
        return { results, userErrors: [] };
      },
    },
  );
  const { user } = await openQueue('/client?stage=OVERDUE');
  await startFromBulkMenu(user, 'Definir prazo');
  await user.click(await screen.findByRole('checkbox', { name: 'Retirar o prazo' }));
  await user.click(await screen.findByRole('button', { name: 'Retirar o prazo de 1 candidato' }));
  expect(await screen.findByText('Nenhum candidato encontrado')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: 'Definir prazo do cadastro' }));
  expect(dialog.getByText('Concluído para 1 de 1.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByText('Desfeito para 1 de 1.')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0]!);
  expect(screen.queryByRole('button', { name: 'Mais' })).not.toBeInTheDocument();
  expect(server.lastOf('SetCandidateDates')['input']).toMatchObject({ dueOn: null, onlyDueOn: null });
});

test('more than one request takes are previewed part by part, with how far that is; few of them are drawn at once', async () => {
  const { server, user, dialog } = await remindAll(1_203, { p1203: 'Já foi lembrada hoje.' });
  expect(await dialog.findByText('Será feito para 1.202 de 1.203:')).toBeVisible();
  expect(sizes(server)).toEqual([
    [1_000, true],
    [203, true],
  ]);
  expect(dialog.getByText('Já foi lembrada hoje.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(100);
  await user.click(dialog.getByRole('button', { name: 'Mostrar mais' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(200);
  expect(dialog.getByRole('button', { name: 'Enviar lembrete a 1.202 candidatos' })).toBeEnabled();
});

test('the preview tells how far it is', async () => {
  const server = serveQueue(people(1_001));
  const { user } = await openQueue('/client?stage=OVERDUE');
  const arrive = server.holdBack('RemindCandidates', ({ variables }) => {
    const { selection } = variables['input'] as { selection: { candidateIds: string[] } };
    return selection.candidateIds.length === 1;
  });
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  expect(await screen.findByRole('progressbar', { name: 'Conferindo' })).toHaveAttribute(
    'aria-valuetext',
    '1.000 de 1.001',
  );
  arrive();
  expect(await screen.findByText('Será feito para 1.001 de 1.001:')).toBeVisible();
});

test('work under way is stopped after the request that is out, and what was done is told', async () => {
  const { server, user, dialog } = await remindAll(60);
  const start = await dialog.findByRole('button', { name: 'Enviar lembrete a 60 candidatos' });
  const arrive = server.holdBack('RemindCandidates');
  await user.click(start);
  await user.click(await dialog.findByRole('button', { name: 'Parar' }));
  expect(dialog.getByRole('button', { name: 'Parar' })).toBeDisabled();
  arrive();
  expect(await dialog.findByText('Concluído para 25 de 60.')).toBeVisible();
  expect(sizes(server)).toEqual([
    [60, true],
    [25, false],
  ]);
});

test('of a list of ended admissions nothing is offered but to resume them, which is not undone', async () => {
  const results = [{ candidateId: 'p1', name: 'Pessoa 1', outcome: 'DONE', message: null }];
  const server = serveQueue(people(1), {}, { resumeAdmissions: { results, userErrors: [] } });
  const { user } = await openQueue('/client?stage=ENDED');
  const actions = within(await screen.findByRole('group', { name: 'Ações com os selecionados' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retomar']);
  await user.click(actions.getByRole('button', { name: 'Retomar' }));
  await user.click(await screen.findByRole('button', { name: 'Retomar 1 admissão' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retomar admissões' }));
  expect(await dialog.findByText('Concluído para 1 de 1.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  const selection = { candidateIds: ['p1'] };
  expect(server.callsOf('ResumeAdmissions').map(({ variables }) => variables['input'])).toEqual([
    { selection, dryRun: true },
    { selection, dryRun: false },
  ]);
});

describe('the actions that have no room', () => {
  const names = () =>
    bulkActions()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const matchMedia = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('are in a menu, which gives the keyboard its place back', async () => {
    serveQueue(people(1));
    const { user } = await openQueue('/client?stage=OVERDUE');
    expect(await openBulkMenu(user)).toEqual(['Definir prazo', 'Reabrir', 'Encerrar']);
    await user.keyboard('{Escape}');
    expect(bulkActions().getByRole('button', { name: 'Mais' })).toHaveFocus();
    expect(names()).toEqual(['Enviar lembrete', 'Enviar link', 'Mais']);
  });

  test('are all of them on a phone', async () => {
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(max-width: 639px)' });
    serveQueue(people(1));
    const { user } = await openQueue('/client?stage=OVERDUE');
    const offered = ['Enviar lembrete', 'Enviar link', 'Definir prazo', 'Reabrir', 'Encerrar'];
    expect(await openBulkMenu(user, 'Ações')).toEqual(offered);
    expect(names()).toEqual(['Ações']);
  });
});
