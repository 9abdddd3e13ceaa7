import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { toast, toastStore } from '../components/Toast/toast';
import { useRemindCandidate } from '../features/admissionFlow/useRemindCandidate';
import { useCandidateSelection } from '../features/candidates/candidateSelection';
import { useSignOut } from '../features/identity/useSignOut';
import { useDraft } from '../features/recordDialog/drafts';
import { loadTexts } from '../i18n';
import { setSession } from '../session/sessionStore';
import { useOwner } from '../session/useSession';
import type { Viewer } from '../session/viewer';
import { isClosingHeldUp } from '../lib/closingPage';
import { renderUi } from '../testing/renderUi';
import { rememberUser, userTokenOf } from '../testing/session';
import { serveStaff } from '../testing/staffServer';
import StaffArea from './StaffArea';

function signedIn(id: string) {
  rememberUser(userTokenOf(id));
  setSession({
    status: 'authenticated',
    viewer: { kind: 'user', owner: `user:${id}`, name: id, roles: ['admin'] } as Viewer & object,
  });
}

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

function openScreen(screen: ReactElement) {
  signedIn('ana');
  return renderUi(
    <Routes>
      <Route path="admin" element={<StaffArea />}>
        <Route index element={screen} />
        <Route path="campos" element={<Link to="/admin">Voltar</Link>} />
      </Route>
    </Routes>,
    { path: '/admin' },
  );
}

const open = () => openScreen(<Choice />);

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

describe('a message of a session', () => {
  const titles = () => toastStore.read().map(({ title, description = '' }) => `${title} ${description}`.trim());

  it.each([
    ['that has ended', () => setSession({ status: 'anonymous', reason: 'signedOut', kind: 'user' })],
    ['that another person’s has taken the place of', () => signedIn('bia')],
  ])('%s leaves the screen', async (_which, end) => {
    open();
    act(() => void toast.success({ title: 'Candidato excluído', description: 'Carla Dias' }));
    expect(await screen.findByText('Carla Dias', { selector: 'li *' })).toBeVisible();
    act(end);
    expect(screen.queryByText('Carla Dias')).not.toBeInTheDocument();
  });

  it('that is signed out of goes, and what says so stays', async () => {
    const Leave = () => {
      const signOut = useSignOut();
      return <button onClick={signOut}>Sair</button>;
    };
    const { user } = openScreen(<Leave />);
    act(() => void toast.success({ title: 'Candidato excluído', description: 'Carla Dias' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Logout realizado', { selector: 'li *' })).toBeVisible();
    expect(titles()).toEqual([expect.stringMatching(/^Logout realizado/)]);
  });

  it('is not told in the next one, however late its answer comes', async () => {
    const server = serveStaff({
      remindCandidates: ({ input }: { input: { selection: { candidateIds: string[] } } }) => ({
        results: input.selection.candidateIds.map((candidateId) => ({ candidateId, outcome: 'DONE' })),
        userErrors: [],
      }),
    });
    const release = server.holdBack('RemindCandidate', () => server.callsOf('RemindCandidate').length === 1);
    const Remind = () => {
      const { remindCandidate } = useRemindCandidate();
      const name = useOwner() === 'user:ana' ? 'Carla Dias' : 'Davi Melo';
      return <button onClick={() => void remindCandidate({ id: 'k1', name })}>Lembrar {name}</button>;
    };
    await loadTexts('flow');
    const { user } = openScreen(<Remind />);
    await user.click(await screen.findByRole('button', { name: 'Lembrar Carla Dias' }));
    await waitFor(() => expect(server.callsOf('RemindCandidate')).toHaveLength(1));
    act(() => signedIn('bia'));
    release();
    await user.click(await screen.findByRole('button', { name: 'Lembrar Davi Melo' }));
    await waitFor(() => expect(titles()).toContain('Lembrete a caminho! Davi Melo'));
    expect(titles()).toHaveLength(1);
  });
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
