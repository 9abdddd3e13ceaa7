import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { renderUi } from '../testing/renderUi';
import { choiceParameter, numberChoiceParameter, pageParameter, textParameter, useUrlState } from './urlState';

const parameters = {
  page: pageParameter(),
  search: textParameter(),
  sort: choiceParameter(['new', 'name'], 'new'),
  size: numberChoiceParameter([5, 10], 10),
  dialog: textParameter(),
  mode: choiceParameter(['edit', 'delete'], 'edit'),
};

function Screen() {
  const { state, change, open, close } = useUrlState(parameters);
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <p data-testid="address">{search}</p>
      <button onClick={() => change({ page: state.page + 1 })}>next</button>
      <button onClick={() => change({ search: 'ana', page: 1 }, { replace: true })}>search</button>
      <button onClick={() => open({ dialog: 'new' })}>open</button>
      <button onClick={() => close({ dialog: '' })}>close</button>
      <button onClick={() => open({ mode: 'delete' })}>ask</button>
      <button onClick={() => close({ mode: 'edit' })}>cancel</button>
      <button onClick={() => close({ dialog: '', mode: 'edit' }, 2)}>done</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const state = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
const address = () => screen.getByTestId('address').textContent;

test('reads the address and falls back where it means nothing', () => {
  renderUi(<Screen />, { path: '/?page=-3&sort=evil&size=7&search=ana' });
  expect(state()).toEqual({ page: 1, sort: 'new', size: 10, search: 'ana', dialog: '', mode: 'edit' });
});

test('leaves fallbacks out of the address and other parameters in it', async () => {
  const { user } = renderUi(<Screen />, { path: '/?page=3&other=1' });
  await user.click(screen.getByRole('button', { name: 'search' }));
  await waitFor(() => expect(address()).toBe('?other=1&search=ana'));
});

test('a change shows at once and back undoes it', async () => {
  const { user } = renderUi(<Screen />);
  await user.click(screen.getByRole('button', { name: 'next' }));
  expect(state()['page']).toBe(2);
  await waitFor(() => expect(address()).toBe('?page=2'));
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(state()['page']).toBe(1));
});

test('closing a dialog that was opened here steps back, so that back does not open it again', async () => {
  const { user } = renderUi(<Screen />);
  await user.click(screen.getByRole('button', { name: 'next' }));
  await user.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(address()).toBe('?page=2&dialog=new'));
  await user.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(address()).toBe('?page=2'));
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(state()).toMatchObject({ page: 1, dialog: '' }));
});

test('closing a dialog that came with the address stays on the screen', async () => {
  const { user } = renderUi(<Screen />, { path: '/?dialog=k1&page=2' });
  await user.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(address()).toBe('?page=2'));
  expect(state()).toMatchObject({ page: 2, dialog: '' });
});

test('a question over a dialog is a step of its own, and both close together', async () => {
  const { user } = renderUi(<Screen />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const arrivesAt = (search: string) => waitFor(() => expect(address()).toBe(search));
  await press('next');
  await press('open');
  await arrivesAt('?page=2&dialog=new');
  await press('ask');
  await arrivesAt('?page=2&dialog=new&mode=delete');
  await press('back');
  await arrivesAt('?page=2&dialog=new');
  await press('ask');
  await arrivesAt('?page=2&dialog=new&mode=delete');
  await press('cancel');
  await arrivesAt('?page=2&dialog=new');
  await press('ask');
  await arrivesAt('?page=2&dialog=new&mode=delete');
  await press('done');
  await arrivesAt('?page=2');
  await press('back');
  await waitFor(() => expect(state()).toMatchObject({ page: 1, dialog: '', mode: 'edit' }));
});

test('a question over a dialog that came with the address closes with it and stays on the screen', async () => {
  const { user } = renderUi(<Screen />, { path: '/?dialog=k1&page=2' });
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await waitFor(() => expect(address()).toBe('?dialog=k1&page=2&mode=delete'));
  await user.click(screen.getByRole('button', { name: 'done' }));
  await waitFor(() => expect(address()).toBe('?page=2'));
});

function inBrowser(ui: ReactElement) {
  render(<BrowserRouter>{ui}</BrowserRouter>);
  return userEvent.setup();
}

function HastyScreen() {
  const { state, change, open, close } = useUrlState(parameters);
  const bothWays = () => {
    change({ page: 2 });
    change({ page: 1 });
  };
  const closeBoth = () => {
    close({ mode: 'edit' });
    close({ dialog: '' });
  };
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={bothWays}>there and back</button>
      <button onClick={() => open({ mode: 'delete' })}>ask</button>
      <button onClick={closeBoth}>close both</button>
    </>
  );
}

test('a change that was taken back before the router had arrived at it shows when one steps back to it', async () => {
  window.history.pushState(null, '', '/');
  const user = inBrowser(<HastyScreen />);
  await user.click(screen.getByRole('button', { name: 'there and back' }));
  expect(window.location.search).toBe('');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  await waitFor(() => expect(state()['page']).toBe(2));
});

test('a form that came with the address and closes right behind its question is not followed by the screen', async () => {
  window.history.pushState(null, '', '/elsewhere');
  window.history.pushState(null, '', '/?dialog=k1');
  const user = inBrowser(<HastyScreen />);
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await waitFor(() => expect(window.location.search).toBe('?dialog=k1&mode=delete'));
  const passed: string[] = [];
  const note = () => passed.push(window.location.pathname);
  window.addEventListener('popstate', note);
  await user.click(screen.getByRole('button', { name: 'close both' }));
  await waitFor(() => expect(passed).not.toEqual([]));
  act(() => window.history.forward());
  await waitFor(() => expect(passed.length).toBeGreaterThan(1));
  window.removeEventListener('popstate', note);
  expect(passed).toEqual(['/', '/']);
  expect(state()).toMatchObject({ dialog: '', mode: 'edit' });
});

/** A dialog that closes as soon as it is there, as one does whose code did not come. */
function Closing({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => close(), []);
  return null;
}

function ClosingScreen() {
  const { state, change, open, close } = useUrlState(parameters);
  return (
    <>
      <p data-testid="address">{useLocation().search}</p>
      <button onClick={() => change({ page: 2 })}>next</button>
      <button onClick={() => open({ dialog: 'new' })}>open</button>
      {state.dialog && <Closing onClose={() => close({ dialog: '' })} />}
    </>
  );
}

test('a dialog that closes before the router has arrived at it leaves no step in the history, however often it is opened', async () => {
  window.history.pushState(null, '', '/');
  const user = inBrowser(<ClosingScreen />);
  const steps = window.history.length;
  await user.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(address()).toBe('?page=2'));
  for (const _press of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  }
  // The list, the step to its second page, and what 'forward' would open.
  expect(window.history.length).toBe(steps + 2);
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe(''));
});
