/**
 * Counts the moments from which on the database may lack what it has answered before: its client was replaced, or its
 * connections were lost. What a process remembers as stored holds for as long as the number stays.
 */
let count = 0;

/** To be called where the database may have come back without its last writes. */
export function noteOutage(): void {
  count += 1;
}

/** How many there were so far. */
export const outageCount = (): number => count;
