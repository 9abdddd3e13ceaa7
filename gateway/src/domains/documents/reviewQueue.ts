import { trusted, type QueryFilter } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { objectIdOrNil } from '../../database/objectIdOrNil.js';
import { readPage, textOrder } from '../../database/keyset.js';
import { pageOf, type Page, type PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import type { CustomFieldRecord } from '../fields/definitions/customFieldsModel.js';
import { catalogueOfClient, type FieldCatalogue } from '../fields/values/recordCatalogue.js';
import { reviewInput } from './documentsInput.js';
import {
  clientQueueIndex,
  DocumentModel,
  queueIndex,
  type DocumentRecord,
  type StoredDocument,
} from './documentsModel.js';
import { fieldsJudgedBy } from '../fields/permissions/documentFieldsPolicy.js';

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
  const ofClient = viewer.role === 'client' ? (viewer.clientId ?? '') : clientId;
  const inQueue = ofClient === undefined ? catalogue : catalogueOfClient(catalogue, ofClient);
  const judged = fieldsJudgedBy(viewer, inQueue).filter(({ key }) => fieldKey === undefined || key === fieldKey);
  const filter: QueryFilter<StoredDocument> = {
    isWaiting: true,
    ...ofFields(judged, ofClient === undefined),
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

/** Documents of these fields; of one for some clients those of its clients' candidates, where the queue is that of all clients. */
function ofFields(fields: readonly CustomFieldRecord[], isOfAll: boolean): QueryFilter<StoredDocument> {
  const limited = isOfAll ? fields.filter(({ clientIds }) => clientIds) : [];
  const others = fields.filter((field) => !limited.includes(field)).map(({ key }) => key);
  const ofOthers = { fieldKey: trusted({ $in: others }) };
  if (limited.length === 0) return ofOthers;
  const ofClients = limited.map(({ key, clientIds }) => ({
    fieldKey: key,
    clientId: trusted({ $in: (clientIds ?? []).map(objectIdOrNil) }),
  }));
  return { $or: [ofOthers, ...ofClients] };
}
