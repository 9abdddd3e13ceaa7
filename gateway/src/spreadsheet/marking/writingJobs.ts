import { TimedThreads } from '../timedThreads.js';
import type { MarkOrder, PlainTable } from './markedWorkbook.js';
import type { ModelOrder } from './modelWorkbook.js';
import type { WritingTask } from './worker.js';

/** exceljs holds a whole workbook as objects, some twenty times its size: it gets a thread, a bound of memory, and one file at a time. */
const HEAP_MB = 384;
/** For one file, of which the largest takes a third of it. */
const LONGEST_MS = 60_000;

const threads = new TimedThreads<WritingTask, Uint8Array>(new URL('./worker.js', import.meta.url), {
  threads: 1,
  heapMb: HEAP_MB,
  timeMs: LONGEST_MS,
});

const run = async (task: WritingTask): Promise<Buffer> => Buffer.from(await threads.run(task));

/**
 * A workbook with the results of its rows: the person's own where exceljs can write it again, else (it is too large, or has
 * parts that exceljs does not know) a new one with the same cells as text.
 */
export async function withResults(bytes: Buffer | null, table: PlainTable, order: MarkOrder): Promise<Buffer> {
  if (bytes) {
    const own = await run({ kind: 'mark', bytes, order }).catch(() => null);
    if (own) return own;
  }
  return run({ kind: 'table', table, order });
}

/** A model to fill in. */
export const model = (order: ModelOrder): Promise<Buffer> => run({ kind: 'model', order });
