import type { RecordedChange } from '../changes/change.js';
import type { DependsOn } from '../services.js';
import { changedKeys } from './confirmationProof.js';
import { confirmedDataOf, ConfirmationModel } from './confirmationsModel.js';

/** Notes on the confirmations that stand what changed after them. */
export class ConfirmedChanges {
  constructor(private readonly deps: DependsOn<'candidates'>) {}

  /** After a change of a candidate's data. */
  async note({ entityId: candidateId, fields = [], at, isCertain }: RecordedChange): Promise<void> {
    if (fields.length === 0) return;
    if (!isCertain && !(await this.deps.services.candidates.admission.wasChangedSince(candidateId, at))) return;
    await ConfirmationModel.updateMany(
      { candidateId, isConfirmed: true },
      { $addToSet: { changedFieldKeys: { $each: [...fields] } }, $set: { updatedAt: this.deps.now() } },
    );
  }

  /**
   * After a confirmation: a change that was written and noted between the reading of the data and the writing of the
   * confirmation has left no note on it, so the record is compared once more with what was confirmed. It is read again where the
   * confirmation changes meanwhile.
   */
  async noteMissed(candidateId: string): Promise<void> {
    let isUndisturbed = false;
    while (!isUndisturbed) isUndisturbed = await this.#noteDiffering(candidateId);
  }

  /** @returns whether nothing came in between. */
  async #noteDiffering(candidateId: string): Promise<boolean> {
    const confirmations = await confirmedDataOf([candidateId]);
    const [candidate] = await this.deps.services.candidates.byIds([candidateId]);
    if (!candidate) return true;
    let isUndisturbed = true;
    for (const { _id, isConfirmed, confirmedData, changedFieldKeys, updatedAt } of confirmations) {
      if (!isConfirmed || !confirmedData) continue;
      const missed = changedKeys(confirmedData, candidate).filter((key) => !changedFieldKeys.includes(key));
      if (missed.length === 0) continue;
      const { matchedCount } = await ConfirmationModel.updateOne(
        { _id, isConfirmed: true, updatedAt },
        { $addToSet: { changedFieldKeys: { $each: missed } }, $set: { updatedAt: this.deps.now() } },
      );
      isUndisturbed &&= matchedCount > 0;
    }
    return isUndisturbed;
  }
}
