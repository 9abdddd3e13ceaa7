/**
 * Puts text on the clipboard. The clipboard interface exists only on https and localhost and may be refused; the old
 * command on a hidden text area is the way out. Resolves to whether it worked, which it did not where the text cannot be read.
 */
export async function copyText(text: string | (() => Promise<string>)): Promise<boolean> {
  const read = typeof text === 'string' ? Promise.resolve(text) : text();
  try {
    if (navigator.clipboard) {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : putLater(read));
      return true;
    }
  } catch {
    // Refused: try the old way.
  }
  return read.then(copyWithSelection, () => false);
}

/** Safari takes a text that comes after the click only as a promise that it was given at the click. */
async function putLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

function copyWithSelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Inside the open dialog, if there is one: its focus trap would take the focus back otherwise.
  (focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
