import { mongo, trusted, Types } from 'mongoose';
import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import type { Viewer } from '../../auth/viewer.js';
import { asUser } from '../../auth/rules.js';
import { notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import { rawFind } from '../../database/rawFind.js';
import { RecordCache, type Sized } from '../../cache/recordCache.js';
import { dateOrder, readPage } from '../../database/keyset.js';
import type { Change, RecordedChange } from '../changes/change.js';
import { mayConfirmCandidate } from '../candidates/candidatesPolicy.js';
import { changeActor } from '../changes/changes.js';
import type { DependsOn } from '../services.js';
import { confirmInput, updateConfirmationInput } from './confirmationsInput.js';
import {
  allConfirmations,
  confirmedDataOf,
  ConfirmationModel,
  hasConfirmation,
  type ConfirmationRecord,
} from './confirmationsModel.js';
import { assertShown } from './confirmationProof.js';
import { changeConfirmation, changeNotes, storeConfirmation } from './confirmationWrites.js';
import { ConfirmedChanges } from './confirmedChanges.js';
import { ConfirmedRecords } from './confirmedRecords.js';
import { wrongMarks } from './confirmationMarks.js';
import { assertMayReadOfClient, confirmationsVisibleTo, confirmingClient } from './confirmationsPolicy.js';

/** What a withdrawal says when nothing is confirmed. */
const NOT_CONFIRMED = 'Confirmação não encontrada para este candidato';
/** Cache size: the candidates of two hundred pages of 50, with a confirmation of some 300 bytes each. */
const CONFIRMATIONS_BYTES = 5 * 1024 ** 2;
const UNKNOWN = 'Confirmação não encontrada.';
const newestFirst = dateOrder({
  name: 'CREATED_DESC',
  path: 'createdAt',
  direction: -1,
  valueOf: ({ createdAt }: ConfirmationRecord) => createdAt,
});

/**
 * The clients' word on their candidates' data. A client may confirm at
 * any time, also while the candidate is in progress: what changes afterwards is noted on the confirmation.
 */
export class ConfirmationsService {
  readonly #ofCandidates = new RecordCache(async (ids) => this.#read(ids), CONFIRMATIONS_BYTES);

  /** What was confirmed, one record for each time. */
  readonly records: ConfirmedRecords;
  readonly #changed: ConfirmedChanges;

  constructor(private readonly deps: DependsOn<'changes' | 'clientDirectory' | 'candidates' | 'customFields'>) {
    this.#changed = new ConfirmedChanges(deps);
    this.records = new ConfirmedRecords(deps);
    const { changes } = deps.services;
    // A change of data whose confirmation has not marked them yet is found by `noteMissed`, which follows the mark.
    const changesData = ({ action, concerns }: Change) =>
      (action === 'update' || action === 'finish') && concerns?.confirmation !== false;
    changes.subscribe('candidate', (change) => this.#changed.note(change), changesData);
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.#deleteOfGone(entityId),
      ({ action }) => action === 'delete',
    );
    changes.subscribe('confirmation', ({ entityId }) => this.records.copy(entityId));
    changes.subscribe('confirmation', ({ entityId }) => this.#syncCandidate(entityId));
    changes.subscribe(
      'confirmation',
      (change) => this.#takeBackOfFormer(change),
      ({ action }) => action === 'confirm',
    );
    changes.subscribe('confirmation', (change) => this.#changed.noteMissed(change));
    deps.services.candidates.assignment.asksToo(hasConfirmation);
  }

  async #read(ids: readonly string[]): Promise<Sized<ConfirmationRecord[]>[]> {
    const byCandidate = new Map<string, Sized<ConfirmationRecord[]>>(
      ids.map((id) => [id, { id, value: [], bytes: 0 }]),
    );
    const documents = await rawFind<Uint8Array>(
      ConfirmationModel,
      {
        filter: { candidateId: { $in: ids.map((id) => new Types.ObjectId(id)) } },
        sort: { createdAt: 1 },
        projection: { confirmedData: 0, pendingRecords: 0 },
      },
      { raw: true },
    );
    for (const document of documents) {
      const confirmation = mongo.BSON.deserialize(document) as ConfirmationRecord;
      const known = byCandidate.get(confirmation.candidateId.toString());
      known?.value.push(confirmation);
      if (known) known.bytes += document.length;
    }
    return [...byCandidate.values()];
  }

  /** Confirmations of the given candidates, without any policy: for loaders, whose callers have seen the candidates. */
  async byCandidateIds(ids: readonly string[]): Promise<ConfirmationRecord[]> {
    return (await this.#ofCandidates.get(ids)).flat();
  }

  /** The data that were last confirmed of each of some candidates. For loaders, whose callers have seen the candidates. */
  async confirmedData(candidateIds: readonly string[]): Promise<ConfirmationRecord[]> {
    return confirmedDataOf(candidateIds);
  }

  /** One confirmation. @throws NOT_FOUND also for one that is not the viewer's. */
  async get(viewer: Viewer, id: string): Promise<ConfirmationRecord> {
    const confirmation = isDatabaseId(id)
      ? await ConfirmationModel.findOne({
          $and: [{ _id: new Types.ObjectId(id) }, confirmationsVisibleTo(asUser(viewer))],
        }).lean<ConfirmationRecord | null>()
      : null;
    if (!confirmation) throw notFound(UNKNOWN);
    return confirmation;
  }

  /** The confirmation of a candidate by a client. @throws NOT_FOUND when there is none, or it is not the viewer's. */
  async find(viewer: Viewer, key: { candidateId: string; clientId: string }): Promise<ConfirmationRecord> {
    await this.deps.services.candidates.get(asUser(viewer), key.candidateId);
    assertMayReadOfClient(asUser(viewer), key.clientId);
    const confirmation = isDatabaseId(key.clientId)
      ? await ConfirmationModel.findOne(key).lean<ConfirmationRecord>()
      : null;
    if (!confirmation) throw notFound(NOT_CONFIRMED);
    return confirmation;
  }

  /** The confirmations of one candidate. @throws NOT_FOUND for a candidate that is not the viewer's. */
  async ofCandidate(viewer: Viewer, candidateId: string): Promise<ConfirmationRecord[]> {
    const candidate = await this.deps.services.candidates.get(asUser(viewer), candidateId);
    return this.byCandidateIds([candidate._id.toString()]);
  }

  /**
   * A page of the confirmations by one client, newest first.
   * @throws NOT_FOUND for a client that is not the viewer's, INVALID for a foreign cursor.
   */
  async ofClient(viewer: Viewer, clientId: string, page: PageRequest): Promise<Page<ConfirmationRecord>> {
    assertMayReadOfClient(asUser(viewer), clientId);
    const { _id } = await this.deps.services.clientDirectory.get(viewer, clientId);
    return readPage(newestFirst, page, {
      find: (side) => ConfirmationModel.find({ clientId: _id, ...side }),
      count: ConfirmationModel.countDocuments({ clientId: _id }),
    });
  }

  /**
   * Confirms a candidate of the viewer's client. Confirming twice is the same as once, except that it takes new notes
   * and accepts what changed meanwhile.
   * @throws FORBIDDEN for admins, NOT_FOUND for another client's candidate, INVALID for notes that are too long, CONFLICT
   *   (with the candidate) where the data are no longer those of `shownHash`.
   */
  async confirm(viewer: Viewer, input: unknown): Promise<ConfirmationRecord> {
    const { candidateId, clientId: namedClient, clientNotes, shownHash } = parseInput(confirmInput, input);
    const clientId = confirmingClient(asUser(viewer));
    assertMayReadOfClient(asUser(viewer), namedClient ?? clientId);
    const candidate = await this.deps.services.candidates.get(viewer, candidateId);
    if (shownHash != null) {
      assertShown(shownHash, candidate, viewer, await this.deps.services.customFields.catalogueOf(candidate));
    }
    assertPermitted(viewer, mayConfirmCandidate(viewer, candidate));
    const confirmation = await this.#record(viewer, candidateId, 'confirm', async (change) => {
      const given = { clientId, wasShown: shownHash != null };
      const record = await this.records.draft(asUser(viewer), candidate, { ...change, ...given });
      return storeConfirmation(candidate, { clientNotes, record }, this.deps.now());
    });
    if (!confirmation) throw unknownCandidate();
    // Who was deleted meanwhile, or taken out of the client, has no confirmation by now.
    await this.deps.services.candidates.get(viewer, candidateId);
    return confirmation;
  }

  /**
   * Withdraws the confirmation of a candidate.
   * @throws FORBIDDEN for admins, NOT_FOUND for another client's candidate and where nothing is confirmed.
   */
  async unconfirm(viewer: Viewer, { candidateId }: { candidateId: string }): Promise<ConfirmationRecord> {
    const clientId = confirmingClient(asUser(viewer));
    const candidate = await this.deps.services.candidates.get(viewer, candidateId);
    assertPermitted(viewer, mayConfirmCandidate(viewer, candidate));
    const confirmation = await this.#record(viewer, candidateId, 'unconfirm', () =>
      ConfirmationModel.findOneAndUpdate(
        { candidateId: candidate._id, clientId, isConfirmed: true },
        { $set: { isConfirmed: false, changedFieldKeys: [], updatedAt: this.deps.now() } },
        { returnDocument: 'after' },
      ).lean<ConfirmationRecord | null>(),
    );
    if (confirmation) return confirmation;
    // An earlier try may have been cut off before the candidate's mark followed.
    await this.#mendMark(candidateId);
    throw notFound(NOT_CONFIRMED);
  }

  /**
   * Changes a confirmation by its id, as `/v1` does. What is so already is no change: neither a second withdrawal nor the
   * notes alone tell the timeline that somebody confirmed or withdrew.
   * @throws FORBIDDEN for admins, NOT_FOUND, INVALID.
   */
  async update(viewer: Viewer, id: string, input: unknown): Promise<ConfirmationRecord> {
    const { isConfirmed, clientNotes } = parseInput(updateConfirmationInput, input);
    confirmingClient(asUser(viewer));
    const before = await this.get(viewer, id);
    const candidate = await this.deps.services.candidates.get(viewer, before.candidateId.toString());
    assertPermitted(viewer, mayConfirmCandidate(viewer, candidate));
    const isWithdrawn = isConfirmed === false && before.isConfirmed;
    const action = isConfirmed ? 'confirm' : isWithdrawn ? 'unconfirm' : 'update';
    const confirmation = await this.#record(viewer, before.candidateId.toString(), action, async (change) => {
      if (action === 'update') return changeNotes(before, clientNotes, this.deps.now());
      const given = { clientId: before.clientId.toString(), wasShown: false };
      const record = isConfirmed ? await this.records.draft(asUser(viewer), candidate, { ...change, ...given }) : null;
      return changeConfirmation(before, candidate, { clientNotes, record }, this.deps.now());
    });
    return confirmation ?? this.get(viewer, id);
  }

  /** Every confirmation, without policy: for the migration. */
  all = allConfirmations;

  /**
   * Deletes confirmations of candidates that are gone, and brings the marks of the others in step.
   * @returns how many were mended.
   */
  async reconcile(): Promise<number> {
    const wrong = await wrongMarks(this.deps.services.candidates);
    for (const id of wrong) await this.#mendMark(id);
    return wrong.length + (await this.records.removeOfGone());
  }

  async #deleteOfGone(candidateId: string): Promise<void> {
    await ConfirmationModel.deleteMany({ candidateId });
    await this.records.removeIfGone(candidateId);
  }

  /**
   * Brings a mark in step that no change of a confirmation does. What changed while it was wrong was told to no confirmation, and is
   * noted before the mark is right, as nothing looks at it again if this is cut off, and after it, up to which more may come.
   */
  async #mendMark(candidateId: string): Promise<void> {
    await this.#changed.noteAll(candidateId);
    await this.#syncCandidate(candidateId);
    await this.#changed.noteAll(candidateId);
  }

  /**
   * Brings the candidate's mark in step. It reads again after writing: of two changes at once, the later one then sees
   * and mends what the earlier one has set.
   */
  async #syncCandidate(candidateId: string): Promise<void> {
    const isAnyConfirmed = async () => (await ConfirmationModel.exists({ candidateId, isConfirmed: true })) !== null;
    let shown: boolean | undefined;
    for (let actual = await isAnyConfirmed(); actual !== shown; actual = await isAnyConfirmed()) {
      // Nothing about a candidate stays behind who was deleted meanwhile.
      const exists = await this.deps.services.candidates.admission.setConfirmed(candidateId, actual);
      if (!exists) await ConfirmationModel.deleteMany({ candidateId });
      shown = actual;
    }
  }

  /**
   * A confirmation that was given while the candidate was taken out of the client has not taken place. It is looked for once
   * the candidate is marked: an undoing that was decided before the mark is not written after it and finds the confirmation when it
   * decides anew, and one that was written before shows here. The record goes last, by which this is known again after a crash.
   */
  async #takeBackOfFormer(change: RecordedChange): Promise<void> {
    const { entityId: candidateId, at } = change;
    const [candidate] = await this.deps.services.candidates.byIds([candidateId]);
    const clientId = await this.records.clientOf(change);
    if (!candidate || !clientId || candidate.clientId?.equals(clientId)) return;
    await ConfirmationModel.deleteMany({ candidateId, clientId, createdAt: trusted({ $gte: at }) });
    await this.#syncCandidate(candidateId);
    await this.records.takeBack(change);
  }

  /** A confirmation is named by its candidate: what follows a change concerns the candidate's mark. */
  #record(
    viewer: Permitted,
    candidateId: string,
    action: 'confirm' | 'unconfirm' | 'update',
    write: (change: Omit<RecordedChange, 'isCertain'>) => Promise<ConfirmationRecord | null>,
  ): Promise<ConfirmationRecord | null> {
    const change = { entity: 'confirmation', entityId: candidateId, action } as const;
    const actor = changeActor(viewer);
    return this.deps.services.changes.record(viewer, change, ({ at }) => write({ ...change, at, actor }));
  }
}

const unknownCandidate = () => notFound('Candidato não encontrado.');
