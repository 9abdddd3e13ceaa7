/** What a change of the type or of the options of a field brings with it. */
import { waitFor } from '@testing-library/react';
import { openField, serveFields, type FieldDialog } from '../../../../testing/fieldEditor';
import { customFieldData } from '../../../../testing/staffData';

const type = (dialog: FieldDialog) => dialog.getByRole('combobox', { name: 'Tipo' });
const saveIn = (dialog: FieldDialog) => dialog.getByRole('button', { name: 'Atualizar Campo' });
const option = (dialog: FieldDialog, number: number) => dialog.getByRole('textbox', { name: `Opção ${number}` });

describe('another type', () => {
  test('brings what the server proposes for the key, and is sent with what the editor shows', async () => {
    const field = customFieldData({ label: 'Início', key: 'inicio_contrato' });
    const server = serveFields([field], { inicio_contrato: { allowFutureDates: true, format: 'CPF' } });
    const { user, dialog } = await openField('Início');
    await user.selectOptions(type(dialog), 'Data');
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Permite datas futuras' })).toBeChecked());
    await user.click(saveIn(dialog));
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        type: 'DATE',
        allowFutureDates: true,
        expected: { type: 'TEXT', allowFutureDates: false },
      }),
    );
  });

  test('is sent with what was chosen instead, also where that is nothing', async () => {
    const field = customFieldData({ label: 'Telefone', key: 'telefone', type: 'NUMBER' });
    const server = serveFields([field], { telefone: { format: 'PHONE' } });
    const { user, dialog } = await openField('Telefone');
    await user.selectOptions(type(dialog), 'Texto');
    const format = dialog.getByRole('combobox', { name: 'Formato' });
    await waitFor(() => expect(format).toHaveValue('PHONE'));
    await user.selectOptions(format, 'Nenhum');
    await user.click(saveIn(dialog));
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toEqual({
        id: field.id,
        type: 'TEXT',
        format: null,
        expected: { type: 'NUMBER', format: null },
      }),
    );
  });

  test('that is taken back leaves nothing to save, and the format as it was', async () => {
    const field = customFieldData({ label: 'Início', key: 'inicio', format: 'CEP' });
    const server = serveFields([field], { inicio: { allowFutureDates: true, format: 'CPF' } });
    const { user, dialog } = await openField('Início');
    await user.selectOptions(type(dialog), 'Data');
    await waitFor(() => expect(dialog.getByRole('switch', { name: 'Permite datas futuras' })).toBeChecked());
    await user.selectOptions(type(dialog), 'Texto');
    expect(dialog.getByRole('combobox', { name: 'Formato' })).toHaveValue('CEP');
    await user.click(saveIn(dialog));
    await waitFor(() => expect(server.lastOf('UpdateCustomField')['input']).toEqual({ id: field.id }));
  });
});

describe('another text of an option', () => {
  const selectOf = (...options: [value: string, label: string][]) =>
    customFieldData({ label: 'Turno', type: 'SELECT', options: options.map(([value, label]) => ({ value, label })) });

  test('is told to leave the answers without their option, until the old one is there again', async () => {
    serveFields([selectOf(['Soltero', 'Soltero'], ['Casado', 'Casado'], ['v', 'Viúvo'])]);
    const { user, dialog } = await openField('Turno');
    expect(dialog.queryByText(/^As respostas/)).not.toBeInTheDocument();
    await user.clear(option(dialog, 1));
    await user.type(option(dialog, 1), 'Solteiro');
    expect(dialog.getByText('As respostas ‘Soltero’ ficarão como ‘opção removida’.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remover opção 3' }));
    expect(dialog.getByText('As respostas ‘Soltero’ e ‘Viúvo’ ficarão como ‘opção removida’.')).toBeVisible();
    await user.clear(option(dialog, 1));
    await user.type(option(dialog, 1), ' Soltero');
    await user.click(dialog.getByRole('button', { name: 'Adicionar opção' }));
    await user.type(option(dialog, 3), 'Viúvo');
    expect(dialog.queryByText(/^As respostas/)).not.toBeInTheDocument();
  });

  test('that is stored as something else keeps its answers, and is told to show them so', async () => {
    const field = selectOf(['SP', 'Sao Paulo'], ['RJ', 'Rio']);
    const server = serveFields([field]);
    const { user, dialog } = await openField('Turno');
    await user.clear(option(dialog, 1));
    await user.type(option(dialog, 1), 'São Paulo');
    expect(dialog.getByText('As respostas ‘Sao Paulo’ passarão a aparecer como ‘São Paulo’.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Adicionar opção' }));
    await user.type(option(dialog, 3), 'Sao Paulo');
    await user.click(saveIn(dialog));
    await waitFor(() =>
      expect(server.lastOf('UpdateCustomField')['input']).toMatchObject({
        options: [
          { value: 'SP', label: 'São Paulo' },
          { value: 'RJ', label: 'Rio' },
          { value: 'Sao Paulo', label: 'Sao Paulo' },
        ],
      }),
    );
  });
});
