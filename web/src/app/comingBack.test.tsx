import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import Login from '../features/identity/Login/Login';
import { endSession } from '../session/sessionStore';
import { signOut } from '../session/signOut';
import { startSession } from '../session/viewer';
import { serveGraphql, unauthenticated } from '../testing/graphqlServer';
import { renderUi } from '../testing/renderUi';
import { rememberUser, resetSession, userTokenOf, viewerAnswer } from '../testing/session';
import { RequireRole } from './RequireRole';

/** Where one person stood: the search names somebody. */
const LEFT = '/admin?search=joao';

beforeEach(resetSession);

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`em ${pathname}${search}`}</p>;
}

/** A server for all of an office, which does not know the token 'stale' any more. @param ana what it says of her */
function serve(ana: Parameters<typeof viewerAnswer>[0] = {}) {
  serveGraphql(({ operation, variables, token }) => {
    if (operation === 'SignIn') {
      const { email } = variables['input'] as { email: string };
      const accessToken = userTokenOf(email.split('@')[0]!, '2');
      return { data: { signIn: { accessToken, refreshToken: 'refresh', userErrors: [] } } };
    }
    if (operation === 'SignOut') return { data: { signOut: { userErrors: [] } } };
    if (operation === 'SessionViewer' && token !== userTokenOf('stale')) {
      return viewerAnswer(token?.startsWith(userTokenOf('ana')) ? ana : {});
    }
    if (operation !== 'RefreshSession') return unauthenticated;
    return { data: { refreshSession: { accessToken: null, refreshToken: null, userErrors: [{ code: 'INVALID' }] } } };
  });
}

function open() {
  const { user } = renderUi(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route element={<RequireRole allowed={['admin']} />}>
        <Route path="/admin" element={<Place />} />
      </Route>
    </Routes>,
    { path: LEFT },
  );
  act(startSession);
  return async (name: string) => {
    await user.type(await screen.findByLabelText('E-mail'), `${name}@esteira.local`);
    await user.type(screen.getByLabelText('Senha'), 'certa{Enter}');
  };
}

it.each([
  ['the person whose session has run out comes back to where they were', 'ana', LEFT],
  ['another person who signs in there begins at their own start', 'bia', '/admin'],
])('%s', async (_what, next, place) => {
  serve();
  rememberUser();
  const signIn = open();
  expect(await screen.findByText(`em ${LEFT}`)).toBeVisible();
  act(() => endSession('expired'));
  await signIn(next);
  expect(await screen.findByText(`em ${place}`)).toBeVisible();
});

it.each([
  ['leads back the person of a session that is found to be over as the page is loaded', 'stale', LEFT],
  ['leads nobody else there', 'bia', '/admin'],
])('%s', async (_what, next, place) => {
  serve();
  rememberUser(userTokenOf('stale'));
  await open()(next);
  expect(await screen.findByText(`em ${place}`)).toBeVisible();
});

it('a link that was opened without any session is followed after the sign-in', async () => {
  serve();
  await open()('bia');
  expect(await screen.findByText(`em ${LEFT}`)).toBeVisible();
});

it('one who was to set a new password and signed out instead leaves no way for the next person', async () => {
  serve({ mustChangePassword: true });
  rememberUser();
  const signIn = open();
  await screen.findByRole('dialog');
  act(signOut);
  await signIn('bia');
  expect(await screen.findByText('em /admin')).toBeVisible();
});
