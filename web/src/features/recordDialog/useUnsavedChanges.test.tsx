import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextInput } from '../../components/TextInput/TextInput';
import { loadTexts } from '../../i18n';
import { isClosingHeldUp } from '../../lib/closingPage';
import { setHistoryGuard, watchHistory } from '../../lib/historyGuard';
import { textParameter, useUrlState } from '../../lib/urlState';
import { useUnsavedChanges } from './useUnsavedChanges';

const parameters = { form: textParameter(), question: textParameter() };

interface FormProps {
  onAsk: () => void;
  onClose: () => void;
  onDiscard?: () => void;
}

function Form({ onAsk, onClose, onDiscard }: FormProps) {
  const [name, setName] = useState('');
  const { leaving, question } = useUnsavedChanges(name !== '', undefined, onDiscard);
  return (
    <Dialog open title="Formulário" onClose={leaving(onClose)} onSubmit={onClose}>
      <TextInput aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={onAsk}>
        Perguntar
      </button>
      {question}
    </Dialog>
  );
}

function Screen() {
  const { state, open, close } = useUrlState(parameters);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button onClick={() => void navigate('/lista')}>Lista</button>
      <button onClick={() => open({ form: 'new' })}>Abrir</button>
      {state.form && <Form onAsk={() => open({ question: 'yes' })} onClose={() => close({ form: '' })} />}
    </>
  );
}

// Once for all tests, and before their routers, as the page does.
watchHistory();

const address = () => screen.getByTestId('address').textContent;
const arrivesAt = (path: string) => waitFor(() => expect(address()).toBe(path));
const question = () => screen.findByRole('alertdialog', { name: 'Descartar alterações?' });
const expectNoQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
const typed = () => screen.getByRole('textbox', { name: 'Nome', hidden: true });
const back = () => act(() => window.history.back());

async function openForm(text: string) {
  await loadTexts('staff');
  window.history.pushState(null, '', '/');
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Lista' }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  if (text) await user.type(await screen.findByRole('textbox', { name: 'Nome' }), text);
  await arrivesAt('/lista?form=new');
  return user;
}

test('a guard above another one leaves that in place', async () => {
  const heard: string[] = [];
  const event = () => window.dispatchEvent(new PopStateEvent('popstate'));
  const releaseOuter = setHistoryGuard(() => heard.push('form'));
  const releaseInner = setHistoryGuard(() => heard.push('upload'));
  event();
  releaseInner();
  event();
  releaseOuter();
  event();
  expect(heard).toEqual(['upload', 'form']);
});

test('the browser’s back asks before it takes a form with changes away, and the form stays meanwhile', async () => {
  const user = await openForm('Ana');
  // What the router hears; it would draw the list, and with that forget the form.
  const heard: string[] = [];
  const hear = () => heard.push(window.location.search);
  window.addEventListener('popstate', hear);
  back();
  await question();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expectNoQuestion();
  await waitFor(() => expect(heard).toEqual(['?form=new']));
  window.removeEventListener('popstate', hear);
  expect(typed()).toHaveValue('Ana');

  back();
  await question();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await arrivesAt('/lista');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['Escape', '{Escape}'],
  ['the close button', '{Tab}{Tab}{Enter}'],
])('%s asks too, and leads to the list when the changes may go', async (_way, keys) => {
  const user = await openForm('Ana');
  await user.keyboard(keys);
  await question();
  expect(address()).toBe('/lista?form=new');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await arrivesAt('/lista');
});

test('a form without changes is left without a question', async () => {
  const user = await openForm('');
  expect(isClosingHeldUp()).toBe(false);
  back();
  await arrivesAt('/lista');
  expectNoQuestion();
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await user.keyboard('{Escape}');
  await arrivesAt('/lista');
  expectNoQuestion();
});

test('a form that closes after it has saved asks nothing, and neither does what comes after it', async () => {
  const user = await openForm('Ana');
  await user.keyboard('{Enter}');
  await arrivesAt('/lista');
  expectNoQuestion();
  expect(isClosingHeldUp()).toBe(false);
  back();
  await arrivesAt('/');
});

test('back from a question above the form leads to the form and asks nothing; the next back asks', async () => {
  const user = await openForm('Ana');
  await user.click(screen.getByRole('button', { name: 'Perguntar' }));
  await arrivesAt('/lista?form=new&question=yes');
  back();
  await arrivesAt('/lista?form=new');
  expectNoQuestion();
  back();
  await question();
});

test('closing the tab is held up by the browser while there are changes', async () => {
  const user = await openForm('Ana');
  expect(isClosingHeldUp()).toBe(true);
  await user.clear(typed());
  expect(isClosingHeldUp()).toBe(false);
});

/** A form that is not in the address, over a list whose filters are. */
function FilteredScreen() {
  const { state, change } = useUrlState(parameters);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p data-testid="address">{state.question}</p>
      <button onClick={() => change({ question: 'filtro' })}>Filtrar</button>
      <button onClick={() => setOpen(true)}>Abrir</button>
      {isOpen && <Form onAsk={close} onClose={close} onDiscard={close} />}
    </>
  );
}

test('what was discarded by a step back within the same screen is closed as well', async () => {
  await loadTexts('staff');
  window.history.pushState(null, '', '/');
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <FilteredScreen />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana');
  back();
  await question();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await arrivesAt('');
});
