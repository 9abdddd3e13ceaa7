import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { documentData, pageData } from '../../../testing/documentData';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue, type CandidateData } from '../../../testing/staffData';
import { serveStaff, type StaffServer } from '../../../testing/staffServer';
import CandidateDetailsDialog from '../../candidates/CandidateDetailsDialog/CandidateDetailsDialog';
import type { CandidateDetailsMode } from '../../candidates/candidateListState';

const version = '6740a1b2c3d4e5f607182930';
const rg = (data: Parameters<typeof fieldValue>[0] = {}) =>
  fieldValue({ key: 'rg', label: 'RG', type: 'FILE', value: `${version} sent 2026-11-20`, ...data });

function Dialog() {
  const [mode, setMode] = useState<CandidateDetailsMode>('view');
  return (
    <CandidateDetailsDialog id="k1" mode={mode} onOpen={setMode} onBack={() => setMode('view')} onClose={() => {}} />
  );
}

const serve = (candidate: CandidateData, root: Record<string, unknown> = {}) =>
  serveStaff({ node: candidate, ...root });

test('documents stand by themselves, with their state, their judgement, and those that are missing', async () => {
  const judged = {
    state: 'REFUSED',
    judgedAt: '2026-11-21T12:00:00.000Z',
    judgedByName: 'Bia',
    refusalReason: 'Ilegível',
  };
  const documents = [documentData({ ...judged, state: 'REFUSED', expiresOn: '2026-01-02', validity: 'EXPIRED' })];
  const fields = [rg(), fieldValue({ key: 'foto', label: 'Foto 3x4', type: 'FILE' }), fieldValue({ label: 'Apelido' })];
  serve(candidateData({ id: 'k1', fields, documents, documentsState: 'REFUSED' }));
  await renderStaff(<Dialog />);
  expect(await screen.findByRole('heading', { name: 'Documentos (2)' })).toBeVisible();
  expect(screen.getByText('Recusado')).toBeVisible();
  expect(screen.getByText('Vencido em 02/01/2026')).toBeVisible();
  expect(screen.getByText(/^Recusado por Bia em 21\/11\/2026/)).toBeVisible();
  expect(screen.getByText('Motivo: Ilegível')).toBeVisible();
  expect(screen.getByText('Não enviado')).toBeVisible();
  expect(screen.getByText('Documento recusado')).toBeVisible();
  expect(screen.queryByText('Campos Personalizados (3)')).not.toBeInTheDocument();
});

test('a document that nobody judges is sent, and does not wait', async () => {
  const documents = [documentData({ waitsForJudgement: false }), documentData({ fieldKey: 'foto', label: 'Foto' })];
  const fields = [rg(), fieldValue({ key: 'foto', label: 'Foto', type: 'FILE' })];
  serve(candidateData({ id: 'k1', fields, documents }));
  await renderStaff(<Dialog />);
  const [first, second] = await screen.findAllByRole('button', { name: /^Ver / });
  expect(first?.parentElement).toHaveTextContent(/RGEnviado(?! em)/);
  expect(second?.parentElement).toHaveTextContent('FotoAguardando análise');
});

