import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../domains/context.js';
import type { SerializedRow } from '../../../cache/rowCache.js';
import { requestOf } from '../cost/costPlugin.js';

/** Stands for a row in the text of an answer; no data can hold it, as it never leaves the process. */
const PLACEHOLDER = randomUUID();

/** The rows of one answer. */
export interface ResponseRows {
  rows: SerializedRow[];
  /** Bytes of the rows that were made for it; those that were kept are not among them. */
  madeBytes: number;
  /** Whether some could not be made, so that the answer has to be made without. */
  hasFailed: boolean;
}

const rowsOf = new WeakMap<object, ResponseRows>();

/** Says that the sender of the answer to a request will put rows in (`fillPlaceholders`); no other sender can read an answer with placeholders. */
export function expectRows(context: RequestContext): void {
  rowsOf.set(requestOf(context), { rows: [], madeBytes: 0, hasFailed: false });
}

/** The rows of the answer to a request; undefined where its sender would not put them in. */
export const responseRows = (context: RequestContext): ResponseRows | undefined => rowsOf.get(requestOf(context));

/** Adds a row to an answer. @returns what stands for it in the data. */
export function placeholderOf({ rows }: ResponseRows, row: SerializedRow): string {
  rows.push(row);
  return `${PLACEHOLDER} ${rows.length - 1}`;
}

/** The bytes of an answer, each row in the place of its placeholder. */
export function fillPlaceholders(context: RequestContext, text: string): Buffer {
  const rows = responseRows(context)?.rows ?? [];
  if (rows.length === 0) return Buffer.from(text);
  const [before = '', ...marked] = text.split(`"${PLACEHOLDER} `);
  const parts = marked.flatMap((part) => {
    const end = part.indexOf('"');
    const row = rows[Number(part.slice(0, end))];
    return [row?.bytes ?? Buffer.alloc(0), Buffer.from(part.slice(end + 1))];
  });
  return Buffer.concat([Buffer.from(before), ...parts]);
}
