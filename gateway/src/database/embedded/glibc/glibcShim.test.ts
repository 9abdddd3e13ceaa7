import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ElfError, SharedLibrary } from './elf.js';
import { installedEngine } from '../engineLibrary.js';
import { cachedShimmedLibraries, rebindToOlderGlibc } from './glibcShim.js';

const engine = process.platform === 'linux' ? installedEngine() : undefined;
const onLinux = engine === undefined ? describe.skip : describe;

onLinux('the shim for older glibc', () => {
  const directory = engine?.directory ?? '';
  const version = engine?.version ?? '';
  const names = directory === '' ? [] : readdirSync(directory);
  const addon = names.find((name) => name.endsWith('.node')) ?? '';
  const library = names.find((name) => name.endsWith('.so')) ?? '';
  const read = (name: string): Buffer => readFileSync(join(directory, name));
  const base = process.arch === 'x64' ? 'GLIBC_2.2.5' : 'GLIBC_2.17';

  let cacheDirectory: string;
  beforeEach(() => {
    cacheDirectory = mkdtempSync(join(tmpdir(), 'esteira-shim-'));
  });
  afterEach(() => {
    rmSync(cacheDirectory, { recursive: true, force: true });
  });

  it('rebinds every symbol of the engine that wants GLIBC_2.38, and reports them', () => {
    const rebound = rebindToOlderGlibc(read(library));
    const pairs = rebound.map(({ from, to }) => `${from} -> ${to}`).sort();
    expect(pairs).toEqual([
      '__isoc23_fscanf -> fscanf',
      '__isoc23_sscanf -> sscanf',
      '__isoc23_strtol -> strtol',
      '__isoc23_strtoll -> strtoll',
      '__isoc23_strtoul -> strtoul',
      '__isoc23_strtoull -> strtoull',
      'fmod -> fmod',
    ]);
    expect(new Set(rebound.map((symbol) => symbol.version))).toEqual(new Set([base]));
    expect(rebound.find(({ to }) => to === 'fmod')?.library).toBe('libm.so.6');
  });

  it('leaves no symbol that insists on GLIBC_2.38, and no other symbol changed', () => {
    const before = new SharedLibrary(read(library));
    const bytes = read(library);
    const changed = rebindToOlderGlibc(bytes);
    const after = new SharedLibrary(bytes);
    const tooNew = after.neededVersions().filter(({ name }) => name === 'GLIBC_2.38');
    expect(tooNew.length).toBeGreaterThan(0);
    expect(tooNew.every((needed) => after.isWeak(needed))).toBe(true);
    const indexes = new Set(tooNew.map(({ index }) => index));
    expect(after.undefinedSymbols().filter(({ versionIndex }) => indexes.has(versionIndex))).toEqual([]);
    const describeAll = (file: SharedLibrary): string[] =>
      file.undefinedSymbols().map(({ name, versionIndex }) => `${name}@${versionIndex}`);
    const afterwards = new Set(describeAll(after));
    expect(describeAll(before).filter((symbol) => !afterwards.has(symbol))).toHaveLength(changed.length);
  });

  it('changes nothing more when it is applied a second time', () => {
    const bytes = read(addon);
    expect(rebindToOlderGlibc(bytes)).toHaveLength(1);
    const once = digest(bytes);
    expect(rebindToOlderGlibc(bytes)).toEqual([]);
    expect(digest(bytes)).toBe(once);
  });

  it('leaves a library that wants no newer glibc byte for byte as it is', () => {
    // A native addon of another package, built for an older glibc.
    const other = findAddon('@swc/core-linux-x64-gnu') ?? findAddon('@swc/core-linux-arm64-gnu');
    if (other === undefined) throw new Error('no native addon to try this on');
    const bytes = readFileSync(other);
    const before = digest(bytes);
    expect(rebindToOlderGlibc(bytes)).toEqual([]);
    expect(digest(bytes)).toBe(before);
  });

  it.each([
    ['a text', (): Buffer => Buffer.from('#!/bin/sh\n'), /not an ELF file/],
    ['an empty file', (): Buffer => Buffer.alloc(0), /not an ELF file/],
    ['a 32-bit library', (): Buffer => withByte(read(addon), 4, 1), /not a 64-bit ELF file/],
    ['a big-endian library', (): Buffer => withByte(read(addon), 5, 2), /not a little-endian ELF file/],
    ['a program', (): Buffer => withByte(read(addon), 16, 2), /not a shared library/],
    ['a file cut off in its header', (): Buffer => read(addon).subarray(0, 40), /truncated/],
    ['a file cut off in the middle', (): Buffer => read(addon).subarray(0, 500_000), /truncated/],
  ])('refuses %s with a clear error', (_what, make, message) => {
    const bytes = make();
    expect(() => rebindToOlderGlibc(bytes)).toThrow(ElfError);
    expect(() => rebindToOlderGlibc(bytes)).toThrow(message);
  });

  it('refuses a symbol that no older glibc has an equal of, and then changes nothing', () => {
    const bytes = read(addon);
    const wish = bytes.indexOf('__isoc23_strtoul\0');
    bytes.write('__new_function', wish, 'latin1');
    const before = digest(bytes);
    expect(() => rebindToOlderGlibc(bytes)).toThrow(/wants __new_function\w* of GLIBC_2\.38, which has no known equal/);
    expect(digest(bytes)).toBe(before);
  });

  it('keeps the copies in the cache directory, makes them once, and never touches the package', () => {
    const original = digest(read(library));
    const copies = cachedShimmedLibraries({ directory, version, cacheDirectory });
    expect(copies.startsWith(cacheDirectory)).toBe(true);
    expect(readdirSync(copies).sort()).toEqual([addon, library].sort());
    expect(rebindToOlderGlibc(readFileSync(join(copies, library)))).toEqual([]);
    expect(cachedShimmedLibraries({ directory, version, cacheDirectory })).toBe(copies);
    expect(readdirSync(cacheDirectory)).toHaveLength(1);
    expect(digest(read(library))).toBe(original);
  });

  it('makes other copies for another version of the package', () => {
    const first = cachedShimmedLibraries({ directory, version, cacheDirectory });
    expect(cachedShimmedLibraries({ directory, version: '9.9.9', cacheDirectory })).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  });

  it('replaces copies that are incomplete', () => {
    const copies = cachedShimmedLibraries({ directory, version, cacheDirectory });
    truncateSync(join(copies, addon), 1000);
    expect(cachedShimmedLibraries({ directory, version, cacheDirectory })).toBe(copies);
    expect(readFileSync(join(copies, addon))).toHaveLength(read(addon).length);
  });
});

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function withByte(bytes: Buffer, offset: number, value: number): Buffer {
  bytes.writeUInt8(value, offset);
  return bytes;
}

/** The addon of a package that is installed beside the engine's. */
function findAddon(packageName: string): string | undefined {
  const directory = join(engine?.directory ?? '', '..', '..', packageName);
  if (!existsSync(directory)) return undefined;
  const name = readdirSync(directory).find((file) => file.endsWith('.node'));
  return name === undefined ? undefined : join(directory, name);
}
