import type { Page } from 'playwright-core';
import { laptop, newPerson, photographer } from './support/browser';
import { setUpProduct } from './support/product';

/** GraphiQL at /graphql, where it is served: outside production. */
describe('an integrator in GraphiQL', () => {
  const product = setUpProduct({ settings: { NODE_ENV: 'development' } });
  const photograph = photographer('explorer');

  /** Replaces what an editor holds. Typed letter by letter, the editor would close brackets by itself. */
  async function write(page: Page, editor: string, text: string): Promise<void> {
    await page.getByRole('region', { name: editor }).locator('.monaco-editor:visible').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  }

  /** Runs an operation; the server's answer, once the page shows a part of it. */
  async function run(page: Page, operation: string, shown: string) {
    await write(page, 'Operation Editor', operation);
    // The page reads the operation some time after it is written, and then names its tab by it.
    await page.getByRole('tab', { name: operation.split(' {')[0]?.split(' ').at(-1) }).waitFor();
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/graphql')),
      page.keyboard.press('Control+Enter'),
    ]);
    await page.getByRole('region', { name: 'Result Window' }).getByText(shown).first().waitFor();
    return (await response.json()) as { data: { signIn: { accessToken: string } } };
  }

  test('signs in, runs a query with the token and reads the answer, all from this server', async () => {
    const { context, page, complaints } = await newPerson(product, { viewport: laptop });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.server.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto('/graphql');
    await page.getByText('# 1. Sign in').waitFor();
    await photograph(page, 'first');

    const { email, password } = product.server.admin;
    const input = JSON.stringify({ email, password }).replace(/"(\w+)":/g, '$1: ');
    const signIn = `mutation Admin { signIn(input: ${input}) { accessToken } }`;
    const { data } = await run(page, signIn, '"accessToken"');
    await photograph(page, 'signed-in');

    await write(page, 'Headers', JSON.stringify({ Authorization: `Bearer ${data.signIn.accessToken}` }));
    await run(page, 'query Some { candidates(first: 5) { totalCount } }', '"totalCount"');
    await photograph(page, 'candidates');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Mutation' }).click();
    await page.getByRole('link', { name: 'createCandidate', exact: true }).waitFor();
    await photograph(page, 'documentation');

    expect({ elsewhere, complaints }).toEqual({ elsewhere: [], complaints: [] });
    await context.close();
  });
});
