import { UploadsInHand } from './uploadsInHand.js';

/** Begins an upload that is in hand until `end` is called. */
function begin(inHand: UploadsInHand, account: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { done: inHand.during(account, () => ended), end };
}
const nothing = () => Promise.resolve('taken');

test('so many of one account are taken in at once, whatever others send, and the next one once one has ended', async () => {
  const inHand = new UploadsInHand({ inAll: 10, ofAccount: 2 });
  const [first, second] = [begin(inHand, 'ana'), begin(inHand, 'ana')];
  await expect(inHand.during('ana', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE', httpStatus: 503 });
  expect(await inHand.during('bia', nothing)).toBe('taken');
  first.end();
  await first.done;
  expect(await inHand.during('ana', nothing)).toBe('taken');
  second.end();
  await second.done;
});

test('so many are taken in at once in all, and one that has failed makes room', async () => {
  const inHand = new UploadsInHand({ inAll: 2, ofAccount: 2 });
  await expect(inHand.during('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const both = [begin(inHand, 'ana'), begin(inHand, 'bia')];
  await expect(inHand.during('caio', nothing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const { done, end } of both) {
    end();
    await done;
  }
  expect(await inHand.during('caio', nothing)).toBe('taken');
});

test('the checks of one account take turns, and do not hold up those of another', async () => {
  const inHand = new UploadsInHand();
  const begun: string[] = [];
  const check = (name: string, account: string) => {
    let end!: (error?: Error) => void;
    const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
    const done = inHand.inTurn(account, () => {
      begun.push(name);
      return ended;
    });
    return { done, end };
  };
  const [first, second] = [check('a1', 'ana'), check('a2', 'ana')];
  const other = check('b1', 'bia');
  other.end();
  await other.done;
  expect(begun).toEqual(['a1', 'b1']);
  first.end(new Error('no page'));
  await expect(first.done).rejects.toThrow('no page');
  second.end();
  await second.done;
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  expect(await inHand.inTurn('ana', nothing)).toBe('taken');
});
