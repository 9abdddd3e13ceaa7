import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates `path` and what is missing above it, open to this user alone. Level by level, because Node 20's recursive mkdir
 * never returns where a file system answers ENOENT to the creation itself, as /proc does.
 * @throws the file system's error.
 */
export function makeDirectories(path: string): void {
  const missing: string[] = [];
  for (let level = resolve(path); !existsSync(level); level = dirname(level)) missing.unshift(level);
  for (const level of missing) {
    try {
      mkdirSync(level, { mode: 0o700 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Another process was faster.
    }
  }
}
