import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderUi } from '../testing/renderUi';
import { textParameter, useUrlState } from './urlState';
import { useBackLocation, useBackPath, withoutDialog } from './backNavigation';

const parameters = { search: textParameter(), dialog: textParameter() };

function Dashboard() {
  return (
    <Link to="/admin/campos" state={useBackLocation()}>
      Campos
    </Link>
  );
}

function Fields() {
  const { change, open, close } = useUrlState(parameters);
  return (
    <>
      <Link to={useBackPath('/admin')}>Voltar</Link>
      <button onClick={() => change({ search: 'cpf' })}>search</button>
      <button onClick={() => change({ search: 'rg' }, { replace: true })}>type</button>
      <button onClick={() => open({ dialog: 'new' })}>open</button>
      <button onClick={() => close({ dialog: '' })}>close</button>
    </>
  );
}

function App() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate('/admin/campos', { state: { cameFrom: '/elsewhere?page=2' } })}>
        stray
      </button>
      <Routes>
        <Route path="/admin" element={<Dashboard />} />
        <Route path="/admin/campos" element={<Fields />} />
      </Routes>
    </>
  );
}

const arrivesAt = (address: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(address));
const backHref = () => screen.getByRole('link', { name: 'Voltar' }).getAttribute('href');

test('Voltar leads to the list as it was left, also after steps on the screen', async () => {
  const { user } = renderUi(<App />, { path: '/admin?page=3&search=ana' });
  await user.click(screen.getByRole('link', { name: 'Campos' }));
  await arrivesAt('/admin/campos');
  for (const step of ['search', 'type', 'open', 'close']) await user.click(screen.getByRole('button', { name: step }));
  await arrivesAt('/admin/campos?search=rg');
  expect(backHref()).toBe('/admin?page=3&search=ana');
  await user.click(screen.getByRole('link', { name: 'Voltar' }));
  await arrivesAt('/admin?page=3&search=ana');
});

test('Voltar leads to the bare screen where the person came from elsewhere', async () => {
  const { user } = renderUi(<App />, { path: '/admin/campos' });
  expect(backHref()).toBe('/admin');
  await user.click(screen.getByRole('button', { name: 'stray' }));
  expect(backHref()).toBe('/admin');
});

test.each([
  ['/admin?view=list&page=3&candidate=Q2FuZA', '/admin?view=list&page=3'],
  ['/admin?dialog=edit&candidate=Q2FuZA', '/admin'],
  ['/client?candidate=new&mode=edit&page=2', '/client?page=2'],
  ['/client', '/client'],
])('the list of %s is led back to without what stood over it', (address, list) => {
  expect(withoutDialog(address)).toBe(list);
});
