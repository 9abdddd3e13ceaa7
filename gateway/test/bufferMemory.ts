import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in buffers that somebody still holds. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** Remembers the most bytes that buffers held at any `look`, beyond those at the beginning. */
export class BufferMemory {
  readonly #before = heldBytes();
  peak = 0;

  readonly look = (): void => {
    this.peak = Math.max(this.peak, heldBytes() - this.#before);
  };
}
