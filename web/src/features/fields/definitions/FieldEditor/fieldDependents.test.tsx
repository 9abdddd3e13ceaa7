/** A field on whose answers others depend, in its editor; and conditions that another person has changed meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import { openField, serveFields } from '../../../../testing/fieldEditor';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';

const children = customFieldData({
  key: 'filhos',
  label: 'Tem filhos?',
  type: 'SELECT',
  options: ['Sim', 'Não'].map((label) => ({ value: label, label })),
});
const dependent = (label: string, ...values: string[]) =>
  customFieldData({ label, condition: { fieldKey: 'filhos', values } });
const open = async (...dependents: CustomFieldData[]) => {
  const server = serveFields([children, ...dependents]);
  return { server, ...(await openField('Tem filhos?')) };
};

test('another type is doubted while others depend on the field, until it is taken back', async () => {
  const { user, dialog } = await open(dependent('Nomes', 'Sim'), dependent('Certidão', 'Sim'));
  const type = dialog.getByRole('combobox', { name: 'Tipo' });
  expect(type).not.toHaveAccessibleDescription();
  await user.selectOptions(type, 'Texto');
  expect(type).toHaveAccessibleDescription(
    'Outros campos dependem deste: ‘Nomes’ e ‘Certidão’. Mude antes quando eles são pedidos.',
  );
  await user.selectOptions(type, 'Seleção');
  expect(type).not.toHaveAccessibleDescription();
});

test('an option that goes names the fields that are asked with it, and no others', async () => {
  const { user, dialog } = await open(dependent('Nomes', 'Sim'), dependent('Motivo', 'Não'));
  await user.click(dialog.getByRole('button', { name: 'Remover opção 1' }));
  expect(dialog.getByText(/^Outros campos dependem de opções removidas deste: ‘Nomes’\./)).toBeVisible();
});

test('switching the field off names the fields that nobody is asked then', async () => {
  const { user, dialog } = await open(dependent('Nomes', 'Sim'));
  await user.click(dialog.getByRole('switch', { name: 'Ativo' }));
  expect(dialog.getByText(/^Outros campos dependem deste: ‘Nomes’\. Enquanto ele estiver inativo/)).toBeVisible();
});

test('nothing is said of a field on which none depends', async () => {
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Texto');
  await user.click(dialog.getByRole('switch', { name: 'Ativo' }));
  expect(dialog.queryByText(/^Outros campos dependem/)).not.toBeInTheDocument();
});

test('a condition that another person has changed meanwhile is compared in words, and what is chosen is sent', async () => {
  const field = dependent('Nomes', 'Sim');
  const condition = { __typename: 'FieldCondition', fieldKey: 'filhos', values: ['Não', 'Sim'] };
  const server = serveFields([children, field]);
  server.intercept('UpdateCustomField', () => {
    if (server.callsOf('UpdateCustomField').length > 1) return null;
    const userErrors = [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Alterado.' }];
    const customField = { ...field, condition };
    return { data: { updateCustomField: { __typename: 'UpdateCustomFieldPayload', customField, userErrors } } };
  });
  const { user, dialog } = await openField('Nomes');
  await user.click(dialog.getByRole('radio', { name: 'Sempre' }));
  await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
  const panel = await screen.findByRole('group', { name: 'Outra pessoa alterou este campo enquanto você editava.' });
  const choice = within(within(panel).getByRole('group', { name: 'Quando pedir' }));
  expect(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Se "Tem filhos\?" = Sim ou Não/s })).toBeVisible();
  await user.click(choice.getByRole('radio', { name: /Seu valor.*Sempre/s }));
  await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  expect(server.lastOf('UpdateCustomField')['input']).toEqual({
    id: field.id,
    condition: null,
    expected: { type: 'TEXT', condition: { fieldKey: 'filhos', values: ['Não', 'Sim'] } },
  });
});
