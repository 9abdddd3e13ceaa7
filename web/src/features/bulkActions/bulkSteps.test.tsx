/** What the actions on several candidates send: whom they reach, and what was chosen for them. */
import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../../components/Toast/toast';
import { startFromBulkMenu } from '../../testing/bulkActions';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { openCandidatePage, serveCandidates } from '../../testing/candidatePage';
import { isClosingHeldUp } from '../../lib/closingPage';
import { candidateData, clientData, connection } from '../../testing/staffData';

interface Selected {
  input: { selection: { candidateIds: string[] } };
}

/** Outcomes of those who are meant; one of them, if told, is skipped. */
const outcomes =
  (skipped?: string) =>
  ({ input }: Selected) => ({
    userErrors: [],
    results: input.selection.candidateIds.map((id) => ({
      ...{ candidateId: id, name: id, formerDueOn: null, revision: 2 },
      ...{ outcome: id === skipped ? 'SKIPPED' : 'DONE', message: id === skipped ? 'Sem e-mail.' : null },
    })),
  });

/** Chooses three people of the queue and an action; the dialog shows whom it reaches. */
async function choose(action: 'Enviar link' | 'Reabrir', title: string, root: Record<string, unknown>) {
  const correctableFields = [
    { key: 'cpf', label: 'CPF' },
    { key: 'rg', label: 'RG' },
  ];
  const people = ['Ana', 'Bia', 'Caio'].map((name) => candidateData({ id: name, name, correctableFields }));
  const server = serveQueue(
    people.map((candidate) => ({ reason: 'NEVER_OPENED', candidate })),
    {},
    root,
  );
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  if (action === 'Reabrir') await startFromBulkMenu(user, action);
  else await user.click(screen.getByRole('button', { name: action }));
  // The dialog that stands there while its code is loaded has the same name.
  await screen.findByText(/^Será feito para/);
  return { server, user, dialog: within(screen.getByRole('dialog', { name: title })) };
}

