import { fireEvent, screen, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import TemplateWizard from './TemplateWizard';

const analysis = {
  uploadId: 'upload-1',
  fileName: 'ficha.xlsx',
  sheetName: 'Ficha',
  detectedColumns: [
    { name: 'Nome completo', samples: ['Ana', 'Bia'] },
    { name: 'Doc.', samples: [] },
    { name: 'Cor', samples: ['Azul'] },
  ],
  suggestedMappings: [
    { templateColumnName: 'Nome completo', dataFieldKey: 'name', confidence: 0.9 },
    { templateColumnName: 'Doc.', dataFieldKey: 'cpf', confidence: 0.5 },
    { templateColumnName: 'Cor', dataFieldKey: null, confidence: 0 },
  ],
};

interface Outcomes {
  analyzeExportTemplate?: object;
  saveExportTemplate?: object;
}

function serve({
  analyzeExportTemplate = { analysis, userErrors: [] },
  saveExportTemplate = { exportTemplate: { __typename: 'ExportTemplate', id: 't1' }, userErrors: [] },
}: Outcomes = {}) {
  return serveStaff({
    analyzeExportTemplate,
    saveExportTemplate,
    exportTemplates: [],
    exportDataFields: [
      { key: 'name', label: 'Nome', isCustomField: false },
      { key: 'email', label: 'E-mail', isCustomField: false },
      { key: 'cpf', label: 'CPF', isCustomField: true },
    ],
  });
}

const workbook = (name = 'ficha.xlsx') => new File(['PK'], name);

async function open() {
  let closed = false;
  const view = await renderStaff(<TemplateWizard onClose={() => (closed = true)} />);
  const { user } = view;
  return {
    ...view,
    closed: () => closed,
    choose: (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } }),
    analyse: async () => {
      await user.upload(fileInput(), workbook());
      await user.click(button('Analisar'));
      await screen.findByRole('dialog', { name: 'Mapear Colunas' });
    },
  };
}

const fileInput = () => screen.getByLabelText(/^Arquivo Excel \(\.xlsx\)/);
const nameInput = () => screen.getByRole('textbox', { name: /Nome do template/ });
const button = (name: string) => screen.getByRole('button', { name });
const fieldOf = (column: string) => screen.getByRole('combobox', { name: `Campo de dados da coluna ${column}` });
const rowOf = (column: string) => within(screen.getByRole('row', { name: new RegExp(`^${column}`) }));

test('the analysis waits for a file and a name', async () => {
  serve();
  const { user } = await open();
  expect(screen.getByRole('dialog', { name: 'Upload de Template Excel' })).toBeVisible();
  expect(button('Analisar')).toBeDisabled();
  await user.upload(fileInput(), workbook());
  expect(nameInput()).toHaveValue('ficha');
  expect(button('Analisar')).toBeEnabled();
  await user.clear(nameInput());
  await user.type(nameInput(), '   ');
  expect(button('Analisar')).toBeDisabled();
});

test('the name follows the file until it is the user’s own', async () => {
  serve();
  const { user } = await open();
  await user.upload(fileInput(), workbook('rascunho.xlsx'));
  await user.upload(fileInput(), workbook('ficha.xlsx'));
  expect(nameInput()).toHaveValue('ficha');
  await user.type(nameInput(), ' da Acme');
  await user.upload(fileInput(), workbook('corrigida.xlsx'));
  expect(nameInput()).toHaveValue('ficha da Acme');
});

test('of a file with a longer name than a template may have the beginning is proposed, and saved', async () => {
  const long = `${'f'.repeat(119)}😀${'f'.repeat(119)}`;
  const server = serve({
    analyzeExportTemplate: { analysis: { ...analysis, fileName: `${long}.xlsx` }, userErrors: [] },
  });
  const { user } = await open();
  await user.upload(fileInput(), workbook(`${long}.xlsx`));
  expect(nameInput()).toHaveValue('f'.repeat(119));
  await user.click(button('Analisar'));
  await screen.findByRole('dialog', { name: 'Mapear Colunas' });
  await user.click(button('Próximo'));
  await user.click(button('Salvar Template'));
  await screen.findByText('Template salvo');
  expect(server.lastOf('SaveExportTemplate')['input']).toMatchObject({
    name: 'f'.repeat(119),
    fileName: long.slice(0, 200),
  });
});

