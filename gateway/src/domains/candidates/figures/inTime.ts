import { operationTimeout } from '../../../database/timeouts.js';
import { DomainError } from '../../../lib/errors.js';
import { isOverMaxTime } from '../../../database/errors.js';

/** The share of an operation's timeout after which the database itself ends an aggregation, so that the reader hears what helps. */
const SHARE_OF_TIMEOUT = 0.8;

/**
 * Runs an aggregation that the database itself ends where it takes too long.
 * @param run gets the most that it may take, in milliseconds, for the option `maxTimeMS`.
 * @throws PRECONDITION_FAILED when it took longer.
 */
export async function inTime<Row>(
  run: (maxTimeMS: number) => PromiseLike<unknown[]>,
  maxTimeMS = Math.round(operationTimeout() * SHARE_OF_TIMEOUT),
): Promise<Row[]> {
  try {
    return (await run(maxTimeMS)) as Row[];
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    throw new DomainError('PRECONDITION_FAILED', 'Há dados demais neste período. Escolha um período menor.', {
      cause: error,
    });
  }
}
