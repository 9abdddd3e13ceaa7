import type { Locator } from 'playwright-core';

/** Where an element stands in the window, in pixels, once it is shown. @throws Error when it is not on the page. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, bottom: box.y + box.height };
}
