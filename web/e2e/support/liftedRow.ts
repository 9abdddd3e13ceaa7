import type { Page } from 'playwright-core';

/** How far the lifted row of a sortable list stands from its place, in pixels, once what was pressed is drawn. */
const offset = (page: Page): Promise<number> =>
  page.locator('li:has([aria-pressed="true"])').evaluate(async (row) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Math.abs(new DOMMatrix(row.style.transform).m42);
  });

/**
 * Moves the lifted row with the keyboard, in its steps, at least as far as told. A key that
 * comes before the page is ready for it is lost: people are slower, programs are not.
 */
export async function moveLiftedRow(page: Page, key: 'ArrowDown' | 'ArrowUp', pixels: number): Promise<void> {
  while ((await offset(page)) < pixels) await page.keyboard.press(key);
}
