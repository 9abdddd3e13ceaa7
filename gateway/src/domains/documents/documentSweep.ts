import { trusted, Types } from 'mongoose';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import { DomainError } from '../../lib/errors.js';
import { chunkedAsync } from '../../lib/chunkedAsync.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { NamedVersion } from '../candidates/writes/documentAnswers.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentDependencies } from './documentDependencies.js';
import {
  changeDocument,
  DocumentModel,
  findDocuments,
  findVersions,
  pagesCounted,
  pagesNamed,
  removeDocumentsOf,
  type DocumentRecord,
} from './documentsModel.js';
import { pendingBefore, valueOf } from './judging.js';
import {
  filesOf,
  findLeftPages,
  findPages,
  PageModel,
  pagesTaken,
  releasePages,
  removePage,
  somePagesOf,
  takePages,
} from './pagesModel.js';
import type { PageUploads } from './pageUploads.js';
import type { ReviewMails } from './reviewMails.js';
import type { Sending } from './sending.js';
import { followClient, followEnding } from './settling.js';

const MINUTE_MS = 60_000;
/** Pages wait so long for their document. */
const LEFT_PAGES_MS = 7 * 24 * 60 * MINUTE_MS;
/** Far longer than it takes to store the version that pages are taken up for. */
const TAKING_MS = 60 * MINUTE_MS;
/** The pages of so long are looked at in each round: no page is missed by a server that stood still for less. */
const LOOKED_BACK_MS = 24 * 60 * MINUTE_MS;
/** A file is stored before the record that names it; no upload takes as long. */
const UNNAMED_FILES_MS = 60 * MINUTE_MS;
const BATCH = 100;

type CandidatesById = ReadonlyMap<string, CandidateRecord>;

/** Finishes what a crash has cut off between pages, versions and candidates, and removes what nothing refers to. */
export class DocumentSweep {
  constructor(
    private readonly deps: DocumentDependencies,
    private readonly parts: { uploads: PageUploads; sending: Sending; mails: ReviewMails },
  ) {}

  /** Versions and judgements that the candidate's record may not tell yet; how many were finished. */
  async finishPending(): Promise<number> {
    const before = abandonedWriteCutoff(this.deps.now());
    const pending = await DocumentModel.find(pendingBefore(before)).limit(BATCH).lean<DocumentRecord[]>();
    for (const document of pending) await this.#finish(document);
    return pending.length;
  }

  /**
   * Versions that are marked as waiting while another one counts or the admission has ended, or wait in the queue of another client;
   * how many.
   */
  async followCandidates(): Promise<number> {
    let mended = 0;
    const waiting = DocumentModel.find({ isWaiting: true, pendingSince: null }).lean<DocumentRecord[]>();
    for await (const documents of chunkedAsync<DocumentRecord>(waiting.cursor(), BATCH)) {
      const candidates = await this.#candidatesOf(documents);
      mended += await this.#follow(documents, candidates);
      mended += await this.#followRecords(documents, candidates);
    }
    return mended;
  }

  /** Follows one candidate who has come to a client, or out of one: the queue of a client is read by what the documents say. */
  async followClient(candidateId: string): Promise<void> {
    await followClient(this.deps, candidateId);
  }

  /** Follows one candidate, whose record has changed. */
  async follow(candidateId: string): Promise<void> {
    const of = { candidateId: new Types.ObjectId(candidateId), pendingSince: null };
    const marked = { ...of, $or: [{ isWaiting: true }, { isMailDue: true }] };
    const documents = await DocumentModel.find(marked).lean<DocumentRecord[]>();
    await this.#follow(documents, await this.#candidatesOf(documents));
  }

  /** Follows one candidate whose admission has ended or was resumed; mails about refusals that waited meanwhile are due again. */
  async followEnding(candidateId: string): Promise<void> {
    await followEnding(this.deps, candidateId);
    await this.parts.mails.plan(new Types.ObjectId(candidateId));
  }

  /**
   * Records that name a version which does not exist, as after a backup that was restored in part: the newest version that has
   * counted takes its place, and without one the field is empty again. How many.
   */
  async replaceMissing(): Promise<number> {
    const { documentValues } = this.deps.services.candidates;
    let mended = 0;
    for await (const named of chunkedAsync(documentValues.named(), BATCH)) {
      // A version is stored before the record that names it, so that one that is not found now will never be.
      const there = new Set((await findDocuments(named.map(({ id }) => id))).map(({ _id }) => _id.toString()));
      for (const missing of named.filter(({ id }) => !there.has(id))) mended += await this.#replace(missing);
    }
    return mended;
  }

  /**
   * Pages that were uploaded a week ago and taken up, and that no version has: a sending, or a version's end, was cut off between the
   * two. They are left to {@link removeLeftPages}; how many.
   */
  async releaseTakenPages(): Promise<number> {
    const now = this.deps.now().getTime();
    const until = now - LEFT_PAGES_MS;
    const uploaded = { from: new Date(until - LOOKED_BACK_MS), until: new Date(until) };
    // One that is being taken up at this moment is in no version yet.
    const taken = pagesTaken(uploaded, new Date(now - TAKING_MS));
    let released = 0;
    for await (const ids of chunkedAsync(taken, BATCH)) {
      const named = await pagesNamed(ids);
      const free = ids.filter((id) => !named.has(id.toString()));
      if (free.length > 0) await releasePages(free);
      released += free.length;
    }
    return released;
  }

