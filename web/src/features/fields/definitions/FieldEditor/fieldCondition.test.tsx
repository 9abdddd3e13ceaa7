/** The answer to another field with which a field is asked, in its editor. */
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { labelIn, openField, openNewField, serveFields, type FieldDialog } from '../../../../testing/fieldEditor';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';

const texts = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const when = (fieldKey: string, ...values: string[]) => ({ condition: { fieldKey, values } });

const children = (overrides: Partial<CustomFieldData> = {}) =>
  customFieldData({
    key: 'filhos',
    label: 'Tem filhos?',
    type: 'SELECT',
    options: texts('Sim', 'Não', 'Talvez'),
    canView: ['ADMIN', 'CANDIDATE'],
    order: 0,
    ...overrides,
  });
const box = (overrides: Partial<CustomFieldData> = {}) =>
  customFieldData({ key: 'turnos', label: 'Aceita turnos', type: 'CHECKBOX', order: 1, ...overrides });
const names = (overrides: Partial<CustomFieldData> = {}) =>
  customFieldData({ key: 'nomes', label: 'Nomes', order: 9, ...overrides });

const group = (dialog: FieldDialog) => dialog.getByRole('group', { name: 'Quando pedir' });
const groupIn = (dialog: FieldDialog) => within(group(dialog));
const byAnswer = (dialog: FieldDialog) => groupIn(dialog).getByRole('radio', { name: /^Conforme a resposta/ });
const parent = (dialog: FieldDialog) => groupIn(dialog).getByRole('combobox', { name: 'Campo' });
const answer = (dialog: FieldDialog, name: string) => groupIn(dialog).getByRole('checkbox', { name });
const dependOn = async (user: UserEvent, dialog: FieldDialog, label: string) => {
  await user.click(byAnswer(dialog));
  await user.selectOptions(parent(dialog), label);
};
const create = (user: UserEvent, dialog: FieldDialog) =>
  user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
const update = (user: UserEvent, dialog: FieldDialog) =>
  user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
const choices = (dialog: FieldDialog) =>
  within(parent(dialog))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a new field', () => {
  test('is always asked until an answer is chosen, which is sent', async () => {
    const server = serveFields([children()]);
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Nomes');
    expect(groupIn(dialog).getByRole('radio', { name: 'Sempre' })).toBeChecked();
    await dependOn(user, dialog, 'Tem filhos?');
    await user.click(answer(dialog, 'Talvez'));
    await user.click(answer(dialog, 'Sim'));
    await create(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('CreateCustomField')['input']).toMatchObject(when('filhos', 'Sim', 'Talvez')),
    );
  });

  test('depends on a box that is ticked, or on one that is not', async () => {
    const server = serveFields([box()]);
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Turno');
    await dependOn(user, dialog, 'Aceita turnos');
    expect(groupIn(dialog).getByRole('radio', { name: 'Marcado' })).toBeChecked();
    await user.click(groupIn(dialog).getByRole('radio', { name: 'Não marcado' }));
    await create(user, dialog);
    await waitFor(() => expect(server.lastOf('CreateCustomField')['input']).toMatchObject(when('turnos', 'false')));
  });

  test('is refused at the group until field and answer are chosen', async () => {
    const server = serveFields([children()]);
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Nomes');
    await user.click(byAnswer(dialog));
    await create(user, dialog);
    expect(await groupIn(dialog).findByText('Escolha o campo de cuja resposta este depende.')).toBeVisible();
    expect(parent(dialog)).toHaveFocus();
    await user.selectOptions(parent(dialog), 'Tem filhos?');
    expect(group(dialog)).toHaveAccessibleDescription('Escolha pelo menos uma resposta.');
    await create(user, dialog);
    expect(answer(dialog, 'Sim')).toHaveFocus();
    expect(server.callsOf('CreateCustomField')).toHaveLength(0);
  });

  test('of clients knows no condition, and sends none that was chosen before', async () => {
    const server = serveFields([box()]);
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Site');
    await dependOn(user, dialog, 'Aceita turnos');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
    expect(dialog.queryByRole('group', { name: 'Quando pedir' })).not.toBeInTheDocument();
    await create(user, dialog);
    await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
    expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('condition');
  });

  test('has nothing to depend on where no field has choices, and says so', async () => {
    serveFields([customFieldData({ label: 'CPF' }), children({ active: false }), box({ target: 'CLIENT' })]);
    const { dialog } = await openNewField();
    expect(byAnswer(dialog)).toBeDisabled();
    expect(groupIn(dialog).getByText(/^Não há outro campo ativo de candidatos/)).toBeVisible();
  });

  test('gets back what was chosen when the choice of always is taken back', async () => {
    serveFields([children()]);
    const { user, dialog } = await openNewField();
    await dependOn(user, dialog, 'Tem filhos?');
    await user.click(answer(dialog, 'Sim'));
    await user.click(groupIn(dialog).getByRole('radio', { name: 'Sempre' }));
    expect(groupIn(dialog).queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(byAnswer(dialog));
    expect(answer(dialog, 'Sim')).toBeChecked();
  });
});

