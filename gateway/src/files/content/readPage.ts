import type { Readable } from 'node:stream';
import { availableParallelism } from 'node:os';
import { DomainError } from '../../lib/errors.js';
import { PoolBusy, ProcessPool, TaskAborted } from '../../lib/processPool.js';
import { contentKind } from './kind.js';
import type { PageContent, PageKind } from './page.js';
import { ContentRefusal } from './refusal.js';
import type { ContentReport, ContentTask } from './worker.js';

/** The largest file that is taken, in bytes. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

export interface ContentLimits {
  /** Processor time that one file may take to be checked, in ms. */
  processorMs: number;
  /** After how long by the clock a check counts as stuck, in ms; as the pool of processes says unless told. */
  stuckMs?: number;
  /** What the process that checks it may take, in MB: a photo of 50 megapixels takes half of it. */
  memoryMb: number;
}

const LIMITS: ContentLimits = { processorMs: 60_000, memoryMb: 500 };
const IDLE_MS = 30_000;
const MAX_WAITING = 60;
/** Beside requests, which go first. */
const NICENESS = 5;
const BUSY = 'Muitos documentos estão sendo enviados no momento. Tente novamente em instantes.';

/** Checks files in processes of their own, so that no file of a stranger can stall, fill or end the server. */
export class PageReader {
  readonly #processes: ProcessPool<ContentTask, ContentReport>;

  constructor(limits: ContentLimits = LIMITS) {
    this.#processes = new ProcessPool(new URL('./worker.js', import.meta.url), {
      // One core is left to the event loop.
      processes: Math.min(2, Math.max(1, availableParallelism() - 1)),
      ...limits,
      maxWaiting: MAX_WAITING,
      niceness: NICENESS,
      idleMs: IDLE_MS,
    });
  }

  /**
   * Checks the bytes of one page.
   * @throws ContentRefusal; DomainError UNAVAILABLE when too many wait already, or the machine gives a check no time.
   */
  async read(bytes: Buffer, kinds: readonly PageKind[] = ['image', 'pdf']): Promise<PageContent> {
    // What is no document at all need not wait for a process.
    contentKind(bytes);
    const found = await this.#checked({ bytes, kinds });
    if (found.kind === 'refused') throw new ContentRefusal(found.reason);
    if (found.kind === 'pdf') return { ...found, mimeType: 'application/pdf', bytes };
    return { ...found, mimeType: 'image/jpeg' };
  }

  /** Ends the processes; what is not done fails. */
  stop(): Promise<void> {
    return this.#processes.stop();
  }

  async #checked(task: ContentTask): Promise<ContentReport> {
    try {
      return await this.#processes.run(task);
    } catch (error) {
      const isStuck = error instanceof TaskAborted && error.cause === 'stuck';
      if (error instanceof PoolBusy || isStuck) throw new DomainError('UNAVAILABLE', BUSY, { cause: error });
      if (error instanceof TaskAborted && error.cause !== 'stop')
        throw new ContentRefusal('TOO_COMPLEX', { cause: error });
      throw error;
    }
  }
}

/**
 * All bytes of a file, unless it has more than may be: the rest is not read then, and nothing of it kept.
 * @throws ContentRefusal EMPTY or TOO_LARGE; what the stream throws.
 */
export async function receivedBytes(content: Buffer | Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of (Buffer.isBuffer(content) ? [content] : content) as AsyncIterable<Buffer>) {
    size += piece.length;
    // Leaving the loop destroys the stream.
    if (size > MAX_FILE_BYTES) throw new ContentRefusal('TOO_LARGE');
    pieces.push(piece);
  }
  if (size === 0) throw new ContentRefusal('EMPTY');
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
