import { laptop, newPerson, phone, photographer } from './support/browser';
import { acceptInvitation, invite, switchOff } from './support/invitation';
import { setUpProduct } from './support/product';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';

/** Colleagues of a company's contact, from the invitation to the end. */
describe('the team of a company in the browser', () => {
  const product = setUpProduct({ mails: true });
  const photograph = photographer('company-team');
  const caio = { name: 'Caio Melo', email: 'caio@aurora.exemplo.com.br' };
  let contact: Login;
  beforeAll(async () => {
    ({ client: contact } = await prepareOffice(product.server, ['Joana Prado']));
  });

  test('the contact invites a colleague, who works with the candidates until the administrator ends it', async () => {
    const page = await openStaff(product, contact, laptop);
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Equipe' }).click();
    await invite(page, caio);
    await photograph(page, 'contact');

    const { context, page: colleague } = await newPerson(product, { viewport: phone });
    await acceptInvitation(colleague, caio, product.mails);
    await colleague.getByText('Joana Prado').first().waitFor();
    await colleague.getByRole('button', { name: 'Minha conta: Caio Melo' }).click();
    await photograph(colleague, 'colleague');
    expect(await colleague.getByRole('menuitem', { name: 'Equipe' }).count()).toBe(0);
    await colleague.goto('/client/equipe');
    await colleague.waitForURL('**/client');

    const office = await openStaff(product, product.server.admin, laptop);
    await office.getByRole('link', { name: 'Marina Tavares' }).first().click();
    await office.getByRole('link', { name: 'Equipe' }).click();
    await office.getByRole('heading', { name: 'Equipe de Aurora Alimentos' }).waitFor();
    await switchOff(office, caio);
    await photograph(office, 'office');
    await colleague.goto('/client');
    await colleague.waitForURL('**/login');
    await context.close();
  });

  test('an administrator sets for how long data are kept, and sees on an ended admission until when', async () => {
    const page = await openStaff(product, product.server.admin, laptop);
    await page.goto('/admin/guarda');
    await page.getByLabel('Demais encerramentos').selectOption('6 meses');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await photograph(page, 'retention');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar prazos' }).click();
    await page.getByText('Em vigor').waitFor();

    await page.goto('/admin');
    await page.getByRole('button', { name: /^Ver/ }).first().click();
    await page.getByRole('link', { name: 'Abrir página' }).click();
    await page.getByRole('button', { name: 'Encerrar admissão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encerrar admissão' });
    await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('Desistiu');
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    await page.getByText(/Os dados serão excluídos em \d\d\/\d\d\/\d{4}\./).waitFor();
    await photograph(page, 'kept-until');
  });
});
