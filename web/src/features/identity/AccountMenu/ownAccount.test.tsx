/** What the dialogs of the account send while another person has signed in in another tab, and this one has not heard of it. */
import { act, screen } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { startSession } from '../../../session/viewer';
import { serveGraphql } from '../../../testing/graphqlServer';
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
async function open(account: 'password' | 'sessions', readyText: string) {
  const calls = serveGraphql(({ operation }) => {
    const sessions = [session('1', true), session('2', false)];
    return operation === 'OwnSessions' ? { data: { viewer: { sessions } } } : viewerAnswer();
  });
  const { user } = renderUi(<AccountMenu />, { path: `/admin?account=${account}` });
  act(startSession);
  await screen.findByText(readyText);
  rememberUser(userTokenOf('bia'));
  return { user, sent: () => calls.filter(({ token }) => token === userTokenOf('bia')) };
}

it('changes no other person’s password', async () => {
  const { user, sent } = await open('password', 'Senha atual');
  await user.type(screen.getByLabelText('Senha atual'), 'antiga');
  await user.type(screen.getByLabelText('Nova senha'), 'nova-senha');
  await user.type(screen.getByLabelText('Confirmar nova senha'), 'nova-senha{Enter}');
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
