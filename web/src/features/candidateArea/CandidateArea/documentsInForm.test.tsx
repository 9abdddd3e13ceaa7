/** Documents among the other questions: asked again, reviewed, finished with, and left behind. */
import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { documentOptions, sentDocument, sentPage } from '../../../testing/documentStep';
import { deferred, serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, profile, question, saved } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import { DraftStore } from '../documents/draftStore';
import type { SentDocument } from '../ownCandidateOperations';
import CandidateArea from './CandidateArea';

const CANDIDATE = 'Q2FuZGlkYXRlOjE';
const version = '6740a1b2c3d4e5f607182930';

beforeEach(async () => {
  resetSession();
  await forgetBrowser();
  toast.clear();
});

const rg = (data: object = {}) =>
  field({ key: 'rg', label: 'RG', type: 'FILE', documentOptions: documentOptions(), ...data });

interface Opened {
  document?: SentDocument;
  value?: string;
  required?: boolean;
  data?: object;
  answer?: (operation: string) => GraphqlAnswer | Promise<GraphqlAnswer>;
}
async function open({ document, value, required = true, data = {}, answer = saved }: Opened = {}) {
  await loadTexts('candidate', 'fields', 'capture');
  const candidate = {
    fields: [rg({ value: value ?? null, required }), field({ value: 'Natal' })],
    documents: document ? [document] : [],
    ...data,
  };
  const calls = serveGraphql(({ operation }) =>
    operation === 'OwnCandidate' ? profile(candidate) : answer(operation),
  );
  return { ...renderUi(<CandidateArea />), asked: (name: string) => calls.filter((c) => c.operation === name) };
}
/** What an earlier visit left in this browser. */
async function leaveDraft(data: object = {}): Promise<void> {
  const store = new DraftStore(CANDIDATE);
  await store.write(draftOf('rg', [draftPage('a')], data), { a: filesOf('a') });
  store.close();
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refused = sentDocument({ state: 'REFUSED', refusalReason: 'Ilegível' });

test('a refused document is where the form resumes, with its reason', async () => {
  await open({ document: refused, value: `${version} refused 2026-11-02 Ilegível`, required: false });
  await question('RG');
  expect(await screen.findByText('Motivo: Ilegível')).toBeVisible();
  expect(await button('Enviar de novo')).toBeVisible();
});

test('refused documents stand at the top of the review, with the way to send them again', async () => {
  const { user } = await open({
    document: refused,
    value: `${version} refused 2026-11-02 Ilegível`,
    required: false,
    data: { requestedFieldKeys: ['rg'] },
  });
  await question('RG');
  await user.click(await button('Finalizar'));
  await question('Revise seus dados');
  const asked = screen.getByRole('heading', { level: 2, name: 'Documentos pedidos de novo' }).parentElement;
  expect(within(asked as HTMLElement).getByText('RG: Ilegível')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'A empresa pediu que você corrija:' })).not.toBeInTheDocument();
  await user.click(await button('Enviar de novo: RG'));
  await question('RG');
});

test("the review calls a document that was not sent 'Não enviado', as the other pages do", async () => {
  const { user } = await open({ data: { fields: [rg()] } });
  await question('RG');
  await user.click(await button('Finalizar'));
  await question('Revise seus dados');
  expect(screen.getByText('Não enviado')).toBeVisible();
  expect(screen.queryByText('Não preenchido')).not.toBeInTheDocument();
});

test('the review leads to a required document that is missing, which is to be sent, not filled in', async () => {
  const before = await open({ data: { fields: [rg()] } });
  await question('RG');
  await before.user.click(await button('Finalizar'));
  await question('Revise seus dados');
  before.unmount();
  // Since then the document has become required.
  const { user, asked } = await open({ data: { fields: [rg({ required: true })] } });
  await question('Revise seus dados');
  await user.click(await button('Confirmar e Finalizar'));
  await question('RG');
  expect(await screen.findByRole('alert')).toHaveTextContent('Envie este documento antes de continuar');
  expect(asked('FinishOwnForm')).toEqual([]);
});

test('the review shows what the server has, page by page, and where it stands', async () => {
  await open({
    document: sentDocument({ state: 'APPROVED', pages: [sentPage(1, 'Frente'), sentPage(2, 'Verso')] }),
    value: `${version} approved 2026-11-02`,
  });
  await question('Revise seus dados');
  expect(screen.getByText('Aprovado')).toBeVisible();
  const pages = screen.getByRole('list', { name: 'Páginas enviadas: RG' });
  expect(
    within(pages)
      .getAllByRole('button')
      .map((page) => page.getAttribute('aria-label')),
  ).toEqual(['Ampliar Frente', 'Ampliar Verso']);
});

