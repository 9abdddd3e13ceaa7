import { UploadLimiter } from './uploadLimiter.js';

/** Begins an upload that is in hand until `end` is called. */
function begin(inHand: UploadLimiter, account: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { done: inHand.run(account, () => ended), end };
}
const nothing = () => Promise.resolve('taken');

test('so many of one account are taken in at once, whatever others send, and the next one once one has ended', async () => {
  const inHand = new UploadLimiter({ inAll: 10, ofAccount: 2 });
  const [first, second] = [begin(inHand, 'ana'), begin(inHand, 'ana')];
  await expect(inHand.run('ana', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE', httpStatus: 503 });
  expect(await inHand.run('bia', nothing)).toBe('taken');
  first.end();
  await first.done;
  expect(await inHand.run('ana', nothing)).toBe('taken');
  second.end();
  await second.done;
});

test('so many are taken in at once in all, and one that has failed makes room', async () => {
  const inHand = new UploadLimiter({ inAll: 2, ofAccount: 2 });
  await expect(inHand.run('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const both = [begin(inHand, 'ana'), begin(inHand, 'bia')];
  await expect(inHand.run('caio', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const { done, end } of both) {
    end();
    await done;
  }
  expect(await inHand.run('caio', nothing)).toBe('taken');
});
