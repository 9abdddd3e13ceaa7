import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { untilStill } from './stillness';

/** The smallest side of anything that a finger must hit, in CSS pixels. */
const TOUCH_TARGET = 44;

/** The rules that look at colours: all that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, by all rules in light and by those of colours in dark, as readable lines. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without motion no colour is caught on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilStill(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return found;
}

/** What does not fit a finger or the width of the screen, as readable lines. */
export async function touchProblems(page: Page): Promise<string[]> {
  // A dialog that still grows has smaller buttons.
  await untilStill(page);
  return page.evaluate((target) => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} px wider than the screen`);
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      // The line around a tick box is what a finger hits.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isShown = width > 1 && control.checkVisibility() && control.getBoundingClientRect().bottom > 0;
      if (isShown && Math.min(width, height) < target) {
        problems.push(`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    return problems;
  }, TOUCH_TARGET);
}
