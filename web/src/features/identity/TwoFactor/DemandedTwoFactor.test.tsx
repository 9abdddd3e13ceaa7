/** Two-step sign-in that is demanded, behind the sign-in and above open screens. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import StaffArea from '../../../app/StaffArea';
import { RequireRole } from '../../../app/RequireRole';
import { toast } from '../../../components/Toast/toast';
import { tellRefused } from '../../../lib/refusedAccess';
import { loadTexts } from '../../../i18n';
import { startSession } from '../../../session/viewer';
import { serveGraphql, type AnswerCall } from '../../../testing/graphqlServer';
import { fill, open } from '../../../testing/login';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession, viewerAnswer } from '../../../testing/session';

beforeEach(async () => {
  resetSession();
  toast.clear();
  await loadTexts('staff', 'identity');
});

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const TITLE = 'Sua equipe exige a verificação em duas etapas';

/** A server that demands it of an account, until its app has shown a code. */
function serveDemand(overrides: Partial<Record<string, AnswerCall>> = {}) {
  const state = { isOn: false, isDemanded: true, mustChange: false };
  const answers: Record<string, AnswerCall> = {
    SessionViewer: () =>
      viewerAnswer({ mustEnableTwoFactor: state.isDemanded && !state.isOn, mustChangePassword: state.mustChange }),
    DueTwoFactor: () => ({ data: { viewer: { mustEnableTwoFactor: state.isDemanded && !state.isOn } } }),
    SignIn: () => ({ data: { signIn: { accessToken: 'access', refreshToken: 'refresh', userErrors: [] } } }),
    SignOut: () => ({ data: { signOut: { userErrors: [] } } }),
    OwnTwoFactor: () => {
      const twoFactor = state.isOn ? { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 10 } : null;
      return { data: { viewer: { twoFactor, isTwoFactorDemanded: state.isDemanded } } };
    },
    BeginTwoFactor: () => ({
      data: { beginTwoFactor: { secret: 'ABCD2345', uri: 'otpauth://totp/x', userErrors: [] } },
    }),
    EnableTwoFactor: () => {
      state.isOn = true;
      return { data: { enableTwoFactor: { recoveryCodes: codes, userErrors: [] } } };
    },
    ChangePassword: () => {
      state.mustChange = false;
      return { data: { changePassword: { userErrors: [] } } };
    },
    ...overrides,
  };
  const calls = serveGraphql((call) => answers[call.operation]?.(call) ?? { data: {} });
  return { state, calls };
}

const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Sets an app up, as far as the recovery codes. */
async function setUp(user: ReturnType<typeof open>['user']) {
  await press(user, 'Ativar');
  await user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  expect(await screen.findByText(codes[9]!)).toBeVisible();
}

describe('behind the sign-in', () => {
  const from = { pathname: '/login', state: { from: { pathname: '/admin/equipe', search: '', hash: '' } } };

  it('is asked for on the page, shows the recovery codes once, and leads to where the person wanted to go', async () => {
    serveDemand();
    const { user } = open(from);
    await fill(user);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await setUp(user);
    expect(screen.queryByText('em /admin/equipe')).not.toBeInTheDocument();
    await press(user, 'Guardei os códigos');
    expect(await screen.findByText('em /admin/equipe')).toBeVisible();
  });

  it('keeps showing the recovery codes although the person is loaded anew meanwhile', async () => {
    serveDemand();
    const { user } = open(from);
    await fill(user);
    await user.keyboard('{Enter}');
    await setUp(user);
    act(startSession);
    await waitFor(() => expect(screen.getByText(codes[0]!)).toBeVisible());
    await press(user, 'Guardei os códigos');
    expect(await screen.findByText('em /admin/equipe')).toBeVisible();
  });

  it('comes behind a password that is due, and can be left by signing out', async () => {
    const { state } = serveDemand();
    state.mustChange = true;
    const { user } = open();
    await fill(user);
    await user.keyboard('{Enter}');
    const password = within(await screen.findByRole('dialog', { name: 'Crie uma nova senha' }));
    await user.type(password.getByLabelText('Nova senha'), 'nova-senha');
    await user.type(password.getByLabelText('Confirmar nova senha'), 'nova-senha{Enter}');
    await screen.findByRole('dialog', { name: TITLE });
    await press(user, 'Sair');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('leads on where it is on already, as its answer was lost, or is demanded no longer', async () => {
    const { state } = serveDemand();
    rememberUser();
    const { user } = open(from);
    await screen.findByRole('button', { name: 'Ativar' });
    state.isDemanded = false;
    await press(user, 'Ativar');
    await press(user, 'Cancelar');
    expect(await screen.findByText('Não falta mais nada: você já pode continuar.')).toBeVisible();
    await press(user, 'Continuar');
    expect(await screen.findByText('em /admin/equipe')).toBeVisible();
  });

  it('stays where the person cannot be loaded behind it, and leads on at the next try', async () => {
    let isLost = false;
    const { state } = serveDemand({
      SessionViewer: () =>
        isLost
          ? { status: 400, error: { code: 'MALFORMED' } }
          : viewerAnswer({ mustEnableTwoFactor: state.isDemanded && !state.isOn }),
    });
    rememberUser();
    const { user } = open(from);
    await setUp(user);
    isLost = true;
    await press(user, 'Guardei os códigos');
    expect(await screen.findByText('Não foi possível continuar')).toBeVisible();
    isLost = false;
    await press(user, 'Continuar');
    expect(await screen.findByText('em /admin/equipe')).toBeVisible();
  });
});

describe('in a second tab', () => {
  it('is set up once: where another tab has done so, nothing takes the place of its app', async () => {
    const { state, calls } = serveDemand();
    const { user } = open({ pathname: '/login', state: null });
    await fill(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Ativar' });
    state.isOn = true;
    await press(user, 'Ativar');
    await press(user, 'Continuar');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument());
    expect(calls.map(({ operation }) => operation)).not.toContain('BeginTwoFactor');
  });
});

/** A screen of an administrator, who is signed in already. */
const openScreen = () =>
  renderUi(
    <Routes>
      <Route path="/login" element={<p>entrada</p>} />
      <Route element={<RequireRole allowed={['admin']} />}>
        <Route element={<StaffArea />}>
          <Route path="/admin" element={<input aria-label="Nota" />} />
        </Route>
      </Route>
    </Routes>,
    { path: '/admin' },
  );

describe('during a session', () => {
  it('is asked for at the sign-in where a page is opened anew', async () => {
    serveDemand();
    rememberUser();
    openScreen();
    act(startSession);
    expect(await screen.findByText('entrada')).toBeVisible();
  });

  it('is asked for above the screen once something is refused, and what is typed there stays', async () => {
    const { state, calls } = serveDemand();
    state.isDemanded = false;
    rememberUser();
    const { user } = openScreen();
    act(startSession);
    await user.type(await screen.findByLabelText('Nota'), 'Olá');
    act(tellRefused);
    await waitFor(() => expect(calls.filter(({ operation }) => operation === 'DueTwoFactor')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    state.isDemanded = true;
    act(tellRefused);
    await screen.findByRole('dialog', { name: TITLE });
    // Another tab renews the tokens, upon which the person is loaded anew.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
    const loads = () => calls.filter(({ operation }) => operation === 'SessionViewer').length;
    await waitFor(() => expect(loads()).toBeGreaterThan(1));
    await setUp(user);
    await press(user, 'Guardei os códigos');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Nota')).toHaveValue('Olá');
  });
});
