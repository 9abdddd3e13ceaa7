import type { Page } from 'playwright-core';
import { describeLooks, dialog, openPage, steps, type View } from './support/looks';

/** Notes are written where the data are read. */
const openNotes = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Confirmar' }).first().click();
  await dialog(page).getByRole('button', { name: 'Adicionar observações' }).click();
};

const views: View[] = [
  { name: 'client dashboard', path: '/client' },
  { name: 'client dashboard with notes', path: '/client', open: openNotes },
  { name: 'new candidate', path: '/client', open: steps('Novo Candidato', 'Criar Candidato') },
  { name: 'candidate', path: '/client', open: steps(/^Editar/) },
  { name: 'candidate page', path: '/client', open: openPage },
  { name: 'team of a company', path: '/client/equipe' },
  { name: 'webhooks of a company', path: '/client/webhooks' },
  { name: 'access keys of a company', path: '/client/chaves' },
  { name: 'deletion of a candidate', path: '/client', open: steps(/^Excluir/) },
];

describe('the looks of the client’s screens', () => describeLooks(views, ({ client }) => client));
