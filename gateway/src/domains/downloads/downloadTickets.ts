import { createHash, randomBytes } from 'node:crypto';
import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';

/** What a download gives. */
export type DownloadKind = 'export' | 'documents';

/** A prepared file that waits for its download. */
interface StoredTicket {
  _id: Types.ObjectId;
  /** SHA-256 of the token in the address: who reads the database cannot download. */
  tokenHash: string;
  userId: Types.ObjectId;
  kind: DownloadKind;
  /** The parsed request as JSON: it is only ever read as a whole. */
  request: string;
  expiresAt: Date;
}

const ticketSchema = new Schema<StoredTicket>(
  {
    tokenHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ['export', 'documents'], required: true },
    request: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'exportTickets', versionKey: false },
);

// The download finds its ticket; two tickets never share a token.
ticketSchema.index({ tokenHash: 1 }, { unique: true });
// Housekeeping only: expiry is part of the query. The embedded engine never removes by this index, `sweepTickets` does.
ticketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const DownloadTicketModel = defineModel<StoredTicket>('DownloadTicket', ticketSchema, {
  untracked: 'A ticket is taken by one atomic write, and each download writes two.',
});

/** 256 random bits: too many to guess one within its life. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A request to keep until `expiresAt`, for one user. */
interface NewTicket {
  kind: DownloadKind;
  userId: string;
  request: unknown;
  expiresAt: Date;
}

/** Stores a request; the token that it is taken back with. */
export async function storeTicket({ kind, userId, request, expiresAt }: NewTicket): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await DownloadTicketModel.create({
    tokenHash: hashOf(token),
    userId: new Types.ObjectId(userId),
    kind,
    request: JSON.stringify(request),
    expiresAt,
  });
  return token;
}

/**
 * Takes a request out, once: null when it was taken already, has expired, is of another kind, or is another user's (who
 * keeps it).
 */
export async function takeTicket<Request>(
  kind: DownloadKind,
  userId: string,
  token: string,
  now: Date,
): Promise<Request | null> {
  if (!TOKEN.test(token)) return null;
  const ticket = await DownloadTicketModel.findOneAndDelete({
    tokenHash: hashOf(token),
    userId: new Types.ObjectId(userId),
    kind,
    expiresAt: trusted({ $gt: now }),
  }).lean<StoredTicket | null>();
  return ticket && (JSON.parse(ticket.request) as Request);
}

/** Removes what has expired. */
export async function sweepTickets(now: Date): Promise<void> {
  await DownloadTicketModel.deleteMany({ expiresAt: trusted({ $lte: now }) });
}
