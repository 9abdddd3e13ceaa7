/**
 * Who sends something for which import. It belongs to the page and not to the table, which is drawn anew for another filter
 * or step while what was typed in it is still on its way.
 * @param hear is told whether there is any sender left
 */
function createSenders(hear?: (areAny: boolean) => void) {
  const senders = new Map<string, number>();
  const listeners = new Set<() => void>();
  const count = (id: string, change: 1 | -1) => {
    senders.set(id, (senders.get(id) ?? 0) + change);
    if (senders.get(id) === 0) senders.delete(id);
    hear?.(senders.size > 0);
    listeners.forEach((listener) => listener());
  };
  return {
    /** @param id of the import. @returns tells, once, that nothing is to be waited for any more. */
    begin: (id: string): (() => void) => {
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
}

const hold = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The imports of which a change has not been answered, whether or not a failure was told: with a run, what stands in the cells
 * is not what would be written. The browser asks before it closes the page meanwhile.
 */
export const editSenders = createSenders((areAny) => {
  if (areAny) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
});

/** The imports among them of which it was told that what was typed waits for a network. */
export const cutOffSenders = createSenders();
