import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import ResetPassword from './ResetPassword';

const LINK = '/reset-password?userId=42&token=abc';

beforeAll(() => loadTexts('identity'));
beforeEach(() => toast.clear());
afterEach(() => jest.useRealTimers());

function open(path = LINK, answer: GraphqlAnswer = { data: { resetPassword: { userErrors: [] } } }) {
  const calls = serveGraphql(() => answer);
  const view = renderUi(
    <Routes>
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/" element={<p>início</p>} />
    </Routes>,
    { path },
  );
  return { ...view, calls };
}

async function fill(password: string, confirmation: string, user = userEvent.setup()) {
  await user.type(await screen.findByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar nova senha'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Redefinir Senha' }));
}

it('verifies the link first', async () => {
  open();

  expect(screen.getByText('Verificando link...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Redefinir senha' })).toBeVisible();
});

it.each(['/reset-password', '/reset-password?userId=42', '/reset-password?token=abc'])(
  'shows the invalid-link card for %s',
  async (path) => {
    open(path);

    expect(await screen.findByRole('heading', { name: 'Link inválido' })).toBeVisible();
    expect(screen.getByText('O link de redefinição de senha está inválido ou expirado.')).toBeVisible();
    expect(await screen.findByText('Parâmetros inválidos.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/login');
  },
);

it('shows and hides each password', async () => {
  const { user } = open();
  const password = await screen.findByLabelText('Nova senha');
  expect(password).toHaveAttribute('type', 'password');

  const [toggle, second] = screen.getAllByRole('button', { name: 'Mostrar senha' });
  await user.click(toggle as HTMLElement);

  expect(password).toHaveAttribute('type', 'text');
  expect(second).toBeInTheDocument();
  expect(screen.getByLabelText('Confirmar nova senha')).toHaveAttribute('type', 'password');
});

it('refuses two passwords that differ', async () => {
  const { calls } = open();
  await fill('abcdef', 'abcdeg');

  expect(await screen.findByText('Senhas não coincidem')).toBeVisible();
  expect(screen.getAllByText('As senhas digitadas não são iguais.').length).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
});

it('refuses a short password', async () => {
  const { calls } = open();
  await fill('abc', 'abc');

  expect(await screen.findByText('Senha muito curta')).toBeVisible();
  expect(screen.getAllByText('A senha deve ter pelo menos 6 caracteres.').length).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
});

it('sets the password and goes to the start after two seconds', async () => {
  jest.useFakeTimers();
  const { calls } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await fill(
    'nova-senha',
    'nova-senha',
    userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) }),
  );
  expect(await screen.findByRole('heading', { name: 'Senha alterada com sucesso!' })).toBeVisible();
  expect(calls).toMatchObject([
    {
      operation: 'ResetPassword',
      token: null,
      variables: { input: { userId: '42', token: 'abc', newPassword: 'nova-senha' } },
    },
  ]);

  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText('início')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('início')).toBeVisible();
});

it('shows the invalid-link card when the server refuses the link', async () => {
  const message = 'O link de redefinição de senha está inválido ou expirado.';
  open(LINK, { data: { resetPassword: { userErrors: [{ message, field: ['token'] }] } } });
  await fill('nova-senha', 'nova-senha');

  expect(await screen.findByRole('heading', { name: 'Link inválido' })).toBeVisible();
  expect(await screen.findByText('Erro ao redefinir senha')).toBeVisible();
});

it('keeps the form when the request itself fails', async () => {
  open(LINK, { error: { code: 'INTERNAL', message: '' } });
  await fill('nova-senha', 'nova-senha');

  expect(await screen.findByText('Erro ao redefinir senha')).toBeVisible();
  expect(screen.getByLabelText('Nova senha')).toHaveValue('nova-senha');
});
