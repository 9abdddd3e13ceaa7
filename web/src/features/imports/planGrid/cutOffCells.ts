/**
 * The imports of which something that was typed waits for a network. It belongs to the page and not to the table, which is drawn anew for another
 * filter or step while what was typed in it is still on its way. The browser asks before it closes the page meanwhile.
 */
const senders = new Map<string, number>();
const listeners = new Set<() => void>();
const hold = (event: BeforeUnloadEvent) => event.preventDefault();

function count(id: string, change: 1 | -1): void {
  senders.set(id, (senders.get(id) ?? 0) + change);
  if (senders.get(id) === 0) senders.delete(id);
  if (senders.size > 0) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
  listeners.forEach((listener) => listener());
}

export const cutOffCells = {
  /** @param id of the import. @returns tells, once, that its cells have arrived. */
  wait: (id: string): (() => void) => {
    count(id, 1);
    return () => count(id, -1);
  },
  has: (id: string): boolean => senders.has(id),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
