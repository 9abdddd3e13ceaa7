import { Types } from 'mongoose';
import { roles, type Role, type UserViewer } from '../../auth/viewer.js';
import { incrementChangeCounters, notificationsTopic } from '../../cache/changeCounters.js';
import { withFreshVersions } from '../../cache/withFreshVersions.js';
import { coalescedJob, type CoalescedJob } from '../../lib/coalescedJob.js';
import { notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import { shownFields } from '../confirmations/confirmationLabels.js';
import type { DependsOn } from '../services.js';
import { kindsOfEvent, type Channels, type NotificationKind } from './notificationKinds.js';
import { NotificationMails } from './notificationMails.js';
import { saveSettings, settingsOf, type NotificationSettings } from './notificationSettings.js';
import {
  countUnread,
  deleteOfCandidate,
  keepLatest,
  markAllRead,
  markOneRead,
  notificationsPage,
  storeNotification,
  usersNotifiedAbout,
  type NotificationRecord,
} from './notificationsModel.js';
import { NotificationHousekeeping } from './notificationHousekeeping.js';

/** What a person's list holds at most, and how long. */
export const MAX_NOTIFICATIONS = 300;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Several events of one moment are told together. */
const TELL_DELAY_MS = 50;
const BATCH = 200;

const channelsIn = ({ inProduct, byMail, inDigest }: Channels) => inProduct || byMail || inDigest;

/**
 * Notifies the staff of what has happened with candidates. Events wait in their collection until those who are to be
 * notified have been, so that a crash loses none; telling one twice changes nothing, as each is stored under person, candidate
 * and kind and knows its event.
 */
export class NotificationsService {
  readonly mails: NotificationMails;
  readonly housekeeping: NotificationHousekeeping;
  readonly #tellJob: CoalescedJob;

  constructor(
    private readonly deps: DependsOn<'changes' | 'jobs' | 'mail' | 'candidates' | 'identity' | 'customFields'>,
  ) {
    this.mails = new NotificationMails(deps);
    this.housekeeping = new NotificationHousekeeping(deps);
    this.#tellJob = coalescedJob(() => withFreshVersions(() => this.tellPending()), {
      delayMs: TELL_DELAY_MS,
      onError: (error) => deps.logger.error({ err: error }, 'the staff could not be notified'),
    });
    deps.services.candidates.events.onNewsStored(() => this.#tellJob.schedule());
    deps.services.changes.subscribe(
      'candidate',
      ({ entityId }) => this.#forget(new Types.ObjectId(entityId)),
      ({ action }) => action === 'delete',
    );
  }

  /** Ends the work in the background; the sweep does what it leaves undone. */
  stop(): Promise<void> {
    return this.#tellJob.stop();
  }

  /** A page of the viewer's own, latest first. @throws INVALID for foreign cursors. */
  async list(viewer: UserViewer, page: PageRequest): Promise<Page<NotificationRecord>> {
    return notificationsPage(new Types.ObjectId(viewer.userId), page);
  }

  async unread(viewer: UserViewer): Promise<number> {
    return countUnread(new Types.ObjectId(viewer.userId));
  }

  /** Marks one as read. @throws NOT_FOUND also for one of somebody else. */
  async markRead(viewer: UserViewer, id: string): Promise<NotificationRecord> {
    const marked = isDatabaseId(id)
      ? await markOneRead(new Types.ObjectId(viewer.userId), new Types.ObjectId(id), this.deps.now())
      : null;
    if (!marked) throw notFound('Notificação não encontrada.');
    await incrementChangeCounters([notificationsTopic(viewer.userId)]);
    return marked;
  }

  /** Marks all that happened up to a moment as read. @returns how many are unread then. */
  async markAllRead(viewer: UserViewer, upTo: Date): Promise<number> {
    const userId = new Types.ObjectId(viewer.userId);
    if ((await markAllRead(userId, upTo, this.deps.now())) > 0)
      await incrementChangeCounters([notificationsTopic(viewer.userId)]);
    return countUnread(userId);
  }

  async settings(viewer: UserViewer): Promise<NotificationSettings> {
    const settings = await settingsOf([new Types.ObjectId(viewer.userId)]);
    return settings.get(viewer.userId)!;
  }

  /** Sets how the viewer is notified, from the next event on. @throws INVALID for a kind that is named twice. */
  async saveSettings(viewer: UserViewer, input: unknown): Promise<NotificationSettings> {
    return saveSettings(new Types.ObjectId(viewer.userId), input);
  }

  /** Notifies those who are to be of the events that wait for it. @returns of how many events. */
  async tellPending(): Promise<number> {
    let told = 0;
    for (;;) {
      const events = await this.deps.services.candidates.events.untold(BATCH);
      const touched = new Set<string>();
      for (const event of events) for (const userId of await this.#tell(event)) touched.add(userId);
      for (const userId of touched) await keepLatest(new Types.ObjectId(userId), MAX_NOTIFICATIONS);
      await incrementChangeCounters([...touched].map(notificationsTopic));
      if (events.length > 0) await this.deps.services.candidates.events.markTold(events);
      told += events.length;
      if (events.length < BATCH) return told;
    }
  }

  /** The roles that learn of an event: of a change after a confirmation those that may see one of its fields. */
  async #concernedBy(
    { keys = [], clientId }: CandidateEventRecord,
    kind: NotificationKind,
  ): Promise<ReadonlySet<Role>> {
    if (kind !== 'changed_after_confirmation') return new Set(roles);
    const catalogue = await this.deps.services.customFields.catalogueOfClient(clientId ?? null);
    return new Set(roles.filter((role) => shownFields(keys, role, catalogue).length > 0));
  }

  /** Deletes what people are told of a candidate who is gone; their bells count it no more. */
  async #forget(candidateId: Types.ObjectId): Promise<void> {
    const userIds = await usersNotifiedAbout({ candidateId });
    await deleteOfCandidate(candidateId);
    await incrementChangeCounters(userIds.map((id) => notificationsTopic(id.toString())));
  }

  /** @returns the ids of the users whose list has changed. */
  async #tell(event: CandidateEventRecord): Promise<string[]> {
    const { candidateId, at } = event;
    const { candidates } = this.deps.services;
    const kinds = await kindsOfEvent(event, {
      wasReopened: () => candidates.events.happenedBefore(candidateId, 'reopened', at),
      isTakenUpAgain: () => candidates.events.happenedAt(candidateId, ['reopened', 'resumed'], at),
    });
    if (kinds.length === 0 || !(await candidates.exists(candidateId.toString()))) return [];
    const touched: string[] = [];
    for (const kind of kinds) touched.push(...(await this.#tellAs(kind, event)));
    // Nothing about a candidate stays behind who was deleted meanwhile.
    if (!(await candidates.exists(candidateId.toString()))) await deleteOfCandidate(candidateId);
    return touched;
  }

  /** @returns the ids of the users whose list has changed. */
  async #tellAs(kind: NotificationKind, event: CandidateEventRecord): Promise<string[]> {
    const { _id: eventId, candidateId, at, actor } = event;
    const concerned = await this.#concernedBy(event, kind);
    const staff = (await this.deps.services.identity.staffOf(event.clientId)).filter(
      ({ _id, role }) => _id.toString() !== actor?.account && concerned.has(role),
    );
    const settings = await settingsOf(staff.map(({ _id }) => _id));
    const touched: string[] = [];
    const expiresAt = new Date(at.getTime() + KEPT_MS);
    for (const { _id: userId } of staff) {
      const channels = settings.get(userId.toString())!.channels[kind];
      if (!channelsIn(channels)) continue;
      const { inProduct, inDigest: isDigestDue, byMail } = channels;
      const about = { candidateId, kind, eventId };
      const isLatest = await storeNotification({ userId, ...about, at, inProduct, isDigestDue, expiresAt });
      // Asked for again after a crash in between: the same job is queued once.
      if (byMail) await this.mails.ask({ userId: userId.toString(), ...about }, event.kind);
      // Also what a try that was cut off has stored: it may have ended before the bell was told.
      if (isLatest) touched.push(userId.toString());
    }
    return touched;
  }
}
