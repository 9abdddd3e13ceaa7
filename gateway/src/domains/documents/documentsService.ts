import type { Readable } from 'node:stream';
import { admits } from '../../auth/rules.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { DomainError, notFound } from '../../lib/errors.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import type { ArrivingFile } from '../../lib/uploads.js';
import { printHints } from '../../files/ocr/printHints.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { documentOf } from '../fields/values/storedValues.js';
import { DocumentArchives } from './archives.js';
import { answersComparedWith } from './comparedAnswers.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { findDocument, findDocuments, findVersions, pagesNamed, type DocumentRecord } from './documentsModel.js';
import { documentFieldShownTo, documentFieldsShownTo } from '../fields/permissions/documentFieldsPolicy.js';
import { mayJudge, mayReadOwn } from './documentsPolicy.js';
import { DocumentSweep } from './documentSweep.js';
import { isBeingJudged, Judging, unknownDocument } from './judging.js';
import { PageAddresses, type PageVariant } from './pageAddresses.js';
import { findPages, hasPages, type PageRecord } from './pagesModel.js';
import { PageUploads } from './pageUploads.js';
import { Prints } from './prints.js';
import { documentsToReview } from './reviewQueue.js';
import { ReviewMails } from './reviewMails.js';
import { sealFilesAnew, type FilesSealed } from './sealedFiles.js';
import { Sending } from './sending.js';

/** A page on its way to a browser. */
export interface ServedPage {
  page: PageRecord;
  variant: PageVariant;
  content: Readable;
}

/** The documents of candidates. */
export class DocumentsService {
  readonly addresses: PageAddresses;
  readonly archives: DocumentArchives;
  readonly judging: Judging;
  readonly mails: ReviewMails;
  readonly prints: Prints;
  readonly sweep: DocumentSweep;
  readonly #uploads: PageUploads;
  readonly #sending: Sending;

