/** Two candidates in two tabs of one browser: the token is the later one's in both, and the earlier one's form is still open. */
import { act, screen, waitFor } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { candidateLinkPath, rememberCandidateLink } from '../../../session/candidateLink';
import { startSession } from '../../../session/viewer';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { profile, question, saved } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { candidateTokenOf, resetSession } from '../../../testing/session';
import CandidateArea from './CandidateArea';

const ANA = candidateTokenOf('ana');
const BIA = candidateTokenOf('bia');
const ofBia = { id: 'Q2FuZGlkYXRlOjI', name: 'Bia Reis', email: 'bia@exemplo.com' };

beforeAll(startSession);
beforeEach(() => {
  resetSession();
  toast.clear();
});

/** Another tab stores a token: what this tab reads is the new one at once, before it hears of it. */
const signInElsewhere = (token: string) => localStorage.setItem('candidateToken', token);
const hear = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'candidateToken' })));

/** Ana's form, in a tab of a browser whose token the server takes for the candidate that it names. */
async function openAnas(
  data: object = {},
  answer: (operation: string) => GraphqlAnswer | Promise<GraphqlAnswer> = saved,
) {
  await loadTexts('candidate', 'fields');
  const calls = serveGraphql(({ operation, token }) =>
    operation === 'OwnCandidate' ? profile(token === BIA ? ofBia : data) : answer(operation),
  );
  signInElsewhere(ANA);
  hear();
  const by = (token: string) => calls.filter((call) => call.token === token).map(({ operation }) => operation);
  return { ...renderUi(<CandidateArea />), calls, by };
}

it('an answer of the former one goes out with no other token, and stays in the browser', async () => {
  const { user, by } = await openAnas();
  await question('Cidade');
  signInElsewhere(BIA);
  await user.keyboard('Natal{Enter}');
  await question('Revise seus dados');
  expect(await screen.findByText('Não foi possível salvar sua resposta.')).toBeVisible();
  expect(by(BIA)).toEqual([]);
  expect(by(ANA)).not.toContain('SaveOwnAnswers');
  expect(localStorage.getItem('esteira.answers.Q2FuZGlkYXRlOjE.cidade')).toContain('Natal');
});

it('once the tab hears of it, it is the other one’s page: nothing of the former one is shown or sent', async () => {
  rememberCandidateLink('link-of-ana');
  const { user, by } = await openAnas();
  await question('Cidade');
  signInElsewhere(BIA);
  await user.keyboard('Natal');
  hear();
  expect(await screen.findByRole('textbox', { name: 'Cidade' })).toHaveValue('');
  window.dispatchEvent(new Event('online')); // The moment at which every queue that still runs sends.
  await waitFor(() => expect(by(BIA)).toEqual(['OwnCandidate']));
  expect(candidateLinkPath()).toBeNull();
});

it('another session of the same candidate leaves the page as it is', async () => {
  const { user, calls } = await openAnas();
  await question('Cidade');
  await user.keyboard('Natal');
  signInElsewhere(candidateTokenOf('ana', '2'));
  hear();
  expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Natal');
  expect(calls.filter(({ operation }) => operation === 'OwnCandidate')).toHaveLength(1);
});

it('a finish that waits for the last answer does not finish the other one’s form', async () => {
  const answered = deferred<GraphqlAnswer>();
  const { user, by } = await openAnas({}, (operation) => (operation === 'SaveOwnAnswers' ? answered.promise : saved()));
  await question('Cidade');
  await user.keyboard('Natal{Enter}');
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  signInElsewhere(BIA);
  hear();
  answered.resolve(saved());
  await question('Cidade');
  await screen.findByText('Erro ao atualizar perfil'); // The way of the former form has come to its end.
  expect(by(BIA)).toEqual(['OwnCandidate']);
});

it('the other one’s record is not loaded into the former one’s page', async () => {
  const { user, calls } = await openAnas();
  await question('Cidade');
  signInElsewhere(BIA);
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Sign out' });
  expect(calls.map(({ operation, token }) => [operation, token])).toEqual([['OwnCandidate', ANA]]);
  await user.click(screen.getByRole('button', { name: 'Português' }));
});

it('that the former one was deleted ends no session of the other one', async () => {
  const answered = deferred<GraphqlAnswer>();
  await loadTexts('candidate', 'fields');
  serveGraphql(({ token }) => (token === ANA ? answered.promise : profile(ofBia)));
  signInElsewhere(ANA);
  hear();
  renderUi(<CandidateArea />);
  signInElsewhere(BIA);
  answered.resolve({ error: { code: 'NOT_FOUND' } });
  await question('Não foi possível carregar seu perfil');
  expect(localStorage.getItem('candidateToken')).toBe(BIA);
});

it.each([
  ['the consent', { hasConsented: false }, 'Termo de Consentimento (LGPD)', 'Erro ao registrar o consentimento'],
  ['the taking back of it', {}, 'Cidade', 'Erro ao revogar o consentimento'],
  [
    'the wish for a correction',
    { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' },
    'Seus dados foram enviados',
    'Não foi possível enviar o pedido. Tente novamente.',
  ],
])('%s is not given in the name of the other one', async (what, data, title, failure) => {
  const { user, calls } = await openAnas(data);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await question(title);
  signInElsewhere(BIA);
  if (what === 'the consent') {
    await user.click(screen.getByRole('checkbox'));
    await press('Aceitar e Continuar');
  } else if (what === 'the taking back of it') {
    await press('Revogar consentimento');
    await press('Revogar');
  } else {
    await press('Pedir correção');
    await user.keyboard('O CPF está errado.');
    await press('Enviar pedido');
  }
  expect(await screen.findByText(failure)).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toEqual(['OwnCandidate']);
});
