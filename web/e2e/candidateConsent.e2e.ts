import { newPerson, phone, photographer } from './support/browser';
import { acceptConsent, answers, goOn, question, signIn } from './support/candidatePage';
import { prepareFixture, questions, type CandidateFixture } from './support/candidateFixture';
import { untilStill } from './support/stillness';
import { setUpProduct } from './support/product';

/** Taking back the consent on a phone. */
describe('a candidate who has consented', () => {
  const product = setUpProduct();
  let fixture: CandidateFixture;
  const photograph = photographer('candidate-consent');

  beforeAll(async () => {
    fixture = await prepareFixture(product.server);
    await fixture.createFields();
  });

  test('takes the consent back at the end of the page, where no tap that goes on comes down', async () => {
    const { context, page } = await newPerson(product, { viewport: phone, hasTouch: true });
    await signIn(page, await fixture.register());
    await acceptConsent(page);
    const withdraw = page.getByRole('button', { name: 'Revogar consentimento' });
    await withdraw.waitFor();
    const tops = new Set<number>();
    for (const label of questions) {
      await question(page, label);
      await untilStill(page);
      tops.add((await withdraw.boundingBox())!.y);
      await answers[label]?.(page);
      await goOn(page);
    }
    const [top = 0, ...others] = tops;
    expect(others).toEqual([]);
    expect(top).toBeGreaterThanOrEqual(phone.height);
    await page.getByRole('button', { name: 'Editar: Endereço' }).click();
    await question(page, 'Endereço');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await photograph(page, 'end-of-page');
    const bar = await page.getByRole('button', { name: 'Voltar para Confirmação' }).boundingBox();
    const box = (await withdraw.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(bar!.y);
    await withdraw.tap();
    await page.getByRole('alertdialog', { name: 'Revogar o consentimento?' }).waitFor();
    await context.close();
  });
});
