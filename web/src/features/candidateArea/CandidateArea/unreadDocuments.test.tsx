/** Pages of documents of which nothing is known yet: the browser's database has not been read, or they are still being made. */
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, pdf, sentDocument } from '../../../testing/documentStep';
import { deferred } from '../../../testing/graphqlServer';
import { field, question, saved } from '../../../testing/ownCandidate';
import { openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';
import { hasStoredDocuments, markDocuments } from '../documents/storedDocuments';
import { saveResumePoint } from '../resumePoint';

const CANDIDATE = 'Q2FuZGlkYXRlOjE';
const OTHER = 'Q2FuZGlkYXRlOjI';
const stores: DraftStore[] = [];
const storeOf = (candidateId: string) => {
  const store = new DraftStore(candidateId);
  stores.push(store);
  return store;
};

beforeEach(async () => {
  resetSession();
  toast.clear();
  await forgetBrowser();
  await loadTexts('capture');
});
afterEach(() => {
  jest.restoreAllMocks();
  stores.splice(0).forEach((store) => store.close());
});

const leavePages = (candidateId = CANDIDATE) =>
  storeOf(candidateId).write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
const keptPages = async (candidateId = CANDIDATE) => Object.keys((await storeOf(candidateId).read()) ?? {});

/** Holds every reading of the database up until it is let go. */
function holdDatabase(): () => void {
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  const held = jest.spyOn(DraftStore.prototype, 'read').mockImplementation(async function (this: DraftStore) {
    await isHeld;
    held.mockRestore();
    return this.read();
  });
  return letGo;
}

const rg = (data: object = {}) =>
  field({ key: 'rg', label: 'RG', type: 'FILE', documentOptions: documentOptions(), ...data });
/** Holds a page that is being made up until it is let go, as a slow phone does. */
function holdPage() {
  const release = deferred();
  const write = jest.spyOn(DraftStore.prototype, 'write').mockImplementation(async function (
    this: DraftStore,
    ...kept: Parameters<DraftStore['write']>
  ) {
    await release.promise;
    write.mockRestore();
    await this.write(...kept);
  });
  return { isHeld: () => waitFor(() => expect(write).toHaveBeenCalled()), letGo: () => release.resolve() };
}

/** Comes back to the review, as a reload of the page does. */
async function openReview(data: object = {}) {
  saveResumePoint({ candidateId: CANDIDATE, key: null, fromReview: false }, false);
  const view = await openCandidateArea({ fields: [rg(), field({ value: 'Natal' })], ...data }, (operation) =>
    operation === 'FinishOwnForm' ? { data: { finishOwnForm: { userErrors: [] } } } : saved(),
  );
  await question('Revise seus dados');
  return view;
}
type View = Awaited<ReturnType<typeof openReview>>;
const button = (name: string) => screen.findByRole('button', { name });
const NOT_SENT = 'Há páginas de documentos que ainda não foram enviadas';
/** Comes back to pages in a database that cannot be read. */
async function openUnreadable() {
  await leavePages();
  const refused = jest.spyOn(DraftStore.prototype, 'read').mockResolvedValue(null);
  const view = await openReview();
  await waitFor(() => expect(refused).toHaveBeenCalled());
  return view;
}
/** Comes back to pages of a form that asks for no document any more. */
function openWithoutDocuments() {
  stores.splice(0).forEach((store) => store.close());
  return openReview({ fields: [rg({ active: false }), field({ value: 'Natal' })] });
}
/** Tries to finish the form. @param description what is said in place of it */
async function expectNotFinished({ user }: View, description = NOT_SENT) {
  await user.click(await button('Confirmar e Finalizar'));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ tone: 'error', description }]));
}
/** Waits until the pages are known, and tries again. @param finish what is pressed then, which leads to their question */
async function expectLedToPages({ user, asked }: View, finish = 'Confirmar e Finalizar') {
  await screen.findByText('As páginas ainda não foram enviadas.');
  await user.click(await button(finish));
  await question('RG');
  expect(asked('FinishOwnForm')).toEqual([]);
}
/** Leaves a question by the browser's way back while a page of it is being made. */
async function leaveWhileMaking() {
  const page = holdPage();
  const view = await openReview();
  await view.user.click(await button('Editar: RG'));
  await view.user.upload((await button('Escolher PDF')).nextElementSibling as HTMLInputElement, pdf());
  await page.isHeld();
  act(() => history.back());
  await question('Revise seus dados');
  return { ...view, ...page };
}

