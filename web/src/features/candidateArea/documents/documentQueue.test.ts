import { waitFor } from '@testing-library/react';
import { draftPage, filesOf } from '../../../testing/documentDrafts';
import { NetworkLost, newServer, openTab } from '../../../testing/documentTab';
import { deferred } from '../../../testing/graphqlServer';
import { DraftStore } from './draftStore';

const lost = () => Promise.reject(new NetworkLost());

test('nothing leaves the browser before the candidate sends the document', async () => {
  const server = newServer();
  const { queue, take } = openTab(server);
  await queue.start();
  await take('a');
  await queue.flush();
  expect(server.uploads).toEqual([]);
});

test('a page shows only when it is kept, so that a tab closed right after loses nothing', async () => {
  const room = deferred();
  class BusyStore extends DraftStore {
    override async write(...kept: Parameters<DraftStore['write']>): Promise<void> {
      await room.promise;
      await super.write(...kept);
    }
  }
  const { queue, take } = openTab(newServer(), { store: new BusyStore('ana') });
  await queue.start();
  const taken = take('a');
  const ordered = queue.change({ type: 'expirySet', fieldKey: 'rg', expiresOn: '2030-01-31' });
  expect(queue.read().drafts['rg']?.pages).toEqual([]);
  room.resolve();
  await Promise.all([taken, ordered]);
  expect(queue.read().drafts['rg']?.pages).toHaveLength(1);
  expect(await new DraftStore('ana').read()).toEqual(queue.read().drafts);
});

test('a document goes out page by page, in order, and leaves the browser when the server has it', async () => {
  const server = newServer();
  const { queue, take, submit, reloads } = openTab(server);
  await queue.start();
  await take('a');
  await take('b');
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual(['a', 'b']);
  expect(server.documents).toEqual([['page-1', 'page-2']]);
  expect(reloads).toEqual([1]);
  expect(queue.read()).toMatchObject({ drafts: {}, activity: { status: 'idle' } });
  expect(await new DraftStore('ana').read()).toEqual({});
});

test('says which page is going out, and how much of it', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  await take('b');
  const seen: unknown[] = [];
  queue.subscribe(() => seen.push(queue.read().activity));
  server.onUpload.push((_signal, onProgress) => {
    onProgress(0.5);
    return null;
  });
  await submit();
  await queue.flush();
  expect(seen).toContainEqual({ status: 'sending', fieldKey: 'rg', page: 1, pages: 2, share: 0.5 });
  expect(seen).toContainEqual({ status: 'sending', fieldKey: 'rg', page: 2, pages: 2, share: 0 });
});

test('a network that is lost between two pages loses nothing: the next tab goes on with the second', async () => {
  const server = newServer();
  const first = openTab(server);
  await first.queue.start();
  await first.take('a');
  await first.take('b');
  server.onUpload.push(() => null, lost);
  await first.submit();
  expect(await first.queue.flush()).toBe(false);
  expect(first.queue.read().activity).toEqual({ status: 'waiting' });
  first.queue.stop();

  const second = openTab(server);
  await second.queue.start();
  expect(server.uploads).toEqual(['a', 'b']);
  expect(server.documents).toEqual([['page-1', 'page-2']]);
});

test('goes on by itself when the network is back', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  server.onUpload.push(lost);
  await submit();
  await queue.flush();
  const sent = new Promise<void>((resolve) => queue.subscribe(() => server.documents.length > 0 && resolve()));
  window.dispatchEvent(new Event('online'));
  await sent;
  expect(server.documents).toEqual([['page-1']]);
});

test('an upload whose answer was lost is repeated under the same id, and stays one page', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  server.onUpload.push(() => {
    server.pages.set('a', 'page-1'); // The server has the page, and the browser does not hear of it.
    return lost();
  });
  await submit();
  await queue.flush();
  await queue.flush();
  expect(server.pages.size).toBe(1);
  expect(server.documents).toEqual([['page-1']]);
});

test('a document whose answer was lost is sent again before it leaves the browser', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  server.onSend.push(lost);
  await submit();
  expect(await queue.flush()).toBe(false);
  expect(Object.keys(queue.read().drafts)).toEqual(['rg']);
  expect(await queue.flush()).toBe(true);
  expect(server.documents).toEqual([['page-1']]);
});

test('a page that the server refuses keeps its words, is not sent again by itself, and holds no other document up', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  await queue.change({ type: 'pageAdded', fieldKey: 'cpf', page: draftPage('c') }, { c: filesOf('c') });
  await queue.change({ type: 'submitted', fieldKey: 'cpf' });
  await queue.flush();
  server.onUpload.push(() => Promise.resolve({ refusal: 'Este arquivo não é uma imagem.' }));
  await submit();
  await queue.flush();
  expect(server.documents).toEqual([['page-1']]);
  expect(queue.read().drafts['rg']).toMatchObject({
    submitted: false,
    pages: [{ refusal: 'Este arquivo não é uma imagem.' }],
  });
  await queue.flush();
  expect(server.uploads).toEqual(['c']);
});

