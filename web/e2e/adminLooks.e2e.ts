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
  { name: 'candidate page', path: '/admin', open: openPage },
  { name: 'search over everything', path: '/admin', open: steps('Buscar em tudo') },
  { name: 'queue', path: '/admin?view=attention' },
  { name: 'new access', path: '/admin', open: steps(/^Ver/, 'Gerar novo acesso') },
  { name: 'fields', path: '/admin/campos' },
  { name: 'new field', path: '/admin/campos', open: steps('Novo Campo', 'Criar Campo') },
  { name: 'field', path: '/admin/campos', open: steps('Editar Estado civil') },
  { name: 'order of the fields', path: '/admin/campos', open: steps('Reordenar') },
  { name: 'deletion of a field', path: '/admin/campos', open: steps('Remover CPF') },
  { name: 'team', path: '/admin/equipe' },
  { name: 'invitation', path: '/admin/equipe', open: steps('Convidar pessoa', 'Convidar') },
  { name: 'retention', path: '/admin/guarda' },
];

describe('the looks of the administrator’s screens', () => describeLooks(views, ({ server }) => server.admin));
