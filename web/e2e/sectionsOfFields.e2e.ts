import type { Page } from 'playwright-core';
import { touchProblems } from './support/accessibility';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { acceptConsent, goOn, question, signIn } from './support/candidatePage';
import { setUpProduct } from './support/product';
import { openStaff, prepareOffice } from './support/staffFixture';

const FIRST_NAME = 'Vida pessoal';
const NAME = 'Vida e trabalho';

/** Fields under a heading of the office's own, from the editor to the candidate's form. */
describe('a section of fields', () => {
  const product = setUpProduct();
  const photograph = photographer('sections-of-fields');
  let admin: Page;
  let candidate = { path: '', password: '' };

  beforeAll(async () => {
    const office = await prepareOffice(product.server, ['Joana Prado']);
    const [joana] = office.candidates;
    candidate = { path: `/candidato/${joana?.token}`, password: joana?.password ?? '' };
    admin = await openStaff(product, product.server.admin, laptop);
    await admin.goto('/admin/campos');
  });

  test('is given to two fields in the editor, and told in the list', async () => {
    for (const label of ['Estado civil', 'Data de admissão']) {
      await admin.getByRole('button', { name: `Editar ${label}` }).click();
      const dialog = admin.getByRole('dialog', { name: 'Editar Campo Dinâmico' });
      await dialog.getByRole('combobox', { name: 'Seção' }).fill(FIRST_NAME);
      await photograph(admin, `editor-of-${label === 'Estado civil' ? 'the-first' : 'the-second'}`);
      await dialog.getByRole('button', { name: 'Atualizar Campo' }).click();
      await dialog.waitFor({ state: 'detached' });
      await admin.getByRole('row', { name: label }).getByRole('button', { name: FIRST_NAME }).waitFor();
    }
    await photograph(admin, 'list');
  });

  test('is told in the order, which puts its fields together', async () => {
    await admin.getByRole('button', { name: 'Reordenar' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Reordenar Campos' });
    await dialog.getByText(`Seção: ${FIRST_NAME}`).nth(1).waitFor();
    await dialog.getByText(`A seção "${FIRST_NAME}" está em 2 partes: há outros campos entre os dela.`).waitFor();
    await photograph(admin, 'order');
    await dialog.getByRole('button', { name: `Juntar a seção ${FIRST_NAME}` }).click();
    await dialog.getByText(/está em 2 partes/).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Salvar Ordem' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('is renamed in both fields at once, from the list', async () => {
    await admin.getByRole('button', { name: FIRST_NAME }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Renomear Seção' });
    await dialog.getByText(`Seção "${FIRST_NAME}", de 2 campos`).waitFor();
    await dialog.getByRole('combobox', { name: 'Novo nome' }).fill(NAME);
    await photograph(admin, 'renaming');
    await dialog.getByRole('button', { name: 'Renomear' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: NAME }).nth(1).waitFor();
    expect(await admin.getByRole('button', { name: FIRST_NAME }).count()).toBe(0);

    const atPhone = await openStaff(product, product.server.admin, phone, { hasTouch: true });
    await atPhone.goto('/admin/campos');
    await atPhone.getByRole('button', { name: NAME }).first().click();
    await atPhone.getByRole('dialog', { name: 'Renomear Seção' }).getByText('2 campos').waitFor();
    expect(await touchProblems(atPhone)).toEqual([]);
    await photograph(atPhone, 'renaming-on-a-phone');
    await atPhone.keyboard.press('Escape');
    await atPhone.getByRole('dialog').waitFor({ state: 'detached' });
    await atPhone.getByRole('button', { name: NAME }).first().scrollIntoViewIfNeeded();
    expect(await touchProblems(atPhone)).toEqual([]);
    await photograph(atPhone, 'list-on-a-phone');
    await atPhone.context().close();
  });

  test('stands above its questions in the form of a candidate', async () => {
    const { page, context } = await newPerson(product, { viewport: phone });
    const heading = (text: string) => page.getByText(text, { exact: true }).waitFor();
    await signIn(page, candidate);
    await acceptConsent(page);
    for (const label of ['Nome completo', 'E-mail', 'CPF']) {
      await question(page, label);
      if (label === 'CPF') await page.getByRole('textbox').fill('52998224725');
      expect(await page.getByText(NAME, { exact: true }).count()).toBe(0);
      await goOn(page);
    }
    for (const label of ['Estado civil', 'Data de admissão']) {
      await question(page, label);
      await heading(NAME);
      await photograph(page, `question-${label === 'Estado civil' ? 'first' : 'second'}`);
      await goOn(page);
    }
    await question(page, 'Endereço');
    await heading('Outras informações');
    expect(await page.getByText(NAME, { exact: true }).count()).toBe(0);
    await context.close();
  });
});
