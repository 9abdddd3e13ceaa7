/** From one candidate's details to those of the next: nothing of the former is taken for the next one's. */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import type { CandidateDetailsMode } from '../candidateListState';
import CandidateDetailsDialog from './CandidateDetailsDialog';

function serve() {
  const people = [
    candidateData({ id: 'ana', name: 'Ana', accessToken: 'ta', accessPassword: 'SENHA_A' }),
    candidateData({ id: 'bia', name: 'Bia', accessToken: 'tb', accessPassword: 'SENHA_B' }),
  ];
  return serveStaff({ node: ({ id }: { id: string }) => people.find((one) => one.id === id) });
}

function Steps({ mode }: { mode: CandidateDetailsMode }) {
  const [id, setId] = useState('ana');
  const nothing = () => {};
  return (
    <>
      <button onClick={() => setId('bia')}>Próxima</button>
      <CandidateDetailsDialog id={id} mode={mode} onOpen={nothing} onBack={nothing} onClose={nothing} />
    </>
  );
}

// The page behind a dialog takes no clicks.
const goOn = () => act(() => screen.getByText('Próxima').click());

test('the form is that of the candidate whose id and access stand beside it', async () => {
  serve();
  await renderStaff(<Steps mode="edit" />);
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  goOn();
  expect(await screen.findByText('ID: bia')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Bia');
});

test('credentials that are read while one goes on are told to be those of the former', async () => {
  const server = serve();
  const { user } = await renderStaff(<Steps mode="view" />);
  const read = server.holdBack('CandidatePassword');
  await user.click(await screen.findByRole('button', { name: 'Copiar credenciais' }));
  goOn();
  expect(await screen.findByText('ID: bia')).toBeVisible();
  read();
  expect(await screen.findByText('Credenciais copiadas!', { selector: 'li *' })).toBeVisible();
  expect(screen.getByText('Ana', { selector: 'li *' })).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('SENHA_A'));
  expect(screen.getByRole('button', { name: 'Copiar credenciais' })).toBeVisible();
});
