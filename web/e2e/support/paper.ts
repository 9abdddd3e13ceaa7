import type { Page } from 'playwright-core';

/** What a sheet of paper shows of the page: its text, and what stands in fields. */
export async function printedText(page: Page, look?: (page: Page) => Promise<unknown>): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const values = fields.filter((field) => field.checkVisibility()).map(({ value }) => value);
    return [document.body.innerText, ...values].join('\n');
  });
  await look?.(page);
  await page.emulateMedia({ media: null });
  return text;
}
