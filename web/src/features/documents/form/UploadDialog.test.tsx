import { act, screen, waitFor } from '@testing-library/react';
import { documentData, pageData } from '../../../testing/documentData';
import { watchHistory } from '../../../lib/historyGuard';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import UploadDialog from './UploadDialog';
import { useSendDocument } from './useSendDocument';

// Before the routers, as the page does.
watchHistory();

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const pdf = new File(['x'], 'rg.pdf', { type: 'application/pdf' });

/** Opens the dialog for an RG of two pages, with a photo chosen for each. */
async function open() {
  const documentOptions = {
    ...{ kinds: ['PHOTO', 'PDF'], pageNames: ['Frente', 'Verso'], maxPages: 2, asksExpiry: false, approver: 'ADMIN' },
  };
  const field = fieldValue({ key: 'rg', label: 'RG', type: 'FILE', documentOptions }) as unknown as DynamicFieldData;
  const server = serveStaff({
    uploadDocumentPage: { page: pageData({ id: 'p1' }), userErrors: [] },
    sendDocument: { document: documentData(), candidate: candidateData({ id: 'k1' }), userErrors: [] },
  });
  const { user } = await renderStaff(
    <UploadDialog candidateId="k1" field={field} onSent={() => {}} onClose={() => {}} />,
  );
  await user.upload(screen.getByLabelText('Frente'), photo('frente.jpg'));
  await user.upload(screen.getByLabelText('Verso'), photo('verso.jpg'));
  const send = async () => user.click(screen.getByRole('button', { name: 'Enviar documento' }));
  return { server, user, send };
}

test('a file that was chosen can be taken out again', async () => {
  const { server, user, send } = await open();
  await user.click(screen.getByRole('button', { name: 'Remover arquivo: Verso' }));
  expect(screen.queryByText('verso.jpg')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remover arquivo: Verso' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await send();
  expect(await screen.findByText('Escolha o arquivo: Verso.')).toBeVisible();
  expect(server.callsOf('UploadDocumentPage')).toHaveLength(0);
});

test('a PDF holds all pages: the photos behind it are not sent, and are there again without it', async () => {
  const { server, user, send } = await open();
  await user.upload(screen.getByLabelText('Frente'), pdf);
  expect(screen.queryByText('verso.jpg')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remover arquivo: Frente' }));
  expect(screen.getByText('verso.jpg')).toBeVisible();
  await user.upload(screen.getByLabelText('Frente'), pdf);
  await send();
  expect(await screen.findByText('Documento enviado')).toBeVisible();
  expect(server.callsOf('UploadDocumentPage')).toHaveLength(1);
  expect(server.lastOf('SendDocument')['input']).toMatchObject({ pages: [{ id: 'p1', name: 'Frente' }] });
});

test('a document that is on its way holds up Escape, and the browser’s back asks whether to stop it', async () => {
  window.history.replaceState({ idx: 0 }, '');
  window.history.pushState({ idx: 1 }, '');
  const { server, user, send } = await open();
  const release = server.holdBack('UploadDocumentPage');
  await send();
  await screen.findByRole('button', { name: 'Enviando 1 de 2...' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  act(() => window.history.back());
  expect(await screen.findByRole('alertdialog', { name: 'Interromper o envio?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar enviando' }));
  release();
  expect(await screen.findByText('Documento enviado')).toBeVisible();
});

test('who leaves while a page is on its way sends no more of the document', async () => {
  const server = serveStaff({ uploadDocumentPage: { page: pageData({ id: 'p1' }), userErrors: [] } });
  const release = server.holdBack('UploadDocumentPage');
  let send: ReturnType<typeof useSendDocument>['sendDocument'] = () => Promise.reject(new Error('not drawn yet'));
  function Sender() {
    send = useSendDocument('k1', 'rg').sendDocument;
    return null;
  }
  const { unmount } = await renderStaff(<Sender />);
  let outcome!: ReturnType<typeof send>;
  act(() => void (outcome = send([{ name: null, file: pdf, uploadId: 'upload-1' }], '')));
  await waitFor(() => expect(server.callsOf('UploadDocumentPage')).toHaveLength(1));
  unmount();
  release();
  expect(await outcome).toEqual({ ok: false, problem: '' });
  expect(server.callsOf('SendDocument')).toHaveLength(0);
});
