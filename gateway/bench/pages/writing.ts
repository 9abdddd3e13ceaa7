import { answerTo, creation, renaming, restPage, type Call } from './calls.js';
import type { Fixture } from './fixture.js';

const WRITE_EVERY_MS = 100;

/** What somebody else writes while pages are read: nothing, or ten of these a second. */
export type Writes = 'nothing' | 'updates' | 'creations';

/** Counts all writes, so that no e-mail comes twice, and no candidate is given the name of an earlier round: that would write nothing. */
let written = 0;

/** Changes another candidate, or creates one, every tenth of a second. @returns a function that ends it. */
export async function keepWriting(fixture: Fixture, writes: Writes): Promise<() => Promise<void>> {
  if (writes === 'nothing') return async () => undefined;
  const { data } = JSON.parse(await answerTo(restPage(fixture, { pageSize: 100 }))) as {
    data: { id: string; clientId: string }[];
  };
  return writingOf(() => {
    written += 1;
    const { id = '', clientId = '' } = data[written % data.length] ?? {};
    return writes === 'updates' ? renaming(fixture, id, `Pessoa ${written}`) : creation(fixture, written, clientId);
  });
}

/** Makes the next of the writes every tenth of a second, one after the other. @returns a function that ends it. */
export function writingOf(next: () => Call): () => Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const call = next();
    writing = writing.then(() => answerTo(call));
    // A write that fails fails the row when the writing ends; until then nothing waits for it.
    writing.catch(() => undefined);
  }, WRITE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await writing;
  };
}
