import type { Browser, BrowserContext, Page } from 'playwright-core';
import { linkIn, startMailServer, type MailServer } from '../../gateway/test/mail';
import { laptop, launchBrowser, newPerson, photographer } from './support/browser';
import { startServer, type RunningServer } from './support/server';
import { until } from './support/until';

/** Recovery through a real mail, and the single refresh: issue 'Identity', spec section 4. */
describe('identity in the browser', () => {
  let mails: MailServer;
  let server: RunningServer;
  let browser: Browser;
  const photograph = photographer('identity');

  beforeAll(async () => {
    mails = await startMailServer();
    server = await startServer({ SMTP_URL: mails.url });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await mails?.stop();
  });

  const newPage = async (): Promise<{ context: BrowserContext; page: Page }> =>
    newPerson(browser, { viewport: laptop, baseURL: server.url });

  const signIn = async (page: Page, password: string) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(server.admin.email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };

  test('a forgotten password is replaced through the link of the mail', async () => {
    const { context, page } = await newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(server.admin.email);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Se o e-mail existir, uma nova senha temporária será enviada.').waitFor();
    await photograph(page, 'forgot-password-sent');

    const mail = await until('the reset mail', () =>
      mails.received.find(({ subject }) => subject === 'Recuperação de senha'),
    );
    await page.goto(linkIn(mail, 'Redefinir senha').href);
    await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha-boa');
    await page.getByLabel('Confirmar nova senha', { exact: true }).fill('outra-senha-boa');
    await photograph(page, 'reset-password');
    await page.getByRole('button', { name: 'Redefinir Senha' }).click();
    await page.waitForURL(`${server.url}/`);

    await signIn(page, server.admin.password);
    await page.getByText('Credenciais inválidas').first().waitFor();
    await signIn(page, 'outra-senha-boa');
    await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    await context.close();
  });

  test('five tabs with a dead access token make one refresh, and each request is sent again', async () => {
    const { context, page } = await newPage();
    await signIn(page, 'outra-senha-boa');
    await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'dead'));
    await page.close();

    let refused = 0;
    let refreshes = 0;
    context.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    context.on('request', (request) => {
      if (request.postData()?.includes('refreshSession(')) refreshes += 1;
    });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/admin')));
    await Promise.all(tabs.map((tab) => tab.getByText('Nenhum candidato encontrado').waitFor()));
    expect(refused).toBeGreaterThan(1);
    expect(refreshes).toBe(1);

    await tabs[0]?.getByRole('button', { name: 'Sair' }).click();
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/login')));
    await context.close();
  });

  test('a deep link survives the sign-in, and a wrong role is sent to its own start', async () => {
    const { context, page } = await newPage();
    await page.goto('/admin/campos');
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail').fill(server.admin.email);
    await page.getByLabel('Senha', { exact: true }).fill('outra-senha-boa');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('heading', { name: 'Configuração de Campos Dinâmicos' }).waitFor();
    await page.goto('/client');
    await page.waitForURL('**/admin');
    await page.goto('/nada-aqui');
    await page.getByRole('link', { name: /início/i }).click();
    await page.waitForURL('**/admin');
    await context.close();
  });
});
