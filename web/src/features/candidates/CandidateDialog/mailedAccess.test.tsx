import { screen, within } from '@testing-library/react';
import { candidateData } from '../../../testing/staffData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDialog from './CandidateDialog';

/** Registers Ana, and opens what comes then. */
async function register(canMail: boolean) {
  const ana = candidateData({ id: 'ana', name: 'Ana' });
  const server = serveStaff({
    formFields: [],
    createCandidate: { candidate: ana, userErrors: [] },
    sendCandidateAccessLink: { candidate: ana, userErrors: [] },
  });
  const { user } = await renderStaff(<CandidateDialog id="new" onClose={() => {}} />, { role: 'client', canMail });
  const form = within(await screen.findByRole('dialog', { name: 'Novo Candidato' }));
  await user.type(await form.findByRole('textbox', { name: /^Nome/ }), 'Ana');
  await user.type(form.getByRole('textbox', { name: /^E-mail/ }), 'ana@exemplo.com.br');
  await user.click(form.getByRole('button', { name: 'Criar Candidato' }));
  const created = within(await screen.findByRole('dialog', { name: 'Candidato criado com sucesso!' }));
  return { server, user, created };
}

test('the access of a new candidate is mailed from where it is shown', async () => {
  const { server, user, created } = await register(true);
  await user.click(created.getByRole('button', { name: 'Enviar por e-mail' }));
  expect(await screen.findByText('Link enviado!')).toBeVisible();
  expect(server.lastOf('SendCandidateAccessLink')).toEqual({ input: { id: 'ana' } });
});

test('without a mail server it is copied, and no button promises a mail', async () => {
  const { created } = await register(false);
  expect(created.getByRole('button', { name: 'Copiar credenciais' })).toBeVisible();
  expect(created.queryByRole('button', { name: 'Enviar por e-mail' })).not.toBeInTheDocument();
});
