import { trusted, type QueryFilter } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { objectIdOrNil } from '../../database/objectIdOrNil.js';
import { readPage, textOrder } from '../../database/keyset.js';
import { pageOf, type Page, type PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import type { FieldCatalogue } from '../fields/values/fieldValues.js';
import { reviewInput } from './documentsInput.js';
import {
  clientQueueIndex,
  DocumentModel,
  queueIndex,
  type DocumentRecord,
  type StoredDocument,
} from './documentsModel.js';
import { keysJudgedBy } from '../fields/permissions/documentFieldsPolicy.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const reviewOrder = textOrder<DocumentRecord, 'queueKey'>({
  name: 'queue',
  path: 'queueKey',
  direction: 1,
  valueOf: ({ queueKey }) => queueKey,
});

/**
 * A page of the documents that wait for a viewer's judgement: those sent again first, then the oldest. The order comes out of
 * an index of those that wait, so that it costs the same however many were judged.
 * @throws INVALID for a malformed filter and a foreign cursor.
 */
export async function documentsToReview(
  viewer: UserViewer,
  { page, filter: given }: { page: PageRequest; filter?: unknown },
  { catalogue, now }: { catalogue: FieldCatalogue; now: Date },
): Promise<Page<DocumentRecord>> {
  const { clientId, candidateId, fieldKey, waitingDays } = parseInput(reviewInput, { filter: given ?? {} }).filter;
  const judged = keysJudgedBy(viewer, catalogue).filter((key) => fieldKey === undefined || key === fieldKey);
  const ofClient = viewer.role === 'client' ? (viewer.clientId ?? '') : clientId;
  const filter: QueryFilter<StoredDocument> = {
    isWaiting: true,
    fieldKey: trusted({ $in: judged }),
    ...(ofClient !== undefined && { clientId: objectIdOrNil(ofClient) }),
    ...(candidateId !== undefined && { candidateId: objectIdOrNil(candidateId) }),
    ...(waitingDays !== undefined && { sentAt: trusted({ $lte: new Date(now.getTime() - waitingDays * DAY_MS) }) }),
  };
  if (judged.length === 0) return pageOf(reviewOrder, page, [], 0);
  const hint = ofClient === undefined ? queueIndex : clientQueueIndex;
  return readPage(reviewOrder, page, {
    find: (side) => DocumentModel.find({ $and: [filter, side] } as QueryFilter<StoredDocument>).hint(hint),
    count: DocumentModel.countDocuments(filter).hint(hint),
  });
}
