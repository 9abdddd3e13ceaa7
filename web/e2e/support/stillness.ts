import type { Page } from 'playwright-core';

/**
 * Waits until nothing on the page moves any more, but for what turns for ever: words are wider in the font that stands in
 * until the page's own is there.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    return document.fonts.status === 'loaded' && ends.every(({ playState }) => playState !== 'running');
  });
}
