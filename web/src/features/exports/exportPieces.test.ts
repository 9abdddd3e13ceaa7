import { ReadableStream } from 'node:stream/web';
import { joinPieces } from './exportPieces';

/** Two pieces, `head` at 0 rows and `rows` at 300, as they come over the network. */
const BYTES = Uint8Array.from([
  ...[0, 0, 0, 0, 0, 0, 0, 4],
  ...new TextEncoder().encode('head'),
  ...[0, 0, 1, 44, 0, 0, 0, 4],
  ...new TextEncoder().encode('rows'),
]);

function arriving(bytes: Uint8Array, size: number): Parameters<typeof joinPieces>[0] {
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return stream as unknown as Parameters<typeof joinPieces>[0];
}

test.each([1, 3, 7, 8, 13, 100])('pieces that arrive %i bytes at a time make the same file', async (size) => {
  const told: number[] = [];
  const parts = await joinPieces(arriving(BYTES, size), (rows) => told.push(rows));
  expect(new TextDecoder().decode(Uint8Array.from(parts.flatMap((part) => [...part])))).toBe('headrows');
  expect(told).toEqual([0, 300]);
});

test.each([1, 9, 15, 20])('a download that ends after %i bytes is no file', async (length) => {
  await expect(joinPieces(arriving(BYTES.slice(0, length), 5), () => undefined)).rejects.toThrow('ended inside');
});
