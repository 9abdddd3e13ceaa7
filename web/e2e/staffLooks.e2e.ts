import type { Browser, Page } from 'playwright-core';
import { startServer, type RunningServer } from '../../gateway/test/builtServer';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, launchBrowser, phone, photographer } from './support/browser';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';

const LONG = 'W'.repeat(200);

/** What is on the screen, and how it is reached from the dashboard. */
interface View {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Clicks on the page and then in the dialog that this opens, each time in the one that is there by then. */
const steps =
  (first: string | RegExp, ...inDialog: string[]) =>
  async (page: Page) => {
    await click(first)(page);
    for (const name of inDialog) await dialog(page).getByRole('button', { name, exact: true }).click();
    await dialog(page).waitFor();
    await page.waitForFunction(() => !document.querySelector('[role="dialog"] [aria-busy="true"]'));
  };

/** From the quick view to the candidate's page. */
const openPage = async (page: Page) => {
  await page.goto(`${page.url().split('?')[0]}?sort=NAME_DESC`);
  await click(page.url().includes('/admin') ? /^Ver/ : new RegExp(LONG.slice(0, 50)))(page);
  await page.getByRole('link', { name: 'Abrir página' }).click();
  await page.getByRole('region', { name: 'Linha do tempo' }).getByText('Candidato cadastrado').waitFor();
  await page.getByRole('group', { name: 'Outros candidatos da lista' }).waitFor();
};

/** Notes are written where the data are read. */
const openNotes = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Confirmar' }).first().click();
  await dialog(page).getByRole('button', { name: 'Adicionar observações' }).click();
};

const adminViews: View[] = [
  { name: 'admin dashboard', path: '/admin' },
  { name: 'admin dashboard without results', path: '/admin?search=xyz&clientSearch=xyz' },
  { name: 'new client', path: '/admin', open: steps('Novo Cliente') },
  { name: 'missing data of a client', path: '/admin', open: steps('Novo Cliente', 'Criar Cliente') },
  { name: 'client', path: '/admin', open: steps(/^Editar/) },
  { name: 'deletion of a client', path: '/admin', open: steps(/^Editar/, 'Excluir cliente') },
  { name: 'candidate details', path: '/admin', open: steps(/^Ver/) },
  { name: 'candidate details being edited', path: '/admin', open: steps(/^Ver/, 'Editar') },
  { name: 'candidate page', path: '/admin', open: openPage },
  { name: 'search over everything', path: '/admin', open: steps('Buscar em tudo') },
  { name: 'queue', path: '/admin?view=attention' },
  { name: 'new access', path: '/admin', open: steps(/^Ver/, 'Gerar novo acesso') },
  { name: 'fields', path: '/admin/campos' },
  { name: 'new field', path: '/admin/campos', open: steps('Novo Campo', 'Criar Campo') },
  { name: 'field', path: '/admin/campos', open: steps('Editar Estado civil') },
  { name: 'order of the fields', path: '/admin/campos', open: steps('Reordenar') },
  { name: 'deletion of a field', path: '/admin/campos', open: steps('Remover CPF') },
];
const clientViews: View[] = [
  { name: 'client dashboard', path: '/client' },
  { name: 'client dashboard with notes', path: '/client', open: openNotes },
  { name: 'new candidate', path: '/client', open: steps('Novo Candidato', 'Criar Candidato') },
  { name: 'candidate', path: '/client', open: steps(/^Editar/) },
  { name: 'candidate page', path: '/client', open: openPage },
  { name: 'deletion of a candidate', path: '/client', open: steps(/^Excluir/) },
];

/** Every screen and dialog of the staff, with a name of 200 characters on it, looked at by axe and by a ruler. */
describe('the looks of the staff area', () => {
  let server: RunningServer;
  let browser: Browser;
  let client: Login;
  const photograph = photographer('staff-looks');

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    ({ client } = await prepareOffice(server, ['Joana Prado', LONG]));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Without motion nothing is measured on its way to its size. */
  const openStill = async (...of: Parameters<typeof openStaff>) => {
    const page = await openStaff(...of);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return page;
  };

  const visit = async (page: Page, { path, open }: View) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await open?.(page);
  };

  describe.each([
    ['the administrator', adminViews, () => server.admin],
    ['the client', clientViews, () => client],
  ] as const)('of %s', (_who, views, login) => {
    describe('at a laptop', () => {
      let page: Page;
      beforeAll(async () => void (page = await openStill(browser, server, login(), laptop)));

      test.each(views)('$name: axe has no objection, in light and in dark', async (view) => {
        await visit(page, view);
        expect(await accessibilityProblems(page)).toEqual([]);
        await photograph(page, view.name.replaceAll(' ', '-'));
      });
    });

    describe('at a phone', () => {
      let page: Page;
      beforeAll(async () => void (page = await openStill(browser, server, login(), phone, { hasTouch: true })));

      test.each(views)('$name: it fits the screen and a finger', async (view) => {
        await visit(page, view);
        expect(await touchProblems(page)).toEqual([]);
        await photograph(page, `${view.name.replaceAll(' ', '-')}-phone`);
      });
    });
  });
});
