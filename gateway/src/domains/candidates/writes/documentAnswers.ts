import type { Viewer } from '../../../auth/viewer.js';
import { DomainError, fieldError } from '../../../lib/errors.js';
import type { ChangeActor } from '../../changes/change.js';
import { documentWrite, type DocumentValue } from '../../fields/values/documentValues.js';
import { documentFieldShownTo } from '../../fields/permissions/documentFieldsPolicy.js';
import { fieldAccess } from '../../fields/permissions/fieldPermissionsPolicy.js';
import { notInUse } from '../../fields/values/fieldValues.js';
import type { CatalogueField, RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { documentOf, holdsValue } from '../../fields/values/storedValues.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import {
  CandidateModel,
  type CandidateRecord,
  type CandidateStatus,
  type FormBeforeRefusal,
} from '../candidatesModel.js';
import { hasConsented } from '../consent.js';
import { correctableFields } from '../openFields.js';
import { assertMayAnswer, corrections } from '../ownForm/answerRules.js';
import { changeCandidate, dataUpdate, findCandidate, findWithoutPolicy } from './candidateWrites.js';
import type { ChangeWrite } from './candidateWrite.js';
import { closedForm } from './closedForm.js';

/** What a candidate's record is to say of one of its documents. */
export interface DocumentChange {
  candidateId: string;
  key: string;
  value: DocumentValue;
  /** Who has sent or judged it, where a crash had cut that off; the viewer otherwise. */
  by?: ChangeActor | null;
}

/** That a candidate's record names a version of a document. */
export interface NamedVersion {
  candidateId: string;
  key: string;
  /** The id of the version. */
  id: string;
}

export const SENT_ELSEWHERE =
  'Este documento foi enviado em outro dispositivo. Confira o que está guardado e envie de novo.';
export const NEWER_VERSION = 'O candidato enviou uma nova versão deste documento.';

/**
 * Writes what a candidate's record says of documents: which version counts, and where it stands. Only the service of
 * documents calls this, after it has stored the version or the judgement.
 */
export class DocumentAnswers {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Whether the viewer may send a document for a field now. @throws as `send`. */
  async assertMaySend(viewer: Viewer, candidate: CandidateRecord, key: string): Promise<void> {
    assertMaySend(viewer, candidate, key, await this.deps.services.customFields.catalogueOf(candidate));
  }

  /** Whether the viewer may see a candidate's documents of a field. @throws NOT_FOUND. */
  async assertMaySee(viewer: Viewer, candidate: CandidateRecord, key: string): Promise<void> {
    fieldSeenBy(viewer, key, await this.deps.services.customFields.catalogueOf(candidate));
  }

