import { errors, type Page } from 'playwright-core';
import { questions, type Access } from './candidateFixture';

/** More than a browser on a busy machine takes to delete what it was told to. */
const FORGETTING_MS = 20_000;

const write = (label: string, text: string) => (page: Page) => page.getByRole('textbox', { name: label }).fill(text);

/** How a candidate answers each question of the fixture's form. */
export const answers: Record<string, (page: Page) => Promise<void>> = {
  CPF: write('CPF', '52998224725'),
  'Data de nascimento': write('Data de nascimento', '29/02/1992'),
  'Estado civil': async (page) => {
    await page.getByRole('combobox', { name: 'Estado civil' }).selectOption('Casado(a)');
  },
  Endereço: write('Endereço', 'Rua das Flores, 100\nCentro'),
  'Número de filhos': write('Número de filhos', '2'),
  'E-mail pessoal': write('E-mail pessoal', 'joana@pessoal.exemplo.com.br'),
  'Possui CNH': (page) => page.getByRole('radiogroup', { name: 'Possui CNH' }).getByText('Sim').click(),
};

/** The answer as the server stores it. */
export const storedAnswers = {
  cpf: '52998224725',
  nascimento: '1992-02-29',
  estado_civil: 'Casado(a)',
  endereco: 'Rua das Flores, 100\nCentro',
  filhos: '2',
  email_pessoal: 'joana@pessoal.exemplo.com.br',
  possui_cnh: 'true',
};

export async function signIn(page: Page, { path, password }: Pick<Access, 'path' | 'password'>): Promise<void> {
  await page.goto(path);
  await enterPassword(page, password);
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

export async function acceptConsent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Aceitar e Continuar' }).click();
}

/** Waits until the wizard asks this question. */
export const question = (page: Page, label: string) =>
  page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();

export const review = (page: Page) => question(page, 'Revise seus dados');

/** 'Próximo', or 'Finalizar' on the last question. */
export const goOn = (page: Page) => page.getByRole('button', { name: /^(Próximo|Finalizar)$/ }).click();

/** Answers the questions from one to another, the last of them included, and goes on to the next. */
export async function answerFrom(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await question(page, label);
    await answers[label]?.(page);
    await goOn(page);
  }
}

export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmar e Finalizar' }).click();
  await page.waitForURL('**/candidato/obrigado');
  await question(page, 'Obrigado! Seu cadastro foi concluído.');
}

/** The server's next answer to an autosave of this field. */
export const nextSave = (page: Page, key: string) =>
  page.waitForResponse((response) => {
    const body = response.request().postData() ?? '';
    return body.includes('saveOwnAnswers(') && body.includes(`"key":"${key}"`);
  });

/** What `keptByBrowser` gives for a browser that has kept nothing. */
export const NOTHING_KEPT = JSON.stringify({ databases: [], caches: [], cookies: '' });

/**
 * Everything that the browser keeps of the site, as one text, once that is nothing: it deletes a database beside what the page goes on with.
 * What stays after some time is given as it is.
 */
export async function keptByBrowser(page: Page): Promise<string> {
  /** Null while it is not what is awaited. */
  const readKept = async (awaited: string | null) => {
    const databases = await indexedDB.databases();
    const caches_ = 'caches' in window ? await caches.keys() : [];
    const all = { ...localStorage, ...sessionStorage, databases, caches: caches_, cookies: document.cookie };
    const kept = JSON.stringify(all);
    return awaited === null || kept === awaited ? kept : null;
  };
  try {
    await page.waitForFunction(readKept, NOTHING_KEPT, { timeout: FORGETTING_MS, polling: 100 });
    return NOTHING_KEPT;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return (await page.evaluate(readKept, null)) ?? '';
  }
}

/** Signs in, accepts, and gives the first two answers: the form stands at the third question. */
export async function begin(page: Page, access: Access): Promise<void> {
  await signIn(page, access);
  await acceptConsent(page);
  await answerFrom(page, questions.slice(0, 2));
}

/** What the page says while answers wait for the network. */
export const unsent = (page: Page) => page.getByText(/^Sem conexão: suas respostas estão guardadas/);

/** What the page says once everything is saved. */
export const savedAt = (page: Page) => page.getByText(/^Salvo às \d{2}:\d{2}$/);
