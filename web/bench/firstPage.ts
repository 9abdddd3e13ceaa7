/** What a start and a first page cost. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { laptop, launchBrowser, newPerson } from '../e2e/support/browser';
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

/** From the navigation to the moment at which the dashboard's lists are there and its search box takes text. */
async function dashboardInteractive(): Promise<number[]> {
  const server = await startServer({ SEED: 'demo' });
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    const { page } = await newPerson(browser, { viewport: laptop, baseURL: server.url });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(server.admin.email);
    await page.getByLabel('Senha', { exact: true }).fill(server.admin.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const search = page.getByPlaceholder('Buscar por nome do candidato, cliente ou empresa...');
    await search.waitFor();
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now();
      await page.goto('/admin');
      await page.getByText('Mostrando 5 de 40 candidatos').waitFor();
      await search.fill('a');
      times.push(performance.now() - startedAt);
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
print(`admin dashboard interactive, median of ${RUNS}`, milliseconds(await dashboardInteractive()), 'limit 1500 ms');
print(
  'all JavaScript of the app, gzip',
  `${(totalJavaScript() / 1000).toFixed(1)} kB`,
  'limits per route: see the build',
);
