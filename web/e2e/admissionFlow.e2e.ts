import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { globalId } from './support/candidateFixture';
import { printedText } from './support/paper';
import { restCall, staffToken } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

const PEOPLE = Array.from({ length: 15 }, (_, index) => `Pessoa ${String(index + 1).padStart(2, '0')}`);
/** Their forms are due tomorrow. */
const STUCK = PEOPLE.slice(0, 4);
const FINISHED = PEOPLE[14]!;
const DAY_MS = 24 * 60 * 60_000;

/** A client of fifteen candidates finds out who is stuck, reminds them, and reads and confirms one who is not. */
describe('the admission as a flow', () => {
  const product = setUpProduct({ mails: true });
  let page: Page;
  let admin: Page;
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  const photograph = photographer('admission-flow');

  beforeAll(async () => {
    office = await prepareOffice(product.server, PEOPLE);
    const token = await staffToken(product.server, office.client);
    const tomorrow = new Date(Date.now() + DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
    const candidateIds = office.candidates.slice(0, STUCK.length).map(({ id }) => globalId(id));
    const response = await fetch(`${product.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: `mutation Due($input: SetCandidateDatesInput!) {
          setCandidateDates(input: $input) { results { outcome } userErrors { message } }
        }`,
        variables: { input: { selection: { candidateIds }, dueOn: tomorrow } },
      }),
    });
    expect(await response.text()).not.toMatch(/errors":\[\{|Errors":\[\{|FAILED/);
    const { token: link = '', password = '' } = office.candidates[14] ?? {};
    const own = await restCall<{ token: string }>(product.server, 'POST', '/candidates/login', {
      body: { token: link, password },
    });
    await restCall(product.server, 'PUT', '/candidates/me', {
      token: own.token,
      body: {
        name: FINISHED,
        email: 'pessoa14@exemplo.com.br',
        customFields: [{ key: 'cpf', value: '52998224725' }],
      },
    });
    page = await openStaff(product, office.client, laptop);
  });

  const dueSoon = (of = page) => of.getByRole('region', { name: 'Prazo próximo' });

  it('begins with who needs attention and why', async () => {
    await page.getByRole('tab', { name: 'Precisam de atenção 5' }).waitFor();
    for (const name of STUCK) await dueSoon().getByRole('link', { name }).waitFor();
    await page.getByRole('region', { name: 'Aguardando confirmação' }).getByText(FINISHED).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'queue');
  });

  it('reminds the four in one go, after a preview, with a result for each', async () => {
    await dueSoon().getByRole('checkbox', { name: 'Selecionar estes' }).check();
    await page.getByText('4 selecionados').waitFor();
    await page.getByRole('button', { name: 'Enviar lembrete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar lembretes' });
    await dialog.getByText('Será feito para 4 de 4:').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'preview');
    await dialog.getByRole('button', { name: 'Enviar lembrete a 4 candidatos' }).click();
    await dialog.getByText('Concluído para 4 de 4.').waitFor();
    await photograph(page, 'results');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('sees the reminder on each one’s timeline, one after the other', async () => {
    await dueSoon().getByRole('link', { name: STUCK[0]! }).click();
    for (const [index, name] of STUCK.entries()) {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const timeline = page.getByRole('region', { name: 'Linha do tempo' });
      await timeline.getByText('Lembrete solicitado', { exact: true }).waitFor();
      if (index === 0) {
        expect(await accessibilityProblems(page)).toEqual([]);
        await photograph(page, 'timeline');
      }
      const next = STUCK[index + 1];
      if (next) await page.getByRole('button', { name: `Próximo candidato: ${next}` }).click();
    }
    await page.getByRole('link', { name: '← Voltar' }).click();
    await page.getByRole('tab', { name: /^Precisam de atenção/ }).waitFor();
  });

  it('reads the data of the one who has finished and confirms them; the page tells of it', async () => {
    await page.getByRole('button', { name: `Ler e confirmar os dados de ${FINISHED}` }).click();
    const reading = page.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await reading.getByText('CPF').first().waitFor();
    await photograph(page, 'reading');
    await reading.getByRole('checkbox', { name: 'Confirmar' }).click();
    await reading.getByText('Dados confirmados').waitFor();
    await reading.getByRole('link', { name: 'Abrir página' }).click();
    await page.getByRole('region', { name: 'Linha do tempo' }).getByText('Dados confirmados').waitFor();
    await photograph(page, 'confirmed');
  });

  it('prints the record and the list: what is read, without what only a screen can do, and no token', async () => {
    // The list shows the link cut, so that the beginning of the token is all that could be on paper.
    const secrets = office.candidates.map(({ token }) => token.slice(0, 8));
    const secretsOf = (text: string) => secrets.filter((secret) => text.includes(secret));
    expect(await page.getByLabel('Token').inputValue()).toContain(secrets[14]);
    const record = await printedText(page, () => photograph(page, 'record-print'));
    const parts = [FINISHED, 'Aurora Alimentos', 'Dados confirmados', '529.982.247-25', 'Rua A, 1'];
    expect(parts.filter((part) => !record.includes(part))).toEqual([]);
    expect(secretsOf(record)).toEqual([]);
    for (const word of ['Token', 'Notas', 'Sair', 'Imprimir', 'Editar', 'Desconfirmar', 'Voltar', 'Mostrar']) {
      expect(record).not.toContain(word);
    }
    await page.goto('/client?view=list');
    await page.getByRole('article', { name: FINISHED }).waitFor();
    expect(secretsOf(await page.getByRole('main').innerText())).toContain(secrets[14]);
    const list = await printedText(page, () => photograph(page, 'list-print'));
    expect(list).toContain(FINISHED);
    expect(secretsOf(list)).toEqual([]);
    for (const word of ['Sair', 'Etapa', 'Copy', 'Novo Candidato', 'Próximo']) expect(list).not.toContain(word);
  });

  it('an administrator finds a candidate by Ctrl+K, and changes an answer after the confirmation', async () => {
    admin = await openStaff(product, product.server.admin, laptop);
    await admin.keyboard.press('Control+k');
    await admin.getByRole('combobox', { name: 'O que você procura?' }).fill(FINISHED);
    await admin.getByRole('option', { name: new RegExp(FINISHED) }).waitFor();
    expect(await accessibilityProblems(admin)).toEqual([]);
    await photograph(admin, 'search');
    await admin.keyboard.press('Enter');
    await admin.getByRole('heading', { level: 1, name: FINISHED }).waitFor();
    await admin.getByRole('button', { name: 'Editar', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Editar Candidato' });
    await dialog.getByRole('textbox', { name: 'Endereço' }).fill('Rua B, 2');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByRole('region', { name: 'Linha do tempo' }).getByText('Após a confirmação').waitFor();
  });

  it('the client is told by the bell, without a reload, and sees the difference when reading again', async () => {
    const told = `Os dados confirmados de ${FINISHED} foram alterados`;
    // Who has finished is the other one. A list that is opened before this is told would offer it behind a button.
    await page.getByRole('button', { name: 'Notificações: 2 não lidas' }).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    await panel.getByRole('link', { name: told }).waitFor();
    await photograph(page, 'told');
    await panel.getByRole('link', { name: told }).click();
    const confirmation = page.getByRole('region', { name: 'Confirmação' });
    await confirmation.getByText('Alterado desde a confirmação').waitFor();
    for (const address of ['Rua A, 1', 'Rua B, 2']) await confirmation.getByText(address).waitFor();

    await page.goto('/client?view=list');
    const card = page.getByRole('article', { name: FINISHED });
    await card.getByRole('button', { name: `Ver os dados de ${FINISHED}` }).click();
    const reading = page.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await reading.getByRole('heading', { name: 'Alterado desde a confirmação' }).waitFor();
    await reading.getByText('Rua A, 1').waitFor();
    await reading.getByText('Rua B, 2').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'difference');
    await reading.getByRole('button', { name: 'Fechar' }).last().click();
  });

  it('the administrator undoes the change, and nothing differs from what was confirmed', async () => {
    const timeline = admin.getByRole('region', { name: 'Linha do tempo' });
    await timeline.getByRole('button', { name: 'Desfazer' }).first().click();
    const question = admin.getByRole('alertdialog', { name: 'Desfazer alteração?' });
    await question.getByRole('button', { name: 'Desfazer' }).click();
    await timeline.getByText('Alteração desfeita').waitFor();
    await admin.getByRole('region', { name: 'Dados Básicos' }).getByText('Rua A, 1').waitFor();
    await photograph(admin, 'undone');
    await page.goto(`/candidates/${globalId(office.candidates[14]!.id)}`);
    await page.getByRole('region', { name: 'Linha do tempo' }).getByText('Alteração desfeita').waitFor();
    expect(await page.getByText('Alterado desde a confirmação').count()).toBe(0);
  });

  it('the client ends an admission, which leaves the queue, and resumes it', async () => {
    const name = STUCK[3]!;
    await page.goto('/client');
    await dueSoon().getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Encerrar admissão' }).click();
    const dialog = page.getByRole('dialog', { name: 'Encerrar admissão' });
    await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption('Desistiu');
    await dialog.getByRole('textbox', { name: /^Observação/ }).fill('Aceitou outra vaga.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'ending');
    await dialog.getByRole('button', { name: 'Encerrar' }).click();
    const notice = page.getByRole('note').filter({ hasText: /^Admissão encerrada em .*: Desistiu/ });
    await notice.getByText('Aceitou outra vaga.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'ended');
    await page.getByRole('link', { name: '← Voltar' }).click();
    await dueSoon().getByRole('link', { name: STUCK[0]! }).waitFor();
    expect(await dueSoon().getByRole('link', { name }).count()).toBe(0);
    await page.goto('/client?view=list&stage=ENDED');
    await page.getByRole('article', { name }).getByText('Desistiu').waitFor();
    await page.goto(`/candidates/${globalId(office.candidates[3]!.id)}`);
    await notice.getByRole('button', { name: 'Retomar' }).click();
    await notice.waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: 'Linha do tempo' })
      .getByText('Admissão retomada', { exact: true })
      .waitFor();
    await page.goto('/client');
    await dueSoon().getByRole('link', { name }).waitFor();
  });

  it('on a phone everything fits a finger, in the queue and on the page', async () => {
    const small = await openStaff(product, office.client, phone, { hasTouch: true });
    await dueSoon(small).getByRole('link', { name: STUCK[0]! }).waitFor();
    expect(await touchProblems(small)).toEqual([]);
    await photograph(small, 'queue-phone');
    await dueSoon(small).getByRole('link', { name: STUCK[0]! }).click();
    await small
      .getByRole('region', { name: 'Linha do tempo' })
      .getByText('Lembrete solicitado', { exact: true })
      .waitFor();
    expect(await touchProblems(small)).toEqual([]);
    expect(await accessibilityProblems(small)).toEqual([]);
    await photograph(small, 'page-phone');
  });
});
