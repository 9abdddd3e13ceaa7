import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serveOvertaken } from '../../../../testing/fieldEditor';
import { renderStaff } from '../../../../testing/renderStaff';
import { customFieldData } from '../../../../testing/staffData';
import CustomFieldsScreen from '../CustomFieldsScreen/CustomFieldsScreen';

const texts = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const shift = customFieldData({
  label: 'Turno',
  type: 'SELECT',
  options: texts('Manhã', 'Noite'),
  canView: ['ADMIN', 'CLIENT'],
});

async function open() {
  const { user } = await renderStaff(<CustomFieldsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Editar Turno' }));
  const save = await screen.findByRole('button', { name: 'Atualizar Campo' });
  return { user, save: () => user.click(save) };
}

const panel = () => screen.findByRole('group', { name: 'Outra pessoa alterou este campo enquanto você editava.' });
const option = (number: number) => screen.getByRole('textbox', { name: `Opção ${number}` });
const right = (name: string) => screen.getByRole('switch', { name });

test('options that two people have changed are compared, and none goes unseen', async () => {
  const theirs = {
    ...shift,
    options: texts('Manhã', 'Noite', 'Tarde'),
    canView: ['ADMIN'],
    description: 'Do contrato',
  };
  const server = serveOvertaken(theirs, shift);
  const { user, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Adicionar opção' }));
  await user.type(option(3), 'Madrugada');
  await save();
  expect(await panel()).toHaveTextContent('Atualizado com a outra alteração: Descrição, Cliente pode visualizar.');
  expect(right('Cliente pode visualizar')).not.toBeChecked();
  expect(screen.queryByText('Erro ao salvar campo')).not.toBeInTheDocument();

  await save();
  expect(await screen.findByText(/^Escolha o valor que deve ficar em cada campo alterado/)).toBeVisible();
  expect(server.callsOf('UpdateCustomField')).toHaveLength(1);

  const choice = within(within(await panel()).getByRole('group', { name: 'Opções' }));
  await user.click(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Tarde/s }));
  expect(option(3)).toHaveValue('Tarde');
  await user.click(choice.getByRole('radio', { name: /Seu valor.*Madrugada/s }));
  expect(option(3)).toHaveValue('Madrugada');
  await save();
  expect(await screen.findByText('Campo atualizado com sucesso!')).toBeVisible();
  expect(server.lastOf('UpdateCustomField')['input']).toEqual({
    id: shift.id,
    options: texts('Manhã', 'Noite', 'Madrugada'),
    expected: { type: 'SELECT', options: texts('Manhã', 'Noite', 'Tarde') },
  });
});

test('an option that was removed stays removed beside what another person has changed', async () => {
  const server = serveOvertaken({ ...shift, description: 'Do contrato' }, shift);
  const { user, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Remover opção 2' }));
  await save();
  expect(await panel()).toHaveTextContent('Atualizado com a outra alteração: Descrição.');
  expect(screen.queryByRole('textbox', { name: 'Opção 2' })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({ options: texts('Manhã') });
});

test('a right that another person took stays taken where it was not the one that was changed', async () => {
  const server = serveOvertaken({ ...shift, canView: ['ADMIN'] }, shift);
  const { user, save } = await open();
  await user.click(right('Candidato pode visualizar'));
  await save();
  expect(server.lastOf('UpdateCustomField')['input']).toEqual({
    id: shift.id,
    canView: ['ADMIN', 'CLIENT', 'CANDIDATE'],
    expected: { type: 'SELECT', canView: ['ADMIN', 'CLIENT'], canEdit: ['ADMIN'] },
  });
  expect(await panel()).toHaveTextContent('Suas alterações foram mantidas. Confira e salve novamente.');
  expect(right('Cliente pode visualizar')).not.toBeChecked();
  await save();
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({
    canView: ['ADMIN', 'CANDIDATE'],
    expected: { canView: ['ADMIN'], canEdit: ['ADMIN'] },
  });
});

test('a type and a switch that two people have changed are told in words', async () => {
  serveOvertaken({ ...shift, type: 'TEXT', options: [], required: true, format: 'CPF' }, shift);
  const { user, save } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Data');
  await save();
  const choice = within(within(await panel()).getByRole('group', { name: 'Tipo' }));
  expect(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Texto/s })).not.toBeChecked();
  expect(choice.getByRole('radio', { name: /Seu valor.*Data/s })).not.toBeChecked();
  expect(await panel()).toHaveTextContent('Atualizado com a outra alteração: Opções, Obrigatório, Formato.');
});

describe('options that are stored as something else than their text', () => {
  const coded = (...options: [value: string, label: string][]) => options.map(([value, label]) => ({ value, label }));
  const rename = async (user: UserEvent, number: number, text: string) => {
    await user.clear(option(number));
    await user.type(option(number), text);
  };
  const before = { ...shift, options: coded(['1', 'Manhã'], ['2', 'Noite']) };
  const renamed = coded(['1', 'Matutino'], ['2', 'Noite']);

  test('keep that through a change of another person', async () => {
    const server = serveOvertaken({ ...before, description: 'Do contrato' }, before);
    const { user, save } = await open();
    await rename(user, 1, 'Matutino');
    await save();
    expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({ options: renamed });
    await panel();
    await save();
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
    expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({ options: renamed });
  });

  test.each([
    ['mine', /Seu valor/, renamed],
    ['theirs', /Valor de Outra pessoa/, undefined],
  ])('keep that also when it is chosen which stay: %s', async (_side, radio, sent) => {
    const theirs = { ...before, options: coded(['1', 'De manhã'], ['2', 'Noite'], ['3', 'Tarde']) };
    const server = serveOvertaken(theirs, before);
    const { user, save } = await open();
    await rename(user, 1, 'Matutino');
    await user.click(right('Obrigatório'));
    await save();
    const choice = within(within(await panel()).getByRole('group', { name: 'Opções' }));
    for (const name of [/Valor de Outra pessoa/, /Seu valor/, radio]) {
      await user.click(choice.getByRole('radio', { name }));
    }
    await save();
    await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
    const { options, required } = server.lastOf('UpdateCustomField')['input'] as Record<string, unknown>;
    expect({ options, required }).toEqual({ options: sent, required: true });
  });
});
