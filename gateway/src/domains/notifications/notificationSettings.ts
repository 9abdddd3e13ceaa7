import { Schema, trusted, type Types } from 'mongoose';
import { z } from 'zod';
import { defineModel } from '../../cache/defineModel.js';
import { parseInput } from '../../lib/validation.js';
import { DEFAULT_CHANNELS, notificationKinds, type Channels, type NotificationKind } from './notificationKinds.js';
import { languages, type Language } from '../texts/messages.js';

/** How a person is notified of each kind of event. */
export interface NotificationSettings {
  channels: Readonly<Record<NotificationKind, Channels>>;
  /** The language of the mails. */
  language: Language;
}

interface StoredSettings {
  /** The id is the user's. */
  _id: Types.ObjectId;
  /** The kinds that were chosen so far; the defaults hold for others. */
  channels: Partial<Record<NotificationKind, Channels>>;
  language: Language;
}

const channelPaths = { inProduct: Boolean, byMail: Boolean, inDigest: Boolean };
const schema = new Schema<StoredSettings>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    channels: Object.fromEntries(notificationKinds.map((kind) => [kind, { type: channelPaths, _id: false }])),
    language: { type: String, enum: languages, required: true },
  },
  { collection: 'notificationSettings', versionKey: false },
);
const SettingsModel = defineModel<StoredSettings>('NotificationSettings', schema, {
  untracked: 'Jobs and one dialog read it; nothing of it is cached.',
});

const settingsInput = z.object({
  kinds: z
    .array(
      z.object({
        kind: z.enum(notificationKinds),
        inProduct: z.boolean(),
        byMail: z.boolean(),
        inDigest: z.boolean(),
      }),
    )
    .max(notificationKinds.length, 'Há tipos repetidos.')
    .refine((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, 'Há tipos repetidos.'),
  language: z.enum(languages),
});

function complete(stored: Pick<StoredSettings, 'channels' | 'language'> | undefined): NotificationSettings {
  const channels = notificationKinds.map((kind) => [kind, stored?.channels?.[kind] ?? DEFAULT_CHANNELS] as const);
  return {
    channels: Object.fromEntries(channels) as NotificationSettings['channels'],
    language: stored?.language ?? 'pt-BR',
  };
}

/** How some users are notified, by id; every one comes. */
export async function settingsOf(userIds: readonly Types.ObjectId[]): Promise<Map<string, NotificationSettings>> {
  const rows = await SettingsModel.find({ _id: trusted({ $in: [...userIds] }) }).lean<StoredSettings[]>();
  const stored = new Map(rows.map((row) => [row._id.toString(), row]));
  return new Map(userIds.map((id) => [id.toString(), complete(stored.get(id.toString()))]));
}

/** Stores what was chosen. @throws INVALID for a kind that is named twice. */
export async function saveSettings(userId: Types.ObjectId, input: unknown): Promise<NotificationSettings> {
  const { kinds, language } = parseInput(settingsInput, input);
  const chosen = kinds.map(({ kind, ...channels }): [string, Channels] => [`channels.${kind}`, channels]);
  const stored = await SettingsModel.findOneAndUpdate(
    { _id: userId },
    { $set: { ...Object.fromEntries<Channels>(chosen), language } },
    { upsert: true, returnDocument: 'after' },
  ).lean<StoredSettings>();
  return complete(stored);
}

/** Forgets what people have chosen who have no account any more. */
export async function forgetSettings(userIds: readonly string[]): Promise<void> {
  await SettingsModel.deleteMany({ _id: trusted({ $in: [...userIds] }) });
}

/** Ids of all who have chosen something, for the sweep. */
export async function usersWithSettings(): Promise<Types.ObjectId[]> {
  return SettingsModel.distinct('_id', {});
}
