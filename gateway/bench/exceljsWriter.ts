/** exceljs' in-memory writer, measured in a process of its own; tells its parent what it cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { sampleRows, SOME } from './exportData.js';

const TICKS_MS = 20;

export interface WriterCost {
  totalMs: number;
  stallMs: number;
  rssGrowth: number;
}

async function main(): Promise<WriterCost> {
  const { headings, rows } = sampleRows(SOME);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  await pause(TICKS_MS);
  const rss = process.memoryUsage.rss();
  const startedAt = performance.now();
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Candidatos', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = headings.map((header) => ({ header, width: 15 }));
  sheet.addRows(rows);
  await workbook.xlsx.writeBuffer();
  const totalMs = performance.now() - startedAt;
  // The histogram learns of a stall at the tick after it.
  await pause(TICKS_MS);
  return { totalMs, stallMs: loop.max / 1e6, rssGrowth: process.resourceUsage().maxRSS * 1024 - rss };
}

void main().then((cost) => process.send?.(cost, () => process.exit()));
