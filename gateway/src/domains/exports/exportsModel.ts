import { createHash, randomBytes } from 'node:crypto';
import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { ExportRequest } from './exportsInput.js';

/** A prepared export that waits for its download. */
interface ExportTicketRecord {
  _id: Types.ObjectId;
  /** SHA-256 of the token in the address: who reads the database cannot download. */
  tokenHash: string;
  userId: Types.ObjectId;
  /** The parsed request as JSON: it is only ever read as a whole. */
  request: string;
  expiresAt: Date;
}

const ticketSchema = new Schema<ExportTicketRecord>(
  {
    tokenHash: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    request: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'exportTickets', versionKey: false },
);

// The download finds its ticket; two tickets never share a token.
ticketSchema.index({ tokenHash: 1 }, { unique: true });
// Housekeeping only: expiry is part of the query. The embedded engine never removes by this index, `sweepTickets` does.
ticketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const ExportTicketModel = defineModel<ExportTicketRecord>('ExportTicket', ticketSchema, {
  untracked: 'A ticket is taken by one atomic write, and each export writes two.',
});

/** 256 random bits: too many to guess one within its life. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores a request until `expiresAt`; the token that it is taken back with. */
export async function storeTicket(userId: string, request: ExportRequest, expiresAt: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await ExportTicketModel.create({
    tokenHash: hashOf(token),
    userId: new Types.ObjectId(userId),
    request: JSON.stringify(request),
    expiresAt,
  });
  return token;
}

/** Takes a request out, once: null when it was taken already, has expired, or is another user's (who keeps it). */
export async function takeTicket(userId: string, token: string, now: Date): Promise<ExportRequest | null> {
  if (!TOKEN.test(token)) return null;
  const ticket = await ExportTicketModel.findOneAndDelete({
    tokenHash: hashOf(token),
    userId: new Types.ObjectId(userId),
    expiresAt: trusted({ $gt: now }),
  }).lean<ExportTicketRecord | null>();
  return ticket && (JSON.parse(ticket.request) as ExportRequest);
}

/** Removes what has expired. */
export async function sweepTickets(now: Date): Promise<void> {
  await ExportTicketModel.deleteMany({ expiresAt: trusted({ $lte: now }) });
}
