import type { Page } from 'playwright-core';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { acceptConsent, finish, goOn, nextSave, question, review, signIn } from './support/candidatePage';
import { setUpProduct } from './support/product';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';

const CHILDREN = 'Tem filhos?';
const CERTIFICATE = 'Matrícula da certidão de nascimento';

/** A question that depends on the answer to another one, from the editor to the candidate's form. */
describe('a question that depends on an answer', () => {
  const product = setUpProduct();
  const photograph = photographer('dependent-questions');
  let admin: Page;
  let candidate = { path: '', password: '' };

  beforeAll(async () => {
    const office = await prepareOffice(product.server, ['Joana Prado']);
    const everyone = ['admin', 'client', 'candidate'];
    const rights = { canView: everyone, canEdit: everyone };
    const body = { key: 'tem_filhos', label: CHILDREN, type: 'select', options: ['Sim', 'Não'], target: 'candidate' };
    await restCall(product.server, 'POST', '/customfilds', {
      token: office.adminToken,
      body: { ...body, ...rights, required: true },
    });
    const [joana] = office.candidates;
    candidate = { path: `/candidato/${joana?.token}`, password: joana?.password ?? '' };
    admin = await openStaff(product, product.server.admin, laptop);
  });

  test('is made in the editor, which asks for the answer, and told in the list', async () => {
    await admin.goto('/admin/campos');
    await admin.getByRole('button', { name: 'Novo Campo' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Criar Campo Dinâmico' });
    await dialog.getByRole('textbox', { name: 'Label' }).first().fill(CERTIFICATE);
    await dialog.getByLabel('Candidato pode visualizar').check();
    await dialog.getByLabel('Candidato pode editar').check();
    const when = dialog.getByRole('group', { name: 'Quando pedir' });
    await when.getByRole('radio', { name: 'Conforme a resposta a outro campo' }).check();
    await when.getByRole('combobox', { name: 'Campo' }).selectOption({ label: CHILDREN });
    await dialog.getByRole('button', { name: 'Criar Campo' }).click();
    await when.getByText('Escolha pelo menos uma resposta.').waitFor();
    await when.getByLabel('Sim', { exact: true }).check();
    await photograph(admin, 'editor');
    await dialog.getByRole('button', { name: 'Criar Campo' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByText(`Se "${CHILDREN}" = Sim`).first().waitFor();
    await photograph(admin, 'list');
    await admin.setViewportSize(phone);
    await photograph(admin, 'list-on-a-phone');
    await admin.setViewportSize(laptop);
  });

  test('comes to the form of a new candidate with the answer, and goes with it', async () => {
    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Novo Candidato' }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Novo Candidato' });
    const children = dialog.getByLabel(CHILDREN);
    const certificate = dialog.getByLabel(CERTIFICATE);
    await children.waitFor();
    expect(await certificate.count()).toBe(0);
    await children.selectOption('Sim');
    await certificate.waitFor();
    await photograph(admin, 'new-candidate');
    await children.selectOption('Não');
    await certificate.waitFor({ state: 'detached' });
  });

  test('is asked of a candidate right after the answer, and no more after another one', async () => {
    const { page, context } = await newPerson(product, { viewport: phone });
    const position = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const answer = async (text: string) => {
      const saved = nextSave(page, 'tem_filhos');
      await page.getByRole('combobox', { name: CHILDREN }).selectOption(text);
      await saved;
    };
    await signIn(page, candidate);
    await acceptConsent(page);
    await position('Campo 1 de 8');
    const asked = ['Nome completo', 'E-mail', 'CPF', 'Estado civil', 'Endereço', 'Data de admissão', 'Possui CNH'];
    for (const label of asked) {
      await question(page, label);
      if (label === 'CPF') await page.getByRole('textbox').fill('52998224725');
      await goOn(page);
    }
    await question(page, CHILDREN);
    await answer('Sim');
    await position('Campo 8 de 9');
    await photograph(page, 'answered');
    await goOn(page);
    await question(page, CERTIFICATE);
    await photograph(page, 'asked');
    await page.getByRole('textbox').fill('123456');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await question(page, CHILDREN);
    await answer('Não');
    await position('Campo 8 de 8');
    await goOn(page);
    await review(page);
    expect(await page.getByText(CERTIFICATE).count()).toBe(0);
    await photograph(page, 'review');
    await finish(page);
    await context.close();
  });
});
