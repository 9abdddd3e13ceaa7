import type { Page } from 'playwright-core';
import ExcelJS from 'exceljs';
import { laptop, newPerson, phone, photographer } from './support/browser';
import { setUpProduct } from './support/product';

/** The main job, end to end, as one hiring goes through it. */
describe('the main story', () => {
  const product = setUpProduct();
  const photograph = photographer('main-story');
  const complaints: string[] = [];

  let admin: Page;
  let client: Page;
  let candidate: Page;
  let temporaryPassword = '';
  let candidateLink = '';
  let candidatePassword = '';

  const person = async (viewport: { width: number; height: number }) => {
    const opened = await newPerson(product, { viewport });
    opened.page.on('close', () => complaints.push(...opened.complaints));
    return opened.page;
  };

  const signIn = async (page: Page, email: string, password: string) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  };

  beforeAll(async () => {
    admin = await person(laptop);
    client = await person(laptop);
    candidate = await person(phone);
  });

  const createField = async (fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await admin.getByRole('button', { name: 'Novo Campo' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Criar Campo Dinâmico' });
    await fill(dialog);
    for (const name of ['Cliente pode editar', 'Candidato pode editar']) await dialog.getByLabel(name).check();
    await photograph(admin, 'admin-field-editor');
    await dialog.getByRole('button', { name: 'Criar Campo' }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  test('the admin signs in and creates a required select and a date with rights for client and candidate', async () => {
    await signIn(admin, product.server.admin.email, product.server.admin.password);
    await admin.getByRole('heading', { name: 'Painel Administrativo' }).waitFor();
    await photograph(admin, 'admin-dashboard-empty');
    await admin
      .getByRole('link', { name: 'Campos Dinâmicos' })
      .or(admin.getByRole('button', { name: 'Campos Dinâmicos' }))
      .click();
    await admin.getByText('Nenhum campo dinâmico configurado ainda.').waitFor();

    await createField(async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Label' }).first().fill('Estado civil');
      await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Seleção' });
      await dialog.getByLabel('Opção 1', { exact: true }).fill('Solteiro(a)');
      await dialog.getByRole('button', { name: 'Adicionar opção' }).click();
      await dialog.getByLabel('Opção 2', { exact: true }).fill('Casado(a)');
      await dialog.getByLabel('Obrigatório', { exact: true }).check();
    });
    await createField(async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Label' }).first().fill('Data de nascimento');
      await dialog.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Data' });
    });
    const rows = admin.getByRole('table').getByRole('row');
    // The dialog closes when the field is saved, and the list comes after it.
    await rows.filter({ hasText: 'data_de_nascimento' }).first().waitFor();
    expect(await rows.filter({ hasText: 'estado_civil' }).count()).toBe(1);
    expect(await rows.filter({ hasText: 'data_de_nascimento' }).count()).toBe(1);
    await photograph(admin, 'admin-fields');
  });

  test('the admin creates a client company and is shown its temporary password', async () => {
    await admin.goto('/admin');
    await admin.getByRole('button', { name: 'Novo Cliente' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Novo Cliente' });
    await dialog.getByRole('textbox', { name: 'Nome', exact: false }).first().fill('Marina Tavares');
    await dialog.getByRole('textbox', { name: 'Nome da Empresa' }).fill('Aurora Alimentos do Vale Ltda.');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('rh@aurora.exemplo.com.br');
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('11987654321');
    await dialog.getByRole('textbox', { name: 'CNPJ' }).fill('12ABC34501DE35');
    await dialog.getByLabel('Cliente ativo').check();
    await photograph(admin, 'admin-client-dialog');
    await dialog.getByRole('button', { name: 'Criar Cliente' }).click();
    const created = admin.getByRole('dialog').filter({ hasText: 'Senha temporária' });
    temporaryPassword = await created.getByRole('textbox', { name: 'Senha temporária' }).inputValue();
    expect(temporaryPassword.length).toBeGreaterThanOrEqual(8);
    await photograph(admin, 'admin-client-created');
    await created.getByRole('button', { name: 'Concluir' }).click();
    await admin.getByText('Mostrando 1 de 1 clientes').waitFor();
  });

  test('the client must change the temporary password and lands on its dashboard', async () => {
    await signIn(client, 'rh@aurora.exemplo.com.br', temporaryPassword);
    const dialog = client.getByRole('dialog', { name: 'Crie uma nova senha' });
    await dialog.waitFor();
    await photograph(client, 'client-forced-password-change');
    const current = dialog.getByLabel('Senha atual', { exact: true });
    if (await current.isVisible()) await current.fill(temporaryPassword);
    await dialog.getByLabel('Nova senha', { exact: true }).fill('segredo-da-marina');
    await dialog.getByLabel('Confirmar nova senha', { exact: true }).fill('segredo-da-marina');
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await client.getByRole('heading', { name: 'Painel do Cliente' }).waitFor();
    await client.getByText('Nenhum candidato encontrado').waitFor();
    await photograph(client, 'client-dashboard-empty');
  });

  test('the client registers a candidate with one custom value and copies link and credentials', async () => {
    await client.getByRole('button', { name: 'Novo Candidato' }).first().click();
    const dialog = client.getByRole('dialog', { name: 'Novo Candidato' });
    await dialog.getByRole('textbox', { name: 'Nome' }).first().fill('João Conceição');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('joao@exemplo.com.br');
    await dialog.getByRole('combobox', { name: 'Estado civil' }).selectOption({ label: 'Solteiro(a)' });
    await photograph(client, 'client-candidate-dialog');
    await dialog.getByRole('button', { name: 'Criar Candidato' }).click();
    const created = client.getByRole('dialog', { name: 'Candidato criado com sucesso!' });
    await created.getByRole('button', { name: /Copiar credenciais/ }).click();
    const credentials = await client.evaluate(() => navigator.clipboard.readText());
    candidatePassword = /Senha: (\S+)/.exec(credentials)?.[1] ?? '';
    await created.getByRole('button', { name: /Copiar link/ }).click();
    candidateLink = await client.evaluate(() => navigator.clipboard.readText());
    expect(candidateLink.startsWith(`${product.server.url}/candidato/`)).toBe(true);
    expect(candidatePassword).toMatch(/^[A-Z0-9]{8}$/);
    await photograph(client, 'client-candidate-created');
    await created.getByRole('button', { name: 'Concluir' }).click();
    await client.getByRole('article', { name: 'João Conceição' }).waitFor();
    await photograph(client, 'client-dashboard');
  });

  test('the candidate accepts the consent, fills the wizard, edits from the review and finishes', async () => {
    await candidate.goto(candidateLink);
    await candidate.getByLabel('Senha', { exact: true }).fill(candidatePassword);
    await photograph(candidate, 'candidate-login');
    await candidate.getByRole('button', { name: 'Entrar' }).click();

    await candidate.getByRole('heading', { name: 'Termo de Consentimento (LGPD)' }).waitFor();
    await photograph(candidate, 'candidate-consent');
    expect(await candidate.getByRole('button', { name: 'Aceitar e Continuar' }).isDisabled()).toBe(true);
    await candidate.getByRole('checkbox').check();
    await candidate.getByRole('button', { name: 'Aceitar e Continuar' }).click();

    const next = candidate.getByRole('button', { name: 'Próximo', exact: true });
    await candidate.getByText('Campo 1 de 4').waitFor();
    await photograph(candidate, 'candidate-wizard-name');
    await next.click();
    await candidate.getByText('Campo 2 de 4').waitFor();
    await next.click();
    await candidate.getByRole('heading', { name: 'Estado civil' }).waitFor();
    await candidate.getByRole('combobox').selectOption({ label: 'Casado(a)' });
    await photograph(candidate, 'candidate-wizard-select');
    await next.click();
    await candidate.getByRole('heading', { name: 'Data de nascimento' }).waitFor();
    await candidate.getByRole('textbox').fill('29/02/1992');
    await photograph(candidate, 'candidate-wizard-date');
    await candidate.getByRole('button', { name: 'Finalizar' }).click();

    await candidate.getByRole('heading', { name: 'Revise seus dados' }).waitFor();
    await candidate.getByText('29/02/1992').waitFor();
    await photograph(candidate, 'candidate-review');
    await candidate.getByRole('button', { name: 'Editar: Estado civil' }).click();
    await candidate.getByRole('combobox').selectOption({ label: 'Solteiro(a)' });
    await candidate.getByRole('button', { name: 'Voltar para Confirmação' }).click();
    await candidate.getByText('Solteiro(a)').waitFor();
    await candidate.getByRole('button', { name: 'Confirmar e Finalizar' }).click();
    await candidate.waitForURL('**/candidato/obrigado');
    await candidate.getByRole('heading', { name: 'Obrigado! Seu cadastro foi concluído.' }).waitFor();
    await photograph(candidate, 'candidate-thank-you');
  });

  test('the client sees the candidate complete and confirms', async () => {
    await client.goto('/client');
    const waiting = client.getByRole('region', { name: 'Aguardando confirmação' });
    await waiting.getByText(/^finalizou o cadastro /).waitFor();
    await client.getByRole('tab', { name: 'Meus Candidatos' }).click();
    const card = client.getByRole('article', { name: 'João Conceição' });
    await card.getByText('Completo', { exact: true }).waitFor();
    await card.getByRole('checkbox', { name: 'Confirmar' }).click();
    const reading = client.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await reading.getByRole('checkbox', { name: 'Confirmar' }).click();
    await reading.getByText('Dados confirmados').waitFor();
    await client.keyboard.press('Escape');
    await card.getByText('Dados confirmados').waitFor();
    await photograph(client, 'client-confirmed');
  });

  test('the admin sees who confirmed and exports exactly the values entered', async () => {
    await admin.goto('/admin');
    const line = admin.getByText('Confirmado por Marina Tavares');
    await line.waitFor();
    const [red, green, blue] = (await line.evaluate((element) => getComputedStyle(element).color))
      .match(/\d+/g)
      ?.map(Number) as [number, number, number];
    expect(green).toBeGreaterThan(Math.max(red, blue));
    await photograph(admin, 'admin-dashboard');

    await admin.getByRole('checkbox', { name: /João Conceição/ }).check();
    await admin.getByRole('button', { name: /Exportar Selecionados/ }).click();
    const dialog = admin.getByRole('dialog', { name: 'Configurar Exportação Excel' });
    await dialog.getByRole('region', { name: 'Prévia das primeiras linhas' }).waitFor();
    await photograph(admin, 'admin-export-dialog');
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Exportar Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^candidatos_\d{4}-\d{2}-\d{2}\.xlsx$/);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await download.path());
    const sheet = workbook.getWorksheet('Candidatos');
    const headings = (sheet?.getRow(1).values as string[]).slice(1);
    const cells = (sheet?.getRow(2).values as unknown[]).slice(1);
    const row = Object.fromEntries(headings.map((heading, index) => [heading, cells[index]]));
    expect(sheet?.rowCount).toBe(2);
    expect(row).toMatchObject({
      Nome: 'João Conceição',
      'E-mail': 'joao@exemplo.com.br',
      Cliente: 'Marina Tavares',
      Empresa: 'Aurora Alimentos do Vale Ltda.',
      Status: 'Completo',
      'Estado civil': 'Solteiro(a)',
    });
    expect((row['Data de nascimento'] as Date).toISOString()).toBe('1992-02-29T00:00:00.000Z');
  });

  test('no page complained in its console', async () => {
    for (const page of [admin, client, candidate]) await page.close();
    expect(complaints).toEqual([]);
  });
});
