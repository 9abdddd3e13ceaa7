import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { newPerson, phone, photographer } from './support/browser';
import {
  acceptConsent,
  answerFrom,
  answers,
  begin,
  enterPassword,
  finish,
  goOn,
  keptByBrowser,
  nextSave,
  NOTHING_KEPT,
  question,
  review,
  savedAt,
  signIn,
  storedAnswers,
  unsent,
} from './support/candidatePage';
import { prepareFixture, questions, type CandidateFixture } from './support/candidateFixture';
import { setUpProduct } from './support/product';

/** Autosave and resume: a lost network, a reload, another device, a session that ends. */
describe("a candidate's answers", () => {
  const product = setUpProduct();
  let fixture: CandidateFixture;
  const photograph = photographer('candidate-saving');

  beforeAll(async () => {
    fixture = await prepareFixture(product.server);
    await fixture.createFields();
  });

  const openPhone = () => newPerson(product, { viewport: phone });
  const register = async (page: Page) => {
    const access = await fixture.register();
    await begin(page, access);
    return access;
  };

  test('wait where everybody sees it while the network is gone, and are sent in order when it is back', async () => {
    const { context, page } = await openPhone();
    const access = await register(page);
    await question(page, 'CPF');
    await context.setOffline(true);
    await answerFrom(page, ['CPF', 'Data de nascimento', 'Estado civil']);
    await question(page, 'Endereço');
    await unsent(page).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'offline');
    expect((await fixture.stored(access)).customFieldValues).toEqual({});

    const saved = nextSave(page, 'cpf');
    await context.setOffline(false);
    const sent = (await saved).request().postDataJSON() as { variables: { input: { fields: { key: string }[] } } };
    expect(sent.variables.input.fields.map(({ key }) => key)).toEqual(['cpf', 'nascimento', 'estado_civil']);
    await savedAt(page).waitFor();
    await photograph(page, 'online-again');
    const { cpf, nascimento, estado_civil } = storedAnswers;
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf, nascimento, estado_civil });
    await context.close();
  });

  test('survive a reload at every step, which leads back to the question where one was', async () => {
    const { context, page } = await openPhone();
    const access = await fixture.register();
    await signIn(page, access);
    await question(page, 'Termo de Consentimento (LGPD)');
    await page.reload();
    await acceptConsent(page);
    await question(page, 'Nome completo');
    for (const label of questions) {
      await question(page, label);
      await answers[label]?.(page);
      await page.reload(); // The answer has had no time to be sent.
      await question(page, label);
      await goOn(page);
    }
    await review(page);
    await page.reload();
    await review(page);
    expect(await page.getByText('Não preenchido').count()).toBe(1);
    await finish(page);
    expect((await fixture.stored(access)).customFieldValues).toEqual(storedAnswers);
    await context.close();
  });

  test('are gone on with at the same question after a reload that has found no network', async () => {
    const { context, page } = await openPhone();
    await register(page);
    await answerFrom(page, ['CPF']);
    await question(page, 'Data de nascimento');
    await answers['Data de nascimento']?.(page);
    await savedAt(page).waitFor();
    await context.setOffline(true);
    await page.reload().catch(() => undefined);
    expect(await page.getByRole('heading', { level: 1, name: 'Data de nascimento' }).count()).toBe(0);
    await context.setOffline(false);
    await page.reload();
    await question(page, 'Data de nascimento');
    await context.close();
  });

  test('are not taken with an option that is gone: the question says so and offers the options of now', async () => {
    const { context, page } = await openPhone();
    const access = await register(page);
    await answerFrom(page, ['CPF', 'Data de nascimento']);
    await question(page, 'Estado civil');
    await fixture.changeOptions('estado_civil', ['Solteiro(a)', 'União estável']);
    await answers['Estado civil']?.(page);
    await page.getByText(/^Esta resposta não foi aceita/).waitFor();
    await page.getByText('O campo "Estado civil" não foi salvo. Confira a resposta.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'option-gone');
    const saved = nextSave(page, 'estado_civil');
    await page.getByRole('combobox').selectOption('União estável');
    await saved;
    await savedAt(page).waitFor();
    expect((await fixture.stored(access)).customFieldValues).toMatchObject({ estado_civil: 'União estável' });
    await fixture.changeOptions('estado_civil', ['Solteiro(a)', 'Casado(a)']);
    await context.close();
  });

  test('wait for a session that has ended to begin again, and the form goes on where it was', async () => {
    const { context, page } = await openPhone();
    const access = await register(page);
    await answerFrom(page, ['CPF']);
    await question(page, 'Data de nascimento');
    await fixture.endSession((await page.evaluate(() => localStorage.getItem('candidateToken'))) ?? '');
    await answers['Data de nascimento']?.(page);
    await goOn(page);

    await page.getByText('Sua sessão expirou. Digite a senha para continuar de onde parou').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'session-ended');
    const saved = nextSave(page, 'nascimento');
    await enterPassword(page, access.password);
    await question(page, 'Estado civil');
    await saved;
    const { cpf, nascimento } = storedAnswers;
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf, nascimento });
    await context.close();
  });

  test('leave nothing in the browser after signing out, and are asked about while some are not sent', async () => {
    const { context, page } = await openPhone();
    const access = await register(page);
    await question(page, 'CPF');
    await answers['CPF']?.(page);
    await page.getByRole('button', { name: 'Sair' }).click(); // It is pressed at once, and the answer goes first.
    await page.waitForURL('**/login');
    expect(await keptByBrowser(page)).toBe(NOTHING_KEPT);
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf: storedAnswers.cpf });

    await signIn(page, access);
    await question(page, 'Data de nascimento');
    await context.setOffline(true);
    await answers['Data de nascimento']?.(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('alert').filter({ hasText: 'Há respostas que ainda não foram enviadas' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'unsent-answers');
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await keptByBrowser(page)).toBe(NOTHING_KEPT);
    await context.close();
  });

  test('cannot be loaded without the server: a page says how one gets in', async () => {
    const { context, page } = await openPhone();
    await register(page);
    await context.route('**/graphql', (route) => route.abort());
    await page.reload();
    await question(page, 'Não foi possível carregar seu perfil');
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'profile-not-loaded');
    await context.unroute('**/graphql');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await question(page, 'CPF');
    await context.close();
  });
});
