import { trusted, Types, type PipelineStage } from 'mongoose';
import type { Role } from '../../../auth/viewer.js';
import { dateOrder } from '../../../database/keyset.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { coalescedJob, type CoalescedJob } from '../../../lib/coalescedJob.js';
import { chunkedAsync } from '../../../lib/chunkedAsync.js';
import { invalidCursor } from '../../../lib/listCursors.js';
import { pageOf, type Page, type PageRequest } from '../../../lib/pages.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { findDeletedCandidateIds } from '../queries/deletedCandidateIds.js';
import { newsAfterConfirmation, type CandidateEventKind, type StoredCandidateEvent } from './candidateEvent.js';
import { CandidateEventModel, type CandidateEventRecord } from './candidateEventsModel.js';
import {
  beforeEventsStored,
  copyEventsOf,
  copyPendingEvents,
  onNewsStored,
  removeEventsOfGone,
  storeEvents,
  storeManyEvents,
  notifyNewsStored,
} from './eventCopies.js';
import { pastEvents } from './pastEvents.js';
import { readEvents } from './readEvents.js';

/** The answer of a change is out by then, and several writes of one moment are copied together. */
const COPY_DELAY_MS = 50;
/** Records per round of a migration or comparison. */
const BATCH = 1_000;
/** Changes of one candidate in the moment of a confirmation: far more than come in it. */
const MAX_CHANGES = 100;

const newestFirst = dateOrder<CandidateEventRecord, 'at'>({
  name: 'EVENTS_DESC',
  path: 'at',
  direction: -1,
  valueOf: ({ at }) => at,
});

/** Which events of a candidate are meant. */
export interface EventsRequest {
  page: PageRequest;
  /** Only events of these kinds; all when absent. */
  kinds?: readonly CandidateEventKind[] | undefined;
  /** Whether those that are for administrators only are among them. */
  includeInternal: boolean;
}

/** What has happened with candidates, stored for good while they are. Without policy: the timeline has it. */
export class CandidateEvents {
  readonly #copyJob: CoalescedJob;
  readonly #endings: (() => void)[] = [];

