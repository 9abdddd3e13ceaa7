import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { trusted } from 'mongoose';
import { chunked } from '../../../lib/chunked.js';
import { CandidateTallyModel, type CandidateTallyRecord } from './candidateTalliesModel.js';
import {
  countCandidates,
  WRITER_TIMEOUT_MS,
  createMissingTallies,
  readTallies,
  storeCount,
  type Cells,
} from './tallyRecount.js';

/** Tallies per round: each round counts the candidates of so many clients, and pauses for as long as that took. */
const BATCH = 10;

/**
 * Compares every tally with a real count, and mends those that differ: for writes past the model, and for writers who were
 * cut off. A tally that is written meanwhile is left to the next sweep. @returns how many there were.
 */
export async function reconcileTallies(logger: Pick<Logger, 'warn'>): Promise<number> {
  await createMissingTallies();
  let mended = 0;
  const tallies = await CandidateTallyModel.find({}, { _id: 1 }).lean<Pick<CandidateTallyRecord, '_id'>[]>();
  for (const slice of chunked(tallies, BATCH)) {
    const startedAt = performance.now();
    const ids = slice.map(({ _id }) => _id);
    const before = await readTallies(ids);
    const counts = await countCandidates(before.map(({ _id }) => _id));
    const stamps = await CandidateTallyModel.find({ _id: trusted({ $in: ids }) }, { stamp: 1 }).lean<
      Pick<CandidateTallyRecord, '_id' | 'stamp'>[]
    >();
    const present = new Map(stamps.map(({ _id, stamp }) => [_id, stamp]));
    const unsettled = before.flatMap(({ _id, stamp, cells = {}, isCounted, writing = {}, readAt }) => {
      const counted = counts.get(_id);
      const ages = Object.values(writing).map((begunAt) => readAt.getTime() - begunAt.getTime());
      if (!counted || !present.get(_id)?.equals(stamp) || ages.some((age) => age < WRITER_TIMEOUT_MS)) return [];
      const differs = !isSame(cells, counted);
      if (isCounted && ages.length === 0 && !differs) return [];
      if (isCounted && differs) {
        logger.warn({ tally: _id, kept: cells, counted: Object.fromEntries(counted) }, 'kept counts were wrong');
      }
      // A tally that no process has counted yet is not wrong.
      if (isCounted && (differs || ages.length > 0)) mended += 1;
      return [{ _id, stamp, cells: counted }];
    });
    await storeCount(unsettled);
    await pause(performance.now() - startedAt, undefined, { ref: false });
  }
  return mended;
}

function isSame(kept: Readonly<Record<string, number>>, counted: Cells): boolean {
  const cells = new Set([...Object.keys(kept), ...counted.keys()]);
  return [...cells].every((cell) => (kept[cell] ?? 0) === (counted.get(cell) ?? 0));
}
