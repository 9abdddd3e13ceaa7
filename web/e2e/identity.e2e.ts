import type { BrowserContext, Page } from 'playwright-core';
import { linkIn } from '../../gateway/test/mail';
import { laptop, newPerson, photographer } from './support/browser';
import { acceptInvitation, invite, switchOff } from './support/invitation';
import { until } from './support/until';
import { setUpProduct } from './support/product';

/** Recovery through a real mail, the single refresh, and accounts of the staff. */
describe('identity in the browser', () => {
  const product = setUpProduct({ mails: true });
  const photograph = photographer('identity');

  const newPage = async (): Promise<{ context: BrowserContext; page: Page }> =>
    newPerson(product, { viewport: laptop });

  const signIn = async (page: Page, password: string) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(product.server.admin.email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };

  test('a forgotten password is replaced through the link of the mail', async () => {
    const { context, page } = await newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Recuperar senha' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(product.server.admin.email);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Se o e-mail existir, uma nova senha temporária será enviada.').waitFor();
    await photograph(page, 'forgot-password-sent');

    const mail = await until('the reset mail', () =>
      product.mails.received.find(({ subject }) => subject === 'Recuperação de senha'),
    );
    await page.goto(linkIn(mail, 'Redefinir senha').href);
    await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha-boa');
    await page.getByLabel('Confirmar nova senha', { exact: true }).fill('outra-senha-boa');
    await photograph(page, 'reset-password');
    await page.getByRole('button', { name: 'Redefinir Senha' }).click();
    await page.waitForURL(`${product.server.url}/`);

    await signIn(page, product.server.admin.password);
    await page.getByText('Credenciais inválidas').first().waitFor();
    await signIn(page, 'outra-senha-boa');
    await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    await context.close();
  });

  test('ten requests refused at once, one from each of ten tabs, make one refresh and are all sent again', async () => {
    const { context, page } = await newPage();
    await signIn(page, 'outra-senha-boa');
    await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'dead'));
    await page.close();

    const counts = { refused: 0, refreshes: 0 };
    context.on('response', (response) => {
      if (response.status() === 401) counts.refused += 1;
    });
    context.on('request', (request) => {
      if (request.postData()?.includes('refreshSession(')) counts.refreshes += 1;
    });
    // Holds the requests with the dead token until all ten are on their way.
    const held: (() => void)[] = [];
    await context.route('**/graphql', async (route) => {
      if (route.request().headers()['authorization'] === 'Bearer dead' && held.length < 10) {
        await new Promise<void>((release) => {
          held.push(release);
          if (held.length === 10) held.forEach((go) => go());
        });
      }
      await route.continue();
    });
    const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/admin')));
    // Ten tabs that begin at once take a busy machine more than a minute.
    await Promise.all(tabs.map((tab) => tab.getByText('Nenhum candidato encontrado').waitFor({ timeout: 200_000 })));
    expect(counts).toEqual({ refused: 10, refreshes: 1 });

    await tabs[0]?.getByRole('button', { name: 'Sair', exact: true }).click();
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/login')));
    await context.close();
  });

  test('a deep link survives the sign-in, and a wrong role is sent to its own start', async () => {
    const { context, page } = await newPage();
    await page.goto('/admin/campos');
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail').fill(product.server.admin.email);
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

  test('an invited colleague signs in under her own name and is out once her account is switched off', async () => {
    const { context, page } = await newPage();
    await signIn(page, 'outra-senha-boa');
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Equipe' }).click();
    const bia = { name: 'Bia Reis', email: 'bia.reis@exemplo.com' };
    await invite(page, bia);
    await photograph(page, 'team');

    const colleague = await newPage();
    await acceptInvitation(colleague.page, bia, product.mails);
    await colleague.page.getByRole('button', { name: 'Minha conta: Bia Reis' }).waitFor();

    await switchOff(page, bia);
    await colleague.page.goto('/admin');
    await colleague.page.waitForURL('**/login');
    await colleague.context.close();
    await context.close();
  });
});
