import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { AppShell } from '../components/AppShell/AppShell';
import { startSession } from '../session/viewer';
import { serveGraphql } from '../testing/graphqlServer';
import { renderUi } from '../testing/renderUi';
import { rememberUser, resetSession, viewerAnswer } from '../testing/session';
import { Screen } from './Screen';

beforeEach(() => {
  resetSession();
  // React reports what a boundary caught; it is what these tests provoke.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error('a bug in this screen');
}

const Working = () => (
  <AppShell home="/admin">
    <h1>painel</h1>
    <Link to="/quebrada">quebrar</Link>
  </AppShell>
);

function open(path: string) {
  const view = renderUi(
    <Routes>
      <Route element={<Screen />}>
        <Route path="/admin" element={<Working />} />
        <Route path="/quebrada" element={<Broken />} />
      </Route>
    </Routes>,
    { path },
  );
  act(startSession);
  return view;
}

it('keeps header and account menu when a screen breaks, and recovers by navigating', async () => {
  serveGraphql(() => viewerAnswer());
  rememberUser();
  const { user } = open('/quebrada');

  expect(await screen.findByRole('button', { name: 'Minha conta: Ana Lima' })).toBeVisible();
  expect(screen.getByText('Algo deu errado nesta tela')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Esteira' }));

  expect(await screen.findByRole('heading', { name: 'painel' })).toBeVisible();
});

it('offers a reload to a visitor who is not signed in', async () => {
  open('/quebrada');

  expect(await screen.findByRole('button', { name: 'Recarregar página' })).toBeVisible();
});

it('puts the focus into the content of the next screen', async () => {
  serveGraphql(() => viewerAnswer());
  rememberUser();
  open('/admin');

  await screen.findByRole('heading', { name: 'painel' });

  expect(screen.getByRole('main')).toHaveFocus();
});
