import type { RunningServer } from '../../../gateway/test/builtServer';
import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './accessibility';
import { laptop, phone, photographer } from './browser';
import { openStaff, prepareOffice, type Login } from './staffFixture';
import { setUpProduct } from './product';

const LONG = 'W'.repeat(200);

/** What is on the screen, and how it is reached from the dashboard. */
export interface View {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Clicks on the page and then in the dialog that this opens, each time in the one that is there by then. */
export const steps =
  (first: string | RegExp, ...inDialog: string[]) =>
  async (page: Page) => {
    await click(first)(page);
    for (const name of inDialog) await dialog(page).getByRole('button', { name, exact: true }).click();
    await dialog(page).waitFor();
    await page.waitForFunction(() => !document.querySelector('[role="dialog"] [aria-busy="true"]'));
  };

/** From the quick view to the candidate's page. */
export const openPage = async (page: Page) => {
  await page.goto(`${page.url().split('?')[0]}?sort=NAME_DESC`);
  await click(page.url().includes('/admin') ? /^Ver/ : new RegExp(LONG.slice(0, 50)))(page);
  await page.getByRole('link', { name: 'Abrir página' }).click();
  await page.getByRole('region', { name: 'Linha do tempo' }).getByText('Candidato cadastrado').waitFor();
  await page.getByRole('group', { name: 'Outros candidatos da lista' }).waitFor();
};

interface Office {
  server: RunningServer;
  client: Login;
}

/**
 * Every screen and dialog of a role, with a name of 200 characters on it, looked at by axe and by a ruler.
 * @param login of the role, in the office that is prepared for the test file
 */
export function describeLooks(views: readonly View[], login: (office: Office) => Login): void {
  const product = setUpProduct();
  let office: Office;
  const photograph = photographer('staff-looks');

  beforeAll(async () => {
    const { client } = await prepareOffice(product.server, ['Joana Prado', LONG]);
    office = { server: product.server, client };
  });

  /** Without motion nothing is measured on its way to its size. */
  const openStill = async (viewport: typeof laptop, options?: { hasTouch: boolean }) => {
    const page = await openStaff(product, login(office), viewport, options);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return page;
  };

  const visit = async (page: Page, { path, open }: View) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await open?.(page);
    // What the window, its history and screen readers call the page.
    expect(await page.title()).toMatch(/^.+ · Esteira$/);
  };

  describe('at a laptop', () => {
    let page: Page;
    beforeAll(async () => void (page = await openStill(laptop)));

    test.each(views)('$name: axe has no objection, in light and in dark', async (view) => {
      await visit(page, view);
      expect(await accessibilityProblems(page)).toEqual([]);
      await photograph(page, view.name.replaceAll(' ', '-'));
    });
  });

  describe('at a phone', () => {
    let page: Page;
    beforeAll(async () => void (page = await openStill(phone, { hasTouch: true })));

    test.each(views)('$name: it fits the screen and a finger', async (view) => {
      await visit(page, view);
      expect(await touchProblems(page)).toEqual([]);
      await photograph(page, `${view.name.replaceAll(' ', '-')}-phone`);
    });
  });
}
