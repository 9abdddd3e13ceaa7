import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, clientData, connection, type CandidateData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientDashboard from './ClientDashboard';

async function openCard(overrides: Partial<CandidateData>) {
  const candidate = candidateData({ name: 'Ana', ...overrides });
  const server = serveStaff({
    viewer: { id: 'viewer', name: 'Marina', viewerCanCreateCandidates: true, client: clientData() },
    candidateTotals: { total: 1, inProgress: 1, complete: 0, confirmed: 0, ended: 0 },
    candidates: () => connection([candidate]),
    sendCandidateAccessLink: () => ({
      candidate: Object.assign(candidate, { accessSentAt: '2026-03-04T12:30:00.000Z' }),
      userErrors: [],
    }),
    node: () => candidate,
    renewCandidateAccess: () => ({ candidate: Object.assign(candidate, { accessSentAt: null }), userErrors: [] }),
  });
  const { user } = await renderStaff(<ClientDashboard />, { path: '/client', role: 'client' });
  const card = within(await screen.findByRole('article', { name: 'Ana' }));
  const openMenu = async () => {
    await user.click(card.getByRole('button', { name: 'Copiar ou enviar o link de Ana' }));
    return within(card.getByRole('dialog', { name: 'Copiar ou enviar o link de Ana' }));
  };
  return { user, server, card, openMenu };
}

const token = 't'.repeat(60);
const link = `${window.location.origin}/candidato/${token}`;
const tone = (title: string) => screen.findByText(title).then((found) => found.closest('li')?.dataset['tone']);

test('cuts the link at fifty characters for the eye and copies it whole', async () => {
  const { user, card } = await openCard({ accessToken: token });
  expect(card.getByText(`${link.slice(0, 50)}...`)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Copy link de Ana' }));
  expect(await screen.findByText('Link copiado!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('‘Copy’ and ‘Enviar’ are words on the card, and carry the candidate’s name for screen readers', async () => {
  const { card } = await openCard({});
  for (const word of ['Copy', 'Enviar']) expect(card.getByText(word)).toBeVisible();
  expect(card.getByRole('button', { name: 'Copy link de Ana' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Enviar link de Ana' })).toBeVisible();
});

test('the menu of a phone’s card has the link and both words', async () => {
  const { user, openMenu } = await openCard({ accessToken: token });
  const menu = await openMenu();
  expect(menu.getByText(`${link.slice(0, 50)}...`)).toBeVisible();
  expect(menu.getByText('Enviar')).toBeVisible();
  await user.click(menu.getByText('Copy'));
  expect(await screen.findByText('Link copiado!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('sends the link by e-mail, and the card keeps when', async () => {
  const { user, card } = await openCard({ email: 'ana@exemplo.com' });
  expect(card.queryByText(/^Link enviado em/)).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^Enviar/ }));
  expect(await tone('Link enviado!')).toBe('success');
  expect(await card.findByText(/^Link enviado em 04\/03\/2026$/)).toBeVisible();
});

test('without a mail server ‘Enviar’ gives the documented text as information, and copies the link', async () => {
  const { user, server, card } = await openCard({ accessToken: token });
  server.intercept('SendCandidateAccessLink', () => ({
    data: {
      sendCandidateAccessLink: {
        __typename: 'SendCandidateAccessLinkPayload',
        candidate: null,
        userErrors: [{ __typename: 'UserError', code: 'PRECONDITION_FAILED', field: null, message: 'Sem SMTP.' }],
      },
    },
  }));
  await user.click(card.getByRole('button', { name: /^Enviar/ }));
  expect(await tone('Funcionalidade será implementada')).toBe('info');
  expect(screen.getByText('Link copiado!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(card.queryByText(/^Link enviado em/)).not.toBeInTheDocument();
});

test('a link that could not be sent is told with the address that it was for', async () => {
  const { user, server, card } = await openCard({ email: 'ana@exemplo.com' });
  server.intercept('SendCandidateAccessLink', () => ({
    status: 400,
    error: { code: 'BAD_USER_INPUT', message: 'Limite do dia.' },
  }));
  await user.click(card.getByRole('button', { name: /^Enviar/ }));
  expect(await screen.findByText('ana@exemplo.com: Limite do dia.')).toBeVisible();
});

test('nothing was sent yet of a new access', async () => {
  const { user, card } = await openCard({ accessSentAt: '2026-03-04T12:30:00.000Z' });
  expect(card.getByText(/^Link enviado em 04\/03\/2026/)).toBeVisible();
  await user.click(card.getByRole('button', { name: /^Editar/ }));
  await user.click(await screen.findByRole('button', { name: 'Gerar novo acesso' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gerar novo acesso' }));
  expect(await screen.findByText('Novo acesso gerado!')).toBeVisible();
  expect(screen.queryByText(/^Link enviado em/)).not.toBeInTheDocument();
});
