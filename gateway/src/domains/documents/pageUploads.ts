import { Types } from 'mongoose';
import { viewerAccount, type Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound } from '../../lib/errors.js';
import { KeyedMutex } from '../../lib/keyedMutex.js';
import { uploadFailure, type ArrivingFile } from '../../lib/uploads.js';
import { parseInput } from '../../lib/validation.js';
import { checkBounds } from '../../lib/inputBounds.js';
import type { PageContent } from '../../files/content/page.js';
import { receivedBytes } from '../../files/content/readPage.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { DocumentKind } from '../fields/values/fieldTypes.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { uploadInput } from './documentsInput.js';
import { countPagesOf, filesOf, findUploadedPage, insertPage, removePage, type PageRecord } from './pagesModel.js';
import { UploadLimiter } from '../../lib/uploadLimiter.js';

/** Pages that one candidate may have in store, those of earlier versions included. */
const MAX_PAGES_OF_CANDIDATE = 500;
const FILE_REQUIRED = 'Envie o arquivo.';
const TOO_BIG = 'O arquivo passa de 15 MB. Envie uma foto ou um PDF menor.';

/** What a document takes, as the room of files calls it. */
const pageKinds = { photo: 'image', pdf: 'pdf' } as const satisfies Record<DocumentKind, PageContent['kind']>;

/** The page that an upload is of: the same upload again is the same page. */
interface PageUpload {
  candidateId: Types.ObjectId;
  fieldKey: string;
  uploadId: string;
}

/** How pages come into store, one by one. */
export class PageUploads {
  readonly #limiter = new UploadLimiter();
  /**
   * The checks of each account. Few processes check files, in the order in which they come, and a file may take one of them a minute: who
   * has several in hand keeps others waiting for one of them, not for all.
   */
  readonly #checks = new KeyedMutex<string>();

  constructor(private readonly deps: DocumentDependencies) {}

  /**
   * Checks and stores one page. The same upload id again gives the same page, and so does a second tab that sends it at
   * the same time. Who asks is asked again once the file is there: a slow upload outruns no revocation.
   * @throws as `DocumentAnswers.send` where the viewer may not send a document for the field; REQUIRED without a file,
   *   ContentRefusal for one that is not taken, INVALID past the number of files of a candidate, RATE_LIMITED,
   *   UNAVAILABLE where the store takes nothing or too many uploads are in hand. Nothing is stored then.
   */
  async upload(viewer: Viewer, candidateId: string, input: unknown, file: ArrivingFile): Promise<PageRecord> {
    try {
      return await this.#upload(viewer, candidateId, input, file);
    } catch (error) {
      await discard(file);
      throw uploadFailure(error, {
        tooLarge: fieldError('INVALID', 'file', TOO_BIG),
        missing: fieldError('REQUIRED', 'file', FILE_REQUIRED),
      });
    }
  }

  async #upload(viewer: Viewer, candidateId: string, input: unknown, arriving: ArrivingFile): Promise<PageRecord> {
    const { fieldKey, uploadId } = parseInput(uploadInput, input);
    const candidate = await this.#mayUpload(viewer, candidateId, fieldKey);
    const upload = { candidateId: candidate._id, fieldKey, uploadId };
    const before = await findUploadedPage(upload);
    if (before) {
      await discard(arriving);
      return before;
    }
    return this.#limiter.run(viewerAccount(viewer), () => this.#takeIn(viewer, upload, arriving));
  }

  async #takeIn(viewer: Viewer, upload: PageUpload, arriving: ArrivingFile): Promise<PageRecord> {
    const { candidates, customFields, identity, workLimits } = this.deps.services;
    const candidateId = upload.candidateId.toString();
    await workLimits.spend('upload', viewer);
    if ((await countPagesOf(upload.candidateId)) >= MAX_PAGES_OF_CANDIDATE) {
      throw fieldError('INVALID', 'file', 'Este cadastro chegou ao limite de arquivos guardados.');
    }
    const file = await arriving;
    checkBounds({ filename: file.filename });
    const { fields } = await customFields.catalogue('candidate');
    const options = fields.find(({ key }) => key === upload.fieldKey)?.documentOptions;
    const kinds = options?.kinds.map((kind) => pageKinds[kind]);
    const bytes = await receivedBytes(file.createReadStream());
    const content = await this.#checks.runExclusive(viewerAccount(viewer), () =>
      this.deps.files.readPage({ content: bytes, ...(kinds && { kinds }) }),
    );
    await identity.confirm(viewer);
    await this.#mayUpload(viewer, candidateId, upload.fieldKey);
    const page = await this.#store(upload, content);
    if (await candidates.exists(candidateId)) return page;
    // Deleted meanwhile, and with them what was in store: nothing of them may come after.
    await this.remove(page);
    throw notFound('Candidato não encontrado.');
  }

  /** Removes a page with its files; the record goes last, so that a sweep finds what a failure leaves. */
  async remove(page: PageRecord): Promise<void> {
    for (const { id } of filesOf(page)) await this.deps.files.store.delete(id);
    await removePage(page._id);
  }

  async #mayUpload(viewer: Viewer, candidateId: string, fieldKey: string): Promise<CandidateRecord> {
    const { candidates } = this.deps.services;
    const candidate = await candidates.get(viewer, candidateId);
    await candidates.documentValues.assertMaySend(viewer, candidate, fieldKey);
    return candidate;
  }

  /** Files first, then the record that names them: what fails in between leaves files that the sweep deletes. */
  async #store(upload: PageUpload, content: PageContent): Promise<PageRecord> {
    const { store } = this.deps.files;
    const _id = new Types.ObjectId();
    const about = { owner: _id.toHexString() };
    const stored: string[] = [];
    const put = async (bytes: Buffer) => {
      const id = await store.put(bytes, about);
      stored.push(id);
      return id;
    };
    const forget = async () => {
      for (const id of stored) await store.delete(id).catch(() => undefined);
    };
    try {
      const fileId = await put(content.bytes);
      const previews: { size: 240 | 800 | 1600; fileId: string }[] = [];
      for (const { size, bytes } of content.kind === 'image' ? content.previews : []) {
        previews.push({ size, fileId: await put(bytes) });
      }
      const page = await insertPage({
        ...{ _id, ...upload, fileId, previews },
        kind: content.kind === 'image' ? 'photo' : 'pdf',
        mimeType: content.mimeType,
        bytes: content.bytes.length,
        width: content.kind === 'image' ? content.width : null,
        height: content.kind === 'image' ? content.height : null,
        pageCount: content.kind === 'image' ? 1 : content.pageCount,
        isTaken: false,
        createdAt: this.deps.now(),
      });
      if (page) {
        // Without this the sweep finds out that they are named.
        await store.keep(stored).catch(() => undefined);
        return page;
      }
      await forget();
      const first = await findUploadedPage(upload);
      if (!first) throw new DomainError('CONFLICT', 'Esta página está sendo enviada em outra aba. Tente novamente.');
      return first;
    } catch (error) {
      // A record that was written without its answer still names the files.
      const written = await findUploadedPage(upload).catch(() => undefined);
      if (written === null || (written && !written._id.equals(_id))) await forget();
      throw error;
    }
  }
}

/** Reads the stream of a refused file to its end, as its temporary copy would stay otherwise. */
async function discard(arriving: ArrivingFile): Promise<void> {
  // A file that came too large or was cut off fails to give its stream, and leaves nothing.
  const stream = await Promise.resolve(arriving)
    .then((file) => file.createReadStream())
    .catch(() => null);
  stream?.on('error', () => undefined).resume();
}
