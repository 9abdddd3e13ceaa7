import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { newPerson, phone, photographer } from './support/browser';
import { question, storedAnswers } from './support/candidatePage';
import { prepareFixture, questions, type CandidateFixture } from './support/candidateFixture';
import { setUpProduct } from './support/product';

/** The candidate's part in English: every page has the switch, every text of the product follows it. */
describe('a candidate who reads English', () => {
  const product = setUpProduct();
  let fixture: CandidateFixture;
  const photograph = photographer('candidate-english');

  beforeAll(async () => {
    fixture = await prepareFixture(product.server);
    await fixture.createFields();
  });

  /** What the company and the operator have written; everything else on a page is the product's. */
  const companyTexts = [
    ...questions,
    'Encarregado de dados',
    'Casado(a)',
    'Solteiro(a)',
    'Rua das Flores',
    'Joana d’Arc',
  ];
  /** Portuguese words of the product's own texts: none of them is an English word or a part of one. */
  const portuguese =
    /\b(?:Campo|campo|Voltar|Próximo|Salvo|Sair|Obrigatório|obrigatório|você|seus|dados|Senha|empresa|não)\b/;

  const inspect = async (page: Page, name: string) => {
    const shown = companyTexts.reduce((text, own) => text.replaceAll(own, ''), await page.locator('body').innerText());
    expect([name, portuguese.exec(shown.replaceAll('Português', ''))?.[0]]).toEqual([name, undefined]);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    expect([name, ...(await accessibilityProblems(page)), ...(await touchProblems(page))]).toEqual([name]);
    await page.getByRole('button', { name: 'Português' }).waitFor();
    await photograph(page, name);
  };
  const next = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ }).click();

  test('goes from the login to the status page, with dates as month, day and year', async () => {
    const access = await fixture.register();
    const { context, page } = await newPerson(product, { viewport: phone });
    const signIn = async (password: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await page.goto(access.path);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await inspect(page, 'login');
    await signIn('ERRADA00');
    await page.getByText('Invalid token or password.').first().waitFor();
    await inspect(page, 'wrong-password');
    await signIn(access.password);
    await question(page, 'Consent form (LGPD)');
    await page.getByRole('heading', { name: 'Your rights' }).waitFor();
    await inspect(page, 'consent');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept and continue' }).click();

    await question(page, 'Full name');
    await next(page);
    await question(page, 'E-mail');
    await next(page);
    await question(page, 'CPF');
    await next(page);
    await page.getByText('Fill in this field before you continue').first().waitFor();
    await inspect(page, 'required');
    await page.getByRole('textbox').fill('529.982.247-26');
    await page.getByText('This CPF does not exist. Did you check the digits?').waitFor();
    await inspect(page, 'check-digits');
    await page.getByRole('textbox').fill('529.982.247-25');
    await next(page);
    await question(page, 'Data de nascimento');
    await page.getByRole('textbox').fill('02/30/1992');
    await next(page);
    await page.getByText('This date does not exist. Check the day and the month.').waitFor();
    await inspect(page, 'impossible-date');
    await page.getByRole('button', { name: /^Open calendar/ }).click();
    const week = page.getByRole('dialog').locator('.react-datepicker__day-name');
    await week.first().waitFor();
    expect((await week.allInnerTexts()).join(' ')).toMatch(/^Su.*Sa/s);
    await inspect(page, 'calendar');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox').fill('02/29/1992');
    await next(page);
    await page.getByRole('combobox', { name: 'Estado civil' }).selectOption('Casado(a)');
    await page.getByText(/^Saved at \d{2}:\d{2} [AP]M$/).waitFor();
    await inspect(page, 'saved');
    await next(page);
    await question(page, 'Endereço');
    await next(page);
    await question(page, 'Número de filhos');
    await page.getByRole('textbox').fill('1,234.5');
    await context.setOffline(true);
    await next(page);
    await page.getByText(/^No connection: your answers are kept/).waitFor();
    await inspect(page, 'offline');
    await context.setOffline(false);
    await page.getByText(/^Saved at/).waitFor();
    for (const label of ['E-mail pessoal', 'Possui CNH', 'Matrícula']) {
      await question(page, label);
      await next(page);
    }
    await question(page, 'Review your data');
    await page.getByText('02/29/1992').waitFor();
    await inspect(page, 'review');
    await page.getByRole('button', { name: 'Edit: CPF' }).click();
    await page.getByRole('button', { name: 'Back to confirmation' }).click();
    await page.getByRole('button', { name: 'Confirm and finish' }).click();
    await question(page, 'Thank you! Your registration is complete.');
    await inspect(page, 'thank-you');
    expect((await fixture.stored(access)).customFieldValues).toMatchObject({
      nascimento: storedAnswers.nascimento,
      filhos: '1234.5',
    });

    await page.goto(access.path);
    await signIn(access.password);
    await question(page, 'Your data have been sent');
    await page.getByText(/^Registration completed on \d{2}\/\d{2}\/\d{4}\.$/).waitFor();
    await inspect(page, 'status-page');
    await fixture.reopen(access, ['endereco'], 'Please check the street.');
    await page.reload();
    await page.getByText('The company asked you to correct:').waitFor();
    await inspect(page, 'reopened');
    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await question(page, 'Your profile could not be loaded');
    await inspect(page, 'profile-not-loaded');
    await context.close();
  });
});
