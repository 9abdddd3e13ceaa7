import { fstatSync } from 'node:fs';

/** More descriptors than a process of the tests has. */
const DESCRIPTORS = 1_000;

/** How large the files are that this process has open and that have no name, as copies of uploads. */
export function sizesOfUnnamedFiles(): number[] {
  const descriptors = Array.from({ length: DESCRIPTORS }, (_, descriptor) => descriptor);
  return descriptors.flatMap((descriptor) => {
    try {
      const file = fstatSync(descriptor);
      return file.isFile() && file.nlink === 0 && file.size > 0 ? [file.size] : [];
    } catch {
      return [];
    }
  });
}
