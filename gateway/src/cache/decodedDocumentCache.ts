import mongoose from 'mongoose';
import { LRUCache } from 'lru-cache';

/** Where the id lies in a document that begins with it, as every stored one does: length, type, `_id\0`, twelve bytes. */
const ID_TYPE_AT = 4;
const OBJECT_ID_TYPE = 0x07;
const ID_AT = 9;
const ID_END = 21;

/**
 * Records that are read again and again, such as those of the first pages. Each read still fetches every document; one
 * that has the bytes it had before is not decoded again, and stays the very same object, so that what was computed from
 * it can be remembered by it. Nothing is ever older than what was just read.
 *
 * Who gets a record shares it: nobody may change it.
 */
export class DecodedDocumentCache<Row extends object> {
  readonly #known: LRUCache<string, { bytes: Buffer; row: Row }>;

  /** @param capacity how many records are kept, the latest used. */
  constructor(capacity: number) {
    this.#known = new LRUCache({ max: capacity });
  }

  /** @param documents as the driver gives them raw, all read with the same projection. */
  from(documents: readonly Uint8Array[]): Row[] {
    return documents.map((document) =>
      this.#record(Buffer.from(document.buffer, document.byteOffset, document.length)),
    );
  }

  #record(bytes: Buffer): Row {
    if (bytes[ID_TYPE_AT] !== OBJECT_ID_TYPE) return decode<Row>(bytes);
    const id = bytes.toString('latin1', ID_AT, ID_END);
    const known = this.#known.get(id);
    // a copy, as the document is a part of the whole answer, which would be kept with it
    const entry = known?.bytes.equals(bytes) ? known : { bytes: Buffer.from(bytes), row: decode<Row>(bytes) };
    this.#known.set(id, entry);
    return entry.row;
  }
}

const decode = <Row>(bytes: Buffer) => mongoose.mongo.BSON.deserialize(bytes) as Row;
