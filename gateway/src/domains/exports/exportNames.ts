import { firstUnits } from '../../lib/text.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import { DEFAULT_FILE_NAME, DEFAULT_SHEET_NAME } from './exportColumns.js';

const MAX_FILE_NAME = 100;
/** Excel's limit, in UTF-16 units: an emoji counts as two. */
const MAX_SHEET_NAME = 31;
/** Characters that some file system, or a header, does not take. */

const FILE_UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e]/g;

const SHEET_UNSAFE = /[[\]:*?/\\\u0000-\u001f\u007f]/g;

/** The file name of an export: the name, underscore, the ISO date of the day in São Paulo, `.xlsx`. */
export function exportFileName(name: string, now: Date): string {
  const safe = name
    // Half surrogates cannot be encoded for the header.
    .replace(/\p{Cs}/gu, '')
    .replace(FILE_UNSAFE, '')
    .replace(/\.xlsx$/i, '')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  const short = [...safe].slice(0, MAX_FILE_NAME).join('').trim();
  return `${short || DEFAULT_FILE_NAME}_${todayInBrazil(now)}.xlsx`;
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
