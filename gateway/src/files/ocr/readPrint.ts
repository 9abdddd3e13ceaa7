import { ProcessPool } from '../../lib/processPool.js';
import type { Print } from './print.js';
import { printIn } from './printIn.js';
import type { OcrTask } from './worker.js';

/** A page full of small print takes some ten seconds of one core. */
const PROCESSOR_MS = 60_000;
/** The recogniser takes some 200 MB for a large image. */
const MEMORY_MB = 700;
const IDLE_MS = 20_000;
/** Hints are worth no long queue: what waits beyond is not read. */
const MAX_WAITING = 200;
/** Everything else goes first. */
const NICENESS = 19;

/** Reads the print on images, one after the other, in a process of its own that ends when there is nothing to read. */
export class PrintReader {
  readonly #processes: ProcessPool<OcrTask, string>;

  constructor() {
    this.#processes = new ProcessPool(new URL('./worker.js', import.meta.url), {
      processes: 1,
      processorMs: PROCESSOR_MS,
      memoryMb: MEMORY_MB,
      maxWaiting: MAX_WAITING,
      niceness: NICENESS,
      idleMs: IDLE_MS,
    });
  }

  /** What an image says; null when it takes too long, or too many wait. Never throws: it is for hints alone. */
  async read(image: Buffer): Promise<Print | null> {
    try {
      return printIn(await this.#processes.run({ image }));
    } catch {
      return null;
    }
  }

  /** Ends the process that reads. */
  stop(): Promise<void> {
    return this.#processes.stop();
  }
}
