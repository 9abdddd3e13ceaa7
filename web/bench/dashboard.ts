/** Whether the staff's screens let one type: long lists, and the configuration of many fields, in a real browser. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { median, print } from '../../gateway/bench/report';
import { startServer, type RunningServer } from '../../gateway/test/builtServer';
import { laptop, launchBrowser } from '../e2e/support/browser';
import { restCall, staffToken } from '../e2e/support/restCall';
import { openStaff, registerClient } from '../e2e/support/staffFixture';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CANDIDATES = 10_000;
const CLIENTS = 50;
const FIELDS = 200;
const RUNS = 5;
/** What typing may wait for, and what a filter may take. */
const BLOCKED_MS = 50;
const PAUSE_MS = 100;
const KEY_PAUSE_MS = 120;

/** Fields and a client, made through the calls; the client's login. */
async function configure(server: RunningServer) {
  const token = await staffToken(server, server.admin);
  const client = await registerClient(server, token, [{ key: 'segmento', value: 'Serviços' }]);
  const present = (await restCall<unknown[]>(server, 'GET', '/customfilds', { token })).length;
  for (let number = present; number < FIELDS; number++) {
    const field = {
      key: `campo_${number}`,
      label: `Campo ${number}`,
      type: 'text',
      target: 'candidate',
      order: number,
    };
    await restCall(server, 'POST', '/customfilds', { body: field, token });
  }
  return client;
}

/** A data directory with fields, clients and candidates; the login of a client with its share of them. */
async function prepare() {
  const server = await startServer({ SEED: 'demo' });
  const client = await configure(server).finally(() => server.stop({ keepData: true }));
  const seed = ['tsx', 'gateway/src/seed/cli.ts', '--candidates', String(CANDIDATES), '--clients', String(CLIENTS)];
  const { status, stderr } = spawnSync('npx', seed, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataDir, ADMIN_PASSWORD: server.admin.password },
  });
  if (status !== 0) throw new Error(String(stderr));
  return { dataDir: server.dataDir, client };
}

interface Blocked {
  /** The longest that a key had to wait until the page had dealt with it. */
  key: number;
  /** The longest task of the page meanwhile; what is under 50 ms is none. */
  task: number;
}

/** Types a search, key by key, and goes on until its answer is on the screen; then clears it the same way. */
async function typing(page: Page, box: string, text: string, answered: string): Promise<Blocked> {
  await page.evaluate(() => {
    const longest = { key: 0, task: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        longest.key = Math.max(longest.key, entry.processingEnd - entry.startTime);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('searchbox', { name: box }).focus();
  await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
  await page.getByText(answered).first().waitFor();
  for (const _letter of text) await page.keyboard.press('Backspace', { delay: KEY_PAUSE_MS });
  await page.getByText(answered).first().waitFor({ state: 'detached' });
  return page.evaluate(() => (window as unknown as { longest: Blocked }).longest);
}

/** From a key in the search box of the fields to the last change of the table that it brings. */
async function filtering(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const times = { key: 0, change: 0 };
    Object.assign(window, { times });
    document.addEventListener('keydown', ({ timeStamp }) => (times.key = timeStamp), true);
    new MutationObserver(() => (times.change = performance.now())).observe(document.querySelector('main')!, {
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole('searchbox').focus();
  const times: number[] = [];
  for (let length = 1; length <= text.length; length++) {
    await page.keyboard.press(text[length - 1] === ' ' ? 'Space' : (text[length - 1] ?? ''));
    await page.waitForFunction(
      (typed) => {
        const rows = [...document.querySelectorAll('tbody tr')];
        return rows.length > 0 && rows.every((row) => row.textContent?.toLowerCase().includes(typed));
      },
      text.slice(0, length),
    );
    times.push(
      await page.evaluate(() => {
        const { key, change } = (window as unknown as { times: { key: number; change: number } }).times;
        return Math.max(0, change - key);
      }),
    );
  }
  return times;
}

/** From the click on the way to the configuration until the last of its rows is there. */
async function opening(page: Page): Promise<number> {
  await page.goto('/admin');
  const link = page.getByRole('link', { name: 'Campos Dinâmicos' });
  await link.waitFor();
  const startedAt = performance.now();
  await link.click();
  await page.getByRole('rowheader', { name: `Campo ${FIELDS - 1}`, exact: true }).waitFor();
  return performance.now() - startedAt;
}

async function measure(browser: Browser, { dataDir, client }: Awaited<ReturnType<typeof prepare>>) {
  const server = await startServer({ DATA_DIR: dataDir });
  const milliseconds = (time: number) => `${Math.round(time)} ms`;
  const printBlocked = (where: string, { key, task }: Blocked) => {
    print(`${where}: longest wait of a key`, milliseconds(key), `limit ${BLOCKED_MS} ms`);
    print(`${where}: longest task`, task === 0 ? 'under 50 ms' : milliseconds(task), `limit ${BLOCKED_MS} ms`);
  };
  try {
    const admin = await openStaff({ browser, server }, server.admin, laptop);
    await admin.goto('/admin?view=list');
    await admin.getByText(/^Mostrando [\d.]+ de [\d.]+ candidatos/).waitFor();
    printBlocked(
      'typing a search, admin',
      await typing(admin, 'Buscar candidatos', 'zzyzx', 'Nenhum candidato encontrado'),
    );

    const company = await openStaff({ browser, server }, client, laptop);
    await company.goto('/client?view=list&size=50');
    await company.getByRole('article').nth(49).waitFor();
    printBlocked(
      'typing a search, client, 50 cards',
      await typing(company, 'Buscar candidatos', 'zzyzx', 'Nenhum candidato encontrado'),
    );

    // The first one loads and compiles what the later ones have, in the browser and in the server.
    print(`${FIELDS} fields: configuration opens for the first time`, milliseconds(await opening(admin)), '');
    const openings: number[] = [];
    for (let run = 0; run < RUNS; run++) openings.push(await opening(admin));
    print(`${FIELDS} fields: configuration opens, median of ${RUNS}`, milliseconds(median(openings)), 'limit 600 ms');
    const times = await filtering(admin, 'campo 15');
    const limit = `limit ${PAUSE_MS} ms`;
    print(`${FIELDS} fields: filter by a key, median`, milliseconds(median(times)), limit);
    print(`${FIELDS} fields: filter by a key, longest`, milliseconds(Math.max(...times)), limit);
  } finally {
    await server.stop();
  }
}

process.stdout.write(`${CANDIDATES} candidates, ${CLIENTS} clients, ${FIELDS} fields\n`);
const prepared = await prepare();
const browser = await launchBrowser();
try {
  await measure(browser, prepared);
} finally {
  await browser.close();
  rmSync(prepared.dataDir, { recursive: true, force: true });
}
