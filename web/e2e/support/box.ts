import type { Locator } from 'playwright-core';
import { untilStill } from './stillness';

/** Where an element stands in the window, in pixels, once it is shown. @throws Error when it is not on the page. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, bottom: box.y + box.height };
}

/**
 * Where elements of one page stand in the window at one moment, once all are shown and nothing moves any more: measured one after the
 * other, a line that comes meanwhile would stand between them.
 */
export async function boxesOf(...elements: Locator[]) {
  const handles = [];
  for (const element of elements) {
    await element.waitFor();
    handles.push(await element.elementHandle());
  }
  const page = elements[0]!.page();
  await untilStill(page);
  return page.evaluate(
    (all) =>
      all.map((each) => {
        const { x, y, width, height, bottom } = each.getBoundingClientRect();
        return { x, y, width, height, bottom };
      }),
    handles,
  );
}
