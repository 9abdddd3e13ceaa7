import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { toast } from '../components/Toast/toast';
import { useCandidateSelection } from '../features/candidates/candidateSelection';
import { useDraft } from '../features/recordDialog/drafts';
import { setSession } from '../session/sessionStore';
import type { Viewer } from '../session/viewer';
import { isClosingHeldUp } from '../lib/closingPage';
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

it('leaves no message of a session that has ended on the screen', async () => {
  open();
  act(() => void toast.success({ title: 'Candidato excluído', description: 'Carla Dias' }));
  expect(await screen.findByText('Carla Dias', { selector: 'li *' })).toBeVisible();
  act(() => setSession({ status: 'anonymous', reason: 'signedOut', kind: 'user' }));
  expect(screen.queryByText('Carla Dias')).not.toBeInTheDocument();
});

describe('what is typed and not saved', () => {
  function Form() {
    const { value, change } = useDraft('form', { text: '' });
    return <input aria-label="Texto" value={value.text} onChange={({ target }) => change({ text: target.value })} />;
  }
  const openForm = (owner: string) => {
    act(() => signedIn(owner));
    return renderUi(
      <Routes>
        <Route path="admin" element={<StaffArea />}>
          <Route index element={<Form />} />
        </Route>
      </Routes>,
      { path: '/admin' },
    );
  };
  const end = (reason: 'expired' | 'signedOut') => act(() => setSession({ status: 'anonymous', reason, kind: 'user' }));

  it.each([
    ['is there again after a session that has run out', 'expired', 'ana', 'Olá'],
    ['is gone after a sign-out', 'signedOut', 'ana', ''],
    ['is no other person’s', 'expired', 'bia', ''],
  ] as const)('%s', async (_what, reason, next, text) => {
    const first = openForm('ana');
    await first.user.type(await screen.findByRole('textbox', { name: 'Texto' }), 'Olá');
    first.unmount();
    end(reason);
    openForm(next);
    expect(await screen.findByRole('textbox', { name: 'Texto' })).toHaveValue(text);
    end('signedOut');
  });

  it('holds up no page of a candidate who signs in after it', async () => {
    const first = openForm('ana');
    await first.user.type(await screen.findByRole('textbox', { name: 'Texto' }), 'Olá');
    expect(isClosingHeldUp()).toBe(true);
    first.unmount();
    end('expired');
    act(() =>
      setSession({ status: 'authenticated', viewer: { kind: 'candidate', owner: 'candidate-1' } as Viewer & object }),
    );
    expect(isClosingHeldUp()).toBe(false);
  });
});
