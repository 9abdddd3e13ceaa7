/** Actions on several candidates that reach no candidate, and those that are taken back. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { startFromBulkMenu } from '../../testing/bulkActions';
import { candidateData } from '../../testing/staffData';

test('due dates are taken away in one go, and each is given back where no other has been set since', async () => {
  const people = ['Ana', 'Bia', 'Caio'].map((name) => candidateData({ id: name, name }));
  const server = serveQueue(people.map((candidate) => ({ reason: 'NO_ANSWER', candidate })));
  const former: Record<string, string | null> = { Ana: '2026-11-12', Bia: '2026-12-01', Caio: '2026-11-12' };
  server.intercept('SetCandidateDates', ({ variables }) => {
    const { selection, dueOn } = (
      variables as { input: { selection: { candidateIds: string[] }; dueOn: string | null } }
    ).input;
    const results = selection.candidateIds.map((id) => {
      const isTaken = id === 'Caio' && dueOn !== null;
      return {
        ...{ __typename: 'CandidateActionResult', candidateId: id, name: id, formerDueOn: former[id] },
        ...{ outcome: isTaken ? 'SKIPPED' : 'DONE', message: isTaken ? 'O prazo foi alterado depois.' : null },
      };
    });
    return { data: { outcome: { __typename: 'CandidateActionPayload', results, userErrors: [] } } };
  });
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await startFromBulkMenu(user, 'Definir prazo');
  await user.click(await screen.findByRole('checkbox', { name: 'Retirar o prazo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Definir prazo do cadastro' }));
  await user.click(await dialog.findByRole('button', { name: 'Retirar o prazo de 3 candidatos' }));
  expect(await dialog.findByText('Concluído para 3 de 3.')).toBeVisible();
  expect(server.lastOf('SetCandidateDates')['input']).toMatchObject({ dueOn: null, dryRun: false });
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByText('Desfeito para 2 de 3.')).toBeVisible();
  expect(dialog.getByText('O prazo foi alterado depois.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  expect(
    server
      .callsOf('SetCandidateDates')
      .slice(-2)
      .map(({ variables }) => variables['input']),
  ).toEqual([
    { selection: { candidateIds: ['Ana', 'Caio'] }, dryRun: false, dueOn: '2026-11-12', onlyDueOn: null },
    { selection: { candidateIds: ['Bia'] }, dryRun: false, dueOn: '2026-12-01', onlyDueOn: null },
  ]);
  await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0]!);
  expect(await screen.findByText('3 selecionados')).toBeVisible();
});

test('an action that would reach no candidate cannot be started, and counts none', async () => {
  const server = serveQueue([{ reason: 'NO_ANSWER', candidate: candidateData({ id: 'ana', name: 'Ana' }) }]);
  const skipped = {
    candidateId: 'ana',
    name: 'Ana',
    outcome: 'SKIPPED',
    message: 'O cadastro ainda está em andamento.',
  };
  server.intercept('ReopenCandidates', () => ({
    data: {
      outcome: {
        __typename: 'CandidateActionPayload',
        results: [{ __typename: 'CandidateActionResult', ...skipped, revision: null }],
        userErrors: [],
      },
    },
  }));
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await startFromBulkMenu(user, 'Reabrir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir cadastros' }));
  expect(await dialog.findByText('O cadastro ainda está em andamento.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Reabrir' })).toBeDisabled();
});

test('forms that were reopened in one go are closed again, but for one that somebody has changed since', async () => {
  const people = ['Ana', 'Bia'].map((name) => candidateData({ id: name, name }));
  const server = serveQueue(people.map((candidate) => ({ reason: 'UNCONFIRMED', candidate })));
  const reopened = ['Ana', 'Bia'].map((name, index) => ({
    ...{
      __typename: 'CandidateActionResult',
      candidateId: name,
      name,
      outcome: 'DONE',
      message: null,
      revision: 7 + index,
    },
  }));
  const changed = { ...reopened[1], outcome: 'SKIPPED', message: 'O cadastro foi alterado depois da reabertura.' };
  const answer = (results: object[]) => () => ({
    data: { outcome: { __typename: 'CandidateActionPayload', results, userErrors: [] } },
  });
  server.intercept('ReopenCandidates', answer(reopened));
  server.intercept('UndoCandidateReopenings', answer([reopened[0]!, changed]));
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await startFromBulkMenu(user, 'Reabrir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir cadastros' }));
  await user.click(await dialog.findByRole('button', { name: 'Reabrir 2 cadastros' }));
  expect(await dialog.findByText('Concluído para 2 de 2.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByText('Desfeito para 1 de 2.')).toBeVisible();
  expect(dialog.getByText('O cadastro foi alterado depois da reabertura.')).toBeVisible();
  expect(dialog.getByText(/^O e-mail de reabertura que já foi enviado/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  expect(server.lastOf('UndoCandidateReopenings')['input']).toEqual({
    reopenings: [
      { candidateId: 'Ana', revision: 7 },
      { candidateId: 'Bia', revision: 8 },
    ],
    dryRun: false,
  });
});
