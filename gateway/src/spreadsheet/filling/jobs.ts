import { normalisedHeading } from '../headings/headings.js';
import { suggestMappings, type MappableField, type SuggestedMapping } from '../headings/suggestMappings.js';
import { analyzeWorkbook, type FoundSheet } from './analyzeWorkbook.js';
import { planFill, type FillOrder, type FillPlan } from './fillPlan.js';
import { WorkbookRefusal } from './refusal.js';
import { readTable, type TableSource } from '../reading/readTable.js';
import type { Table } from '../reading/table.js';

/** What the worker is asked to do with one workbook. */
export type WorkbookJob =
  | { kind: 'analyze'; bytes: Uint8Array; fields: readonly MappableField[] }
  | { kind: 'plan'; bytes: Uint8Array; order: FillOrder }
  | { kind: 'table'; bytes: Uint8Array; source: Omit<TableSource, 'bytes'> };

export interface WorkbookAnalysis extends FoundSheet {
  suggestions: SuggestedMapping[];
}

/** What each kind of job gives. */
export interface JobResults {
  analyze: WorkbookAnalysis;
  plan: FillPlan;
  table: Table;
}

export type WorkbookReport = { ok: true; result: JobResults[keyof JobResults] } | { ok: false; refusal: string };

/** Does the job; a refusal is an answer, anything else is thrown. */
export async function runJob(job: WorkbookJob): Promise<WorkbookReport> {
  try {
    return { ok: true, result: await resultOf(job) };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { ok: false, refusal: error.message };
    throw error;
  }
}

async function resultOf(job: WorkbookJob): Promise<JobResults[keyof JobResults]> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  if (job.kind === 'plan') return planFill(bytes, job.order);
  if (job.kind === 'table') return readTable({ ...job.source, bytes });
  const known = job.fields.flatMap(({ key, label }) => [normalisedHeading(key), normalisedHeading(label)]);
  const found = await analyzeWorkbook(bytes, known);
  return {
    ...found,
    suggestions: suggestMappings(
      found.columns.map(({ name }) => name),
      job.fields,
    ),
  };
}
