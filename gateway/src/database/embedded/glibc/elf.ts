/**
 * Just enough of the ELF-64 format to read a shared library's dynamic symbols and the versions that it wants of them.
 * Names follow elf(5) and the GNU symbol versioning extension (`Verneed`, `Vernaux`, `versym`).
 */

/** The bytes are not a library that this code understands; `message` says what is wrong with them. */
export class ElfError extends Error {
  override name = 'ElfError';
}

const EI_MAGIC = 0x7f454c46;
const ELFCLASS64 = 2;
const ELFDATA2LSB = 1;
const ET_DYN = 3;
const EHDR_SIZE = 64;
const SHDR_SIZE = 64;
const SYM_SIZE = 24;
const DYN_SIZE = 16;
const PT_LOAD = 1;
const PT_DYNAMIC = 2;
const SHT_DYNSYM = 11;
const SHN_UNDEF = 0;
const VERSYM_HIDDEN = 0x8000;

const DT_NULL = 0;
const DT_STRTAB = 5;
const DT_SYMTAB = 6;
const DT_VERSYM = 0x6ffffff0;
const DT_VERNEED = 0x6ffffffe;
const DT_VERNEEDNUM = 0x6fffffff;

interface Segment {
  type: number;
  offset: number;
  address: number;
  size: number;
}

/** One version that the library wants of another one (`Vernaux`), such as GLIBC_2.38 of libc.so.6. */
export interface NeededVersion {
  /** The index by which symbols refer to it (`vna_other`). */
  index: number;
  library: string;
  name: string;
  /** File offset of its `vna_flags`. */
  flagsOffset: number;
}

/** One symbol that another library has to provide. */
export interface UndefinedSymbol {
  name: string;
  /** Index of the `NeededVersion` that it is bound to; 0 and 1 mean unversioned. */
  versionIndex: number;
  /** File offset of its `st_name`. */
  nameOffset: number;
  /** File offset of its entry in the version table (`versym`). */
  versionOffset: number;
}

/** A 64-bit little-endian shared library in memory. Writes go to the buffer that was given. */
export class SharedLibrary {
  readonly #bytes: Buffer;
  readonly #segments: Segment[];
  readonly #dynamic: Map<number, number>;

  /** @throws ElfError for anything else than a whole 64-bit little-endian shared library. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    if (bytes.length < 4 || bytes.readUInt32BE(0) !== EI_MAGIC) throw new ElfError('not an ELF file');
    if (this.#byte(4) !== ELFCLASS64) throw new ElfError('not a 64-bit ELF file');
    if (this.#byte(5) !== ELFDATA2LSB) throw new ElfError('not a little-endian ELF file');
    this.#require(0, EHDR_SIZE);
    if (this.#u16(16) !== ET_DYN) throw new ElfError('not a shared library');
    this.#segments = this.#readSegments();
    this.#dynamic = this.#readDynamic();
  }

  /** The kind of processor that it is for (`e_machine`). */
  get machine(): number {
    return this.#u16(18);
  }

  /** The versions that it wants of other libraries; empty when it wants none. */
  neededVersions(): NeededVersion[] {
    const table = this.#dynamic.get(DT_VERNEED);
    if (table === undefined) return [];
    const versions: NeededVersion[] = [];
    let need = this.#fileOffset(table);
    for (let left = this.#dynamic.get(DT_VERNEEDNUM) ?? 0; left > 0; left -= 1) {
      const library = this.#string(this.#u32(need + 4)); // vn_file
      let aux = need + this.#u32(need + 8); // vn_aux
      for (let auxLeft = this.#u16(need + 2) /* vn_cnt */; auxLeft > 0; auxLeft -= 1) {
        const index = this.#u16(aux + 6); // vna_other
        const name = this.#string(this.#u32(aux + 8)); // vna_name
        versions.push({ index, library, name, flagsOffset: aux + 4 });
        const next = this.#u32(aux + 12); // vna_next
        if (next === 0) break;
        aux += next;
      }
      const next = this.#u32(need + 12); // vn_next
      if (next === 0) break;
      need += next;
    }
    return versions;
  }