test('a picture opens the viewer, and the versions tell who judged them', async () => {
  const [first, second] = [
    documentData({
      state: 'REFUSED',
      judgedAt: '2026-11-19T12:00:00.000Z',
      judgedByName: 'Bia',
      refusalReason: 'Ilegível',
    }),
    documentData({ version: 2, pages: [pageData({ name: 'Frente' })] }),
  ];
  const documentVersions = ({ fieldKey }: { fieldKey: string }) => (fieldKey === 'rg' ? [second, first] : []);
  serve(candidateData({ id: 'k1', fields: [rg()], documents: [second], documentVersions }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Versões RG' }));
  const versions = within(await screen.findByRole('list', { name: 'Versões do documento' }));
  expect(versions.getAllByRole('listitem')).toHaveLength(2);
  expect(versions.getByText(/^Recusado por Bia em 19\/11\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver RG' }));
  expect(await screen.findByRole('img', { name: 'RG, Página 1 de 1 · Frente' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'RG' })).toBeVisible();
});

test('all documents are downloaded as one file', async () => {
  const prepared = { downloadUrl: '/downloads/zip/1', fileName: 'Ana.zip', documentCount: 2, userErrors: [] };
  const server = serve(candidateData({ id: 'k1', fields: [rg()], documents: [documentData()] }), {
    exportDocuments: prepared,
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  server.serveFile((url) => new Response(url === '/downloads/zip/1' ? 'zip' : null));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Baixar todos os documentos' }));
  expect(await screen.findByText('Documentos baixados')).toBeVisible();
  expect(saved).toEqual(['Ana.zip']);
  expect(server.lastOf('ExportDocuments')['input']).toEqual({ candidateIds: ['k1'] });
});

describe('documents that cannot be downloaded', () => {
  const prepared = { downloadUrl: '/downloads/zip/1', fileName: 'Ana.zip', documentCount: 2, userErrors: [] };
  const dead = () => Promise.reject(new TypeError('Failed to fetch'));

  test.each<[string, (server: StaffServer) => void]>([
    ['a proxy’s page instead of the file', (server) => server.serveFile(() => new Response('<html>', { status: 500 }))],
    ['a dead network at the file', (server) => server.serveFile(dead)],
    ['a 500 without an answer', (server) => server.intercept('ExportDocuments', () => ({ status: 500 }))],
    ['a dead network', (server) => server.intercept('ExportDocuments', dead)],
  ])('are told in Portuguese after %s, and may be asked for again', async (_why, fail) => {
    const candidate = candidateData({ id: 'k1', fields: [rg()], documents: [documentData()] });
    fail(serve(candidate, { exportDocuments: prepared }));
    const { user } = await renderStaff(<Dialog />);
    const all = await screen.findByRole('button', { name: 'Baixar todos os documentos' });
    await user.click(all);
    const told = (await screen.findByText('Erro ao baixar documentos')).closest('li')!;
    expect(within(told).getByText('Não foi possível baixar os documentos.')).toBeVisible();
    expect(screen.queryByText('Documentos baixados')).not.toBeInTheDocument();
    expect(all).toBeEnabled();
  });
});

test('in the edit form a document is sent page by page, and the form that is saved leaves it alone', async () => {
  const documentOptions = {
    kinds: ['PHOTO'],
    pageNames: ['Frente'],
    maxPages: 2,
    asksExpiry: false,
    approver: 'ADMIN',
  };
  const candidate = candidateData({ id: 'k1', name: 'Ana', fields: [rg({ value: null, documentOptions })] });
  const after = { ...candidate, fields: [rg({ documentOptions })], documents: [documentData()] };
  const server = serve(candidate, {
    uploadDocumentPage: { page: pageData({ id: 'p1' }), userErrors: [] },
    sendDocument: { document: documentData(), candidate: after, userErrors: [] },
    updateCandidate: { candidate, userErrors: [] },
  });
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar documento RG' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar documento' }));
  expect(await screen.findByText('Escolha o arquivo: Frente.')).toBeVisible();
  await user.upload(screen.getByLabelText('Frente'), new File(['x'], 'rg.jpg', { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Enviar documento' }));
  expect(await screen.findByText('Documento enviado')).toBeVisible();
  expect(server.callsOf('UploadDocumentPage')).toHaveLength(1);
  expect(server.lastOf('SendDocument')['input']).toEqual({
    ...{ candidateId: 'k1', fieldKey: 'rg', pages: [{ id: 'p1', name: 'Frente' }] },
  });
  expect(within(screen.getByRole('group', { name: 'RG' })).getByText('Enviado')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), '!');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.lastOf('UpdateCandidate')['input']).toMatchObject({ name: 'Ana!', fields: [] }));
});

test('why the server refused a page is told in the dialog, which stays', async () => {
  const candidate = candidateData({ id: 'k1', fields: [rg({ value: null })] });
  const message = 'O PDF tem senha. Envie um sem senha.';
  serve(candidate, { uploadDocumentPage: { page: null, userErrors: [{ message, code: 'INVALID', field: null }] } });
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar documento RG' }));
  await user.upload(await screen.findByLabelText('Página 1'), new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Enviar documento' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Enviar RG' })).toBeVisible();
});

test('one that the viewer may not change has no way to send it', async () => {
  serve(candidateData({ id: 'k1', fields: [rg({ viewerCanEdit: false })] }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const group = within(await screen.findByRole('group', { name: 'RG' }));
  expect(group.getByText('Somente leitura')).toBeVisible();
  expect(group.queryByRole('button')).not.toBeInTheDocument();
});

test('the address says which picture is on the screen, so that ‘back’ leads from it', async () => {
  serve(candidateData({ id: 'k1', fields: [rg()], documents: [documentData({ id: 'd1' })] }));
  const { user, address } = await renderStaff(<Dialog />, { path: '/admin?candidate=k1' });
  await user.click(await screen.findByRole('button', { name: 'Ver RG' }));
  await screen.findByRole('img', { name: /^RG, Página 1 de 1/ });
  const viewer = screen.getByRole('dialog', { name: 'RG' });
  expect(address()).toBe('/admin?candidate=k1&picture=d1');
  await user.click(within(viewer).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(address()).toBe('/admin?candidate=k1'));
  expect(screen.queryByRole('dialog', { name: 'RG' })).not.toBeInTheDocument();
});

test('a page is downloaded from a new address, as the one that was loaded with it lasts for minutes', async () => {
  let reads = 0;
  const documents = () => {
    reads += 1;
    return [documentData({ id: 'd1', pages: [pageData({ id: 'p1', downloadUrl: `/downloads/documents/${reads}` })] })];
  };
  serve(candidateData({ id: 'k1', fields: [rg()], documents }));
  const { user } = await renderStaff(<Dialog />);
  await user.click(await screen.findByRole('button', { name: 'Ver RG' }));
  const link = await screen.findByRole('link', { name: 'Baixar esta página' });
  const followed: (string | null)[] = [];
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href'));
  };
  const before = reads;
  await user.click(link);
  await waitFor(() => expect(followed).toEqual([`/downloads/documents/${before + 1}`]));
});
