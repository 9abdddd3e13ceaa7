/**
 * Lets the embedded engine load on a glibc older than the 2.38 that its library was linked on (Debian 12 and Ubuntu 22.04
 * have 2.36 and 2.35).
 *
 * Why it is refused: the library names version GLIBC_2.38 for a few functions only, which the toolchain chose and not the
 * engine: the C23 spellings `__isoc23_strtol`, `__isoc23_strtoul`, `__isoc23_strtoll`, `__isoc23_strtoull`,
 * `__isoc23_sscanf` and their like (they differ from the plain ones in reading `0b…` as binary), and `fmod`/`fmodf`,
 * which got a new version because they no longer set errno.
 *
 * What is done: in a copy, each of them is bound to the function of the same name in the platform's base version, which
 * every glibc has, and the wish for GLIBC_2.38 is marked weak, so that the loader does not insist on it. No code of the
 * library is changed. A symbol without a known older equal is an error, never a guess.
 */
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ElfError, SharedLibrary, type NeededVersion } from './elf.js';
import { makeDirectories } from '../../makeDirectories.js';

const TOO_NEW = 'GLIBC_2.38';
/**
 * The version that every old symbol has, by the ELF header's e_machine: the first glibc of that platform. A library for
 * x86-64 may name GLIBC_2.17 as well, for what was added then, so the platform decides.
 */
const BASE_VERSIONS = new Map([
  [62 /* EM_X86_64 */, 'GLIBC_2.2.5'],
  [183 /* EM_AARCH64 */, 'GLIBC_2.17'],
]);
const C23_PREFIX = '__isoc23_';
const SAME_NAME = new Set(['fmod', 'fmodf']);
/** Part of the cache's key: raise it when the shim itself changes. */
const SHIM_REVISION = 1;

/** One symbol that was bound to an older version. */
export interface ReboundSymbol {
  from: string;
  to: string;
  library: string;
  version: string;
}

/**
 * Binds everything in `bytes` that wants GLIBC_2.38 to the base version, in place; doing so twice is the same as once.
 * @returns what was rebound; empty, and not one byte changed, for a library that does not want GLIBC_2.38.
 * @throws ElfError when `bytes` is not a 64-bit little-endian shared library, or wants something with no older equal.
 */
export function rebindToOlderGlibc(bytes: Buffer): ReboundSymbol[] {
  const library = new SharedLibrary(bytes);
  const versions = library.neededVersions();
  const tooNew = new Map(versions.filter(({ name }) => name === TOO_NEW).map((version) => [version.index, version]));
  const rebound = library.undefinedSymbols().flatMap((symbol) => {
    const wanted = tooNew.get(symbol.versionIndex);
    if (wanted === undefined) return [];
    const to = olderName(symbol.name);
    const version = baseVersion(library.machine, versions, wanted.library);
    return [{ symbol, version, report: { from: symbol.name, to, library: wanted.library, version: version.name } }];
  });
  // Only now is anything written: an error above leaves the bytes as they were.
  for (const { symbol, version, report } of rebound) {
    library.dropNamePrefix(symbol, report.from.length - report.to.length);
    library.bindTo(symbol, version);
  }
  for (const version of tooNew.values()) library.makeWeak(version);
  return rebound.map(({ report }) => report);
}

function olderName(name: string): string {
  if (name.startsWith(C23_PREFIX)) return name.slice(C23_PREFIX.length);
  if (SAME_NAME.has(name)) return name;
  throw new ElfError(`wants ${name} of ${TOO_NEW}, which has no known equal in an older glibc`);
}

function baseVersion(machine: number, versions: NeededVersion[], library: string): NeededVersion {
  const base = BASE_VERSIONS.get(machine);
  const found = versions.find((version) => version.library === library && version.name === base);
  if (found === undefined) throw new ElfError(`wants ${TOO_NEW} of ${library}, but nothing of its base version`);
  return found;
}

/** Where the libraries come from, and under which directory their copies are kept. */
export interface ShimSource {
  directory: string;
  /** Version of the package that they belong to. */
  version: string;
  cacheDirectory: string;
}

/**
 * The directory with rebound copies of all libraries in `directory`, made when missing. The key holds the package's
 * version and the files' sizes (which rebinding keeps), so an upgrade gets its own copies; it appears by one rename, so
 * that processes that start together never see half a file.
 * @throws ElfError that names the file, or the file system's error.
 */
export function cachedShimmedLibraries({ directory, version, cacheDirectory }: ShimSource): string {
  const files = readdirSync(directory).filter((name) => /\.(?:so|node)$/.test(name));
  const sizes = files.map((name) => statSync(join(directory, name)).size);
  const target = join(cacheDirectory, `embedded-mongodb-${version}-${sizes.join('-')}-shim${SHIM_REVISION}`);
  if (isComplete(target, files, sizes)) return target;

  makeDirectories(cacheDirectory);
  const draft = mkdtempSync(`${target}.`);
  try {
    for (const name of files) writeDurably(join(draft, name), shimmed(join(directory, name)));
    rmSync(target, { recursive: true, force: true }); // Only what is incomplete can be there.
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!isComplete(target, files, sizes)) throw error; // A complete one is of a process that was faster.
  }
  return target;
}

function isComplete(directory: string, files: string[], sizes: number[]): boolean {
  return files.every((name, i) => statSync(join(directory, name), { throwIfNoEntry: false })?.size === sizes[i]);
}

function shimmed(file: string): Buffer {
  const bytes = readFileSync(file);
  try {
    rebindToOlderGlibc(bytes);
  } catch (error) {
    if (error instanceof ElfError) throw new ElfError(`${file} ${error.message}`);
    throw error;
  }
  return bytes;
}

/** Flushed to the disk before it gets its final name: a power cut must not leave an empty library under it. */
function writeDurably(file: string, bytes: Buffer): void {
  const descriptor = openSync(file, 'wx', 0o755);
  try {
    writeFileSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
