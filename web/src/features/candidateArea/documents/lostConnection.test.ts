/** A browser may lose its connection to its own database while the tab is open; nothing of the candidate is lost with it. */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { draftOf, draftPage, filesOf } from '../../../testing/documentDrafts';
import { newServer, openTab } from '../../../testing/documentTab';
import { deferred } from '../../../testing/graphqlServer';
import { DraftStore } from './draftStore';
import { DOCUMENTS_DATABASE, hasStoredDocuments } from './storedDocuments';

/** Connections that were opened since the test began; `lose` closes them without a word, as a browser does. */
function connections() {
  const opened = jest.spyOn(IDBFactory.prototype, 'open');
  return { lose: () => opened.mock.results.forEach(({ value }) => (value as IDBOpenDBRequest).result.close()) };
}
/** From now on the database cannot be opened. */
const refuseToOpen = () =>
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
const names = async () => (await indexedDB.databases()).map(({ name }) => name);
/** A store that could not drop a document, and now can. */
async function failToDrop() {
  const { lose } = connections();
  const store = new DraftStore('ana');
  const draft = draftOf('rg', [draftPage('a')]);
  await store.write(draft, { a: filesOf('a') });
  lose();
  const refused = refuseToOpen();
  await store.remove(draft);
  refused.mockRestore();
  return { store, draft };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a document that is sent off afterwards reaches the server, with its pages', async () => {
  const { lose } = connections();
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  lose();
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual(['a']);
  expect(server.documents).toEqual([['page-1']]);
  expect(queue.read().drafts).toEqual({});
  expect(await new DraftStore('ana').read()).toEqual({});
});

test('a page that is taken afterwards is kept beside the earlier ones', async () => {
  const { lose } = connections();
  const { queue, take } = openTab(newServer());
  await queue.start();
  await take('a');
  lose();
  await take('b');
  expect(queue.read().isWhole).toBe(true);
  expect(await new DraftStore('ana').read()).toEqual(queue.read().drafts);
  expect(Object.values(queue.read().drafts).flatMap(({ pages }) => pages)).toHaveLength(2);
});

test('pages of this visit are sent also while it cannot be opened again', async () => {
  const { lose } = connections();
  const server = newServer();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  await take('a');
  lose();
  const refused = refuseToOpen();
  jest.useFakeTimers();
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual(['a']);
  expect(server.documents).toEqual([['page-1']]);
  // Once the database is there again, it does not bring back what was sent.
  refused.mockRestore();
  expect(hasStoredDocuments()).toBe(true);
  await jest.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(hasStoredDocuments()).toBe(false));
  expect(await new DraftStore('ana').read()).toEqual({});
});

test('a document that was sent while it could not be opened is not read from it as unsent', async () => {
  const { store } = await failToDrop();
  expect(await store.read()).toEqual({});
  expect(await new DraftStore('ana').files('a')).toBeNull();
});

test('a page that comes to a document after it could not be dropped keeps it from being dropped', async () => {
  const { store } = await failToDrop();
  const longer = draftOf('rg', [draftPage('a'), draftPage('b')]);
  await new DraftStore('ana').write(longer, { b: filesOf('b') });
  expect(await store.read()).toEqual({ rg: longer });
  expect(await store.files('a')).not.toBeNull();
});

test('such a page keeps it also when it was read before the document could be dropped', async () => {
  const { store } = await failToDrop();
  const longer = draftOf('rg', [draftPage('a'), draftPage('b')]);
  await new DraftStore('ana').write(longer, { b: filesOf('b') });
  const failing = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  await store.read();
  failing.mockRestore();
  expect(await store.read()).toEqual({ rg: longer });
});

test.each([
  ['retaken', [draftPage('a2'), draftPage('b')]],
  ['taken out', [draftPage('b')]],
])(
  'a page that was %s while it could not be opened does not bring back the document that was sent',
  async (_how, pages) => {
    await new DraftStore('ana').write(draftOf('rg', [draftPage('a'), draftPage('b')]), {
      a: filesOf('a'),
      b: filesOf('b'),
    });
    const { lose } = connections();
    const store = new DraftStore('ana');
    await store.read();
    lose();
    const refused = refuseToOpen();
    const sent = draftOf('rg', pages);
    await store.write(sent, { a2: filesOf('a2') });
    await store.remove(sent);
    refused.mockRestore();
    expect(await store.read()).toEqual({});
    expect(await new DraftStore('ana').files('a')).toBeNull();
    expect(hasStoredDocuments()).toBe(false);
  },
);

