const LONGEST_FILE_NAME = 100;
/** Characters that some file system, or a header, does not take. */
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e]/g;

/** The name that a workbook is given by a typed one, without its extension; '' where nothing of it can be used. */
export function normalizeFileName(text: string): string {
  const safe = text
    // Half surrogates cannot be encoded for the header.
    .replace(/\p{Cs}/gu, '')
    .replace(UNSAFE, '')
    .replace(/\.xlsx$/i, '');
  return [...withoutDots(safe)].slice(0, LONGEST_FILE_NAME).join('').trim();
}

/** A name without the dots and spaces around it, which hide a file, or which some systems drop. */
function withoutDots(name: string): string {
  let end = name.length;
  while (/[.\s]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).replace(/^[.\s]+/, '');
}
