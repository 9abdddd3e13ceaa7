import { Types } from 'mongoose';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { asUser } from '../../auth/rules.js';
import { notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import { upsert } from '../../database/duplicateKey.js';
import { DecodedDocumentCache } from '../../cache/decodedDocumentCache.js';
import { rawFind } from '../../database/rawFind.js';
import { VersionedCacheById } from '../../cache/versionedCache.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { recordChange } from '../recordChange.js';
import type { ServiceDependencies } from '../services.js';
import { confirmInput, updateConfirmationInput } from './confirmationsInput.js';
import { ConfirmationModel, type ConfirmationRecord } from './confirmationsModel.js';
import { assertMayReadOfClient, confirmationsVisibleTo, confirmingClient } from './confirmationsPolicy.js';

/** What a withdrawal says when nothing is confirmed. */
const NOT_CONFIRMED = 'Confirmação não encontrada para este candidato';
/** Those of a dozen pages of candidates. */
const KNOWN_RECORDS = 1_000;
const UNKNOWN = 'Confirmação não encontrada.';

/**
 * The clients' word on their candidates' data. A client may confirm at
 * any time, also while the candidate is in progress: what changes afterwards is noted on the confirmation.
 */
export class ConfirmationsService {
  readonly #known = new DecodedDocumentCache<ConfirmationRecord>(KNOWN_RECORDS);
  readonly #ofCandidates = new VersionedCacheById(async (ids) => this.#read(ids), {
    areas: ['confirmations'],
    capacity: KNOWN_RECORDS,
  });

  constructor(private readonly deps: ServiceDependencies) {}

  async #read(ids: readonly string[]): Promise<Map<string, ConfirmationRecord[]>> {
    const documents = await rawFind<Uint8Array>(
      ConfirmationModel,
      { filter: { candidateId: { $in: ids.map((id) => new Types.ObjectId(id)) } }, sort: { createdAt: 1 } },
      { raw: true },
    );
    const byCandidate = new Map<string, ConfirmationRecord[]>(ids.map((id) => [id, []]));
    for (const confirmation of this.#known.from(documents)) {
      byCandidate.get(confirmation.candidateId.toString())?.push(confirmation);
    }
    return byCandidate;
  }

  /** Confirmations of the given candidates, without any policy: for loaders, whose callers have seen the candidates. */
  async byCandidateIds(ids: readonly string[]): Promise<ConfirmationRecord[]> {
    return (await this.#ofCandidates.get(ids)).flatMap((confirmations) => confirmations ?? []);
  }

  /** Those of one candidate, at once; undefined when the database has to be asked. */
  known(candidateId: string): ConfirmationRecord[] | undefined {
    return this.#ofCandidates.peek(candidateId) ?? undefined;
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

  /** The confirmations by one client, newest first. @throws NOT_FOUND for a client that is not the viewer's. */
  async ofClient(viewer: Viewer, clientId: string): Promise<ConfirmationRecord[]> {
    assertMayReadOfClient(asUser(viewer), clientId);
    const client = await this.deps.services.clients.get(viewer, clientId);
    return ConfirmationModel.find({ clientId: client._id })
      .sort({ createdAt: -1, _id: -1 })
      .lean<ConfirmationRecord[]>();
  }

  /**
   * Confirms a candidate of the viewer's client. Confirming twice is the same as once, except that it takes new notes
   * and accepts what changed meanwhile.
   * @throws FORBIDDEN for admins, NOT_FOUND for another client's candidate, INVALID for notes that are too long.
   */
  async confirm(viewer: Viewer, input: unknown): Promise<ConfirmationRecord> {
    const { candidateId, clientId: namedClient, clientNotes } = parseInput(confirmInput, input);
    const clientId = confirmingClient(asUser(viewer));
    assertMayReadOfClient(asUser(viewer), namedClient ?? clientId);
    const candidate = await this.deps.services.candidates.get(viewer, candidateId);
    const confirmation = await this.#store(candidate, clientId, clientNotes);
    await this.#syncCandidate(candidateId);
    this.#record(asUser(viewer), confirmation, 'confirm');
    return confirmation;
  }

  /**
   * Withdraws the confirmation of a candidate.
   * @throws FORBIDDEN for admins, NOT_FOUND for another client's candidate and where nothing is confirmed.
   */
  async unconfirm(viewer: Viewer, { candidateId }: { candidateId: string }): Promise<ConfirmationRecord> {
    const clientId = confirmingClient(asUser(viewer));
    const candidate = await this.deps.services.candidates.get(viewer, candidateId);
    const confirmation = await ConfirmationModel.findOneAndUpdate(
      { candidateId: candidate._id, clientId, isConfirmed: true },
      { $set: { isConfirmed: false, changedFieldKeys: [], updatedAt: this.deps.now() } },
      { returnDocument: 'after' },
    ).lean<ConfirmationRecord | null>();
    // Also when there was nothing to withdraw: an earlier try may have stopped half-way.
    await this.#syncCandidate(candidateId);
    if (!confirmation) throw notFound(NOT_CONFIRMED);
    this.#record(asUser(viewer), confirmation, 'unconfirm');
    return confirmation;
  }

  /**
   * Changes a confirmation by its id, as `/v1` does; repeating it changes nothing.
   * @throws FORBIDDEN for admins, NOT_FOUND, INVALID.
   */
  async update(viewer: Viewer, id: string, input: unknown): Promise<ConfirmationRecord> {
    const { isConfirmed, clientNotes } = parseInput(updateConfirmationInput, input);
    confirmingClient(asUser(viewer));
    const before = await this.get(viewer, id);
    const confirmation = await ConfirmationModel.findOneAndUpdate(
      { _id: before._id },
      {
        $set: {
          ...(isConfirmed != null && { isConfirmed, changedFieldKeys: [] }),
          ...(clientNotes !== undefined && { clientNotes: clientNotes || null }),
          updatedAt: this.deps.now(),
        },
      },
      { returnDocument: 'after' },
    ).lean<ConfirmationRecord | null>();
    if (!confirmation) throw notFound(UNKNOWN);
    await this.#syncCandidate(confirmation.candidateId.toString());
    this.#record(asUser(viewer), confirmation, isConfirmed === false ? 'unconfirm' : 'confirm');
    return confirmation;
  }

  /** Notes on the confirmations that stand what changed after them. */
  async noteChanges(candidateId: string, changedKeys: readonly string[]): Promise<void> {
    if (changedKeys.length === 0) return;
    await ConfirmationModel.updateMany(
      { candidateId, isConfirmed: true },
      { $addToSet: { changedFieldKeys: { $each: [...changedKeys] } }, $set: { updatedAt: this.deps.now() } },
    );
  }

  /** Deletes what a candidate that goes has of confirmations. */
  async deleteByCandidate(candidateId: string): Promise<void> {
    await ConfirmationModel.deleteMany({ candidateId });
  }

  async #store(
    candidate: CandidateRecord,
    clientId: string,
    clientNotes: string | null | undefined,
  ): Promise<ConfirmationRecord> {
    const now = this.deps.now();
    return upsert(() =>
      ConfirmationModel.findOneAndUpdate(
        { candidateId: candidate._id, clientId },
        {
          $set: {
            isConfirmed: true,
            candidateName: candidate.name,
            changedFieldKeys: [],
            updatedAt: now,
            ...(clientNotes !== undefined && { clientNotes: clientNotes || null }),
          },
          $setOnInsert: { createdAt: now, ...(clientNotes === undefined && { clientNotes: null }) },
        },
        { upsert: true, returnDocument: 'after' },
      )
        .orFail()
        .lean<ConfirmationRecord>(),
    );
  }

  /**
   * Brings the candidate's mark in step. It reads again after writing: of two changes at once, the later one then sees
   * and mends what the earlier one has set.
   */
  async #syncCandidate(candidateId: string): Promise<void> {
    const isAnyConfirmed = async () => (await ConfirmationModel.exists({ candidateId, isConfirmed: true })) !== null;
    let shown: boolean | undefined;
    for (let actual = await isAnyConfirmed(); actual !== shown; actual = await isAnyConfirmed()) {
      const exists = await this.deps.services.candidates.setConfirmed(candidateId, actual);
      if (!exists) {
        // Deleted meanwhile: nothing about a candidate stays behind.
        await this.deleteByCandidate(candidateId);
        throw notFound('Candidato não encontrado.');
      }
      shown = actual;
    }
  }

  #record(viewer: UserViewer, confirmation: ConfirmationRecord, action: 'confirm' | 'unconfirm'): void {
    recordChange(
      { logger: this.deps.logger, viewer, now: this.deps.now() },
      { entity: 'confirmation', entityId: confirmation._id.toString(), action },
    );
  }
}
