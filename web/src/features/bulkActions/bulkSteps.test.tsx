/** What the actions on several candidates send: whom they reach, and what was chosen for them. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { candidateData } from '../../testing/staffData';

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
async function choose(action: string, title: string, root: Record<string, unknown>) {
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
  await user.click(screen.getByRole('button', { name: action }));
  // The dialog that stands there while its code is loaded has the same name.
  await screen.findByText(/^Será feito para/);
  return { server, user, dialog: within(screen.getByRole('dialog', { name: title })) };
}

test('the link is sent again to the candidates whom the preview names, and to no others', async () => {
  const root = { sendCandidateAccessLinks: outcomes('Bia') };
  const { server, user, dialog } = await choose('Reenviar link', 'Reenviar o link', root);
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