describe('an existing field', () => {
  test('sends what was chosen with the stored condition as expected', async () => {
    const field = names(when('filhos', 'Talvez', 'Sim'));
    const server = serveFields([field, children()]);
    const { user, dialog } = await openField('Nomes');
    await user.click(answer(dialog, 'Talvez'));
    await update(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        ...when('filhos', 'Sim'),
        expected: { type: 'TEXT', ...when('filhos', 'Talvez', 'Sim') },
      }),
    );
  });

  test('sends nothing of answers that were taken away and chosen again', async () => {
    const field = names(when('filhos', 'Talvez', 'Sim'));
    const server = serveFields([field, children()]);
    const { user, dialog } = await openField('Nomes');
    await user.dblClick(answer(dialog, 'Talvez'));
    await update(user, dialog);
    await waitFor(() => expect(server.lastOf('UpdateCustomField')['input']).toEqual({ id: field.id }));
  });

  test('goes back to being asked always', async () => {
    const field = names(when('filhos', 'Sim'));
    const server = serveFields([field, children()]);
    const { user, dialog } = await openField('Nomes');
    await user.click(groupIn(dialog).getByRole('radio', { name: 'Sempre' }));
    await update(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        condition: null,
        expected: { type: 'TEXT', ...when('filhos', 'Sim') },
      }),
    );
  });

  test('cannot depend on itself, nor on what depends on it over others', async () => {
    const field = box({ key: 'a', label: 'A' });
    serveFields([
      field,
      box({ key: 'b', label: 'B', ...when('a', 'true') }),
      box({ key: 'c', label: 'C', ...when('b', 'true') }),
      children(),
    ]);
    const { user, dialog } = await openField('A');
    await user.click(byAnswer(dialog));
    expect(choices(dialog)).toEqual(['Escolha um campo', 'Tem filhos?']);
  });

  test('keeps an answer whose option was removed until it is taken away', async () => {
    const field = names(when('filhos', 'Gêmeos', 'Sim'));
    const server = serveFields([field, children()]);
    const { user, dialog } = await openField('Nomes');
    expect(answer(dialog, 'Gêmeos (opção removida)')).toBeChecked();
    await user.click(answer(dialog, 'Gêmeos (opção removida)'));
    await update(user, dialog);
    await waitFor(() => expect(server.lastOf('UpdateCustomField')['input']).toMatchObject(when('filhos', 'Sim')));
  });

  test('shows what the server refuses of the condition at the group', async () => {
    const field = names(when('filhos', 'Sim'));
    const server = serveFields([field, children()]);
    const userErrors = [{ code: 'INVALID', field: ['condition'], message: 'Os campos dependeriam um do outro.' }];
    server.intercept('UpdateCustomField', () => ({
      data: { updateCustomField: { __typename: 'UpdateCustomFieldPayload', customField: null, userErrors } },
    }));
    const { user, dialog } = await openField('Nomes');
    await user.click(answer(dialog, 'Não'));
    await update(user, dialog);
    expect(await groupIn(dialog).findByText('Os campos dependeriam um do outro.')).toBeVisible();
  });
});

describe('a condition is doubted', () => {
  const doubts = async (field: Partial<CustomFieldData>, ...others: CustomFieldData[]) => {
    serveFields([names({ ...when('filhos', 'Sim'), ...field }), ...others]);
    const { user, dialog } = await openField('Nomes');
    return { user, dialog, text: group(dialog).textContent };
  };

  test('where the other field is inactive, which stays chosen', async () => {
    const { dialog, text } = await doubts({}, children({ active: false }));
    expect(text).toContain('Não é pedido a ninguém: "Tem filhos?", de que este campo depende, está inativo.');
    expect(parent(dialog)).toHaveDisplayValue('Tem filhos?');
  });

  test('where the other field is gone', async () => {
    const { dialog, text } = await doubts({});
    expect(text).toContain('Não é pedido a ninguém: "filhos", de que este campo depende, não existe mais');
    expect(parent(dialog)).toHaveDisplayValue('filhos');
  });

  test('where the other field depends on one that nobody is asked', async () => {
    const { text } = await doubts({}, children(when('turnos', 'true')), box({ active: false }));
    expect(text).toContain('Não é pedido a ninguém: "Tem filhos?", de que este campo depende, também não é.');
  });

  test('where no company is asked both, and where fewer are', async () => {
    const company = (id: string) => ({
      clientIds: [id],
      clients: [{ __typename: 'FieldClient', id, companyName: id }],
    });
    const { user, dialog, text } = await doubts(company('Litoral'), children(company('Aurora')));
    expect(text).toContain('nenhuma empresa recebe este campo e também "Tem filhos?"');
    await user.click(dialog.getByRole('radio', { name: 'Todas as empresas' }));
    expect(group(dialog)).toHaveAccessibleDescription('Só é pedido nas empresas que recebem "Tem filhos?".');
  });

  test('where the other field is asked later', async () => {
    const { user, dialog, text } = await doubts({}, children({ order: 10 }));
    expect(text).toContain('"Tem filhos?" vem depois na ordem');
    const order = dialog.getByRole('spinbutton', { name: 'Ordem' });
    await user.clear(order);
    await user.type(order, '11');
    expect(group(dialog)).not.toHaveTextContent('vem depois na ordem');
  });

  test.each([
    ['CANDIDATE', 'O candidato não vê "Tem filhos?", mas saberá a resposta'],
    ['CLIENT', 'A empresa não vê "Tem filhos?", mas saberá a resposta'],
  ] as const)('where a %s would learn of an answer that they may not see', async (role, doubt) => {
    const { text } = await doubts({ canView: ['ADMIN', role] }, children({ canView: ['ADMIN'] }));
    expect(text).toContain(doubt);
  });

  test('and not where there is nothing to doubt', async () => {
    const { dialog } = await doubts({ canView: ['ADMIN', 'CANDIDATE'] }, children());
    expect(group(dialog)).not.toHaveAccessibleDescription();
  });
});
