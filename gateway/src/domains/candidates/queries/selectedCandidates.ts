import mongoose, { type Types } from 'mongoose';
import type { Viewer } from '../../../auth/viewer.js';
import { batchesOf } from '../../../database/cursors.js';
import { byIds, rawFind } from '../../../database/rawFind.js';
import { CandidateModel } from '../candidatesModel.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';

/**
 * Candidates of a selection are read in two steps: first who they are, in order, then some records at a time by their ids. A
 * download may take as long as its client likes, and the database forgets a cursor that is left alone for ten minutes; and who
 * changes place in the order meanwhile would be passed over, or met twice.
 */

/** Ids that the driver decodes at a stretch: some 2 ms of work. */
export const ID_BATCH = 1_000;

/** Texts in the database are what the driver wrote, and checking them again takes a tenth of the reading. */
const DECODING = { validation: { utf8: false } } as const;

/** All ids that a cursor gives, each once: an entry of an index that moves while it is read may be met twice. */
export async function allIds(cursor: mongoose.mongo.FindCursor<{ _id: Types.ObjectId }>): Promise<string[]> {
  const ids = new Set<string>();
  for await (const batch of batchesOf(cursor)) for (const { _id } of batch) ids.add(_id.toHexString());
  return [...ids];
}

/**
 * The records of these candidates in the order of the ids, as far as the viewer may see them now; who is gone is left out.
 * @param projection what is read of each
 */
export async function recordsOf<Row extends { _id: Types.ObjectId }>(
  viewer: Viewer,
  ids: readonly string[],
  projection: Readonly<Record<string, 0 | 1>>,
): Promise<Row[]> {
  const filter = { $and: [candidatesVisibleTo(viewer), byIds(ids)] };
  const rows = await rawFind<Uint8Array>(CandidateModel, { filter, projection, hint: { _id: 1 } }, { raw: true });
  const byId = new Map(
    rows.map((row) => {
      // The driver, where it decodes the rows itself, takes an eighth of a whole export longer.
      const record = mongoose.mongo.BSON.deserialize(row, DECODING) as Row;
      return [record._id.toHexString(), record];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
