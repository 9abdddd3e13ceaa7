import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toast, toastStore } from '../../../components/Toast/toast';
import { setSession } from '../../../session/sessionStore';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession } from '../../../testing/session';
import CandidateLogin from './CandidateLogin';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const invitedBy = (companyName: string | null): GraphqlAnswer => ({ data: { candidateInvitation: { companyName } } });

/** Serves the given answer to the sign-in, and the one to the question whose link it is (an unknown one unless told). */
function open(answer: GraphqlAnswer = {}, invitation = invitedBy(null)) {
  const calls = serveGraphql(({ operation }) => (operation === 'CandidateInvitation' ? invitation : answer));
  const view = renderUi(
    <Routes>
      <Route path="/candidato/:token" element={<CandidateLogin />} />
      <Route path="/candidate" element={<p>esteira</p>} />
    </Routes>,
    { path: '/candidato/abc123' },
  );
  return { ...view, calls };
}

async function enter(answer: GraphqlAnswer) {
  const view = open(answer);
  await view.user.type(await screen.findByLabelText('Senha'), 'K7Q2M9XA{Enter}');
  return view;
}

const refusal = (code: string, message: string): GraphqlAnswer => ({
  data: { signInCandidate: { token: null, userErrors: [{ code, message }] } },
});

it('keeps the button off without a password', async () => {
  open();

  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeDisabled();
});

it('signs in with the token of the address and goes to the candidate’s area', async () => {
  rememberUser();
  const { calls } = await enter({ data: { signInCandidate: { token: 'candidate-token', userErrors: [] } } });

  expect(await screen.findByText('esteira')).toBeVisible();
  expect(await screen.findByText('Bem-vindo, candidato!')).toBeVisible();
  expect(calls.filter(({ operation }) => operation === 'SignInCandidate')).toMatchObject([
    { operation: 'SignInCandidate', token: null, variables: { input: { token: 'abc123', password: 'K7Q2M9XA' } } },
  ]);
  expect(localStorage.getItem('candidateToken')).toBe('candidate-token');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

/** It stays under a refusal, which is when it is needed. */
const help = 'Perdeu a senha? Peça uma nova à empresa que enviou o link.';

it('does not tell whether the link or the password is wrong; says so in a toast, and at the field until it is written anew', async () => {
  const { user } = await enter(refusal('INVALID_CREDENTIALS', 'Credenciais inválidas'));

  const password = screen.getByLabelText('Senha');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(`Erro ao autenticar Token ou senha inválidos. ${help}`),
  );
  expect(password).toHaveFocus();
  expect(toastStore.read()).toMatchObject([
    { tone: 'error', title: 'Erro ao autenticar', description: 'Token ou senha inválidos.' },
  ]);
  await user.type(password, 'a');
  expect(password).not.toHaveAccessibleDescription(/Erro/);
  expect(toastStore.read()).toEqual([]);
});

it('gives the server’s reason for any other refusal', async () => {
  await enter(refusal('PRECONDITION_FAILED', 'Processo encerrado.'));

  const told = { title: 'Erro no login do candidato', description: 'Processo encerrado.' };
  await waitFor(() => expect(toastStore.read()).toMatchObject([told]));
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(
    `Erro no login do candidato Processo encerrado. ${help}`,
  );
});

it('says how long to wait after too many attempts', async () => {
  await enter({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 45 } });

  const wait = 'Muitas tentativas. Tente novamente em 45 segundos.';
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ title: 'Erro no login do candidato' }]));
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(`Erro no login do candidato ${wait} ${help}`);
});

it('names the company, and asks for it without a session', async () => {
  const { calls } = open({}, invitedBy('Padaria Bom Pão'));

  expect(await screen.findByText('Padaria Bom Pão pediu os seus dados para a admissão.')).toBeVisible();
  expect(calls).toMatchObject([{ operation: 'CandidateInvitation', token: null, variables: { token: 'abc123' } }]);
});

it.each<[string, GraphqlAnswer]>([
  ['the link is unknown', invitedBy(null)],
  ['the server refuses to say', { error: { code: 'RATE_LIMITED' } }],
])('is the same page without a company when %s', async (_why, invitation) => {
  const { calls } = open({}, invitation);
  await waitFor(() => expect(calls).toHaveLength(1));
  // The answer has reached the page.
  await act(async () => {});

  expect(screen.getByRole('heading', { name: 'Área do candidato' })).toBeVisible();
  expect(screen.queryByText(/pediu os seus dados/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the password in capitals and without blanks while it is typed, and keeps the caret where it is', async () => {
  const { user } = open();
  const input = await screen.findByLabelText<HTMLInputElement>('Senha');
  await user.click(input);
  await user.paste('  k7q2 m9xa\n');
  expect(input).toHaveValue('K7Q2M9XA');
  await user.type(input, 'z', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('K7ZQ2M9XA');
  expect(input.selectionStart).toBe(3);
});

it('tells the candidate whose session has expired that the answers are saved', async () => {
  setSession({ status: 'anonymous', reason: 'expired', kind: 'candidate' });
  open();

  expect(await screen.findByText(/suas respostas estão salvas/)).toBeVisible();
});
