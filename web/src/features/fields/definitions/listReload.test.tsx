import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { customFieldData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import CustomFieldsScreen from './CustomFieldsScreen/CustomFieldsScreen';

/** A server that gives the list of fields once, and refuses to give it again. */
async function open() {
  const fields = [customFieldData({ id: 'cpf', label: 'CPF' }), customFieldData({ id: 'rg', label: 'RG' })];
  const server = serveStaff({
    customFields: fields,
    customFieldOrderRevision: 1,
    proposedFieldPermission: {
      canView: ['ADMIN'],
      canEdit: ['ADMIN'],
      format: null,
      allowFutureDates: false,
      stored: null,
    },
    createCustomField: { customField: customFieldData({ label: 'PIS' }), userErrors: [] },
    updateCustomField: { customField: { ...fields[0], label: 'CPF novo' }, userErrors: [] },
    deleteCustomField: { deletedId: 'cpf', userErrors: [] },
  });
  server.intercept('CustomFields', () =>
    server.callsOf('CustomFields').length > 1 ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null,
  );
  return renderStaff(<CustomFieldsScreen />);
}

const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** What was done is told as done, its dialog is gone, and the list tells by itself that it is not up to date. */
async function expectDone(done: string) {
  expect(await screen.findByText(done)).toBeVisible();
  expect(await screen.findByText('Erro ao carregar campos', { selector: 'li *' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument());
  expect(screen.queryByText(/^Erro ao (salvar|remover)/)).not.toBeInTheDocument();
}

test('a field that was created is told as created although the list cannot be loaded again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Novo Campo' }));
  const submit = await screen.findByRole('button', { name: 'Criar Campo' });
  const dialog = within(screen.getByRole('dialog', { name: 'Criar Campo Dinâmico' }));
  await user.type(dialog.getAllByRole('textbox', { name: 'Label' })[0]!, 'PIS');
  await user.click(submit);
  await expectDone('Campo criado com sucesso!');
});

test('a field that was changed shows the change although the list cannot be loaded again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Editar CPF' }));
  const submit = await screen.findByRole('button', { name: 'Atualizar Campo' });
  const dialog = within(screen.getByRole('dialog', { name: 'Editar Campo Dinâmico' }));
  await user.type(dialog.getAllByRole('textbox', { name: 'Label' })[0]!, ' novo');
  await user.click(submit);
  await expectDone('Campo atualizado com sucesso!');
  expect(labels()).toEqual(['CPF novo', 'RG']);
});

test('a field that was deleted goes although the list cannot be loaded again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remover CPF' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' }));
  await user.click(question.getByRole('button', { name: 'Remover' }));
  await expectDone('Campo removido com sucesso!');
  expect(labels()).toEqual(['RG']);
});
