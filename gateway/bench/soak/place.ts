import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Room for the engine's files and journal, and not much more. */
const SIZE = '768m';

/** Where the engine keeps its data during a soak. */
export interface Place {
  directory: string;
  /** Fills the file system; null where it is not one of our own, whose other users would suffer. */
  fill: (() => void) | null;
  /** Gives the room back. */
  empty(): void;
  remove(): void;
}

/** A small file system in memory where this user may mount one; otherwise a directory that is never filled. */
export function makePlace(): Place {
  const directory = mkdtempSync(path.join(tmpdir(), 'esteira-soak-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', directory]).status === 0;
  const ballast = path.join(directory, 'ballast');
  return {
    directory,
    fill: mounted
      ? () => {
          const { bavail, bsize } = statfsSync(directory);
          writeFileSync(ballast, Buffer.alloc(bavail * bsize));
        }
      : null,
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      if (mounted) spawnSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
