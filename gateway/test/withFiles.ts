import { openFiles, type FilesDependencies } from '../src/files/files.js';
import type { BaseDependencies } from '../src/domains/services.js';

/** What services are built with, the room of files among it: nothing of it starts before a file is stored. */
export function withFiles<Base extends Omit<BaseDependencies, 'files'> & FilesDependencies>(
  base: Base,
): Base & Pick<BaseDependencies, 'files'> {
  return { ...base, files: openFiles(base) };
}