test('the link is sent again to the candidates whom the preview names, and to no others', async () => {
  const root = { sendCandidateAccessLinks: outcomes('Bia') };
  const { server, user, dialog } = await choose('Enviar link', 'Enviar o link', root);
  expect(dialog.getByText('Será feito para 2 de 3:')).toBeVisible();
  expect(dialog.getByText('Sem e-mail.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Enviar para 2 candidatos' }));
  expect(await dialog.findByText('Concluído para 2 de 2.')).toBeVisible();
  expect(server.callsOf('SendCandidateAccessLinks').map(({ variables }) => variables['input'])).toEqual([
    { selection: { candidateIds: ['Ana', 'Bia', 'Caio'] }, dryRun: true },
    { selection: { candidateIds: ['Ana', 'Caio'] }, dryRun: false },
  ]);
  // A mail that is out cannot be taken back.
  expect(dialog.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test('the browser asks before it closes the page while it is done, and not afterwards', async () => {
  const root = { sendCandidateAccessLinks: outcomes() };
  const { server, user, dialog } = await choose('Enviar link', 'Enviar o link', root);
  const release = server.holdBack('SendCandidateAccessLinks');
  await user.click(dialog.getByRole('button', { name: 'Enviar para 3 candidatos' }));
  await waitFor(() => expect(isClosingHeldUp()).toBe(true));
  release();
  expect(await dialog.findByText('Concluído para 3 de 3.')).toBeVisible();
  expect(isClosingHeldUp()).toBe(false);
});

test('a person who has left the screen while it is done is told how far it came, and nothing more is done', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Pessoa ${index + 1}`);
  const server = serveQueue(
    names.map((name) => ({ reason: 'NEVER_OPENED', candidate: candidateData({ id: name, name }) })),
    {},
    { sendCandidateAccessLinks: outcomes() },
  );
  const { user, unmount } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 60' }));
  await screen.findByText('60 selecionados');
  await user.click(screen.getByRole('button', { name: 'Enviar link' }));
  const start = await screen.findByRole('button', { name: 'Enviar para 60 candidatos' });
  const previews = server.callsOf('SendCandidateAccessLinks').length;
  const release = server.holdBack('SendCandidateAccessLinks');
  await user.click(start);
  await waitFor(() => expect(server.callsOf('SendCandidateAccessLinks')).toHaveLength(previews + 1));
  unmount();
  release();
  await waitFor(() => expect(toastStore.read().map(({ title }) => title)).toEqual(['Concluído para 25 de 60.']));
  expect(server.callsOf('SendCandidateAccessLinks')).toHaveLength(previews + 1);
});

test('several forms are reopened for the chosen fields, with the message for the candidates', async () => {
  const { server, user, dialog } = await choose('Reabrir', 'Reabrir cadastros', { reopenCandidates: outcomes() });
  await user.type(await dialog.findByRole('textbox', { name: 'Mensagem para o candidato' }), ' Confira o RG. ');
  await user.click(await dialog.findByRole('checkbox', { name: 'RG' }));
  await user.click(dialog.getByRole('button', { name: 'Reabrir 3 cadastros' }));
  expect(await dialog.findByText('Concluído para 3 de 3.')).toBeVisible();
  expect(server.lastOf('ReopenCandidates')['input']).toEqual({
    selection: { candidateIds: ['Ana', 'Bia', 'Caio'] },
    ...{ dryRun: false, fieldKeys: ['rg'], message: 'Confira o RG.' },
  });
});

test('fields that were chosen are asked about before they are lost, also without a message', async () => {
  const { user, dialog } = await choose('Reabrir', 'Reabrir cadastros', { reopenCandidates: outcomes() });
  await user.click(await dialog.findByRole('checkbox', { name: 'RG' }));
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' }));
  await user.click(question.getByRole('button', { name: 'Continuar editando' }));
  expect(dialog.getByRole('checkbox', { name: 'RG' })).toBeChecked();
});

test('candidates are given to the client that is chosen, and taken out of it again by the revisions that this has left', async () => {
  const candidate = candidateData({ id: 'ana', name: 'Ana', clientName: null, viewerCanAssignClient: true });
  const clients = [clientData({ id: 'c1', companyName: 'Litoral Ltda.' })];
  const server = serveCandidates([candidate], {
    clients: () => connection(clients, { first: 8 }),
    assignCandidatesToClient: outcomes(),
    undoClientAssignments: ({ input }: { input: { assignments: { candidateId: string }[] } }) =>
      outcomes()({ input: { selection: { candidateIds: input.assignments.map(({ candidateId }) => candidateId) } } }),
  });
  const { user } = await openCandidatePage('/candidates/ana');
  await user.click(await screen.findByRole('button', { name: 'Definir cliente' }));
  // The dialog that stands there while its code is loaded has the same name.
  const picker = await screen.findByRole('combobox', { name: 'Cliente' });
  const dialog = within(screen.getByRole('dialog', { name: 'Definir o cliente' }));
  // Whom it reaches depends on the client, so that nothing is asked before one is chosen.
  expect(server.callsOf('AssignCandidatesToClient')).toHaveLength(0);
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: /Litoral/ }));
  await user.click(await dialog.findByRole('button', { name: 'Definir para 1 candidato' }));
  expect(await dialog.findByText('Concluído para 1 de 1.')).toBeVisible();
  const selection = { candidateIds: ['ana'] };
  expect(server.callsOf('AssignCandidatesToClient').map(({ variables }) => variables['input'])).toEqual([
    { selection, clientId: 'c1', dryRun: true },
    { selection, clientId: 'c1', dryRun: false },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByText('Desfeito para 1 de 1.')).toBeVisible();
  expect(server.lastOf('UndoClientAssignments')['input']).toEqual({
    ...{ assignments: [{ candidateId: 'ana', revision: 2 }], dryRun: false },
  });
});

test('admissions are ended for the reason that is chosen, with the words, and resumed again by the undoing', async () => {
  const root = { endAdmissions: outcomes('Bia'), resumeAdmissions: outcomes() };
  const people = ['Ana', 'Bia'].map((name) => candidateData({ id: name, name }));
  const server = serveQueue(
    people.map((candidate) => ({ reason: 'NEVER_OPENED', candidate })),
    {},
    root,
  );
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await startFromBulkMenu(user, 'Encerrar');
  // The dialog that stands there while its code is loaded has the same name.
  const reason = await screen.findByRole('combobox', { name: /^Motivo/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Encerrar admissões' }));
  expect(dialog.getByText(/^Os candidatos não poderão mais responder/)).toBeVisible();
  expect(await dialog.findByText('Será feito para 1 de 2:')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Encerrar 1 admissão' })).toBeDisabled();
  await user.selectOptions(reason, 'Não aprovado');
  await user.selectOptions(reason, 'Vaga cancelada');
  await user.type(dialog.getByRole('textbox', { name: 'Observação (só a equipe vê)' }), ' A loja fechou. ');
  await user.click(dialog.getByRole('button', { name: 'Encerrar 1 admissão' }));
  expect(await dialog.findByText('Concluído para 1 de 1.')).toBeVisible();
  const selection = { candidateIds: ['Ana'] };
  const message = 'A loja fechou.';
  expect(server.callsOf('EndAdmissions').map(({ variables }) => variables['input'])).toEqual([
    { selection: { candidateIds: ['Ana', 'Bia'] }, reason: 'OTHER', dryRun: true },
    { selection, reason: 'CANCELLED', message, dryRun: false },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByText('Desfeito para 1 de 1.')).toBeVisible();
  expect(server.lastOf('ResumeAdmissions')['input']).toEqual({ selection, dryRun: false });
});
