import { trusted, type Types } from 'mongoose';
import { rawFind } from '../../../database/rawFind.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { retentionIndex } from '../candidateIndexes.js';
import { CandidateModel } from '../candidatesModel.js';
import { endReasons, type AdmissionEnding, type EndReason } from '../standing/ending.js';
import { removeEndedCandidate } from '../writes/removal.js';

/** Admissions that have ended until some moment, of those who were hired and of the others; null for none of them. */
export interface EndedUntil {
  hired: Date | null;
  other: Date | null;
}

/** Somebody whose admission has ended. */
export interface EndedCandidate {
  _id: Types.ObjectId;
  clientId: Types.ObjectId | null;
  ending: Pick<AdmissionEnding, 'at' | 'reason'>;
}

const others = endReasons.filter((reason) => reason !== 'hired');

/** Candidates whose admission has ended, without any policy: for the periods after which their data are deleted. */
export class EndedCandidates {
  constructor(private readonly deps: CandidateDependencies) {}

  /** How many there are. */
  async count(until: EndedUntil): Promise<number> {
    const counts = await Promise.all(
      filtersOf(until).map((filter) => CandidateModel.countDocuments(filter).hint(retentionIndex)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Some of them, at most so many. */
  async find(until: EndedUntil, limit: number): Promise<EndedCandidate[]> {
    const projection = { clientId: 1, 'ending.at': 1, 'ending.reason': 1 } as const;
    const found = await Promise.all(
      filtersOf(until).map((filter) =>
        rawFind<EndedCandidate>(CandidateModel, { filter, projection, limit, hint: retentionIndex }),
      ),
    );
    return found.flat().slice(0, limit);
  }

  /** Deletes one while the admission has ended as it was found, as `removeEndedCandidate` does. */
  remove = (candidate: EndedCandidate, onDeleted: () => Promise<void>): Promise<boolean> =>
    removeEndedCandidate(this.deps, candidate, onDeleted);
}

const filtersOf = ({ hired, other }: EndedUntil) => [
  ...(hired ? [endedUntil(['hired'], hired)] : []),
  ...(other ? [endedUntil(others, other)] : []),
];

/** With the condition of the index on its path. */
const endedUntil = (reasons: readonly EndReason[], until: Date) => ({
  'ending.reason': trusted({ $in: reasons }),
  'ending.at': trusted({ $gt: new Date(0), $lte: until }),
});
