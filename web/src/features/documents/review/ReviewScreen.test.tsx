import { screen, waitFor, within } from '@testing-library/react';
import { documentData, pageData } from '../../../testing/documentData';
import { serveDocuments } from '../../../testing/documentServer';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue } from '../../../testing/staffData';
import ReviewScreen from './ReviewScreen';

const of = (name: string, data: Parameters<typeof documentData>[0] = {}) =>
  documentData({ candidate: candidateData({ name }), ...data });
const shown = (name: string) => within(screen.getByRole('region', { name: 'Dados a conferir' })).findByText(name);
const told = (text: string | RegExp) => screen.findByText(text);

async function open(path = '/documents') {
  const rendered = await renderStaff(<ReviewScreen />, { path });
  await screen.findByRole('region', { name: 'Dados a conferir' });
  return rendered;
}

test('shows the picture, and beside it the identity that it should prove and what the print says otherwise', async () => {
  const candidate = candidateData({
    name: 'Ana Lima',
    fields: [
      fieldValue({ key: 'observacoes', label: 'Observações', value: 'gosta de café' }),
      fieldValue({ key: 'data_nascimento', label: 'Nascimento', type: 'DATE', value: '1990-05-31' }),
      fieldValue({ key: 'cpf', label: 'CPF', value: '52998224752', format: 'CPF' }),
      fieldValue({ key: 'rg', label: 'Número do RG', value: null }),
      fieldValue({ key: 'nome_mae', label: 'Nome da mãe', value: 'Eva', viewerCanView: false }),
    ],
  });
  const hint = 'CPF no documento termina em -25, na ficha em -52';
  serveDocuments([documentData({ candidate, hints: [hint], expiresOn: '2026-12-01', validity: 'EXPIRING' })]);
  await open();
  const side = within(screen.getByRole('region', { name: 'Dados a conferir' }));
  expect(screen.getByRole('heading', { name: /^RG\s· Ana Lima$/ })).toBeVisible();
  expect(side.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Nome', 'CPF', 'Nascimento', 'Empresa'],
  ]);
  expect(side.getByText('529.982.247-52')).toBeVisible();
  expect(side.getByText(hint)).toBeVisible();
  expect(side.getByText('Vence em 01/12/2026')).toBeVisible();
  expect(screen.getByRole('img', { name: 'RG, Página 1 de 1' })).toBeVisible();
});

test('the next document’s picture is loaded before it is asked for, and is the same when it is shown', async () => {
  serveDocuments([of('Ana', { pages: [pageData({ id: 'um' })] }), of('Bia', { pages: [pageData({ id: 'dois' })] })]);
  const { user, container } = await open();
  const ahead = [...container.querySelectorAll('img')].find((image) => image.closest('[aria-hidden="true"]'))!;
  expect(ahead).toHaveAttribute('src', expect.stringMatching(/-1600$/));
  await user.keyboard('a');
  await shown('Bia');
  expect(screen.getByRole('img', { name: 'RG, Página 1 de 1' })).toBe(ahead);
});

test('documents are judged by keys alone, to the end that says so', async () => {
  const server = serveDocuments(Array.from({ length: 4 }, (_, index) => of(`Pessoa ${index + 1}.`)));
  const { user } = await open();
  for (let number = 1; number <= 4; number++) {
    await screen.findByText(`Pessoa ${number}.`);
    await user.keyboard(number === 3 ? 'r' : 'a');
    if (number !== 3) continue;
    await screen.findByRole('textbox', { name: 'Complemento (opcional)' });
    await user.keyboard('2{Enter}');
  }
  expect(await told('Todos os documentos foram analisados')).toBeVisible();
  await waitFor(() => expect(server.documents.filter(({ state }) => state === 'APPROVED')).toHaveLength(3));
  expect(server.lastOf('RefuseDocument')['input']).toMatchObject({ reason: 'Documento vencido' });
});

test('more documents are fetched before the end of those that are loaded', async () => {
  const server = serveDocuments(Array.from({ length: 24 }, (_, index) => of(`Pessoa ${index + 1}.`)));
  await open(`/documents?document=${server.documents[15]?.id}`);
  await waitFor(() => expect(server.callsOf('ReviewQueue')).toHaveLength(2));
  expect(server.lastOf('ReviewQueue')['after']).toBe(server.documents[19]?.id);
});

