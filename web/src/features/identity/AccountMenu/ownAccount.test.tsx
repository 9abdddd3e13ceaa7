/** What the dialogs of the account send and tell while another person has signed in in another tab, and after the session. */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast, toastStore } from '../../../components/Toast/toast';
import { request } from '../../../session/request';
import { viewerQuery } from '../../../session/sessionOperations';
import { setSession } from '../../../session/sessionStore';
import { startSession } from '../../../session/viewer';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession, userTokenOf, viewerAnswer } from '../../../testing/session';
import { AccountMenu } from './AccountMenu';

beforeEach(() => {
  resetSession();
  toast.clear();
  rememberUser();
});

const session = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  userAgent: null,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
});

/** Ana's dialog, over the tokens of Bia. @returns what was sent in the name of Bia */
async function open(
  account: 'password' | 'sessions',
  readyText: string,
  late: { operation?: string; answer?: Promise<GraphqlAnswer> } = {},
) {
  const calls = serveGraphql(({ operation }) => {
    if (late.answer && operation === late.operation) return late.answer;
    const sessions = [session('1', true), session('2', false)];
    return operation === 'OwnSessions' ? { data: { viewer: { sessions } } } : viewerAnswer();
  });
  const { user } = renderUi(<AccountMenu />, { path: `/admin?account=${account}` });
  act(startSession);
  await screen.findByText(readyText);
  if (!late.answer) rememberUser(userTokenOf('bia'));
  return { user, calls, sent: () => calls.filter(({ token }) => token === userTokenOf('bia')) };
}

async function typePasswords(user: UserEvent) {
  await user.type(screen.getByLabelText('Senha atual'), 'antiga');
  await user.type(screen.getByLabelText('Nova senha'), 'nova-senha');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'nova-senha{Enter}');
}

it('changes no other person’s password', async () => {
  const { user, sent } = await open('password', 'Senha atual');
  await typePasswords(user);
  expect(await screen.findByText('Erro ao alterar senha')).toBeVisible();
  expect(sent()).toEqual([]);
});

it.each([
  ['those of the others', 'Encerrar outras sessões'],
  ['one of them', /^Encerrar a sessão/],
])('ends no other person’s sessions: %s', async (_which, name) => {
  const { user, sent } = await open('sessions', 'Este dispositivo');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Erro ao encerrar sessões')).toBeVisible();
  expect(sent()).toEqual([]);
});

const pressing = (name: string | RegExp) => (user: UserEvent) => user.click(screen.getByRole('button', { name }));
const refusal = { code: 'NOT_FOUND', message: 'Sessão não encontrada.', field: null };

it.each([
  ['ChangePassword', 'password', 'Senha atual', typePasswords, { changePassword: { userErrors: [] } }],
  ['ChangePassword', 'password', 'Senha atual', typePasswords, { changePassword: { userErrors: [refusal] } }],
  [
    'EndOtherSessions',
    'sessions',
    'Este dispositivo',
    pressing('Encerrar outras sessões'),
    { endOtherSessions: { endedCount: 1, userErrors: [] } },
  ],
  [
    'EndSession',
    'sessions',
    'Este dispositivo',
    pressing(/^Encerrar a sessão/),
    { endSession: { endedId: null, userErrors: [refusal] } },
  ],
] as const)(
  'an answer to %s that comes after the session tells nothing',
  async (operation, account, text, send, data) => {
    const answer = deferred<GraphqlAnswer>();
    const { user, calls } = await open(account, text, { operation, answer: answer.promise });
    await send(user);
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ operation }));
    act(() => setSession({ status: 'anonymous', reason: 'signedOut', kind: 'user' }));
    await act(async () => {
      answer.resolve({ data });
      // What is asked after it is answered after it.
      await request(viewerQuery);
    });
    expect(toastStore.read()).toEqual([]);
  },
);
