import { Types } from 'mongoose';
import { cellOf, statePaths, tallyIdOf } from './candidateState.js';
import type { TallyDelta } from './tallyWrites.js';

/** What a write will do to the tallies, as far as its filter and its update tell before it takes place. */
export interface TallyChange {
  tallyIds: readonly string[];
  /** What moves if the write finds its candidate; `unknown` where only a real count can tell. */
  deltas: readonly TallyDelta[] | 'unknown';
}

type Values = Readonly<Record<string, unknown>>;

const counted: ReadonlySet<string> = new Set(['clientId', ...statePaths]);

/**
 * What an update, or with `null` a deletion, does to the tallies.
 * @returns null when it moves no candidate.
 * @throws Error where the filter does not say whose candidates are written, as their tallies could not be told.
 */
export function tallyChange(filter: Values, update: Values | readonly Values[] | null): TallyChange | null {
  const written = update && countedPaths(update);
  if (written && written !== 'unknown' && Object.keys(written).length === 0) return null;
  const { clientId } = filter;
  if (!isClient(clientId)) {
    throw new Error(
      'A write that changes what candidates are counted by names their client in its filter (candidates/tallies/candidateState.ts).',
    );
  }
  const tallyIds = [tallyIdOf(clientId)];
  if (written === 'unknown') return { tallyIds, deltas: 'unknown' };
  const nextClient = written && 'clientId' in written ? written['clientId'] : clientId;
  if (!isClient(nextClient)) return { tallyIds, deltas: 'unknown' };
  const nextIds = update ? [tallyIdOf(nextClient)] : [];
  const isWhole = statePaths.every((path) => isPlain(filter[path]));
  if (!isWhole) return { tallyIds: [...new Set([...tallyIds, ...nextIds])], deltas: 'unknown' };
  const [from] = deltasOf([filter], -1);
  const to = deltasOf(update ? [{ ...filter, ...written }] : [], 1);
  const deltas = [...(from ? [from] : []), ...to];
  if (to.some(({ tallyId, cell }) => tallyId === from?.tallyId && cell === from.cell)) return null;
  return { tallyIds: [...new Set(deltas.map(({ tallyId }) => tallyId))], deltas };
}

/** Records that come into their cells, or with -1 leave them. */
export const deltasOf = (records: readonly Values[], by: 1 | -1): TallyDelta[] =>
  records.map((record) => ({ tallyId: tallyIdOf(record['clientId'] as never), cell: cellOf(record), by }));

const isClient = (value: unknown): value is Types.ObjectId | null => value === null || value instanceof Types.ObjectId;

/** A value as it is stored, rather than a condition. */
const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || value instanceof Types.ObjectId;

/** What an update sets of what is counted; `unknown` where it computes it. */
function countedPaths(update: Values | readonly Values[]): Values | 'unknown' {
  if (Array.isArray(update)) {
    const stages = update as readonly Values[];
    const touches = stages.some((stage) =>
      Object.values(stage).some((paths) => Object.keys(paths as object).some((path) => counted.has(path))),
    );
    const isKnown = stages.every((stage) => Object.keys(stage).every((name) => name === '$set'));
    return touches || !isKnown ? 'unknown' : {};
  }
  const written: Record<string, unknown> = {};
  for (const [operator, part] of Object.entries(update)) {
    const paths = operator.startsWith('$') ? (part as Values) : { [operator]: part };
    for (const [path, value] of Object.entries(paths).filter(([each]) => counted.has(each))) {
      if (operator === '$unset') written[path] = null;
      else if ((operator === '$set' || !operator.startsWith('$')) && isPlain(value)) written[path] = value;
      else return 'unknown';
    }
  }
  return written;
}
