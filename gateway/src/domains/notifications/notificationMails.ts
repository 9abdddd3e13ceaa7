import { Types } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { Deferral, JobQueue, RunningJob } from '../jobs/jobKind.js';
import {
  firstSendingTime,
  isSendingTime,
  isWorkingDay,
  missedDay,
  nextSendingTime,
} from '../reminders/sendingHours.js';
import type { DependsOn } from '../services.js';
import type { NotificationKind } from './notificationKinds.js';
import { notificationMail, notificationsDigest } from './notificationTemplates.js';
import { settingsOf } from './notificationSettings.js';
import { digestOf, findForMail, settleDigest, usersWithDigest, type NotificationRecord } from './notificationsModel.js';

/** What one mail tells of. */
interface NotificationMail {
  userId: string;
  candidateId: Types.ObjectId | string;
  kind: NotificationKind;
  eventId: Types.ObjectId | string;
}

/** How long the mail of a kind waits for the next event of its kind, which takes its place: a form is saved step by step. */
const PAUSE_MS: Partial<Record<NotificationKind, number>> = { changed_after_confirmation: 10 * 60_000 };

/** What an address asks for that opens the settings. */
const SETTINGS = 'notifications=settings';

/**
 * The mails of notifications: at once, by day, and once a day (R-345). Each is a job with a key, so that it goes out once, and looks
 * right before it goes out whether its reader still is to get it and may see the candidate.
 */
export class NotificationMails {
  readonly #mails: JobQueue<NotificationMail>;
  readonly #digests: JobQueue<{ userId: string; day: string }>;

  constructor(private readonly deps: DependsOn<'jobs' | 'mail' | 'candidates' | 'identity'>) {
    const { jobs } = deps.services;
    this.#mails = jobs.define({
      name: 'notification',
      keepsFailedData: true,
      run: (mail, job) => this.#send(mail, job),
    });
    this.#digests = jobs.define({
      name: 'notificationDigest',
      keepsFailedData: true,
      run: (digest, job) => this.#sendDigest(digest, job),
      uselessness: ({ day }) => missedDay(day, deps.now()),
    });
  }

  /**
   * Has a mail sent about a notification; asking twice is asking once, also where a gateway of an earlier release asks, whose keys name
   * no kind: so only the second notification of an event does, that of a finish which changes confirmed data.
   * @param eventKind what the event is that the notification tells of.
   */
  async ask(
    { userId, candidateId, kind, eventId }: NotificationMail,
    eventKind: CandidateEventRecord['kind'],
  ): Promise<void> {
    const data = { userId, kind, candidateId: candidateId.toString(), eventId: eventId.toString() };
    const dueAt = nextSendingTime(new Date(this.deps.now().getTime() + (PAUSE_MS[kind] ?? 0)));
    const isSecond = eventKind === 'finished' && kind === 'changed_after_confirmation';
    const key = `${userId} ${data.eventId}${isSecond ? ` ${kind}` : ''}`;
    await this.#mails.enqueue(data, { detail: kind, key, dueAt });
  }

  /**
   * On working days from 8:00 on: asks for the daily mail of everybody for whom something waits that has happened before 8:00.
   * @returns how many jobs were added.
   */
  async planDigests(): Promise<number> {
    const now = this.deps.now();
    const day = todayInBrazil(now);
    if (!isSendingTime(now) || !isWorkingDay(day)) return 0;
    let added = 0;
    for (const id of await usersWithDigest(firstSendingTime(day))) {
      const userId = id.toString();
      if (await this.#digests.enqueue({ userId, day }, { detail: 'digest', key: `${userId} ${day}` })) added += 1;
    }
    return added;
  }

  async #send({ userId, kind, ...about }: NotificationMail, { id }: RunningJob): Promise<Deferral | void> {
    const now = this.deps.now();
    if (!isSendingTime(now)) return { laterAt: nextSendingTime(now) };
    const viewer = await this.deps.services.identity.viewerOfUser(userId);
    if (!viewer) return;
    const owner = new Types.ObjectId(userId);
    const [candidateId, eventId] = [new Types.ObjectId(about.candidateId), new Types.ObjectId(about.eventId)];
    const notification = await findForMail(owner, { candidateId, kind, eventId });
    const { channels, language } = (await settingsOf([owner])).get(userId)!;
    if (!notification || notification.readAt || !channels[kind].byMail) return;
    const candidate = await this.#candidate(viewer, candidateId);
    if (!candidate) return;
    const rendered = notificationMail({ kind, name: candidate.name, language, ...this.#linksTo(candidateId) });
    const envelope = { id, to: viewer.email, template: 'notification', at: now, candidateId: candidateId.toString() };
    await this.deps.services.mail.hand({ ...rendered, ...envelope });
  }

  async #sendDigest({ userId, day }: { userId: string; day: string }, { id }: RunningJob): Promise<void> {
    const now = this.deps.now();
    if (missedDay(day, now) !== null) return;
    const viewer = await this.deps.services.identity.viewerOfUser(userId);
    const owner = new Types.ObjectId(userId);
    const before = firstSendingTime(day);
    const waiting = await digestOf(owner, before);
    if (!viewer || waiting.length === 0) return;
    const { channels, language } = (await settingsOf([owner])).get(userId)!;
    const wanted = waiting.filter(({ kind, readAt }) => channels[kind].inDigest && !readAt);
    const entries = await this.#named(viewer, wanted);
    if (entries.length > 0) {
      const rendered = notificationsDigest({ entries, language, ...this.#linksFor(viewer) });
      await this.deps.services.mail.hand({
        ...rendered,
        id,
        to: viewer.email,
        template: 'notificationDigest',
        at: now,
      });
    }
    await this.#settle(waiting, before);
  }

  /** A failure is logged: were it the job's, the mail would go out again. At worst the next daily mail tells the same once more. */
  async #settle(waiting: readonly NotificationRecord[], before: Date): Promise<void> {
    await settleDigest(waiting, before).catch((error: unknown) =>
      this.deps.logger.error({ err: error }, 'a daily mail of notifications could not be settled'),
    );
  }

  /** Kinds with the names of those whom the reader may see. */
  async #named(
    viewer: UserViewer,
    notifications: readonly NotificationRecord[],
  ): Promise<{ kind: NotificationKind; name: string }[]> {
    const named = [];
    for (const { kind, candidateId } of notifications) {
      const candidate = await this.#candidate(viewer, candidateId);
      if (candidate) named.push({ kind, name: candidate.name });
    }
    return named;
  }

  /** The candidate whom a mail may tell of: one whom its reader sees, and whose admission goes on. */
  async #candidate(viewer: UserViewer, id: Types.ObjectId): Promise<CandidateRecord | null> {
    const candidate = await this.deps.services.candidates.get(viewer, id.toString()).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    return candidate && !hasEnded(candidate) ? candidate : null;
  }

  #linksTo(candidateId: Types.ObjectId) {
    const url = `${this.deps.config.publicUrl}/candidates/${toGlobalId('Candidate', candidateId)}`;
    return { url, settingsUrl: `${url}?${SETTINGS}` };
  }

  /** The settings are on the reader's own dashboard: the sign-in leads there by itself, but forgets what its address asks for. */
  #linksFor({ role }: UserViewer) {
    const { publicUrl } = this.deps.config;
    const dashboard = role === 'admin' ? 'admin' : 'client';
    return { url: `${publicUrl}/login`, settingsUrl: `${publicUrl}/${dashboard}?${SETTINGS}` };
  }
}
