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
  expect(await signOut()).toHaveFocus();
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

it('leads a candidate who stays back to where the question was asked', async () => {
  const { user } = await openCandidateArea({ fields: [field({})] }, () => {
    throw new TypeError('offline');
  });
  await question('Cidade');
  await user.keyboard('Natal');
  await user.click(await signOut());
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  expect(await signOut()).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Natal');
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

describe('on a phone that several candidates share', () => {
  const OTHERS = 'esteira.answers.Q2FuZGlkYXRlOjI.cidade';
  const leaveAnothers = () => localStorage.setItem(OTHERS, '{"value":"Recife","previousValue":"","at":1}');
  const asked = 'Há respostas ou páginas de outra pessoa que ainda não foram enviadas';

  it.each([
    ['one whose answers are all sent', { fields: [field({ value: 'Natal' })] }],
    ['one who has finished', { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' }],
  ])('%s is asked before those of another one are forgotten', async (_who, data) => {
    leaveAnothers();
    const { user } = await openCandidateArea(data);
    await screen.findByRole('heading', { level: 1 });
    await user.click(await signOut());
    expect(await screen.findByRole('alert')).toHaveTextContent(asked);
    expect(localStorage.getItem(OTHERS)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sair mesmo assim' }));
    await screen.findByText('Logout realizado', { selector: 'li *' });
    expect(localStorage.getItem(OTHERS)).toBeNull();
  });

  it('one who leaves over answers of their own is then asked about those of another one', async () => {
    leaveAnothers();
    const { user } = await openCandidateArea({ fields: [field({})] }, () => {
      throw new TypeError('offline');
    });
    await screen.findByRole('textbox');
    await user.keyboard('Natal');
    await user.click(await signOut());
    expect(await screen.findByRole('alert')).toHaveTextContent('Há respostas que ainda não foram enviadas');
    await user.click(screen.getByRole('button', { name: 'Sair mesmo assim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(asked);
    expect(screen.getByRole('button', { name: 'Continuar aqui' })).toHaveFocus();
    expect(localStorage.getItem(OTHERS)).not.toBeNull();
  });

  it('one who takes back the consent forgets what is their own alone', async () => {
    leaveAnothers();
    const { user } = await openCandidateArea({ fields: [field({ type: 'EMAIL' })] }, (operation) =>
      operation === 'WithdrawConsent' ? { data: { withdrawConsent: { userErrors: [] } } } : saved(),
    );
    await screen.findByRole('textbox');
    await user.keyboard('ana@');
    expect(localStorage.getItem(WAITING)).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Revogar consentimento' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
    await waitFor(() => expect(localStorage.getItem(WAITING)).toBeNull());
    expect(localStorage.getItem(OTHERS)).not.toBeNull();
  });
});
