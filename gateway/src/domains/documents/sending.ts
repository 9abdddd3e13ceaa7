import { Types } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { changeActor } from '../changes/changes.js';
import { SENT_ELSEWHERE } from '../candidates/writes/documentAnswers.js';
import type { CustomFieldRecord } from '../fields/definitions/customFieldsModel.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { sendInput, type SendInput } from './documentsInput.js';
import {
  dropDocument,
  findDocument,
  insertDocument,
  latestVersion,
  pagesCounted,
  pagesNamed,
  queueKeyOf,
  type DocumentRecord,
} from './documentsModel.js';
import { findPages, releasePages, takePages, type PageRecord } from './pagesModel.js';
import { isCurrent, settle } from './settling.js';

/** Two who send at once each take one more number. */
const MAX_ATTEMPTS = 10;
/**
 * Versions of one document, all of which are read at once, by who sends another: far fewer are ever sent, and where a candidate has
 * used them up the staff can still send what is missing.
 */
const MAX_VERSIONS = { candidate: 100, user: 200 };

/** How uploaded pages become the next version of a document. */
export class Sending {
  constructor(private readonly deps: DocumentDependencies) {}

  /**
   * Stores the next version, and makes it the one that counts. The pages of the current version again, in their order and
   * with the same day of expiry, are the current version, unless that one was refused: an answer may have been lost.
   * @throws CONFLICT when another version came first; INVALID for pages that are unknown, too many or of kinds that do not
   *   go together, and after 100 versions of a candidate, REQUIRED without the day of expiry where one is asked for; as `DocumentAnswers.send`.
   */
  async send(viewer: Viewer, candidateId: string, input: unknown): Promise<DocumentRecord> {
    const wanted = parseInput(sendInput, input);
    try {
      return await this.#send(viewer, candidateId, wanted);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
      // The same pages may have come in at the same time from another tab: then there is nothing to tell.
      return (await this.#sentAlready(viewer, candidateId, wanted)) ?? Promise.reject(error);
    }
  }

  async #sentAlready(viewer: Viewer, candidateId: string, wanted: SendInput): Promise<DocumentRecord | null> {
    const { candidates } = this.deps.services;
    const candidate = await candidates.get(viewer, candidateId);
    await candidates.documentValues.assertMaySee(viewer, candidate, wanted.fieldKey);
    const current = await findDocument(documentOf(candidate, wanted.fieldKey)?.id ?? '');
    if (!current || current.state === 'refused') return null;
    const field = await this.#fieldOf(wanted);
    // A day that the field does not ask for is not stored, and tells no two versions apart.
    const expiresOn = field?.documentOptions?.asksExpiry ? wanted.expiresOn : null;
    return isSame(current, { ...wanted, expiresOn }) ? current : null;
  }

