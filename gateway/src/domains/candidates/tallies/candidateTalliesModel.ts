import { Schema, type mongo } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';

/** A tally as it is read. */
export type CandidateTallyRecord = DeepReadonly<StoredCandidateTally>;

/** How many candidates of one client are in each state (docs/decisions/0036). */
export interface StoredCandidateTally {
  /** The client's id, or `none` for candidates without one. */
  _id: string;
  /** Counts by the name of a cell, which `cellOf` gives. */
  cells?: Record<string, number>;
  /** Whether the cells can be trusted once no process writes; absent for not. */
  isCounted?: boolean;
  /** Who writes candidates of this client at the moment: the token of the write, and when it began by the database's clock. */
  writing?: Record<string, Date>;
  /** Given by the database at each write, later ones greater: tells one version of the tally from all others. */
  stamp: mongo.Timestamp;
}

const schema = new Schema<StoredCandidateTally>(
  {
    _id: { type: String, required: true },
    cells: Schema.Types.Mixed,
    isCounted: Boolean,
    writing: Schema.Types.Mixed,
    stamp: Schema.Types.Mixed,
  },
  { collection: 'candidateTallies', versionKey: false, minimize: false },
);

/** Finds what has changed since a look, and names every tally, without reading one. */
export const stampIndex = { stamp: 1, _id: 1 } as const;
schema.index(stampIndex);

export const CandidateTallyModel = defineModel<StoredCandidateTally>('CandidateTally', schema, {
  untracked: 'Counts are remembered by the stamps of the tallies, and looked at anew after each write of a state.',
});

/** A tally with this id says that every client with candidates has a tally. */
export const ALL_LISTED = 'complete';

/** Gives a tally its next stamp. */
export const newStamp = { stamp: { $type: 'timestamp' } } as const;
