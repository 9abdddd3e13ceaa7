import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useBackLocation } from '../../lib/backNavigation';
import { noErrors, serveCandidates } from '../../testing/candidatePage';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData } from '../../testing/staffData';
import CandidatePage from './CandidatePage';

const LIST = '/admin?view=list&page=3';

function List() {
  return (
    <Link to="/candidates/ana" state={useBackLocation()}>
      Ana na lista
    </Link>
  );
}

function BrowserBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Voltar do navegador</button>;
}

/** From a list to Ana, and on to Eva, who has the same CPF. */
async function openDuplicate() {
  const people = [
    candidateData({ id: 'ana', name: 'Ana' }),
    candidateData({ id: 'eva', name: 'Eva Lima', viewerCanDelete: true }),
  ];
  const server = serveCandidates(people, {
    candidateDuplicates: ({ id }: { id: string }) => people.filter((other) => other.id !== id),
    deleteCandidate: () => {
      people.splice(1);
      return { deletedId: 'eva', ...noErrors };
    },
  });
  const rendered = await renderStaff(
    <>
      <Routes>
        <Route path="/admin" element={<List />} />
        <Route path="/candidates/:id" element={<CandidatePage />} />
      </Routes>
      <BrowserBack />
    </>,
    { path: LIST },
  );
  const { user } = rendered;
  await user.click(screen.getByRole('link', { name: 'Ana na lista' }));
  await user.click(within(await screen.findByRole('note')).getByRole('link', { name: 'Eva Lima' }));
  await heading('Eva Lima');
  return { server, ...rendered };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const wayBack = () => screen.getByRole('link', { name: '← Voltar' });

test('from a second registration ‘Voltar’ leads to the first, and from there to the place in the list', async () => {
  const { user, address } = await openDuplicate();
  // A step on the page between keeps the way.
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Mostrar' }), 'Documentos');
  await user.click(wayBack());
  await heading('Ana');
  await user.click(wayBack());
  await waitFor(() => expect(address()).toBe(LIST));
});

async function deleteSecond() {
  const rendered = await openDuplicate();
  await rendered.user.click(screen.getByRole('button', { name: 'Excluir' }));
  await rendered.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  await heading('Ana');
  return rendered;
}

test('a second registration that is deleted leaves the way from the first to the list', async () => {
  const { user, address } = await deleteSecond();
  await user.click(wayBack());
  await waitFor(() => expect(address()).toBe(LIST));
});

test('the browser’s ‘back’ does not lead to the page of a registration that was deleted', async () => {
  const { address } = await deleteSecond();
  const goBack = () => act(() => screen.getByText('Voltar do navegador').click());
  goBack();
  await waitFor(() => expect(address()).toBe('/candidates/ana'));
  await heading('Ana');
  goBack();
  await waitFor(() => expect(address()).toBe(LIST));
});
