/** A section of fields is renamed in all of them at once, from the list. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { changeLanguage } from '../../../../i18n';
import { renderStaff } from '../../../../testing/renderStaff';
import { customFieldData, type CustomFieldData } from '../../../../testing/staffData';
import { serveStaff } from '../../../../testing/staffServer';
import CustomFieldsScreen from './CustomFieldsScreen';

const field = (label: string, order: number, section: string | null, more: Partial<CustomFieldData> = {}) =>
  customFieldData({ id: label, key: label.toLowerCase(), label, order, section, ...more });
const fields = () => [
  field('Rua', 0, 'Endereço'),
  field('CEP', 1, 'Endereço'),
  field('Banco', 2, 'Conta'),
  field('RG', 3, null),
  field('Porte', 0, 'Cadastro', { target: 'CLIENT' }),
];

/** A server that renames as the real one does. */
function serve() {
  let stored = fields();
  return serveStaff({
    customFields: () => stored,
    customFieldOrderRevision: 1,
    renameFieldSection: ({ input }: { input: { target: string; section: string; name: string | null } }) => {
      const isMeant = (one: CustomFieldData) => one['target'] === input.target && one['section'] === input.section;
      if (!stored.some(isMeant)) {
        const refusal = { code: 'NOT_FOUND', field: null, message: 'Nenhum campo está mais nesta seção.' };
        return { customFields: null, userErrors: [refusal] };
      }
      stored = stored.map((one) => (isMeant(one) ? { ...one, section: input.name } : one));
      return { customFields: stored.filter((one) => one['target'] === input.target), userErrors: [] };
    },
  });
}

async function open(path = '/admin/campos') {
  const server = serve();
  const rendered = await renderStaff(<CustomFieldsScreen />, { path });
  await screen.findAllByRole('rowheader', { hidden: true });
  return { server, ...rendered };
}
const sectionButton = (section: string) => screen.findAllByRole('button', { name: section });
const dialog = () => within(screen.getByRole('dialog', { name: 'Renomear Seção' }));
const name = () => dialog().getByRole<HTMLInputElement>('combobox', { name: 'Novo nome' });
const write = async (user: UserEvent, text: string) => {
  await user.clear(name());
  if (text) await user.type(name(), text);
};
const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Renomear' }));
/** Without what the button that has the focus tells of itself. */
const headers = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Renomear a seção', ''));

test('the section in the list opens the dialog, which renames it in all its fields and gives the focus back', async () => {
  const { server, user, address } = await open();
  const [, second] = await sectionButton('Endereço');
  expect(second).toHaveAttribute('type', 'button');
  await user.click(second!);
  expect(address()).toBe(`/admin/campos?${new URLSearchParams({ section: 'Endereço' })}`);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Seção "Endereço", de 2 campos');
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('Endereço');
  expect(name()).toHaveAttribute('maxlength', '60');
  expect(name()).toHaveAccessibleDescription('O novo nome vale para todos os campos da seção.');
  await write(user, ' Onde  mora ');
  await save(user);
  expect(await screen.findByText('Seção renomeada')).toBeVisible();
  expect(server.lastOf('RenameFieldSection')).toEqual({
    input: { target: 'CANDIDATE', section: 'Endereço', name: 'Onde mora' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(headers()).toEqual(['RuaOnde mora', 'CEPOnde mora', 'BancoConta', 'RG']);
  expect(address()).toBe('/admin/campos');
  await waitFor(() => expect(second).toHaveFocus());
});

test('says what becomes of the fields with a name in use, one written like it, and none', async () => {
  const { server, user } = await open(`/admin/campos?${new URLSearchParams({ section: 'Endereço' })}`);
  expect([...name().list!.options].map(({ value }) => value)).toEqual(['Conta']);
  await write(user, 'Conta');
  expect(name()).toHaveAccessibleDescription('Já existe a seção "Conta": os campos das duas ficam sob o mesmo título.');
  await write(user, 'conta');
  expect(name()).toHaveAccessibleDescription(/^Já existe a seção "Conta": escreva-a do mesmo modo/);
  await write(user, '');
  expect(name()).toHaveAccessibleDescription('Sem nome, os campos ficam sem seção.');
  await save(user);
  expect(await screen.findByText('Seção removida dos campos')).toBeVisible();
  expect(server.lastOf('RenameFieldSection')).toMatchObject({ input: { name: null } });
  expect(headers()).toEqual(['Rua', 'CEP', 'BancoConta', 'RG']);
});

test('the same name sends nothing, and a name that was typed is asked about before it is lost', async () => {
  const { server, user } = await open();
  await user.click((await sectionButton('Conta'))[0]!);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Seção "Conta", de 1 campo');
  await write(user, ' Conta ');
  await save(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.callsOf('RenameFieldSection')).toEqual([]);

  await user.click((await sectionButton('Conta'))[0]!);
  await write(user, 'Salário');
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(server.callsOf('RenameFieldSection')).toEqual([]);
});

test('a section of the fields of clients is renamed in those', async () => {
  const { server, user } = await open('/admin/campos?target=CLIENT');
  await user.click((await sectionButton('Cadastro'))[0]!);
  await write(user, 'Contrato');
  await save(user);
  await screen.findByText('Seção renomeada');
  expect(server.lastOf('RenameFieldSection')).toMatchObject({ input: { target: 'CLIENT', section: 'Cadastro' } });
});

test('a section that is gone by then is told, and the list comes again', async () => {
  const { server, user } = await open(`/admin/campos?${new URLSearchParams({ section: 'Antiga' })}`);
  const asked = server.callsOf('CustomFields').length;
  await write(user, 'Nova');
  await save(user);
  expect(await screen.findByText('Nenhum campo está mais nesta seção.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(server.callsOf('CustomFields').length).toBeGreaterThan(asked));
});

test('a lost answer is told at the name, is not sent again by itself, and the list comes again', async () => {
  const { server, user } = await open();
  server.intercept('RenameFieldSection', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click((await sectionButton('Endereço'))[0]!);
  const asked = server.callsOf('CustomFields').length;
  await write(user, 'Moradia');
  await save(user);
  await waitFor(() => expect(name()).toBeInvalid());
  expect(server.callsOf('RenameFieldSection')).toHaveLength(1);
  await waitFor(() => expect(server.callsOf('CustomFields').length).toBeGreaterThan(asked));
});

test('speaks English', async () => {
  await act(() => changeLanguage('en-US'));
  try {
    const { user } = await open();
    await user.click((await sectionButton('Endereço'))[0]!);
    expect(screen.getByRole('dialog', { name: 'Rename Section' })).toHaveAccessibleDescription(
      'Section "Endereço", of 2 fields',
    );
  } finally {
    await act(() => changeLanguage('pt-BR'));
  }
});
