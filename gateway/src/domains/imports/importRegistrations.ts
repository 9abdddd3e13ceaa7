import { Types } from 'mongoose';
import { Batcher } from '../../cache/batcher.js';
import { createdCandidates } from './stored/importResultsModel.js';

/** Tells whom imports have registered, without any policy: for the lists of candidates, which imports are built on. */
export class ImportRegistrations {
  /** An import may have registered fifty thousand: lists that are asked for at one moment share what is read of them. */
  readonly #reads = new Batcher<string, Map<string, Types.ObjectId[]>>(async (importIds) => {
    const found = new Map<string, Types.ObjectId[]>();
    for (const id of importIds) found.set(id, await createdCandidates(new Types.ObjectId(id)));
    return found;
  });

  /** The candidates that an import has registered, as far as it was not taken back; some may be gone. None for an unknown import. */
  async candidatesOf(importId: Types.ObjectId): Promise<readonly Types.ObjectId[]> {
    const key = importId.toHexString();
    const found = await this.#reads.submit([key]);
    return found.get(key) ?? [];
  }
}