  /**
   * Makes a version the one that counts, if it still replaces what it was made to replace.
   * @param viewer null for what a crash had cut off: its sender was allowed to send it then.
   * @throws CONFLICT when another version came first; as `OwnForm.save` where the candidate may not answer the field,
   *   FORBIDDEN for staff who may not edit it, NOT_FOUND.
   */
  async send(
    viewer: Viewer | null,
    { key, value, ...of }: DocumentChange,
    replaces: string | null,
  ): Promise<CandidateRecord> {
    const now = this.deps.now();
    return this.#change(viewer, of, async (candidate, catalogue) => {
      const current = documentOf(candidate, key)?.id ?? null;
      if (current === value.id) return null;
      if (current !== replaces) throw new DomainError('CONFLICT', SENT_ELSEWHERE, { current: candidate });
      if (viewer) assertMaySend(viewer, candidate, key, catalogue);
      const { set, unset } = valueUpdate(candidate, key, value, catalogue);
      const sender = viewer?.role ?? of.by?.role;
      const staffSends = sender !== undefined && sender !== 'candidate';
      const corrected = staffSends ? {} : corrections(candidate, [key], catalogue);
      return {
        change: { action: 'update', fields: [key] },
        set: { ...set, ...corrected, ...(!staffSends && { lastAnsweredAt: now }) },
        unset,
        events: [{ kind: 'document_sent', keys: [key] }],
      };
    });
  }

  /**
   * Writes a judgement. A refusal opens a complete form again, for what was refused only; taking one back restores the form,
   * and closes it again where nothing else is asked for.
   * @throws CONFLICT when another version counts by now; NOT_FOUND.
   */
  async judge(viewer: Viewer | null, { key, value, ...of }: DocumentChange): Promise<CandidateRecord> {
    const now = this.deps.now();
    return this.#change(viewer, of, async (candidate, catalogue) => {
      const current = documentOf(candidate, key);
      if (current?.id !== value.id) throw new DomainError('CONFLICT', NEWER_VERSION, { current: candidate });
      if (current.state === value.state && current.reason === value.reason) return null;
      const { set, unset } = valueUpdate(candidate, key, value, catalogue);
      const form =
        value.state === 'refused'
          ? openedFor(candidate, key, { catalogue, now })
          : current.state === 'refused'
            ? closedAgain(candidate, key)
            : {};
      return {
        change: { action: 'judgeDocument', fields: [key] },
        set: { ...set, ...form },
        unset,
        events: [
          { kind: judgedAs[value.state], keys: [key], message: value.reason || null },
          // The reason goes with the field, and is told by the event of the judgement alone.
          ...(opens(candidate, form) ? [{ kind: 'reopened', keys: [key] } as const] : []),
        ],
      };
    });
  }

  /** Every version that a candidate's record names, inactive fields included. */
  async *named(): AsyncGenerator<NamedVersion> {
    const { fields } = await this.deps.services.customFields.catalogue('candidate');
    for (const { key } of fields.filter(({ type }) => type === 'file')) {
      for await (const candidate of CandidateModel.find(holdsValue(key)).lean<CandidateRecord[]>().cursor()) {
        const id = documentOf(candidate, key)?.id;
        if (id !== undefined) yield { candidateId: candidate._id.toString(), key, id };
      }
    }
  }

  /**
   * Puts another version in the place of one that does not exist, or none; for the sweep. Does nothing where the record names
   * another one meanwhile.
   * @throws NOT_FOUND when the candidate is gone.
   */
  async replaceMissing({ candidateId, key, id }: NamedVersion, value: DocumentValue | null): Promise<void> {
    await this.#change(null, { candidateId }, async (candidate, catalogue) => {
      if (documentOf(candidate, key)?.id !== id) return null;
      return { change: { action: 'update', fields: [key] }, ...valueUpdate(candidate, key, value, catalogue) };
    });
  }

  #change(
    viewer: Viewer | null,
    { candidateId, by }: Pick<DocumentChange, 'candidateId' | 'by'>,
    decide: (candidate: CandidateRecord, catalogue: RecordCatalogue) => Promise<ChangeWrite | null>,
  ): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer, ...(by && { actor: by }) },
      () => (viewer ? findCandidate(viewer, candidateId) : findWithoutPolicy(candidateId)),
      async (candidate) => decide(candidate, await this.deps.services.customFields.catalogueOf(candidate)),
    );
  }
}

function valueUpdate(candidate: CandidateRecord, key: string, value: DocumentValue | null, catalogue: RecordCatalogue) {
  return dataUpdate(candidate, { writes: documentWrite(key, value), keys: [key] }, catalogue);
}

function assertMaySend(viewer: Viewer, candidate: CandidateRecord, key: string, catalogue: RecordCatalogue): void {
  const field = fieldSeenBy(viewer, key, catalogue);
  const { canEdit } = fieldAccess(viewer.role, key, catalogue.permissions);
  // What other clients ask is none of a client's business: it is answered as if there were no such field.
  if (field.forOtherClients && viewer.role !== 'admin') throw unknownField();
  if (!field.active) throw fieldError('FORBIDDEN', 'fieldKey', notInUse(field));
  if (!canEdit) {
    throw fieldError('FORBIDDEN', 'fieldKey', `Você não tem permissão para alterar o campo "${field.label}".`);
  }
  if (viewer.kind !== 'candidate') return;
  if (!hasConsented(candidate)) {
    throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
  }
  assertMayAnswer(candidate, [key], catalogue);
}

