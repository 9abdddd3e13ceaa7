import type { Types } from 'mongoose';
import { createdCandidates } from './stored/importResultsModel.js';

/** Tells whom imports have registered, without any policy: for the lists of candidates, which imports are built on. */
export class ImportRegistrations {
  /** The candidates that an import has registered, as far as it was not taken back; some may be gone. None for an unknown import. */
  candidatesOf(importId: Types.ObjectId): Promise<Types.ObjectId[]> {
    return createdCandidates(importId);
  }
}
