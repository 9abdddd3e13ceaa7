import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packagedChromium from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import type { RunningServer } from '../../../gateway/test/builtServer';

/** Where each step's screenshot goes; git ignores it, CI keeps it. */
const ARTIFACTS = fileURLToPath(new URL('../../../artifacts/e2e', import.meta.url));
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const laptop = { width: 1440, height: 900 };
export const smallLaptop = { width: 1280, height: 720 };
export const phone = { width: 390, height: 844 };

/** An installed Chromium, or the one that comes inside an npm package. */
async function launchOptions() {
  const executablePath = installed.find((file) => existsSync(file)) ?? (await packagedChromium.executablePath());
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-component-update',
  ];
  return { executablePath, args };
}

/** One Chromium in some sixty dies in the C library while it starts, before there is a page: that says nothing of the product. */
const MAX_LAUNCHES = 3;

export async function launchBrowser(): Promise<Browser> {
  const options = await launchOptions();
  for (let launches = 1; ; launches += 1) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      if (launches === MAX_LAUNCHES || !String(error).includes('signal=SIGSEGV')) throw error;
    }
  }
}

/** A browser whose one profile other tools share through its debugging port. */
export async function launchProfile(directory: string, debuggingPort: number): Promise<BrowserContext> {
  const { executablePath, args } = await launchOptions();
  const port = `--remote-debugging-port=${debuggingPort}`;
  return chromium.launchPersistentContext(directory, { executablePath, args: [...args, port] });
}

/**
 * Complains when React takes away a screen that was shown because a part of it is not loaded yet: it comes back some
 * 300 ms later, and a press of the mouse in between is lost. What may come later needs a `Suspense` of its own.
 */
function complainOfVanishing() {
  const isHidden = (node: Node): node is HTMLElement =>
    node instanceof HTMLElement && node.style.display === 'none' && node.style.getPropertyPriority('display') !== '';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (isHidden(target)) console.error(`was shown and is hidden again: ${target.innerText.slice(0, 80)}`);
    }
  }).observe(document, { subtree: true, attributeFilter: ['style'] });
}

/** What people use: the running server, and the browser that they share. */
export interface Product {
  browser: Browser;
  server: RunningServer;
}

/** A fresh browser profile: one person at one device. What the page complains about is collected, for the test to judge. */
export async function newPerson(
  { browser, server }: Product,
  options: Pick<BrowserContextOptions, 'hasTouch' | 'storageState'> & { viewport: { width: number; height: number } },
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    ...options,
    baseURL: server.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    acceptDownloads: true,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // For every tab that is opened in it, on a machine that does other things as well.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(complainOfVanishing);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('response', async (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()} ${response.url()} ${await response.text().catch(() => '')}`);
  });
  return { context, page, complaints };
}

/** Takes numbered screenshots of a story. */
export function photographer(story: string) {
  const folder = path.join(ARTIFACTS, story);
  mkdirSync(folder, { recursive: true });
  let number = 0;
  return async (page: Page, name: string) => {
    number += 1;
    const file = `${String(number).padStart(2, '0')}-${name}.png`;
    await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
  };
}
