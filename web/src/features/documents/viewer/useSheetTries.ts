import { useRef, useState } from 'react';
import type { Sheet } from './documentSheets';

/**
 * Which sheets could not be shown, and how often each was tried anew. A new try is a new element: addresses that are made
 * within a minute are the same, so that one that has failed may come again.
 * @param onStale gets new addresses; rejects when there are none
 */
export function useSheetTries(onStale: () => Promise<unknown>) {
  /** Addresses that gave nothing, by sheet. */
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({});
  const [tries, setTries] = useState<Readonly<Record<string, number>>>({});
  const asked = useRef(new Set<string>());

  const tryAgain = async ({ key }: Sheet) => {
    try {
      await onStale();
    } catch {
      return; // What is shown of the failure stays.
    }
    setFailed(({ [key]: _before, ...others }) => others);
    setTries((before) => ({ ...before, [key]: (before[key] ?? 0) + 1 }));
  };

  return {
    hasFailed: ({ key, url }: Sheet) => failed[key] === url,
    triesOf: ({ key }: Sheet) => tries[key] ?? 0,
    fail: (sheet: Sheet) => {
      setFailed((before) => ({ ...before, [sheet.key]: sheet.url }));
      // An address that is five minutes old is replaced by itself, once.
      if (asked.current.has(sheet.key)) return;
      asked.current.add(sheet.key);
      void tryAgain(sheet);
    },
    tryAgain,
  };
}
