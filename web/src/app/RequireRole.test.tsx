import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { forgetCandidateLink, rememberCandidateLink } from '../session/candidateLink';
import { endSession } from '../session/sessionStore';
import { signOut } from '../session/signOut';
import { startSession } from '../session/viewer';
import { deferred, serveGraphql, unauthenticated, type GraphqlAnswer } from '../testing/graphqlServer';
import { rememberUser, resetSession, userTokenOf, viewerAnswer } from '../testing/session';
import { RequireRole } from './RequireRole';

beforeEach(resetSession);

function Place({ name }: { name: string }) {
  const { state } = useLocation() as { state: { from?: { pathname: string; search: string } } | null };
  const from = state?.from && `${state.from.pathname}${state.from.search}`;
  return <p>{from ? `${name}, vindo de ${from}` : name}</p>;
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={<Place name="início" />} />
        <Route path="/login" element={<Place name="login" />} />
        <Route path="/candidato/acesso" element={<Place name="como acessar" />} />
        <Route path="/candidato/abc123" element={<Place name="link abc123" />} />
        <Route element={<RequireRole allowed={['admin']} />}>
          <Route path="/admin" element={<Place name="painel" />} />
        </Route>
        <Route element={<RequireRole allowed={['candidate']} />}>
          <Route path="/candidate" element={<Place name="esteira" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  act(startSession);
}

it('shows a spinner while the session loads, then the screen', async () => {
  const answer = deferred<GraphqlAnswer>();
  serveGraphql(() => answer.promise);
  rememberUser();

  open('/admin');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
  expect(screen.getByText('Esteira')).toBeVisible(); // The brand stands in the header of the screen to come.

  answer.resolve(viewerAnswer({ roles: ['ADMIN'] }));
  expect(await screen.findByText('painel')).toBeVisible();
});

it('sends a visitor who is not signed in to the sign-in, with the way back', async () => {
  open('/admin?busca=ana');

  expect(await screen.findByText('login, vindo de /admin?busca=ana')).toBeVisible();
});

it('compares roles in lowercase', async () => {
  serveGraphql(() => viewerAnswer({ roles: ['Admin'] }));
  rememberUser();

  open('/admin');

  expect(await screen.findByText('painel')).toBeVisible();
});

it('sends a wrong role to the start', async () => {
  serveGraphql(() => viewerAnswer({ roles: ['CLIENT'] }));
  rememberUser();

  open('/admin');

  expect(await screen.findByText('início')).toBeVisible();
});

it('keeps out a user who has to change the password first', async () => {
  serveGraphql(() => viewerAnswer({ mustChangePassword: true }));
  rememberUser();

  open('/admin');

  expect(await screen.findByText('login, vindo de /admin')).toBeVisible();
});

it('remembers the page of an expired session', async () => {
  serveGraphql(({ operation }) =>
    operation === 'RefreshSession'
      ? { data: { refreshSession: { accessToken: null, refreshToken: null, userErrors: [{ code: 'INVALID' }] } } }
      : unauthenticated,
  );
  rememberUser('expired');

  open('/admin');

  expect(await screen.findByText('login, vindo de /admin')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('forgets the page of a user who signs out', async () => {
  serveGraphql(({ operation }) =>
    operation === 'SignOut' ? { data: { signOut: { userErrors: [] } } } : viewerAnswer(),
  );
  rememberUser();
  open('/admin');
  await screen.findByText('painel');

  act(signOut);

  expect(screen.getByText('login')).toBeVisible();
});

it('offers another try when the server cannot be asked, and keeps the tokens', async () => {
  let reachable = false;
  serveGraphql(() => {
    if (!reachable) throw new Error('offline');
    return viewerAnswer();
  });
  rememberUser();
  open('/admin');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(localStorage.getItem('auth_token')).toBe(userTokenOf('ana'));

  reachable = true;
  await userEvent.click(retry);

  expect(await screen.findByText('painel')).toBeVisible();
});

it('takes a candidate’s token at its word and asks the server nothing', async () => {
  const calls = serveGraphql(() => viewerAnswer());
  localStorage.setItem('candidateToken', 'candidate');

  open('/candidate');

  expect(await screen.findByText('esteira')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('sends a candidate away from the admin’s screens', async () => {
  localStorage.setItem('candidateToken', 'candidate');

  open('/admin');

  expect(await screen.findByText('início')).toBeVisible();
});

it('leads a candidate who signs out to the sign-in', async () => {
  serveGraphql(() => unauthenticated);
  localStorage.setItem('candidateToken', 'candidate');
  open('/candidate');
  await screen.findByText('esteira');
  act(signOut);
  expect(await screen.findByText('login')).toBeVisible();
});

it('leads a candidate whose session ends back to the link', async () => {
  localStorage.setItem('candidateToken', 'candidate');
  rememberCandidateLink('abc123');
  open('/candidate');
  await screen.findByText('esteira');
  act(() => endSession('expired'));
  expect(await screen.findByText('link abc123')).toBeVisible();
});

it('explains to a candidate whose session ends in a tab without the link how to get in', async () => {
  localStorage.setItem('candidateToken', 'candidate');
  forgetCandidateLink();
  open('/candidate');
  await screen.findByText('esteira');
  act(() => endSession('expired'));
  expect(await screen.findByText('como acessar')).toBeVisible();
});
