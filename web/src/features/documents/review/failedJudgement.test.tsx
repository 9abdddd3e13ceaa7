import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { documentData, type DocumentData } from '../../../testing/documentData';
import { serveDocuments } from '../../../testing/documentServer';
import { deferred, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData } from '../../../testing/staffData';
import ReviewScreen from './ReviewScreen';

const of = (name: string) => documentData({ candidate: candidateData({ name }) });
const shown = (name: string) => within(screen.getByRole('region', { name: 'Dados a conferir' })).findByText(name);
const reasonBox = (name: string) => screen.findByRole('textbox', { name });
const forbidden = () => ({ status: 403, error: { code: 'FORBIDDEN', message: 'Sem permissão.' } });

async function open() {
  const server = serveDocuments([of('Ana'), of('Bia')]);
  const rendered = await renderStaff(
    <>
      <Link to="/elsewhere">Sair da mesa</Link>
      <Routes>
        <Route path="/documents" element={<ReviewScreen />} />
        <Route path="*" element={<p>outro lugar</p>} />
      </Routes>
    </>,
    { path: '/documents' },
  );
  await screen.findByRole('region', { name: 'Dados a conferir' });
  return { server, ...rendered };
}

test('the reason of a refusal that did not come about is there again for its document alone, and is sent as it was', async () => {
  const { server, user } = await open();
  server.intercept('RefuseDocument', forbidden);
  await user.keyboard('r');
  await user.type(await reasonBox('Complemento (opcional)'), 'sem a data{Enter}');
  expect(await screen.findByText('RG de Ana continua aguardando análise. Sem permissão.')).toBeVisible();
  await shown('Bia');
  await user.keyboard('r');
  expect(await reasonBox('Complemento (opcional)')).toHaveValue('');
  await user.keyboard('{Escape}{ArrowLeft}');
  await shown('Ana');
  await user.keyboard('r');
  expect(await reasonBox('Motivo')).toHaveValue('Ilegível: sem a data');
  server.intercept('RefuseDocument', () => null);
  await user.keyboard('{Enter}');
  await shown('Bia');
  expect(server.lastOf('RefuseDocument')['input']).toMatchObject({ reason: 'Ilegível: sem a data' });
  // Taken back, it is judged anew: the reason has done its work.
  await user.keyboard('u');
  await shown('Ana');
  await user.keyboard('r');
  expect(await reasonBox('Complemento (opcional)')).toHaveValue('');
});

/** Judgements that do not come about: what is stored by then, the answer, and what is told. */
const failing: readonly [string, Partial<DocumentData>, () => GraphqlAnswer | null, string][] = [
  ['that the server does not take', {}, forbidden, 'RG de Ana continua aguardando análise. Sem permissão.'],
  [
    'that somebody else has made before',
    { state: 'REFUSED', judgedByName: 'Davi' },
    () => null,
    'RG de Ana já foi recusado por Davi.',
  ],
];

test.each(failing)(
  'a judgement %s is told also to a reviewer who has gone to another screen',
  async (_which, theirs, answer, told) => {
    const { server, user } = await open();
    const judgement = deferred<GraphqlAnswer | null>();
    server.intercept('ApproveDocument', () => judgement.promise);
    await user.keyboard('a');
    await shown('Bia');
    await user.click(screen.getByRole('link', { name: 'Sair da mesa' }));
    expect(screen.getByText('outro lugar')).toBeVisible();
    Object.assign(server.documents[0]!, theirs);
    judgement.resolve(answer());
    const toast = (await screen.findByText('Análise não concluída')).closest('li')!;
    expect(within(toast).getByText(told)).toBeVisible();
  },
);

test('the question of a refusal that ends as its document is judged after all does not come back with the next undoing', async () => {
  const { server, user } = await open();
  await user.keyboard('a');
  await shown('Bia');
  const undoing = deferred<GraphqlAnswer | null>();
  server.intercept('UndoDocumentJudgement', () => undoing.promise);
  await user.keyboard('u');
  await shown('Ana');
  await user.keyboard('r');
  await reasonBox('Complemento (opcional)');
  undoing.resolve(forbidden());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.intercept('UndoDocumentJudgement', () => null);
  await user.keyboard('u');
  expect(await screen.findByText('2 documentos aguardando análise')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The first document is approved; its undoing will take place, and the answer be lost. */
async function approvedWithLostUndoing() {
  const { server, user } = await open();
  await user.keyboard('a');
  await shown('Bia');
  await waitFor(() => expect(server.documents[0]?.state).toBe('APPROVED'));
  server.intercept('UndoDocumentJudgement', () => {
    Object.assign(server.documents[0]!, { state: 'SENT', judgedByName: null });
    return forbidden();
  });
  return { server, user };
}

test('an undoing whose answer is lost is read anew: what waits by then is told to be undone', async () => {
  const { user } = await approvedWithLostUndoing();
  await user.keyboard('u');
  expect(await screen.findByText('Análise desfeita: RG de Ana.')).toBeVisible();
  await shown('Ana');
  expect(screen.getByText('2 documentos aguardando análise')).toBeVisible();
});

test('one that cannot be read anew either is read when it is looked at again', async () => {
  const { server, user } = await approvedWithLostUndoing();
  server.intercept('ReviewDocument', forbidden);
  await user.keyboard('u');
  expect(await screen.findByText(/^Não foi possível desfazer a análise: RG de Ana/)).toBeVisible();
  await shown('Bia');
  expect(screen.getByText('1 documento aguardando análise')).toBeVisible();
  server.intercept('ReviewDocument', () => null);
  await user.keyboard('{ArrowLeft}');
  await shown('Ana');
  expect(await screen.findByText('2 documentos aguardando análise')).toBeVisible();
});

test('a judgement whose answer is lost is read anew, and is no failure where it came about', async () => {
  const { server, user } = await open();
  server.intercept('ApproveDocument', () => {
    Object.assign(server.documents[0]!, { state: 'APPROVED', judgedByName: 'Ana Lima' });
    return forbidden();
  });
  await user.keyboard('a');
  await shown('Bia');
  await waitFor(() => expect(server.callsOf('ReviewDocument')).toHaveLength(1));
  await user.keyboard('u');
  expect(await screen.findByText('Análise desfeita: RG de Ana.')).toBeVisible();
  expect(server.callsOf('UndoDocumentJudgement')).toHaveLength(1);
});

test.each([
  ['the same judgement', 'APPROVED', 'RG de Ana já foi aprovado por Davi.'],
  ['another judgement', 'REFUSED', 'RG de Ana já foi recusado por Davi.'],
] as const)(
  'after an answer that is lost, %s of another reviewer is not taken for the own one',
  async (_which, state, told) => {
    const { server, user } = await open();
    server.intercept('ApproveDocument', () => {
      Object.assign(server.documents[0]!, { state, judgedByName: 'Davi' });
      return forbidden();
    });
    await user.keyboard('a');
    await shown('Bia');
    expect(await screen.findByText(told)).toBeVisible();
    await user.keyboard('u');
    expect(await screen.findByText('Não há análise para desfazer.')).toBeVisible();
    expect(server.callsOf('UndoDocumentJudgement')).toHaveLength(0);
  },
);
