import type { Page } from 'playwright-core';
import { pdf, scannedPictures, stream } from '../../gateway/test/files/pdfs';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { boxOf } from './support/box';
import { laptop, phone, photographer } from './support/browser';
import { documentOffice } from './support/documentFixture';
import { focusIn } from './support/focus';
import { restCall, staffToken } from './support/restCall';
import { openStaff, registerClient, type Login } from './support/staffFixture';
import { setUpProduct } from './support/product';

const PEOPLE = Array.from({ length: 50 }, (_, index) => `Pessoa ${String(index + 1).padStart(2, '0')}`);

/** In the page: waits until what a key has set moving stands still. */
const scrollEnd = () =>
  new Promise<void>((resolve) => {
    let [last, same] = [window.scrollY, 0];
    const look = () => {
      same = window.scrollY === last ? same + 1 : 0;
      last = window.scrollY;
      if (same === 10) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** A reviewer with fifty documents and a keyboard; beside them a client who judges the same ones. */
describe('a reviewer', () => {
  const product = setUpProduct({ settings: { OCR: 'off' } });
  let client: Login;
  let clientToken: string;
  let page: Page;
  const ids: string[] = [];
  const sent: string[] = [];
  const photograph = photographer('document-review');

  beforeAll(async () => {
    const token = await staffToken(product.server, product.server.admin);
    client = await registerClient(product.server, token);
    clientToken = await staffToken(product.server, client);
    const office = documentOffice(product.server, token);
    await office.createText('cpf', 'CPF');
    await office.createField({ key: 'rg', label: 'RG', approver: 'CLIENT', maxPages: 2 });
    const photo = await office.photo('Pessoa', '529.982.247-25');
    const drawn = '80 600 300 40 re f q 200 0 0 200 80 300 cm /Blue Do Q q 200 0 0 200 320 300 cm /Black Do Q';
    const bill = pdf({
      pages: 2,
      objects: [stream('', Buffer.from(drawn)), scannedPictures.jpx, scannedPictures.jbig2],
      page: '/Contents 3 0 R/Resources<</XObject<</Blue 4 0 R/Black 5 0 R>>>>',
    });
    for (const [number, name] of PEOPLE.entries()) {
      const body = {
        name,
        email: `pessoa${number}@exemplo.com.br`,
        customFields: [{ key: 'cpf', value: '52998224725' }],
      };
      const { id } = await restCall<{ id: string }>(product.server, 'POST', '/candidates', {
        token: clientToken,
        body,
      });
      ids.push(id);
      const file = number === 1 ? { bytes: bill, type: 'application/pdf' } : { bytes: photo };
      sent.push(await office.send(id, 'rg', [file]));
    }
    page = await openStaff(product, product.server.admin, laptop);
  });

  const answers = (of: Page) => of.getByRole('region', { name: 'Dados a conferir' });
  const isShown = (name: string, of = page) => answers(of).getByText(name, { exact: true }).waitFor();
  const told = (text: string | RegExp) => page.getByText(text).waitFor();
  /** The question stands there before its reasons have come: keys have a meaning with these. */
  const asksWhy = () => focusIn(page.getByRole('dialog', { name: 'Recusar RG' }), 'input');
  const stored = async (id: string) => {
    const documents = await restCall<{ state: string }[]>(product.server, 'GET', `/candidates/${id}/documents`, {
      token: clientToken,
    });
    return documents.map(({ state }) => state);
  };

  it('finds the documents by the header, which counts them and has room for all of its links', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const links = page.getByRole('navigation', { name: 'Configurações Avançadas' });
    await links.getByRole('link', { name: 'Documentos 50 aguardando análise' }).waitFor();
    expect(await links.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.setViewportSize(laptop);
  });

  it('sees picture and answers', async () => {
    await page.getByRole('link', { name: 'Documentos 50 aguardando análise' }).click();
    await isShown(PEOPLE[0]!);
    await answers(page).getByText('529.982.247-25').waitFor();
    const picture = page.getByRole('img', { name: 'RG, Página 1 de 1' });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      1000,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'picture');
  });

  it('has a PDF drawn page by page under the strict policy, and turns its pages by keys', async () => {
    await page.keyboard.press('a');
    await isShown(PEOPLE[1]!);
    const canvas = page.locator('canvas[data-drawn="1"]');
    await canvas.waitFor();
    /** The colour of a point, by its place on the page as the PDF counts. */
    const colourAt = (x: number, y: number) =>
      canvas.evaluate(
        (sheet: HTMLCanvasElement, [right, down]) => [
          ...sheet.getContext('2d')!.getImageData(sheet.width * right!, sheet.height * down!, 1, 1).data,
        ],
        [x / 595, 1 - y / 842],
      );
    expect(await colourAt(300, 400)).toEqual([255, 255, 255, 255]);
    expect({ jpx: await colourAt(180, 400), jbig2: await colourAt(420, 400) }).toEqual({
      jpx: [0x20, 0x60, 0xc0, 255],
      jbig2: [0, 0, 0, 255],
    });
    await page.keyboard.press('PageDown');
    await page.locator('canvas[data-drawn="2"]').waitFor();
    await page.keyboard.press('+');
    await page.getByText('150%').waitFor();
    await photograph(page, 'pdf');
  });

  it('refuses by a number and Enter, and takes it back', async () => {
    await page.keyboard.press('r');
    await asksWhy();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'refusing');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await told('Recusado: RG de Pessoa 02.');
    await isShown(PEOPLE[2]!);
    await page.keyboard.press('u');
    await told('Análise desfeita: RG de Pessoa 02.');
    await isShown(PEOPLE[1]!);
    expect(await stored(ids[1]!)).toEqual(['sent']);
    await page.keyboard.press('r');
    await asksWhy();
    await page.keyboard.press('Enter');
    await isShown(PEOPLE[2]!);
  });

  it('is told when somebody else was quicker, and goes on', async () => {
    await restCall(product.server, 'POST', `/candidates/${ids[2]}/documents/${sent[2]}/approve`, {
      token: clientToken,
    });
    await page.keyboard.press('a');
    await told('RG de Pessoa 03 já foi aprovado por Marina Tavares.');
    await isShown(PEOPLE[3]!);
    await photograph(page, 'overtaken');
  });

  it('judges the rest by keys alone, to the end', async () => {
    for (const name of PEOPLE.slice(3)) {
      await isShown(name);
      await page.keyboard.press('a');
    }
    await page.getByText('Todos os documentos foram analisados').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'done');
    await page.reload();
    await page.getByText('Nenhum documento aguardando análise').waitFor();
    expect(await stored(ids[1]!)).toEqual(['refused']);
    expect(await stored(ids[49]!)).toEqual(['approved']);
  });

  it('finds in the list whose documents are refused, and in the details who judged them', async () => {
    await page.goto('/admin?documents=REFUSED');
    await page.getByText('Mostrando 1 de 1 candidatos').waitFor();
    await page.getByRole('button', { name: `Ver ${PEOPLE[1]}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await dialog.getByText(/^Recusado por .+ em /).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar todos os documentos' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await photograph(page, 'details');
  });

  it('who is a client judges on a phone, by buttons', async () => {
    const office = documentOffice(product.server, await staffToken(product.server, product.server.admin));
    await office.createField({ key: 'cnh', label: 'CNH', approver: 'CLIENT' });
    const photo = await office.photo('Pessoa 02', '529.982.247-25');
    for (const key of ['rg', 'cnh']) await office.send(ids[1]!, key, [{ bytes: photo }]);
    const small = await openStaff(product, client, phone, { hasTouch: true });
    await small.getByRole('link', { name: 'Documentos 2 aguardando análise' }).click();
    await isShown(PEOPLE[1]!, small);
    await small.getByText(/versão 2/).waitFor();
    expect(await touchProblems(small)).toEqual([]);
    expect(await accessibilityProblems(small)).toEqual([]);
    await photograph(small, 'phone');
    // Which document it is, and whose, is read above the picture.
    const title = small.getByRole('heading', { name: `RG · ${PEOPLE[1]}` });
    const picture = small.getByRole('img', { name: 'RG, Página 1 de 1' });
    expect((await boxOf(title)).bottom).toBeLessThan((await boxOf(picture)).y);
    const verdict = small.getByRole('group', { name: 'Análise do documento' });
    expect((await boxOf(picture)).bottom).toBeLessThan((await boxOf(verdict)).y);
    // A usual laptop's window at 200 %: the picture is as wide as the page, and the title stays above what is seen of it.
    await small.setViewportSize({ width: 683, height: 384 });
    await small.waitForFunction(() => document.querySelector('main img')!.getBoundingClientRect().width > 600);
    await small.evaluate(() => window.scrollTo(0, 250));
    expect((await boxOf(title)).y).toBeGreaterThanOrEqual(60);
    expect((await boxOf(title)).bottom).toBeLessThan((await boxOf(verdict)).y);
    await photograph(small, 'zoomed');
    // The keys that scroll do so where the page scrolls.
    for (const key of ['PageDown', 'ArrowDown', 'ArrowUp', 'PageUp']) {
      const before = await small.evaluate(() => window.scrollY);
      await small.keyboard.press(key);
      await small.waitForFunction(([top, isDown]) => (isDown ? window.scrollY > top : window.scrollY < top), [
        before,
        key.endsWith('Down'),
      ] as const);
      await small.evaluate(scrollEnd);
    }
    // Who judges at the end of the answers looks at the next document from its beginning.
    await small.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // The queue goes on at once; what is stored is known with each answer.
    const judgement = () =>
      small.waitForResponse((answer) => answer.request().postData()?.includes('approveDocument(') === true);
    const first = judgement();
    await small.getByRole('button', { name: 'Aprovar' }).click();
    const next = small.getByRole('heading', { name: `CNH · ${PEOPLE[1]}` });
    await next.waitFor();
    const nextPicture = small.getByRole('img', { name: 'CNH, Página 1 de 1' });
    expect((await boxOf(nextPicture)).y).toBeGreaterThanOrEqual((await boxOf(next)).bottom);
    await photograph(small, 'next');
    await small.setViewportSize(phone);
    // An answer to the first judgement that came late would be taken for that to the second.
    await first;
    const second = judgement();
    await small.getByRole('button', { name: 'Aprovar' }).click();
    await small.getByText('Todos os documentos foram analisados').waitFor();
    await second;
    expect(await stored(ids[1]!)).toEqual(['approved', 'approved']);
    await small.context().close();
  });
});
