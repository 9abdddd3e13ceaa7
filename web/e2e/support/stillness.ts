import type { Page } from 'playwright-core';

/** Waits until nothing on the page moves any more, but for what turns for ever. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}
