import ExcelJS from 'exceljs';
import type { Download, Page, Route } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { dragRowUp, moveLiftedRow } from './support/liftedRow';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

/** A picture of one pixel, in the place of a logo. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const names = [...Array.from({ length: 9 }, (_, index) => `Ana ${index + 1}`), '=1+1', 'Joana d’Arc', 'Bia'];

/** Exports and their templates. */
describe('exports', () => {
  const product = setUpProduct();
  let admin: Page;
  const photograph = photographer('exports');

  beforeAll(async () => {
    await prepareOffice(product.server, names);
    admin = await openStaff(product, product.server.admin, laptop);
  });

  const dialog = () => admin.getByRole('dialog', { name: 'Configurar Exportação Excel' });
  const preview = () => dialog().getByRole('region', { name: 'Prévia das primeiras linhas' });
  const choose = (name: string) => admin.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true }).check();
  const openDialog = async (count: number) => {
    await admin.getByRole('button', { name: `Exportar Selecionados (${count})` }).click();
    await preview().waitFor();
  };
  /** The request for such an address waits; the answer lets it through, also where it comes a moment later than the page shows. */
  const heldBack = async (address: string) => {
    let isHeld: (route: Route) => void = () => undefined;
    const held = new Promise<Route>((resolve) => (isHeld = resolve));
    await admin.route(address, (route) => isHeld(route));
    return async () => {
      await (await held).continue();
      await admin.unroute(address);
    };
  };
  /** Drags the row of a column with the mouse, a little above the row of another. */
  const download = async (): Promise<Download> => {
    const coming = admin.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Exportar Excel' }).click();
    const file = await coming;
    await dialog().waitFor({ state: 'detached' });
    return file;
  };
  const readWorkbook = async (file: Download) => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await file.path());
    return workbook;
  };
  const textsOf = (sheet: ExcelJS.Worksheet | undefined, row: number, columns: number) =>
    Array.from({ length: columns }, (_, index) => sheet?.getCell(row, index + 1).value);

  test('candidates of several pages leave in the columns that were configured', async () => {
    await choose('Bia');
    await choose('=1+1');
    await admin.getByRole('navigation', { name: 'Páginas de candidatos' }).getByRole('button', { name: '3' }).click();
    await choose('Ana 1');
    // Its code is held back: what stands in for it is seen meanwhile.
    const arrived = await heldBack('**/assets/ExportDialog-*.js');
    await admin.getByRole('button', { name: 'Exportar Selecionados (3)' }).click();
    await dialog().getByRole('status').getByText('Carregando').waitFor();
    await arrived();
    await preview().waitFor();

    await dialog().getByRole('button', { name: 'Nome', exact: true }).click();
    await admin.keyboard.type('Candidato');
    // The next field is the column's width: the focus goes on, though the field that it leaves is gone.
    await admin.keyboard.press('Tab');
    await dialog().getByRole('textbox', { name: 'Largura da coluna Candidato' }).waitFor();
    await dialog().locator('input:focus').fill('99');
    expect(await dialog().getByRole('switch', { name: 'Exportar a coluna Token' }).isChecked()).toBe(false);
    await dialog().getByRole('button', { name: 'Mover E-mail' }).focus();
    await admin.keyboard.press('Space');
    await dialog().getByRole('button', { name: 'Mover E-mail', pressed: true }).waitFor();
    await moveLiftedRow(admin, 'ArrowUp', 100);
    await admin.getByText('E-mail está na posição 1.').waitFor();
    await admin.keyboard.press('Space');
    await dialog().getByRole('listitem').first().getByText('E-mail', { exact: true }).waitFor();
    const grip = dialog().getByRole('button', { name: 'Mover Empresa', exact: true });
    await dragRowUp(admin, grip, admin.getByText('Empresa está na posição 3.'));
    await admin.getByText('Empresa ficou na posição 3.').waitFor();
    await dialog().getByRole('columnheader', { name: 'Candidato' }).waitFor();
    await photograph(admin, 'configured');
    expect(await accessibilityProblems(admin)).toEqual([]);
    await admin.setViewportSize(phone);
    await photograph(admin, 'configured-phone');
    expect((await dialog().boundingBox())?.width).toBe(phone.width);
    await admin.setViewportSize(laptop);

    const file = await download();
    await admin.getByText('3 candidatos exportados.', { exact: true }).waitFor();
    expect(file.suggestedFilename()).toMatch(/^candidatos_\d{4}-\d{2}-\d{2}\.xlsx$/);
    const sheet = (await readWorkbook(file)).getWorksheet('Candidatos');
    expect(textsOf(sheet, 1, 4)).toEqual(['E-mail', 'Candidato', 'Empresa', 'Cliente']);
    expect(sheet?.getRow(1).values).not.toContain('Token');
    expect(sheet?.getColumn(2).width).toBe(50);
    expect([2, 3, 4, 5].map((row) => sheet?.getCell(row, 2).value)).toEqual(['Bia', '=1+1', 'Ana 1', null]);
  });

  test('all candidates of a filter are exported, and a user who cancels gets no file', async () => {
    await admin.goto('/admin');
    await admin.getByPlaceholder('Buscar por nome do candidato, cliente ou empresa...').fill('ana');
    await admin.getByText('Mostrando 5 de 10 candidatos').waitFor();
    await choose('Joana d’Arc');
    await openDialog(1);
    await dialog().getByRole('checkbox', { name: 'Exportar todos os 10 do filtro' }).check();

    await admin.route('**/downloads/exports/*', () => undefined);
    const asked = admin.waitForRequest('**/downloads/exports/*');
    await dialog().getByRole('button', { name: 'Exportar Excel' }).click();
    await asked;
    await dialog().getByRole('button', { name: 'Preparando...' }).waitFor();
    await photograph(admin, 'on-its-way');
    const given = admin.waitForEvent('requestfailed');
    await dialog().getByRole('button', { name: 'Cancelar' }).click();
    expect((await given).url()).toContain('/downloads/exports/');
    await dialog().getByRole('button', { name: 'Exportar Excel' }).waitFor();
    await admin.unroute('**/downloads/exports/*');

    const sheet = (await readWorkbook(await download())).getWorksheet('Candidatos');
    const found = Array.from({ length: 10 }, (_, index) => sheet?.getCell(index + 2, 1).value);
    // The rows have the order of the list, newest first.
    expect(found).toEqual(names.filter((name) => /ana/i.test(name)).toReversed());
  });

  /** A form as companies have them: logo and title above the heading, a total beside it, instructions on another sheet. */
  async function customersWorkbook(): Promise<Buffer> {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Ficha');
    sheet.addImage(workbook.addImage({ base64: LOGO, extension: 'png' }), 'A1:A2');
    sheet.getCell('B1').value = 'Acme & Filhos: admissões';
    sheet.getCell('F1').value = { formula: 'COUNTA(A5:A1000)', result: 0 };
    sheet.getRow(4).values = ['Nome completo', 'E-mail', 'C.P.F.', 'Cor preferida'];
    sheet.getRow(4).font = { bold: true, color: { argb: 'FFAA0000' } };
    workbook.addWorksheet('Instruções').getCell('A1').value = 'Preencha em letra de forma';
    return Buffer.from(await workbook.xlsx.writeBuffer());
  }

  test('a customer’s own workbook becomes the default template and is filled with the candidates', async () => {
    await admin.goto('/admin');
    await admin.getByRole('link', { name: 'Templates' }).click();
    await admin.getByText('Nenhum template encontrado').waitFor();
    await photograph(admin, 'no-templates');
    expect(await accessibilityProblems(admin)).toEqual([]);

    await admin.getByRole('button', { name: 'Novo Template' }).click();
    const upload = admin.getByRole('dialog', { name: 'Upload de Template Excel' });
    await upload
      .getByLabel('Arquivo Excel (.xlsx)')
      .setInputFiles({ name: 'acme.xlsx', mimeType: 'application/octet-stream', buffer: await customersWorkbook() });
    await upload.getByRole('textbox', { name: 'Descrição' }).fill('Ficha da Acme');
    await photograph(admin, 'upload');
    expect(await accessibilityProblems(admin)).toEqual([]);
    await upload.getByRole('button', { name: 'Analisar' }).click();

    const mapping = admin.getByRole('dialog', { name: 'Mapear Colunas' });
    const fieldOf = (column: string) => mapping.getByRole('combobox', { name: `Campo de dados da coluna ${column}` });
    await fieldOf('Nome completo').waitFor();
    expect(await fieldOf('Nome completo').inputValue()).toBe('name');
    expect(await fieldOf('C.P.F.').inputValue()).toBe('cpf');
    await fieldOf('Cor preferida').selectOption('Status');
    await photograph(admin, 'mapping');
    expect(await accessibilityProblems(admin)).toEqual([]);
    await mapping.getByRole('button', { name: 'Próximo' }).click();

    const save = admin.getByRole('dialog', { name: 'Salvar Template' });
    await save.getByRole('checkbox', { name: 'Definir como template padrão' }).check();
    expect(await accessibilityProblems(admin)).toEqual([]);
    await save.getByRole('button', { name: 'Salvar Template' }).click();
    await admin.getByRole('heading', { name: 'acme' }).waitFor();
    await photograph(admin, 'manager');
    expect(await accessibilityProblems(admin)).toEqual([]);

    await admin.getByRole('button', { name: 'Usar Template' }).click();
    await choose('Bia');
    await choose('=1+1');
    await openDialog(2);
    await photograph(admin, 'own-workbook');
    expect(await accessibilityProblems(admin)).toEqual([]);
    const workbook = await readWorkbook(await download());
    const sheet = workbook.getWorksheet('Ficha');
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Ficha', 'Instruções']);
    expect(workbook.getWorksheet('Instruções')?.getCell('A1').value).toBe('Preencha em letra de forma');
    expect(sheet?.getImages()).toHaveLength(1);
    expect(sheet?.getCell('B1').value).toBe('Acme & Filhos: admissões');
    expect(sheet?.getCell('F1').formula).toBe('COUNTA(A5:A1000)');
    expect(sheet?.getCell('A4').font).toMatchObject({ bold: true, color: { argb: 'FFAA0000' } });
    expect(textsOf(sheet, 5, 4)).toEqual(['Bia', 'pessoa11@exemplo.com.br', null, 'Em Andamento']);
    expect(textsOf(sheet, 6, 4)).toEqual(['=1+1', 'pessoa9@exemplo.com.br', null, 'Em Andamento']);
  });

  test('a template goes after it was asked about', async () => {
    await admin.goto('/admin/templates');
    await admin.getByRole('button', { name: 'Excluir acme' }).click();
    const question = admin.getByRole('alertdialog', { name: 'Excluir Template' });
    await question.waitFor();
    expect(await accessibilityProblems(admin)).toEqual([]);
    await question.getByRole('button', { name: 'Excluir' }).click();
    await admin.getByText('Nenhum template encontrado').waitFor();
  });
});
