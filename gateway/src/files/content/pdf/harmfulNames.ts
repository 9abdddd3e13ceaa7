import type { RefusalReason } from '../refusal.js';

/**
 * Names without which nothing in a PDF acts or hides a file. They are looked for as text, wherever in the file they stand,
 * because programs that show PDFs disagree on which of several objects or entries counts.
 */
const everywhere: readonly (readonly [RefusalReason, RegExp])[] = [
  ['PDF_WITH_ATTACHMENTS', asName('EmbeddedFiles?|FileAttachment|GoToE|Collection')],
  [
    'ACTIVE_PDF',
    asName(
      'JavaScript|OnInstantiate|Launch|SubmitForm|ResetForm|SetOCGState|ImportData|RichMedia[A-Za-z]*|Rendition|GoToR|Movie|Sound|XFA|XFAResources',
    ),
  ],
];

/** Names so short that the data of an image have them by chance: looked for outside of such data. */
const inFileText: readonly (readonly [RefusalReason, RegExp])[] = [
  ['ENCRYPTED_PDF', asName('Encrypt')],
  ['PDF_WITH_ATTACHMENTS', asName('EF|AF')],
  ['ACTIVE_PDF', asName('JS|AA|FFilter')],
];

function asName(names: string): RegExp {
  return new RegExp(`/(?:${names})(?=[\\s\\0()<>\\[\\]{}/%]|$)`);
}

/** A text in which the escapes of names (`/J#61vaScript`) are resolved. */
export function withoutNameEscapes(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/**
 * Why a part of a PDF is refused for a name in it, or null.
 * @param text bytes as Latin-1, names without escapes.
 * @param isFileText whether the text is made of objects, without the data of streams.
 */
export function harmIn(text: string, { isFileText }: { isFileText: boolean }): RefusalReason | null {
  const patterns = isFileText ? [...inFileText, ...everywhere] : everywhere;
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** How often a name stands in a text. */
export function countOfName(text: string, name: string): number {
  return [...text.matchAll(new RegExp(asName(name), 'g'))].length;
}
