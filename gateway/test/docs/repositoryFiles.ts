import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Neither written by people nor part of the repository. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'data', 'artifacts', 'package-lock.json']);

/** The files of the repository below a directory whose names match, as paths below its root; an empty text names the root. */
export function filesBelow(directory: string, names: RegExp): string[] {
  return readdirSync(path.join(ROOT, directory), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const name = path.posix.join(directory, entry.name);
    if (entry.isDirectory()) return filesBelow(name, names);
    return entry.isFile() && names.test(name) ? [name] : [];
  });
}

/** What a file of the repository says. */
export const textOf = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
