import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import type { UserViewer } from '../../auth/viewer.js';
import { fieldError } from '../../lib/errors.js';
import { chunkedAsync } from '../../lib/chunkedAsync.js';
import { RequestYield } from '../../lib/yieldToRequests.js';
import { isUnreadable, type FileStore } from '../../files/store.js';
import { STORED } from '../../spreadsheet/zip/zipFormat.js';
import { zipArchive } from '../../spreadsheet/zip/zipWriter.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { textReader } from '../fields/values/fieldValues.js';
import { catalogueIn, type FieldCatalogue, type RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { displayValue } from '../fields/values/fieldTypeRules.js';
import { documentOf } from '../fields/values/storedValues.js';
import { cpfFieldOf } from './comparedAnswers.js';
import { findDocuments } from './documentsModel.js';
import { documentFieldsShownTo } from '../fields/permissions/documentFieldsPolicy.js';
import { findPages } from './pagesModel.js';

/** Candidates whose documents are looked up together. */
const GROUP = 50;
/** Files in one archive: it has no zip64 records, which know of more. */
const MAX_FILES = 60_000;
/** Bytes in one archive, with room for the names. */
const MAX_BYTES = 3_900_000_000;
/** A stored page is smaller. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;
const MAX_NAME = 100;
/** Stands in the archive for a page that cannot be read. */
const UNREADABLE = 'esta página não pôde ser lida. Peça que o documento seja enviado de novo.';

/** Characters that some file system does not take, or that turn a name around. */
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;

/** One file of the archive. */
export interface ArchivedFile {
  candidate: Pick<CandidateRecord, '_id' | 'clientId'>;
  fieldKey: string;
  name: string;
  fileId: string;
  bytes: number;
  /** Whether it is the first page of its document. */
  isFirst: boolean;
}

/** A part of a path that every system takes. */
export function safeName(text: string): string {
  const safe = text.replace(UNSAFE, '').replace(/\s+/g, ' ').trim();
  const short = [...safe]
    .slice(0, MAX_NAME)
    .join('')
    .replace(/^\.+|(?<!\.)\.+$/g, '')
    .trim();
  return short || 'sem nome';
}

/**
 * The files of the documents that a viewer may see of these candidates, some candidates at a time: a folder for each candidate, `Nome - CPF`, and in it
 * `01 RG frente.jpg`. The CPF is in the name for those only who may see it.
 */
async function* archivedGroups(
  viewer: UserViewer,
  candidates: AsyncIterable<CandidateRecord>,
  catalogue: FieldCatalogue,
): AsyncGenerator<ArchivedFile[]> {
  const folders = new Set<string>();
  for await (const group of chunkedAsync(candidates, GROUP)) {
    const named = group.flatMap((candidate) =>
      documentFieldsShownTo(viewer, catalogueIn(catalogue, candidate)).flatMap(({ key, label }) => {
        const value = documentOf(candidate, key);
        return value ? [{ candidate, fieldKey: key, label, id: value.id }] : [];
      }),
    );
    const documents = new Map(
      (await findDocuments(named.map(({ id }) => id))).map((each) => [each._id.toString(), each]),
    );
    const pageIds = [...documents.values()].flatMap(({ pages }) => pages.map(({ pageId }) => pageId));
    const pages = new Map((await findPages(pageIds)).map((page) => [page._id.toString(), page]));
    let folder = { of: '', name: '', count: 0 };
    const files: ArchivedFile[] = [];
    for (const { candidate, fieldKey, label, id } of named) {
      const document = documents.get(id);
      if (!document?.candidateId.equals(candidate._id)) continue;
      if (folder.of !== candidate._id.toString()) {
        const name = [candidate.name, ...shownCpf(viewer, candidate, catalogueIn(catalogue, candidate))].join(' - ');
        folder = { of: candidate._id.toString(), name: newFolder(safeName(name), folders), count: 0 };
      }
      for (const [index, { pageId, name }] of document.pages.entries()) {
        const page = pages.get(pageId.toString());
        if (!page) continue;
        folder.count += 1;
        const number = String(folder.count).padStart(2, '0');
        const which = name ? ` ${name.toLowerCase()}` : document.pages.length > 1 ? ` ${index + 1}` : '';
        const ending = page.kind === 'pdf' ? 'pdf' : 'jpg';
        const file = `${folder.name}/${safeName(`${number} ${label}${which}`)}.${ending}`;
        const { fileId, bytes } = page;
        files.push({ candidate, fieldKey, name: file, fileId, bytes, isFirst: index === 0 });
      }
    }
    yield files;
  }
}

/** The CPF of a candidate, where the viewer may see it and there is one. */
function shownCpf({ role }: UserViewer, candidate: CandidateRecord, catalogue: RecordCatalogue): string[] {
  const field = cpfFieldOf(catalogue);
  const cpf = field && textReader(catalogue, role, field.key)?.(candidate);
  return cpf ? [displayValue(field, cpf)] : [];
}

/** Two people with one name do not share a folder. */
function newFolder(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name} (${count})`;
  taken.add(free.toLowerCase());
  return free;
}

/**
 * How many documents an archive will hold.
 * @throws DomainError INVALID for none, and for more than an archive can hold.
 */
export async function countArchived(...selection: Parameters<typeof archivedGroups>): Promise<number> {
  let documents = 0;
  let files = 0;
  let bytes = 0;
  for await (const group of archivedGroups(...selection)) {
    documents += group.filter(({ isFirst }) => isFirst).length;
    files += group.length;
    bytes += group.reduce((sum, file) => sum + file.bytes, 0);
    if (files > MAX_FILES || bytes > MAX_BYTES) {
      throw fieldError('INVALID', 'candidateIds', 'São documentos demais para um arquivo. Escolha menos candidatos.');
    }
  }
  if (documents === 0) throw fieldError('INVALID', 'candidateIds', 'Nenhum documento para baixar.');
  return documents;
}

interface ArchiveParts {
  store: FileStore;
  logger: Logger;
  /** Told of the files of some candidates before the first of these leaves. */
  tell: (files: readonly ArchivedFile[]) => Promise<void>;
}

const stored = (name: string, raw: Buffer) => ({ name, raw, method: STORED, crc: crc32(raw), size: raw.length });

/**
 * The archive, piece by piece: a page at a time is in memory, and only as fast as the archive is read.
 */
export function archiveOf(
  { store, logger, tell }: ArchiveParts,
  ...selection: Parameters<typeof archivedGroups>
): AsyncGenerator<Buffer> {
  /** One that is gone or damaged must not make the others impossible; null for it. */
  async function contentOf(fileId: string): Promise<Buffer | null> {
    try {
      return await store.read(fileId, MAX_FILE_BYTES);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      logger.warn({ err: error, fileId }, 'a page cannot be read');
      return null;
    }
  }
  async function* entries() {
    const pace = new RequestYield();
    for await (const group of archivedGroups(...selection)) {
      await tell(group);
      for (const { name, fileId } of group) {
        if (pace.isDue()) await pace.yieldToRequests();
        const raw = await contentOf(fileId);
        // Photos and PDFs are compressed already.
        if (raw) yield stored(name, raw);
        else yield stored(`${name}.txt`, Buffer.from(`${name}: ${UNREADABLE}\n`));
      }
    }
  }
  return zipArchive(entries());
}
