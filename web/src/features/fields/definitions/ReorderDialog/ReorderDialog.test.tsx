import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';
import { renderStaff } from '../../../../testing/renderStaff';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from '../CustomFieldsScreen/CustomFieldsScreen';

const ROW_HEIGHT_PX = 50;

/** jsdom lays nothing out: rows of a list stand below each other, as in a browser. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const place = row ? [...row.parentElement!.children].indexOf(row) : 0;
    return new DOMRect(0, place * ROW_HEIGHT_PX, 300, ROW_HEIGHT_PX);
  });
});
afterEach(() => jest.restoreAllMocks());

interface ReorderInput {
  input: { fieldIds: string[]; expectedRevision: number };
}

const named = (label: string, order: number, more: Partial<CustomFieldData> = {}) =>
  customFieldData({ id: label, key: label.toLowerCase(), label, order, ...more });

/** A server that keeps the order and its revision, as another administrator's save would change them. */
function serve() {
  const stored = {
    fields: [
      named('CPF', 0, { required: true }),
      named('RG', 1),
      named('PIS', 2),
      named('Segmento', 0, { target: 'CLIENT' }),
    ],
    revision: 4,
  };
  const reorder = (ids: string[]) => {
    stored.fields = stored.fields.map((field) =>
      ids.includes(field.id) ? { ...field, order: ids.indexOf(field.id) } : field,
    );
    stored.revision += 1;
  };
  const server = serveStaff({
    customFields: () => stored.fields,
    customFieldOrderRevision: () => stored.revision,
    reorderCustomFields: ({ input: { fieldIds, expectedRevision } }: ReorderInput) => {
      const message = 'A ordem dos campos foi alterada por outra pessoa.';
      if (expectedRevision !== stored.revision)
        return { customFields: [], revision: null, userErrors: [{ message, code: 'CONFLICT', field: [] }] };
      reorder(fieldIds);
      return { customFields: stored.fields, revision: stored.revision, userErrors: [] };
    },
  });
  return { server, reorder };
}

async function openDialog() {
  const { user } = await renderStaff(<CustomFieldsScreen />, { path: '/admin/campos?dialog=reorder' });
  // The dialog that loads has no such button.
  await screen.findByRole('button', { name: 'Salvar Ordem' });
  const dialog = within(screen.getByRole('dialog', { name: 'Reordenar Campos' }));
  const button = (name: string) => dialog.getByRole('button', { name });
  const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { user, dialog, button, rows };
}

