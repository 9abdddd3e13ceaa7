import mongoose from 'mongoose';

/**
 * The documents of a query that is made again and again and nearly always answers the same (fields, rights): while the
 * bytes stay the same, so do the decoded rows, the very same array. Asking costs the query, without decoding.
 */
export class UnchangedRows<Row> {
  #bytes: Buffer | null = null;
  #rows: Row[] = [];

  /** @param documents as the driver gives them with `raw: true`. */
  from(documents: readonly Uint8Array[]): Row[] {
    const bytes = Buffer.concat(documents);
    if (!this.#bytes?.equals(bytes)) {
      this.#bytes = bytes;
      this.#rows = documents.map((document) => mongoose.mongo.BSON.deserialize(document) as Row);
    }
    return this.#rows;
  }
}
