import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toast } from '../../../components/Toast/toast';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession } from '../../../testing/session';
import CandidateLogin from './CandidateLogin';

beforeEach(() => {
  resetSession();
  toast.clear();
});

async function enter(answer: GraphqlAnswer) {
  const calls = serveGraphql(() => answer);
  const view = renderUi(
    <Routes>
      <Route path="/candidato/:token" element={<CandidateLogin />} />
      <Route path="/candidate" element={<p>esteira</p>} />
    </Routes>,
    { path: '/candidato/abc123' },
  );
  await view.user.type(await screen.findByLabelText('Senha'), 'K7Q2M9XA{Enter}');
  return { ...view, calls };
}

const refusal = (code: string, message: string): GraphqlAnswer => ({
  data: { signInCandidate: { token: null, userErrors: [{ code, message }] } },
});

it('keeps the button off without a password', async () => {
  serveGraphql(() => ({}));
  renderUi(<CandidateLogin />);

  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeDisabled();
});

it('signs in with the token of the address and goes to the candidate’s area', async () => {
  rememberUser();
  const { calls } = await enter({ data: { signInCandidate: { token: 'candidate-token', userErrors: [] } } });

  expect(await screen.findByText('esteira')).toBeVisible();
  expect(await screen.findByText('Bem-vindo, candidato!')).toBeVisible();
  expect(calls).toMatchObject([
    { operation: 'SignInCandidate', token: null, variables: { input: { token: 'abc123', password: 'K7Q2M9XA' } } },
  ]);
  expect(localStorage.getItem('candidateToken')).toBe('candidate-token');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('does not tell whether the link or the password is wrong', async () => {
  await enter(refusal('INVALID_CREDENTIALS', 'Credenciais inválidas'));

  expect(await screen.findByText('Erro ao autenticar')).toBeVisible();
  expect(screen.getByText('Token ou senha inválidos.')).toBeVisible();
});

it('gives the server’s reason for any other refusal', async () => {
  await enter(refusal('PRECONDITION_FAILED', 'Processo encerrado.'));

  expect(await screen.findByText('Erro no login do candidato')).toBeVisible();
  expect(screen.getByText('Processo encerrado.')).toBeVisible();
});

it('says how long to wait after too many attempts', async () => {
  await enter({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 45 } });

  expect(await screen.findByText('Erro no login do candidato')).toBeVisible();
  expect(screen.getByText('Muitas tentativas. Tente novamente em 45 segundos.')).toBeVisible();
});
