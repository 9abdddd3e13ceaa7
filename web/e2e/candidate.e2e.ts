import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { newPerson, phone, photographer, smallLaptop } from './support/browser';
import {
  acceptConsent,
  answerFrom,
  answers,
  enterPassword,
  finish,
  goOn,
  keptByBrowser,
  NOTHING_KEPT,
  question,
  review,
  signIn,
  storedAnswers,
} from './support/candidatePage';
import { prepareFixture, questions, type CandidateFixture } from './support/candidateFixture';
import { focusIn } from './support/focus';
import { untilStill } from './support/stillness';
import { setUpProduct } from './support/product';

/** The candidate's form on a phone. */
describe('a candidate at a phone', () => {
  const product = setUpProduct();
  let fixture: CandidateFixture;
  const photograph = photographer('candidate');

  beforeAll(async () => {
    fixture = await prepareFixture(product.server);
  });

  const openPhone = (options?: { hasTouch: boolean }) => newPerson(product, { ...options, viewport: phone });

  /** Looks at a step as everybody would: with axe in light and dark, with a finger, and on the narrowest phone. */
  const inspect = async (page: Page, name: string) => {
    expect([name, ...(await accessibilityProblems(page))]).toEqual([name]);
    expect([name, ...(await touchProblems(page))]).toEqual([name]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([name, ...(await touchProblems(page))]).toEqual([name]);
    await page.setViewportSize(phone);
    await photograph(page, name);
  };

  test('is told when nothing is configured yet', async () => {
    const { context, page } = await openPhone();
    await signIn(page, await fixture.register());
    await acceptConsent(page);
    await page.getByText('Nenhum campo encontrado').waitFor();
    await inspect(page, 'no-fields');
    await context.close();
  });

  describe('with a form', () => {
    beforeAll(() => fixture.createFields());

    test('signs in, consents, answers every type of field, reviews, corrects, finishes and sees what was sent', async () => {
      const access = await fixture.register();
      const { context, page, complaints } = await openPhone();
      await page.goto(access.path);
      await page.getByRole('button', { name: 'Entrar' }).waitFor();
      expect(await page.getByRole('button', { name: 'Entrar' }).isDisabled()).toBe(true);
      await inspect(page, 'login');
      await enterPassword(page, 'ERRADA00');
      await page.getByText('Token ou senha inválidos.').first().waitFor();
      await inspect(page, 'wrong-password');
      await enterPassword(page, access.password);

      await question(page, 'Termo de Consentimento (LGPD)');
      for (const label of ['Nome', ...questions.slice(1)])
        await page.getByRole('listitem').filter({ hasText: label }).first().waitFor();
      expect(await page.getByText('Centro de custo').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Aceitar e Continuar' }).isDisabled()).toBe(true);
      await inspect(page, 'consent');
      await acceptConsent(page);

      for (const [index, label] of questions.entries()) {
        await question(page, label);
        await page.getByText(`Campo ${index + 1} de ${questions.length}`, { exact: true }).waitFor();
        await inspect(page, `question-${index + 1}`);
        if (label === 'CPF') {
          await goOn(page);
          await page.getByText('Campo obrigatório').first().waitFor();
          await page.getByText('Preencha este campo antes de continuar').first().waitFor();
          await inspect(page, 'required');
        }
        await answers[label]?.(page);
        await goOn(page);
      }

      await review(page);
      await inspect(page, 'review');
      await page.getByText('529.982.247-25').waitFor();
      await page.getByText('29/02/1992').waitFor();
      await page.getByRole('button', { name: 'Editar: Número de filhos' }).click();
      await question(page, 'Número de filhos');
      await inspect(page, 'edit-from-review');
      await page.getByRole('textbox', { name: 'Número de filhos' }).fill('3');
      await page.getByRole('button', { name: 'Voltar para Confirmação' }).click();
      await review(page);
      await finish(page);
      await inspect(page, 'thank-you');
      expect(await fixture.stored(access)).toMatchObject({
        status: 'complete',
        customFieldValues: { ...storedAnswers, filhos: '3' },
      });
      expect(await keptByBrowser(page)).toBe(NOTHING_KEPT);

      await signIn(page, access);
      await question(page, 'Seus dados foram enviados');
      await page.getByText('Rua das Flores, 100').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Matrícula' }).waitFor();
      await inspect(page, 'status-page');
      await context.close();
      // The wrong password of above is the one thing that a browser may report.
      expect(complaints).toEqual([]);
    });

    test('needs no more than a keyboard from the login to the finish', async () => {
      const access = await fixture.register();
      const { context, page } = await openPhone();
      const { keyboard } = page;
      await page.goto(access.path);
      await page.getByLabel('Senha', { exact: true }).waitFor();
      await keyboard.press('Tab');
      await keyboard.type(access.password);
      await keyboard.press('Enter');

      await question(page, 'Termo de Consentimento (LGPD)');
      const consent = page.getByRole('checkbox', { name: /Li e aceito/ });
      while (!(await consent.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab');
      await keyboard.press('Space');
      await keyboard.press('Enter');

      // Each step puts the focus where the answer goes, and Enter goes on.
      const typed: Record<string, string> = {
        CPF: '52998224725',
        'Data de nascimento': '29021992',
        'Estado civil': 'Casa',
        'Número de filhos': '2',
        'E-mail pessoal': 'joana@pessoal.exemplo.com.br',
        'Possui CNH': ' ',
      };
      for (const label of questions) {
        await question(page, label);
        await focusIn(page.getByRole('main'));
        if (label === 'Endereço') {
          await keyboard.type('Rua das Flores, 100');
          await keyboard.press('Enter');
          await keyboard.type('Centro');
        } else if (typed[label]) await keyboard.type(typed[label]);
        // Enter is a new line in a long text.
        if (label === 'Endereço') {
          await keyboard.press('Tab');
          await keyboard.press('Tab');
        }
        await keyboard.press('Enter');
      }
      await review(page);
      const confirm = page.getByRole('button', { name: 'Confirmar e Finalizar' });
      while (!(await confirm.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.waitForURL('**/candidato/obrigado');
      expect(await fixture.stored(access)).toMatchObject({ status: 'complete', customFieldValues: storedAnswers });
      await context.close();
    });

    test('is told what is wrong at the field, with nothing of the page covered and no button moved', async () => {
      const { context, page } = await openPhone();
      await signIn(page, await fixture.register());
      await acceptConsent(page);
      await question(page, 'Nome completo');
      await page.getByRole('textbox').fill('');
      const next = page.getByRole('button', { name: 'Próximo' });
      await untilStill(page);
      const before = await next.boundingBox();
      await goOn(page);
      await page.getByText('Preencha este campo antes de continuar').waitFor();
      await untilStill(page);
      expect(await next.boundingBox()).toEqual(before);
      expect(await page.getByRole('listitem').filter({ hasText: 'Campo obrigatório' }).count()).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await photograph(page, `message-${colorScheme}`);
      }
      await context.close();
    });

    test('is greeted over the header, with the whole title of the consent below', async () => {
      const { context, page } = await openPhone({ hasTouch: true });
      await signIn(page, await fixture.register());
      const greeting = page.getByRole('listitem').filter({ hasText: 'Bem-vindo, candidato!' });
      await greeting.waitFor();
      // Messages stay while the person is at another window.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await question(page, 'Termo de Consentimento (LGPD)');
      await untilStill(page);
      const [told, title] = [await greeting.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
      expect(told!.y + told!.height).toBeLessThan(title!.y);
      await context.close();
    });

    test('at a small laptop reads help and complaints of 16 px, and finds the way on where it was at each question', async () => {
      const { context, page } = await newPerson(product, { viewport: smallLaptop });
      await signIn(page, await fixture.register());
      await acceptConsent(page);
      const next = page.getByRole('button', { name: 'Próximo' });
      const places = new Map<string, Awaited<ReturnType<typeof next.boundingBox>>>();
      const measure = async (when: string) => {
        await untilStill(page);
        places.set(when, await next.boundingBox());
      };
      const sizeOf = async (text: string) => {
        const shown = page.getByText(text).filter({ visible: true });
        await shown.waitFor();
        return shown.evaluate((element) => [element.textContent, getComputedStyle(element).fontSize]);
      };
      for (const label of questions.slice(0, -1)) {
        await question(page, label);
        await measure(label);
        if (label === 'CPF') {
          await goOn(page);
          for (const text of ['Só os números.', 'Campo obrigatório', 'Preencha este campo antes de continuar'])
            expect(await sizeOf(text)).toEqual([expect.stringContaining(text), '16px']);
          await measure('CPF, complained about');
          await photograph(page, 'small-laptop');
          await page.getByRole('textbox', { name: 'CPF' }).fill('11111111111');
          const doubt = 'Este CPF não existe. Conferiu os números?';
          expect(await sizeOf(doubt)).toEqual([doubt, '16px']);
          await measure('CPF, doubted');
        }
        await answers[label]?.(page);
        await goOn(page);
      }
      expect(places.size).toBe(questions.length + 1);
      for (const [when, place] of places) expect([when, place]).toEqual([when, places.get(questions[0] ?? '')]);
      await context.close();
    });

    test('whose form was reopened corrects what was asked, and nothing else', async () => {
      const access = await fixture.register();
      const { context, page } = await openPhone();
      await signIn(page, access);
      await acceptConsent(page);
      await answerFrom(page, questions);
      await review(page);
      await finish(page);
      await fixture.reopen(access, ['endereco'], 'Falta o número da casa.');

      await signIn(page, access);
      await question(page, 'Endereço');
      await page.getByText('A empresa pediu que você corrija:').waitFor();
      await page.getByText('Falta o número da casa.').waitFor();
      await page.getByText('Campo 1 de 1', { exact: true }).waitFor();
      await inspect(page, 'reopened');
      await page.getByRole('button', { name: 'Finalizar' }).click();
      await review(page);
      expect(await page.getByRole('button', { name: /^Editar: / }).allTextContents()).toHaveLength(1);
      await inspect(page, 'reopened-review');
      await page.getByRole('button', { name: 'Confirmar e Finalizar' }).click();
      await page.getByRole('heading', { name: 'Este campo ainda não foi alterado: Endereço' }).waitFor();
      await inspect(page, 'untouched');
      await page.getByRole('button', { name: 'Corrigir', exact: true }).click();
      await page.getByRole('textbox', { name: 'Endereço' }).fill('Rua Nova, 5');
      await page.getByRole('button', { name: 'Voltar para Confirmação' }).click();
      await finish(page);
      expect(await fixture.stored(access)).toMatchObject({
        status: 'complete',
        customFieldValues: { ...storedAnswers, endereco: 'Rua Nova, 5' },
      });
      await context.close();
    });

    test('leaves a form whose required field is not shown to candidates, and the administrator is told', async () => {
      const { context, page } = await newPerson(product, {
        viewport: { width: 1440, height: 900 },
      });
      await page.goto('/login');
      await page.getByLabel('E-mail').fill(product.server.admin.email);
      await page.getByLabel('Senha', { exact: true }).fill(product.server.admin.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
      await page.goto('/admin/campos');
      await page.getByRole('alert').filter({ hasText: 'Centro de custo' }).waitFor();
      await photograph(page, 'configuration-error');
      await context.close();
    });
  });
});
