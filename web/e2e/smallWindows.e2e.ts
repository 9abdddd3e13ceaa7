import type { Page } from 'playwright-core';
import { boxesOf, boxOf } from './support/box';
import { phone, photographer } from './support/browser';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';
import { untilStill } from './support/stillness';
import { setUpProduct } from './support/product';

const usualLaptop = { width: 1366, height: 768 };
const headings = ['Nome completo', 'E-mail', ...Array.from({ length: 12 }, (_, index) => `Observação ${index + 1}`)];
const sheet = [headings.join(';'), ['Maria Souza', 'maria@exemplo.com.br', ...headings.slice(2)].join(';')].join(
  '\r\n',
);

/** What a window of usual size shows without scrolling, and what covers what in it. */
describe('small windows of the staff', () => {
  const product = setUpProduct({ mails: true });
  let client: Login;
  const photograph = photographer('small-windows');

  beforeAll(async () => {
    ({ client } = await prepareOffice(product.server, [
      'Ana Lima',
      'Bruno Sá',
      'Carla Dias',
      'Davi Melo',
      'Elisa Nunes',
    ]));
  });

  it.each([
    ['a laptop', usualLaptop, false],
    ['a phone', phone, true],
  ])('on %s what leads on from the columns of an import is in sight', async (_device, viewport, hasTouch) => {
    const page = await openStaff(product, product.server.admin, viewport, { hasTouch });
    await page.goto('/imports/new');
    const file = { name: 'folha.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet, 'utf8') };
    await page.getByLabel('Planilha', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Colunas' }).click();
    const goOn = page.getByRole('button', { name: 'Conferir linhas', exact: true });
    await page.getByRole('combobox', { name: 'Campo da coluna Observação 12' }).waitFor();
    await untilStill(page);
    await photograph(page, `columns-${viewport.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeGreaterThan(1.1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect((await boxOf(goOn)).bottom).toBeLessThanOrEqual(viewport.height);
    await goOn.click();
    await page.getByRole('grid', { name: 'Linhas da importação' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['the administrator’s', 'admin'],
    ['a client’s', 'client'],
  ])('on a phone %s rows show the sign of the status', async (_whose, role) => {
    const page = await openStaff(product, role === 'admin' ? product.server.admin : client, phone, { hasTouch: true });
    const row = page.getByRole('main').locator('li, article').filter({ hasText: 'Ana Lima' }).first();
    await row.getByText('Em Andamento').waitFor();
    expect(await row.locator('svg.lucide-clock').first().isVisible()).toBe(true);
    await photograph(page, `sign-${role}`);
    await page.context().close();
  });

  it.each([
    [360, 'Ana Lima'],
    [390, 'Bruno Sá'],
  ])('at %i pixels no text about a candidate whose link was sent lies over another', async (width, name) => {
    const page = await openStaff(product, client, { ...phone, width }, { hasTouch: true });
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name: `Copiar ou enviar o link de ${name}` }).click();
    await page.getByRole('button', { name: `Enviar link de ${name}` }).click();
    await page.keyboard.press('Escape');
    const texts = ['Aguardando confirmação', /^Cadastrado em/, /^Última atividade/, /^Link enviado em/, 'Confirmar'];
    // The card gains a line once the link is sent, which moves those below it.
    await card.getByText(/^Link enviado em/).waitFor();
    await photograph(page, `link-sent-${width}`);
    const [whole, ...boxes] = await boxesOf(card, ...texts.map((text) => card.getByText(text)));
    const { x: left, width: room } = whole!;
    boxes.forEach((box, index) => {
      expect(box.x).toBeGreaterThanOrEqual(left);
      expect(box.x + box.width).toBeLessThanOrEqual(left + room);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = box.x + box.width <= other.x || other.x + other.width <= box.x;
        const isAbove = box.bottom <= other.y || other.bottom <= box.y;
        expect(isBeside || isAbove).toBe(true);
      }
    });
    await page.context().close();
  });

  it('the bar of the chosen candidates covers nothing that has the focus, and the header neither', async () => {
    const page = await openStaff(product, product.server.admin, { width: 1366, height: 500 });
    await page.goto('/admin?view=list&sort=NAME_ASC');
    const bar = page.getByText('1 selecionado').locator('xpath=ancestor::*[@data-screen-only][1]');
    await page.getByRole('checkbox', { name: 'Selecionar Ana Lima' }).click();
    await bar.waitFor();
    const names = ['Ana Lima', 'Bruno Sá', 'Carla Dias', 'Davi Melo', 'Elisa Nunes'];
    const controls = names.map((name) => page.getByRole('button', { name: `Ver ${name}` }));
    for (const key of ['Tab', 'Shift+Tab']) {
      const order = key === 'Tab' ? controls : controls.toReversed();
      for (const control of order) {
        const hasFocus = () => control.evaluate((element) => element === document.activeElement);
        for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
        expect(await hasFocus()).toBe(true);
        const box = await boxOf(control);
        expect(box.bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
        expect(box.y).toBeGreaterThanOrEqual(60);
      }
    }
    await photograph(page, 'focus');
    await page.context().close();
  });

  /** The controls of the page that a message covers, by their words. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const messages = [...document.querySelectorAll('[data-toasts] > li')].map((item) => item.getBoundingClientRect());
      const controls = [
        ...document.querySelectorAll<HTMLElement>('header :is(a, button), main :is(a, button, input, select)'),
      ];
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return messages.some((of) => left < of.right && right > of.left && top < of.bottom && bottom > of.top);
        })
        .map((control) => control.textContent || control.getAttribute('aria-label'));
    });

  it('two messages at once cover no control of the dashboard', async () => {
    const page = await openStaff(product, product.server.admin, usualLaptop);
    await page.reload();
    const messages = page.locator('[data-toasts] > li');
    const dialog = page.getByRole('dialog', { name: 'Detalhes do Candidato' });
    for (const name of ['Ana Lima', 'Bruno Sá']) {
      await page.getByRole('button', { name: `Ver ${name}` }).click();
      await dialog.getByRole('button', { name: 'Copiar credenciais' }).click();
      await messages.filter({ hasText: name }).waitFor();
      // Messages stay while the person is at another window.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await untilStill(page);
    expect(await messages.count()).toBe(2);
    await photograph(page, 'two-messages');
    expect(await covered(page)).toEqual([]);
    await page.context().close();
  });
});