test('the form is not finished over pages that were never sent off', async () => {
  await leaveDraft();
  const { user, asked } = await open({ document: sentDocument(), value: `${version} sent 2026-11-02` });
  await question('Revise seus dados');
  expect(await screen.findByText('As páginas ainda não foram enviadas.')).toBeVisible();
  await user.click(await button('Confirmar e Finalizar'));
  await question('RG');
  expect(await screen.findByRole('alert')).toHaveTextContent('As páginas ainda não foram enviadas.');
  expect(asked('FinishOwnForm')).toEqual([]);
});

test('signing out asks before it forgets pages that the server does not have', async () => {
  await leaveDraft();
  const { user } = await open();
  await question('RG');
  expect(await button('Ajustar: Página 1')).toBeVisible();
  await user.click(await button('Sair'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Há páginas de documentos que ainda não foram enviadas');
  await user.click(await button('Sair mesmo assim'));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test('the pages of another candidate of this browser are not shown', async () => {
  await leaveDraft();
  await open({ data: { id: 'Q2FuZGlkYXRlOjI' } });
  await question('RG');
  expect(await button('Tirar foto')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajustar: Página 1' })).not.toBeInTheDocument();
});

test('a finished form shows each document and where it stands', async () => {
  await open({
    document: sentDocument(),
    value: `${version} sent 2026-11-02`,
    data: { status: 'COMPLETE', completedAt: '2026-11-20T12:00:00Z' },
  });
  await question('Seus dados foram enviados');
  expect(screen.getByText('Enviado, aguardando análise')).toBeVisible();
});

test("a finished form calls a document that was not sent 'Não enviado', as the review does", async () => {
  await open({ data: { fields: [rg()], status: 'COMPLETE', completedAt: '2026-11-20T12:00:00Z' } });
  await question('Seus dados foram enviados');
  expect(screen.getByText('Não enviado')).toBeVisible();
  expect(screen.queryByText('Não preenchido')).not.toBeInTheDocument();
});

test('a finished form with a refused document says that it is missing and how it is sent again', async () => {
  await open({
    document: refused,
    value: `${version} refused 2026-11-02 Ilegível`,
    required: false,
    data: { status: 'COMPLETE', completedAt: '2026-11-20T15:00:00Z' },
  });
  await question('Seus dados foram enviados');
  const section = screen.getByRole('heading', { name: 'O que ainda falta' }).parentElement as HTMLElement;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['RG: Ilegível']);
  expect(section).toHaveTextContent('Para enviá-lo de novo, use "Pedir correção": a empresa pode reabrir o cadastro.');
  expect(section).not.toHaveTextContent('A empresa não precisa de mais nada agora.');
  expect(await button('Pedir correção')).toBeVisible();
});

test('a refused document is never taken for right as it was when the form is finished without another', async () => {
  const { user } = await open({
    document: refused,
    value: `${version} refused 2026-11-02 Ilegível`,
    required: false,
    data: { requestedFieldKeys: ['rg'] },
  });
  await question('RG');
  await user.click(await button('Finalizar'));
  await user.click(await button('Confirmar e Finalizar'));
  expect(await button('Finalizar sem enviar')).toBeVisible();
  expect(screen.getByText(/^A empresa recusou este documento e continua sem ele\./)).toBeVisible();
  expect(screen.queryByText(/Está certo|tudo certo/)).not.toBeInTheDocument();
});

test('a document that was sent again is not asked for while it is on its way', async () => {
  await leaveDraft({ pages: [draftPage('a', { serverId: 'page-9' })], submitted: true });
  const sending = deferred<GraphqlAnswer>();
  const { user, asked } = await open({
    document: refused,
    value: `${version} refused 2026-11-02 Ilegível`,
    required: false,
    data: { requestedFieldKeys: ['rg'] },
    answer: (operation) =>
      operation === 'SendOwnDocument' ? sending.promise : { data: { finishOwnForm: { userErrors: [] } } },
  });
  await question('RG');
  await waitFor(() => expect(asked('SendOwnDocument')).toHaveLength(1));
  await user.click(await button('Finalizar'));
  await question('Revise seus dados');
  expect(screen.queryByRole('heading', { name: 'Documentos pedidos de novo' })).not.toBeInTheDocument();
  await user.click(await button('Confirmar e Finalizar'));
  expect(screen.queryByRole('heading', { name: /ainda não foi/ })).not.toBeInTheDocument();
  expect(asked('FinishOwnForm')).toEqual([]);
  sending.resolve({ data: { sendOwnDocument: { userErrors: [] } } });
  await waitFor(() => expect(asked('FinishOwnForm')).toHaveLength(1));
});