test('signing out asks before they are forgotten', async () => {
  await leavePages();
  const letGo = holdDatabase();
  const { user } = await openReview();
  await user.click(await button('Sair'));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
  await user.click(await button('Continuar aqui'));
  letGo();
  expect(await screen.findByText('As páginas ainda não foram enviadas.')).toBeVisible();
  expect(await keptPages()).toEqual(['rg']);
});

test('signing out asks also where the database cannot be read at all', async () => {
  const { user } = await openUnreadable();
  await user.click(await button('Sair'));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
  expect(hasStoredDocuments()).toBe(true);
});

test('signing out does not ask for pages that are gone from the database, whatever the mark of them says', async () => {
  markDocuments(CANDIDATE, true);
  const read = jest.spyOn(DraftStore.prototype, 'read');
  const { user } = await openReview();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>)));
  await user.click(await button('Sair'));
  await waitFor(() => expect(hasStoredDocuments()).toBe(false));
});

test('signing out does not ask for pages that nothing will take, as the form asks for no document any more', async () => {
  await leavePages();
  const { user } = await openWithoutDocuments();
  await user.click(await button('Sair'));
  await waitFor(() => expect(hasStoredDocuments()).toBe(false));
});

test('the form is not finished without them, and once they are read it leads to their question', async () => {
  await leavePages();
  const letGo = holdDatabase();
  const view = await openReview();
  await expectNotFinished(view);
  letGo();
  await expectLedToPages(view);
  expect(await keptPages()).toEqual(['rg']);
});

test('the form is not finished without them either where the database cannot be read at all', async () => {
  const view = await openUnreadable();
  await expectNotFinished(view, 'Não foi possível abrir os documentos. Verifique sua conexão e recarregue a página.');
  expect(view.asked('FinishOwnForm')).toEqual([]);
});

test('the form is not finished without a page that is still being made, and then leads to its question', async () => {
  const { letGo, ...view } = await leaveWhileMaking();
  await expectNotFinished(view);
  letGo();
  await expectLedToPages(view);
  expect(await keptPages()).toEqual(['rg']);
});

test('signing out asks before a page that is still being made is forgotten', async () => {
  const { user, letGo } = await leaveWhileMaking();
  await user.click(await button('Sair'));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);
  letGo();
  expect(await screen.findByText('As páginas ainda não foram enviadas.')).toBeVisible();
});

test('who comes back to its question takes no second page for the one that is still being made', async () => {
  const { user, letGo } = await leaveWhileMaking();
  await user.click(await button('Editar: RG'));
  await question('RG');
  for (const waiting of await screen.findAllByRole('button', { name: 'Preparando a página...' })) {
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
  }
  letGo();
  expect(await button('Enviar documento')).toBeVisible();
});

test('pages that are read while the candidate is asked about what is untouched are not passed over', async () => {
  await leavePages();
  const letGo = holdDatabase();
  const refused = '6740a1b2c3d4e5f607182930 refused 2026-11-02 Ilegível';
  const view = await openReview({
    fields: [rg({ value: refused })],
    documents: [sentDocument({ state: 'REFUSED', refusalReason: 'Ilegível' })],
    requestedFieldKeys: ['rg'],
  });
  await view.user.click(await button('Confirmar e Finalizar'));
  await button('Finalizar sem enviar');
  letGo();
  await expectLedToPages(view, 'Finalizar sem enviar');
});

test.each([
  ['alone', []],
  ['beside those of another candidate, which stay', [OTHER]],
])('a form that asks for no document any more is finished, and they are forgotten, %s', async (_how, others) => {
  await leavePages();
  await Promise.all(others.map(leavePages));
  const { user, asked } = await openWithoutDocuments();
  await user.click(await button('Confirmar e Finalizar'));
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
  await waitFor(() => expect(hasStoredDocuments(OTHER)).toBe(false));
  expect(await Promise.all(others.map(keptPages))).toEqual(others.map(() => ['rg']));
  expect(await keptPages()).toEqual([]);
});
