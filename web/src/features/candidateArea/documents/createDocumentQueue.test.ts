import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { serveGraphql } from '../../../testing/graphqlServer';
import { candidateTokenOf } from '../../../testing/session';
import { createDocumentQueue } from './createDocumentQueue';
import { DraftStore } from './draftStore';

beforeEach(forgetBrowser);

/** The queue of Ana, with a document that is uploaded and sent off, in a browser with this token. */
async function startWith(token: string) {
  const store = new DraftStore('ana');
  await store.write(draftOf('rg', [draftPage('a', { serverId: 'page-1' })], { submitted: true }), { a: filesOf('a') });
  store.close();
  localStorage.setItem('candidateToken', token);
  const calls = serveGraphql(() => ({ data: { sendOwnDocument: { userErrors: [] } } }));
  const queue = createDocumentQueue('ana', {
    owner: 'candidate:ana',
    pageNames: () => [],
    mayGo: () => true,
    reload: () => Promise.resolve(),
  });
  await queue.start();
  queue.stop();
  return { asked: calls.map(({ operation }) => operation), left: Object.keys(queue.read().drafts) };
}

test('a document is sent with the token of the candidate whose it is', async () => {
  expect(await startWith(candidateTokenOf('ana'))).toEqual({ asked: ['SendOwnDocument'], left: [] });
});

test('with the token of another candidate in force it is not sent, and waits', async () => {
  expect(await startWith(candidateTokenOf('bia'))).toEqual({ asked: [], left: ['rg'] });
});
