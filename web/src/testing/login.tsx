import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { startSession } from '../session/viewer';
import { serveGraphql, type AnswerCall } from './graphqlServer';
import { renderUi } from './renderUi';
import { viewerAnswer } from './session';
import Login from '../features/identity/Login/Login';

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`em ${pathname}${search}`}</p>;
}

/** Draws the sign-in page at an address; any other page says where one is. */
export function open(path: string | { pathname: string; state: unknown } = '/login') {
  const view = renderUi(
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    { path: path as string },
  );
  act(startSession);
  return view;
}

const tokens = { accessToken: 'access', refreshToken: 'refresh', userErrors: [] };

export const refused = (message: string) => ({
  data: { signIn: { accessToken: null, refreshToken: null, userErrors: [{ message, code: 'INACTIVE_ACCOUNT' }] } },
});

/** A server with one account: ana@esteira.local / certa. */
export function serve(overrides: Partial<Record<string, AnswerCall>> = {}) {
  return serveGraphql((call) => {
    const override = overrides[call.operation];
    if (override) return override(call);
    if (call.operation === 'SessionViewer') return viewerAnswer();
    const { password } = (call.variables['input'] ?? {}) as { password?: string };
    return password === 'certa' ? { data: { signIn: tokens } } : refused('Credenciais inválidas');
  });
}

export async function fill(user: ReturnType<typeof open>['user'], password = 'certa') {
  await user.type(await screen.findByLabelText('E-mail'), ' ana@esteira.local ');
  await user.type(screen.getByLabelText('Senha'), password);
}

export const alert = (title: string) => screen.findByText(title, { selector: 'li *' });
