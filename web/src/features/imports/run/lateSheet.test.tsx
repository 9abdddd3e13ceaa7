/** The sheet of accesses whose end comes after the session of who asked for it. */
import { act, screen, waitFor } from '@testing-library/react';
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { toastStore } from '../../../components/Toast/toast';
import { setSession } from '../../../session/sessionStore';
import { importData, importPage, importProgress } from '../../../testing/importData';
import { renderStaff } from '../../../testing/renderStaff';
import { serveStaff } from '../../../testing/staffServer';
import ImportScreen from '../ImportScreen/ImportScreen';

const LABEL = 'Baixar planilha de links';

/** Asks for the sheet, of which the first byte comes. */
async function asked() {
  const state = { state: 'DONE', progress: importProgress(), accessSheetUrl: '/downloads/imports/1/access' };
  const server = serveStaff({
    candidateImport: {
      ...importData(state),
      rows: importPage([], { first: 100 }),
      results: importPage([], { first: 20 }),
    },
  });
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let twin: Promise<unknown> = Promise.resolve();
  server.serveFile(() => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    const answer = new Response(stream as unknown as BodyInit);
    body?.enqueue(new Uint8Array(1));
    twin = answer
      .clone()
      .blob()
      .catch(() => null);
    return answer;
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  const { user } = await renderStaff(<ImportScreen />, { path: '/imports/import-1' });
  await user.click(await screen.findByRole('button', { name: LABEL }));
  await waitFor(() => expect(body).toBeDefined());
  const settle = async (how: 'close' | 'error') => {
    await act(async () => {
      if (how === 'close') body?.close();
      else body?.error(new TypeError('network error'));
      await twin;
    });
  };
  return { saved, settle };
}

const signOut = () => act(() => setSession({ status: 'anonymous', reason: 'signedOut', kind: 'user' }));

test('a sheet that comes while the session lasts is saved', async () => {
  const { saved, settle } = await asked();
  await settle('close');
  await waitFor(() => expect(saved).toHaveLength(1));
});

test.each(['close', 'error'] as const)('after the session nothing of it is saved or told: %s', async (how) => {
  const { saved, settle } = await asked();
  signOut();
  await settle(how);
  expect(saved).toEqual([]);
  expect(toastStore.read()).toEqual([]);
});
