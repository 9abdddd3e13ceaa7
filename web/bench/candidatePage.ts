/** What a candidate waits for on a slow phone: from opening the page to the first thing that can be done on it. */
import type { Browser, Page } from 'playwright-core';
import { median, print } from '../../gateway/bench/report';
import { startServer, type RunningServer } from '../../gateway/test/builtServer';
import { launchBrowser, newPerson, phone } from '../e2e/support/browser';
import { prepareFixture } from '../e2e/support/candidateFixture';

const RUNS = 5;
const LIMIT_MS = 2_000;
const PROCESSOR_SLOWDOWN = 4;

/** Lighthouse's 'slow 4G': 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

/**
 * In the page: acts on the first step as soon as it is there, and notes when the page has answered (its button is on).
 * The browser's driver would add its own waiting, four times as slow.
 */
function actWhenThere(): void {
  const observer = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>('main input');
    const button = document.querySelector<HTMLButtonElement>('main button[type=submit]');
    if (!input || !button) return;
    if (!button.disabled) {
      observer.disconnect();
      document.documentElement.dataset['interactiveAt'] = String(performance.now());
    } else if (input.type === 'checkbox') {
      if (!input.checked) input.click();
    } else if (!input.value) {
      input.focus();
      document.execCommand('insertText', false, 'x');
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Each run is a first visit: a new profile, so nothing is cached. Milliseconds since the navigation began. */
async function firstVisits(
  { browser, server }: { browser: Browser; server: RunningServer },
  { path, token }: { path: string; token?: string },
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await newPerson({ browser, server }, { viewport: phone });
    if (token) await context.addInitScript((value) => localStorage.setItem('candidateToken', value), token);
    await context.addInitScript(actWhenThere);
    await slowDown(page);
    await page.goto(path);
    const root = page.locator('html[data-interactive-at]');
    await root.waitFor();
    times.push(Number(await root.getAttribute('data-interactive-at')));
    await context.close();
  }
  return times;
}

const server = await startServer();
const browser = await launchBrowser();
try {
  const fixture = await prepareFixture(server);
  await fixture.createFields();
  const access = await fixture.register();
  const token = await fixture.signIn(access);
  const pages = [
    { name: '/candidato/:token takes the password', path: access.path },
    { name: '/candidate takes the consent', path: '/candidate', token },
  ];
  for (const { name, ...visit } of pages) {
    const times = await firstVisits({ browser, server }, visit);
    const time = Math.round(median(times));
    const best = Math.round(Math.min(...times));
    print(
      `${name}, slow 4G, processor / ${PROCESSOR_SLOWDOWN}`,
      `${time} ms`,
      `limit ${LIMIT_MS} ms (best ${best} ms)`,
    );
    if (time > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
