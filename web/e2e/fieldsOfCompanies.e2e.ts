import type { Page } from 'playwright-core';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { acceptConsent, signIn } from './support/candidatePage';
import { setUpProduct } from './support/product';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';

/** A field that is asked of the candidates of one company, from the editor to the forms. */
describe('a field of one company', () => {
  const product = setUpProduct();
  const photograph = photographer('fields-of-companies');
  let admin: Page;
  /** The links of a candidate of each company. */
  const candidates: Record<'aurora' | 'boreal', { path: string; password: string }> = {
    aurora: { path: '', password: '' },
    boreal: { path: '', password: '' },
  };

  beforeAll(async () => {
    const office = await prepareOffice(product.server, ['Joana Prado']);
    const token = office.adminToken;
    const { id } = await restCall<{ id: string }>(product.server, 'POST', '/clients', {
      token,
      body: {
        ...{ nome: 'Rui Sá', email: 'rui@boreal.exemplo.com.br', cnpj: '11222333000181', ativo: true },
        nomeEmpresa: 'Boreal Logística e Transportes Rodoviários',
      },
    });
    const [joana] = office.candidates;
    const body = { name: 'Tiago Reis', email: 'tiago@exemplo.com.br', clientId: id };
    const tiago = await restCall<{ token: string; password: string }>(product.server, 'POST', '/candidates', {
      token,
      body,
    });
    candidates.aurora = { path: `/candidato/${joana?.token}`, password: joana?.password ?? '' };
    candidates.boreal = { path: `/candidato/${tiago.token}`, password: tiago.password };
    admin = await openStaff(product, product.server.admin, laptop);
  });

  test('is made in the editor, which asks for a company, and told in the list', async () => {
    await admin.goto('/admin/campos');
    await admin.getByRole('button', { name: 'Novo Campo' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Criar Campo Dinâmico' });
    await dialog.getByRole('textbox', { name: 'Label' }).first().fill('Categoria da CNH');
    const companies = dialog.getByRole('group', { name: 'Empresas' });
    await companies.getByRole('radio', { name: 'Somente algumas empresas' }).check();
    await dialog.getByLabel('Candidato pode editar').check();
    await dialog.getByRole('button', { name: 'Criar Campo' }).click();
    await companies.getByText('Escolha pelo menos uma empresa.').waitFor();
    await companies.getByRole('combobox').fill('boreal');
    await companies.getByRole('option', { name: /Boreal Logística/ }).click();
    await companies.getByRole('button', { name: /Remover Boreal/ }).waitFor();
    await photograph(admin, 'editor');
    await dialog.getByRole('button', { name: 'Criar Campo' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByText('Somente Boreal Logística e Transportes Rodoviários').first().waitFor();
    await photograph(admin, 'list');
    await admin.setViewportSize(phone);
    await photograph(admin, 'list-on-a-phone');
    await admin.getByRole('button', { name: 'Editar Categoria da CNH' }).click();
    await admin.getByRole('group', { name: 'Empresas' }).scrollIntoViewIfNeeded();
    await photograph(admin, 'editor-on-a-phone');
    await admin.keyboard.press('Escape');
    await admin.setViewportSize(laptop);
  });

  test('comes to the form of a new candidate with the company, and goes with it', async () => {
    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Novo Candidato' }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Novo Candidato' });
    const field = dialog.getByLabel('Categoria da CNH');
    const choose = async (company: RegExp) => {
      await dialog.getByRole('combobox', { name: 'Cliente' }).fill(company.source);
      await dialog.getByRole('option', { name: company }).click();
    };
    await choose(/Boreal/);
    await field.waitFor();
    await photograph(admin, 'new-candidate');
    await choose(/Aurora/);
    // The fields of the former company stand until those of the chosen one are there.
    await field.waitFor({ state: 'detached' });
    expect(await dialog.getByLabel('CPF').count()).toBe(1);
  });

  test('is asked of the candidates of the company alone', async () => {
    const asked = async (candidate: { path: string; password: string }) => {
      const { page, context } = await newPerson(product, { viewport: phone });
      await signIn(page, candidate);
      await page.getByRole('checkbox', { name: /Li e aceito/ }).waitFor();
      const isNamed = (await page.getByText('Categoria da CNH').count()) > 0;
      await acceptConsent(page);
      const step = await page.getByText(/^Campo 1 de \d+$/).textContent();
      await context.close();
      return { isNamed, step };
    };
    expect(await asked(candidates.boreal)).toEqual({ isNamed: true, step: 'Campo 1 de 8' });
    expect(await asked(candidates.aurora)).toEqual({ isNamed: false, step: 'Campo 1 de 7' });
  });
});
