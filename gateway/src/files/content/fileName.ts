import { understandLine } from '../../lib/understand/texts.js';

const LONGEST_STEM = 80;
/** What is a folder, a drive, a pattern or a quote for some system or header. */
const UNWANTED = /[<>:"|?*\\/%;]+/g;

/**
 * The name of a file as it may be shown and offered for saving: the last part of a path alone, without control characters
 * and marks that turn the direction of writing, and with the ending of what the file really is.
 * @param ending such as 'jpg'.
 */
export function safeFileName(declared: string, ending: string): string {
  const last = declared.slice(-1_000).split(/[\\/]/).at(-1) ?? '';
  const visible = understandLine(last).replace(UNWANTED, ' ').replace(/\s+/g, ' ');
  const dot = visible.lastIndexOf('.');
  const stem = (dot > 0 ? visible.slice(0, dot) : visible)
    .replace(/^[. ]+/, '')
    .replaceAll('.', ' ')
    .trim();
  const short = [...stem].slice(0, LONGEST_STEM).join('').trim();
  return `${short === '' ? 'documento' : short}.${ending}`;
}
