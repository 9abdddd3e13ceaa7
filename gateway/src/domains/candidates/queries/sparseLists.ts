import mongoose from 'mongoose';
import { attentionIndex, type SortField } from '../candidateIndexes.js';
import { candidateStatuses } from '../candidatesModel.js';
import { fullFilter, orderIndex, suffixFilter, type CandidateFilter } from './candidateFilter.js';
import type { QueryPlan } from './queryPlan.js';

const GATHERED_PER_MS = 100;

/** How long it takes to read and sort so many documents, in milliseconds. */
export const gatheringMs = (documents: number): number => Math.ceil(documents / GATHERED_PER_MS);

/**
 * Whether a list lies scattered in the index of its order, so that documents are read to find it there: searches, those whom an import has
 * registered, and those in attention in any order but that of their queue.
 */
export const isSparse = ({ search, attention, registered }: CandidateFilter, field: SortField): boolean =>
  search !== null || registered !== undefined || (attention !== undefined && field !== 'attentionSince');

/** Who is passed when a list is looked for in the index of its order. */
export const scannedFilter = (where: CandidateFilter, field: SortField): CandidateFilter =>
  field === 'attentionSince' ? where : { ...where, attention: undefined };

/**
 * Whose documents are read where `filterScanPlan` reads by the reason for attention: all that are listed under it, whatever else is asked.
 * Null where it reads those alone that match.
 */
export function readToGather({
  clientId,
  attention,
  search,
  registered,
}: CandidateFilter): Omit<CandidateFilter, 'search'> | null {
  if (attention === undefined || search?.scope === 'all' || search?.whole || registered) return null;
  const everyState = { statuses: candidateStatuses, confirmed: [false, true], documents: undefined, stages: undefined };
  return { clientId, attention, ...everyState };
}

/** All of a sparse list at once, out of the indexes that find it, without an order. */
export function filterScanPlan(where: CandidateFilter): QueryPlan {
  const { search, attention, clientId } = where;
  if (where.registered) return { filter: fullFilter(where), hint: { _id: 1 } };
  if (search?.scope === 'all') return { filter: suffixFilter(where, search) };
  const filter = fullFilter(where);
  // Each way to be found has an index of its own.
  if (search?.whole) return { filter };
  if (attention) return { filter, hint: attentionIndex({ ofClient: clientId !== undefined }) };
  return { filter, hint: orderIndex(where, 'searchText') };
}

/** A sparse list along the index of its order. */
export function indexScanPlan(where: CandidateFilter, field: SortField): QueryPlan {
  const hint = orderIndex(where, field);
  const filter = fullFilter(where);
  if (!('status' in hint)) return { filter, hint };
  // An index that begins with the states gives the order where each of them is named; the database would sort what it reads otherwise.
  const states = {
    status: mongoose.trusted({ $in: [...where.statuses] }),
    isConfirmed: mongoose.trusted({ $in: [...where.confirmed] }),
  };
  return { filter: { ...states, ...filter }, hint };
}
