import { act, screen, waitFor } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { changeLanguage } from '../../../i18n';
import { rememberUser, resetSession, viewerAnswer } from '../../../testing/session';
import { open, refused, serve, fill, alert } from '../../../testing/login';

beforeEach(() => {
  resetSession();
  toast.clear();
});

/** Not its repetition in the toast. */
const atForm = { ignore: 'li *, [role=status] *, [role=status]' };

it('is titled as an admission system, with its tagline', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Sistema de Admissão' })).toBeVisible();
  expect(screen.getAllByText('Gerencie seus processos de contratação com eficiência.')[0]).toBeInTheDocument();
});

it('keeps the button off until both fields are filled', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Entrar' });
  expect(button).toBeDisabled();

  await user.type(screen.getByLabelText('E-mail'), 'ana@esteira.local');
  expect(button).toBeDisabled();

  await user.type(screen.getByLabelText('Senha'), 'x');
  expect(button).toBeEnabled();
});

it('signs in with the Enter key, welcomes by name and goes to the role’s dashboard', async () => {
  const calls = serve();
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('em /admin')).toBeVisible();
  expect(await alert('Login realizado com sucesso!')).toBeVisible();
  expect(screen.getByText('Bem-vindo, Ana Lima')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBe('access');
  expect(localStorage.getItem('refresh_token')).toBe('refresh');
  expect(calls[0]).toMatchObject({
    operation: 'SignIn',
    token: null,
    variables: { input: { email: 'ana@esteira.local', password: 'certa' } },
  });
});

it('leads a client to /client', async () => {
  serve({ SessionViewer: () => viewerAnswer({ roles: ['CLIENT'] }) });
  const { user } = open();

  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));

  expect(await screen.findByText('em /client')).toBeVisible();
});

it('returns to the page that asked for the sign-in', async () => {
  serve();
  const { user } = open({
    pathname: '/login',
    state: { from: { pathname: '/admin/campos', search: '?tipo=x', hash: '' } },
  });

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('em /admin/campos?tipo=x')).toBeVisible();
});

it('leads a user who is signed in already to their dashboard', async () => {
  serve();
  rememberUser();
  open('/');

  expect(await screen.findByText('em /admin')).toBeVisible();
});

it('says what the server says when it refuses, and keeps what was typed', async () => {
  serve({ SignIn: () => refused('Sua conta ainda não está ativa.') });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await alert('Erro no login')).toBeVisible();
  expect(toastStore.read()).toMatchObject([{ tone: 'error', description: 'Sua conta ainda não está ativa.' }]);
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Sua conta ainda não está ativa.');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.getByLabelText('Senha')).toHaveValue('certa');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('takes the refusal back, at the form and in its toast, with the next letter; the same again is told again', async () => {
  const told: unknown[] = [];
  const stop = toastStore.subscribe(() => told.push(...toastStore.read().map(({ id }) => id)));
  serve();
  const { user } = open();

  await fill(user, 'errada');
  await user.keyboard('{Enter}');
  await alert('Erro no login');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(new Set(told).size).toBe(2));
  stop();
  await user.type(screen.getByLabelText('Senha'), 'x');

  expect(toastStore.read()).toEqual([]);
  expect(screen.getByLabelText('Senha')).not.toHaveAccessibleDescription();
});

it('says it in English to readers of English', async () => {
  await changeLanguage('en-US');
  serve({ SignIn: () => refused('Sua conta ainda não está ativa.') });
  const { user } = open();

  await user.type(await screen.findByLabelText('E-mail'), 'ana@esteira.local');
  await user.type(screen.getByLabelText('Password'), 'certa{Enter}');

  expect(await screen.findByText('Your account is not active yet.', atForm)).toBeVisible();
  await act(() => changeLanguage('pt-BR'));
});

it('says ‘Credenciais inválidas’ when the server gives no reason', async () => {
  serve({ SignIn: () => ({ data: { signIn: { accessToken: null, refreshToken: null, userErrors: [] } } }) });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Credenciais inválidas', atForm)).toBeVisible();
});

it('says how long to wait after too many attempts', async () => {
  serve({ SignIn: () => ({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 600 } }) });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Muitas tentativas. Tente novamente em 10 minutos.', atForm)).toBeVisible();
});

it('leaves no half session behind when the person cannot be loaded after the sign-in', async () => {
  serve({
    SessionViewer: () => {
      throw new Error('offline');
    },
  });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await alert('Erro no login')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('leads the keyboard from the e-mail to the password and on to ‘Entrar’, and only then to the way back', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: 'E-mail' }));
  await user.keyboard('ana@esteira.local{Tab}');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  await user.keyboard('certa');
  const followers = ['Mostrar senha', 'Entrar', 'Esqueci minha senha'];
  for (const name of followers) {
    await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});
