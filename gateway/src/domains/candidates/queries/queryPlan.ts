import type { Types } from 'mongoose';
import { rawFind, type FindCommand } from '../../../database/rawFind.js';
import { CandidateModel } from '../candidatesModel.js';
import type { Filter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';

/** How a list is read: its condition, and the index where one has to be named. */
export type QueryPlan = Pick<FindCommand, 'filter' | 'hint'>;

/** A row's place in the index of an order. */
export type PlacedRow = { _id: Types.ObjectId } & Partial<Record<CandidateOrder['path'], unknown>>;

/** A part of a list in one direction. */
export interface ListPart {
  /** Restricts the list further, to one side of a row. */
  filter?: Filter;
  sort: Record<string, 1 | -1>;
  skip?: number;
  limit: number;
}

/**
 * Reads who is in a part of a list.
 * @param path that of the order: read beside the id, where the index has it, so that no document is read.
 */
export function readPlaces(
  { filter: condition, hint }: QueryPlan,
  path: CandidateOrder['path'],
  { filter: side, ...part }: ListPart,
  maxTimeMS?: number,
): Promise<PlacedRow[]> {
  return rawFind<PlacedRow>(CandidateModel, {
    filter: side ? { $and: [condition, side] } : condition,
    projection: { _id: 1, [path]: 1 },
    ...part,
    ...(hint && { hint }),
    ...(maxTimeMS && { maxTimeMS }),
  });
}
