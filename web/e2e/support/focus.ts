import type { Locator } from 'playwright-core';

/**
 * Waits until something inside of an element has the focus: a screen is drawn before it moves the focus, and keys that come in between go
 * nowhere.
 * @param what a CSS selector of what is to have it; anything unless told
 */
export const focusIn = (of: Locator, what = ''): Promise<void> =>
  of.locator(`${what}:focus`).waitFor({ state: 'attached' });

/** Waits until an element has the focus. */
export const focusOn = (element: Locator): Promise<void> => element.and(element.page().locator(':focus')).waitFor();