  /** Pages that no document has taken up within a week, with their files; how many. */
  async removeLeftPages(): Promise<number> {
    const left = await findLeftPages(new Date(this.deps.now().getTime() - LEFT_PAGES_MS), BATCH);
    const ids = left.map(({ _id }) => _id);
    // Two versions may have had the same pages, of which one let them go: the versions say who has a page, not its mark.
    const named = await pagesNamed(ids);
    // What stays for good is marked again, so that it does not come first in every round.
    const counted = await pagesCounted(ids);
    await takePages(
      ids.filter((id) => counted.has(id.toString())),
      this.deps.now(),
    );
    let removed = 0;
    for (const page of left) {
      if (named.has(page._id.toString())) continue;
      await this.deps.files.store.letGo(filesOf(page));
      // The record first: from then on no document can take the page up, and its files are swept as unnamed if this is cut off.
      if (!(await removePage(page._id, { onlyLeft: true }))) continue;
      await this.parts.uploads.remove(page);
      removed += 1;
    }
    return removed;
  }

  /** Files of this database that no page names: an upload or a removal was cut off between the two; how many. */
  async removeUnnamedFiles(): Promise<number> {
    const { store } = this.deps.files;
    const before = new Date(this.deps.now().getTime() - UNNAMED_FILES_MS);
    let removed = 0;
    for await (const files of chunkedAsync(store.listBefore(before), BATCH)) {
      const pages = await findPages([...new Set(files.map(({ owner }) => owner))].filter(isDatabaseId));
      const named = new Set(pages.flatMap(filesOf).map(({ id }) => id));
      if (named.size > 0) await store.keep([...named], before);
      for (const { id } of files) {
        if (named.has(id)) continue;
        await store.delete(id);
        removed += 1;
      }
    }
    return removed;
  }

  /** Documents and pages of candidates who are gone; how many candidates. */
  async removeOfGone(): Promise<number> {
    const { candidates } = this.deps.services;
    const named = [...(await candidates.goneIn(PageModel)), ...(await candidates.goneIn(DocumentModel))];
    const gone = new Set(named.map((id) => id.toString()));
    for (const id of gone) await this.removeOf(id);
    return gone.size;
  }

  /** Everything that is stored of a candidate's documents: files before the records that name them. */
  async removeOf(candidateId: string): Promise<void> {
    for (;;) {
      const pages = await somePagesOf(candidateId, BATCH);
      for (const page of pages) await this.parts.uploads.remove(page);
      if (pages.length < BATCH) break;
    }
    await removeDocumentsOf(candidateId);
    await this.parts.mails.forget(candidateId);
  }

  async #finish(document: DocumentRecord): Promise<void> {
    const { candidates } = this.deps.services;
    const { _id, fieldKey, hasCounted, pendingSince, pendingBy = null } = document;
    const candidateId = document.candidateId.toString();
    const [candidate] = await candidates.byIds([candidateId]);
    if (!candidate) return this.removeOf(candidateId);
    const current = documentOf(candidate, fieldKey)?.id ?? null;
    const change = { candidateId, key: fieldKey, value: valueOf(document), by: pendingBy };
    try {
      if (current === _id.toString()) {
        await candidates.documentValues.judge(null, change);
      } else if (!hasCounted && current === (document.replaces?.toString() ?? null)) {
        await candidates.documentValues.send(null, change, current);
      } else if (hasCounted) {
        await changeDocument({ _id, pendingSince }, { pendingSince: null, isWaiting: false, isMailDue: false });
        return;
      } else {
        return await this.parts.sending.drop(document);
      }
    } catch (error) {
      // Another version came first: the next round finds this one overtaken.
      if (error instanceof DomainError) return;
      throw error;
    }
    await this.parts.sending.settle(document);
    await this.parts.mails.plan(document.candidateId);
  }

  async #replace(missing: NamedVersion): Promise<number> {
    const { documentValues } = this.deps.services.candidates;
    const [newest] = await findVersions(new Types.ObjectId(missing.candidateId), missing.key);
    try {
      await documentValues.replaceMissing(missing, newest ? valueOf(newest) : null);
    } catch (error) {
      // The candidate was deleted meanwhile.
      if (error instanceof DomainError) return 0;
      throw error;
    }
    if (newest) await this.parts.sending.settle(newest);
    return 1;
  }

  async #candidatesOf(documents: readonly DocumentRecord[]): Promise<CandidatesById> {
    if (documents.length === 0) return new Map();
    const ids = [...new Set(documents.map(({ candidateId }) => candidateId.toString()))];
    const candidates = await this.deps.services.candidates.byIds(ids);
    return new Map(candidates.map((candidate) => [candidate._id.toString(), candidate]));
  }

  async #followRecords(documents: readonly DocumentRecord[], candidates: CandidatesById): Promise<number> {
    let moved = 0;
    for (const [id, candidate] of candidates) {
      const { clientId } = candidate;
      if (hasEnded(candidate)) moved += await followEnding(this.deps, id);
      const ofCandidate = documents.filter(({ candidateId }) => candidateId.toString() === id);
      if (ofCandidate.every((document) => String(document.clientId) === String(clientId))) continue;
      moved += await followClient(this.deps, id);
    }
    return moved;
  }

  async #follow(documents: readonly DocumentRecord[], byId: CandidatesById): Promise<number> {
    const overtaken = documents.filter(({ _id, candidateId, fieldKey }) => {
      const candidate = byId.get(candidateId.toString());
      return !candidate || documentOf(candidate, fieldKey)?.id !== _id.toString();
    });
    if (overtaken.length === 0) return 0;
    const _id = trusted({ $in: overtaken.map((document) => document._id) });
    await DocumentModel.updateMany({ _id, pendingSince: null }, { $set: { isWaiting: false, isMailDue: false } });
    return overtaken.length;
  }
}
