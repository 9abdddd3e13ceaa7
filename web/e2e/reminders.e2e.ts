import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { globalId } from './support/candidateFixture';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

/** A company sets when its candidates are reminded, writes the words, and passes its message on by WhatsApp. */
describe('reminders and their words', () => {
  const product = setUpProduct();
  let page: Page;
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  const photograph = photographer('reminders');

  beforeAll(async () => {
    office = await prepareOffice(product.server, ['Ana Lima']);
    const { adminToken: token } = office;
    const field = { key: 'celular', label: 'Celular', type: 'text', target: 'candidate', active: true, order: 20 };
    await restCall(product.server, 'POST', '/customfilds', { body: field, token });
    const everyone = ['admin', 'client', 'candidate'];
    const rights = { fieldKey: 'celular', canView: everyone, canEdit: everyone };
    await restCall(product.server, 'PUT', '/field-permissions/celular', { body: rights, token });
    await restCall(product.server, 'PUT', `/candidates/${office.candidates[0]!.id}`, {
      body: { customFields: [{ key: 'celular', value: '(11) 98765-4321' }] },
      token,
    });
    page = await openStaff(product, office.client, laptop);
  });

  it('sets the rules with the mail of each beside them', async () => {
    await page.getByRole('link', { name: 'Lembretes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lembretes e avisos' }).waitFor();
    await page.getByText('Aurora Alimentos: seu cadastro vence em').waitFor();
    const mail = page.locator('[data-mail]');
    await mail.getByText('Olá, Maria da Silva!').waitFor();
    // The mail's own header has its colour, which the page's security policy would keep out of markup.
    const header = mail.getByText('Aurora Alimentos', { exact: true });
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 106, 87)');
    await page.getByRole('button', { name: 'Ver prévia Aviso de prazo vencido' }).click();
    await page.getByText('Cadastro vencido: Maria da Silva').waitFor();
    await page.getByRole('textbox', { name: 'Dias antes do prazo' }).fill('5, 2');
    await page.getByRole('textbox', { name: 'Dias de prazo de um novo cadastro' }).fill('10');
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'rules');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Regras salvas', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'Dias antes do prazo' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Dias antes do prazo' }).inputValue()).toBe('5, 2');
    expect(await page.getByRole('textbox', { name: 'Dias de prazo de um novo cadastro' }).inputValue()).toBe('10');
  });

  it('writes a message, is told of an unknown variable, and finds its words in WhatsApp', async () => {
    await page.getByRole('tab', { name: 'Textos' }).click();
    await page.getByRole('combobox', { name: 'Mensagem', exact: true }).selectOption('WHATSAPP');
    const text = page.getByRole('textbox', { name: 'Texto' });
    await text.fill('Oi, {{nome}}! A senha é {{senha}}. {{link}}');
    await page.getByText('Variável desconhecida: {{senha}}.').waitFor();
    await photograph(page, 'unknown-variable');
    await text.fill('Oi, {{nome}}! Aqui é da {{empresa}}: {{link}}');
    await page.getByText('Oi, Maria da Silva! Aqui é da Aurora Alimentos:').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await photograph(page, 'text');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Texto salvo', { exact: true }).waitFor();

    const { id, token = '', password = '' } = office.candidates[0]!;
    await page.goto(`/candidates/${globalId(id)}`);
    const link = page.getByRole('link', { name: 'WhatsApp para Ana Lima' });
    await link.waitFor();
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/5511987654321');
    expect(url.searchParams.get('text')).toContain('Oi, Ana Lima! Aqui é da Aurora Alimentos: http');
    expect(url.href).toContain(token);
    expect(url.href).not.toContain(password);
    await photograph(page, 'candidate');

    await page.goto('/reminders?view=texts&message=WHATSAPP');
    await page.getByRole('button', { name: 'Voltar ao texto padrão' }).click();
    const question = page.getByRole('alertdialog', { name: 'Voltar ao texto padrão?' });
    await question.getByRole('button', { name: 'Voltar ao texto padrão' }).click();
    await page.getByText('Vale o texto padrão.', { exact: true }).waitFor();
  });

  it('an administrator sees that no task has failed, and sets the standard', async () => {
    const admin = await openStaff(product, product.server.admin, laptop);
    await admin.goto('/reminders');
    await admin.getByRole('textbox', { name: 'Dias antes do prazo' }).waitFor();
    expect(await accessibilityProblems(admin)).toEqual([]);
    await admin.getByRole('link', { name: 'Tarefas que falharam' }).click();
    await admin.getByText('Nenhuma tarefa falhou').waitFor();
    expect(await accessibilityProblems(admin)).toEqual([]);
    await photograph(admin, 'failed-jobs');
  });

  it('on a phone everything fits a finger', async () => {
    const small = await openStaff(product, office.client, phone, { hasTouch: true });
    for (const view of ['rules', 'texts']) {
      await small.goto(`/reminders?view=${view}`);
      await small.getByText('Olá, Maria da Silva!').first().waitFor();
      expect(await touchProblems(small)).toEqual([]);
      await photograph(small, `phone-${view}`);
    }
  });
});