test('what is written besides the reason is added to it; a reason of one’s own must be written', async () => {
  const server = serveDocuments([of('Ana'), of('Bia')]);
  const { user } = await open();
  await user.keyboard('r');
  await user.type(await screen.findByRole('textbox', { name: 'Complemento (opcional)' }), 'sem a data{Enter}');
  await waitFor(() =>
    expect(server.lastOf('RefuseDocument')['input']).toMatchObject({ reason: 'Ilegível: sem a data' }),
  );
  await shown('Bia');
  await user.keyboard('r');
  await user.click(await screen.findByRole('radio', { name: 'Outro motivo' }));
  await user.keyboard('{Enter}');
  expect(await told('Escreva o motivo da recusa.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Foto de outra pessoa{Enter}');
  await waitFor(() =>
    expect(server.lastOf('RefuseDocument')['input']).toMatchObject({ reason: 'Foto de outra pessoa' }),
  );
});

test('keys mean nothing to the queue while somebody types a reason', async () => {
  const server = serveDocuments([of('Ana')]);
  const { user } = await open();
  await user.keyboard('r');
  await user.type(await screen.findByRole('textbox', { name: 'Complemento (opcional)' }), 'aura');
  expect(server.callsOf('ApproveDocument')).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Complemento (opcional)' })).toHaveValue('aura');
});

test('a judgement is undone, and the document is looked at again', async () => {
  const server = serveDocuments([of('Ana'), of('Bia')]);
  const { user } = await open();
  await user.keyboard('a');
  expect(await told('Aprovado: RG de Ana.')).toBeVisible();
  await shown('Bia');
  await user.keyboard('u');
  expect(await told('Análise desfeita: RG de Ana.')).toBeVisible();
  await shown('Ana');
  expect(server.documents.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  expect(screen.getByText('2 documentos aguardando análise')).toBeVisible();
});

test('an undo that comes too late leaves the judgement, and says why', async () => {
  const why = 'O candidato já foi avisado da recusa.';
  const undoDocumentJudgement = {
    document: null,
    userErrors: [{ message: why, code: 'PRECONDITION_FAILED', field: null }],
  };
  serveDocuments([of('Ana'), of('Bia')], { undoDocumentJudgement });
  const { user } = await open();
  await user.keyboard('a');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await told(`Não foi possível desfazer a análise: RG de Ana. ${why}`)).toBeVisible();
  expect(screen.getByText('1 documento aguardando análise')).toBeVisible();
});

test('one that somebody else has judged is told with their name, and the queue goes on', async () => {
  const ana = of('Ana');
  serveDocuments([ana, of('Bia')]);
  const { user } = await open();
  Object.assign(ana, { state: 'REFUSED', judgedByName: 'Davi' });
  await user.keyboard('a');
  expect(await told('RG de Ana já foi recusado por Davi.')).toBeVisible();
  await shown('Bia');
  await user.keyboard('u');
  expect(await told('Não há análise para desfazer.')).toBeVisible();
});

test('one that was sent again is told, and the new version is next', async () => {
  const [old, sentAgain] = [of('Ana'), of('Ana', { version: 2 })];
  const waiting = [old, of('Bia')];
  const server = serveDocuments(waiting, {
    approveDocument: () => {
      waiting.splice(0, 1, sentAgain);
      const document = { ...old, isCurrent: false };
      return { document, userErrors: [{ message: 'Nova versão.', code: 'CONFLICT', field: null }] };
    },
  });
  const { user } = await open();
  await user.keyboard('a');
  expect(await told('RG de Ana: uma nova versão foi enviada e volta à fila.')).toBeVisible();
  await waitFor(() => expect(server.callsOf('ReviewQueue')).toHaveLength(2));
  await shown('Bia');
  expect(await screen.findByRole('link', { name: /Documentos.*2/ })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await told(/versão 2/)).toBeVisible();
});

test('a judgement that the server does not take waits again', async () => {
  const server = serveDocuments([of('Ana'), of('Bia')]);
  server.intercept('ApproveDocument', () => ({ status: 403, error: { code: 'FORBIDDEN', message: 'Sem permissão.' } }));
  const { user } = await open();
  await user.keyboard('a');
  expect(await told('RG de Ana continua aguardando análise. Sem permissão.')).toBeVisible();
  expect(screen.getByText('2 documentos aguardando análise')).toBeVisible();
  await shown('Bia');
  await user.keyboard('{ArrowLeft}');
  await shown('Ana');
});

test('the arrows show what was judged, which is not judged twice', async () => {
  const server = serveDocuments([of('Ana'), of('Bia')]);
  const { user } = await open();
  await user.keyboard('a');
  await shown('Bia');
  await user.keyboard('{ArrowLeft}');
  await shown('Ana');
  expect(screen.getByText('Aprovado por você')).toBeVisible();
  await user.keyboard('a');
  await user.keyboard('{ArrowLeft}');
  expect(await told('Este é o primeiro documento da fila.')).toBeVisible();
  expect(server.callsOf('ApproveDocument')).toHaveLength(1);
});

test('pages are turned, zoomed and chosen by keys and by the pictures below', async () => {
  serveDocuments([of('Ana', { pages: [pageData({ name: 'Frente' }), pageData({ name: 'Verso', number: 2 })] })]);
  const { user } = await open();
  await user.keyboard('{PageDown}++g');
  expect(screen.getByRole('img', { name: 'RG, Página 2 de 2 · Verso' })).toBeVisible();
  expect(screen.getByText('225%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 1 de 2, Frente' }));
  expect(screen.getByRole('img', { name: 'RG, Página 1 de 2 · Frente' })).toBeVisible();
  expect(screen.getByText('100%')).toBeVisible();
});

