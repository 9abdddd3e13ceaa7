import { screen, waitFor, within } from '@testing-library/react';
import { clientData, fieldValue, selectField } from '../../../testing/staffData';
import { serve, open, input, button, fillBasics } from '../../../testing/clientDialog';

const CNPJ = '00.000.000/0001-91';

test('refuses an empty form with the documented text and marks each missing input', async () => {
  const server = serve();
  const { user } = await open('new');
  await user.click(button('Criar Cliente'));
  expect(await screen.findByText('Nome, Nome da Empresa, e-mail e CNPJ são obrigatórios.')).toBeVisible();
  expect(screen.getByText('CNPJ é obrigatório')).toBeVisible();
  expect(input('Nome')).toHaveFocus();
  expect(server.callsOf('CreateClient')).toEqual([]);
});

test('masks telephone and CNPJ while they are typed, letters included', async () => {
  serve();
  const { user } = await open('new');
  await user.type(input('Telefone'), '11987654321');
  expect(input('Telefone')).toHaveValue('(11) 98765-4321');
  await user.type(input('CNPJ'), '12abc34501de35');
  expect(input('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
});

test('warns of wrong check digits and saves nevertheless', async () => {
  const server = serve();
  const { user } = await open('new');
  await fillBasics(user);
  await user.clear(input('CNPJ'));
  await user.type(input('CNPJ'), '12abc34501de36');
  expect(screen.getByText('Este CNPJ não existe. Conferiu os números?')).toBeVisible();
  await user.click(button('Criar Cliente'));
  await screen.findByRole('dialog', { name: 'Cliente criado com sucesso!' });
  expect(server.lastOf('CreateClient')['input']).toMatchObject({ cnpj: '12.ABC.345/01DE-36' });
});

test('names the required custom fields that are missing', async () => {
  const server = serve({
    formFields: [
      selectField({ key: 'segmento', label: 'Segmento', required: true }, 'Varejo'),
      fieldValue({ key: 'porte', label: 'Porte', required: true }),
      fieldValue({ key: 'nota', label: 'Nota' }),
    ],
  });
  const { user } = await open('new');
  await fillBasics(user);
  await user.type(input('Porte'), '   ');
  await user.click(button('Criar Cliente'));
  expect(await screen.findByText('Preencha os seguintes campos: Segmento, Porte')).toBeVisible();
  expect(server.callsOf('CreateClient')).toEqual([]);
});

test('groups custom fields under the headings that the office has given them', async () => {
  const client = clientData({
    id: 'c1',
    fields: [
      fieldValue({ label: 'Segmento', section: 'Cadastro' }),
      fieldValue({ label: 'Nota' }),
      fieldValue({ label: 'Porte', section: 'Cadastro' }),
      fieldValue({ label: 'Antigo', section: 'Cadastro', active: false, value: 'x' }),
    ],
  });
  serve({ client });
  await open('c1');
  const additional = within(screen.getByRole('region', { name: 'Informações Adicionais' }));
  expect(additional.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H3 Informações Adicionais',
    'H4 Campos Ativos',
    'H5 Cadastro',
    'H4 Campos Desativados',
    'H5 Cadastro',
  ]);
  const [active, inactive] = additional.getAllByRole('group', { name: 'Cadastro' });
  expect(within(active!).getAllByRole('textbox')).toEqual([input('Segmento'), input('Porte')]);
  expect(within(inactive!).getAllByRole('textbox')).toEqual([input('Antigo')]);
});

test('sends only custom fields that hold something, in their stored form', async () => {
  const server = serve({
    formFields: [
      fieldValue({ key: 'cpf_socio', label: 'CPF do sócio', format: 'CPF' }),
      fieldValue({ key: 'faturamento', label: 'Faturamento', type: 'NUMBER' }),
      fieldValue({ key: 'parceiro', label: 'Parceiro', type: 'CHECKBOX' }),
      fieldValue({ key: 'vazio', label: 'Vazio' }),
    ],
  });
  const { user } = await open('new');
  await fillBasics(user);
  await user.type(input('CPF do sócio'), '52998224725');
  await user.type(input('Faturamento'), '1.234,50');
  await user.click(screen.getByRole('checkbox', { name: 'Parceiro' }));
  await user.click(button('Criar Cliente'));
  await screen.findByRole('dialog', { name: 'Cliente criado com sucesso!' });
  expect(server.lastOf('CreateClient')['input']).toMatchObject({
    fields: [
      { key: 'cpf_socio', value: '52998224725' },
      { key: 'faturamento', value: '1234.50' },
      { key: 'parceiro', value: 'true' },
    ],
  });
});

test('shows the temporary password once after creation, ready to be copied, until somebody says that it is done', async () => {
  serve();
  const { user, closed } = await open('new');
  await fillBasics(user);
  await user.click(button('Criar Cliente'));
  const created = await screen.findByRole('dialog', { name: 'Cliente criado com sucesso!' });
  expect(within(created).getByRole('textbox', { name: 'Senha temporária' })).toHaveValue('Temp1234');
  expect(within(created).getByRole('button', { name: 'Copiar senha' })).toHaveFocus();
  expect(await screen.findByText('Novo cliente cadastrado com sucesso.')).toBeVisible();
  await user.click(within(created).getByRole('button', { name: 'Copiar senha' }));
  expect(await navigator.clipboard.readText()).toBe('Temp1234');
  await user.keyboard('{Escape}');
  expect(within(created).queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  expect(closed()).toBe(false);
  await user.click(within(created).getByRole('button', { name: 'Concluir' }));
  expect(closed()).toBe(true);
});

test('puts a taken e-mail beside its input and keeps what was typed', async () => {
  const server = serve();
  server.intercept('CreateClient', () => ({
    data: {
      createClient: {
        __typename: 'CreateClientPayload',
        client: null,
        temporaryPassword: null,
        userErrors: [
          { __typename: 'UserError', code: 'CONFLICT', field: ['email'], message: 'Este e-mail já está em uso.' },
        ],
      },
    },
  }));
  const { user } = await open('new');
  await fillBasics(user);
  await user.click(button('Criar Cliente'));
  const box = await screen.findByText('Erro ao salvar cliente');
  expect(box.closest('[role="alert"]')).toHaveTextContent('Este e-mail já está em uso.');
  expect(input('E-mail')).toHaveAccessibleDescription(/Este e-mail já está em uso\./);
  expect(input('E-mail')).toHaveFocus();
  expect(input('Nome')).toHaveValue('Otávio Menezes');
});

test('shows the server’s own message when it refuses the whole request', async () => {
  const server = serve();
  server.intercept('CreateClient', () => ({ status: 403, error: { code: 'FORBIDDEN', message: 'Acesso negado.' } }));
  const { user } = await open('new');
  await fillBasics(user);
  await user.click(button('Criar Cliente'));
  expect((await screen.findByText('Erro ao salvar cliente')).closest('[role="alert"]')).toHaveTextContent(
    'Acesso negado.',
  );
});

test('sends only what was changed, with the revision that it is based on', async () => {
  const fields = [
    fieldValue({ key: 'porte', label: 'Porte', value: 'Grande' }),
    fieldValue({ key: 'nota', label: 'Nota', value: 'A' }),
  ];
  const server = serve({ client: clientData({ id: 'c1', name: 'Otávio', revision: 4, fields }) });
  const { user, closed } = await open('c1');
  expect(input('CNPJ')).toHaveValue(CNPJ);
  await user.clear(input('Nome'));
  await user.type(input('Nome'), 'Otávio M.');
  await user.clear(input('Nota'));
  await user.click(button('Atualizar Cliente'));
  await waitFor(() => expect(closed()).toBe(true));
  expect(server.lastOf('UpdateClient')['input']).toEqual({
    id: 'c1',
    name: 'Otávio M.',
    fields: [{ key: 'nota', value: null }],
    expectedRevision: 4,
  });
  expect(await screen.findByText('As informações do cliente foram atualizadas com sucesso.')).toBeVisible();
});

test('shows deactivated fields that hold a value, disabled, with the way to activate them', async () => {
  serve({
    client: clientData({
      id: 'c1',
      fields: [fieldValue({ label: 'Porte' }), fieldValue({ label: 'Antigo', value: 'x', active: false })],
    }),
  });
  await open('c1');
  expect(screen.getByRole('heading', { name: 'Campos Ativos' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Campos Desativados' })).toBeVisible();
  expect(input('Antigo')).toBeDisabled();
  expect(input('Antigo')).toHaveAccessibleDescription(/Ative-o no configurador/);
});

test('says that a select without options has none', async () => {
  serve({ formFields: [selectField({ label: 'Segmento' })] });
  await open('new');
  expect(screen.getByRole('combobox', { name: 'Segmento' })).toBeDisabled();
  expect(screen.getByRole('option', { name: 'Nenhuma opção disponível' })).toBeInTheDocument();
  expect(screen.getByText('Este campo não possui opções configuradas')).toBeVisible();
});

test('keeps a removed option of a select until another is chosen', async () => {
  const field = selectField(
    { key: 's', label: 'Segmento', value: 'Rádio', optionRemoved: true, required: true },
    'Varejo',
  );
  const server = serve({ client: clientData({ id: 'c1', fields: [field] }) });
  const { user, closed } = await open('c1');
  expect(screen.getByRole('combobox', { name: 'Segmento' })).toHaveDisplayValue('Rádio (opção removida)');
  await user.type(input('Nome'), '!');
  await user.click(button('Atualizar Cliente'));
  await waitFor(() => expect(closed()).toBe(true));
  expect(server.lastOf('UpdateClient')['input']).toMatchObject({ fields: [] });
});
