import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asUser } from '../../../auth/rules.js';
import { pagingProperties, type PageRequest } from '../../../lib/pages.js';
import { markLongRequest } from '../../../lib/yieldToRequests.js';
import type { RequestContext } from '../../context.js';
import type { RestAnswer } from '../../http/restCall.js';
import type { CandidateStage } from '../standing/standing.js';
import { candidateRows } from './candidatePresenter.js';

/**
 * A page of more bytes is sent row by row. A page of the usual fields has less than a third of it; one of long answers, which may have
 * a hundred times as much, is never in memory as a whole.
 */
const LARGE_BYTES = 1_000_000;
const COMMA = Buffer.from(',');

interface ListedPage {
  page: PageRequest;
  sort?: unknown;
  search?: string | null | undefined;
  stages?: CandidateStage[];
}

/** Sends a page of candidates with what opens their forms. */
export async function sendPage(context: RequestContext, { page, sort, ...filter }: ListedPage): Promise<RestAnswer> {
  const viewer = asUser(context.viewer);
  const { candidates } = context.services;
  const found = await candidates.list(viewer, { page, filter, sort });
  candidates.credentials.openToRest(viewer, found.items.length);
  await candidates.credentials.tellShown(viewer, found.items);
  const rows = await candidateRows(found.items, context, LARGE_BYTES);
  const begin = Buffer.from('{"data":[');
  const end = Buffer.from(`],${JSON.stringify(pagingProperties(found)).slice(1)}`);
  if (rows) {
    const list = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
    const body = Buffer.concat([begin, ...list, end]);
    return (response) => void response.type('json').send(body);
  }
  async function* pieces() {
    yield begin;
    for (const [index, candidate] of found.items.entries()) {
      if (index > 0) yield COMMA;
      yield* (await candidateRows([candidate], context)) ?? [];
    }
    yield end;
  }
  return async (response) => {
    markLongRequest(response);
    response.type('json');
    await pipeline(Readable.from(pieces()), response);
  };
}
