/** 'Novo Candidato' shows the fields of the client that is chosen. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, clientData, connection, fieldValue, selectField } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDialog from './CandidateDialog';

const clients = ['Aurora', 'Litoral'].map((companyName) => clientData({ id: companyName, companyName }));
const ofAll = fieldValue({ key: 'cargo', label: 'Cargo' });
const ofClient: Record<string, ReturnType<typeof fieldValue>[]> = {
  Aurora: [fieldValue({ key: 'cracha', label: 'Crachá' })],
  Litoral: [fieldValue({ key: 'turno', label: 'Turno' })],
};

async function open(role: 'admin' | 'client' = 'admin', forClient?: string, fieldsOf = ofClient) {
  const server = serveStaff({
    formFields: ({ clientId }: { clientId?: string | null }) => [ofAll, ...(fieldsOf[clientId ?? ''] ?? [])],
    clients: connection(clients, { first: 8 }),
    node: ({ id }: { id: string }) => clients.find((client) => client.id === id),
    createCandidate: { candidate: candidateData({ name: 'Ana' }), userErrors: [] },
  });
  const { user } = await renderStaff(
    <CandidateDialog id="new" {...(forClient !== undefined && { forClient })} onClose={() => {}} />,
    { role },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Candidato' }));
  await dialog.findByRole('textbox', { name: 'Nome' });
  return { server, user, dialog };
}
type Form = Awaited<ReturnType<typeof open>>['dialog'];

const box = (dialog: Form, name: string) => dialog.getByRole('textbox', { name });
const choose = async (user: UserEvent, dialog: Form, name: string) => {
  await user.click(dialog.getByRole('combobox', { name: 'Cliente' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};
const createButton = (dialog: Form) => dialog.getByRole('button', { name: 'Criar Candidato' });

test('the client proposed brings its fields at once; another choice brings those of the other', async () => {
  const { server, user, dialog } = await open('admin', 'Aurora');
  expect(server.lastOf('NewCandidateFields')).toEqual({ clientId: 'Aurora' });
  expect(box(dialog, 'Crachá')).toBeVisible();
  await choose(user, dialog, 'Litoral');
  expect(await dialog.findByRole('textbox', { name: 'Turno' })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Crachá' })).not.toBeInTheDocument();
  await choose(user, dialog, 'Nenhum cliente');
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Turno' })).not.toBeInTheDocument());
  expect(server.lastOf('NewCandidateFields')).toEqual({ clientId: null });
});

test('answers to fields that stay are kept, and those to fields that went are not sent', async () => {
  const { server, user, dialog } = await open('admin', 'Aurora');
  await user.type(box(dialog, 'Nome'), 'Ana');
  await user.type(box(dialog, 'E-mail'), 'ana@exemplo.com');
  await user.type(box(dialog, 'Cargo'), 'Analista');
  await user.type(box(dialog, 'Crachá'), '7');
  await choose(user, dialog, 'Litoral');
  await user.type(await dialog.findByRole('textbox', { name: 'Turno' }), 'Noite');
  expect(box(dialog, 'Nome')).toHaveValue('Ana');
  expect(box(dialog, 'Cargo')).toHaveValue('Analista');
  await user.click(createButton(dialog));
  await waitFor(() =>
    expect(server.lastOf('CreateCandidate')['input']).toEqual({
      name: 'Ana',
      email: 'ana@exemplo.com',
      clientId: 'Litoral',
      fields: [
        { key: 'cargo', value: 'Analista' },
        { key: 'turno', value: 'Noite' },
      ],
    }),
  );
});

test('what depends on an answer to a field of the other client appears with that answer', async () => {
  const ofAurora = [
    selectField({ key: 'transporte', label: 'Transporte' }, 'Ônibus', 'Nenhum'),
    fieldValue({
      key: 'linha',
      label: 'Linha',
      condition: { fieldKey: 'transporte', values: ['Ônibus'] },
      conditionUnmet: true,
      active: false,
      viewerCanEdit: false,
      viewerCanEditWhenMet: true,
    }),
  ];
  const { user, dialog } = await open('admin', 'Litoral', { Aurora: ofAurora });
  await choose(user, dialog, 'Aurora');
  const transport = await dialog.findByRole('combobox', { name: 'Transporte' });
  expect(dialog.queryByRole('textbox', { name: 'Linha' })).not.toBeInTheDocument();
  await user.selectOptions(transport, 'Ônibus');
  expect(box(dialog, 'Linha')).toBeEnabled();
});

test('an answer comes back with its client', async () => {
  const { user, dialog } = await open('admin', 'Aurora');
  await user.type(box(dialog, 'Crachá'), '7');
  await choose(user, dialog, 'Litoral');
  await dialog.findByRole('textbox', { name: 'Turno' });
  await choose(user, dialog, 'Aurora');
  expect(await dialog.findByRole('textbox', { name: 'Crachá' })).toHaveValue('7');
});

test('nothing is created by the fields of another client while those of the chosen one are on their way', async () => {
  const { server, user, dialog } = await open('admin', 'Aurora');
  const answer = server.holdBack('NewCandidateFields');
  await choose(user, dialog, 'Litoral');
  await waitFor(() => expect(createButton(dialog)).toBeDisabled());
  expect(dialog.getByRole('button', { name: 'Criar e adicionar outro' })).toBeDisabled();
  answer();
  await waitFor(() => expect(createButton(dialog)).toBeEnabled());
});

test('fields that could not be loaded are asked for again on demand, and what was typed is still there', async () => {
  const { server, user, dialog } = await open('admin', 'Aurora');
  await user.type(box(dialog, 'Cargo'), 'Analista');
  server.intercept('NewCandidateFields', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
  await choose(user, dialog, 'Litoral');
  expect(await dialog.findByText('Não foi possível carregar os campos desta empresa.')).toBeVisible();
  expect(createButton(dialog)).toBeDisabled();
  server.intercept('NewCandidateFields', () => null);
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialog.findByRole('textbox', { name: 'Turno' })).toBeVisible();
  expect(box(dialog, 'Cargo')).toHaveValue('Analista');
});

test('a client names none: the server knows whose candidates it registers', async () => {
  const { server, dialog } = await open('client');
  expect(server.lastOf('NewCandidateFields')).toEqual({ clientId: null });
  expect(dialog.queryByRole('combobox', { name: 'Cliente' })).not.toBeInTheDocument();
});
