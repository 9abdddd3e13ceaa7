import type { Sealer } from '../../auth/seal.js';

/** A sealed text of a record. */
export interface SealedText {
  sealed: string;
  /** Stores another sealed form in its place, unless the text was replaced meanwhile. */
  replace: (next: string) => Promise<void>;
}

/** What became of sealed texts. */
export interface RotationCounts {
  /** Texts that were sealed with the present key already. */
  current: number;
  /** Texts that were sealed anew. */
  resealed: number;
  /** Texts that are sealed with neither of the two keys. */
  unreadable: number;
}

/**
 * Seals texts anew with the present key. Each is one guarded write, and those that have the present key are passed over: so a
 * run that was killed is finished by the next one, and a run with nothing to do changes nothing.
 * @param onResealed is called after each text that was sealed anew, with their number so far
 */
export async function resealAll(
  sealer: Sealer,
  texts: AsyncIterable<SealedText>,
  onResealed: (count: number) => void = () => undefined,
): Promise<RotationCounts> {
  const counts = { current: 0, resealed: 0, unreadable: 0 };
  for await (const { sealed, replace } of texts) {
    if (sealer.isCurrent(sealed)) {
      counts.current += 1;
      continue;
    }
    const text = unsealed(sealer, sealed);
    if (text === null) {
      counts.unreadable += 1;
      continue;
    }
    await replace(sealer.seal(text));
    counts.resealed += 1;
    onResealed(counts.resealed);
  }
  return counts;
}

function unsealed(sealer: Sealer, sealed: string): string | null {
  try {
    return sealer.unseal(sealed);
  } catch {
    return null;
  }
}
