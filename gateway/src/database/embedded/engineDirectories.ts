/** The directories of the embedded engine: its data under a lock, its socket, its cache. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { acquireDirectoryLock, type DirectoryLock } from './directoryLock.js';
import { StartupError } from '../errors.js';
import { makeDirectories } from '../makeDirectories.js';
import { isRunning } from './processIdentity.js';

const SOCKET_DIRECTORY_PREFIX = 'esteira-';
/** Unix socket paths hold at most 104 bytes on macOS and 108 on Linux; this much is added to the temporary directory. */
const SOCKET_PATH_ADDITION = '/esteira-XXXXXX/embedded-mongodb-XXXXXX/mongodb.sock'.length;
const SOCKET_PATH_LIMIT = 103;
/** How long the engine of a killed gateway may take to close before a new one is started over its directory. */
const ORPHAN_LIMIT_MS = 15_000;

/** MongoDB makes no index on a disk with less than 500 MiB free, and its first files take some 20 MiB. */
const ROOM_FOR_FIRST_START = 550 * 1024 * 1024;

/**
 * Before the first start over a directory: without room the engine opens, but cannot make its indexes or dies on the way.
 * @param needed in bytes.
 * @throws StartupError that says how much is free and how much is needed.
 */
export function requireRoom(directory: string, dataDir: string, needed = ROOM_FOR_FIRST_START): void {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartupError(
    `DATA_DIR ${dataDir} is on a disk with ${megabytes(free)} MB free, and a first start needs ${megabytes(needed)} MB; ` +
      'make room, or choose another DATA_DIR',
  );
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** A full disk as an operator is told it; any other error as it is. */
export function explainFullDisk(dataDir: string, error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? unusable(dataDir, error) : error;
}

/** @throws StartupError when it cannot be written. */
export function createDirectory(directory: string, dataDir: string): void {
  try {
    makeDirectories(directory);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** @throws StartupError when another process holds it, or it cannot be written. */
export function lockDirectory(dataDir: string): DirectoryLock {
  try {
    return acquireDirectoryLock(join(dataDir, 'mongo.lock'), `DATA_DIR ${dataDir}`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'read-only file system',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'a part of the path is a file',
    ENOENT: 'it cannot be created there',
    ENOSPC: 'no space left on the device',
  };
  const reason = reasons[code ?? ''] ?? message;
  return new StartupError(`DATA_DIR ${dataDir} cannot be written: ${reason} (${code ?? 'unknown error'})`, {
    cause: error,
  });
}

/** A killed gateway's engine closes by itself, which takes a moment; until then its directory is not free. */
export async function awaitOrphan(lock: DirectoryLock, logger: Logger): Promise<void> {
  const { previous } = lock;
  if (previous === undefined) return;
  logger.warn({ previousPid: previous.pid, since: previous.since }, 'the database was not closed by its last gateway');
  if (previous.engine !== undefined) {
    const deadline = Date.now() + ORPHAN_LIMIT_MS;
    while (isRunning(previous.engine)) {
      if (Date.now() > deadline) {
        throw new StartupError(
          `The engine of an earlier start (process ${previous.engine.pid}) does not end; stop it first`,
        );
      }
      await delay(20);
    }
  }
  const left = previous.socketDirectory;
  if (left !== undefined && basename(left).startsWith(SOCKET_DIRECTORY_PREFIX))
    rmSync(left, { recursive: true, force: true });
}

/** Shared by all data directories of this user, where possible: the copies are 35 MB. */
export function cacheDirectory(dataDir: string): string {
  const shared = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'esteira');
  try {
    makeDirectories(shared);
    return shared;
  } catch {
    return join(dataDir, '.cache');
  }
}

/** Makes a directory that only this user may open, its path short enough for a socket in it. */
export function createSocketDirectory(): string {
  const preferred = tmpdir();
  const parent = preferred.length + SOCKET_PATH_ADDITION > SOCKET_PATH_LIMIT ? '/tmp' : preferred;
  return mkdtempSync(join(parent, SOCKET_DIRECTORY_PREFIX));
}
