import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../domains/context.js';
import type { Row } from '../../../cache/rowCache.js';
import { requestOf } from '../cost/costPlugin.js';

/** Stands for a row in the text of an answer; no data can hold it, as it never leaves the process. */
const MARK = randomUUID();

/** The rows of one answer. */
export interface AnswerRows {
  rows: Row[];
  /** Bytes of the rows that were made for it; those that were kept are not among them. */
  madeBytes: number;
  /** Whether some could not be made, so that the answer has to be made without. */
  hasFailed: boolean;
}

const rowsOf = new WeakMap<object, AnswerRows>();

/** Says that the sender of the answer to a request will put rows in (`withRows`); no other sender can read an answer with their marks. */
export function takeRows(context: RequestContext): void {
  rowsOf.set(requestOf(context), { rows: [], madeBytes: 0, hasFailed: false });
}

/** The rows of the answer to a request; undefined where its sender would not put them in. */
export const answerRows = (context: RequestContext): AnswerRows | undefined => rowsOf.get(requestOf(context));

/** Adds a row to an answer. @returns what stands for it in the data. */
export function markOf({ rows }: AnswerRows, row: Row): string {
  rows.push(row);
  return `${MARK} ${rows.length - 1}`;
}

/** The bytes of an answer, each row in the place of its mark. */
export function withRows(context: RequestContext, text: string): Buffer {
  const rows = answerRows(context)?.rows ?? [];
  if (rows.length === 0) return Buffer.from(text);
  const [before = '', ...marked] = text.split(`"${MARK} `);
  const parts = marked.flatMap((part) => {
    const end = part.indexOf('"');
    const row = rows[Number(part.slice(0, end))];
    return [row?.bytes ?? Buffer.alloc(0), Buffer.from(part.slice(end + 1))];
  });
  return Buffer.concat([Buffer.from(before), ...parts]);
}
