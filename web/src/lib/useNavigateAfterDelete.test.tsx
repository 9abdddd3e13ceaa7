import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { textParameter, useUrlState } from './urlState';
import { useNavigateAfterDelete } from './useNavigateAfterDelete';

const parameters = { dialog: textParameter() };

function RecordScreen() {
  const { open, close } = useUrlState(parameters);
  const leave = useNavigateAfterDelete('dialog');
  const remove = () => {
    leave('/lista?page=2', { cameFrom: '/inicio' });
    close({ dialog: '' });
  };
  return (
    <>
      <button onClick={() => open({ dialog: 'delete' })}>Excluir</button>
      <button onClick={remove}>Sim</button>
    </>
  );
}

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

// The browser's own history, whose steps take their time, unlike those of a router in memory.
function openRecord(path: string) {
  window.history.pushState(null, '', '/lista');
  window.history.pushState(null, '', path);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/fichas/:id" element={<RecordScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const arrivesAt = (address: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(address));
const press = (name: string) => screen.getByRole('button', { name });

test('the next screen takes the place of the one that was left, so that back does not lead to it', async () => {
  const user = openRecord('/fichas/eva');
  await user.click(press('Excluir'));
  await arrivesAt('/fichas/eva?dialog=delete');
  await user.click(press('Sim'));
  await arrivesAt('/lista?page=2 {"cameFrom":"/inicio"}');
  act(() => window.history.back());
  await arrivesAt('/lista null');
});

test('so it does where the dialog was opened by its address', async () => {
  const user = openRecord('/fichas/eva?dialog=delete');
  await user.click(press('Sim'));
  await arrivesAt('/lista?page=2 {"cameFrom":"/inicio"}');
  act(() => window.history.back());
  await arrivesAt('/lista null');
});
