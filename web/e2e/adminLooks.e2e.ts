import type { Page } from 'playwright-core';
import { describeLooks, dialog, openPage, steps, type View } from './support/looks';

/** The companies to choose from, open below their box. */
const openPicker = async (page: Page) => {
  await steps('Novo Candidato')(page);
  await dialog(page).getByRole('combobox', { name: 'Cliente' }).click();
  await page.getByRole('option').first().waitFor();
};

const openSessions = async (page: Page) => {
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sessões abertas' }).click();
  await dialog(page).getByRole('listitem').first().waitFor();
};

const openTwoFactor = async (page: Page) => {
  await page.getByRole('button', { name: /^Minha conta/ }).click();
  await page.getByRole('menuitem', { name: 'Verificação em duas etapas' }).click();
  await page.getByRole('button', { name: 'Ativar' }).click();
  await page.getByRole('img', { name: /^Código QR/ }).waitFor();
};

/** Whom an action on all of the page would reach, each with company and stage. */
const openPreview = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  const actions = page.getByRole('group', { name: 'Ações com os selecionados' });
  await actions.getByRole('button', { name: /^(Mais|Ações)$/ }).click();
  await page.getByRole('menuitem', { name: 'Encerrar' }).click();
  await dialog(page)
    .getByText(/· Etapa: /)
    .first()
    .waitFor();
};

/** An address of the longest kind, and a message that it has not taken. */
const openDeliveries = async (page: Page) => {
  if (await page.getByText('Nenhum webhook ainda').isVisible()) {
    await steps('Novo webhook')(page);
    const address = `https://folha.exemplo.com.br/${'W'.repeat(1500)}`;
    await dialog(page).getByRole('textbox', { name: 'Endereço (URL)' }).fill(address);
    await dialog(page).getByRole('checkbox', { name: 'Todos' }).first().check();
    await dialog(page).getByRole('button', { name: 'Criar webhook' }).click();
    await page.getByRole('dialog', { name: 'Webhook criado' }).getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('button', { name: 'Enviar teste' }).click();
  } else {
    await page.getByRole('button', { name: 'Ver entregas' }).click();
  }
  await page.getByRole('button', { name: /^Ver \d+ eventos$/ }).click();
  await page.getByRole('row', { name: /webhook\.test/ }).waitFor();
};

const views: View[] = [
  { name: 'admin dashboard', path: '/admin' },
  { name: 'admin dashboard without results', path: '/admin?search=xyz&clientSearch=xyz' },
  { name: 'new client', path: '/admin', open: steps('Novo Cliente') },
  { name: 'missing data of a client', path: '/admin', open: steps('Novo Cliente', 'Criar Cliente') },
  { name: 'client', path: '/admin', open: steps(/^Editar/) },
  { name: 'deletion of a client', path: '/admin', open: steps(/^Editar/, 'Excluir cliente') },
  { name: 'candidate details', path: '/admin', open: steps(/^Ver/) },
  { name: 'candidate details being edited', path: '/admin', open: steps(/^Ver/, 'Editar') },
  { name: 'new candidate with its client', path: '/admin', open: openPicker },
  { name: 'sessions', path: '/admin', open: openSessions },
  { name: 'two-step sign-in', path: '/admin', open: openTwoFactor },
  { name: 'candidate page', path: '/admin', open: openPage },
  { name: 'search over everything', path: '/admin', open: steps('Buscar em tudo') },
  { name: 'queue', path: '/admin?view=attention' },
  { name: 'preview of an action on several', path: '/admin', open: openPreview },
  { name: 'new access', path: '/admin', open: steps(/^Ver/, 'Gerar novo acesso') },
  { name: 'fields', path: '/admin/campos' },
  { name: 'new field', path: '/admin/campos', open: steps('Novo Campo', 'Criar Campo') },
  { name: 'field', path: '/admin/campos', open: steps('Editar Estado civil') },
  { name: 'order of the fields', path: '/admin/campos', open: steps('Reordenar') },
  { name: 'deletion of a field', path: '/admin/campos', open: steps('Remover CPF') },
  { name: 'team', path: '/admin/equipe' },
  { name: 'invitation', path: '/admin/equipe', open: steps('Convidar pessoa', 'Convidar') },
  { name: 'access keys', path: '/admin/chaves' },
  { name: 'new access key', path: '/admin/chaves', open: steps('Criar chave', 'Criar') },
  { name: 'retention', path: '/admin/guarda' },
  { name: 'webhooks', path: '/admin/webhooks' },
  { name: 'new webhook', path: '/admin/webhooks', open: steps('Novo webhook', 'Criar webhook') },
  { name: 'deliveries of a webhook', path: '/admin/webhooks', open: openDeliveries },
];

describe('the looks of the administrator’s screens', () => describeLooks(views, ({ server }) => server.admin));
