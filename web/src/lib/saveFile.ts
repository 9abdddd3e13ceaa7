/** Safari and older versions of Firefox read the file some time after the click. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it under this name. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
