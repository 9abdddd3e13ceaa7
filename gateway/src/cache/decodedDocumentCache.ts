import mongoose from 'mongoose';
import { LRUCache } from 'lru-cache';
import type { DeepReadonly } from '../lib/deepReadonly.js';

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
 * Who gets a record shares it, so that nothing of it can be written.
 */
export class DecodedDocumentCache<Row extends object> {
  readonly #known: LRUCache<string, { bytes: Buffer; row: DeepReadonly<Row> }>;

  /** @param maxBytes how many bytes of documents are kept, the latest used; their records take about four times as many. */
  constructor(maxBytes: number) {
    this.#known = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length });
  }

  /** @param documents as the driver gives them raw, all read with the same projection. */
  from(documents: readonly Uint8Array[]): DeepReadonly<Row>[] {
    return documents.map((document) =>
      this.#record(Buffer.from(document.buffer, document.byteOffset, document.length)),
    );
  }

  #record(bytes: Buffer): DeepReadonly<Row> {
    if (bytes[ID_TYPE_AT] !== OBJECT_ID_TYPE) return decode<Row>(bytes);
    const id = bytes.toString('latin1', ID_AT, ID_END);
    const known = this.#known.get(id);
    if (known?.bytes.equals(bytes)) return known.row;
    const row = decode<Row>(bytes);
    // a copy, as the document is a part of the whole answer, which would be kept with it
    this.#known.set(id, { bytes: Buffer.from(bytes), row });
    return row;
  }
}

const decode = <Row>(bytes: Buffer) => mongoose.mongo.BSON.deserialize(bytes) as DeepReadonly<Row>;
