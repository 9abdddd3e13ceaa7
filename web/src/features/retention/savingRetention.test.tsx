/** How the periods of 'Guarda de dados' are saved, and what is told where they are not. */
import { screen, waitFor, within } from '@testing-library/react';
import { openRetention, serveRetention, startOfNewPeriods } from '../../testing/retention';

const select = (name: string) => screen.findByRole('combobox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Salvar' });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Excluir dados automaticamente?' }));
const conflict = () => screen.findByRole('group', { name: /^Bia alterou os prazos em .+, enquanto você editava\.$/ });
const reauthentication = {
  ...{ code: 'REAUTHENTICATION_REQUIRED', field: null },
  message: 'Confirme sua senha para continuar.',
};

test('asks before anybody is deleted, says how many, and saves over the revision that was read', async () => {
  const { server } = serveRetention({ hiredMonths: 60, revision: 4 }, [3, 0]);
  const { user } = await openRetention();
  await user.selectOptions(await select('Demais encerramentos'), '6 meses');
  await user.click(saveButton());
  const asked = await question();
  const counted = `3 candidatos já passaram do prazo de guarda e serão excluídos a partir de ${startOfNewPeriods()}.`;
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(expect.stringContaining(counted)),
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /não podem ser recuperados.+ainda podem ser alterados/,
  );
  expect(server.callsOf('SaveRetention')).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Salvar prazos' }));
  expect(await screen.findByText('Prazos salvos')).toBeVisible();
  expect(screen.getByText(`A exclusão automática começa em ${startOfNewPeriods()}.`)).toBeVisible();
  expect(server.lastOf('SaveRetention')).toEqual({
    input: { hiredMonths: 60, otherMonths: 6, expectedRevision: 4 },
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saveButton()).toBeDisabled();
  const inForce = within(screen.getByRole('region', { name: 'Em vigor' }));
  expect(inForce.getByText(`Começa em ${startOfNewPeriods()}`)).toBeVisible();
  await user.selectOptions(await select('Contratados'), 'Não excluir');
  await user.selectOptions(await select('Demais encerramentos'), 'Não excluir');
  await user.click(saveButton());
  await waitFor(() => expect(server.lastOf('SaveRetention')['input']).toMatchObject({ expectedRevision: 5 }));
});

test('a question that is cancelled saves nothing and keeps the choice', async () => {
  const { server } = serveRetention();
  const { user } = await openRetention();
  await user.selectOptions(await select('Contratados'), '10 anos');
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await select('Contratados')).toHaveDisplayValue('10 anos');
  expect(saveButton()).toBeEnabled();
  expect(server.callsOf('SaveRetention')).toEqual([]);
});

test('"Não excluir" for both is saved at once', async () => {
  const { server } = serveRetention({ otherMonths: 6, effectiveFrom: '2026-03-08T15:00:00.000Z', revision: 2 });
  const { user } = await openRetention();
  await user.selectOptions(await select('Demais encerramentos'), 'Não excluir');
  await user.click(saveButton());
  expect(await screen.findByText('Prazos salvos')).toBeVisible();
  expect(screen.queryByText(/^A exclusão automática começa/)).not.toBeInTheDocument();
  expect(server.lastOf('SaveRetention')).toEqual({
    input: { hiredMonths: null, otherMonths: null, expectedRevision: 2 },
  });
  expect(await screen.findByText('Desligada')).toBeVisible();
});

test('asks for the password where that is wanted, and then saves the same', async () => {
  const { server, state } = serveRetention();
  state.refusals = [reauthentication];
  const { user } = await openRetention();
  await user.selectOptions(await select('Contratados'), '20 anos');
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  expect(asked.getByText(/^Dados de candidatos serão excluídos sem volta\./)).toBeVisible();
  expect(screen.queryByText('Confirme sua senha para continuar.')).not.toBeInTheDocument();
  await user.type(asked.getByLabelText('Sua senha'), 'minha-senha{Enter}');
  expect(await screen.findByText('Prazos salvos')).toBeVisible();
  expect(server.lastOf('Reauthenticate')).toEqual({ input: { password: 'minha-senha' } });
  const input = { hiredMonths: 240, otherMonths: null, expectedRevision: 1 };
  expect(server.callsOf('SaveRetention').map(({ variables }) => variables)).toEqual([{ input }, { input }]);
});

