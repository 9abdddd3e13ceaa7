import { screen, waitFor, within } from '@testing-library/react';
import { customFieldData } from '../../../../testing/staffData';
import { labelIn, openField, openNewField, serveFields, type FieldDialog } from '../../../../testing/fieldEditor';

const key = (dialog: FieldDialog) => dialog.getByRole('textbox', { name: 'Key' });
const type = (dialog: FieldDialog) => dialog.getByRole('combobox', { name: 'Tipo' });
const preview = (dialog: FieldDialog, title = 'Como o candidato verá') =>
  within(dialog.getByRole('region', { name: title }));

describe('a new field', () => {
  test('is refused with the documented messages at the inputs', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewField();
    await user.clear(dialog.getByRole('spinbutton', { name: 'Ordem' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Ordem' }), '-1');
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    expect(await dialog.findByText('Label é obrigatório')).toBeVisible();
    expect(dialog.getByText('Key é obrigatório')).toBeVisible();
    expect(dialog.getByText('Ordem deve ser um número positivo')).toBeVisible();
    await user.type(key(dialog), '1a');
    expect(await dialog.findByText('Key deve conter apenas letras, números e underscore')).toBeVisible();
    expect(server.callsOf('CreateCustomField')).toHaveLength(0);
  });

  test('is said to read like another active one of its target, which does not keep it from being created', async () => {
    const server = serveFields([
      customFieldData({ key: 'residencia', label: 'Comprovante de residência' }),
      customFieldData({ key: 'antigo', label: 'Antigo', active: false }),
      customFieldData({ key: 'site', label: 'Site', target: 'CLIENT' }),
    ]);
    const { user, dialog } = await openNewField();
    const warning = () => dialog.queryByText(/Já existe um campo com este label/);
    for (const label of ['Antigo', 'Site', 'Comprovante de residencia ']) {
      expect(warning()).not.toBeInTheDocument();
      await user.clear(labelIn(dialog));
      await user.type(labelIn(dialog), label);
    }
    expect(warning()).toHaveTextContent('key residencia');
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    expect(await screen.findByText('Campo criado com sucesso!')).toBeVisible();
    expect(server.callsOf('CreateCustomField')).toHaveLength(1);
  });

  test('of the type select needs an option that is not blank', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Escolaridade');
    await user.selectOptions(type(dialog), 'Seleção');
    await user.type(dialog.getByRole('textbox', { name: 'Opção 1' }), '  ');
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    expect(await screen.findByText('Erro de validação')).toBeVisible();
    const text = 'Campos do tipo "Seleção" devem ter pelo menos uma opção.';
    expect(screen.getByText(text, { selector: 'li *' })).toBeVisible();
    const option = dialog.getByRole('textbox', { name: 'Opção 1' });
    expect(option).toHaveFocus();
    expect(option).toBeInvalid();
    expect(dialog.getByText(text)).toBeVisible();
    await user.type(option, 'Médio');
    expect(option).toBeValid();
    expect(dialog.queryByText(text)).not.toBeInTheDocument();
    expect(server.callsOf('CreateCustomField')).toHaveLength(0);
  });

  test('goes on to the next option with Enter, and makes an option of each pasted line', async () => {
    const server = serveFields();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Tamanho');
    await user.selectOptions(type(dialog), 'Seleção');
    const option = (number: number) => dialog.getByRole('textbox', { name: `Opção ${number}` });
    await user.type(option(1), 'P{Enter}');
    await user.paste('M\r\n\r\n G \n');
    await waitFor(() => expect(option(3)).toHaveValue('G'));
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await screen.findByText('Campo criado com sucesso!');
    expect(server.lastOf('CreateCustomField')['input']).toMatchObject({
      options: ['P', 'M', 'G'].map((text) => ({ value: text, label: text })),
    });
  });

  test('takes options by rows, blank ones left out, and goes to the end of its target', async () => {
    const server = serveFields([customFieldData({ order: 7 }), customFieldData({ order: 30, target: 'CLIENT' })]);
    const { user, dialog } = await openNewField();
    const order = dialog.getByRole('spinbutton', { name: 'Ordem' });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
    expect(order).toHaveValue(31);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Candidato');
    await user.type(labelIn(dialog), 'Estado civil');
    await user.selectOptions(type(dialog), 'Seleção');
    await user.type(dialog.getByRole('textbox', { name: 'Opção 1' }), 'Solteiro(a)');
    await user.click(dialog.getByRole('button', { name: 'Adicionar opção' }));
    await user.click(dialog.getByRole('button', { name: 'Adicionar opção' }));
    await user.type(dialog.getByRole('textbox', { name: 'Opção 3' }), 'Casado(a)');
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    expect(await screen.findByText('Campo criado com sucesso!')).toBeVisible();
    expect(server.lastOf('CreateCustomField')['input']).toEqual({
      key: 'estado_civil',
      target: 'CANDIDATE',
      label: 'Estado civil',
      type: 'SELECT',
      required: false,
      active: true,
      order: 8,
      options: ['Solteiro(a)', 'Casado(a)'].map((text) => ({ value: text, label: text })),
      description: null,
      placeholder: null,
    });
  });

  test('gets its key from the label, accents removed, until somebody writes the key', async () => {
    serveFields();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), '2º Endereço (São João)');
    expect(key(dialog)).toHaveValue('endereco_sao_joao');
    await user.clear(key(dialog));
    await user.type(key(dialog), 'casa');
    await user.type(labelIn(dialog), ' novo');
    expect(key(dialog)).toHaveValue('casa');
  });

  test('gets the format that suits its key, and the mask with it, until somebody chooses another', async () => {
    const server = serveFields([], { cpf: { format: 'CPF' }, cpf_do_pai: { format: 'CPF' } });
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'CPF');
    const format = dialog.getByRole('combobox', { name: 'Formato' });
    await waitFor(() => expect(format).toHaveValue('CPF'));
    await user.type(preview(dialog).getByRole('textbox', { name: 'CPF' }), '52998224725');
    expect(preview(dialog).getByRole('textbox', { name: 'CPF' })).toHaveValue('529.982.247-25');
    await user.selectOptions(format, 'Nenhum');
    await user.type(labelIn(dialog), ' do pai');
    await waitFor(() => expect(server.lastOf('FieldProposal')).toEqual({ key: 'cpf_do_pai' }));
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await waitFor(() => expect(server.lastOf('CreateCustomField')['input']).toMatchObject({ format: null }));
  });

  test('shows a refusal of the server at the input that it names', async () => {
    const server = serveFields();
    const error = { message: 'Já existe um campo com esta key.', code: 'CONFLICT', field: ['key'] };
    server.intercept('CreateCustomField', () => ({
      data: { createCustomField: { customField: null, userErrors: [error], __typename: 'CreateCustomFieldPayload' } },
    }));
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'CPF');
    await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
    await waitFor(() => expect(key(dialog)).toHaveAccessibleDescription(/Já existe um campo com esta key\./));
    expect(labelIn(dialog)).toHaveValue('CPF');
  });
});