test('a document that the server refuses keeps its words', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  server.onSend.push(() => Promise.resolve({ refusal: 'Informe a validade.', arePagesLost: false }));
  await submit();
  await queue.flush();
  expect(queue.read().drafts['rg']).toMatchObject({ submitted: false, refusal: 'Informe a validade.' });
});

test('a page that is taken out while it is uploaded is not part of what is sent', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  await take('b');
  const begun = deferred();
  server.onUpload.push((signal) => {
    begun.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new NetworkLost())));
  });
  await submit();
  await begun.promise;
  await queue.change({ type: 'pageRemoved', fieldKey: 'rg', uploadId: 'a' });
  await queue.flush();
  expect(server.documents).toEqual([]);
  expect(queue.read().activity).toEqual({ status: 'idle' });
  await submit();
  await queue.flush();
  expect(server.uploads).toEqual(['b']);
  expect(server.documents).toEqual([['page-1']]);
});

test('a page that comes while the answer is under way stays, and goes with the next sending', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  const [begun, answered] = [deferred(), deferred()];
  server.onSend.push(async () => {
    begun.resolve();
    await answered.promise;
    return { sent: true };
  });
  await submit();
  await begun.promise;
  await queue.change({ type: 'withdrawn', fieldKey: 'rg' });
  await take('b');
  answered.resolve();
  await queue.flush();
  expect(queue.read().drafts['rg']?.pages.map(({ uploadId }) => uploadId)).toEqual(['a', 'b']);
  expect(await new DraftStore('ana').read()).toEqual(queue.read().drafts);
  await submit();
  await queue.flush();
  expect(server.documents).toEqual([['page-1', 'page-2']]);
  expect(queue.read().drafts).toEqual({});
});

test('what is changed while the browser’s database is read stays', async () => {
  const begun = deferred();
  const gate = deferred();
  let isSlow = false;
  class SlowStore extends DraftStore {
    override async read() {
      const drafts = await super.read();
      if (isSlow) {
        begun.resolve();
        await gate.promise;
      }
      return drafts;
    }
  }
  const { queue, take, submit } = openTab(newServer(), { store: new SlowStore('ana') });
  await queue.start();
  await take('a');
  isSlow = true;
  // Before it is sent it is read again, as another tab may have changed it.
  await submit();
  await begun.promise;
  const removed = queue.change({ type: 'pageRemoved', fieldKey: 'rg', uploadId: 'a' });
  isSlow = false;
  gate.resolve();
  await removed;
  await queue.flush();
  expect((await new DraftStore('ana').read())?.['rg']?.pages ?? []).toEqual([]);
  expect(queue.read().drafts['rg']?.pages ?? []).toEqual([]);
});

test('two tabs send a document once', async () => {
  const server = newServer();
  const [first, second] = [openTab(server), openTab(server)];
  await first.queue.start();
  await first.take('a');
  server.onUpload.push(lost);
  await first.submit();
  await first.queue.flush();
  // The second tab finds it waiting while the first one tries again.
  await Promise.all([first.queue.flush(), second.queue.start()]);
  expect(server.uploads).toEqual(['a']);
  expect(server.documents).toHaveLength(1);
});

test('a page that another tab takes out while it is uploaded here stays out, also where tabs cannot tell each other', async () => {
  expect(globalThis.BroadcastChannel).toBeUndefined();
  const server = newServer();
  const [first, second] = [openTab(server), openTab(server)];
  await first.queue.start();
  await first.take('a');
  await first.take('b');
  const [begun, answered] = [deferred(), deferred()];
  server.onUpload.push(async () => {
    begun.resolve();
    await answered.promise;
    return { pageId: 'page-1' };
  });
  await first.submit();
  await begun.promise;
  const started = second.queue.start();
  await waitFor(() => expect(second.queue.read().isReady).toBe(true));
  await second.queue.change({ type: 'pageRemoved', fieldKey: 'rg', uploadId: 'b' });
  answered.resolve();
  await Promise.all([first.queue.flush(), started]);
  const left = { submitted: false, pages: [{ uploadId: 'a', serverId: 'page-1' }] };
  expect((await new DraftStore('ana').read())?.['rg']).toMatchObject(left);
  expect(server.documents).toEqual([]);
});

test('a session that has ended leaves the document here, for when it begins again', async () => {
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  server.onUpload.push(() => Promise.reject(new Error('401')));
  await submit();
  expect(await queue.flush()).toBe(false);
  expect(queue.read().activity).toMatchObject({ status: 'failed' });
  expect(Object.keys((await new DraftStore('ana').read()) ?? {})).toEqual(['rg']);
});
