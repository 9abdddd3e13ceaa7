import { trusted, Types } from 'mongoose';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import { DomainError, forbidden, notFound } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { changeActor } from '../changes/changes.js';
import { assertGoesOn } from '../candidates/standing/ending.js';
import { NEWER_VERSION } from '../candidates/writes/documentAnswers.js';
import { displayDocument, documentText, type DocumentValue } from '../fields/values/documentValues.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { refuseInput } from './documentsInput.js';
import {
  changeDocument,
  DocumentModel,
  findDocument,
  type DocumentRecord,
  type StoredDocument,
} from './documentsModel.js';
import { documentFieldShownTo } from '../fields/permissions/documentFieldsPolicy.js';
import { mayJudge } from './documentsPolicy.js';
import type { ReviewMails } from './reviewMails.js';
import { isCurrent, settle } from './settling.js';

type Judgement = Pick<StoredDocument, 'state' | 'judgedAt' | 'judgedById' | 'judgedByName' | 'reason'>;

const BEING_JUDGED = 'A avaliação ainda está sendo gravada. Tente novamente em instantes.';
const notJudged: Judgement = { state: 'sent', judgedAt: null, judgedById: null, judgedByName: null, reason: null };

/** What a candidate's record says of a version that counts. */
export function valueOf({ _id, state, sentAt, judgedAt, reason }: DocumentRecord): DocumentValue {
  const on = todayInBrazil(judgedAt ?? sentAt);
  return { id: _id.toString(), state, on, reason: state === 'refused' ? (reason ?? '') : '' };
}

/** How documents are approved and refused. */
export class Judging {
  constructor(
    private readonly deps: DocumentDependencies,
    private readonly mails: ReviewMails,
  ) {}

  /**
   * Approves a version that waits. One that the viewer has approved is given as it is: the answer may have been lost.
   * @throws NOT_FOUND for one that the viewer may not see, FORBIDDEN for one that is not theirs to judge, PRECONDITION_FAILED once
   *   the admission has ended, CONFLICT (with the version as it is) when somebody has judged it or the candidate has sent another.
   */
  async approve(viewer: Viewer, id: string): Promise<DocumentRecord> {
    return this.#judge(viewer, id, { state: 'approved', reason: null });
  }

  /**
   * Refuses a version that waits: the candidate is asked for it again, and mailed once per round of review. The viewer's own
   * refusal with the same reason is given as it is.
   * @throws as `approve`, and INVALID or REQUIRED on `reason`.
   */
  async refuse(viewer: Viewer, id: string, input: unknown): Promise<DocumentRecord> {
    const { reason } = parseInput(refuseInput, input);
    return this.#judge(viewer, id, { state: 'refused', reason });
  }

  /**
   * Takes back the viewer's own judgement of the version that counts.
   * @throws as `approve`; PRECONDITION_FAILED where somebody else has judged, while the record does not tell of it yet, and once the candidate was mailed.
   */
  async undo(viewer: Viewer, id: string): Promise<DocumentRecord> {
    const { document, judge } = await this.#judged(viewer, id);
    if (document.state === 'sent') return document;
    if (document.judgedById?.toString() !== judge.userId) {
      throw new DomainError('PRECONDITION_FAILED', 'Só quem avaliou o documento pode desfazer a avaliação.');
    }
    if (!(await isCurrent(this.deps, document))) {
      throw new DomainError('CONFLICT', NEWER_VERSION, { current: document });
    }
    // The record is told of it still: what took it back now would be overtaken.
    if (document.pendingSince) throw new DomainError('PRECONDITION_FAILED', BEING_JUDGED);
    const reopened = await changeDocument(
      { _id: document._id, judgedAt: document.judgedAt, mailedAt: null, pendingSince: null },
      { ...notJudged, isMailDue: false, pendingSince: this.deps.now(), pendingBy: changeActor(judge) },
    );
    if (!reopened) {
      const mailed = 'O candidato já foi avisado da recusa. A avaliação não pode mais ser desfeita.';
      throw new DomainError('PRECONDITION_FAILED', mailed);
    }
    return this.#follow(judge, reopened);
  }

