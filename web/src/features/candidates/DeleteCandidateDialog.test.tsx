import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import { useCandidateSelection } from './candidateSelection';
import { DeleteCandidateDialog } from './DeleteCandidateDialog';

/** Who is chosen, and the question whether the first of them is deleted. */
function Chosen() {
  const { ids, toggle } = useCandidateSelection();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{`Escolhidos: ${ids.join(' ')}`}</p>
      <button onClick={() => toggle(['ana', 'bia'], true)}>Escolher</button>
      <button onClick={() => setAsking(true)}>Excluir Ana</button>
      {isAsking && <DeleteCandidateDialog candidateId="ana" onClose={() => setAsking(false)} />}
    </>
  );
}

test.each([
  ['is deleted', { deletedId: 'ana', userErrors: [] }, 'Escolhidos: bia'],
  [
    'is not deleted',
    { deletedId: null, userErrors: [{ code: 'FORBIDDEN', field: null, message: 'Em uso.' }] },
    'Escolhidos: ana bia',
  ],
])('who %s is chosen accordingly', async (_what, deleteCandidate, chosen) => {
  serveStaff({ node: candidateData({ id: 'ana', name: 'Ana' }), deleteCandidate });
  const { user } = await renderStaff(<Chosen />);
  await user.click(screen.getByRole('button', { name: 'Escolher' }));
  await user.click(screen.getByRole('button', { name: 'Excluir Ana' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' });
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText(/Candidato removido com sucesso!|Em uso\./)).toBeVisible();
  expect(screen.getByText(chosen)).toBeVisible();
});