/** One row down needs more than one step of 25 px. */
async function moveDown(user: UserEvent, grip: HTMLElement) {
  grip.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(grip).toHaveAttribute('aria-pressed', 'true'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
}

test('lists the fields of the target with number, label, type, key and whether they are required', async () => {
  serve();
  const { dialog, rows, button } = await openDialog();
  expect(dialog.getByText('Arraste e solte os campos para alterar a ordem na esteira do candidato')).toBeVisible();
  expect(rows()).toEqual(['1CPFTexto · cpfObrigatório', '2RGTexto · rgOpcional', '3PISTexto · pisOpcional']);
  expect(button('Resetar')).toBeDisabled();
  expect(button('Salvar Ordem')).toBeDisabled();
});

test('tells with which answers a field is asked, in the order of the options', async () => {
  const options = ['Sim', 'Talvez', 'Não'].map((label) => ({ value: label, label }));
  const condition = { fieldKey: 'filhos', values: ['Não', 'Sim', 'Já foi'] };
  serveStaff({
    customFields: [named('Filhos', 0, { type: 'SELECT', options }), named('RG', 1, { condition })],
    customFieldOrderRevision: 4,
  });
  const { rows } = await openDialog();
  expect(rows()[1]).toContain('Texto · rgSe "Filhos" = Sim, Não ou Já foi (opção removida)');
  expect(rows()[0]).not.toContain('Se "');
});

test('numbers follow while a row is moved; the buttons wait until it is dropped elsewhere; reset puts it back', async () => {
  serve();
  const { user, rows, button } = await openDialog();
  await moveDown(user, button('Mover CPF'));
  await waitFor(() => expect(rows()[0]).toMatch(/^2CPF/));
  expect(rows()[1]).toMatch(/^1RG/);
  expect(button('Salvar Ordem')).toBeDisabled();
  await user.keyboard(' ');
  await waitFor(() => expect(rows()[0]).toMatch(/^1RG/));
  expect(button('Salvar Ordem')).toBeEnabled();
  await user.click(button('Resetar'));
  expect(rows()[0]).toMatch(/^1CPF/);
  expect(button('Resetar')).toBeDisabled();
});

test('escape gives up the move, not the dialog', async () => {
  serve();
  const { user, rows, button } = await openDialog();
  await moveDown(user, button('Mover CPF'));
  await waitFor(() => expect(rows()[0]).toMatch(/^2CPF/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rows()[0]).toMatch(/^1CPF/));
  expect(button('Salvar Ordem')).toBeDisabled();
});

async function swapFirstTwo(opened: Awaited<ReturnType<typeof openDialog>>) {
  const { user, rows, button } = opened;
  await moveDown(user, button('Mover CPF'));
  await waitFor(() => expect(rows()[0]).toMatch(/^2CPF/));
  await user.keyboard(' ');
  await waitFor(() => expect(button('Salvar Ordem')).toBeEnabled());
}

test('saves the whole order of the target in one call, says so and closes', async () => {
  const { server } = serve();
  const opened = await openDialog();
  await swapFirstTwo(opened);
  const answer = server.holdBack('ReorderCustomFields');
  await opened.user.click(opened.button('Salvar Ordem'));
  expect(await opened.dialog.findByRole('button', { name: 'Salvando...' })).toBeVisible();
  answer();
  expect(await screen.findByText('Ordem atualizada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.callsOf('ReorderCustomFields').map(({ variables }) => variables)).toEqual([
    { input: { target: 'CANDIDATE', fieldIds: ['RG', 'CPF', 'PIS'], expectedRevision: 4 } },
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['RG', 'CPF', 'PIS']);
});

test('an order that was saved is the one that the next is saved over, although the list cannot be loaded again', async () => {
  const { server } = serve();
  const opened = await openDialog();
  await swapFirstTwo(opened);
  server.intercept('CustomFields', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
  await opened.user.click(opened.button('Salvar Ordem'));
  expect(await screen.findByText('Ordem atualizada')).toBeVisible();
  expect(await screen.findByText('Erro ao carregar campos', { selector: 'li *' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['RG', 'CPF', 'PIS']);
  await opened.user.click(screen.getByRole('button', { name: 'Reordenar' }));
  await moveDown(opened.user, await screen.findByRole('button', { name: 'Mover RG' }));
  await opened.user.keyboard(' ');
  const save = screen.getByRole('button', { name: 'Salvar Ordem' });
  await waitFor(() => expect(save).toBeEnabled());
  await opened.user.click(save);
  await waitFor(() => expect(server.callsOf('ReorderCustomFields')).toHaveLength(2));
  expect(server.lastOf('ReorderCustomFields')['input']).toMatchObject({ expectedRevision: 5 });
  expect(screen.queryByText('Erro ao salvar')).not.toBeInTheDocument();
});

test('an administrator who saves after another one is told, keeps the own order and can save it then', async () => {
  const { server, reorder } = serve();
  const opened = await openDialog();
  await swapFirstTwo(opened);
  reorder(['PIS', 'CPF', 'RG']);
  await opened.user.click(opened.button('Salvar Ordem'));
  expect(await screen.findByText('A ordem dos campos foi alterada por outra pessoa.')).toBeVisible();
  expect(screen.getByText('Erro ao salvar')).toBeVisible();
  expect(opened.rows()[0]).toMatch(/^1RG/);
  await waitFor(() => expect(opened.button('Salvar Ordem')).toBeEnabled());
  await opened.user.click(opened.button('Salvar Ordem'));
  expect(await screen.findByText('Ordem atualizada')).toBeVisible();
  expect(server.lastOf('ReorderCustomFields')).toEqual({
    input: { target: 'CANDIDATE', fieldIds: ['RG', 'CPF', 'PIS'], expectedRevision: 5 },
  });
});

test.each([
  ['without words', { code: 'BAD_USER_INPUT', message: '' }],
  ['without a reason', { code: 'INTERNAL', message: 'Ocorreu um erro inesperado. Tente novamente.' }],
])('a failure %s keeps the dialog and the order', async (_case, error) => {
  const { server } = serve();
  const opened = await openDialog();
  await swapFirstTwo(opened);
  server.intercept('ReorderCustomFields', () => ({ status: 400, error }));
  await opened.user.click(opened.button('Salvar Ordem'));
  expect(await screen.findByText('Falha ao salvar a nova ordem dos campos.')).toBeVisible();
  expect(opened.rows()[0]).toMatch(/^1RG/);
});
