import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { StartupError } from '../errors.js';
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

/** A takeover takes a few milliseconds; a process that meets one waits for its outcome, which it then reports. */
const TAKEOVER_LIMIT_MS = 5_000;
const RETRY_AFTER_MS = 5;
/** A lock that cannot be read is being written at this moment, unless it is older than this. */
const UNREADABLE_FOR_MS = 2_000;
/** A takeover's own lock may be left by a dead process too, and so on; this bounds how deep such a chain is followed. */
const MAX_LEVELS = 3;

/**
 * Takes the lock file at `path`, which may have been left by a dead process; a live one is never disturbed. Blocks for the
 * few milliseconds that another process may need to take it over at the same time.
 * @throws StartupError that names the holder's pid and since when it holds `what`.
 */
export function acquireDirectoryLock(path: string, what: string): DirectoryLock {
  let mine: LockHolder = { ...identify(process.pid), since: new Date().toISOString() };
  const outcome = acquire(path, mine, 0);
  if ('heldBy' in outcome) throw alreadyHeld(what, path, outcome.heldBy);
  return {
    previous: outcome.previous,
    note(details) {
      mine = { ...mine, ...details };
      replaceAtomically(path, mine);
    },
    release: () => release(path),
  };
}

type Outcome = { previous: LockHolder | undefined } | { heldBy: LockHolder };

function acquire(path: string, mine: LockHolder, level: number): Outcome {
  const deadline = Date.now() + TAKEOVER_LIMIT_MS;
  while (Date.now() < deadline) {
    if (createExclusively(path, mine)) return { previous: undefined };
    const found = readHolder(path);
    if (isHeld(found)) return { heldBy: found };
    if (found !== undefined && found !== 'being written') {
      const taken = takeOver(path, mine, level);
      if (taken !== undefined) return taken;
    }
    pause(RETRY_AFTER_MS);
  }
  throw new StartupError(`The lock file ${path} does not come to rest; remove it when no gateway runs`);
}

/**
 * Puts `mine` in the place of a stale lock. Of several processes that find the same stale lock, the second must not
 * replace what the first has just put there: so this needs a lock of its own, and looks again once it has that.
 * @returns nothing when another process is at it, or was.
 */
function takeOver(path: string, mine: LockHolder, level: number): Outcome | undefined {
  if (level >= MAX_LEVELS) return undefined;
  const own = `${path}.takeover`;
  if ('heldBy' in acquire(own, mine, level + 1)) return undefined;
  try {
    const found = readHolder(path);
    if (found === undefined || found === 'being written' || isHeld(found)) return undefined;
    replaceAtomically(path, mine);
    return { previous: found === 'unreadable' ? undefined : found };
  } finally {
    release(own);
  }
}

function release(path: string): void {
  const holder = readHolder(path);
  if (typeof holder === 'object' && holder.pid === process.pid) rmSync(path, { force: true });
}

function isHeld(found: Found): found is LockHolder {
  return typeof found === 'object' && isRunning(found);
}

/** Blocks: it happens at the start only, before there is anything else to do. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function alreadyHeld(what: string, path: string, holder: LockHolder): StartupError {
  const who = holder.pid === process.pid ? `this process (pid ${holder.pid})` : `process ${holder.pid}`;
  return new StartupError(
    `${what} is already in use by ${who} since ${holder.since}; stop it, or choose another DATA_DIR (lock file ${path})`,
  );
}

/** Writes the whole lock before it appears under its name, so that no process can read half of it. */
function createExclusively(path: string, holder: LockHolder): boolean {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP') throw error;
    return createWithoutLinks(path, holder); // Some mounted volumes know no hard links.
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
  try {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

type Found = LockHolder | 'unreadable' | 'being written' | undefined;

function readHolder(path: string): Found {
  let text: string;
  let modified: number;
  try {
    text = readFileSync(path, 'utf8');
    modified = statSync(path).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return Date.now() - modified > UNREADABLE_FOR_MS ? 'unreadable' : 'being written';
  }
}
