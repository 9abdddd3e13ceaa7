/** Whether what has the focus takes letters and arrows for itself, such as a text that is being written or an open dialog. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
}