test('the steps are numbered, and the one at hand is marked', async () => {
  serve();
  const { user, analyse } = await open();
  const steps = () => within(screen.getByRole('list', { name: 'Etapas' })).getAllByRole('listitem');
  const here = () => steps().find((step) => step.ariaCurrent === 'step')?.textContent;
  expect(steps().map(({ textContent }) => textContent)).toEqual(['1Arquivo', '2Colunas', '3Salvar']);
  expect(here()).toBe('1Arquivo');
  await analyse();
  expect(here()).toBe('2Colunas');
  expect(screen.getByText('90%')).toBeVisible();
  await user.click(button('Próximo'));
  expect(here()).toBe('3Salvar');
});

test('data fields that cannot be loaded can be asked for again', async () => {
  const server = serve();
  server.intercept('ExportDataFields', () =>
    server.callsOf('ExportDataFields').length > 1 ? null : { error: { code: 'FORBIDDEN' } },
  );
  const { user, analyse } = await open();
  await analyse();
  expect(screen.getByText('Não foi possível carregar os campos de dados.')).toBeVisible();
  expect(button('Próximo')).toBeDisabled();
  await user.click(button('Tentar novamente'));
  await screen.findByRole('combobox', { name: 'Campo de dados da coluna Doc.' });
  expect(fieldOf('Doc.')).toHaveDisplayValue('CPF');
});

test('another kind of file is refused and forgotten', async () => {
  serve();
  const { choose } = await open();
  choose(workbook('ficha.xls'));
  expect(await screen.findByText('Arquivo inválido')).toBeVisible();
  expect(screen.getByText('Apenas arquivos Excel (.xlsx) são permitidos.')).toBeVisible();
  expect(screen.getByText('Nenhum arquivo escolhido')).toBeVisible();
  expect(button('Analisar')).toBeDisabled();
});

test('Enter without a file, and without a name, says what is missing', async () => {
  const server = serve();
  const { user } = await open();
  await user.type(nameInput(), 'Acme{Enter}');
  expect(await screen.findByText('Nenhum arquivo selecionado')).toBeVisible();
  expect(screen.getByText('Selecione um arquivo Excel para continuar.')).toBeVisible();
  await user.upload(fileInput(), workbook());
  await user.clear(nameInput());
  await user.type(nameInput(), '{Enter}');
  expect(await screen.findByText('Nome obrigatório')).toBeVisible();
  expect(screen.getByText('Digite um nome para o template.')).toBeVisible();
  expect(server.callsOf('AnalyzeExportTemplate')).toEqual([]);
});

test('shows each column with samples, the proposed field and how sure the proposal is', async () => {
  serve();
  const { analyse } = await open();
  await analyse();
  expect(rowOf('Nome completo').getByText('Ana · Bia')).toBeVisible();
  expect(rowOf('Nome completo').getByText('90%')).toBeVisible();
  expect(fieldOf('Nome completo')).toHaveDisplayValue('Nome');
  expect(rowOf('Doc.').getByText('50%')).toBeVisible();
  expect(fieldOf('Cor')).toHaveDisplayValue('Deixar em branco');
});

