import { Writable } from 'node:stream';
import { waitForDrain } from './waitForDrain.js';

/** A stream that takes what it was given when it is told to. */
function slowStream() {
  let take = () => {};
  const stream = new Writable({ highWaterMark: 1, write: (_piece, _encoding, done) => void (take = () => done()) });
  return { stream, take: () => take() };
}
const listeners = (stream: Writable) => ['drain', 'close', 'error'].map((event) => stream.listenerCount(event));

it('waits until the stream takes more, and leaves no listener behind', async () => {
  const { stream, take } = slowStream();
  const before = listeners(stream);
  for (let time = 0; time < 3; time += 1) {
    expect(stream.write('more than one')).toBe(false);
    const waiting = waitForDrain(stream);
    take();
    await waiting;
    expect(stream.writableNeedDrain).toBe(false);
  }
  expect(listeners(stream)).toEqual(before);
});

it.each([
  ['closed', undefined],
  ['broken', new Error('gone')],
])('waits for nothing of a stream that is %s', async (_what, error) => {
  const { stream } = slowStream();
  stream.on('error', () => undefined);
  stream.write('more than one');
  const waiting = waitForDrain(stream);
  stream.destroy(error);
  await expect(waiting).resolves.toBeUndefined();
});
