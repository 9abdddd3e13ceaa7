import type { Types } from 'mongoose';
import { readEdits, storeEdits, storeLeftOut } from './importRowsModel.js';

/** Rows of an import under one version. */
interface RowsVersion {
  importId: Types.ObjectId;
  version: number;
}

/** Copies what somebody changed of these rows, which are under their numbers in both versions: typed texts, and what is left out. */
export async function copyEdits(
  from: RowsVersion,
  to: RowsVersion,
  rows: readonly { readonly row: number }[],
): Promise<void> {
  const edits = await readEdits(from.importId, from.version);
  const texts: { row: number; fieldKey: string; value: string }[] = [];
  const marked = { leftOut: [] as number[], takenIn: [] as number[] };
  for (const { row } of rows) {
    const edit = edits.get(row);
    for (const [fieldKey, value] of Object.entries(edit?.texts ?? {})) texts.push({ row, fieldKey, value });
    if (edit?.isLeftOut !== undefined) marked[edit.isLeftOut ? 'leftOut' : 'takenIn'].push(row);
  }
  await storeEdits(to.importId, to.version, texts);
  await storeLeftOut(to.importId, to.version, marked.leftOut, true);
  await storeLeftOut(to.importId, to.version, marked.takenIn, false);
}
