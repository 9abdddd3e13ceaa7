import type { Page } from 'playwright-core';
import type { RunningServer } from '../../../gateway/test/builtServer';
import { newPerson, type Product } from './browser';
import { restCall, staffToken } from './restCall';

const everyone = ['admin', 'client', 'candidate'];

const fields = [
  { key: 'cpf', label: 'CPF', type: 'text', target: 'candidate', required: true },
  {
    key: 'estado_civil',
    label: 'Estado civil',
    type: 'select',
    options: ['Solteiro(a)', 'Casado(a)'],
    target: 'candidate',
  },
  { key: 'endereco', label: 'Endereço', type: 'textarea', target: 'candidate' },
  { key: 'data_admissao', label: 'Data de admissão', type: 'date', target: 'candidate' },
  { key: 'possui_cnh', label: 'Possui CNH', type: 'checkbox', target: 'candidate' },
  { key: 'segmento', label: 'Segmento', type: 'select', options: ['Alimentos'], target: 'client' },
  { key: 'observacoes', label: 'Observações', type: 'textarea', target: 'client' },
].map((field, order) => ({ active: true, required: false, order, ...field }));

export interface Login {
  email: string;
  password: string;
}

/** A client company whose user has chosen a password. */
export async function registerClient(
  server: RunningServer,
  token: string,
  customFields: { key: string; value: string }[] = [],
): Promise<Login> {
  const client: Login = { email: 'marina@aurora.exemplo.com.br', password: 'segredo-da-marina' };
  const { temporaryPassword } = await restCall<{ temporaryPassword: string }>(server, 'POST', '/clients', {
    token,
    body: {
      nome: 'Marina Tavares',
      email: client.email,
      cnpj: '45997418000153',
      nomeEmpresa: 'Aurora Alimentos',
      ativo: true,
      customFields,
    },
  });
  await restCall(server, 'POST', '/identity/change-password', {
    token: await staffToken(server, { ...client, password: temporaryPassword }),
    body: { currentPassword: temporaryPassword, newPassword: client.password },
  });
  return client;
}

/** A company that has begun: fields of both targets, a client who has chosen a password, and its candidates. */
export async function prepareOffice(server: RunningServer, candidateNames: readonly string[]) {
  const token = await staffToken(server, server.admin);
  for (const field of fields) {
    await restCall(server, 'POST', '/customfilds', { body: field, token });
    const rights = { fieldKey: field.key, canView: everyone, canEdit: everyone };
    await restCall(server, 'PUT', `/field-permissions/${field.key}`, { body: rights, token });
  }
  const client = await registerClient(server, token);
  const clientToken = await staffToken(server, client);
  const candidates: { id: string; token: string; password: string }[] = [];
  for (const [number, name] of candidateNames.entries()) {
    candidates.push(
      await restCall(server, 'POST', '/candidates', {
        token: clientToken,
        body: { name, email: `pessoa${number}@exemplo.com.br`, customFields: [{ key: 'endereco', value: 'Rua A, 1' }] },
      }),
    );
  }
  return { adminToken: token, client, candidates };
}

/** A person of the staff at their own browser, signed in and on their dashboard. */
export async function openStaff(
  product: Product,
  login: Login,
  viewport: { width: number; height: number },
  options: { hasTouch?: boolean } = {},
): Promise<Page> {
  const { page } = await newPerson(product, { viewport, ...options });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Senha', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('heading', { name: /^Painel/ }).waitFor();
  return page;
}