  async #judge(viewer: Viewer, id: string, { state, reason }: Pick<Judgement, 'state' | 'reason'>) {
    const { document, judge } = await this.#judged(viewer, id);
    const judgedAt = this.deps.now();
    const judgement: Judgement = {
      ...{ state, reason, judgedAt },
      judgedById: new Types.ObjectId(judge.userId),
      judgedByName: judge.name,
    };
    const waiting = { _id: document._id, state: 'sent' as const, isWaiting: true };
    const judged = await changeDocument(waiting, {
      ...judgement,
      isWaiting: false,
      isMailDue: state === 'refused',
      pendingSince: judgedAt,
      pendingBy: changeActor(judge),
    });
    if (judged) return this.#follow(judge, judged);
    const current = await findDocument(id);
    if (!current || !isSameJudgement(current, judgement)) throw cameTooLate(current);
    // The try that made it may have been cut off before the record was told; one that is still under way tells it itself.
    const isCutOff = current.pendingSince && current.pendingSince < abandonedWriteCutoff(judgedAt);
    return isCutOff ? this.#follow(judge, current) : current;
  }

  /** Has the candidate's record say the same; a version that counts no longer is put back as it was. */
  async #follow(viewer: UserViewer, document: DocumentRecord): Promise<DocumentRecord> {
    const { candidates } = this.deps.services;
    const candidateId = document.candidateId.toString();
    try {
      const value = valueOf(document);
      await candidates.documentValues.judge(viewer, { candidateId, key: document.fieldKey, value });
    } catch (error) {
      if (!(error instanceof DomainError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND'))) throw error;
      const asBefore = { ...notJudged, isWaiting: false, isMailDue: false };
      const back = await changeDocument({ _id: document._id, judgedAt: document.judgedAt }, asBefore);
      const current = back
        ? await settle(this.deps, back, { state: 'sent', pendingSince: back.pendingSince })
        : document;
      // The candidate is the viewer's no longer.
      if (error.code === 'NOT_FOUND') throw unknownDocument();
      throw new DomainError('CONFLICT', current.isWaiting ? error.message : NEWER_VERSION, { current });
    }
    await this.mails.plan(document.candidateId);
    const { pendingSince, state } = document;
    return settle(this.deps, document, { pendingSince, ...(state === 'sent' && { state }) });
  }

  /** The version, and the viewer as one who judges it. */
  async #judged(viewer: Viewer, id: string): Promise<{ document: DocumentRecord; judge: UserViewer }> {
    const document = await findDocument(id);
    if (!document?.hasCounted) throw unknownDocument();
    const { candidates, customFields } = this.deps.services;
    const candidate = await candidates.get(viewer, document.candidateId.toString()).catch(asUnknown);
    const catalogue = await customFields.catalogueOf(candidate);
    if (!documentFieldShownTo(viewer, document.fieldKey, catalogue)) throw unknownDocument();
    if (!mayJudge(viewer, candidate, document.fieldKey, catalogue)) throw forbidden();
    assertGoesOn(candidate);
    return { document, judge: viewer };
  }
}

/** Whether a version is judged like this already, and by the same user. */
const isSameJudgement = ({ state, reason, judgedById }: DocumentRecord, wanted: Judgement): boolean =>
  state === wanted.state && reason === wanted.reason && String(judgedById) === String(wanted.judgedById);

/** @param current the version as it is by now; null for one that is gone */
function cameTooLate(current: DocumentRecord | null): DomainError {
  if (!current) return unknownDocument();
  if (current.state === 'sent') return new DomainError('CONFLICT', NEWER_VERSION, { current });
  const said = displayDocument(documentText(valueOf(current)));
  const message = `Este documento já foi avaliado por ${current.judgedByName ?? 'outra pessoa'}: ${said}.`;
  return new DomainError('CONFLICT', message, { current });
}

/** Documents that somebody may not see are answered as ones that do not exist. */
export const unknownDocument = () => notFound('Documento não encontrado.');

function asUnknown(error: unknown): never {
  throw error instanceof DomainError && error.code === 'NOT_FOUND' ? unknownDocument() : error;
}

/** Whether a version of a candidate is judged of which the candidate's record may not tell yet. */
export const isBeingJudged = async (candidateId: Types.ObjectId): Promise<boolean> => {
  const judged = { judgedById: trusted({ $ne: null }), pendingSince: trusted({ $ne: null }) };
  return (await DocumentModel.exists({ candidateId, ...judged })) !== null;
};

/**
 * The versions that are pending since before a moment: what a crash has cut off. Without the lower bound the database would not
 * see that the index of pending ones holds them all.
 */
export const pendingBefore = (moment: Date) => ({ pendingSince: trusted({ $gt: new Date(0), $lt: moment }) });
