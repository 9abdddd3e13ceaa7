import { z } from 'zod';
import { DomainError } from './errors.js';
import { isDatabaseId } from './globalId.js';

/** Longer than that of any row: a name and an e-mail in lower case are the longest value that sorts. */
const MAX_CURSOR = 4_000;

/** Where a row stands in an order: the value that sorts it, and its id, which tells rows with the same value apart. */
export interface SortKey {
  value: string | number;
  id: string;
}

/** A place in a list, beside a row: it stays the same place whatever is inserted or deleted around it. */
export interface RowPlace {
  /** The name of the order that the key belongs to. */
  order: string;
  key: SortKey;
  /** How many entries stood up to and including the row when the cursor was made: what the pager's number comes from. */
  position: number;
}

/** What a cursor holds: a place beside a row, or the number of entries before a numbered page. */
export type CursorPlace = { row: RowPlace } | { offset: number };

const position = z.int().min(0);
const rowForm = z
  .tuple([z.string().max(40), z.union([z.string(), z.number()]), z.string().refine(isDatabaseId), position])
  .transform(([order, value, id, at]): CursorPlace => ({ row: { order, key: { value, id }, position: at } }));
const offsetForm = z.tuple([position]).transform(([offset]): CursorPlace => ({ offset }));
const cursorForm = z.union([rowForm, offsetForm]);

const encode = (form: unknown[]): string => Buffer.from(JSON.stringify(form)).toString('base64url');

/** The cursor of a row; opaque to callers. */
export function rowCursor({ order, key, position: at }: RowPlace): string {
  return encode([order, key.value, key.id, at]);
}

/** The cursor of a numbered page, for jumps; opaque to callers. */
export function offsetCursor(offset: number): string {
  return encode([offset]);
}

/** @throws DomainError INVALID for a text that is no cursor of ours. */
export function readCursor(cursor: string): CursorPlace {
  const place = cursor.length > MAX_CURSOR ? undefined : cursorForm.safeParse(parsed(cursor)).data;
  if (!place) throw invalidCursor();
  return place;
}

/** What a cursor is answered that means nothing in the list at hand. */
export const invalidCursor = () => new DomainError('INVALID', 'Cursor inválido.');

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
