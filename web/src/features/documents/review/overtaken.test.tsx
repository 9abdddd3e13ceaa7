/** What others have done to a document comes to light when its addresses are replaced, before it is judged. */
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentData, pageData, type DocumentData } from '../../../testing/documentData';
import { serveDocuments } from '../../../testing/documentServer';
import { deferred, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData } from '../../../testing/staffData';
import ReviewScreen from './ReviewScreen';

const of = (name: string) =>
  documentData({ candidate: candidateData({ name }), pages: [pageData({ id: `page of ${name}` })] });
const shown = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Dados a conferir' })).findByText(name);
const told = (text: string | RegExp) => screen.findByText(text);
const picture = () => screen.getByRole('img', { name: 'RG, Página 1 de 1' });

/** The screen with the documents of these people; `later` lets their addresses grow old. */
async function open(names: readonly string[], root: Record<string, unknown> = {}) {
  const documents = names.map((name) => of(name));
  const server = serveDocuments(documents, root);
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents' });
  await shown(names[0]!);
  const later = () => {
    const now = Date.now() + 5 * 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  return { server, user, documents, later };
}

const judged = { state: 'REFUSED', judgedByName: 'Davi', viewerCanJudge: false } as const;
afterEach(() => jest.restoreAllMocks());

test.each<[string, Partial<DocumentData>, string]>([
  ['has been judged', judged, 'RG de Ana já foi recusado por Davi.'],
  [
    'was sent again',
    { isCurrent: false, viewerCanJudge: false },
    'RG de Ana: uma nova versão foi enviada e volta à fila.',
  ],
  ['waits for others now', { viewerCanJudge: false }, 'RG de Ana não está mais disponível.'],
])('one that %s gives way to the next, is told, and the queue is read anew', async (_what, changes, text) => {
  const { server, documents } = await open(['Ana', 'Bia']);
  Object.assign(documents[0]!, changes);
  fireEvent.error(picture());
  expect(await told(text)).toBeVisible();
  await shown('Bia');
  expect(screen.getByText('1 documento aguardando análise')).toBeVisible();
  await waitFor(() => expect(server.callsOf('ReviewQueue')).toHaveLength(2));
  await screen.findByRole('link', { name: /Documentos.*aguardando análise/ });
});

test('one that was judged before its turn is passed over, and does not come back at the end', async () => {
  const { server, user, documents, later } = await open(['Ana', 'Bia', 'Caio']);
  later();
  Object.assign(documents[1]!, judged);
  await user.keyboard('a');
  expect(await told('RG de Bia já foi recusado por Davi.')).toBeVisible();
  await shown('Caio');
  await user.keyboard('a');
  expect(await told('Todos os documentos foram analisados')).toBeVisible();
  expect(server.callsOf('ApproveDocument')).toHaveLength(2);
});

test.each<[string, object | null, string]>([
  ['is there no more', null, 'RG de Ana não está mais disponível.'],
  ['somebody else has judged', judged, 'RG de Ana já foi recusado por Davi.'],
])('a download of one that %s opens no address, least of all that of the next', async (_what, changes, text) => {
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let isAsked = false;
  const node = ({ id }: { id: string }) => {
    isAsked = true;
    const document = documents.find((each) => each.id === id);
    return document && changes ? Object.assign(document, changes) : null;
  };
  const { user, documents } = await open(['Ana', 'Bia'], { node: (of: { id: string }) => node(of) });
  await user.click(screen.getByRole('link', { name: 'Baixar esta página' }));
  expect(await told(text)).toBeVisible();
  await shown('Bia');
  expect(isAsked).toBe(true);
  expect(press).not.toHaveBeenCalled();
});

test('versions of somebody who is gone by then are told to be out of reach, and may be asked for again', async () => {
  const server = serveDocuments([documentData({ version: 2, candidate: candidateData({ name: 'Ana' }) })]);
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents' });
  await shown('Ana');
  server.intercept('DocumentVersions', () => ({ data: { node: null } }));
  await user.click(screen.getByRole('button', { name: 'Versões' }));
  expect(await told('Não foi possível carregar as versões.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(server.callsOf('DocumentVersions')).toHaveLength(2));
});

test('the question for a reason ends where somebody else was quicker', async () => {
  const { user, documents } = await open(['Ana', 'Bia']);
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Recusar RG' });
  Object.assign(documents[0]!, judged);
  fireEvent.error(screen.getAllByAltText('RG, Página 1 de 1')[0]!);
  expect(await told('RG de Ana já foi recusado por Davi.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Recusar RG' })).not.toBeInTheDocument());
  await shown('Bia');
});

test('what the viewer takes back is not taken for somebody else’s judgement', async () => {
  const { server, user, later } = await open(['Ana', 'Bia']);
  const undoing = deferred<GraphqlAnswer | null>();
  server.intercept('UndoDocumentJudgement', () => undoing.promise);
  await user.keyboard('a');
  await shown('Bia');
  await waitFor(() => expect(server.documents[0]?.state).toBe('APPROVED'));
  later();
  await user.keyboard('u');
  await shown('Ana');
  await waitFor(() => expect(server.callsOf('UndoDocumentJudgement')).toHaveLength(1));
  undoing.resolve(null);
  expect(await told('Análise desfeita: RG de Ana.')).toBeVisible();
  await waitFor(() => expect(server.callsOf('ReviewDocument').length).toBeGreaterThanOrEqual(2));
  await shown('Ana');
  expect(screen.queryByText(/já foi/)).not.toBeInTheDocument();
  expect(screen.getByText('2 documentos aguardando análise')).toBeVisible();
});

test('a judgement that is looked at again, and taken back then, is made anew', async () => {
  const undone = { state: 'SENT', judgedByName: null, viewerCanJudge: true } as const;
  const undoDocumentJudgement = () => ({ document: Object.assign(documents[0]!, undone), userErrors: [] });
  const { server, user, documents, later } = await open(['Ana', 'Bia'], { undoDocumentJudgement });
  await user.keyboard('a');
  await waitFor(() => expect(documents[0]?.state).toBe('APPROVED'));
  Object.assign(documents[0]!, { viewerCanJudge: false });
  later();
  await user.keyboard('{ArrowLeft}');
  await shown('Ana');
  await waitFor(() =>
    expect(server.callsOf('ReviewDocument').map(({ variables }) => variables['id'])).toContain(documents[0]?.id),
  );
  await user.keyboard('u');
  expect(await told('Análise desfeita: RG de Ana.')).toBeVisible();
  await user.keyboard('a');
  await waitFor(() => expect(server.callsOf('ApproveDocument')).toHaveLength(2));
});