/** A document field; one that the viewer may not view is answered as one that does not exist. */
function fieldSeenBy(viewer: Viewer, key: string, catalogue: RecordCatalogue): CatalogueField {
  const field = documentFieldShownTo(viewer, key, catalogue);
  if (!field) throw unknownField();
  return field;
}

const unknownField = () => fieldError('NOT_FOUND', 'fieldKey', 'Documento não encontrado.');

/** What a judgement is told as; a document that waits again is one whose judgement was taken back. */
const judgedAs = {
  approved: 'document_approved',
  refused: 'document_refused',
  sent: 'document_judgement_undone',
} as const;

/** What is told of the form before the refusals of other fields. */
const ofOthers = ({ formBeforeRefusals = [] }: CandidateRecord, key: string) =>
  formBeforeRefusals.filter((before) => before.key !== key);

/** The form as a refusal leaves it: open for this field, where the candidate may answer it at all. */
function openedFor(
  candidate: CandidateRecord,
  key: string,
  { catalogue, now }: { catalogue: RecordCatalogue; now: Date },
): Record<string, unknown> {
  const { requestedFieldKeys, correctedFieldKeys = [] } = candidate;
  if (!correctableFields(catalogue).some((field) => field.key === key)) {
    return { formBeforeRefusals: ofOthers(candidate, key) };
  }
  const before: FormBeforeRefusal = {
    key,
    isRequested: requestedFieldKeys.includes(key),
    isCorrected: correctedFieldKeys.includes(key),
  };
  if (candidate.status === 'complete') {
    return {
      status: 'in_progress' satisfies CandidateStatus,
      completedAt: null,
      completedBeforeReview: candidate.completedAt,
      stageSinceBeforeReview: candidate.stageSince,
      formBeforeRefusals: [{ key, isRequested: false, isCorrected: false } satisfies FormBeforeRefusal],
      requestedFieldKeys: [key],
      correctedFieldKeys: [],
      reopenMessage: null,
      reopenedAt: now,
    };
  }
  return {
    formBeforeRefusals: [...ofOthers(candidate, key), before],
    // A form that is open as a whole asks for everything already.
    ...(requestedFieldKeys.length > 0 && { requestedFieldKeys: [...new Set([...requestedFieldKeys, key])] }),
    correctedFieldKeys: correctedFieldKeys.filter((each) => each !== key),
  };
}

/** Whether a form that was complete is not with this. */
const opens = ({ status }: CandidateRecord, form: Record<string, unknown>): boolean =>
  status === 'complete' && form['status'] === ('in_progress' satisfies CandidateStatus);

/** The form without what a refusal had changed of it: what the staff themselves have asked for is still asked for. */
function closedAgain(candidate: CandidateRecord, key: string): Record<string, unknown> {
  const { completedBeforeReview, correctedFieldKeys = [] } = candidate;
  if (candidate.status === 'complete') return {};
  const before = candidate.formBeforeRefusals?.find((each) => each.key === key);
  // Where an older record does not tell: a form that a refusal has opened has its requests from refusals, any other from the staff.
  const isRequested = before?.isRequested ?? !completedBeforeReview;
  const requestedFieldKeys = candidate.requestedFieldKeys.filter((each) => isRequested || each !== key);
  if (completedBeforeReview && requestedFieldKeys.length === 0) {
    // Where the confirmation was taken back meanwhile, the form is complete since it was finished.
    const since = candidate.isConfirmed ? candidate.stageSinceBeforeReview : null;
    return { ...closedForm(completedBeforeReview), ...(since && { stageSince: since }) };
  }
  return {
    formBeforeRefusals: ofOthers(candidate, key),
    requestedFieldKeys,
    ...(before?.isCorrected && { correctedFieldKeys: [...new Set([...correctedFieldKeys, key])] }),
  };
}
