import type { Page } from 'playwright-core';
import { accessibilityProblems, touchProblems } from './support/accessibility';
import { laptop, phone, photographer } from './support/browser';
import { restCall } from './support/restCall';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

/** Two people at once: what one does, the other one's list offers and the bell tells, without a reload. */
describe('a live list', () => {
  const product = setUpProduct();
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  let company: Page;
  let admin: Page;
  const photograph = photographer('live-lists');

  beforeAll(async () => {
    office = await prepareOffice(product.server, ['Ana Lima', 'Bia Souza']);
    company = await openStaff(product, office.client, laptop);
    admin = await openStaff(product, product.server.admin, laptop);
    for (const page of [company, admin]) {
      const opened = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
      await page.reload();
      expect((await opened).status()).toBe(200);
    }
  });

  const list = (page: Page) => page.getByRole('region', { name: 'Meus Candidatos' });

  it('offers the company what the administrator changes, and leaves the list alone until it is pressed', async () => {
    await company.getByRole('tab', { name: 'Meus Candidatos' }).click();
    await list(company).getByText('Ana Lima').first().waitFor();
    await admin.goto(`/candidates/${Buffer.from(`Candidate:${office.candidates[0]!.id}`).toString('base64url')}`);
    await admin.getByRole('button', { name: 'Editar', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Editar Candidato' });
    await dialog.getByRole('textbox', { name: 'Nome', exact: false }).first().fill('Ana Lima Castro');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    const offer = list(company).getByRole('button', { name: 'A lista mudou, atualizar' });
    await offer.waitFor();
    expect(await list(company).getByText('Ana Lima Castro').count()).toBe(0);
    expect(await accessibilityProblems(company)).toEqual([]);
    await photograph(company, 'offer');
    await offer.click();
    await list(company).getByText('Ana Lima Castro').first().waitFor();
    await offer.waitFor({ state: 'detached' });
  });

  it('counts who has come', async () => {
    await restCall(product.server, 'POST', '/candidates', {
      token: office.adminToken,
      body: { name: 'Caio Reis', email: 'caio@exemplo.com.br', clientId: await clientId() },
    });
    await list(company).getByRole('button', { name: '1 novo, atualizar' }).click();
    await list(company).getByText('Caio Reis').first().waitFor();
  });

  it('tells by the bell who has finished, leads there, and counts down', async () => {
    const { token: link, password } = office.candidates[1]!;
    const own = await restCall<{ token: string }>(product.server, 'POST', '/candidates/login', {
      body: { token: link, password },
    });
    await restCall(product.server, 'PUT', '/candidates/me', {
      token: own.token,
      body: {
        name: 'Bia Souza',
        email: 'pessoa1@exemplo.com.br',
        customFields: [{ key: 'cpf', value: '52998224725' }],
      },
    });
    await company.getByRole('button', { name: 'Notificações: 1 não lida' }).click();
    const panel = company.getByRole('dialog', { name: 'Notificações' });
    await panel.getByRole('link', { name: 'Bia Souza finalizou o cadastro' }).waitFor();
    expect(await accessibilityProblems(company)).toEqual([]);
    await photograph(company, 'panel');
    await panel.getByRole('link', { name: 'Bia Souza finalizou o cadastro' }).click();
    await company.getByRole('heading', { level: 1, name: 'Bia Souza' }).waitFor();
    await company.getByRole('button', { name: 'Notificações', exact: true }).waitFor();
    await admin.getByRole('button', { name: 'Notificações: 1 não lida' }).waitFor();
  });

  it('on a phone the panel and the settings fit a finger', async () => {
    const small = await openStaff(product, office.client, phone, { hasTouch: true });
    await small.getByRole('button', { name: 'Notificações', exact: true }).click();
    await small.getByRole('link', { name: 'Bia Souza finalizou o cadastro' }).waitFor();
    expect(await touchProblems(small)).toEqual([]);
    await small.getByRole('button', { name: 'Configurar' }).click();
    await small.getByRole('group', { name: 'Prazo vencido' }).waitFor();
    expect(await touchProblems(small)).toEqual([]);
    expect(await accessibilityProblems(small)).toEqual([]);
    await photograph(small, 'settings-phone');
  });

  async function clientId(): Promise<string> {
    const clients = await restCall<{ id: string }[]>(product.server, 'GET', '/clients', { token: office.adminToken });
    return clients[0]!.id;
  }
});