test('a corrected mapping has no confidence, and is what is saved', async () => {
  const server = serve();
  const { user, analyse, closed } = await open();
  await analyse();
  await user.selectOptions(fieldOf('Doc.'), 'E-mail');
  expect(rowOf('Doc.').queryByText(/%/)).not.toBeInTheDocument();
  await user.click(button('Próximo'));
  expect(screen.getByRole('dialog', { name: 'Salvar Template' })).toBeVisible();
  expect(screen.getByText('O template "ficha" preencherá 2 colunas da planilha "Ficha".')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Definir como template padrão' }));
  await user.click(button('Salvar Template'));
  expect(await screen.findByText('Template salvo')).toBeVisible();
  expect(closed()).toBe(true);
  expect(server.lastOf('SaveExportTemplate')['input']).toEqual({
    name: 'ficha',
    description: null,
    fileName: 'ficha',
    sheetName: 'Ficha',
    isDefault: true,
    uploadId: 'upload-1',
    columnMappings: [
      {
        templateColumnName: 'Nome completo',
        dataFieldKey: 'name',
        displayName: 'Nome completo',
        isCustomField: false,
        order: 0,
      },
      { templateColumnName: 'Doc.', dataFieldKey: 'email', displayName: 'Doc.', isCustomField: false, order: 1 },
    ],
  });
});

test('columns may be called like a property of every object', async () => {
  const detectedColumns = ['Nome', '__proto__', 'constructor'].map((name) => ({ name, samples: [] }));
  const suggestedMappings = detectedColumns.map(({ name }, index) => ({
    templateColumnName: name,
    dataFieldKey: index === 0 ? 'name' : null,
    confidence: 1,
  }));
  const server = serve({
    analyzeExportTemplate: { analysis: { ...analysis, detectedColumns, suggestedMappings }, userErrors: [] },
  });
  const { user, analyse } = await open();
  await analyse();
  expect(fieldOf('constructor')).toHaveDisplayValue('Deixar em branco');
  await user.selectOptions(fieldOf('__proto__'), 'CPF');
  await user.click(button('Próximo'));
  await user.click(button('Salvar Template'));
  await screen.findByText('Template salvo');
  expect(server.lastOf('SaveExportTemplate')['input']).toMatchObject({
    columnMappings: [
      { templateColumnName: 'Nome', dataFieldKey: 'name' },
      { templateColumnName: '__proto__', dataFieldKey: 'cpf' },
    ],
  });
});

test('without any mapped column there is nothing to save', async () => {
  serve();
  const { user, analyse } = await open();
  await analyse();
  await user.selectOptions(fieldOf('Nome completo'), 'Deixar em branco');
  await user.selectOptions(fieldOf('Doc.'), 'Deixar em branco');
  expect(button('Próximo')).toBeDisabled();
});

test('"Voltar" returns to the upload from the mapping and from the last step', async () => {
  serve();
  const { user, analyse } = await open();
  await analyse();
  await user.click(button('Voltar'));
  expect(screen.getByRole('dialog', { name: 'Upload de Template Excel' })).toBeVisible();
  expect(nameInput()).toHaveValue('ficha');
  expect(screen.getByText('ficha.xlsx')).toBeVisible();
  await user.click(button('Analisar'));
  await screen.findByRole('dialog', { name: 'Mapear Colunas' });
  await user.click(button('Próximo'));
  await user.click(button('Voltar'));
  expect(screen.getByRole('dialog', { name: 'Upload de Template Excel' })).toBeVisible();
});

test.each([
  [
    'the server’s reason',
    { userErrors: [{ message: 'Não foi possível processar o arquivo. A planilha está vazia.' }] },
    null,
  ],
  ['the documented text', { analysis: null, userErrors: [] }, { error: { code: 'FORBIDDEN', message: '' } }],
  [
    'the documented text in place of no reason',
    {},
    { status: 400, error: { code: 'INTERNAL', message: 'Ocorreu um erro inesperado. Tente novamente.' } },
  ],
])('a failed analysis is told with %s and leaves the upload as it is', async (_name, outcome, failure) => {
  const server = serve({ analyzeExportTemplate: outcome });
  server.intercept('AnalyzeExportTemplate', () => failure);
  const { user } = await open();
  await user.upload(fileInput(), workbook());
  await user.click(button('Analisar'));
  expect(await screen.findByText('Erro no upload')).toBeVisible();
  expect(screen.getByText(/^Não foi possível processar o arquivo\./)).toBeVisible();
  expect(button('Analisar')).toBeEnabled();
});

test('a failed save is told and keeps the wizard open', async () => {
  const server = serve();
  server.intercept('SaveExportTemplate', () => ({ error: { code: 'FORBIDDEN' } }));
  const { user, analyse, closed } = await open();
  await analyse();
  await user.click(button('Próximo'));
  await user.click(button('Salvar Template'));
  expect(await screen.findByText('Erro ao salvar')).toBeVisible();
  expect(screen.getByText('Não foi possível salvar o template.')).toBeVisible();
  expect(closed()).toBe(false);
});
