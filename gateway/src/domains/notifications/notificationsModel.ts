import { Schema, trusted, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import { dateOrder, readPage } from '../../database/keyset.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { notificationKinds, type NotificationKind } from './notificationKinds.js';

/** A notification as it is read. */
export type NotificationRecord = DeepReadonly<StoredNotification>;

/**
 * What one person is told of one candidate: the latest of each kind. Nothing of the record is in it, so that what is shown of the
 * candidate always goes through the rights of the moment of reading.
 */
export interface StoredNotification {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  candidateId: Types.ObjectId;
  kind: NotificationKind;
  /** What it was made from: the same event makes it once. */
  eventId: Types.ObjectId;
  /** When the event happened. */
  at: Date;
  readAt: Date | null;
  /** Whether it is in the list behind the bell. */
  inProduct: boolean;
  /** Whether it still has to go into the person's daily mail. */
  isDigestDue: boolean;
  expiresAt: Date;
}

const schema = new Schema<StoredNotification>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: notificationKinds, required: true },
    eventId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    readAt: { type: Date, default: null },
    inProduct: { type: Boolean, required: true },
    isDigestDue: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'notifications', versionKey: false },
);
// One of a kind for a person and a candidate, also when two gateways make it at the same moment.
schema.index({ candidateId: 1, userId: 1, kind: 1 }, { unique: true });
// The list of one person, latest first.
schema.index({ userId: 1, inProduct: 1, at: 1, _id: 1 });
// How many are unread: entries of the index alone.
schema.index({ userId: 1, inProduct: 1, readAt: 1 });
// The daily mail asks for what waits for it.
schema.index({ userId: 1, isDigestDue: 1, at: 1 }, { partialFilterExpression: { isDigestDue: true } });
// Housekeeping only (and for deleteExpired, where TTL does not run).
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const NotificationModel = defineModel<StoredNotification>('Notification', schema, {
  untracked: 'Notifications are read anew each time; nothing that is cached comes from them.',
});

const latestFirst = dateOrder({
  name: 'NOTIFICATIONS_DESC',
  path: 'at',
  direction: -1,
  valueOf: ({ at }: NotificationRecord) => at,
});

/**
 * Stores a notification, in the place of an earlier one of the same kind about the same candidate.
 * @returns whether it is the one that the person has now, by this call or an earlier one; false where there is one of a later event.
 */
export async function storeNotification({
  userId,
  candidateId,
  kind,
  ...rest
}: Omit<StoredNotification, '_id' | 'readAt'>): Promise<boolean> {
  try {
    await NotificationModel.updateOne(
      { userId, candidateId, kind, at: trusted({ $lt: rest.at }) },
      { $set: { ...rest, readAt: null } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The unique index knows one that is not older.
    const same = { userId, candidateId, kind, eventId: rest.eventId };
    return (await NotificationModel.exists(same)) !== null;
  }
}

/** A page of a person's list, latest first. @throws INVALID for foreign cursors. */
export async function notificationsPage(userId: Types.ObjectId, page: PageRequest): Promise<Page<NotificationRecord>> {
  const filter = { userId, inProduct: true };
  return readPage(latestFirst, page, {
    find: (side) => NotificationModel.find({ $and: [filter, side] }),
    count: NotificationModel.countDocuments(filter),
  });
}

export async function countUnread(userId: Types.ObjectId): Promise<number> {
  return NotificationModel.countDocuments({ userId, inProduct: true, readAt: null });
}

/** Marks one of a person's as read; the first time counts. @returns null for none. */
export async function markOneRead(
  userId: Types.ObjectId,
  _id: Types.ObjectId,
  now: Date,
): Promise<NotificationRecord | null> {
  await NotificationModel.updateOne({ _id, userId, readAt: null }, { $set: { readAt: now } });
  return NotificationModel.findOne({ _id, userId, inProduct: true }).lean<NotificationRecord | null>();
}

/** Marks all of a person's as read that happened up to a moment; what has come since stays unread. */
export async function markAllRead(userId: Types.ObjectId, upTo: Date, now: Date): Promise<number> {
  const filter = { userId, inProduct: true, readAt: null, at: trusted({ $lte: upTo }) };
  return (await NotificationModel.updateMany(filter, { $set: { readAt: now } })).modifiedCount;
}

/** Deletes the oldest of a person's that are more than `most`, in the list and beside it. */
export async function keepLatest(userId: Types.ObjectId, most: number): Promise<void> {
  for (const inProduct of [true, false]) {
    const first = await NotificationModel.findOne({ userId, inProduct })
      .sort({ at: -1, _id: -1 })
      .skip(most)
      .lean<NotificationRecord | null>();
    if (!first) continue;
    const { at, _id } = first;
    // Many may be of one moment: of those the order of the list says which are older.
    const older = [{ at: trusted({ $lt: at }) }, { at, _id: trusted({ $lte: _id }) }];
    await NotificationModel.deleteMany({ userId, inProduct, $or: older });
  }
}

/** One of a person's as it is now, if it is still about this event; null otherwise. */
export async function findForMail(
  userId: Types.ObjectId,
  about: Pick<StoredNotification, 'candidateId' | 'kind' | 'eventId'>,
): Promise<NotificationRecord | null> {
  return NotificationModel.findOne({ userId, ...about }).lean<NotificationRecord | null>();
}

/** What has happened before a moment and waits for a person's daily mail, latest first, whether it was read or not. */
export async function digestOf(userId: Types.ObjectId, before: Date): Promise<NotificationRecord[]> {
  return NotificationModel.find({ userId, isDigestDue: true, at: trusted({ $lt: before }) })
    .sort({ at: -1 })
    .lean<NotificationRecord[]>();
}

/** Ids of the persons for whom something waits that has happened before a moment. */
export async function usersWithDigest(before: Date): Promise<Types.ObjectId[]> {
  return NotificationModel.distinct('userId', { isDigestDue: true, at: trusted({ $lt: before }) });
}

/** These wait for a daily mail no more, except for those that a later event has taken the place of meanwhile. */
export async function settleDigest(told: readonly NotificationRecord[], before: Date): Promise<void> {
  const filter = { _id: trusted({ $in: told.map(({ _id }) => _id) }), at: trusted({ $lt: before }) };
  await NotificationModel.updateMany(filter, { $set: { isDigestDue: false } });
}

export async function deleteOfCandidate(candidateId: Types.ObjectId): Promise<number> {
  return (await NotificationModel.deleteMany({ candidateId })).deletedCount;
}

export async function deleteExpired(now: Date): Promise<number> {
  return (await NotificationModel.deleteMany({ expiresAt: trusted({ $lte: now }) })).deletedCount;
}

/** Deletes what people are told who have no account any more. */
export async function deleteOfUsers(userIds: readonly string[]): Promise<number> {
  return (await NotificationModel.deleteMany({ userId: trusted({ $in: [...userIds] }) })).deletedCount;
}

/** Ids of those who are told something, of one candidate or at all. */
export async function usersNotifiedAbout(
  of: Partial<Pick<StoredNotification, 'candidateId'>> = {},
): Promise<Types.ObjectId[]> {
  return NotificationModel.distinct('userId', of);
}
