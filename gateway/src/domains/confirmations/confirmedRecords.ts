import { Types, trusted } from 'mongoose';
import { z } from 'zod';
import type { UserViewer } from '../../auth/viewer.js';
import { forbidden, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { derivedId } from '../../lib/derivedId.js';
import type { Change, ChangeActor } from '../changes/change.js';
import type { DependsOn } from '../services.js';
import { hashOfTold, toldOf } from './confirmationProof.js';
import { mayReadConfirmedRecords } from './confirmationsPolicy.js';
import { ConfirmationModel, type ConfirmationRecord } from './confirmationsModel.js';
import {
  ConfirmedRecordModel,
  deleteConfirmedRecord,
  deleteConfirmedRecordsOf,
  findConfirmedRecord,
  storeConfirmedRecords,
  type ConfirmedRecord,
  type StoredConfirmedRecord,
} from './confirmedRecordsModel.js';

/** A confirmation as its event and its record know it. */
type ConfirmationChange = Pick<Change, 'entityId' | 'action'> & { at: Date; actor: ChangeActor | null };

/** The id of a confirmation's event, and of the record of what was confirmed: the same however often it is told. */
export const confirmationEventId = ({ entityId, action, at, actor }: ConfirmationChange): Types.ObjectId =>
  derivedId(entityId, action, at.toISOString(), actor?.account ?? '');

/** One answer as it was shown. */
interface ConfirmedAnswer {
  key: string;
  label: string;
  value: string | null;
  displayValue: string | null;
}

/** What a confirmation was about, and whether it is still what was stored: the GraphQL type `ConfirmedRecord`. */
export interface ConfirmedRecordView {
  candidateId: string;
  at: Date;
  hash: string;
  wasShown: boolean;
  isIntact: boolean;
  name: string | null;
  email: string | null;
  answers: ConfirmedAnswer[];
}

const text = z.string().nullable();
const toldShape = z.tuple([z.string(), z.string(), z.string(), z.array(z.tuple([z.string(), z.string(), text, text]))]);

/**
 * Keeps of each confirmation what it was about, so that it can be proven later. The write that confirms carries the record;
 * it is copied behind that write into a collection of its own, under the id of the event, so that a crash or a second try changes nothing.
 */
export class ConfirmedRecords {
  constructor(private readonly deps: DependsOn<'candidates' | 'customFields'>) {}

  /** The record of a confirmation that is about to be written. */
  async draft(
    viewer: UserViewer,
    candidate: CandidateRecord,
    { clientId, wasShown, ...change }: ConfirmationChange & { clientId: string; wasShown: boolean },
  ): Promise<StoredConfirmedRecord> {
    const { told } = toldOf(candidate, viewer, await this.deps.services.customFields.catalogueOf(candidate));
    return {
      _id: confirmationEventId(change),
      ...{ candidateId: candidate._id, clientId: new Types.ObjectId(clientId), at: change.at },
      ...{ told, hash: hashOfTold(told), wasShown },
    };
  }

  /** Copies what the confirmations of a candidate carry. */
  async copy(candidateId: string): Promise<void> {
    const carriers = await ConfirmationModel.find({ candidateId })
      .select('+pendingRecords')
      .lean<ConfirmationRecord[]>();
    for (const { _id, pendingRecords = [] } of carriers) {
      if (pendingRecords.length === 0) continue;
      await storeConfirmedRecords(pendingRecords);
      const copied = trusted({ $in: pendingRecords.map((record) => record._id) });
      await ConfirmationModel.updateOne({ _id, candidateId }, { $pull: { pendingRecords: { _id: copied } } });
    }
    await this.removeIfGone(candidateId);
  }

  /** When each of some candidates was last confirmed, by its id. For callers who have seen the candidates. */
  async lastConfirmedAt(candidateIds: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, Date>> {
    const of = { candidateId: trusted({ $in: [...candidateIds] }) };
    // What is carried comes first: what is copied in between is found among the copies then.
    const carriers = await ConfirmationModel.find(of, { pendingRecords: 1 }).lean<ConfirmationRecord[]>();
    const copied = await ConfirmedRecordModel.find(of, { candidateId: 1, at: 1 }).lean<ConfirmedRecord[]>();
    const last = new Map<string, Date>();
    for (const { candidateId, at } of [...carriers.flatMap(({ pendingRecords = [] }) => pendingRecords), ...copied]) {
      const key = candidateId.toString();
      if (at > (last.get(key) ?? new Date(0))) last.set(key, at);
    }
    return last;
  }

  /** The hash of what a confirmation was about; null for one from before records were kept. */
  async hashOf(change: ConfirmationChange): Promise<string | null> {
    return (await findConfirmedRecord(confirmationEventId(change)))?.hash ?? null;
  }

  /** The client that a confirmation was made for; null where there is no record of it. */
  async clientOf(change: ConfirmationChange): Promise<Types.ObjectId | null> {
    return (await findConfirmedRecord(confirmationEventId(change)))?.clientId ?? null;
  }

  /** Deletes the record of a confirmation that has not taken place, before its event is told. */
  async takeBack(change: ConfirmationChange): Promise<void> {
    await deleteConfirmedRecord(confirmationEventId(change));
  }

  /**
   * What the confirmation that an event tells of was about, compared anew with the hash that was stored, here and with the event.
   * @throws FORBIDDEN for all but administrators; NOT_FOUND where there is none.
   */
  async read(viewer: UserViewer, eventId: string): Promise<ConfirmedRecordView> {
    if (!mayReadConfirmedRecords(viewer)) throw forbidden();
    const record = isDatabaseId(eventId) ? await findConfirmedRecord(new Types.ObjectId(eventId)) : null;
    if (!record) throw notFound('Registro da confirmação não encontrado.');
    const candidateId = record.candidateId.toString();
    await this.deps.services.candidates.get(viewer, candidateId);
    const event = await this.deps.services.candidates.events.find(eventId);
    return viewOf(record, event?.confirmedHash ?? null);
  }

  /** Deletes the records of a candidate who is no more. @returns how many there were. */
  async removeIfGone(candidateId: string): Promise<number> {
    if (await this.deps.services.candidates.exists(candidateId)) return 0;
    return deleteConfirmedRecordsOf(candidateId);
  }

  /** Deletes the records of all candidates who are gone, where copying was cut off in between. @returns of how many candidates. */
  async removeOfGone(): Promise<number> {
    let gone = 0;
    for (const id of await this.deps.services.candidates.goneIn(ConfirmedRecordModel)) {
      if ((await deleteConfirmedRecordsOf(id.toString())) > 0) gone += 1;
    }
    return gone;
  }
}

function viewOf(
  { candidateId, at, told, hash, wasShown }: ConfirmedRecord,
  toldHash: string | null,
): ConfirmedRecordView {
  const read = toldShape.safeParse(parsed(told)).data;
  const [id, name, email, answers] = read ?? [null, null, null, []];
  return {
    ...{ candidateId: candidateId.toString(), at, hash, wasShown, name, email },
    isIntact: hashOfTold(told) === hash && hash === toldHash && id === candidateId.toString(),
    answers: answers.map(([key, label, value, displayValue]) => ({ key, label, value, displayValue })),
  };
}

/** What a text of JSON says; null for one that was damaged. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