test('the filters are in the address and in what is asked', async () => {
  const server = serveDocuments([of('Ana'), of('Bia', { fieldKey: 'ctps', label: 'CTPS' })]);
  const { user, address } = await open('/documents?age=3');
  expect(server.lastOf('ReviewQueue')['filter']).toEqual({ waitingDays: 3 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Documento' }), 'CTPS');
  await waitFor(() => expect(server.lastOf('ReviewQueue')['filter']).toEqual({ waitingDays: 3, fieldKey: 'ctps' }));
  await shown('Bia');
  expect(address()).toContain('field=ctps');
});

test('a reload comes back to the document that was looked at', async () => {
  const bia = of('Bia');
  serveDocuments([of('Ana'), bia]);
  await open(`/documents?document=${bia.id}`);
  await shown('Bia');
});

test('says that nothing waits, and looks again', async () => {
  const documents = [of('Ana', { state: 'APPROVED' })];
  serveDocuments(documents);
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents' });
  expect(await screen.findByText('Nenhum documento aguardando análise')).toBeVisible();
  documents.push(of('Bia'));
  await user.click(screen.getByRole('button', { name: 'Procurar novos documentos' }));
  await waitFor(() => screen.getByRole('region', { name: 'Dados a conferir' }));
  await shown('Bia');
});

test('a queue that does not load says so and tries again', async () => {
  const server = serveDocuments([of('Ana')]);
  let isBroken = true;
  server.intercept('ReviewQueue', () => (isBroken ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents' });
  await screen.findAllByText('Erro ao carregar documentos');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('region', { name: 'Dados a conferir' });
});

test('documents that do not load are not taken for analysed ones, and come when they are asked for again', async () => {
  const server = serveDocuments(Array.from({ length: 21 }, (_, index) => of(`Pessoa ${index + 1}.`)));
  const { user } = await open();
  let isBroken = true;
  server.intercept('ReviewQueue', () => (isBroken ? { status: 400, error: { code: 'BAD_USER_INPUT' } } : null));
  for (let number = 1; number <= 20; number++) {
    await screen.findByText(`Pessoa ${number}.`);
    await user.keyboard('a');
  }
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('Todos os documentos foram analisados')).not.toBeInTheDocument();
  isBroken = false;
  await user.click(again);
  await shown('Pessoa 21.');
});

test('the header counts what waits, and a question mark shows the keys', async () => {
  serveDocuments([of('Ana'), of('Bia')]);
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Documentos 2 aguardando análise' })).toBeVisible();
  await user.keyboard('a');
  expect(await screen.findByRole('link', { name: 'Documentos 1 aguardando análise' })).toBeVisible();
  await user.keyboard('?');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible());
});

test('administrators edit the reasons; clients are not offered that', async () => {
  const server = serveDocuments([of('Ana')], {
    saveRefusalReasons: { refusalReasons: [{ text: 'Ilegível' }], userErrors: [] },
  });
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Motivos de recusa' }));
  await user.clear(await screen.findByRole('textbox', { name: 'Motivo 2' }));
  await user.click(screen.getByRole('button', { name: 'Adicionar motivo' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo 3' }), 'Falta o verso');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await told('Motivos de recusa salvos')).toBeVisible();
  expect(server.lastOf('SaveRefusalReasons')['input']).toMatchObject({ texts: ['Ilegível', 'Falta o verso'] });
  unmount();
  await renderStaff(<ReviewScreen />, { path: '/documents', role: 'client' });
  await screen.findByRole('region', { name: 'Dados a conferir' });
  expect(screen.queryByRole('button', { name: 'Motivos de recusa' })).not.toBeInTheDocument();
});
