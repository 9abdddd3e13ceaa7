/** The second step of the sign-in. */
import { act, screen, waitFor } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { changeLanguage } from '../../../i18n';
import { resetSession, viewerAnswer } from '../../../testing/session';
import { fill, open, serve } from '../../../testing/login';

beforeEach(() => {
  resetSession();
  toast.clear();
});
afterEach(() => act(() => changeLanguage('pt-BR')));

const tokens = { accessToken: 'access', refreshToken: 'refresh', userErrors: [] };
const refusedBy = (code: string, field: string[] | null, message = 'do servidor') => ({
  data: { signIn: { accessToken: null, refreshToken: null, userErrors: [{ message, code, field }] } },
});

/** An account whose password alone is not enough, and whose code is 123456. */
function serveTwoSteps() {
  return serve({
    SignIn: ({ variables }) => {
      const { code } = variables['input'] as { code?: string };
      if (code === undefined) return refusedBy('TWO_FACTOR_REQUIRED', null);
      return code === '123456' ? { data: { signIn: tokens } } : refusedBy('INVALID_CREDENTIALS', ['code']);
    },
    SessionViewer: () => viewerAnswer(),
  });
}

async function atCode() {
  const calls = serveTwoSteps();
  const view = open();
  await fill(view.user);
  await view.user.keyboard('{Enter}');
  return { ...view, calls, input: await screen.findByLabelText('Código do aplicativo') };
}

it('asks for the code once the password is right, and sends it with both', async () => {
  const { user, calls, input } = await atCode();
  expect(toastStore.read()).toEqual([]);
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDisabled();

  await user.type(input, '123456{Enter}');

  expect(await screen.findByText('em /admin')).toBeVisible();
  const inputs = calls.filter(({ operation }) => operation === 'SignIn').map(({ variables }) => variables['input']);
  expect(inputs).toEqual([
    { email: 'ana@esteira.local', password: 'certa' },
    { email: 'ana@esteira.local', password: 'certa', code: '123456' },
  ]);
});

it.each([
  ['pt-BR', 'Código do aplicativo', 'Código inválido. Confira o código que o aplicativo mostra agora.'],
  ['en-US', 'Code of the app', 'Wrong code. Check the code that the app shows now.'],
] as const)('says at the code that it is wrong, until it is changed: %s', async (language, label, words) => {
  const { user } = await atCode();
  await act(() => changeLanguage(language));
  const input = await screen.findByLabelText(label);

  await user.type(input, '000000{Enter}');
  expect(await screen.findByText(words, { selector: 'form *' })).toBeVisible();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(words));

  await user.type(input, '1');
  expect(input).not.toHaveAccessibleDescription(expect.stringContaining(words));
  expect(toastStore.read()).toEqual([]);
});

it('takes a recovery code instead, which is no number', async () => {
  const { user, calls } = await atCode();
  await user.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
  const input = screen.getByLabelText('Código de recuperação');
  expect(input).toHaveFocus();
  expect(input).not.toHaveAttribute('inputmode');
  await user.type(input, 'ABCD-EFGH{Enter}');
  expect(calls.at(-1)?.variables['input']).toMatchObject({ code: 'ABCD-EFGH' });
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Código de recuperação inválido ou já usado\./));
  await user.click(screen.getByRole('button', { name: 'Usar o aplicativo' }));
  expect(screen.getByLabelText('Código do aplicativo')).toHaveValue('');
});

it('leads back to the password, and says so, where it does not hold any more', async () => {
  const refusals = [
    refusedBy('TWO_FACTOR_REQUIRED', null),
    refusedBy('INVALID_CREDENTIALS', null, 'Credenciais inválidas'),
  ];
  serve({ SignIn: () => refusals.shift()! });
  const { user } = open();
  await fill(user);
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Credenciais inválidas'));
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});

it('leads back to e-mail and password, which are still there', async () => {
  const { user } = await atCode();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@esteira.local');
  expect(screen.getByLabelText('Senha')).toHaveValue('certa');
});
