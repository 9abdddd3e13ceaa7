import type { Page, Route } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { newPerson, phone, photographer } from './support/browser';
import {
  acceptConsent,
  finish,
  goOn,
  keptByBrowser,
  NOTHING_KEPT,
  question,
  review,
  signIn,
} from './support/candidatePage';
import { prepareFixture, type Access, type CandidateFixture } from './support/candidateFixture';
import { judgeDocument, storedDocuments, type Judgement } from './support/judgedDocuments';
import { moveLiftedRow } from './support/liftedRow';
import { photograph as takePhotograph, type Photograph } from './support/photographs';
import { setUpProduct } from './support/product';

/** A page that is made smaller for a mobile network, with what surrounds it in the request. */
const MAX_BYTES = 620_000;
/** Where the size does not matter: it is drawn in a sixth of the time. */
const SMALLER = { width: 1600, height: 1200 };
const UPLOADS = '**/v1/candidates/me/documents/rg/pages';

/** Documents: photographed on a phone, over a bad network, refused, corrected, approved. */
describe("a candidate's documents", () => {
  const product = setUpProduct({ settings: { OCR: 'off' } });
  let fixture: CandidateFixture;
  const photograph = photographer('candidate-documents');

  beforeAll(async () => {
    fixture = await prepareFixture(product.server);
    await fixture.createField({
      key: 'rg',
      label: 'RG',
      type: 'file',
      required: true,
      order: 0,
      description: 'Fotografe o documento aberto, sobre uma mesa escura.',
      documentOptions: { kinds: ['photo', 'pdf'], pageNames: ['Frente', 'Verso'], maxPages: 3 },
    });
    await fixture.createField({
      key: 'cnh',
      label: 'CNH',
      type: 'file',
      order: 1,
      documentOptions: { kinds: ['photo', 'pdf'], asksExpiry: true },
    });
  });

  const openPhone = () => newPerson(product, { viewport: phone, hasTouch: true });
  const begin = async (page: Page, access: Access) => {
    await signIn(page, access);
    await acceptConsent(page);
    for (const label of ['Nome completo', 'E-mail']) {
      await question(page, label);
      await goOn(page);
    }
    await question(page, 'RG');
  };
  const documentsOf = (access: Access) => storedDocuments(fixture, access);
  const judge = (mutation: Judgement, input: object) => judgeDocument(fixture, mutation, input);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const press = (page: Page, name: string) => button(page, name).click();
  const choose = async (page: Page, name: string, options: Photograph) => {
    const file = await takePhotograph(page, options);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, name)]);
    await chooser.setFiles(file);
    return file;
  };
  const bothSides = async (page: Page) => {
    await choose(page, 'Fotografar: Frente', { ...SMALLER, text: 'FRENTE' });
    await button(page, 'Fotografar: Verso').waitFor();
    await choose(page, 'Fotografar: Verso', { ...SMALLER, text: 'VERSO' });
    await button(page, 'Ajustar: Verso').waitFor();
  };
  const waits = (page: Page) => page.getByText('Enviado, aguardando análise').waitFor();

  test('survive a network that is cut and a tab that is closed, and are shown as the server has them', async () => {
    const { context, page, complaints } = await openPhone();
    const access = await fixture.register();
    await begin(page, access);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await touchProblems(page)).toEqual([]);
    await photograph(page, 'question');

    // A camera that was held upright and says so; then one in a dark room.
    const front = await choose(page, 'Fotografar: Frente', { text: 'FRENTE', orientation: 6 });
    expect(front.buffer.length).toBeGreaterThan(2_000_000);
    await page.getByText('Página adicionada: Frente.').waitFor({ state: 'attached' });
    await choose(page, 'Fotografar: Verso', { ...SMALLER, text: 'VERSO', light: 0.25 });
    await page.getByText(/^A foto está escura/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await touchProblems(page)).toEqual([]);
    const actions = ['Ajustar', 'Refazer', 'Remover'].map((name) => button(page, `${name}: Frente`).boundingBox());
    const lines = new Set((await Promise.all(actions)).map((box) => box?.y));
    expect(lines.size).toBe(1);
    await photograph(page, 'dark-page');
    await choose(page, 'Refazer: Verso', { ...SMALLER, text: 'VERSO' });
    await page.getByText(/^A foto está escura/).waitFor({ state: 'detached' });
    expect(await page.getByText(/^(A foto|Parece que|Há um reflexo)/).count()).toBe(0);

    // Cut out along the edges that the browser has found.
    await press(page, 'Ajustar: Verso');
    await press(page, 'Ajustar às bordas');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await touchProblems(page)).toEqual([]);
    await photograph(page, 'editor');
    await press(page, 'Usar assim');
    await button(page, 'Ajustar: Verso').waitFor();

    // The second page finds no network.
    const sizes = new Map<string, number>();
    const measure = (route: Route) => {
      const body = route.request().postDataBuffer();
      const id = /name="uploadId"\r\n\r\n([\w-]+)/.exec(body?.toString('latin1') ?? '')?.[1] ?? 'unnamed';
      sizes.set(id, body?.length ?? Infinity);
      return route.continue();
    };
    let uploads = 0;
    await context.route(UPLOADS, async (route) => {
      uploads += 1;
      return uploads > 1 ? route.abort('connectionreset') : measure(route);
    });
    await press(page, 'Enviar documento');
    await page.getByText(/^Sem conexão: suas páginas estão guardadas neste aparelho/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'offline');
    expect(await documentsOf(access)).toEqual([]);
    await page.close();
    await context.unroute(UPLOADS);
    await context.route(UPLOADS, measure);

    const again = await context.newPage();
    again.on('pageerror', (error) => complaints.push(error.message));
    await again.goto('/candidate');
    await waits(again);
    const [sent] = await documentsOf(access);
    expect(sent).toMatchObject({ state: 'SENT', version: 1, pages: [{ name: 'Frente' }, { name: 'Verso' }] });
    // A page whose answer the closed tab did not hear goes out again under its name, and stays one page.
    expect(sizes.size).toBe(2);
    expect(Math.max(...sizes.values())).toBeLessThan(MAX_BYTES);
    const [upright, cut] = sent?.pages ?? [];
    expect([upright?.width, upright?.height]).toEqual([1650, 2200]);
    // What was cut out has 76 by 72 hundredths of a picture of 4 to 3.
    expect((cut?.width ?? 0) / (cut?.height ?? 1)).toBeCloseTo((76 * 4) / (72 * 3), 1);
    await again.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    expect(await accessibilityProblems(again)).toEqual([]);
    await photograph(again, 'sent');

    await goOn(again);
    await question(again, 'CNH');
    await goOn(again);
    await review(again);
    await waits(again);
    await photograph(again, 'review');
    await finish(again);
    await again.getByText('Documentos enviados').waitFor();
    expect(await keptByBrowser(again)).toBe(NOTHING_KEPT);

    expect(complaints.filter((text) => !/ERR_CONNECTION_RESET|Failed to load resource/.test(text))).toEqual([]);
    await context.close();
  });

  test('that are refused are asked for again with the reason, corrected and approved', async () => {
    const { context, page, complaints } = await openPhone();
    const access = await fixture.register();
    await begin(page, access);
    await bothSides(page);
    await press(page, 'Enviar documento');
    await waits(page);
    const [sent] = await documentsOf(access);
    await goOn(page);
    await goOn(page);
    await review(page);
    await finish(page);

    await judge('refuseDocument', { id: sent?.id, reason: 'Falta nitidez na frente' });
    await signIn(page, access);
    await question(page, 'RG');
    await page.getByText('Motivo: Falta nitidez na frente').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'refused');
    await press(page, 'Enviar de novo');
    await choose(page, 'Refazer: Frente', { ...SMALLER, text: 'FRENTE NOVA' });
    await page.getByText('Frente trocada.').waitFor({ state: 'attached' });
    await press(page, 'Enviar documento');
    await waits(page);
    const [corrected] = await documentsOf(access);
    expect(corrected).toMatchObject({ state: 'SENT', version: 2, pages: [{ name: 'Frente' }, { name: 'Verso' }] });
    await goOn(page);
    await review(page);
    await finish(page);

    await judge('approveDocument', { id: corrected?.id });
    await signIn(page, access);
    await question(page, 'Seus dados foram enviados');
    await page.getByText('Aprovado', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'approved');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of one account are never shown to another one of the same browser', async () => {
    const { context, page } = await openPhone();
    const [ana, rui] = [await fixture.register(), await fixture.register()];
    await begin(page, ana);
    await bothSides(page);
    await fixture.endSession((await page.evaluate(() => localStorage.getItem('candidateToken'))) ?? '');
    await page.reload();
    await page.getByLabel('Senha', { exact: true }).waitFor();

    await begin(page, rui);
    await button(page, 'Fotografar: Frente').waitFor();
    expect(await button(page, 'Ajustar: Frente').count()).toBe(0);

    // The first one finds the pages again, and signing out asks before it forgets them.
    await signIn(page, ana);
    await question(page, 'RG');
    await button(page, 'Ajustar: Verso').waitFor();
    await press(page, 'Sair');
    await page
      .getByRole('alert')
      .filter({ hasText: 'Há páginas de documentos que ainda não foram enviadas' })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(page, 'Sair mesmo assim');
    await page.waitForURL('**/login');
    expect(await keptByBrowser(page)).toBe(NOTHING_KEPT);
    await context.close();
  });

  test('are put into another order and sent with their day of expiry by the keyboard alone', async () => {
    const { context, page } = await openPhone();
    const access = await fixture.register();
    await begin(page, access);
    await bothSides(page);
    const names = async () =>
      (await page.getByRole('listitem').allInnerTexts()).map((text) => /Frente|Verso/.exec(text)?.[0]);
    expect(await names()).toEqual(['Frente', 'Verso']);
    const shown = () => page.getByRole('img', { name: /^Frente/ }).getAttribute('src');
    const before = await shown();
    await button(page, 'Mover Frente').focus();
    await page.keyboard.press('Space');
    await moveLiftedRow(page, 'ArrowDown', 200);
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (source) => document.querySelector('img[alt^="Frente"]')?.getAttribute('src') !== source,
      before,
    );
    await button(page, 'Enviar documento').focus();
    await page.keyboard.press('Enter');
    await waits(page);
    await goOn(page);

    await question(page, 'CNH');
    await choose(page, 'Tirar foto', { ...SMALLER, text: 'CNH' });
    await page.getByRole('textbox', { name: /^Validade do documento/ }).fill('31/01/2030');
    await button(page, 'Enviar documento').focus();
    await page.keyboard.press('Enter');
    await waits(page);
    expect(await documentsOf(access)).toMatchObject([
      { pages: [{ name: 'Frente' }, { name: 'Verso' }] },
      { expiresOn: '2030-01-31', pages: [{ name: null }] },
    ]);
    await context.close();
  });

  test('that the server does not take say so in its words, and the candidate sends another', async () => {
    const { context, page } = await openPhone();
    const access = await fixture.register();
    await begin(page, access);
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Escolher PDF');
    const buffer = Buffer.from('%PDF-1.7\nthis is no PDF, whatever its first line says\n%%EOF');
    await (await chooser).setFiles({ name: 'rg.pdf', mimeType: 'application/pdf', buffer });
    await press(page, 'Enviar documento');
    await page.getByRole('alert').filter({ hasText: 'PDF' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'page-refused');
    await press(page, 'Remover: PDF');
    await bothSides(page);
    await press(page, 'Enviar documento');
    await waits(page);
    expect(await documentsOf(access)).toMatchObject([{ state: 'SENT', version: 1 }]);
    await context.close();
  });
});
