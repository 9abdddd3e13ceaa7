import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { newPerson, phone, photographer } from './support/browser';
import {
  answerFrom,
  answers,
  begin,
  goOn,
  keptByBrowser,
  nextSave,
  NOTHING_KEPT,
  question,
  savedAt,
  signIn,
  storedAnswers,
  unsent,
} from './support/candidatePage';
import { prepareFixture, type CandidateFixture } from './support/candidateFixture';
import { setUpProduct } from './support/product';

/** One form on several devices and in several tabs: nothing is lost, and nothing replaces anything in silence. */
describe("a candidate's answers on several devices", () => {
  const product = setUpProduct();
  let fixture: CandidateFixture;
  const photograph = photographer('candidate-devices');

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

  test('given on one device are there on another, which resumes at the first open field', async () => {
    const first = await openPhone();
    const access = await register(first.page);
    await answerFrom(first.page, ['CPF']);
    await question(first.page, 'Data de nascimento');
    const saved = nextSave(first.page, 'nascimento');
    await answers['Data de nascimento']?.(first.page);
    await saved;

    const second = await openPhone();
    await signIn(second.page, access);
    await question(second.page, 'Estado civil');
    await second.page.getByRole('button', { name: 'Voltar' }).click();
    await question(second.page, 'Data de nascimento');
    expect(await second.page.getByRole('textbox').inputValue()).toBe('29/02/1992');
    await first.context.close();
    await second.context.close();
  });

  test('of two devices at once never replace each other: both are shown, and the candidate chooses', async () => {
    const first = await openPhone();
    const access = await register(first.page);
    const second = await openPhone();
    await signIn(second.page, access);
    for (const { page } of [first, second]) await question(page, 'CPF');

    const saved = nextSave(first.page, 'cpf');
    await first.page.getByRole('textbox').fill('52998224725');
    await saved;
    await second.page.getByRole('textbox').fill('11144477735');
    const choice = second.page.getByRole('group', { name: 'Este campo foi alterado em outro dispositivo.' });
    await choice.getByText('529.982.247-25').waitFor();
    await choice.getByText('111.444.777-35').waitFor();
    expect(await accessibilityProblems(second.page)).toEqual([]);
    await photograph(second.page, 'changed-elsewhere');
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf: '52998224725' });

    await second.page.reload(); // The choice may wait until after a reload.
    const corrected = nextSave(second.page, 'cpf');
    await choice.getByRole('button', { name: 'Usar a deste aparelho' }).click();
    await corrected;
    await savedAt(second.page).waitFor();
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf: '11144477735' });
    await first.context.close();
    await second.context.close();
  });

  test('of two tabs without network are both kept, also when the tabs are closed', async () => {
    const { context, page: first } = await openPhone();
    const access = await register(first);
    await question(first, 'CPF');
    const second = await context.newPage();
    await second.goto('/candidate');
    await question(second, 'CPF');
    await context.setOffline(true);
    await answerFrom(first, ['CPF', 'Data de nascimento']);
    // The other tab has followed: what is answered in one is shown in both.
    for (const [label, value] of [
      ['CPF', '529.982.247-25'],
      ['Data de nascimento', '29/02/1992'],
    ] as const) {
      await question(second, label);
      await second
        .getByRole('textbox', { name: label })
        .and(second.locator(`[value="${value}"]`))
        .waitFor();
      await goOn(second);
    }
    await answerFrom(second, ['Estado civil']);
    await answerFrom(first, ['Estado civil', 'Endereço']);
    await unsent(first).waitFor();
    await first.close();
    await second.close();

    await context.setOffline(false);
    const third = await context.newPage();
    await third.goto('/candidate');
    await question(third, 'Número de filhos');
    await savedAt(third).waitFor();
    const { cpf, nascimento, estado_civil, endereco } = storedAnswers;
    expect((await fixture.stored(access)).customFieldValues).toEqual({ cpf, nascimento, estado_civil, endereco });
    await context.close();
  });

  test('that come after the form was finished elsewhere are shown, and never sent again and again', async () => {
    const { context, page } = await openPhone();
    const access = await register(page);
    await question(page, 'CPF');
    await fixture.finish(
      access,
      ['cpf', 'nascimento', 'estado_civil'].map((key) => [key, storedAnswers[key as 'cpf']]),
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('saveOwnAnswers(')) sent.push(request.url());
    });
    await page.getByRole('textbox').fill('11144477735');
    await question(page, 'Seus dados foram enviados');
    await page.getByRole('heading', { name: 'Respostas que não foram enviadas' }).waitFor();
    await page.getByText('111.444.777-35').waitFor();
    await page.getByText('529.982.247-25').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'finished-elsewhere');
    expect(sent).toHaveLength(1);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/login');
    expect(await keptByBrowser(page)).toBe(NOTHING_KEPT);
    await context.close();
  });
});
