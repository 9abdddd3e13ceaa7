/** What a start and a first page cost. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { laptop, launchBrowser, newPerson } from '../e2e/support/browser';
import { openStaff } from '../e2e/support/staffFixture';
import { median, print } from '../../gateway/bench/report';
import { startServer } from '../../gateway/test/builtServer';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 5;

/** From spawning the process to its 'ready' line, over a database that exists. */
async function startToReady(): Promise<number[]> {
  const times: number[] = [];
  const first = await startServer({ SEED: 'demo' });
  await first.stop({ keepData: true });
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    const server = await startServer({ SEED: 'none', DATA_DIR: first.dataDir });
    times.push(performance.now() - startedAt);
    await server.stop({ keepData: run < RUNS - 1 });
  }
  return times;
}

interface View {
  path: string;
  /** A row of its list by the name of its box. */
  row: RegExp;
  search: string;
}

/** Where an administrator arrives: those who wait for an action, beside the clients. */
const ARRIVAL: View = { path: '/admin', row: /^Selecionar /, search: 'Buscar clientes' };
const EVERYBODY: View = { ...ARRIVAL, path: '/admin?view=list', search: 'Buscar candidatos' };

/**
 * From the navigation to the moment at which rows of the view are there and its search box takes text. Each run is a profile that
 * is signed in and has loaded nothing yet.
 */
async function dashboardInteractive({ path: address, row, search }: View): Promise<number[]> {
  const server = await startServer({ SEED: 'demo' });
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    const page = await openStaff({ browser, server }, server.admin, laptop);
    const storageState = await page.context().storageState();
    for (let run = 0; run < RUNS; run++) {
      const person = await newPerson({ browser, server }, { viewport: laptop, storageState });
      const startedAt = performance.now();
      await person.page.goto(address);
      await person.page.getByRole('checkbox', { name: row }).first().waitFor();
      await person.page.getByRole('searchbox', { name: search }).fill('a');
      times.push(performance.now() - startedAt);
      await person.context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return times;
}

/** All JavaScript of the app, gzip; what single routes load is printed, and limited, by the build. */
function totalJavaScript(): number {
  const assets = path.join(ROOT, 'web/dist/assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length, 0);
}

const milliseconds = (times: number[]) => `${Math.round(median(times))} ms`;
print(`start to ready, built, median of ${RUNS}`, milliseconds(await startToReady()), 'limit 1500 ms');
const interactive = async (what: string, view: View) =>
  print(`${what} interactive, median of ${RUNS}`, milliseconds(await dashboardInteractive(view)), 'limit 1000 ms');
await interactive('dashboard, who waits for an action,', ARRIVAL);
await interactive('dashboard, all candidates,', EVERYBODY);
print(
  'all JavaScript of the app, gzip',
  `${(totalJavaScript() / 1000).toFixed(1)} kB`,
  'limits per route: see the build',
);