  constructor(private readonly deps: DocumentDependencies) {
    this.addresses = new PageAddresses(deps.config.jwtSecret, deps.now);
    this.archives = new DocumentArchives(deps);
    this.#uploads = new PageUploads(deps);
    this.#sending = new Sending(deps);
    this.mails = new ReviewMails(deps);
    this.judging = new Judging(deps, this.mails);
    this.prints = new Prints(deps);
    this.sweep = new DocumentSweep(deps, { uploads: this.#uploads, sending: this.#sending, mails: this.mails });
    const { changes, candidates } = deps.services;
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.sweep.removeOf(entityId),
      ({ action }) => action === 'delete',
    );
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.sweep.followClient(entityId),
      ({ action }) => action === 'assignClient' || action === 'undoClientAssignment',
    );
    candidates.assignment.asksToo(isBeingJudged);
    // A value that was cleared, or another version, leaves nothing to be judged.
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.sweep.follow(entityId),
      ({ action, fields, concerns }) => action === 'update' && fields !== undefined && concerns?.documents !== false,
    );
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.sweep.followEnding(entityId),
      ({ action }) => action === 'endAdmission' || action === 'resumeAdmission',
    );
  }

  /** Stores one page; see `PageUploads.upload`. */
  upload(viewer: Viewer, candidateId: string, input: unknown, file: ArrivingFile): Promise<PageRecord> {
    return this.#uploads.upload(viewer, candidateId, input, file);
  }

  /** Makes uploaded pages the next version of a document; see `Sending.send`. */
  async send(viewer: Viewer, candidateId: string, input: unknown): Promise<DocumentRecord> {
    const document = await this.#sending.send(viewer, candidateId, input);
    this.prints.ask(document._id.toString());
    return document;
  }

  /** Whether any page is stored. */
  hasPages(): Promise<boolean> {
    return hasPages();
  }

  /** Seals the keys of all files of pages anew, for the rotation of keys; see `sealFilesAnew`. */
  sealFilesAnew(onSealed: (count: number) => void): Promise<FilesSealed> {
    return sealFilesAnew(this.deps.files.store, onSealed);
  }

  /** Removes pages that were stored for a document that could not be sent. */
  async removeUnsent(pages: readonly PageRecord[]): Promise<void> {
    const named = await pagesNamed(pages.map(({ _id }) => _id));
    for (const page of pages) if (!named.has(page._id.toString())) await this.#uploads.remove(page);
  }

  /**
   * One version.
   * @throws NOT_FOUND also for one that the viewer may not see.
   */
  async get(viewer: Viewer, id: string): Promise<DocumentRecord> {
    const document = await findDocument(id);
    if (!document?.hasCounted) throw unknownDocument();
    await this.#visibleField(viewer, document.candidateId.toString(), document.fieldKey);
    return document;
  }

  /** One version of a candidate that is named with it. @throws as `get`, and for another candidate's. */
  async getOf(viewer: Viewer, candidateId: string, id: string): Promise<DocumentRecord> {
    const document = await this.get(viewer, id);
    if (document.candidateId.toString() !== candidateId) throw unknownDocument();
    return document;
  }

  /** Versions by id, without any policy: for loaders. */
  byIds(ids: readonly string[]): Promise<DocumentRecord[]> {
    return findDocuments(ids);
  }

  /** Pages by id, without any policy: for loaders. */
  pagesByIds(ids: readonly string[]): Promise<PageRecord[]> {
    return findPages(ids);
  }

  /** Ids of the versions that count and that the viewer may see of a candidate at hand, by the order of their fields. */
  async currentIds(viewer: Viewer, candidate: CandidateRecord): Promise<string[]> {
    if (!mayReadOwn(viewer)) return [];
    const catalogue = await this.deps.services.customFields.catalogueOf(candidate);
    return documentFieldsShownTo(viewer, catalogue).flatMap(({ key }) => documentOf(candidate, key)?.id ?? []);
  }

  /** All versions of a field, newest first; none of a field that the viewer may not see. For staff. */
  async versions(viewer: UserViewer, candidate: CandidateRecord, fieldKey: string): Promise<DocumentRecord[]> {
    const catalogue = await this.deps.services.customFields.catalogueOf(candidate);
    return documentFieldShownTo(viewer, fieldKey, catalogue) ? findVersions(candidate._id, fieldKey) : [];
  }

  /** A page of what waits for the viewer's judgement; see `documentsToReview`. */
  async toReview(viewer: UserViewer, input: { page: PageRequest; filter?: unknown }): Promise<Page<DocumentRecord>> {
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    return documentsToReview(viewer, input, { catalogue, now: this.deps.now() });
  }

  /** Whether the viewer may judge a version of a candidate at hand now: it counts and waits, and the admission goes on. */
  async mayJudge(
    viewer: Viewer,
    candidate: CandidateRecord,
    { _id, fieldKey, state }: DocumentRecord,
  ): Promise<boolean> {
    if (state !== 'sent' || hasEnded(candidate)) return false;
    if (documentOf(candidate, fieldKey)?.id !== _id.toString()) return false;
    return mayJudge(viewer, candidate, fieldKey, await this.deps.services.customFields.catalogueOf(candidate));
  }

  /** Where print and answers differ, as far as the viewer may see the answers; nothing for candidates. */
  async hints(viewer: Viewer, candidate: CandidateRecord, document: DocumentRecord): Promise<string[]> {
    const print = viewer.kind === 'user' ? this.prints.of(document) : null;
    if (!print) return [];
    const catalogue = await this.deps.services.customFields.catalogueOf(candidate);
    return printHints(print, answersComparedWith(candidate, catalogue, viewer.role));
  }

  /**
   * What an address opens, asked anew of the account whose session it was made for.
   * @throws NOT_FOUND for an expired or malformed address, and whenever the account may not see the document any more.
   */
  async open(token: string): Promise<ServedPage> {
    const address = this.addresses.read(token);
    const viewer = address && (await this.deps.services.identity.viewerOfSession(address.session));
    const [page] = viewer ? await findPages([address.pageId]) : [];
    if (!address || !viewer || !page || !mayReadOwn(viewer)) throw expiredAddress();
    if (!admits('activeAccountOrKey', viewer, 'read')) throw expiredAddress();
    await this.#visibleField(viewer, page.candidateId.toString(), page.fieldKey);
    const preview = page.previews.find(({ size }) => size === address.variant);
    const fileId = address.variant === 'file' ? page.fileId : preview?.fileId;
    if (!fileId) throw expiredAddress();
    return { page, variant: address.variant, content: await this.deps.files.store.open(fileId) };
  }

  /** Ends the work in the background. */
  stop(): Promise<void> {
    return this.prints.stop();
  }

  /** @throws NOT_FOUND unless the viewer may see the candidate, and the documents of the field. */
  async #visibleField(viewer: Viewer, candidateId: string, fieldKey: string): Promise<void> {
    const { candidates, customFields } = this.deps.services;
    const candidate = await candidates.get(viewer, candidateId).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    const catalogue = candidate && (await customFields.catalogueOf(candidate));
    if (!catalogue || !documentFieldShownTo(viewer, fieldKey, catalogue)) throw unknownDocument();
  }
}

const expiredAddress = () => notFound('Este endereço expirou. Atualize a página.');
