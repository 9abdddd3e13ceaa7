import { operationLimit } from '../../../database/timeouts.js';
import { DomainError } from '../../../lib/errors.js';
import { isOverMaxTime } from '../../../database/errors.js';

/** The share of an operation's time limit after which the database itself ends an aggregation, so that the reader hears what helps. */
const SHARE_OF_LIMIT = 0.8;

/**
 * Runs an aggregation that the database itself ends where it takes too long.
 * @param run gets the most that it may take, in milliseconds, for the option `maxTimeMS`.
 * @throws PRECONDITION_FAILED when it took longer.
 */
export async function inTime<Row>(
  run: (maxTimeMS: number) => PromiseLike<unknown[]>,
  limitMs = Math.round(operationLimit() * SHARE_OF_LIMIT),
): Promise<Row[]> {
  try {
    return (await run(limitMs)) as Row[];
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    throw new DomainError('PRECONDITION_FAILED', 'Há dados demais neste período. Escolha um período menor.', {
      cause: error,
    });
  }
}