  constructor(deps: CandidateDependencies) {
    const copy = async () => void (await copyPendingEvents());
    this.#copyJob = coalescedJob(copy, {
      delayMs: COPY_DELAY_MS,
      onError: (error) => deps.logger.error({ err: error }, 'events of candidates could not be copied'),
    });
    const { changes } = deps.services;
    changes.observe('candidate', () => this.#copyJob.schedule());
    changes.subscribe(
      'candidate',
      async ({ entityId }) => void (await removeEventsOfGone(new Types.ObjectId(entityId))),
      ({ action }) => action === 'delete',
    );
  }

  /** Ends the work in the background; the sweep does what it leaves undone. */
  async stop(): Promise<void> {
    // First, as what is copied is told until its end.
    await this.stopCopying();
    for (const end of this.#endings) end();
  }

  /** Ends the copying in the background alone: what records carry is copied by who reads it, by `copyPending` and by the sweep. */
  stopCopying(): Promise<void> {
    return this.#copyJob.stop();
  }

  /** Copies what records carry. @returns how many candidates had some. */
  copyPending(): Promise<number> {
    return copyPendingEvents();
  }

  /** Stores an event that is told by another collection; its id says what happened, so that twice is once. */
  async store(event: StoredCandidateEvent): Promise<void> {
    await storeEvents([event]);
    // Nothing of a candidate stays behind who was deleted meanwhile.
    await removeEventsOfGone(event.candidateId);
  }

  /** Has a function called when events have come of which users are to be notified, for work that a sweep would do later as well. */
  onNewsStored(listener: () => void): void {
    this.#endings.push(onNewsStored(listener));
  }

  /**
   * Has a function called with events before they are stored, and again where that was cut off: none is stored without. Not for events of
   * exports and of a past that is told afterwards.
   */
  beforeStored(prepare: Parameters<typeof beforeEventsStored>[0]): void {
    this.#endings.push(beforeEventsStored(prepare));
  }

  /** The oldest events of which no user has been notified yet, at most `most`. Without policy. */
  async untold(most: number): Promise<CandidateEventRecord[]> {
    return CandidateEventModel.find({ untold: true }).sort({ at: 1 }).limit(most).lean<CandidateEventRecord[]>();
  }

  /**
   * Marks events as told: those who are to be notified of them have been. One that a confirmation has made a change of confirmed data
   * since it was read (`tellAsAfterConfirmation`) waits to be told as that.
   */
  async markTold(events: readonly Pick<CandidateEventRecord, '_id' | 'afterConfirmation'>[]): Promise<void> {
    const idsOf = (some: typeof events) => trusted({ $in: some.map(({ _id }) => _id) });
    const asRead = [
      { _id: idsOf(events.filter(({ afterConfirmation }) => afterConfirmation)) },
      {
        _id: idsOf(events.filter(({ afterConfirmation }) => !afterConfirmation)),
        afterConfirmation: trusted({ $ne: true }),
      },
    ];
    await CandidateEventModel.updateMany({ $or: asRead }, { $unset: { untold: '' } });
  }

  /** Whether something had happened with a candidate before a moment. */
  async happenedBefore(candidateId: Types.ObjectId, kind: CandidateEventKind, moment: Date): Promise<boolean> {
    return (await CandidateEventModel.exists({ candidateId, at: trusted({ $lt: moment }), kind })) !== null;
  }

  /** Whether something has happened with a candidate at a moment or after it. */
  async happenedSince(candidateId: Types.ObjectId, kind: CandidateEventKind, moment: Date): Promise<boolean> {
    await copyEventsOf([candidateId]);
    return (await CandidateEventModel.exists({ candidateId, at: trusted({ $gte: moment }), kind })) !== null;
  }

  /** Whether one of these has happened with a candidate at a moment, such as by the same write as something else. */
  async happenedAt(candidateId: Types.ObjectId, kinds: readonly CandidateEventKind[], at: Date): Promise<boolean> {
    // The events of one write are copied in any order.
    await copyEventsOf([candidateId]);
    return (await CandidateEventModel.exists({ candidateId, at, kind: trusted({ $in: [...kinds] }) })) !== null;
  }

  /** Whether somebody of a role has done something with a candidate. */
  async hasActed(candidateId: Types.ObjectId, role: Role): Promise<boolean> {
    await copyEventsOf([candidateId]);
    return (await CandidateEventModel.exists({ candidateId, 'actor.role': role })) !== null;
  }

  /** What has changed of a candidate's answers from a moment on, newest first. Without policy. */
  async changesSince(candidateId: Types.ObjectId, since: Date): Promise<CandidateEventRecord[]> {
    await copyEventsOf([candidateId]);
    return CandidateEventModel.find({
      candidateId,
      at: trusted({ $gte: since }),
      kind: trusted({ $in: [...newsAfterConfirmation] }),
    })
      .sort({ at: -1, _id: -1 })
      .limit(MAX_CHANGES)
      .lean<CandidateEventRecord[]>();
  }

  /** Has events told as changes of confirmed data, for those that were written while the confirmation was; twice is once. */
  async tellAsAfterConfirmation(events: readonly CandidateEventRecord[]): Promise<void> {
    if (events.length === 0) return;
    const _id = trusted({ $in: events.map((event) => event._id) });
    const set = { afterConfirmation: true, untold: true };
    const { modifiedCount } = await CandidateEventModel.updateMany({ _id, afterConfirmation: false }, { $set: set });
    if (modifiedCount === 0) return;
    await incrementChangeCounters(topicsOfCandidates(events.map(({ clientId }) => clientId)));
    notifyNewsStored();
  }

  /** Stores events of many candidates that something else tells of; their ids say what happened, as those of `store`. */
  async storeMany(events: readonly StoredCandidateEvent[], options: { waitsForJournal?: boolean } = {}): Promise<void> {
    await storeManyEvents(events, options);
  }

  /** One event; null for none. Without policy. */
  async find(id: string): Promise<CandidateEventRecord | null> {
    return CandidateEventModel.findById(id).lean<CandidateEventRecord | null>();
  }

  /** When events of these kinds have happened with some candidates. Without policy. */
  async moments(
    candidateIds: readonly string[],
    kinds: readonly CandidateEventKind[],
  ): Promise<Pick<CandidateEventRecord, 'candidateId' | 'kind' | 'at' | 'isInternal'>[]> {
    const ids = candidateIds.map((id) => new Types.ObjectId(id));
    await copyEventsOf(ids);
    return CandidateEventModel.find(
      { candidateId: trusted({ $in: ids }), kind: trusted({ $in: [...kinds] }) },
      { candidateId: 1, kind: 1, at: 1, isInternal: 1 },
    ).lean();
  }

  /**
   * A page of events for each of some candidates, newest first: two commands for any number of them, unless the events are large.
   * @throws INVALID for those of more than 20 MB together (`readEvents`).
   */
  async pages(
    candidateIds: readonly string[],
    request: EventsRequest,
  ): Promise<Map<string, Page<CandidateEventRecord>>> {
    const ids = candidateIds.map((id) => new Types.ObjectId(id));
    await copyEventsOf(ids);
    const [rows, counts] = await Promise.all([this.#rows(ids, request), this.#counts(ids, request)]);
    const byCandidate = new Map<string, CandidateEventRecord[]>(candidateIds.map((id) => [id, []]));
    for (const row of rows) byCandidate.get(row.candidateId.toString())?.push(row);
    const { page } = request;
    return new Map(
      candidateIds.map((id) => {
        const found = byCandidate.get(id) ?? [];
        return [id, pageOf(newestFirst, page, page.seek ? found : found.slice(0, page.limit), counts.get(id) ?? 0)];
      }),
    );
  }

  async #rows(ids: readonly Types.ObjectId[], request: EventsRequest): Promise<CandidateEventRecord[]> {
    const [first, ...rest] = ids.map((id) => rowsOf(id, request));
    if (!first) return [];
    const coll = CandidateEventModel.collection.collectionName;
    return readEvents([...first, ...rest.map((pipeline) => ({ $unionWith: { coll, pipeline } }))]);
  }

  async #counts(ids: readonly Types.ObjectId[], request: EventsRequest): Promise<Map<string, number>> {
    const rows = await CandidateEventModel.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { candidateId: { $in: ids }, ...conditions(request) } },
      { $group: { _id: '$candidateId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id.toString(), count]));
  }

  /** Deletes the events that a copy has stored after their candidate was deleted. @returns of how many candidates. */
  async removeOfGone(): Promise<number> {
    let gone = 0;
    for (const id of await findDeletedCandidateIds(CandidateEventModel)) if (await removeEventsOfGone(id)) gone += 1;
    return gone;
  }

  /** Stores what the records of existing candidates tell of their past; for the migration. */
  async tellPast(): Promise<void> {
    const rows = CandidateModel.find({}).select('+earlierConsents').lean<CandidateRecord[]>();
    for await (const batch of chunkedAsync(rows.cursor(), BATCH)) {
      await storeManyEvents(
        batch.flatMap((candidate) => pastEvents(candidate)),
        { waitsForJournal: true },
      );
    }
  }
}

/** The events of one candidate on a page, and one more that tells whether another page follows. */
function rowsOf(candidateId: Types.ObjectId, request: EventsRequest): PipelineStage.UnionWithPipelineStage[] {
  const { limit, offset, seek } = request.page;
  return [
    { $match: { candidateId, ...conditions(request), ...(seek && beyond(seek)) } },
    { $sort: { at: -1, _id: -1 } },
    ...(seek || offset === 0 ? [] : [{ $skip: offset }]),
    { $limit: limit + 1 },
  ];
}

function conditions({ kinds, includeInternal }: EventsRequest): Record<string, unknown> {
  return { ...(kinds && { kind: { $in: [...kinds] } }), ...(!includeInternal && { isInternal: { $ne: true } }) };
}

/**
 * What follows a cursor, as one stretch of the index; only those of the same moment are told apart beside it.
 * @throws DomainError INVALID for a cursor of another order.
 */
function beyond({ place }: NonNullable<PageRequest['seek']>): Record<string, unknown> {
  if (place.order !== newestFirst.name) throw invalidCursor();
  const at = newestFirst.stored(place.key.value);
  const id = new Types.ObjectId(place.key.id);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}
