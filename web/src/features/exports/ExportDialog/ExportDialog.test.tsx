import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { columnMapping, exportColumn, templateData, threeColumns } from '../../../testing/exportData';
import { renderStaff } from '../../../testing/renderStaff';
import ExportDialog from './ExportDialog';
import { serve, open, exportButton, toggle, fact } from '../../../testing/exportDialog';

const width = (column: string) => screen.getByRole('textbox', { name: `Largura da coluna ${column}` });

test('starts from the documented names and tells what will be exported', async () => {
  serve();
  await open();
  expect(screen.getByRole('dialog', { name: 'Configurar Exportação Excel' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome do arquivo' })).toHaveValue('candidatos');
  expect(screen.getByRole('textbox', { name: 'Nome da planilha' })).toHaveValue('Candidatos');
  expect(fact('Candidatos selecionados')).toHaveTextContent('2');
  expect(fact('Colunas visíveis')).toHaveTextContent('3');
  expect(fact('Arquivo')).toHaveTextContent(/^candidatos_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(fact('Planilha')).toHaveTextContent('Candidatos');
});

test.each([
  ['admissões.XLSX', 'admissões'],
  ['admissões.xlsx.xlsx', 'admissões'],
  ['maio/junho: "novos"', 'maiojunho novos'],
  [' ... ', 'candidatos'],
])('a file name typed as ‘%s’ is shown as the server names the file', async (typed, name) => {
  serve();
  const { user } = await open();
  await user.clear(screen.getByRole('textbox', { name: 'Nome do arquivo' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome do arquivo' }), typed);
  expect(fact('Arquivo')?.textContent.replace(/\d{4}-\d{2}-\d{2}/, 'dia')).toBe(`${name}_dia.xlsx`);
});

test('asks before it is left with columns that were changed, and not otherwise', async () => {
  serve();
  const { user, closed } = await open();
  await user.click(toggle('E-mail'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(closed()).toBe(false);
  expect(toggle('E-mail')).not.toBeChecked();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(closed()).toBe(true);
});

test('asks nothing where the keyboard only went through a width and a name', async () => {
  serve();
  const { user, closed } = await open();
  await user.click(screen.getByRole('button', { name: 'Nome' }));
  await user.keyboard('{Enter}');
  await user.click(width('E-mail'));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(closed()).toBe(true);
});

test('offers a field that was created since it was opened before', async () => {
  const columns = [...threeColumns];
  const server = serve({ columns });
  function Twice() {
    const [isOpen, setIsOpen] = useState(true);
    const dialog = <ExportDialog candidateIds={['a']} totalMatching={1} onClose={() => setIsOpen(false)} />;
    return isOpen ? dialog : <button onClick={() => setIsOpen(true)}>Abrir</button>;
  }
  const { user } = await renderStaff(<Twice />);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  columns.push(exportColumn({ key: 'pix', displayName: 'Chave PIX', order: 3, isCustomField: true }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('button', { name: 'Chave PIX' })).toBeVisible();
  expect(server.callsOf('ExportColumns')).toHaveLength(2);
});

test('marks custom columns and standard ones', async () => {
  serve();
  await open();
  const [name, , cpf] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(name as HTMLElement).getByText('Padrão')).toBeVisible();
  expect(within(cpf as HTMLElement).getByText('Customizado')).toBeVisible();
});

test('a click on its name renames a column; a blank name and Escape leave it', async () => {
  const server = serve();
  const { user, closed } = await open();
  const rename = async (text: string) => {
    await user.click(screen.getByRole('button', { name: /^(Nome|Candidata)$/ }));
    await user.keyboard(text);
  };
  await rename('Candidata{Enter}');
  expect(screen.getByRole('button', { name: 'Candidata' })).toHaveFocus();
  await rename('   {Enter}');
  await rename('Outra{Escape}');
  expect(screen.getByRole('button', { name: 'Candidata' })).toHaveFocus();
  expect(closed()).toBe(false);
  await rename('Pessoa{Tab}');
  expect(await screen.findByRole('button', { name: 'Pessoa' })).toBeVisible();
  expect(width('Pessoa')).toHaveFocus();
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: { configuration: { columns: [{ key: 'name', displayName: 'Pessoa' }, {}, {}] } },
    }),
  );
});

test.each([
  ['4', '5'],
  ['51', '50'],
  ['30', '30'],
  ['largo', '15'],
  ['', '15'],
])('a width of "%s" becomes %s', async (typed, settled) => {
  serve();
  const { user } = await open();
  await user.clear(width('CPF'));
  await user.type(width('CPF'), typed || '{Tab}');
  await user.tab();
  expect(width('CPF')).toHaveValue(settled);
});

test('a hidden column leaves the count; without any there is nothing to export', async () => {
  serve();
  const { user } = await open();
  await user.click(toggle('CPF'));
  expect(fact('Colunas visíveis')).toHaveTextContent('2');
  await user.click(toggle('Nome'));
  await user.click(toggle('E-mail'));
  expect(exportButton()).toBeDisabled();
  expect(screen.getByText('Nada a exportar: selecione candidatos e ao menos uma coluna.')).toBeVisible();
});

test('shows the first rows as they will appear', async () => {
  serve();
  await open();
  const preview = await screen.findByRole('region', { name: 'Prévia das primeiras linhas' });
  expect(within(preview).getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  expect(within(preview).getByRole('cell', { name: 'ana@exemplo.com' })).toBeVisible();
});

test('columns of the preview are as wide as in the file', async () => {
  serve();
  const { user } = await open();
  const heading = await screen.findByRole('columnheader', { name: 'Nome' });
  expect(heading.style.maxWidth).toMatch(/15ch/);
  await user.clear(width('Nome'));
  await user.type(width('Nome'), '42{Tab}');
  await waitFor(() => expect(heading.style.maxWidth).toMatch(/42ch/));
});

test('the preview is not asked for again while the file is called otherwise', async () => {
  const server = serve();
  const { user } = await open();
  await screen.findByRole('region', { name: 'Prévia das primeiras linhas' });
  await user.type(screen.getByRole('textbox', { name: 'Nome do arquivo' }), ' de maio');
  await user.type(screen.getByRole('textbox', { name: 'Nome da planilha' }), ' 2');
  await user.click(toggle('CPF'));
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: { configuration: { columns: [{}, {}, { isVisible: false }] } },
    }),
  );
  expect(server.callsOf('ExportPreview')).toHaveLength(2);
});

test('says so when the preview cannot be had, and asks for it again', async () => {
  const server = serve();
  server.intercept('ExportPreview', () => ({ error: { code: 'FORBIDDEN' } }));
  const { user } = await open();
  expect(await screen.findByText('Não foi possível mostrar a prévia.')).toBeVisible();
  server.intercept('ExportPreview', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('region', { name: 'Prévia das primeiras linhas' })).toBeVisible();
});

test('columns that cannot be loaded can be asked for again', async () => {
  const server = serve();
  server.intercept('ExportColumns', () =>
    server.callsOf('ExportColumns').length > 1 ? null : { error: { code: 'FORBIDDEN' } },
  );
  const { user } = await renderStaff(<ExportDialog candidateIds={['a']} totalMatching={1} onClose={() => undefined} />);
  expect(await screen.findByText('Não foi possível carregar as colunas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('textbox', { name: 'Nome do arquivo' })).toBeVisible();
});

test('opens with the default template, whose columns may hold one field twice', async () => {
  const columnMappings = [
    columnMapping({ displayName: 'Nome social' }),
    columnMapping({ displayName: 'Nome completo', order: 1 }),
  ];
  const server = serve({ exportTemplates: [templateData({ name: 'Acme', isDefault: true, columnMappings })] });
  const { user } = await open();
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveDisplayValue('Acme');
  await user.click(toggle('Nome social'));
  expect(toggle('Nome completo')).toBeChecked();
  await waitFor(() =>
    expect(server.lastOf('ExportPreview')).toMatchObject({
      input: {
        configuration: {
          columns: [
            { key: 'name', isVisible: false },
            { key: 'name', isVisible: true },
          ],
        },
      },
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Sem template');
  expect(toggle('CPF')).toBeChecked();
});

test('a template with the customer’s own workbook has no columns to configure', async () => {
  const server = serve({ exportTemplates: [templateData({ id: 't1', isDefault: true, hasFile: true })] });
  await open();
  expect(screen.getByText(/Este template preenche a planilha enviada: 1 coluna da planilha "Ficha"/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await waitFor(() => expect(server.lastOf('ExportPreview')).toMatchObject({ input: { templateId: 't1' } }));
});

test('sixty columns with long names are all there', async () => {
  const columns = Array.from({ length: 60 }, (_, order) =>
    exportColumn({ key: `campo_${order}`, displayName: `Um nome de coluna bem comprido ${order}`, order }),
  );
  serve({ columns });
  await open();
  expect(screen.getAllByRole('switch')).toHaveLength(60);
});

test('opens with the template that was chosen in place of the default one', async () => {
  serve({
    exportTemplates: [
      templateData({ id: 't1', name: 'Acme', isDefault: true }),
      templateData({ id: 't2', name: 'Bom Pão', fileName: 'ficha' }),
    ],
  });
  await open({ templateId: 't2' });
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveDisplayValue('Bom Pão');
  expect(screen.getByRole('textbox', { name: 'Nome do arquivo' })).toHaveValue('ficha');
});