describe('an existing field', () => {
  test('sends only what was changed; key and target stay', async () => {
    const field = customFieldData({ label: 'Telefone', key: 'telefone', order: 3, format: 'PHONE' });
    const server = serveFields([field]);
    const { user, dialog } = await openField('Telefone');
    expect(key(dialog)).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: 'Destino' })).toBeDisabled();
    await user.type(labelIn(dialog), ' fixo');
    await user.click(dialog.getByRole('switch', { name: 'Obrigatório' }));
    await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
    expect(await screen.findByText('Campo atualizado com sucesso!')).toBeVisible();
    const expected = { type: 'TEXT', label: 'Telefone', required: false };
    expect(server.lastOf('UpdateCustomField')).toEqual({
      input: { id: field.id, label: 'Telefone fixo', required: true, expected },
    });
    expect(server.callsOf('FieldProposal')).toHaveLength(0);
  });

  test('keeps the stored value of an option whose text stays', async () => {
    const field = customFieldData({
      label: 'Turno',
      type: 'SELECT',
      options: [
        { value: 'm', label: 'Manhã' },
        { value: 't', label: 'Tarde' },
      ],
    });
    const server = serveFields([field]);
    const { user, dialog } = await openField('Turno');
    await user.click(dialog.getByRole('button', { name: 'Remover opção 1' }));
    await user.click(dialog.getByRole('button', { name: 'Adicionar opção' }));
    await user.type(dialog.getByRole('textbox', { name: 'Opção 2' }), 'Noite');
    await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        options: [
          { value: 't', label: 'Tarde' },
          { value: 'Noite', label: 'Noite' },
        ],
        expected: { type: 'SELECT', options: field['options'] },
      }),
    );
  });

  test('is previewed as its input, with label, help and asterisk, in which Enter saves nothing', async () => {
    const server = serveFields([customFieldData({ label: 'Salário', type: 'NUMBER', description: 'Bruto, por mês' })]);
    const { user, dialog } = await openField('Salário');
    await user.click(dialog.getByRole('switch', { name: 'Obrigatório' }));
    const input = preview(dialog).getByRole('textbox', { name: /Salário/ });
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Bruto, por mês');
    await user.type(input, '1{Enter}');
    expect(server.callsOf('UpdateCustomField')).toEqual([]);
    await user.selectOptions(type(dialog), 'Checkbox');
    expect(preview(dialog).getByRole('checkbox', { name: /Salário/ })).toBeVisible();
  });

  test('of a choice is previewed with the usual invitation where it has none of its own', async () => {
    serveFields([customFieldData({ label: 'Turno', type: 'SELECT', options: [{ value: 'Manhã', label: 'Manhã' }] })]);
    const { dialog } = await openField('Turno');
    expect(preview(dialog).getByRole('combobox', { name: 'Turno' })).toHaveDisplayValue('Selecione...');
  });

  test('says what the server refuses in the form, under the toast of a refusal', async () => {
    const server = serveFields([customFieldData({ label: 'RG' })]);
    const message = 'Há 3 valores que não são números.';
    server.intercept('UpdateCustomField', () => ({
      data: {
        updateCustomField: {
          __typename: 'UpdateCustomFieldPayload',
          customField: null,
          userErrors: [{ __typename: 'UserError', code: 'INVALID', field: ['type'], message }],
        },
      },
    }));
    const { user, dialog } = await openField('RG');
    await user.type(labelIn(dialog), '!');
    await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
    expect(await screen.findByText('Falha ao criar ou atualizar o campo dinâmico.')).toBeVisible();
    expect(dialog.getByText('Erro ao salvar campo').closest('[role="alert"]')).toHaveTextContent(message);
    expect(labelIn(dialog)).toHaveValue('RG!');
  });

  test('says when the whole request failed, and stays open', async () => {
    const server = serveFields([customFieldData({ label: 'RG' })]);
    server.intercept('UpdateCustomField', () => ({ status: 400, error: { code: 'BAD_USER_INPUT', message: '' } }));
    const { user, dialog } = await openField('RG');
    await user.type(labelIn(dialog), '!');
    await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
    expect(await screen.findByText('Erro ao salvar')).toBeVisible();
    expect(screen.getByText('Ocorreu um erro ao salvar o campo. Tente novamente.')).toBeVisible();
    expect(labelIn(dialog)).toHaveValue('RG!');
  });
});

describe('what a candidate will see of a field', () => {
  const warning = /não verá este campo|não poderá preenchê-lo/;

  test('is told beside the badges and in the preview before the field is saved', async () => {
    serveFields();
    const { user, dialog } = await openNewField();
    expect(preview(dialog).getByText(warning)).toHaveTextContent('falta a permissão ‘Candidato pode visualizar’');
    expect(dialog.getByText('O candidato não verá')).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Candidato pode visualizar' }));
    expect(dialog.queryByText('O candidato não verá')).not.toBeInTheDocument();
    expect(preview(dialog).getByText(warning)).toHaveTextContent('mas não poderá preenchê-lo');
    await user.click(dialog.getByRole('switch', { name: 'Candidato pode editar' }));
    expect(preview(dialog).queryByText(warning)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'Ativo' }));
    expect(preview(dialog).getByText(warning)).toHaveTextContent('enquanto ele estiver inativo');
  });

  test('is nothing to tell of a field for clients', async () => {
    serveFields();
    const { user, dialog } = await openNewField();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
    expect(preview(dialog, 'Como aparecerá no cadastro do cliente').queryByText(warning)).not.toBeInTheDocument();
    expect(dialog.queryByText('O candidato não verá')).not.toBeInTheDocument();
  });
});
