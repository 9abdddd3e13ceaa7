import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The id of a record that is told by something else: the same for the same thing, so that it is stored once. */
export function derivedId(...parts: readonly string[]): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24));
}