  /** The symbols that other libraries have to provide. */
  undefinedSymbols(): UndefinedSymbol[] {
    const versym = this.#dynamic.get(DT_VERSYM);
    if (versym === undefined) return [];
    const versions = this.#fileOffset(versym);
    const table = this.#fileOffset(this.#dynamicEntry(DT_SYMTAB, 'DT_SYMTAB'));
    const symbols: UndefinedSymbol[] = [];
    const count = this.#dynamicSymbolCount();
    for (let i = 1; i < count; i += 1) {
      const nameOffset = table + i * SYM_SIZE; // st_name
      if (this.#u16(nameOffset + 6) !== SHN_UNDEF) continue; // st_shndx
      const versionOffset = versions + i * 2;
      symbols.push({
        name: this.#string(this.#u32(nameOffset)),
        versionIndex: this.#u16(versionOffset) & ~VERSYM_HIDDEN,
        nameOffset,
        versionOffset,
      });
    }
    return symbols;
  }

  /** Lets the symbol's name begin `characters` later: names share one string table, so only a suffix can be chosen. */
  dropNamePrefix(symbol: UndefinedSymbol, characters: number): void {
    this.#bytes.writeUInt32LE(this.#u32(symbol.nameOffset) + characters, symbol.nameOffset);
  }

  /** Binds the symbol to another version, which may be one of another library. */
  bindTo(symbol: UndefinedSymbol, version: NeededVersion): void {
    this.#bytes.writeUInt16LE(version.index, symbol.versionOffset);
  }

  /** Sets VER_FLG_WEAK: the dynamic loader then goes on when the version does not exist. */
  makeWeak(version: NeededVersion): void {
    this.#bytes.writeUInt16LE(this.#u16(version.flagsOffset) | 2, version.flagsOffset);
  }

  /** Whether VER_FLG_WEAK is set. */
  isWeak(version: NeededVersion): boolean {
    return (this.#u16(version.flagsOffset) & 2) !== 0;
  }

  #readSegments(): Segment[] {
    const table = this.#u64(32); // e_phoff
    const entrySize = this.#u16(54); // e_phentsize
    return Array.from({ length: this.#u16(56) /* e_phnum */ }, (_, i) => {
      const header = table + i * entrySize;
      const offset = this.#u64(header + 8); // p_offset
      const size = this.#u64(header + 32); // p_filesz
      this.#require(offset, size);
      return { type: this.#u32(header), offset, address: this.#u64(header + 16), size };
    });
  }

  #readDynamic(): Map<number, number> {
    const segment = this.#segments.find(({ type }) => type === PT_DYNAMIC);
    if (segment === undefined) throw new ElfError('not a dynamic library (no PT_DYNAMIC segment)');
    const entries = new Map<number, number>();
    for (let at = segment.offset; at < segment.offset + segment.size; at += DYN_SIZE) {
      const tag = this.#u64(at); // d_tag
      if (tag === DT_NULL) break;
      entries.set(tag, this.#u64(at + 8)); // d_un
    }
    return entries;
  }

  #dynamicEntry(tag: number, name: string): number {
    const value = this.#dynamic.get(tag);
    if (value === undefined) throw new ElfError(`not a complete library (no ${name})`);
    return value;
  }

  /** The dynamic section does not tell the number of symbols; the section header of the symbol table does. */
  #dynamicSymbolCount(): number {
    const table = this.#u64(40); // e_shoff
    const count = this.#u16(60); // e_shnum
    for (let i = 0; i < count; i += 1) {
      const header = table + i * SHDR_SIZE;
      if (this.#u32(header + 4) === SHT_DYNSYM) return this.#u64(header + 32) / SYM_SIZE; // sh_type, sh_size
    }
    throw new ElfError('has no section header for its dynamic symbols');
  }

  #fileOffset(address: number): number {
    const segment = this.#segments.find(
      ({ type, address: start, size }) => type === PT_LOAD && address >= start && address < start + size,
    );
    if (segment === undefined)
      throw new ElfError(`truncated or damaged: nothing is loaded at 0x${address.toString(16)}`);
    return address - segment.address + segment.offset;
  }

  #string(index: number): string {
    const start = this.#fileOffset(this.#dynamicEntry(DT_STRTAB, 'DT_STRTAB')) + index;
    const end = this.#bytes.indexOf(0, start);
    if (end < 0) throw new ElfError('truncated or damaged: a name has no end');
    return this.#bytes.toString('latin1', start, end);
  }

  #byte(offset: number): number {
    return this.#bytes.readUInt8(this.#require(offset, 1));
  }

  #u16(offset: number): number {
    return this.#bytes.readUInt16LE(this.#require(offset, 2));
  }

  #u32(offset: number): number {
    return this.#bytes.readUInt32LE(this.#require(offset, 4));
  }

  #u64(offset: number): number {
    return Number(this.#bytes.readBigUInt64LE(this.#require(offset, 8)));
  }

  #require(offset: number, size: number): number {
    if (offset + size > this.#bytes.length) {
      throw new ElfError(`truncated or damaged: wants byte ${offset + size} of ${this.#bytes.length}`);
    }
    return offset;
  }
}
