import { screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { toast } from '../../../components/Toast/toast';
import { serveGraphql } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import ForgotPasswordDialog from './ForgotPasswordDialog';

beforeEach(() => toast.clear());

async function open(initialEmail = '') {
  const onClose = jest.fn();
  const view = renderUi(<ForgotPasswordDialog initialEmail={initialEmail} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Recuperar senha' });
  return { ...view, onClose };
}

it('starts with the e-mail of the sign-in form', async () => {
  await open('ana@esteira.local');

  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@esteira.local');
});

it('asks for the e-mail and cannot be sent without it', async () => {
  const { user } = await open();

  await user.click(screen.getByLabelText('E-mail'));
  await user.tab();

  expect(screen.getByText('Por favor, digite seu e-mail.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
});

it('confirms without telling whether the e-mail is known', async () => {
  const calls = serveGraphql(() => ({ data: { requestPasswordReset: { userErrors: [] } } }));
  const { user, onClose } = await open();

  await user.type(screen.getByLabelText('E-mail'), 'ana@esteira.local{Enter}');

  expect(
    await screen.findByText(
      'Se o e-mail existir, uma nova senha temporária será enviada. Ela deve ser alterada no primeiro acesso.',
    ),
  ).toBeVisible();
  expect(calls).toMatchObject([{ operation: 'RequestPasswordReset', token: null }]);
  await user.click(screen.getByRole('button', { name: 'Voltar ao login' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('tells a failure with the server’s words and keeps the form', async () => {
  serveGraphql(() => ({ error: { code: 'INTERNAL', message: '' } }));
  const { user } = await open('ana@esteira.local');

  await user.click(screen.getByRole('button', { name: 'Enviar' }));

  expect(await screen.findByText('Erro ao enviar e-mail')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@esteira.local');
});
