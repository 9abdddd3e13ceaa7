/** The form where parts of it that are loaded by themselves do not come, as after a deployment. */
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

const lost = () => {
  throw new Error('Failed to fetch dynamically imported module');
};
jest.unstable_mockModule('../documents/createDocumentQueue', lost);
jest.unstable_mockModule('../Consent/WithdrawConsent', lost);
const { toast, toastStore } = await import('../../../components/Toast/toast');
const { draftOf, draftPage, filesOf, forgetBrowser } = await import('../../../testing/documentDrafts');
const { field, question } = await import('../../../testing/ownCandidate');
const { countReloads } = await import('../../../testing/pageReloads');
const { next, openCandidateArea } = await import('../../../testing/openCandidateArea');
const { resetSession } = await import('../../../testing/session');
const { DraftStore } = await import('../documents/draftStore');

beforeEach(async () => {
  resetSession();
  toast.clear();
  await forgetBrowser();
});

const rg = field({ key: 'rg', label: 'RG', type: 'FILE' });
const button = (name: string) => screen.findByRole('button', { name });

test('past a document that cannot be opened the way leads to the other questions', async () => {
  const { user } = await openCandidateArea({ fields: [rg, field({})] });
  await question('RG');
  expect(await button('Recarregar página')).toBeVisible();
  await user.click(next());
  await question('Cidade');
  await user.click(await button('Voltar'));
  await question('RG');
});

test('the page is loaded anew when the network is back, where only what sends documents did not come', async () => {
  await openCandidateArea({ fields: [rg, field({})] });
  await question('RG');
  await button('Recarregar página');
  const reloads = countReloads();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloads()).toBe(1);
});

test('without the way to take the consent back the form stands', async () => {
  await openCandidateArea();
  await question('Cidade');
  expect(screen.queryByRole('button', { name: 'Revogar consentimento' })).not.toBeInTheDocument();
});

describe('pages of an earlier visit', () => {
  const left = async () => {
    const store = new DraftStore('Q2FuZGlkYXRlOjE');
    await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
    return store;
  };

  test('are not dropped with the finish', async () => {
    const store = await left();
    const { user, asked } = await openCandidateArea({ fields: [rg] });
    await question('RG');
    await user.click(next());
    await question('Revise seus dados');
    await user.click(await button('Confirmar e Finalizar'));
    const description = expect.stringContaining('recarregue a página');
    await waitFor(() => expect(toastStore.read()).toMatchObject([{ tone: 'error', description }]));
    expect(asked('FinishOwnForm')).toEqual([]);
    expect(Object.keys((await store.read()) ?? {})).toEqual(['rg']);
    store.close();
  });

  test('are not forgotten unasked at the sign-out', async () => {
    const store = await left();
    const { user } = await openCandidateArea({ fields: [rg] });
    await question('RG');
    await user.click(await button('Sair'));
    expect(await screen.findByText('Há páginas de documentos que ainda não foram enviadas')).toBeVisible();
    expect(Object.keys((await store.read()) ?? {})).toEqual(['rg']);
    store.close();
  });
});