test('a refusal is told, and the choice stays to be saved again', async () => {
  const { state } = serveRetention();
  state.refusals = [{ code: 'INVALID', field: ['hiredMonths'], message: 'Informe de 1 a 360 meses.' }];
  const { user } = await openRetention();
  await user.selectOptions(await select('Contratados'), '3 meses');
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  expect(await screen.findByText('Não foi possível salvar os prazos')).toBeVisible();
  expect(screen.getByText('Informe de 1 a 360 meses.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await select('Contratados')).toHaveDisplayValue('3 meses');
  state.refusals = [];
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  expect(await screen.findByText('Prazos salvos')).toBeVisible();
  expect(screen.queryByText('Não foi possível salvar os prazos')).not.toBeInTheDocument();
});

test('what somebody else has set meanwhile is shown, and the own choice is saved over it after that', async () => {
  const { server, setByBia } = serveRetention({ revision: 1 });
  const { user } = await openRetention();
  await user.selectOptions(await select('Contratados'), '10 anos');
  setByBia({ otherMonths: 6 });
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  const told = within(await conflict());
  expect(await conflict()).toHaveFocus();
  expect(told.getByText('Atualizado com a outra alteração: Demais encerramentos.')).toBeVisible();
  expect(screen.queryByText('Não foi possível salvar os prazos')).not.toBeInTheDocument();
  expect(await select('Contratados')).toHaveDisplayValue('10 anos');
  expect(await select('Demais encerramentos')).toHaveDisplayValue('6 meses');
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  expect(await screen.findByText('Prazos salvos')).toBeVisible();
  expect(server.lastOf('SaveRetention')).toEqual({
    input: { hiredMonths: 120, otherMonths: 6, expectedRevision: 2 },
  });
  expect(screen.queryByRole('group', { name: /enquanto você editava/ })).not.toBeInTheDocument();
});

test('between two periods of the same kind a person chooses first; theirs leaves nothing to save', async () => {
  const { server, setByBia } = serveRetention({ hiredMonths: 12, revision: 1 });
  const { user } = await openRetention();
  await user.selectOptions(await select('Contratados'), 'Não excluir');
  setByBia({ hiredMonths: 18 });
  await user.click(saveButton());
  const choice = within(within(await conflict()).getByRole('group', { name: 'Contratados' }));
  await user.click(saveButton());
  expect(await screen.findByText(/^Escolha o valor que deve ficar/)).toBeVisible();
  expect(choice.getByRole('radio', { name: 'Seu valor Não excluir' })).not.toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'Valor de Bia 18 meses' }));
  expect(await select('Contratados')).toHaveDisplayValue('18 meses');
  await user.click(saveButton());
  await waitFor(() => expect(screen.queryByRole('group', { name: /enquanto você editava/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(server.callsOf('SaveRetention')).toHaveLength(1);
  expect(saveButton()).toBeDisabled();
});

test('a choice that was left is compared with what it was begun over', async () => {
  const { server, setByBia } = serveRetention({ hiredMonths: 12, revision: 1 });
  const { user, leave, comeBack } = await openRetention();
  await user.selectOptions(await select('Contratados'), '2 anos');
  await leave();
  setByBia({ hiredMonths: 60 });
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await user.click((await question()).getByRole('button', { name: 'Salvar prazos' }));
  expect(within(await conflict()).getByRole('radio', { name: 'Valor de Bia 5 anos' })).toBeVisible();
  expect(server.lastOf('SaveRetention')['input']).toMatchObject({ expectedRevision: 1 });
});
