import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in buffers that somebody still holds. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** Looks, whenever told to, at how many bytes buffers hold beyond those at the beginning. */
export class BufferMemory {
  readonly #before = heldBytes();
  /** The most at any look. */
  peak = 0;

  readonly look = (): void => {
    this.peak = Math.max(this.peak, heldBytes() - this.#before);
  };
}
