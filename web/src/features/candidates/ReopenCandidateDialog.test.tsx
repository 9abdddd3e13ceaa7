import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, fieldValue } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import { ReopenCandidateDialog } from './ReopenCandidateDialog';

const candidate = (data: object = {}) =>
  candidateData({
    ...{ id: 'k1', name: 'Ana Lima', status: 'COMPLETE', viewerCanReopen: true },
    fields: [fieldValue({ key: 'parecer', label: 'Parecer' })],
    correctableFields: [
      { key: 'name', label: 'Nome' },
      { key: 'cpf', label: 'CPF' },
    ],
    ...data,
  });

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <ReopenCandidateDialog candidateId="k1" onClose={() => setOpen(false)} /> : <p>fechado</p>;
}

/** @param outcome what the server answers to the reopening */
async function open(outcome: object, data?: object) {
  const node = candidate(data);
  const server = serveStaff({ node, reopenCandidate: { candidate: node, isMailed: null, userErrors: [], ...outcome } });
  const { user } = await renderStaff(<Page />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir Cadastro' }));
  return { user, server, dialog, message: dialog.getByRole('textbox', { name: 'Mensagem para o candidato' }) };
}

it('offers what the candidate may edit and nothing else, and sends it with the reason', async () => {
  const { user, server, dialog, message } = await open({ isMailed: true });
  expect(message).toHaveFocus();
  expect(message).toHaveAccessibleDescription(/no formulário e no e-mail/);
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Nome', 'CPF']);
  await user.type(message, ' O CPF não confere. ');
  await user.click(dialog.getByRole('checkbox', { name: 'CPF' }));
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  expect(await screen.findByText('fechado')).toBeVisible();
  const sent = { id: 'k1', fieldKeys: ['cpf'], message: 'O CPF não confere.' };
  expect(server.lastOf('ReopenCandidate')['input']).toEqual(sent);
});

it.each([
  [true, 'O candidato será avisado por e-mail.'],
  [false, 'Nenhum e-mail foi enviado: avise o candidato e passe o link de acesso.'],
])('where a mail goes out is %p, it says so', async (isMailed, text) => {
  const { user, dialog } = await open({ isMailed });
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  expect(await screen.findByText('Cadastro reaberto!')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('shows what the candidate has asked for', async () => {
  const correctionRequest = { message: 'Mudei de endereço.', requestedAt: '2026-11-20T15:00:00Z' };
  const { dialog } = await open({}, { correctionRequest });
  expect(dialog.getByRole('heading', { name: /^Ana Lima pediu em 20\/11\/2026/ })).toBeVisible();
  expect(dialog.getByText('Mudei de endereço.')).toBeVisible();
});

it('keeps what was written when it is refused, and asks before it is thrown away', async () => {
  const refusal = { code: 'PRECONDITION_FAILED', field: null, message: 'O cadastro não está completo.' };
  const { user, dialog, message } = await open({ candidate: null, userErrors: [refusal] });
  await user.type(message, 'Falta o CEP.');
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  expect(await dialog.findByText('O cadastro não está completo.')).toBeVisible();
  expect(message).toHaveValue('Falta o CEP.');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
  expect(screen.queryByText('fechado')).not.toBeInTheDocument();
});
