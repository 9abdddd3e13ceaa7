import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { serveGraphql } from '../../../testing/graphqlServer';
import { field, profile, question, saved } from '../../../testing/ownCandidate';
import { openCandidateArea } from '../../../testing/openCandidateArea';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from './CandidateArea';

beforeEach(() => {
  resetSession();
  toast.clear();
});

const WAITING = 'esteira.answers.Q2FuZGlkYXRlOjE.cidade';
const leaveAnswer = () => localStorage.setItem(WAITING, '{"value":"Natal","previousValue":"","at":1}');
const signOut = () => screen.findByRole('button', { name: 'Sair' });

it.each([
  ['the record is loading', () => new Promise<never>(() => undefined)],
  ['the consent is asked for anew', () => profile({ hasConsented: false })],
])('asks before waiting answers are forgotten while %s', async (_when, answer) => {
  await loadTexts('candidate', 'fields');
  serveGraphql(answer);
  leaveAnswer();
  const { user } = renderUi(<CandidateArea />);
  await user.click(await signOut());
  expect(await screen.findByRole('alert')).toHaveTextContent('Há respostas que ainda não foram enviadas');
  expect(screen.getByRole('button', { name: 'Continuar aqui' })).toHaveFocus();
  expect(localStorage.getItem(WAITING)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await signOut());
  await act(async () => user.click(await screen.findByRole('button', { name: 'Sair mesmo assim' })));
  await waitFor(() => expect(localStorage.getItem(WAITING)).toBeNull());
});

it('no longer asks once everything has been sent', async () => {
  let isOffline = true;
  const { user } = await openCandidateArea({ fields: [field({})] }, () => {
    if (isOffline) throw new TypeError('offline');
    return saved();
  });
  await question('Cidade');
  await user.keyboard('Natal');
  await user.click(await signOut());
  expect(await screen.findByText('Há respostas que ainda não foram enviadas')).toBeVisible();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Há respostas que ainda não foram enviadas')).not.toBeInTheDocument());
  expect(screen.queryByText('Logout realizado')).not.toBeInTheDocument();
});

it('asks no more once the form was there, which asks by itself', async () => {
  await loadTexts('candidate', 'fields');
  let load: () => void = () => undefined;
  const isLoading = new Promise<void>((resolve) => (load = resolve));
  let hasConsented = true;
  serveGraphql(async ({ operation }) => {
    if (operation === 'SaveOwnAnswers') return saved();
    if (operation === 'WithdrawConsent') {
      hasConsented = false;
      return { data: { withdrawConsent: { userErrors: [] } } };
    }
    await isLoading;
    return profile({ hasConsented });
  });
  leaveAnswer();
  const { user } = renderUi(<CandidateArea />);
  await user.click(await signOut());
  expect(await screen.findByText('Há respostas que ainda não foram enviadas')).toBeVisible();
  load();
  await user.click(await screen.findByRole('button', { name: 'Revogar consentimento' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
  await question('Termo de Consentimento (LGPD)');
  expect(screen.queryByText('Há respostas que ainda não foram enviadas')).not.toBeInTheDocument();
});
