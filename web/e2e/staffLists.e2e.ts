import type { Locator, Page } from 'playwright-core';
import { boxesOf, boxOf } from './support/box';
import { laptop, phone, photographer, smallLaptop } from './support/browser';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';
import { untilStill } from './support/stillness';
import { setUpProduct } from './support/product';

const PEOPLE = Array.from({ length: 40 }, (_, index) => `Pessoa ${String(index + 1).padStart(2, '0')}`);
const LONG_NAME = `${PEOPLE[0]} Maria Aparecida dos Santos Albuquerque`;
const wide = { width: 1920, height: 1080 };

/** What the lists of the staff do that only a real layout shows: where they begin, how tall rows are, what covers what. */
describe('the lists of the staff', () => {
  const product = setUpProduct();
  let client: Login;
  const photograph = photographer('staff-lists');

  beforeAll(async () => {
    ({ client } = await prepareOffice(product.server, [LONG_NAME, ...PEOPLE.slice(1)]));
  });

  const candidates = (page: Page) => page.getByRole('list', { name: 'Todos os Candidatos' }).getByRole('listitem');
  const cards = (page: Page) => page.getByRole('group', { name: 'Meus Candidatos' }).getByRole('article');

  it.each([
    ['a laptop', laptop, 410],
    ['a small laptop', smallLaptop, 450],
    ['a phone', phone, 615],
  ])('on %s the administrator’s candidates begin early, and their rows are low', async (_device, viewport, latest) => {
    const page = await openStaff(product, product.server.admin, viewport);
    await page.reload(); // The greeting of the sign-in is gone after a reload.
    const [first, second] = await boxesOf(candidates(page).nth(0), candidates(page).nth(1));
    expect(first!.y).toBeLessThan(latest);
    expect(second!.y - first!.y).toBeLessThan(viewport === phone ? 165 : 60);
    await photograph(page, `admin-${viewport.width}`);
  });

  it('on a phone a candidate of a client takes at most 160 px, and a long name is not cut', async () => {
    const page = await openStaff(product, client, phone, { hasTouch: true });
    await page.reload();
    const [first, second] = await boxesOf(cards(page).nth(0), cards(page).nth(1));
    expect(second!.y - first!.y).toBeLessThanOrEqual(160);
    await photograph(page, 'client-phone');
    await page.goto('/client?sort=NAME_ASC');
    const name = cards(page).first().getByText(LONG_NAME, { exact: true });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await boxOf(name)).height).toBeGreaterThan(40);
    await photograph(page, 'client-phone-long-name');
  });

  it.each([
    [1920, 80],
    [1366, 80],
    [1024, 110],
  ])('at %i pixels a client reads the fifty characters of a link, and both of its buttons', async (width, tallest) => {
    const page = await openStaff(product, client, { width, height: 900 });
    await page.reload();
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    for (const word of [/^Copy/, /^Enviar/])
      expect((await boxOf(first.getByText(word).last())).width).toBeGreaterThan(30);
    const link = first.getByText(/^http.{46}\.{3}$/);
    const room = await link.evaluate((text: HTMLElement) => text.parentElement!.clientWidth - text.offsetWidth);
    expect(room).toBeGreaterThanOrEqual(0);
    const [upper, lower] = await boxesOf(first, second);
    expect(lower!.y - upper!.y).toBeLessThanOrEqual(tallest);
    await photograph(page, `client-${width}`);
  });

  it('on a wide screen the administrator’s candidates use its width, and nothing lies beside it', async () => {
    const page = await openStaff(product, product.server.admin, wide);
    expect((await boxOf(candidates(page).first())).width).toBeGreaterThan(1300);
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beside).toBe(0);
    await photograph(page, 'admin-wide');
  });

  const longLists = {
    administrator: { login: () => product.server.admin, path: '/admin', rows: candidates },
    client: { login: () => client, path: '/client', rows: cards },
  };
  it.each(Object.entries(longLists))('another page of a long list of the %s begins at its top', async (_role, list) => {
    const page = await openStaff(product, list.login(), smallLaptop);
    await page.goto(`${list.path}?size=20&sort=NAME_ASC`);
    await page.getByRole('heading', { name: 'Pessoa 20' }).waitFor();
    const next = page
      .getByRole('navigation', { name: 'Páginas de candidatos' })
      .getByRole('button', { name: 'Próximo' });
    await next.scrollIntoViewIfNeeded();
    expect((await boxOf(list.rows(page).first())).y).toBeLessThan(0);
    await next.click();
    await page.getByRole('heading', { name: 'Pessoa 21' }).waitFor();
    const { y } = await boxOf(list.rows(page).first());
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(smallLaptop.height / 2);
  });

  it('a page that is on the screen as a whole does not move', async () => {
    const page = await openStaff(product, product.server.admin, { width: 1440, height: 1400 });
    const [before] = await boxesOf(candidates(page).first());
    const name = await candidates(page).first().getByRole('heading').innerText();
    await page
      .getByRole('navigation', { name: 'Páginas de candidatos' })
      .getByRole('button', { name: 'Próximo' })
      .click();
    await page.getByText('Página 2 de 8').waitFor();
    // The pager turns at once, and the rows of the page before stand until the next ones are there.
    await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'hidden' });
    expect((await boxOf(candidates(page).first())).y).toBe(before!.y);
  });

  it('no empty line stands between the filters of a list and its numbers', async () => {
    const page = await openStaff(product, product.server.admin, smallLaptop);
    const [filters, numbers] = await boxesOf(
      page.getByRole('combobox', { name: 'Documentos' }),
      page.getByText('Mostrando 5 de 40 candidatos'),
    );
    expect(numbers!.y - filters!.bottom).toBeLessThan(24);
  });

  const openDetails = async (page: Page) => {
    await page.getByRole('button', { name: /^Ver/ }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await dialog.getByText('Dados de Acesso').waitFor();
    await untilStill(page);
    return dialog;
  };

  it('the button that closes a dialog is in line with its title, and one that copies keeps its width', async () => {
    const dialog = await openDetails(await openStaff(product, product.server.admin, laptop));
    const middleOf = async (of: Locator) => {
      const { y, height } = await boxOf(of);
      return y + height / 2;
    };
    const title = await middleOf(dialog.getByRole('heading', { level: 2, name: 'Detalhes do Candidato' }));
    expect(Math.abs((await middleOf(dialog.getByRole('button', { name: 'Fechar' }).first())) - title)).toBeLessThan(1);
    const copy = dialog.getByRole('button', { name: /^Copiar (link|credenciais)/ }).first();
    const copied = dialog.getByRole('button', { name: /^Copiado/ });
    const { width } = await boxOf(copy);
    await copy.click();
    expect((await boxOf(copied)).width).toBe(width);
  });

  it('on a phone the buttons below a dialog take two lines', async () => {
    const dialog = await openDetails(await openStaff(product, product.server.admin, phone, { hasTouch: true }));
    const main = await boxOf(dialog.getByRole('button', { name: 'Editar' }));
    const others = [
      await boxOf(dialog.getByRole('link', { name: 'Abrir página' })),
      await boxOf(dialog.getByRole('button', { name: 'Fechar' }).last()),
    ];
    expect(new Set(others.map(({ y }) => y)).size).toBe(1);
    expect(main.y + main.height).toBeLessThan(others[0]!.y);
    expect(main.width).toBeGreaterThan(phone.width - 40);
  });

  it('a search box has one cross, its own', async () => {
    const page = await openStaff(product, product.server.admin, laptop);
    const search = page.getByRole('searchbox', { name: 'Buscar candidatos' });
    await search.fill('Pessoa 03');
    await page.getByRole('button', { name: 'Limpar busca' }).waitFor();
    // What clears search and filters comes once the list follows, and takes its place from the end of the search.
    await page.getByRole('button', { name: 'Limpar filtros' }).waitFor();
    // The browser's would stand where the text ends, left of ours.
    const { width, height } = await boxOf(search);
    const padding = await search.evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingRight));
    await search.hover();
    await search.click({ position: { x: width - padding - 7, y: height / 2 } });
    expect(await search.inputValue()).toBe('Pessoa 03');
  });

  it.each([
    ['a laptop', laptop],
    ['a small laptop', smallLaptop],
  ])(
    'on %s the hints of the search boxes are whole, a scroll bar beside the page included',
    async (_device, viewport) => {
      // As wide as the window is beside a scroll bar.
      const page = await openStaff(product, product.server.admin, { ...viewport, width: viewport.width - 15 });
      for (const name of ['Buscar candidatos', 'Buscar clientes']) {
        const room = await page.getByRole('searchbox', { name }).evaluate((input: HTMLInputElement) => {
          const own = getComputedStyle(input);
          const hint = getComputedStyle(input, '::placeholder');
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = `${hint.fontWeight} ${hint.fontSize} ${hint.fontFamily}`;
          const padding = Number.parseFloat(own.paddingLeft) + Number.parseFloat(own.paddingRight);
          return input.clientWidth - padding - pen.measureText(input.placeholder).width;
        });
        expect(`${name}: ${room >= 0 ? 'whole' : `${String(room)} px`}`).toBe(`${name}: whole`);
      }
    },
  );

  it.each([
    ['a laptop', laptop],
    ['a small laptop', smallLaptop],
    ['a phone', phone],
  ])('on %s messages stand at the top, in the middle, and over no dialog', async (_device, viewport) => {
    const page = await openStaff(product, product.server.admin, viewport);
    await page.reload(); // The greeting, beside which another message would stand, is gone.
    await page.getByRole('button', { name: 'Novo Cliente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Cliente' });
    await dialog.getByRole('button', { name: 'Criar Cliente' }).click();
    const message = page.locator('li[data-tone="error"]');
    await message.getByText('Nome, Nome da Empresa, e-mail e CNPJ são obrigatórios.').waitFor();
    await untilStill(page);
    const { told, form } = await message.evaluate((shown) => ({
      told: shown.getBoundingClientRect().toJSON() as DOMRect,
      form: document.querySelector('[role="dialog"]')!.getBoundingClientRect().toJSON() as DOMRect,
    }));
    // A scrollbar takes some pixels of the window.
    expect(Math.abs(told.x + told.width / 2 - viewport.width / 2)).toBeLessThan(9);
    expect(told.y + told.height).toBeLessThanOrEqual(form.y);
    await photograph(page, `message-${viewport.width}`);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await message.waitFor({ state: 'detached' });
  });
});
