/** The companies of whose candidates a field is asked, in its editor. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  labelIn,
  openField,
  openNewField,
  overtake,
  serveFields,
  type FieldDialog,
} from '../../../../testing/fieldEditor';
import { clientData, connection, customFieldData, type CustomFieldData } from '../../../../testing/staffData';

const [aurora, litoral, vida] = ['Aurora', 'Litoral', 'Vida Plena'].map((companyName) =>
  clientData({ id: `c-${companyName}`, companyName }),
) as [ClientRow, ClientRow, ClientRow];
type ClientRow = ReturnType<typeof clientData>;

const HINT = 'Só os candidatos destas empresas recebem este campo; para os outros ele fica como um campo desativado.';
const GONE = 'As empresas deste campo foram excluídas: ele não é pedido a ninguém.';
const REQUIRED = 'Escolha pelo menos uma empresa.';

/** A company as a field tells of it. */
const ofField = ({ id, companyName }: ClientRow) => ({ __typename: 'FieldClient' as const, id, companyName });

const limited = (overrides: Partial<CustomFieldData>, ...clients: ClientRow[]) =>
  customFieldData({
    label: 'Crachá',
    clientIds: clients.map(({ id }) => id),
    clients: clients.map(ofField),
    ...overrides,
  });

const serveWith = (offered: ClientRow[], ...fields: CustomFieldData[]) =>
  serveFields(fields, {}, { clients: () => connection(offered, { first: 8 }) });
const serve = (...fields: CustomFieldData[]) => serveWith([aurora, litoral, vida], ...fields);

const group = (dialog: FieldDialog) => dialog.getByRole('group', { name: 'Empresas' });
const groupIn = (dialog: FieldDialog) => within(group(dialog));
const limit = (user: UserEvent, dialog: FieldDialog) =>
  user.click(groupIn(dialog).getByRole('radio', { name: 'Somente algumas empresas' }));
