/** 'Verificação em duas etapas' of the own account. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { startSession } from '../../../session/viewer';
import { serveGraphql, type AnswerCall } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession, viewerAnswer } from '../../../testing/session';
import { AccountMenu } from '../AccountMenu/AccountMenu';

beforeEach(() => {
  resetSession();
  toast.clear();
  rememberUser();
});

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const URI = `otpauth://totp/Esteira:ana?secret=${SECRET}`;
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const on = { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 8 };
const refusal = (code: string, field: string[] | null = null) => ({ code, field, message: 'do servidor' });

/** The dialog over a server whose answers are told by operation. */
async function open(
  twoFactor: object | null,
  answers: Partial<Record<string, AnswerCall>> = {},
  isTwoFactorDemanded = false,
) {
  const calls = serveGraphql((call) => {
    const answer = answers[call.operation];
    if (answer) return answer(call);
    return call.operation === 'OwnTwoFactor'
      ? { data: { viewer: { twoFactor, isTwoFactorDemanded } } }
      : viewerAnswer();
  });
  const view = renderUi(<AccountMenu />, { path: '/admin?account=twoFactor' });
  act(startSession);
  const dialog = await screen.findByRole('dialog', { name: 'Verificação em duas etapas' });
  await waitFor(() => expect(within(dialog).queryByText(/aplicativo autenticador|Ativada/)).toBeInTheDocument());
  return { ...view, calls, sent: () => calls.map(({ operation }) => operation) };
}
const begun = () => ({ data: { beginTwoFactor: { secret: SECRET, uri: URI, userErrors: [] } } });
const press = (name: string) => screen.getByRole('button', { name });

it('is switched on by the first code of an app, and then shows the recovery codes once', async () => {
  const { user, calls } = await open(null, {
    BeginTwoFactor: begun,
    EnableTwoFactor: ({ variables }) => {
      const isRight = (variables['input'] as { code: string }).code === '123456';
      return {
        data: {
          enableTwoFactor: isRight
            ? { recoveryCodes: codes, userErrors: [] }
            : { recoveryCodes: null, userErrors: [refusal('INVALID', ['code'])] },
        },
      };
    },
  });
  await user.click(press('Ativar'));
  expect(await screen.findByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  expect(screen.getByText(SECRET.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
  expect(screen.getByText('Abrir no aplicativo autenticador')).toHaveAttribute('href', URI);
  const code = screen.getByLabelText('Código do aplicativo');

  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Código inválido/));
  await user.clear(code);
  await user.type(code, '123456{Enter}');

  const list = await screen.findByRole('list', { name: 'Guarde os códigos de recuperação' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await user.keyboard('{Escape}');
  expect(list).toBeVisible();
  await user.click(press('Guardei os códigos'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toastStore.read()).toMatchObject([{ tone: 'success', title: 'Verificação em duas etapas ativada' }]);
  expect(calls.filter(({ operation }) => operation === 'EnableTwoFactor')).toHaveLength(2);
});

it('wants the password where it was not given recently, and then goes on', async () => {
  let isRecent = false;
  const { user, sent } = await open(null, {
    BeginTwoFactor: () =>
      isRecent
        ? begun()
        : { data: { beginTwoFactor: { secret: null, uri: null, userErrors: [refusal('REAUTHENTICATION_REQUIRED')] } } },
    Reauthenticate: () => {
      isRecent = true;
      return { data: { reauthenticate: { userErrors: [] } } };
    },
  });
  await user.click(press('Ativar'));
  const question = await screen.findByRole('dialog', { name: 'Confirme sua senha' });
  await user.type(within(question).getByLabelText('Sua senha'), 'certa{Enter}');
  expect(await screen.findByLabelText('Código do aplicativo')).toBeVisible();
  expect(sent().filter((operation) => operation === 'BeginTwoFactor')).toHaveLength(2);
});

it('shows since when it is on and how many codes are left, and gets others once that is confirmed', async () => {
  const { user, sent } = await open(on, {
    RenewRecoveryCodes: () => ({ data: { renewRecoveryCodes: { recoveryCodes: codes, userErrors: [] } } }),
  });
  expect(screen.getByText('desde 20/11/2026')).toBeVisible();
  expect(screen.getByText('Restam 8 códigos de recuperação.')).toBeVisible();
  await user.click(press('Gerar outros códigos'));
  expect(sent()).not.toContain('RenewRecoveryCodes');
  const question = screen.getByRole('alertdialog', { name: 'Gerar outros códigos?' });
  await user.click(within(question).getByRole('button', { name: 'Gerar outros códigos' }));
  expect(await screen.findByText(codes[9]!)).toBeVisible();
});

it('says that it is not known where no answer came, and shows what is in force', async () => {
  const { user, sent } = await open(on, { RenewRecoveryCodes: () => ({ status: 500, error: { code: 'INTERNAL' } }) });
  await user.click(press('Gerar outros códigos'));
  const question = screen.getByRole('alertdialog', { name: 'Gerar outros códigos?' });
  const reads = () => sent().filter((operation) => operation === 'OwnTwoFactor').length;
  const before = reads();
  await user.click(within(question).getByRole('button', { name: 'Gerar outros códigos' }));
  expect(await screen.findByText('A resposta do servidor não chegou')).toBeVisible();
  expect(screen.getByText('Os códigos que você guardou podem não valer mais. Gere outros.')).toBeVisible();
  await waitFor(() => expect(reads()).toBe(before + 1));
});

it.each([
  [
    'the secret waits no more',
    { data: { enableTwoFactor: { recoveryCodes: null, userErrors: [refusal('PRECONDITION_FAILED')] } } },
    'do servidor',
  ],
  ['no answer came', { status: 500, error: { code: 'INTERNAL' } }, /gere outros códigos de recuperação e guarde-os/],
])('comes back to what is in force where %s', async (_why, answer, words) => {
  const { user } = await open(null, { BeginTwoFactor: begun, EnableTwoFactor: () => answer });
  await user.click(press('Ativar'));
  await user.type(await screen.findByLabelText('Código do aplicativo'), '123456{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ativar' })).toBeVisible();
});

it('is switched off once that is confirmed, and says where it is refused', async () => {
  let isRefused = true;
  const { user } = await open(on, {
    DisableTwoFactor: () => ({ data: { disableTwoFactor: { userErrors: isRefused ? [refusal('FORBIDDEN')] : [] } } }),
  });
  const disable = async () => {
    await user.click(press('Desativar'));
    const question = screen.getByRole('alertdialog', { name: 'Desativar a verificação?' });
    await user.click(within(question).getByRole('button', { name: 'Desativar' }));
  };
  await disable();
  expect(await screen.findByText('Não foi possível concluir')).toBeVisible();
  isRefused = false;
  await disable();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastStore.read()).toMatchObject([{ title: 'Verificação em duas etapas desativada' }]);
});

it('says that it is demanded, in the place of the button that switches it off', async () => {
  await open(on, {}, true);
  expect(screen.getByText('É exigida para a sua conta e não pode ser desativada.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument();
});
