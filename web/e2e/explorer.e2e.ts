import type { Browser } from 'playwright-core';
import { startServer, type RunningServer } from '../../gateway/test/builtServer';
import { accessibilityProblems } from './support/accessibility';
import { laptop, launchBrowser, newPerson, photographer } from './support/browser';

/** The explorer at /graphql, where it is served: outside production. */
describe('an integrator in the explorer', () => {
  let server: RunningServer;
  let browser: Browser;
  const photograph = photographer('explorer');

  beforeAll(async () => {
    server = await startServer({ NODE_ENV: 'development' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('signs in, tries a field of the schema and reads the answer, all from this server', async () => {
    const { context, page, complaints } = await newPerson(browser, { viewport: laptop, baseURL: server.url });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    await page.goto('/graphql');

    await page.getByRole('textbox', { name: 'E-mail' }).fill(server.admin.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('errada');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Credenciais inválidas').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill(server.admin.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`Signed in as ${server.admin.email}`).waitFor();

    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer.getByText('"totalCount": 0').waitFor();
    await photograph(page, 'candidates');

    await page.getByRole('searchbox', { name: 'Schema' }).fill('candidateTotals');
    await page.getByRole('button', { name: 'Try candidateTotals' }).click();
    await page.keyboard.press('Control+Enter');
    await answer.getByText('"confirmed": 0').waitFor();
    await photograph(page, 'tried');

    expect(await accessibilityProblems(page)).toEqual([]);
    expect({ elsewhere, complaints }).toEqual({ elsewhere: [], complaints: [] });
    await context.close();
  });
});
