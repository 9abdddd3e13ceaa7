import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { StartupError } from './errors.js';
import { identify, isRunning, type ProcessIdentity } from './processIdentity.js';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  startMark: z.string().optional(),
  since: z.string(),
  /** The engine's own process, which outlives a killed gateway for the moment that it needs to close. */
  engine: z.object({ pid: z.number().int().positive(), startMark: z.string().optional() }).optional(),
  /** Private directory of the engine's socket; a killed gateway leaves it behind. */
  socketDirectory: z.string().optional(),
});

/** What the lock file says: who holds the directory, since when (ISO 8601), and what it has running. */
export type LockHolder = z.infer<typeof holderSchema>;

/** A directory that this process holds until `release`. */
export interface DirectoryLock {
  /** What a dead holder left behind, when the lock was taken over from one. */
  readonly previous: LockHolder | undefined;
  /** Notes what has to be cleaned up should this process be killed. */
  note(details: { engine?: ProcessIdentity; socketDirectory?: string }): void;
  release(): void;
}

/**
 * Takes the lock file at `path`, which may have been left by a dead process; a live one is never disturbed.
 * @throws StartupError that names the holder's pid and since when it holds `what`.
 */
export function acquireDirectoryLock(path: string, what: string): DirectoryLock {
  let mine: LockHolder = { ...identify(process.pid), since: new Date().toISOString() };
  let previous: LockHolder | undefined;
  // Two rounds suffice (find a stale one, take it); more are for starters that race each other.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (createExclusively(path, mine)) return heldLock();
    const found = readHolder(path);
    if (found === undefined) continue; // released in between
    if (found !== 'unreadable' && isRunning(found)) throw alreadyHeld(what, path, found);
    if (removeStale(path, found)) previous = found === 'unreadable' ? previous : found;
  }
  throw new StartupError(`${what} is being claimed by several processes at once; start only one (lock file ${path})`);

  function heldLock(): DirectoryLock {
    return {
      previous,
      note(details) {
        mine = { ...mine, ...details };
        replaceAtomically(path, mine);
      },
      release() {
        const holder = readHolder(path);
        if (holder !== undefined && holder !== 'unreadable' && holder.pid === process.pid)
          rmSync(path, { force: true });
      },
    };
  }
}

function alreadyHeld(what: string, path: string, holder: LockHolder): StartupError {
  const who = holder.pid === process.pid ? `this process (pid ${holder.pid})` : `process ${holder.pid}`;
  return new StartupError(
    `${what} is already in use by ${who} since ${holder.since}; stop it, or choose another DATA_DIR (lock file ${path})`,
  );
}

/** Writes the whole lock before it appears under its name, so that nobody can read half of it. */
function createExclusively(path: string, holder: LockHolder): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP') throw error;
    return createWithoutLinks(path, holder); // some mounted volumes know no hard links
  } finally {
    rmSync(draft, { force: true });
  }
}

function createWithoutLinks(path: string, holder: LockHolder): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function replaceAtomically(path: string, holder: LockHolder): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 });
  renameSync(draft, path);
}

function readHolder(path: string): LockHolder | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

/**
 * Moves a stale lock away. Renaming lets only one of several starters win; should the file have been replaced by a live
 * holder's since it was read, it is put back.
 */
function removeStale(path: string, expected: LockHolder | 'unreadable'): boolean {
  const aside = `${path}.stale-${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  try {
    const moved = readHolder(aside);
    if (JSON.stringify(moved) === JSON.stringify(expected)) return true;
    linkSync(aside, path);
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}
