import { screen, within } from '@testing-library/react';
import CustomFieldsScreen from '../features/fields/definitions/CustomFieldsScreen/CustomFieldsScreen';
import { renderStaff } from './renderStaff';
import { customFieldData, type CustomFieldData } from './staffData';
import { serveStaff, type StaffServer } from './staffServer';

/** The proposal for a key whose words say nothing. */
export const nothingProposed = {
  canView: ['ADMIN'],
  canEdit: ['ADMIN'],
  format: null,
  allowFutureDates: false,
  stored: null,
};

/** A server with these fields, which proposes these rights for these keys. @param root what it answers besides */
export function serveFields(
  fields: CustomFieldData[] = [],
  proposals: Record<string, object> = {},
  root: Record<string, unknown> = {},
) {
  return serveStaff({
    customFields: fields,
    customFieldOrderRevision: 1,
    proposedFieldPermission: ({ key }: { key: string }) => ({ ...nothingProposed, ...proposals[key] }),
    createCustomField: { customField: customFieldData(), userErrors: [] },
    updateCustomField: { customField: fields[0], userErrors: [] },
    ...root,
  });
}

/** Lets the first change of a field meet what another person has made of it since. */
export function overtake(server: StaffServer, theirs: CustomFieldData) {
  server.intercept('UpdateCustomField', () => {
    if (server.callsOf('UpdateCustomField').length > 1) return null;
    const userErrors = [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Alterado.' }];
    const options = (theirs['options'] as object[]).map((option) => ({ __typename: 'FieldOption', ...option }));
    const customField = { ...theirs, options };
    return { data: { updateCustomField: { __typename: 'UpdateCustomFieldPayload', customField, userErrors } } };
  });
}

/** Serves the field as the administrator finds it, and lets the first change of it be overtaken. */
export function serveOvertaken(theirs: CustomFieldData, before: CustomFieldData) {
  const server = serveFields([before], {}, { updateCustomField: { customField: theirs, userErrors: [] } });
  overtake(server, theirs);
  return server;
}

/** The editor once it is there: the dialog that loads before has no such button to save. */
async function openBy(button: string, title: string, submit: string) {
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('button', { name: submit });
  return { user, dialog: within(screen.getByRole('dialog', { name: title })) };
}
export const openNewField = () => openBy('Novo Campo', 'Criar Campo Dinâmico', 'Criar Campo');
export const openField = (label: string) => openBy(`Editar ${label}`, 'Editar Campo Dinâmico', 'Atualizar Campo');

export type FieldDialog = Awaited<ReturnType<typeof openNewField>>['dialog'];
export const labelIn = (dialog: FieldDialog) => dialog.getAllByRole('textbox', { name: 'Label' })[0]!;

/** A column of a list as the server gives it. */
export const columnData = (key: string, label: string, type = 'TEXT', more: object = {}) => ({
  ...{ __typename: 'ListColumn', key, label, type, required: false, options: [], format: null },
  ...{ allowFutureDates: false, ...more },
});

/** A column of a list as the editor sends it. */
export const columnInput = (key: string, label: string, type = 'TEXT', more: object = {}) => ({
  ...{ key, label, type, required: false, options: [] },
  ...more,
});

/** A list in store: of a text that is required, a CPF and a choice, one of whose options is stored as something else. */
export function listData(options: object = {}, overrides: Partial<CustomFieldData> = {}) {
  const choices = [
    { __typename: 'FieldOption', value: '1', label: 'Filho(a)' },
    { __typename: 'FieldOption', value: 'Cônjuge', label: 'Cônjuge' },
  ];
  const columns = [
    columnData('nome', 'Nome', 'TEXT', { required: true }),
    columnData('cpf', 'CPF', 'TEXT', { format: 'CPF' }),
    columnData('parentesco', 'Parentesco', 'SELECT', { options: choices }),
  ];
  const listOptions = { __typename: 'ListOptions', itemName: 'Dependente', maxItems: 5, columns, ...options };
  return customFieldData({ key: 'dependentes', label: 'Dependentes', type: 'LIST', listOptions, ...overrides });
}
