import { firstUnits } from '../../lib/text.js';
import { normalizeFileName } from '../../lib/parsing/fileNames.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import { DEFAULT_FILE_NAME, DEFAULT_SHEET_NAME } from './exportColumns.js';

/** Excel's limit, in UTF-16 units: an emoji counts as two. */
const MAX_SHEET_NAME = 31;
const SHEET_UNSAFE = /[[\]:*?/\\\u0000-\u001f\u007f]/g;

/** The file name of an export: the name, underscore, the ISO date of the day in São Paulo, `.xlsx`. */
export function exportFileName(name: string, now: Date): string {
  return `${normalizeFileName(name) || DEFAULT_FILE_NAME}_${todayInBrazil(now)}.xlsx`;
}

/** A sheet name that Excel takes; `History` is a name it keeps for itself. */
export function exportSheetName(name: string): string {
  const safe = firstUnits(
    name
      .replace(/\p{Cs}/gu, '')
      .replace(SHEET_UNSAFE, ' ')
      .replace(/\s+/g, ' '),
    MAX_SHEET_NAME,
  ).replace(/^['\s]+|(?<!['\s])['\s]+$/g, '');
  if (safe === '') return DEFAULT_SHEET_NAME;
  return safe.toLowerCase() === 'history' ? `${safe}_` : safe;
}

/** A sheet name that no other sheet of the workbook has: Excel takes no two that differ in capitals only. */
export function uniqueSheetName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map((other) => other.toLowerCase()));
  const safe = exportSheetName(name);
  let unique = safe;
  for (let number = 2; others.has(unique.toLowerCase()); number++) {
    const suffix = ` (${number})`;
    unique = `${firstUnits(safe, MAX_SHEET_NAME - suffix.length).trimEnd()}${suffix}`;
  }
  return unique;
}
