import type { RecordedChange } from '../changes/change.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { documentOf, holdSame } from '../fields/values/storedValues.js';
import type { DependsOn } from '../services.js';
import { changedKeys } from './confirmationProof.js';
import { confirmedDataOf, ConfirmationModel, type ConfirmedData } from './confirmationsModel.js';

/** A change that came in between was begun no longer before the confirmation: no request takes as long. */
const BEFORE_MS = 60_000;

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
   * confirmation changes meanwhile. The event of such a change did not know of the confirmation either, and learns of it, so that
   * those who are notified of changes after a confirmation are notified of this one as well.
   */
  async noteMissed({ entityId: candidateId, at }: Pick<RecordedChange, 'entityId' | 'at'>): Promise<void> {
    await this.#noteSince(candidateId, new Date(at.getTime() - BEFORE_MS));
  }

  /** Does the same for changes of any time, where they were told to no confirmation. */
  async noteAll(candidateId: string): Promise<void> {
    await this.#noteSince(candidateId, new Date(0));
  }

  async #noteSince(candidateId: string, since: Date): Promise<void> {
    let isUndisturbed = false;
    while (!isUndisturbed) isUndisturbed = await this.#noteDiffering(candidateId, since);
  }

  /** @returns whether nothing came in between. */
  async #noteDiffering(candidateId: string, since: Date): Promise<boolean> {
    const confirmations = await confirmedDataOf([candidateId]);
    const [candidate] = await this.deps.services.candidates.byIds([candidateId]);
    if (!candidate) return true;
    let isUndisturbed = true;
    for (const { _id, isConfirmed, confirmedData, changedFieldKeys, updatedAt } of confirmations) {
      if (!isConfirmed || !confirmedData) continue;
      const differing = changedKeys(confirmedData, candidate);
      if (differing.length === 0) continue;
      // Before the note, which is what a crash in between leaves to be done again.
      const { events } = this.deps.services.candidates;
      const recent = await events.changesSince(candidate._id, since);
      await events.tellAsAfterConfirmation(sinceConfirmed(confirmedData, candidate, { recent, keys: differing }));
      const missed = differing.filter((key) => !changedFieldKeys.includes(key));
      if (missed.length === 0) continue;
      const { matchedCount } = await ConfirmationModel.updateOne(
        { _id, candidateId, isConfirmed: true, updatedAt },
        { $addToSet: { changedFieldKeys: { $each: missed } }, $set: { updatedAt: this.deps.now() } },
      );
      isUndisturbed &&= matchedCount > 0;
    }
    return isUndisturbed;
  }
}

/**
 * The events among the latest that led from what was confirmed to the present answers.
 * @param recent newest first.
 * @param keys under which the two differ.
 */
function sinceConfirmed(
  confirmed: ConfirmedData,
  candidate: CandidateRecord,
  { recent, keys }: { recent: readonly CandidateEventRecord[]; keys: readonly string[] },
): CandidateEventRecord[] {
  const found = new Set<CandidateEventRecord>();
  for (const key of keys) {
    const changes = recent.filter((event) => event.keys?.includes(key));
    const first = changes.findIndex((event) =>
      event.kind === 'document_sent'
        ? documentOf(confirmed, key)?.id !== documentOf(candidate, key)?.id
        : beganWith(event, confirmed, key),
    );
    for (const event of changes.slice(0, first + 1)) found.add(event);
  }
  return [...found];
}

/** Whether an event changed exactly what was confirmed under a key. */
function beganWith({ before }: CandidateEventRecord, confirmed: ConfirmedData, key: string): boolean {
  if (!before) return false;
  return key === 'name' || key === 'email' ? before[key] === confirmed[key] : holdSame(before, confirmed, [key]);
}
