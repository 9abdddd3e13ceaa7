/** What a reviewer waits for: from the key that approves a document to the picture of the next one on the screen. */
import type { Page } from 'playwright-core';
import { median, percentile, print } from '../../gateway/bench/report';
import { startServer, type RunningServer } from '../../gateway/test/builtServer';
import { laptop, launchBrowser } from '../e2e/support/browser';
import { documentOffice } from '../e2e/support/documentFixture';
import { restCall, staffToken } from '../e2e/support/restCall';
import { openStaff } from '../e2e/support/staffFixture';

const DOCUMENTS = 60;
/** Judged after a look at each, as people do, so that the next one has been fetched meanwhile. */
const LOOKED_AT = 30;
const LOOK_MS = 500;
const LIMIT_MS = 100;

interface Watched {
  waits: number[];
}

/**
 * In the page: notes how long each approving key waits until another picture is loaded and shown. No function in here has a
 * name, as the translation of this file would call a helper for it that the page does not have.
 */
function watchPictures(): void {
  const watched: Watched = { waits: [] };
  Object.assign(window, { watched });
  const asked = { since: -1, shown: '' };
  setInterval(() => {
    // The pictures that wait behind the one that is shown are there as well, out of sight.
    const image = [...document.querySelectorAll<HTMLImageElement>('main img')].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const isDrawn = image !== undefined && image.complete && image.naturalWidth > 0;
    if (!isDrawn || asked.since < 0) {
      if (isDrawn) asked.shown = image.src;
      return;
    }
    if (image.src === asked.shown) return;
    const { since } = asked;
    Object.assign(asked, { since: -1, shown: image.src });
    // The frame after the next callback shows it.
    requestAnimationFrame(() => watched.waits.push(performance.now() - since));
  }, 2);
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'a') asked.since = timeStamp;
    },
    true,
  );
}

/** Candidates with a document each, whose photos differ. */
async function sendDocuments(server: RunningServer): Promise<void> {
  const token = await staffToken(server, server.admin);
  const office = documentOffice(server, token);
  await office.createField({ key: 'rg', label: 'RG', approver: 'ADMIN' });
  for (let number = 0; number < DOCUMENTS; number++) {
    const name = `Pessoa ${String(number).padStart(2, '0')}`;
    const body = { name, email: `pessoa${number}@exemplo.com.br` };
    const { id } = await restCall<{ id: string }>(server, 'POST', '/candidates', { token, body });
    await office.send(id, 'rg', [{ bytes: await office.photo(name, '529.982.247-25') }]);
  }
}

/** Approves some documents, each once the last one is there and has been looked at for so long. @returns the waits in ms. */
async function approve(page: Page, count: number, lookMs: number): Promise<number[]> {
  const waits = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched.waits);
  const before = (await waits()).length;
  for (let done = 1; done <= count; done++) {
    if (lookMs > 0) await page.waitForTimeout(lookMs);
    await page.keyboard.press('a');
    await page.waitForFunction(
      (expected) => (window as unknown as { watched: Watched }).watched.waits.length >= expected,
      before + done,
    );
  }
  return (await waits()).slice(before);
}

const server = await startServer({ OCR: 'off' });
const browser = await launchBrowser();
try {
  await sendDocuments(server);
  const page = await openStaff({ browser, server }, server.admin, laptop);
  await page.getByRole('link', { name: /^Documentos/ }).click();
  await page.locator('main img:visible').first().waitFor();
  await page.evaluate(watchPictures);
  const show = (what: string, waits: readonly number[], limit: string) =>
    print(
      `the next document, ${what}, median (longest) of ${waits.length}`,
      `${median(waits).toFixed(0)} (${percentile(waits, 1).toFixed(0)}) ms`,
      limit,
    );
  const looked = await approve(page, LOOKED_AT, LOOK_MS);
  show('looked at before', looked, `limit ${LIMIT_MS} ms`);
  show('as fast as they come', await approve(page, DOCUMENTS - LOOKED_AT - 1, 0), 'not fetched ahead');
  if (percentile(looked, 1) > LIMIT_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
