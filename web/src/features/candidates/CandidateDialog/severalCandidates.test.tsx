import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { candidateData } from '../../../testing/staffData';
import { importData } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import { StaffShell } from '../../staffShell/StaffShell';
import CandidateDialog from './CandidateDialog';

/** The screen of an import, of which its header alone is looked at. */
const Import = () => <StaffShell>{null}</StaffShell>;

async function open() {
  const server = serveStaff({
    formFields: [],
    createCandidate: ({ input }: { input: { name: string } }) => ({
      candidate: candidateData({ name: input.name }),
      userErrors: [],
    }),
    importCandidates: { candidateImport: importData(), userErrors: [] },
  });
  const { user, address } = await renderStaff(<CandidateDialog id="new" onClose={() => {}} />, {
    role: 'client',
    path: '/client',
  });
  return { server, user, address, dialog: within(await screen.findByRole('dialog', { name: 'Novo Candidato' })) };
}

test("'Criar e adicionar outro' creates, names who was created, and begins an empty form at its name", async () => {
  const { server, user, dialog } = await open();
  const name = dialog.getByRole('textbox', { name: 'Nome' });
  await user.type(name, 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com');
  await user.click(dialog.getByRole('button', { name: 'Criar e adicionar outro' }));
  expect(await dialog.findByText('Criados agora: Ana')).toBeVisible();
  expect(name).toHaveValue('');
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Bia');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'bia@exemplo.com');
  await user.click(dialog.getByRole('button', { name: 'Criar e adicionar outro' }));
  expect(await dialog.findByText('Criados agora: Ana, Bia')).toBeVisible();
  expect(server.callsOf('CreateCandidate')).toHaveLength(2);
});

test('the Tab key leads from the tabs to the first field at once', async () => {
  const { user, dialog } = await open();
  dialog.getByRole('tab', { name: 'Um' }).focus();
  await user.tab();
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

test('a refusal keeps what was typed, also when another one was to follow', async () => {
  const { server, user, dialog } = await open();
  server.intercept('CreateCandidate', () => ({
    status: 400,
    error: { code: 'BAD_USER_INPUT', message: 'Já existe.' },
  }));
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com');
  await user.click(dialog.getByRole('button', { name: 'Criar e adicionar outro' }));
  expect(await dialog.findByText('Erro ao salvar candidato')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
});

test("the tab 'Vários' sends pasted lines to be looked at", async () => {
  const { server, user, dialog, address } = await open();
  await user.click(dialog.getByRole('tab', { name: 'Vários' }));
  await user.type(dialog.getByRole('textbox', { name: 'Candidatos, um por linha' }), 'Maria Souza maria@exemplo.com');
  await user.click(dialog.getByRole('button', { name: 'Conferir linhas' }));
  await waitFor(() => expect(address()).toBe('/imports/import-1'));
  expect(server.lastOf('ImportCandidates')['input']).toMatchObject({ text: 'Maria Souza maria@exemplo.com' });
});

test.each([
  ['admin', '/admin?page=2&dialog=candidate', '/admin?page=2', 'admin'],
  ['client', '/client?page=2&candidate=new&mode=edit', '/client?page=2', 'client'],
] as const)(
  'the import of pasted lines leads the %s back to the list, and to no dialog',
  async (_, path, list, role) => {
    serveStaff({ formFields: [], importCandidates: { candidateImport: importData(), userErrors: [] } });
    const { user } = await renderStaff(
      <Routes>
        <Route path="/imports/:id" element={<Import />} />
        <Route path="*" element={<CandidateDialog id="new" onClose={() => {}} />} />
      </Routes>,
      { role, path },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo Candidato' }));
    await user.click(dialog.getByRole('tab', { name: 'Vários' }));
    await user.type(dialog.getByRole('textbox', { name: 'Candidatos, um por linha' }), 'Maria Souza maria@exemplo.com');
    await user.click(dialog.getByRole('button', { name: 'Conferir linhas' }));
    expect(await screen.findByRole('link', { name: 'Painel' })).toHaveAttribute('href', list);
  },
);

test('what was typed in one tab is there again after a look at the other', async () => {
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.click(dialog.getByRole('tab', { name: 'Vários' }));
  await user.click(dialog.getByRole('tab', { name: 'Um' }));
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
});
