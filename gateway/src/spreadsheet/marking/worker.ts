import { markedTable, markedWorkbook, type MarkOrder, type PlainTable } from './markedWorkbook.js';
import { modelWorkbook, type ModelOrder } from './modelWorkbook.js';
import { begunWith, type TimedTask } from '../timedTask.js';

/** A workbook to write. */
export type WritingTask =
  | { kind: 'mark'; bytes: Uint8Array; order: MarkOrder }
  | { kind: 'table'; table: PlainTable; order: MarkOrder }
  | { kind: 'model'; order: ModelOrder };

/** What a thread that writes workbooks with exceljs does. */
export default function writingTask(timed: TimedTask<WritingTask>): Promise<Uint8Array> {
  const task = begunWith(timed);
  if (task.kind === 'mark') return markedWorkbook(task.bytes, task.order);
  return task.kind === 'table' ? markedTable(task.table, task.order) : modelWorkbook(task.order);
}
