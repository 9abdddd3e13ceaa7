import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asUser } from '../../../auth/rules.js';
import { markLongRequest } from '../../../lib/yieldToRequests.js';
import type { RequestContext } from '../../context.js';
import type { RestAnswer } from '../../http/restCall.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { presentCandidate } from './candidatePresenter.js';

/** Rows presented at a stretch: their clients cost one query, and other requests get their turn between two groups. */
const GROUP_SIZE = 100;
/** Characters sent together: 50 rows of the usual fields, while one of long answers leaves before the next is written down. */
const PIECE_LENGTH = 100_000;

/**
 * Sends all candidates that match, without ever holding them all in memory. The count comes first, so that a failure
 * is still told as one.
 */
export async function sendAllCandidates(
  context: RequestContext,
  search: string | null | undefined,
): Promise<RestAnswer> {
  const viewer = asUser(context.viewer);
  const selection = { filter: { search } };
  const totalCount = await context.services.candidates.countForExport(viewer, selection);
  context.services.candidates.credentials.openToRest(viewer, totalCount);
  const candidates = context.services.candidates.streamAll(viewer, selection);
  return async (response) => {
    markLongRequest(response);
    response.type('json');
    await pipeline(Readable.from(jsonOf(candidates, totalCount, context)), response);
  };
}

async function* jsonOf(candidates: AsyncIterable<CandidateRecord>, totalCount: number, context: RequestContext) {
  const paging = JSON.stringify({ totalCount, totalPages: 1, currentPage: 1 });
  yield `${paging.slice(0, -1)},"data":[`;
  let separator = '';
  let piece = '';
  for await (const group of grouped(candidates)) {
    await context.services.candidates.credentials.tellShown(asUser(context.viewer), group);
    for (const row of await Promise.all(group.map((candidate) => presentCandidate(candidate, context)))) {
      piece += separator + JSON.stringify(row);
      separator = ',';
      if (piece.length < PIECE_LENGTH) continue;
      yield piece;
      piece = '';
    }
  }
  yield `${piece}]}`;
}

async function* grouped(candidates: AsyncIterable<CandidateRecord>) {
  let group: CandidateRecord[] = [];
  for await (const candidate of candidates) {
    group.push(candidate);
    if (group.length < GROUP_SIZE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