test('a document that is sent off while an earlier one is dropped goes out in the same run, once', async () => {
  const [begun, gate] = [deferred(), deferred()];
  let isSlow = false;
  class SlowStore extends DraftStore {
    override async finishRemovals() {
      const areRemoved = await super.finishRemovals();
      if (isSlow) {
        begun.resolve();
        await gate.promise;
      }
      return areRemoved;
    }
  }
  const server = newServer();
  const { queue, take, submit, reloads } = openTab(server, { store: new SlowStore('ana') });
  await queue.start();
  await take('a');
  isSlow = true;
  const flushed = queue.flush();
  await begun.promise;
  await submit();
  isSlow = false;
  gate.resolve();
  expect(await flushed).toBe(true);
  expect(server.documents).toEqual([['page-1']]);
  expect(reloads).toEqual([1]);
  expect(queue.read()).toMatchObject({ drafts: {}, activity: { status: 'idle' } });
});

test('two documents that were sent from a database that can be read and not written are each sent once', async () => {
  const server = newServer();
  const { queue } = openTab(server);
  await queue.start();
  for (const fieldKey of ['rg', 'cpf']) {
    const files = { [fieldKey]: filesOf(fieldKey) };
    await queue.change({ type: 'pageAdded', fieldKey, page: draftPage(fieldKey) }, files);
  }
  for (const write of ['put', 'delete'] as const) {
    jest.spyOn(IDBObjectStore.prototype, write).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  jest.useFakeTimers();
  for (const fieldKey of ['rg', 'cpf']) await queue.change({ type: 'submitted', fieldKey });
  expect(await queue.flush()).toBe(true);
  expect(server.documents).toEqual([['page-1'], ['page-2']]);
  expect(queue.read().drafts).toEqual({});
});

test('a page that another tab has added is not hidden by what this one could not write', async () => {
  const [store, other] = [new DraftStore('ana'), new DraftStore('ana')];
  const begun = draftOf('rg', [draftPage('a')]);
  await store.write(begun, { a: filesOf('a') });
  await other.read();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.write(begun);
  full.mockRestore();
  const added = draftOf('rg', [draftPage('a'), draftPage('b')]);
  await other.write(added, { b: filesOf('b') });
  expect(await store.read()).toEqual({ rg: added });
});

test('the next document of a field is kept although the one before could not be dropped', async () => {
  const { store, draft } = await failToDrop();
  await store.write(draft, { a: filesOf('a') });
  expect(await store.read()).toEqual({ rg: draft });
});

test('while it cannot be opened again, what an earlier visit left stays, and is not taken for sent', async () => {
  const { lose } = connections();
  const server = newServer();
  const before = openTab(server);
  await before.queue.start();
  await before.take('a');
  before.queue.stop();
  const { queue, take, submit } = openTab(server);
  await queue.start();
  lose();
  const refused = refuseToOpen();
  await submit();
  await queue.flush();
  expect(server.documents).toEqual([]);
  expect(queue.read().drafts['rg']?.pages).toMatchObject([{ uploadId: 'a', refusal: 'Fotografe de novo.' }]);
  // Once the database is there again, another photograph is kept and sent as ever.
  refused.mockRestore();
  await queue.change({ type: 'pageRemoved', fieldKey: 'rg', uploadId: 'a' });
  await take('b');
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual(['b']);
});

test('it says whether nothing is there, or nothing could be read', async () => {
  expect(await new DraftStore('ana').read()).toEqual({});
  refuseToOpen();
  expect(await new DraftStore('ana').read()).toBeNull();
});

test('a database that was deleted meanwhile, as at a logout elsewhere, does not come back', async () => {
  const { lose } = connections();
  const store = new DraftStore('ana');
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  lose();
  // A connection that is lost hears nothing of it.
  localStorage.clear();
  await new Promise((resolve) => (indexedDB.deleteDatabase(DOCUMENTS_DATABASE).onsuccess = resolve));
  await store.write(draftOf('rg', [draftPage('a'), draftPage('b')]), { b: filesOf('b') });
  expect(await store.read()).toBeNull();
  expect(store.isWhole).toBe(false);
  expect(await names()).toEqual([]);
  expect(hasStoredDocuments()).toBe(false);
});
