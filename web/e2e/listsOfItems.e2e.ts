import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { globalId } from './support/candidateFixture';
import { acceptConsent, finish, goOn, nextSave, question, review, savedAt, signIn } from './support/candidatePage';
import { setUpProduct } from './support/product';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';

const LIST = 'Dependentes';

const columns = [
  { key: 'nome', label: 'Nome completo', type: 'text', required: true },
  { key: 'cpf', label: 'CPF', type: 'text', format: 'cpf' },
  { key: 'nascimento', label: 'Data de nascimento', type: 'date', required: true },
  { key: 'parentesco', label: 'Parentesco', type: 'select', options: ['Filho(a)', 'Cônjuge'], required: true },
];

const item = (page: Page, number: number) => page.getByRole('group', { name: `Dependente ${number}`, exact: true });

/** A list of items, from the candidate's phone to the office. */
describe('a list of items', () => {
  const product = setUpProduct();
  const photograph = photographer('lists-of-items');
  let office: Awaited<ReturnType<typeof prepareOffice>>;

  beforeAll(async () => {
    office = await prepareOffice(product.server, ['Joana Prado']);
    const everyone = ['admin', 'client', 'candidate'];
    const field = { key: 'dependentes', label: LIST, type: 'list', target: 'candidate', required: true };
    await restCall(product.server, 'POST', '/customfilds', {
      token: office.adminToken,
      body: {
        ...field,
        listOptions: { itemName: 'Dependente', maxItems: 5, columns },
        canView: everyone,
        canEdit: everyone,
      },
    });
  });

  test('is filled in on a phone, item by item, and sent', async () => {
    const { page, context, complaints } = await newPerson(product, { viewport: phone, hasTouch: true });
    const [joana] = office.candidates;
    await signIn(page, { path: `/candidato/${joana?.token}`, password: joana?.password ?? '' });
    await acceptConsent(page);
    for (const label of [
      'Nome completo',
      'E-mail',
      'CPF',
      'Estado civil',
      'Endereço',
      'Data de admissão',
      'Possui CNH',
    ]) {
      await question(page, label);
      if (label === 'CPF') await page.getByRole('textbox').fill('52998224725');
      await goOn(page);
    }
    await question(page, LIST);
    const first = item(page, 1);
    await first.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Prado');
    await goOn(page);
    await first.getByText('Data de nascimento é obrigatório').waitFor();
    await photograph(page, 'half-an-item');
    await first.getByRole('textbox', { name: 'CPF' }).fill('52998224726');
    await first.getByText('Este CPF não existe. Conferiu os números?').waitFor();
    await first.getByRole('textbox', { name: 'CPF' }).fill('11144477735');
    await first.getByRole('textbox', { name: 'Data de nascimento' }).fill('31/05/2020');
    const saved = nextSave(page, 'dependentes');
    await first.getByRole('combobox', { name: 'Parentesco' }).selectOption('Filho(a)');
    await saved;
    await savedAt(page).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // Beside a company's name the logo is a way to the page that one is on.
    const touch = await touchProblems(page);
    expect(touch.filter((problem) => !problem.includes('href="/candidate"'))).toEqual([]);
    await page.getByRole('button', { name: 'Adicionar Dependente' }).click();
    const second = item(page, 2);
    await second.getByRole('textbox', { name: 'Nome completo' }).fill('Bento Prado');
    await second.getByRole('textbox', { name: 'Data de nascimento' }).fill('02/01/1990');
    await second.getByRole('combobox', { name: 'Parentesco' }).selectOption('Cônjuge');
    await photograph(page, 'two-items');
    await page.getByRole('button', { name: 'Remover Dependente 2' }).click();
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await photograph(page, 'removed');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await second.waitFor();
    await goOn(page);
    await review(page);
    await page.getByText('Bento Prado').scrollIntoViewIfNeeded();
    await photograph(page, 'review');
    await finish(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is read by the office item by item, and corrected there', async () => {
    const admin = await openStaff(product, product.server.admin, laptop);
    await admin.goto(`/candidates/${globalId(office.candidates[0]!.id)}`);
    const answers = admin.getByRole('region', { name: 'Dados Básicos' });
    await answers.getByText('Dependente 2').scrollIntoViewIfNeeded();
    await photograph(admin, 'page-of-the-candidate');
    await admin.setViewportSize(phone);
    await answers.getByText('Dependente 2').scrollIntoViewIfNeeded();
    await photograph(admin, 'page-on-a-phone');
    await admin.setViewportSize(laptop);
    await admin.getByRole('button', { name: 'Editar' }).first().click();
    const dialog = admin.getByRole('dialog');
    const name = dialog.getByRole('group', { name: 'Dependente 2', exact: true }).getByLabel('Nome completo');
    await name.scrollIntoViewIfNeeded();
    await photograph(admin, 'form');
    expect(await accessibilityProblems(admin)).toEqual([]);
    await name.fill('Bento Prado Lima');
    await dialog.getByRole('button', { name: /^Salvar/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await answers.getByText('Bento Prado Lima').waitFor();
    const timeline = admin.getByRole('region', { name: 'Linha do tempo' });
    await timeline
      .getByText(/Bento Prado Lima/)
      .first()
      .scrollIntoViewIfNeeded();
    await photograph(admin, 'history');
  });
});
