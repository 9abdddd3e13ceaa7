import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

const PEOPLE = ['Ana Prado', 'Bia Nunes', 'Caio Reis', 'Dora Melo'];
const FINISHED = PEOPLE[3]!;

/** Who stands where on the board, and what the figures make of it. */
describe('board and figures', () => {
  const product = setUpProduct();
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  const photograph = photographer('board-and-figures');

  beforeAll(async () => {
    office = await prepareOffice(product.server, PEOPLE);
    const { token: link = '', password = '' } = office.candidates[3] ?? {};
    const own = await restCall<{ token: string }>(product.server, 'POST', '/candidates/login', {
      body: { token: link, password },
    });
    await restCall(product.server, 'PUT', '/candidates/me', {
      token: own.token,
      body: { name: FINISHED, email: 'dora@exemplo.com.br', customFields: [{ key: 'cpf', value: '52998224725' }] },
    });
  });

  it('on a laptop the stages stand side by side, and a card leads to its page and back', async () => {
    const page = await openStaff(product, office.client, laptop);
    await page.getByRole('link', { name: 'Quadro' }).click();
    const complete = page.getByRole('region', { name: 'Completo' });
    await complete.getByRole('link', { name: FINISHED, exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Convidado' })
      .getByRole('link', { name: PEOPLE[0]!, exact: true })
      .waitFor();
    // The columns take what the window leaves, and let it be seen that there are more of them than fit.
    const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
    const stages = page.getByRole('group', { name: 'Etapas' });
    expect(await fits()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await fits()).toBe(true);
    await page.locator('[role=group][data-after]').and(stages).waitFor();
    await stages.evaluate((columns) => (columns.scrollLeft = columns.scrollWidth));
    await page.locator('[role=group][data-before]:not([data-after])').and(stages).waitFor();
    await stages.evaluate((columns) => (columns.scrollLeft = 0));
    await page.setViewportSize(laptop);
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'board');
    await page.getByRole('searchbox', { name: 'Buscar candidatos' }).fill('Bia');
    await page.getByRole('link', { name: PEOPLE[0]!, exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: PEOPLE[1]!, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: PEOPLE[1]! }).waitFor();
    await page.close();
  });

  it('the figures count the same people, as charts with tables, in both looks', async () => {
    const page = await openStaff(product, office.client, laptop);
    await page.getByRole('link', { name: 'Indicadores' }).click();
    const funnel = page.getByRole('region', { name: 'Funil da admissão' });
    await funnel.getByRole('row', { name: 'Finalizaram 1 25%' }).waitFor();
    await funnel.locator('svg.recharts-surface').first().waitFor();
    const durations = page.getByRole('region', { name: 'Dias em cada etapa' });
    await durations.getByRole('table').waitFor();
    // The chart comes after the table.
    await durations.locator('.recharts-legend-item').nth(1).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    const names = durations.getByRole('rowheader');
    const lines = await names.evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell.querySelector('span')!);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines)).toEqual(new Set([1]));
    expect(await durations.locator('.recharts-legend-item').allTextContents()).toEqual([
      'Mediana (dias)',
      '90% saíram em até (dias)',
    ]);
    await page.setViewportSize(laptop);
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'figures');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction((dark) => getComputedStyle(document.body).backgroundColor === dark, 'rgb(13, 19, 17)');
    await photograph(page, 'figures-dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' });
    await page.waitForFunction(
      (light) => getComputedStyle(document.body).backgroundColor === light,
      'rgb(245, 247, 246)',
    );
    await photograph(page, 'figures-print');
    await page.close();
  });

  it('on a phone there is one stage at a time, and everything fits a finger', async () => {
    const page = await openStaff(product, office.client, phone, { hasTouch: true });
    await page.goto(`${product.server.url}/board`);
    await page.getByRole('button', { name: /^Completo/ }).click();
    const card = page.getByRole('region', { name: 'Completo' }).getByRole('link', { name: FINISHED, exact: true });
    await card.waitFor();
    expect(
      await card.evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    expect(await touchProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'board-phone');
    await page.goto(`${product.server.url}/figures`);
    await page.getByRole('table', { name: 'Funil da admissão' }).waitFor();
    expect(await touchProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'figures-phone');
  });
});
