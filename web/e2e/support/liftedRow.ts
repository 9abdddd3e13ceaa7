import type { Locator, Page } from 'playwright-core';

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

/** Pixels of one movement: a row is many times as high, so that none is passed by. */
const DRAG_STEP = 6;

/** Drags a row upwards by its grip until `told` is to be seen, as a person does who looks on, and lets go. */
export async function dragRowUp(page: Page, grip: Locator, told: Locator): Promise<void> {
  await grip.hover(); // Hovering waits until the grip stands still.
  const box = await grip.boundingBox();
  if (!box) throw new Error('the grip is to be seen');
  const x = box.x + box.width / 2;
  await page.mouse.down();
  for (let y = box.y + box.height / 2; !(await told.isVisible()); y -= DRAG_STEP) {
    await page.mouse.move(x, y);
    await page.evaluate(
      () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
    );
  }
  await page.mouse.up();
}
