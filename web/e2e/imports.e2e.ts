import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { focusIn, focusOn } from './support/focus';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';
import { setUpProduct } from './support/product';

/** As it comes out of a payroll: a title above, headings of its own, an address with a blank, a value that no field has. */
const payroll = [
  'Relação de admissões;;;',
  'Nome completo;E-mail;Est. civil;Endereço',
  'Maria Souza;maria @exemplo.com.br;Solteiro(a);Rua A, 10',
  'João Lima;joao@exemplo.com.br;junto;Rua B, 20',
  'Ana Dias;ana@exemplo.com.br;junto;Rua C, 30',
  'Repetida;joao@exemplo.com.br;Casado(a);Rua D, 40',
  'Pessoa 0;pessoa0@exemplo.com.br;Casado(a);Rua Nova, 99',
].join('\r\n');

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });

/** From a spreadsheet to candidates: by mouse, by keyboard alone, and with 20,000 rows. */
describe('imports', () => {
  const product = setUpProduct();
  let client: Login;
  const photograph = photographer('imports');

  beforeAll(async () => {
    ({ client } = await prepareOffice(product.server, ['Pessoa 0']));
  });

  const grid = (page: Page) => page.getByRole('grid', { name: 'Linhas da importação' });
  const cell = (page: Page, text: string | RegExp) => grid(page).getByRole('gridcell', { name: text }).first();
  const state = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor();
  const focused = (of: Locator) => of.evaluate((element) => element === document.activeElement).catch(() => false);
  /** Presses Tab until the focus is there, as a person without a mouse does. */
  const tabTo = async (page: Page, to: Locator, key = 'Tab') => {
    await to.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await focused(to)) return;
      await page.keyboard.press(key);
    }
    throw new Error('the keyboard does not lead there');
  };

  it('by mouse: a payroll is looked at, mended, imported, given back with its results, and undone', async () => {
    const page = await openStaff(product, product.server.admin, laptop);
    await page.getByRole('link', { name: 'Importar planilha' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importar planilha' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Cliente' }).click();
    await page.getByRole('option', { name: /Aurora Alimentos/ }).click();
    await page.getByLabel('Planilha', { exact: true }).setInputFiles(csv('folha.csv', payroll));
    await page.getByRole('heading', { level: 1, name: 'folha.csv' }).waitFor();
    const look = page.getByRole('button', { name: 'Conferir linhas' });
    await Promise.race([look.waitFor(), grid(page).waitFor()]);
    if (await look.isVisible()) await look.click();

    await cell(page, /^maria@exemplo\.com\.br \(ajustado\)/).waitFor();
    await page.getByText('3 de 5 linhas com problema').waitFor();
    await photograph(page, 'rows');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Corrigir todos iguais' }).first().click();
    const replace = page.getByRole('dialog', { name: 'Corrigir todos iguais' });
    await replace.getByLabel('Substituir por').selectOption('Casado(a)');
    expect(await accessibilityProblems(page)).toEqual([]);
    await replace.getByRole('button', { name: 'Corrigir', exact: true }).click();
    await page.getByText('1 de 5 linhas com problema').waitFor();

    await page.getByRole('button', { name: 'Com problema (1)' }).click();
    await cell(page, 'Repetida').click();
    const details = page.getByRole('region', { name: 'Linha 6' });
    await details.getByText('O mesmo e-mail está na linha 4.').waitFor();
    await cell(page, 'joao@exemplo.com.br').dblclick();
    await page.getByRole('textbox', { name: 'E-mail, linha 6' }).fill('outra@exemplo.com.br');
    await page.keyboard.press('Enter');
    await page.getByText('0 de 5 linhas com problema').waitFor();

    await page.getByRole('button', { name: 'Importar 5 linhas' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/^4 candidatos serão cadastrados\. 1 candidato será alterado\.$/)
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
    await state(page, 'Concluída');
    await page.getByRole('link', { name: 'Maria Souza' }).waitFor();
    await photograph(page, 'done');
    expect(await accessibilityProblems(page)).toEqual([]);

    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar planilha com Resultado' }).click();
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await readFile(await (await arrives).path())) as unknown as ExcelJS.Buffer);
    const texts = JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
    expect(texts).toContain('Resultado');

    await page.getByRole('button', { name: 'Desfazer importação' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await state(page, 'Desfeita');
    await page.getByRole('link', { name: '← Voltar' }).click();
    await page
      .getByRole('row', { name: /folha\.csv/ })
      .getByText('Desfeita')
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('by keyboard alone: pasted lines are corrected as in a spreadsheet and imported', async () => {
    const page = await openStaff(product, client, laptop);
    await tabTo(page, page.getByRole('link', { name: 'Importar planilha' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Ou cole as linhas' }));
    await page.keyboard.insertText(
      'Nome\tE-mail\tEstado civil\nBia\tbia@x.com.br\tCasado(a)\nCaio\tcaio\t\nDora\tdora@x.com.br\t',
    );
    await tabTo(page, page.getByRole('button', { name: 'Conferir linhas coladas' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/imports\/(?!new)/);

    const at = (row: number, column: number) => grid(page).locator(`[data-row="${row}"][data-column="${column}"]`);
    await tabTo(page, at(0, 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await page.keyboard.type('@x.com.br');
    await page.keyboard.press('Enter');
    await page.getByText('0 de 3 linhas com problema').waitFor();
    await focusOn(at(2, 2));

    await page.keyboard.press('Control+Home');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await at(1, 3).getByText('Casado(a)').waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await at(1, 1).getByText('Bia').waitFor();
    await page.keyboard.type('Caio Reis');
    await page.keyboard.press('Escape');
    await at(1, 1).getByText('Bia').waitFor();
    await page.keyboard.type('Caio Reis');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await at(2, 0).getByText('De fora').waitFor();
    await photograph(page, 'keyboard');
    expect(await accessibilityProblems(page)).toEqual([]);

    await tabTo(page, page.getByRole('button', { name: 'Importar 2 linhas' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await focusIn(page.getByRole('alertdialog'));
    await page.keyboard.press('Enter');
    await state(page, 'Concluída');
    await page.getByRole('link', { name: 'Caio Reis' }).waitFor();
  });

  it('of 20,000 rows a few are drawn, the last is one key away, and a phone shows them too', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Pessoa ${index};p${index}@massa.exemplo.com.br`);
    const page = await openStaff(product, product.server.admin, phone, { hasTouch: true });
    await page.goto('/imports/new');
    const file = csv('massa.csv', ['Nome;E-mail', ...rows].join('\n'));
    await page.getByLabel('Planilha', { exact: true }).setInputFiles(file);
    await cell(page, 'Pessoa 0').waitFor({ timeout: 60_000 });
    expect(await touchProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'phone');
    await cell(page, 'Pessoa 0').click();
    await page.keyboard.press('Control+End');
    await cell(page, 'p19999@massa.exemplo.com.br').waitFor();
    expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('Control+Home');
    await cell(page, 'Pessoa 0').waitFor();
  });
});
