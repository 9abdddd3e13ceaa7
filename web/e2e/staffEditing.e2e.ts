import type { Page } from 'playwright-core';
import { laptop, newPerson, photographer, phone } from './support/browser';
import { openStaff, prepareOffice } from './support/staffFixture';
import { acceptConsent, goOn, nextSave, question, signIn } from './support/candidatePage';
import { restCall } from './support/restCall';
import { setUpProduct } from './support/product';

/** Several people at one record: confirmations, and what an edit meets meanwhile. */
describe('several people at one record', () => {
  const product = setUpProduct();
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  const photograph = photographer('staff-editing');

  beforeAll(async () => {
    office = await prepareOffice(product.server, ['Joana Prado']);
  });

  const openClientEditor = async (page: Page) => {
    await page.getByRole('button', { name: 'Editar Marina Tavares' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Cliente' });
    await dialog.getByRole('textbox', { name: 'Nome da Empresa' }).waitFor();
    return dialog;
  };

  test('two administrators edit one client: the second is told by whom, compares and chooses', async () => {
    const first = await openStaff(product, product.server.admin, laptop);
    const second = await openStaff(product, product.server.admin, laptop);
    const one = await openClientEditor(first);
    const two = await openClientEditor(second);
    await one.getByRole('textbox', { name: 'Nome da Empresa' }).fill('Aurora Alimentos S.A.');
    await one.getByRole('textbox', { name: 'Telefone' }).fill('1133334444');
    await one.getByRole('button', { name: 'Atualizar Cliente' }).click();
    await one.waitFor({ state: 'detached' });

    await two.getByRole('textbox', { name: 'Nome da Empresa' }).fill('Aurora Comércio Ltda.');
    await two.getByRole('button', { name: 'Atualizar Cliente' }).click();
    await two.getByText(/^Administrador alterou este cadastro em .*, enquanto você editava\.$/).waitFor();
    await two.getByText('Atualizado com a outra alteração: Telefone.').waitFor();
    await photograph(second, 'conflict');
    const company = two.getByRole('group', { name: 'Nome da Empresa' });
    expect(await company.getByRole('radio', { name: /Seu valor.*Aurora Comércio Ltda\./ }).isChecked()).toBe(false);
    await two.getByRole('button', { name: 'Atualizar Cliente' }).click();
    await two.getByText('Escolha o valor que deve ficar em cada campo alterado pelas duas pessoas.').waitFor();
    await company.getByRole('radio', { name: /Valor de Administrador.*Aurora Alimentos S\.A\./ }).check();
    await two.getByRole('button', { name: 'Atualizar Cliente' }).click();
    await two.waitFor({ state: 'detached' });

    const stored = await restCall<{ nomeEmpresa: string; telefone: string }[]>(
      product.server,
      'GET',
      '/clients?page=1&pageSize=5',
      {
        token: office.adminToken,
      },
    );
    expect(stored[0]).toMatchObject({ nomeEmpresa: 'Aurora Alimentos S.A.', telefone: '1133334444' });
    await first.context().close();
    await second.context().close();
  });

  test('a confirmed candidate who changes an answer is marked, and the confirmation can be taken back', async () => {
    const client = await openStaff(product, office.client, laptop);
    const card = client.getByRole('article', { name: 'Joana Prado' });
    await card.getByText('Aguardando confirmação').waitFor();
    await card.getByRole('checkbox', { name: 'Confirmar' }).click();
    const reading = client.getByRole('dialog', { name: 'Detalhes do Candidato' });
    await reading.getByRole('button', { name: 'Adicionar observações' }).click();
    await reading.getByRole('textbox', { name: 'Observações (opcional)' }).fill('Conferido com a carteira.');
    await reading.getByRole('checkbox', { name: 'Confirmar' }).click();
    const incomplete = client.getByRole('alertdialog', { name: 'Confirmar dados incompletos?' });
    await incomplete.getByRole('button', { name: 'Confirmar mesmo assim' }).click();
    await reading.getByText('Dados confirmados').waitFor();
    await client.keyboard.press('Escape');
    await card.getByText('Dados confirmados').waitFor();
    await card.getByText('Observações: Conferido com a carteira.').waitFor();

    const { page: candidate, context } = await newPerson(product, { viewport: phone });
    const [{ token = '', password = '' } = {}] = office.candidates;
    await signIn(candidate, { path: `/candidato/${token}`, password });
    await acceptConsent(candidate);
    for (const label of ['Nome completo', 'E-mail']) {
      await question(candidate, label);
      await goOn(candidate);
    }
    await question(candidate, 'CPF');
    const saved = nextSave(candidate, 'cpf');
    await candidate.getByRole('textbox', { name: 'CPF' }).fill('52998224725');
    await goOn(candidate);
    await saved;
    await context.close();

    await client.reload();
    await card.getByText('Dados alterados após a confirmação: CPF').waitFor();
    await photograph(client, 'changed-after-confirmation');
    const admin = await openStaff(product, product.server.admin, laptop);
    await admin.getByText('Confirmado por Marina Tavares').waitFor();
    await admin.getByText('Dados alterados após a confirmação: CPF').waitFor();
    await admin.context().close();

    await card.getByRole('button', { name: 'Desconfirmar' }).click();
    await client.getByRole('alertdialog').getByRole('button', { name: 'Desconfirmar' }).click();
    await client.getByText('Candidato desconfirmado!', { exact: true }).waitFor();
    await card.getByText('Aguardando confirmação').waitFor();
    await client.context().close();
  });
});
