/** The section of a field in its editor. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { labelIn, openField, openNewField, serveFields, serveOvertaken } from '../../../../testing/fieldEditor';
import { customFieldData } from '../../../../testing/staffData';

const street = customFieldData({ key: 'rua', label: 'Rua', order: 0, section: 'Endereço' });
const fields = [
  street,
  customFieldData({ key: 'cep', label: 'CEP', order: 1, section: 'Endereço' }),
  customFieldData({ key: 'banco', label: 'Banco', order: 2, section: 'Contratação' }),
  customFieldData({ key: 'rg', label: 'RG', order: 3 }),
  customFieldData({ key: 'porte', label: 'Porte', order: 0, target: 'CLIENT', section: 'Cadastro' }),
];

/** An input with suggestions is a combobox, as one may type in it and choose. */
const section = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Seção' });
const suggestions = () => [...section().list!.options].map(({ value }) => value);
const write = async (user: UserEvent, text: string) => {
  await user.clear(section());
  if (text) await user.type(section(), text);
};

test('suggests each section of the same target once, in the order of the fields, and says what a section is', async () => {
  serveFields(fields);
  const { user, dialog } = await openNewField();
  expect(suggestions()).toEqual(['Endereço', 'Contratação']);
  expect(section()).toHaveAccessibleDescription('Título sob o qual o campo aparece nos formulários.');
  expect(section()).toHaveAttribute('maxlength', '60');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
  expect(suggestions()).toEqual(['Cadastro']);
});

test('says what the first section of candidates ends', async () => {
  serveFields(fields.filter(({ section: named, target }) => named === null || target === 'CLIENT'));
  const { user, dialog } = await openNewField();
  expect(section()).toHaveAccessibleDescription(/com a primeira, eles deixam de aparecer\.$/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Cliente');
  expect(section()).toHaveAccessibleDescription('Título sob o qual o campo aparece nos formulários.');
});

test('says where the section is written like another one, and where the field would stand apart from its section', async () => {
  serveFields(fields);
  const { user, dialog } = await openNewField();
  await write(user, 'endereco');
  expect(section()).toHaveAccessibleDescription(/^Já existe a seção "Endereço"/);
  await write(user, ' Endereço ');
  expect(section()).toHaveAccessibleDescription(/^Outros campos ficam entre este e os demais desta seção/);
  const order = dialog.getByRole('spinbutton', { name: 'Ordem' });
  await user.clear(order);
  await user.type(order, '1');
  expect(section()).toHaveAccessibleDescription('Título sob o qual o campo aparece nos formulários.');
});

test('a new field goes out with its section on one line with single blanks, and without one where none was written', async () => {
  const server = serveFields(fields);
  const { user, dialog } = await openNewField();
  await user.type(labelIn(dialog), 'Bairro');
  await user.type(section(), ' Onde  mora ');
  const preview = within(dialog.getByRole('region', { name: 'Como o candidato verá' }));
  expect(preview.getByText('Onde mora').textContent).toBe('Onde mora');
  await user.click(dialog.getByRole('button', { name: 'Criar Campo' }));
  await waitFor(() => expect(server.lastOf('CreateCustomField')['input']).toMatchObject({ section: 'Onde mora' }));

  await user.click(await screen.findByRole('button', { name: 'Novo Campo' }));
  await screen.findByRole('button', { name: 'Criar Campo' });
  await user.type(labelIn(within(screen.getByRole('dialog'))), 'Apelido');
  await user.click(screen.getByRole('button', { name: 'Criar Campo' }));
  await waitFor(() => expect(server.callsOf('CreateCustomField')).toHaveLength(2));
  expect(server.lastOf('CreateCustomField')['input']).not.toHaveProperty('section');
});

test.each([
  ['another one', 'Moradia', 'Moradia'],
  ['none', '', null],
])('a change to %s sends what it was beside it', async (_case, text, sent) => {
  const server = serveFields(fields);
  const { user, dialog } = await openField('Rua');
  expect(section()).toHaveValue('Endereço');
  await write(user, text);
  await user.click(dialog.getByRole('button', { name: 'Atualizar Campo' }));
  await waitFor(() =>
    expect(server.lastOf('UpdateCustomField')['input']).toEqual({
      id: street.id,
      section: sent,
      expected: { type: 'TEXT', section: 'Endereço' },
    }),
  );
});

test('the preview shows the heading above the field', async () => {
  serveFields(fields);
  const { user, dialog } = await openField('RG');
  const preview = within(dialog.getByRole('region', { name: 'Como o candidato verá' }));
  expect(preview.queryByText('Documentos')).not.toBeInTheDocument();
  await user.type(section(), 'Documentos');
  expect(preview.getByText('Documentos')).toBeVisible();
});

test('sections that two people have changed are compared', async () => {
  const server = serveOvertaken({ ...street, section: 'Residência' }, street);
  const { user } = await openField('Rua');
  const save = screen.getByRole('button', { name: 'Atualizar Campo' });
  await write(user, 'Moradia');
  await user.click(save);
  const choice = within(await screen.findByRole('group', { name: 'Seção' }));
  expect(choice.getByRole('radio', { name: /Valor de Outra pessoa.*Residência/s })).not.toBeChecked();
  await user.click(choice.getByRole('radio', { name: /Seu valor.*Moradia/s }));
  await user.click(save);
  await waitFor(() => expect(server.callsOf('UpdateCustomField')).toHaveLength(2));
  expect(server.lastOf('UpdateCustomField')['input']).toEqual({
    id: street.id,
    section: 'Moradia',
    expected: { type: 'TEXT', section: 'Residência' },
  });
});
