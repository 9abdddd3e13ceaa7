import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { clientData, type ClientData } from '../../../testing/staffData';
import { serve, Dialog, open, input, button, fillBasics } from '../../../testing/clientDialog';

function conflictAnswer(theirs: ClientData) {
  return {
    data: {
      updateClient: {
        __typename: 'UpdateClientPayload',
        client: { ...theirs, lastChange: { ...(theirs['lastChange'] as object), __typename: 'LastChange' } },
        userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Alterado.' }],
      },
    },
  };
}

test('tells who changed the client meanwhile, lets the person choose, and overwrites nothing unseen', async () => {
  const mine = clientData({ id: 'c1', name: 'Otávio', companyName: 'Litoral', email: 'o@litoral.com', revision: 4 });
  const theirs = {
    ...mine,
    name: 'Otávio de Bia',
    email: 'novo@litoral.com',
    revision: 5,
    lastChange: { at: '2026-02-03T14:30:00.000Z', byName: 'Bia' },
  };
  const server = serve({ client: mine });
  server.intercept('UpdateClient', ({ variables }) =>
    (variables['input'] as { expectedRevision: number }).expectedRevision === 4 ? conflictAnswer(theirs) : null,
  );
  const { user, closed } = await open('c1');
  await user.clear(input('Nome'));
  await user.type(input('Nome'), 'Otávio meu');
  await user.click(button('Atualizar Cliente'));

  const panel = await screen.findByRole('group', { name: /Bia alterou este cadastro em 03\/02\/2026/ });
  expect(panel).toHaveTextContent('Atualizado com a outra alteração: E-mail.');
  expect(input('E-mail')).toHaveValue('novo@litoral.com');

  await user.click(button('Atualizar Cliente'));
  expect(await screen.findByText(/Escolha o valor que deve ficar/)).toBeVisible();
  expect(server.callsOf('UpdateClient')).toHaveLength(1);

  const choice = within(panel).getByRole('group', { name: 'Nome' });
  await user.click(within(choice).getByRole('radio', { name: /Valor de Bia/ }));
  expect(input('Nome')).toHaveValue('Otávio de Bia');
  await user.click(within(choice).getByRole('radio', { name: /Seu valor/ }));
  await user.click(button('Atualizar Cliente'));
  await waitFor(() => expect(closed()).toBe(true));
  expect(server.lastOf('UpdateClient')['input']).toEqual({
    id: 'c1',
    name: 'Otávio meu',
    fields: [],
    expectedRevision: 5,
  });
  expect(await screen.findByText('Cliente atualizado com sucesso!')).toBeVisible();
  expect(screen.getByText('Salvo depois de comparado com a alteração de Bia.')).toBeVisible();
});

test('saves again by itself when nothing that the form shows was changed meanwhile', async () => {
  const mine = clientData({ id: 'c1', name: 'Otávio', revision: 4 });
  const server = serve({ client: mine });
  const theirs = { ...mine, revision: 9, lastChange: { at: '2026-02-03T14:30:00.000Z', byName: 'Bia' } };
  server.intercept('UpdateClient', ({ variables }) =>
    (variables['input'] as { expectedRevision: number }).expectedRevision === 4 ? conflictAnswer(theirs) : null,
  );
  const { user, closed } = await open('c1');
  await user.type(input('Nome'), ' M.');
  await user.click(button('Atualizar Cliente'));
  await waitFor(() => expect(closed()).toBe(true));
  expect(server.lastOf('UpdateClient')['input']).toEqual({
    id: 'c1',
    name: 'Otávio M.',
    fields: [],
    expectedRevision: 9,
  });
  expect(await screen.findByText('Cliente atualizado!')).toBeVisible();
  expect(screen.getByText('As informações do cliente foram atualizadas com sucesso.')).toBeVisible();
});

test('says why a client with candidates cannot be deleted', async () => {
  const server = serve();
  const reason = 'Este cliente possui 3 candidatos e não pode ser excluído.';
  server.intercept('DeleteClient', () => ({
    data: {
      deleteClient: {
        __typename: 'DeleteClientPayload',
        deletedId: null,
        userErrors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: reason }],
      },
    },
  }));
  const { user, closed } = await open('c1');
  await user.click(button('Excluir cliente'));
  const question = await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
  expect(question).toHaveTextContent('Tem certeza que deseja excluir o cliente "Otávio"?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(closed()).toBe(false);
});

test('says that a client of an old link does not exist any more', async () => {
  serve({ client: null });
  await renderStaff(<Dialog id="gone" onClose={() => {}} />);
  expect(await screen.findByText('Este cliente não existe mais.')).toBeVisible();
});

test('cannot be closed while it saves', async () => {
  const server = serve();
  const release = server.holdBack('CreateClient');
  const { user, closed } = await open('new');
  await fillBasics(user);
  await user.click(button('Criar Cliente'));
  expect(await screen.findByRole('button', { name: 'Criando...' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(closed()).toBe(false);
  release();
  expect(await screen.findByRole('dialog', { name: 'Cliente criado com sucesso!' })).toBeVisible();
});
