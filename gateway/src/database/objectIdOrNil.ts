import { Types } from 'mongoose';
import { isDatabaseId } from '../lib/globalId.js';

const NIL = new Types.ObjectId('0'.repeat(24));

/** The id that a text says; for a text that is none, an id that no record has: what is filtered by it finds nothing. */
export const objectIdOrNil = (text: string): Types.ObjectId => (isDatabaseId(text) ? new Types.ObjectId(text) : NIL);
