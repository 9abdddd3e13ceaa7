import { KeyedMutex } from './keyedMutex.js';

test('the work of one key takes turns, and does not hold up that of another', async () => {
  const mutex = new KeyedMutex<string>();
  const begun: string[] = [];
  const check = (name: string, account: string) => {
    let end!: (error?: Error) => void;
    const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
    const done = mutex.runExclusive(account, () => {
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
  expect(await mutex.runExclusive('ana', () => Promise.resolve('taken'))).toBe('taken');
});
