import { newServer, openTab } from '../../../testing/documentTab';

test('a document for a question that is not asked waits, and goes once it is', async () => {
  const server = newServer();
  const question = { isAsked: false };
  const { queue, take, submit } = openTab(server, { mayGo: () => question.isAsked });
  await queue.start();
  await take('a');
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual([]);
  question.isAsked = true;
  expect(await queue.flush()).toBe(true);
  expect(server.documents).toEqual([['page-1']]);
});

test('nothing more of a document goes out once its question is not asked any more', async () => {
  const server = newServer();
  const question = { isAsked: true };
  const { queue, take, submit } = openTab(server, { mayGo: () => question.isAsked });
  await queue.start();
  await take('a');
  await take('b');
  server.onUpload.push(() => {
    question.isAsked = false;
    return null;
  });
  await submit();
  expect(await queue.flush()).toBe(true);
  expect(server.uploads).toEqual(['a']);
  expect(queue.read().drafts['rg']?.submitted).toBe(true);
});