  async #fieldOf({ fieldKey }: SendInput): Promise<CustomFieldRecord | undefined> {
    const { fields } = await this.deps.services.customFields.catalogue('candidate');
    return fields.find(({ key }) => key === fieldKey);
  }

  async #send(viewer: Viewer, candidateId: string, wanted: SendInput): Promise<DocumentRecord> {
    const { candidates } = this.deps.services;
    const candidate = await candidates.get(viewer, candidateId);
    const currentId = documentOf(candidate, wanted.fieldKey)?.id ?? null;
    const same = await this.#sentAlready(viewer, candidateId, wanted);
    if (same) return same;
    await candidates.documentValues.assertMaySend(viewer, candidate, wanted.fieldKey);
    const field = await this.#fieldOf(wanted);
    if (!field) throw fieldError('NOT_FOUND', 'fieldKey', 'Documento não encontrado.');
    const expiresOn = expiryOf(field, wanted);
    assertGoTogether(field, await pagesOf(candidate._id, wanted, currentId));
    const document = await this.#insert({ viewer, candidate, current: currentId, wanted, expiresOn });
    return this.#makeCount(viewer, document);
  }

  /** Removes a version that never counted; its pages wait again for a document, unless another version has them too. */
  async drop({ _id, pages }: DocumentRecord): Promise<void> {
    await dropDocument(_id);
    await this.#release(pages.map(({ pageId }) => pageId));
  }

  /** Brings a candidate's record and a version in step, whichever came further; for what a crash has cut off. */
  settle(document: DocumentRecord): Promise<DocumentRecord> {
    return settle(this.deps, document, { state: document.state });
  }

  async #makeCount(viewer: Viewer, document: DocumentRecord): Promise<DocumentRecord> {
    const { candidates } = this.deps.services;
    const candidateId = document.candidateId.toString();
    const value = {
      id: document._id.toString(),
      state: 'sent' as const,
      on: todayInBrazil(document.sentAt),
      reason: '',
    };
    try {
      const replaces = document.replaces?.toString() ?? null;
      await candidates.documentValues.send(viewer, { candidateId, key: document.fieldKey, value }, replaces);
    } catch (error) {
      // A refusal has written nothing, but a reaction to what was written may have refused too.
      if (error instanceof DomainError && !(await isCurrent(this.deps, document))) await this.drop(document);
      throw error;
    }
    return this.settle(document);
  }

  async #insert({
    viewer,
    candidate,
    current,
    wanted,
    expiresOn,
  }: {
    viewer: Viewer;
    candidate: { readonly _id: Types.ObjectId; readonly clientId: Types.ObjectId | null };
    current: string | null;
    wanted: SendInput;
    expiresOn: string | null;
  }): Promise<DocumentRecord> {
    const pageIds = wanted.pages.map(({ id }) => new Types.ObjectId(id));
    // Before the version: what the sweep may delete is never named.
    if ((await takePages(pageIds, this.deps.now())) < pageIds.length) {
      await this.#release(pageIds);
      throw unknownPage();
    }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const version = (await latestVersion(candidate._id, wanted.fieldKey)) + 1;
      if (version > MAX_VERSIONS[viewer.kind]) {
        await this.#release(pageIds);
        throw fieldError(
          'INVALID',
          'pages',
          'Este documento já foi enviado muitas vezes. Fale com quem cuida da admissão.',
        );
      }
      const sentAt = this.deps.now();
      const inserted = await insertDocument({
        _id: new Types.ObjectId(),
        candidateId: candidate._id,
        clientId: candidate.clientId,
        fieldKey: wanted.fieldKey,
        version,
        pages: wanted.pages.map(({ name }, index) => ({ pageId: pageIds[index]!, name })),
        expiresOn,
        state: 'sent',
        sentAt,
        judgedAt: null,
        judgedById: null,
        judgedByName: null,
        reason: null,
        replaces: current === null ? null : new Types.ObjectId(current),
        hasCounted: false,
        pendingSince: sentAt,
        pendingBy: changeActor(viewer),
        isWaiting: false,
        queueKey: queueKeyOf({ version, sentAt }),
        isMailDue: false,
        mailedAt: null,
        isUnread: true,
        printSealed: null,
      });
      if (inserted) return inserted;
    }
    await this.#release(pageIds);
    throw new DomainError('CONFLICT', SENT_ELSEWHERE);
  }

  /** Leaves pages to the sweep again, unless a version has them. */
  async #release(pageIds: readonly Types.ObjectId[]): Promise<void> {
    const named = await pagesNamed(pageIds);
    await releasePages(pageIds.filter((id) => !named.has(id.toString())));
  }
}

const isSame = ({ pages, expiresOn }: DocumentRecord, wanted: SendInput): boolean =>
  expiresOn === wanted.expiresOn &&
  pages.length === wanted.pages.length &&
  pages.every(({ pageId }, index) => pageId.toString() === wanted.pages[index]?.id);

function expiryOf({ documentOptions }: CustomFieldRecord, { expiresOn }: SendInput): string | null {
  if (!documentOptions?.asksExpiry) return null;
  if (!expiresOn) throw fieldError('REQUIRED', 'expiresOn', 'Informe a data de validade do documento.');
  return expiresOn;
}

const unknownPage = () => fieldError('INVALID', 'pages', 'Página não encontrada. Envie-a de novo.');

/**
 * The pages in order: those that were uploaded for this field, and of those that a version has only the current one's. A page may
 * have been kept from version to version: earlier ones having it too tells of no other device.
 */
async function pagesOf(
  candidateId: Types.ObjectId,
  { fieldKey, pages }: SendInput,
  currentId: string | null,
): Promise<PageRecord[]> {
  const found = new Map((await findPages(pages.map(({ id }) => id))).map((page) => [page._id.toString(), page]));
  const current = await findDocument(currentId ?? '');
  const kept = new Set(current?.pages.map(({ pageId }) => pageId.toString()));
  const others = [...found.values()].filter(({ _id }) => !kept.has(_id.toString()));
  const counted = await pagesCounted(others.map(({ _id }) => _id));
  if (counted.size > 0) throw new DomainError('CONFLICT', SENT_ELSEWHERE);
  return pages.map(({ id }) => {
    const page = found.get(id);
    const isOwn = page?.candidateId.equals(candidateId) && page.fieldKey === fieldKey;
    if (!page || !isOwn) throw unknownPage();
    return page;
  });
}

/** Photos go together; a PDF is the whole document. */
function assertGoTogether({ documentOptions }: CustomFieldRecord, pages: readonly PageRecord[]): void {
  const maxPages = documentOptions?.maxPages ?? 1;
  if (pages.some(({ kind }) => documentOptions && !documentOptions.kinds.includes(kind))) {
    throw fieldError('INVALID', 'pages', 'Este documento não aceita esse tipo de arquivo.');
  }
  if (pages.length > 1 && pages.some(({ kind }) => kind === 'pdf')) {
    throw fieldError('INVALID', 'pages', 'Envie um único PDF ou somente fotos.');
  }
  if (pages.length > maxPages) {
    const limit = maxPages === 1 ? '1 página' : `${maxPages} páginas`;
    throw fieldError('INVALID', 'pages', `Este documento pode ter no máximo ${limit}.`);
  }
}
