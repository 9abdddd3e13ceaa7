/** 'Corrigir todos iguais': nothing is written over the rows before somebody has said what. */
import { screen, waitFor, within } from '@testing-library/react';
import { importRowsServer, threeRows } from '../../../testing/importRowsServer';
import { openPlan, withTableHeight } from '../../../testing/planTable';

withTableHeight();

const civil = { fieldKey: 'estado_civil', label: 'Estado civil', message: 'Estado civil: opção inválida.' };
const problemOf = (overrides: Record<string, unknown> = {}) => ({
  ...{ key: 'casada', kind: 'INVALID_VALUE', ...civil, value: 'casada', count: 300, firstRow: 4 },
  ...overrides,
});

/** Opens the dialog of the only problem. */
async function open(problem: Record<string, unknown>, name = 'Corrigir todos iguais') {
  const server = importRowsServer(threeRows(), { problems: [problem] });
  const { user } = await openPlan();
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { server, user, dialog, submit: dialog.getByRole('button', { name: 'Corrigir' }) };
}
const input = (overrides: Record<string, unknown>) => ({
  ...{ id: 'import-1', fieldKey: 'estado_civil', from: 'casada' },
  ...overrides,
});

test('maps a value once for all of its rows', async () => {
  const { server, user, dialog, submit } = await open(problemOf());
  const field = dialog.getByRole('combobox', { name: 'Substituir por' });
  expect(field).toHaveDisplayValue('Selecione...');
  expect(submit).toBeDisabled();
  await user.selectOptions(field, 'Casado(a)');
  await user.click(submit);
  expect(await screen.findByText('Nenhum problema encontrado.')).toBeVisible();
  expect(server.lastOf('ReplaceImportValues')['input']).toEqual(input({ to: 'Casado(a)' }));
});

test('empties the cells only where that was ticked', async () => {
  const { server, user, dialog, submit } = await open(problemOf());
  await user.click(dialog.getByRole('checkbox', { name: 'Deixar vazio' }));
  expect(dialog.getByRole('combobox', { name: 'Substituir por' })).toBeDisabled();
  await user.click(submit);
  expect(await screen.findByText('Nenhum problema encontrado.')).toBeVisible();
  expect(server.lastOf('ReplaceImportValues')['input']).toEqual(input({ to: '' }));
});

test('the Enter key empties no cells of a text', async () => {
  const email = { fieldKey: 'email', label: 'E-mail', value: 'ana@', message: 'E-mail: inválido.' };
  const { server, user, dialog, submit } = await open(problemOf(email));
  const field = dialog.getByRole('textbox', { name: 'Substituir por' });
  await user.type(field, ' {Enter}');
  expect(submit).toBeDisabled();
  await user.type(field, 'ana@exemplo.com{Enter}');
  expect(await screen.findByText('Nenhum problema encontrado.')).toBeVisible();
  expect(server.callsOf('ReplaceImportValues').map(({ variables }) => variables['input'])).toEqual([
    input({ fieldKey: 'email', from: 'ana@', to: 'ana@exemplo.com' }),
  ]);
});

test('of one row it is called what it is', async () => {
  await open(problemOf({ count: 1 }), 'Corrigir');
  expect(screen.queryByRole('button', { name: 'Corrigir todos iguais' })).not.toBeInTheDocument();
});

test('what was typed is asked about before it is lost', async () => {
  const { user, dialog } = await open(problemOf());
  const field = dialog.getByRole('combobox', { name: 'Substituir por' });
  await user.selectOptions(field, 'Casado(a)');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(field).toHaveDisplayValue('Casado(a)');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