const picker = (dialog: FieldDialog) => groupIn(dialog).getByRole('combobox', { name: 'Adicionar empresa' });
const pick = async (user: UserEvent, dialog: FieldDialog, company: string) => {
  await user.click(picker(dialog));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${company}`) }));
};
const chips = (dialog: FieldDialog) =>
  groupIn(dialog)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const create = (user: UserEvent, dialog: FieldDialog) =>
  user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
const update = (user: UserEvent, dialog: FieldDialog) =>
  user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));

describe('a new field', () => {
  test('is for all companies until some are chosen, which are sent; what the choice means is told with the group', async () => {
    const server = serve();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Crachá');
    expect(groupIn(dialog).getByRole('radio', { name: 'Todas as empresas' })).toBeChecked();
    expect(dialog.queryByText(HINT)).not.toBeInTheDocument();
    await limit(user, dialog);
    expect(group(dialog)).toHaveAccessibleDescription(expect.stringContaining(HINT));
    await pick(user, dialog, 'Vida Plena');
    await pick(user, dialog, 'Aurora');
    expect(chips(dialog)).toEqual(['Aurora', 'Vida Plena']);
    await create(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('CreateCustomField')['input']).toMatchObject({ clientIds: ['c-Aurora', 'c-Vida Plena'] }),
    );
  });

  test('for some companies is refused at the group until one is chosen', async () => {
    const server = serve();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Crachá');
    await limit(user, dialog);
    await create(user, dialog);
    expect(await groupIn(dialog).findByText(REQUIRED)).toBeVisible();
    expect(group(dialog)).toHaveAccessibleDescription(expect.stringContaining(REQUIRED));
    expect(picker(dialog)).toHaveFocus();
    expect(server.callsOf('CreateCustomField')).toHaveLength(0);
    await pick(user, dialog, 'Aurora');
    expect(dialog.queryByText(REQUIRED)).not.toBeInTheDocument();
  });

  test('of clients has no companies to choose, and sends none that were chosen before', async () => {
    const server = serve();
    const { user, dialog } = await openNewField();
    await user.type(labelIn(dialog), 'Site');
    await limit(user, dialog);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
    expect(dialog.queryByRole('group', { name: 'Empresas' })).not.toBeInTheDocument();
    await create(user, dialog);
    await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(1));
    expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('clientIds');
  });

  test('may read like one of another company, as no form shows both', async () => {
    serve(limited({ key: 'cracha', label: 'Crachá' }, aurora));
    const { user, dialog } = await openNewField();
    const warning = () => dialog.queryByText(/Já existe um campo com este label/);
    await user.type(labelIn(dialog), 'Crachá');
    expect(warning()).toBeVisible();
    await limit(user, dialog);
    await pick(user, dialog, 'Litoral');
    expect(warning()).not.toBeInTheDocument();
    await pick(user, dialog, 'Aurora');
    expect(warning()).toBeVisible();
  });

  test('gets back what was chosen when the choice of all is taken back', async () => {
    serve();
    const { user, dialog } = await openNewField();
    await limit(user, dialog);
    await pick(user, dialog, 'Aurora');
    await user.click(groupIn(dialog).getByRole('radio', { name: 'Todas as empresas' }));
    expect(chips(dialog)).toEqual([]);
    await limit(user, dialog);
    expect(chips(dialog)).toEqual(['Aurora']);
  });
});

describe('an existing field', () => {
  test('sends its companies with the stored ids as expected, deleted ones among them', async () => {
    const field = limited({ clientIds: ['c-Litoral', 'gone', 'c-Aurora'] }, litoral, aurora);
    const server = serve(field);
    const { user, dialog } = await openField('Crachá');
    expect(chips(dialog)).toEqual(['Aurora', 'Litoral']);
    await pick(user, dialog, 'Vida Plena');
    await update(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        clientIds: ['c-Aurora', 'c-Litoral', 'c-Vida Plena'],
        expected: { type: 'TEXT', clientIds: ['c-Litoral', 'gone', 'c-Aurora'] },
      }),
    );
  });

  test('sends nothing of companies that were taken away and chosen again', async () => {
    const field = limited({}, litoral, aurora);
    const server = serve(field);
    const { user, dialog } = await openField('Crachá');
    await user.click(dialog.getByRole('button', { name: 'Remover Aurora' }));
    await pick(user, dialog, 'Aurora');
    await update(user, dialog);
    await waitFor(() => expect(server.lastOf('UpdateCustomField')['input']).toEqual({ id: field.id }));
  });

  test('goes back to all companies', async () => {
    const field = limited({}, aurora);
    const server = serve(field);
    const { user, dialog } = await openField('Crachá');
    await user.click(groupIn(dialog).getByRole('radio', { name: 'Todas as empresas' }));
    await update(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        clientIds: null,
        expected: { type: 'TEXT', clientIds: ['c-Aurora'] },
      }),
    );
  });

  test('keeps the focus beside a company that is removed, and in the end at the search', async () => {
    serve(limited({}, aurora, litoral, vida));
    const { user, dialog } = await openField('Crachá');
    const button = (name: string) => dialog.getByRole('button', { name: `Remover ${name}` });
    await user.click(button('Litoral'));
    expect(button('Vida Plena')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Aurora')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(picker(dialog)).toHaveFocus();
    expect(chips(dialog)).toEqual([]);
  });

  test('marks in the list what is chosen, and takes it away when it is chosen again', async () => {
    serve(limited({}, aurora, litoral));
    const { user, dialog } = await openField('Crachá');
    await user.click(picker(dialog));
    const list = within(await screen.findByRole('listbox', { name: 'Adicionar empresa' }));
    const marked = await list.findAllByRole('option', { selected: true });
    expect(marked).toHaveLength(2);
    await user.click(marked[0]!);
    expect(chips(dialog)).toEqual(['Litoral']);
  });

  test('whose companies are all deleted says so, and can be changed otherwise', async () => {
    const field = limited({ clientIds: ['gone'] });
    const server = serve(field);
    const { user, dialog } = await openField('Crachá');
    expect(groupIn(dialog).getByText(GONE)).toBeVisible();
    await user.type(labelIn(dialog), '!');
    await update(user, dialog);
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        label: 'Crachá!',
        expected: { type: 'TEXT', label: 'Crachá' },
      }),
    );
  });

  test('says nothing of deleted companies while one is left', async () => {
    serve(limited({ clientIds: ['gone', 'c-Aurora'] }, aurora));
    const { dialog } = await openField('Crachá');
    expect(chips(dialog)).toEqual(['Aurora']);
    expect(dialog.queryByText(GONE)).not.toBeInTheDocument();
  });

  test('of as many companies as it may have takes no more of them, and keeps the focus at the search', async () => {
    const many = Array.from({ length: 99 }, (_, index) =>
      clientData({ id: `c${index}`, companyName: `Loja ${index}` }),
    );
    serve(limited({}, ...many));
    const { user, dialog } = await openField('Crachá');
    const full = 'Um campo pode ter no máximo 100 empresas.';
    expect(dialog.queryByText(full)).not.toBeInTheDocument();
    await pick(user, dialog, 'Aurora');
    expect(dialog.getByText(full)).toBeVisible();
    expect(picker(dialog)).toHaveFocus();
    await pick(user, dialog, 'Litoral');
    expect(chips(dialog)).toHaveLength(100);
    expect(chips(dialog)).not.toContain('Litoral');
  });
});

describe('companies that another person has changed meanwhile', () => {
  const choiceOf = async () =>
    within(
      within(
        await screen.findByRole('group', { name: 'Outra pessoa alterou este campo enquanto você editava.' }),
      ).getByRole('group', { name: 'Empresas' }),
    );

  test('are compared by their names, and what is chosen of them is sent', async () => {
    const field = limited({}, aurora);
    const theirs = { ...field, clientIds: ['c-Litoral', 'c-Aurora'], clients: [litoral, aurora].map(ofField) };
    // The names are those that the fields tell, as the picker offers one company only.
    const server = serveWith([vida], field);
    overtake(server, theirs);
    const { user, dialog } = await openField('Crachá');
    await pick(user, dialog, 'Vida Plena');
    await update(user, dialog);
    const choice = await choiceOf();
    expect(choice.getByRole('radio', { name: /Seu valor.*Aurora.*Vida Plena/s })).toBeVisible();
    await user.click(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Aurora.*Litoral/s }));
    expect(dialog.getByRole('list', { name: 'Empresas escolhidas' })).toHaveTextContent('AuroraLitoral');
    await user.click(choice.getByRole('radio', { name: /Seu valor/ }));
    await update(user, dialog);
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
    expect(server.lastOf('UpdateCustomField')['input']).toEqual({
      id: field.id,
      clientIds: ['c-Aurora', 'c-Vida Plena'],
      expected: { type: 'TEXT', clientIds: ['c-Litoral', 'c-Aurora'] },
    });
  });

  test('to all of them are told so', async () => {
    const field = limited({}, aurora);
    const server = serve(field);
    overtake(server, { ...field, clientIds: null, clients: null });
    const { user, dialog } = await openField('Crachá');
    await pick(user, dialog, 'Litoral');
    await update(user, dialog);
    const choice = await choiceOf();
    await user.click(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Todas as empresas/s }));
    expect(dialog.getByRole('radio', { name: 'Todas as empresas' })).toBeChecked();
  });
});
