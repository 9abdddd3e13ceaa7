import { screen, waitFor, within } from '@testing-library/react';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';
import { renderStaff } from '../../../../testing/renderStaff';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from '../CustomFieldsScreen/CustomFieldsScreen';

function serve(fields: CustomFieldData[] = []) {
  return serveStaff({
    customFields: fields,
    customFieldOrderRevision: 1,
    proposedFieldPermission: { canView: ['ADMIN'], canEdit: ['ADMIN'], format: null, allowFutureDates: false },
    createCustomField: { customField: customFieldData(), userErrors: [] },
    updateCustomField: { customField: fields[0], userErrors: [] },
  });
}

const dialog = () => within(screen.getByRole('dialog'));
const type = () => dialog().getByRole('combobox', { name: 'Tipo' });
const typesOffered = () =>
  within(type())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openNewDocument() {
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Novo Campo' }));
  await screen.findByRole('button', { name: 'Criar Campo' });
  await user.type(dialog().getAllByRole('textbox', { name: 'Label' })[0]!, 'RG');
  await user.selectOptions(type(), 'Documento');
  return user;
}

const create = () => dialog().getByRole('button', { name: 'Criar Campo' });

test('a document is the last of the types, for candidates only', async () => {
  serve();
  const user = await openNewDocument();
  expect(typesOffered()).toEqual([
    ...['Texto', 'Email', 'Número', 'Seleção', 'Texto Longo', 'Data', 'Checkbox', 'Lista', 'Documento'],
  ]);
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Destino' }), 'Cliente');
  expect(typesOffered()).not.toContain('Documento');
  expect(type()).toHaveValue('TEXT');
  expect(dialog().queryByRole('group', { name: 'Documento' })).not.toBeInTheDocument();
});

test('a new one is saved with its options, blank page names left out', async () => {
  const server = serve();
  const user = await openNewDocument();
  await user.click(dialog().getByRole('checkbox', { name: 'PDF' }));
  for (const name of ['Frente', '  ', 'Verso']) {
    await user.click(dialog().getByRole('button', { name: 'Adicionar página' }));
    await user.type(
      dialog()
        .getAllByRole('textbox', { name: /^Nome da página/ })
        .at(-1)!,
      name,
    );
  }
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Quem aprova' }), 'Cliente');
  await user.click(dialog().getByRole('switch', { name: 'Pede a data de validade' }));
  await user.click(create());
  await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
  expect(server.lastOf('CreateCustomField')['input']).toMatchObject({
    key: 'rg',
    type: 'FILE',
    documentOptions: {
      kinds: ['PHOTO'],
      pageNames: ['Frente', 'Verso'],
      maxPages: 2,
      asksExpiry: true,
      approver: 'CLIENT',
    },
  });
});

test('a field of another type is saved without options of documents', async () => {
  const server = serve();
  const user = await openNewDocument();
  await user.selectOptions(type(), 'Texto');
  await user.click(create());
  await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
  expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('documentOptions');
});

test('needs a kind of file, and as many pages as it asks for, at most twenty', async () => {
  const server = serve();
  const user = await openNewDocument();
  const pages = dialog().getByRole('spinbutton', { name: 'Máximo de páginas' });
  await user.click(dialog().getByRole('checkbox', { name: 'PDF' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Foto ou imagem' }));
  await user.type(pages, '21');
  await user.click(create());
  expect(await dialog().findByText('Escolha pelo menos um tipo de arquivo.')).toBeVisible();
  expect(dialog().getByText('Informe um número de 1 a 20.')).toBeVisible();
  await user.click(dialog().getByRole('checkbox', { name: 'Foto ou imagem' }));
  await waitFor(() => expect(dialog().queryByText('Escolha pelo menos um tipo de arquivo.')).not.toBeInTheDocument());
  for (const name of ['Frente', 'Verso']) {
    await user.click(dialog().getByRole('button', { name: 'Adicionar página' }));
    await user.type(
      dialog()
        .getAllByRole('textbox', { name: /^Nome da página/ })
        .at(-1)!,
      name,
    );
  }
  await user.clear(pages);
  await user.type(pages, '1');
  expect(await dialog().findByText('O máximo não pode ser menor que o número de páginas pedidas.')).toBeVisible();
  expect(server.callsOf('CreateCustomField')).toHaveLength(0);
});

test('the preview shows the pages by name and what is taken', async () => {
  serve();
  const user = await openNewDocument();
  await user.click(dialog().getByRole('button', { name: 'Adicionar página' }));
  await user.type(dialog().getByRole('textbox', { name: 'Nome da página 1' }), 'Frente');
  await user.type(dialog().getByRole('textbox', { name: 'Descrição' }), 'Sem reflexo');
  const preview = within(dialog().getByRole('region', { name: 'Como o candidato verá' }));
  expect(preview.getByText('Frente')).toBeVisible();
  expect(preview.getByText('Sem reflexo')).toBeVisible();
  expect(preview.getByText('Foto ou imagem, PDF · 1 página')).toBeVisible();
});

test('an update sends the options only when they changed', async () => {
  const documentOptions = { kinds: ['PDF'], pageNames: ['Frente'], maxPages: 3, asksExpiry: true, approver: 'NOBODY' };
  const server = serve([customFieldData({ label: 'RG', type: 'FILE', documentOptions })]);
  const { user } = await renderStaff(<CustomFieldsScreen />);
  expect(await screen.findByRole('row', { name: /RG.*Documento/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Editar RG' }));
  await user.click(await screen.findByRole('switch', { name: 'Obrigatório' }));
  await user.click(dialog().getByRole('button', { name: 'Atualizar Campo' }));
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(1));
  expect(server.lastOf('UpdateCustomField')['input']).toEqual({
    id: expect.any(String),
    required: true,
    expected: { type: 'FILE', required: false },
  });

  await user.click(await screen.findByRole('button', { name: 'Editar RG' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Quem aprova' }), 'Administrador');
  await user.click(dialog().getByRole('button', { name: 'Atualizar Campo' }));
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({
    documentOptions: { ...documentOptions, approver: 'ADMIN' },
  });
});
