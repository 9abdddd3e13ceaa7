import { useState } from 'react';

const key = (list: string) => `esteira.pageSize.${list}`;

/** The size that was chosen before; null where none was, or where the browser keeps nothing. */
function remembered(list: string, sizes: readonly number[]): number | null {
  try {
    const stored = Number(localStorage.getItem(key(list)));
    return sizes.includes(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * How many entries a page of a list has: what the address says, else what this person chose last at this device, else
 * the list's own default.
 * @param inAddress 0 where the address says nothing
 */
export function usePageSize(
  list: string,
  { inAddress, sizes, fallback }: { inAddress: number; sizes: readonly number[]; fallback: number },
): { size: number; remember: (size: number) => void } {
  const [stored, setStored] = useState(() => remembered(list, sizes));
  return {
    size: inAddress || stored || fallback,
    remember: (size) => {
      setStored(size);
      try {
        localStorage.setItem(key(list), String(size));
      } catch {
        // A browser that keeps nothing still shows the size for as long as the screen is open.
      }
    },
  };
}
