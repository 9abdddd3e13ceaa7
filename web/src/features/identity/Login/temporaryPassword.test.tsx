import { screen, waitFor, within } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { type AnswerCall } from '../../../testing/graphqlServer';
import { resetSession, viewerAnswer } from '../../../testing/session';
import { open, serve, fill, alert } from '../../../testing/login';

beforeEach(() => {
  resetSession();
  toast.clear();
});

describe('a temporary password', () => {
  const input = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

  async function signInWithTemporary(overrides: Partial<Record<string, AnswerCall>> = {}) {
    const state = { mustChange: true };
    const calls = serve({
      SessionViewer: () => viewerAnswer({ mustChangePassword: state.mustChange }),
      ChangePassword: () => {
        state.mustChange = false;
        return { data: { changePassword: { userErrors: [] } } };
      },
      SignOut: () => ({ data: { signOut: { userErrors: [] } } }),
      ...overrides,
    });
    const view = open();
    await fill(view.user);
    await view.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Crie uma nova senha' });
    return { ...view, calls };
  }

  async function change(user: ReturnType<typeof open>['user'], next: string, confirmation: string) {
    await user.clear(input('Nova senha'));
    await user.type(input('Nova senha'), next);
    await user.clear(input('Confirmar nova senha'));
    await user.type(input('Confirmar nova senha'), confirmation);
    await user.keyboard('{Enter}');
  }

  it('must be changed before anything else; then the person is loaded again and led on', async () => {
    const { user, calls } = await signInWithTemporary();
    expect((await screen.findAllByText('Você precisa alterar sua senha antes de continuar.')).length).toBeGreaterThan(
      0,
    );
    expect(input('Senha atual')).toHaveValue('certa');
    expect(input('Nova senha')).toHaveFocus();

    await change(user, 'nova-senha', 'nova-senha');

    expect(await screen.findByText('em /admin')).toBeVisible();
    expect(await alert('Senha alterada com sucesso!')).toBeVisible();
    expect(screen.getByText('Sua senha foi atualizada com segurança.')).toBeVisible();
    expect(toastStore.read().map(({ title }) => title)).toEqual(['Senha alterada com sucesso!']);
    expect(calls.find(({ operation }) => operation === 'ChangePassword')).toMatchObject({
      token: 'access',
      variables: { input: { currentPassword: 'certa', newPassword: 'nova-senha' } },
    });
  });

  it('needs all three fields, equal new ones, and six characters', async () => {
    const { user, calls } = await signInWithTemporary();
    const submit = screen.getByRole('button', { name: 'Alterar senha' });
    expect(submit).toBeDisabled();

    await change(user, 'abcdef', 'abcdeg');
    expect(await screen.findByText('As senhas não coincidem.')).toBeVisible();

    await change(user, 'abc', 'abc');
    expect(await screen.findByText('A nova senha deve ter pelo menos 6 caracteres.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'ChangePassword')).toBe(false);
  });

  it('cannot be put off: Escape and a close button do not lead out', async () => {
    const { user } = await signInWithTemporary();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog', { name: 'Crie uma nova senha' })).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Fechar' })).toBeNull();
  });

  it('can be left by signing out', async () => {
    const { user } = await signInWithTemporary();

    await user.click(screen.getByRole('button', { name: 'Sair' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(await alert('Logout realizado')).toBeVisible();
    expect(screen.getByText('Você foi desconectado do sistema')).toBeVisible();
  });

  it('shows the server’s refusal at the field and as a toast', async () => {
    const { user } = await signInWithTemporary({
      ChangePassword: () => ({
        data: { changePassword: { userErrors: [{ message: 'Senha atual incorreta.', field: ['currentPassword'] }] } },
      }),
    });

    await change(user, 'nova-senha', 'nova-senha');

    expect(await alert('Erro ao alterar senha')).toBeVisible();
    await waitFor(() => expect(input('Senha atual')).toHaveAccessibleDescription(/Senha atual incorreta/));
  });
});
