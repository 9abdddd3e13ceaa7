import { act, screen, waitFor } from '@testing-library/react';
import { AppRoutes } from '../../../app/routes';
import { loadTexts } from '../../../i18n';
import { candidateLinkPath, forgetCandidateLink, rememberCandidateLink } from '../../../session/candidateLink';
import { endSession, setSession } from '../../../session/sessionStore';
import { startSession } from '../../../session/viewer';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { serveGraphql, unauthenticated } from '../../../testing/graphqlServer';
import { profile } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { candidateTokenOf, resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';

beforeEach(async () => {
  resetSession();
  forgetCandidateLink();
  await loadTexts('candidate', 'identity', 'fields');
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Nothing on the page leads anywhere, least of all to the sign-in of staff. */
function expectNoWayToStaff() {
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Voltar ao Início' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
}

it('explains the steps to a visitor without a link, and leads nowhere else', async () => {
  setSession({ status: 'anonymous', reason: 'none', kind: null });
  renderUi(<AppRoutes />, { path: '/candidato/acesso' });
  await title('Como acessar sua área');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(document.title).toBe('Como acessar sua área · Esteira');
  expectNoWayToStaff();
});

it('is where a candidate comes to from a profile that cannot be loaded', async () => {
  serveGraphql(() => ({ data: { viewer: { candidate: null } } }));
  localStorage.setItem('candidateToken', 'candidate');
  const { user } = renderUi(<AppRoutes />, { path: '/candidate' });
  act(startSession);
  await title('Não foi possível carregar seu perfil');
  await user.click(screen.getByRole('button', { name: 'Voltar ao Início' }));
  await title('Como acessar sua área');
  expect(localStorage.getItem('candidateToken')).toBeNull();
  expectNoWayToStaff();
});

describe('a candidate whose other tab has signed out or finished', () => {
  const signOutElsewhere = () => localStorage.removeItem('candidateToken');
  const open = async () => {
    rememberCandidateLink('abc123');
    localStorage.setItem('candidateToken', candidateTokenOf('1'));
    const { user } = renderUi(<AppRoutes />, { path: '/candidate' });
    act(startSession);
    return user;
  };

  it('comes to the steps as the tab hears of it, and the tab forgets the link', async () => {
    serveGraphql(() => profile());
    await open();
    await title('Cidade');
    signOutElsewhere();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'candidateToken' })));
    await title('Como acessar sua área');
    expect(candidateLinkPath()).toBeNull();
    expectNoWayToStaff();
  });

  it('comes there as well when an answer tells of it before', async () => {
    serveGraphql(() => {
      signOutElsewhere();
      return unauthenticated;
    });
    await open();
    await title('Como acessar sua área');
    expectNoWayToStaff();
  });
});

it('says that a session has ended, and keeps what was not sent', async () => {
  serveGraphql(() => unauthenticated);
  setSession({ status: 'anonymous', reason: 'expired', kind: 'candidate' });
  localStorage.setItem('esteira.answers.Q2FuZGlkYXRlOjE.cidade', '{"value":"Natal","previousValue":"","at":1}');
  renderUi(<AppRoutes />, { path: '/candidate' });
  await title('Como acessar sua área');
  expect(screen.getByRole('status')).toHaveTextContent('Sua sessão expirou.');
  expect(localStorage).toHaveLength(1);
});

/** The answer of a candidate, as an earlier visit left it in this browser. */
const leaveAnswerOf = (id: string) =>
  localStorage.setItem(`esteira.answers.${id}.cidade`, '{"value":"Natal","previousValue":"","at":1}');

it('tells a candidate who was deleted so, with the steps and a way out, and forgets the answers that are not taken any more', async () => {
  serveGraphql(() => ({ status: 401, error: { code: 'NOT_FOUND' } }));
  rememberCandidateLink('abc123'); // It opens nothing any more, so no page asks for its password.
  localStorage.setItem('candidateToken', candidateTokenOf('1'));
  leaveAnswerOf('Q2FuZGlkYXRlOjE');
  const { user } = renderUi(<AppRoutes />, { path: '/candidate' });
  act(startSession);
  await title('Como acessar sua área');
  expect(screen.getByRole('status')).toHaveTextContent('Candidato não encontrado');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Voltar ao Início' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('main')).toHaveFocus();
  expectNoWayToStaff();
});

it('forgets nothing of another candidate of this browser, who was not deleted', async () => {
  serveGraphql(() => unauthenticated);
  await forgetBrowser();
  const [deleted, other] = ['Q2FuZGlkYXRlOjE', 'Q2FuZGlkYXRlOjI'];
  for (const id of [deleted, other]) {
    leaveAnswerOf(id);
    const store = new DraftStore(id);
    await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
    store.close();
  }
  localStorage.setItem('candidateToken', candidateTokenOf('1'));
  act(startSession);
  act(() => endSession('deleted'));
  renderUi(<AppRoutes />, { path: '/candidate' });
  await title('Como acessar sua área');
  const kept = [`esteira.answers.${other}.cidade`, `esteira.documents.${other}`];
  await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(kept));
  expect(await new DraftStore(deleted).read()).toEqual({});
  expect(Object.keys((await new DraftStore(other).read()) ?? {})).toEqual(['rg']);
});
