import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { useCandidateSelection } from '../features/candidates/candidateSelection';
import { setSession } from '../session/sessionStore';
import type { Viewer } from '../session/viewer';
import { renderUi } from '../testing/renderUi';
import StaffArea from './StaffArea';

const signedIn = (id: string) =>
  setSession({
    status: 'authenticated',
    viewer: { kind: 'user', owner: id, name: id, roles: ['admin'] } as Viewer & object,
  });

function Choice() {
  const { ids, toggle } = useCandidateSelection();
  return (
    <>
      <output>{ids.join()}</output>
      <button onClick={() => toggle(['k1', 'k2'], true)}>Selecionar</button>
      <Link to="/admin/campos">Campos</Link>
    </>
  );
}

function open() {
  signedIn('ana');
  return renderUi(
    <Routes>
      <Route path="admin" element={<StaffArea />}>
        <Route index element={<Choice />} />
        <Route path="campos" element={<Link to="/admin">Voltar</Link>} />
      </Route>
    </Routes>,
    { path: '/admin' },
  );
}

it('keeps the chosen candidates while one looks at another screen', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Selecionar' }));
  await user.click(screen.getByRole('link', { name: 'Campos' }));
  await user.click(await screen.findByRole('link', { name: 'Voltar' }));
  expect(await screen.findByRole('status')).toHaveTextContent('k1,k2');
});

it('gives the next person who signs in a choice of their own', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Selecionar' }));
  expect(screen.getByRole('status')).toHaveTextContent('k1,k2');
  act(() => signedIn('bia'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
