/** An export with credentials asks for the password again. */
import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { exportButton, open, PREPARED, serve } from '../../../testing/exportDialog';

const refusal = {
  downloadUrl: null,
  fileName: null,
  candidateCount: null,
  userErrors: [{ code: 'REAUTHENTICATION_REQUIRED', message: 'Confirme sua senha para continuar.' }],
};

/** A server that prepares exports once it was given the password 'certa'. */
function serveGuarded() {
  let isConfirmed = false;
  const server = serve({ exportCandidates: () => (isConfirmed ? PREPARED : refusal) });
  server.intercept('Reauthenticate', ({ variables }) => {
    isConfirmed = (variables['input'] as { password: string }).password === 'certa';
    const wrong = { __typename: 'UserError', code: 'INVALID', message: 'Senha incorreta.' };
    return {
      data: {
        reauthenticate: { __typename: 'ReauthenticatePayload', userErrors: isConfirmed ? [] : [wrong] },
      },
    };
  });
  server.serveFile(() => new Response(new Uint8Array(8)));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  return server;
}

const question = () => screen.findByRole('dialog', { name: 'Confirme sua senha' });

async function give(user: ReturnType<typeof userEvent.setup>, password: string) {
  const field = within(await question()).getByLabelText('Sua senha');
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
}

test('asks for the password, and exports what was configured once it is right', async () => {
  const server = serveGuarded();
  const { user, closed } = await open();
  await user.click(exportButton());
  expect(within(await question()).getByLabelText('Sua senha')).toHaveFocus();
  await give(user, 'certa');
  await waitFor(() => expect(closed()).toBe(true));
  const [refused, exported] = server.callsOf('ExportCandidates');
  expect(exported?.variables).toEqual(refused?.variables);
});

test('tells a wrong password at its field, and keeps asking', async () => {
  const server = serveGuarded();
  const { user, closed } = await open();
  await user.click(exportButton());
  await give(user, 'errada');
  expect(await within(await question()).findByText('Senha incorreta.')).toBeVisible();
  expect([closed(), server.callsOf('ExportCandidates').length]).toEqual([false, 1]);
  await give(user, 'certa');
  await waitFor(() => expect(closed()).toBe(true));
});

test('exports nothing when the question is cancelled, and the configuration stays', async () => {
  const server = serveGuarded();
  const { user, closed } = await open();
  await user.click(exportButton());
  await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirme sua senha' })).not.toBeInTheDocument());
  expect(exportButton()).toBeEnabled();
  expect([closed(), server.callsOf('ExportCandidates').length]).toEqual([false, 1]);
});
