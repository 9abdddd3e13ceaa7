import { UploadLimiter } from './uploadLimiter.js';

/** Begins an upload that is in hand until `end` is called. */
function begin(limiter: UploadLimiter, account: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { done: limiter.run(account, () => ended), end };
}
const nothing = () => Promise.resolve('taken');

test('so many of one account are taken in at once, whatever others send, and the next one once one has ended', async () => {
  const limiter = new UploadLimiter({ inAll: 10, ofAccount: 2 });
  const [first, second] = [begin(limiter, 'ana'), begin(limiter, 'ana')];
  await expect(limiter.run('ana', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE', httpStatus: 503 });
  expect(await limiter.run('bia', nothing)).toBe('taken');
  first.end();
  await first.done;
  expect(await limiter.run('ana', nothing)).toBe('taken');
  second.end();
  await second.done;
});

test('so many are taken in at once in all, and one that has failed makes room', async () => {
  const limiter = new UploadLimiter({ inAll: 2, ofAccount: 2 });
  await expect(limiter.run('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const both = [begin(limiter, 'ana'), begin(limiter, 'bia')];
  await expect(limiter.run('caio', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const { done, end } of both) {
    end();
    await done;
  }
  expect(await limiter.run('caio', nothing)).toBe('taken');
});
