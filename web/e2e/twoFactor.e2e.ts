import type { Page } from 'playwright-core';
import { totpCode } from '../../gateway/test/totpCode';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { setUpProduct } from './support/product';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';

/** Two-step sign-in: an app is connected, the next sign-in wants its code, and an administrator helps where it is lost. */
describe('two-step sign-in in the browser', () => {
  const product = setUpProduct({ mails: true });
  const photograph = photographer('two-factor');
  let contact: Login;
  beforeAll(async () => {
    ({ client: contact } = await prepareOffice(product.server, ['Joana Prado']));
  });

  /** Types e-mail and password on a device that has never signed in. */
  async function givePassword({ email, password }: Login, viewport: typeof laptop): Promise<Page> {
    const { page } = await newPerson(product, { viewport });
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    return page;
  }

  test('an app is connected, a recovery code opens the account where it is not at hand, and an administrator switches it off', async () => {
    const page = await openStaff(product, contact, laptop);
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Verificação em duas etapas' }).click();
    await photograph(page, 'off');
    await page.getByRole('button', { name: 'Ativar' }).click();
    await page.getByRole('img', { name: /^Código QR/ }).waitFor();
    await photograph(page, 'setup');
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Código do aplicativo').fill(totpCode(secret, new Date()));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Guarde os códigos de recuperação' }).getByRole('listitem');
    const recoveryCode = await codes.first().innerText();
    expect(await codes.count()).toBe(10);
    await photograph(page, 'recovery-codes');
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    await page.getByText('Verificação em duas etapas ativada', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Verificação em duas etapas' }).click();
    await page.getByText('Restam 10 códigos de recuperação.').waitFor();
    await photograph(page, 'on');

    const elsewhere = await givePassword(contact, phone);
    await elsewhere.getByLabel('Código do aplicativo').fill('000000');
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByText('Código inválido. Confira o código que o aplicativo mostra agora.').first().waitFor();
    await photograph(elsewhere, 'wrong-code');
    await elsewhere.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await elsewhere.getByLabel('Código de recuperação').fill(recoveryCode.toLowerCase());
    await elsewhere.keyboard.press('Enter');
    await elsewhere.waitForURL(/\/client/);

    const office = await openStaff(product, product.server.admin, laptop);
    await office.getByRole('link', { name: 'Marina Tavares' }).first().click();
    await office.getByRole('link', { name: 'Equipe' }).click();
    await office.getByRole('button', { name: /^Desativar verificação/ }).click();
    await photograph(office, 'switch-off');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Desativar verificação' }).click();
    await office.getByText('Verificação em duas etapas de Marina Tavares desativada', { exact: true }).waitFor();
    await photograph(office, 'team');
    await (await givePassword(contact, laptop)).waitForURL(/\/client/);
  });

  test('the office demands it: a page that is open asks by itself, a reload asks on the sign-in page, and leads back', async () => {
    const work = await openStaff(product, contact, phone);
    await work.goto('/client/equipe');
    await work.getByText(contact.email).first().waitFor();
    const office = await openStaff(product, product.server.admin, laptop);
    await office.goto('/admin/equipe');
    const ofClients = office.getByRole('switch', { name: 'Exigir das contas dos clientes' });
    await ofClients.click();
    await office.getByRole('alertdialog').getByText('1 conta de cliente ainda não tem.').waitFor();
    await photograph(office, 'demand');
    await office.getByRole('alertdialog').getByRole('button', { name: 'Exigir' }).click();
    await office.getByText('A verificação em duas etapas é exigida das contas dos clientes', { exact: true }).waitFor();
    await photograph(office, 'demanded');

    const due = work.getByRole('dialog', { name: 'Sua conta precisa da verificação em duas etapas' });
    await due.waitFor();
    await photograph(work, 'due-meanwhile');
    await work.reload();
    await work.waitForURL(/\/login/);
    await due.waitFor();
    await photograph(work, 'due');
    await work.getByRole('button', { name: 'Ativar' }).click();
    await work.getByRole('img', { name: /^Código QR/ }).waitFor();
    const secret = (await work.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '');
    await work.getByLabel('Código do aplicativo').fill(totpCode(secret, new Date()));
    await work.keyboard.press('Enter');
    await work.getByRole('button', { name: 'Guardei os códigos' }).click();
    await work.waitForURL(/\/client\/equipe/);
    await work.getByText(/é exigida de todas as contas da empresa/).waitFor();
    await photograph(work, 'told');
    await work.getByRole('button', { name: /^Minha conta/ }).click();
    await work.getByRole('menuitem', { name: 'Verificação em duas etapas' }).click();
    await work.getByText('É exigida para a sua conta e não pode ser desativada.').waitFor();
    await photograph(work, 'stays');

    await office.reload();
    await office.getByText(/Todas as contas de clientes já têm/).waitFor();
    await office.getByRole('switch', { name: 'Exigir da equipe' }).click();
    await office
      .getByRole('alertdialog')
      .getByText(/^Ative primeiro a verificação/)
      .waitFor();
    await photograph(office, 'own-first');
  });
});
