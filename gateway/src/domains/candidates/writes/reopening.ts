import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { catalogueOfViewer } from '../../fields/definitions/customFieldsPolicy.js';
import { catalogueIn, type FieldCatalogue } from '../../fields/values/recordCatalogue.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { reopenInput } from '../candidatesInput.js';
import type { CandidateRecord, CandidateStatus } from '../candidatesModel.js';
import { mayReopenCandidate } from '../candidatesPolicy.js';
import { correctableFields } from '../openFields.js';
import { assertGoesOn, hasEnded, HAS_ENDED } from '../standing/ending.js';
import { changeCandidate, findCandidate } from './candidateWrites.js';
import { closedForm } from './closedForm.js';

const CHANGED_SINCE = 'O cadastro foi alterado depois da reabertura.';

/** Why a reopening cannot be undone, in the user's words; null when it can. @param revision as `Reopening.undo` takes it. */
export function undoProblem(
  candidate: Pick<CandidateRecord, 'revision' | 'reopenedFrom' | 'ending'>,
  revision: number,
): string | null {
  if (hasEnded(candidate)) return HAS_ENDED;
  return candidate.reopenedFrom?.revision === revision && candidate.revision === revision ? null : CHANGED_SINCE;
}

/** How a complete form is opened again. */
export class Reopening {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Opens the form and stores why, for the mail as well; errors as `CandidatesService.reopen` names them. */
  async reopen(viewer: UserViewer, id: string, input: unknown): Promise<CandidateRecord> {
    const now = this.deps.now();
    const { fieldKeys = [], message = null } = parseInput(reopenInput, input);
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    // Once, however often another write comes first.
    let spent: Promise<void> | undefined;
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      async (candidate) => {
        assertGoesOn(candidate);
        if (!mayReopenCandidate(viewer, candidate)) {
          throw new DomainError('PRECONDITION_FAILED', 'Só um candidato com cadastro completo pode ser reaberto.');
        }
        const { asked, foreign } = askedOf(fieldKeys, catalogueIn(allFields, candidate));
        if (foreign !== undefined) throw notCorrectable(foreign);
        await (spent ??= this.deps.services.workLimits.spendMail(viewer, candidate.email));
        return {
          change: { action: 'reopen', fields: asked.map(({ key }) => key) },
          set: {
            status: 'in_progress' satisfies CandidateStatus,
            completedAt: null,
            completedBeforeReview: null,
            stageSinceBeforeReview: null,
            formBeforeRefusals: [],
            requestedFieldKeys: asked.map(({ key }) => key),
            correctedFieldKeys: [],
            reopenMessage: message,
            correctionRequest: null,
            mailDue: 'reopening' satisfies CandidateRecord['mailDue'],
            reopenedAt: now,
            reopenedFrom: {
              revision: candidate.revision + 1,
              completedAt: candidate.completedAt,
              stageSince: candidate.stageSince,
              correctionRequest: candidate.correctionRequest ?? null,
            },
          },
          events: [{ kind: 'reopened', keys: asked.map(({ key }) => key), message }],
        };
      },
    );
  }

  /**
   * Closes a form again as it was before a reopening; itself an event. A mail that has gone out stays with the candidate.
   * @param revision the record's revision that the reopening has left.
   * @throws PRECONDITION_FAILED where the record has changed since, or the admission has ended, NOT_FOUND.
   */
  async undo(viewer: UserViewer, id: string, revision: number): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      (candidate) => {
        const { reopenedFrom } = candidate;
        const problem = undoProblem(candidate, revision);
        if (!reopenedFrom || problem !== null) {
          throw new DomainError('PRECONDITION_FAILED', problem ?? CHANGED_SINCE);
        }
        const { completedAt, correctionRequest, stageSince } = reopenedFrom;
        return {
          change: { action: 'undoReopening' },
          // Where the confirmation was taken back meanwhile, the form is complete since it was finished.
          set: {
            ...closedForm(completedAt),
            correctionRequest,
            ...(candidate.isConfirmed && stageSince && { stageSince }),
          },
          events: [{ kind: 'reopening_undone' }],
        };
      },
    );
  }

  /**
   * Refuses keys of no field that is the candidates' to edit.
   * @returns why the form of one candidate cannot be opened for them, as another client asks for one of them; null when it can.
   * @throws INVALID on `fieldKeys`, also for a field of other clients than the viewer's.
   */
  async assertCorrectable(
    viewer: UserViewer,
    fieldKeys: readonly string[],
  ): Promise<(candidate: CandidateRecord) => string | null> {
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    const { foreign } = askedOf(fieldKeys, catalogueOfViewer(viewer, allFields));
    if (foreign !== undefined) throw notCorrectable(foreign);
    return (candidate) => {
      const { foreign: elsewhere } = askedOf(fieldKeys, catalogueIn(allFields, candidate));
      return elsewhere === undefined ? null : notCorrectable(elsewhere).message;
    };
  }
}

/** The fields that are asked for, by order, and the first key that names none. */
function askedOf(fieldKeys: readonly string[], catalogue: FieldCatalogue) {
  const correctable = correctableFields(catalogue);
  return {
    asked: correctable.filter(({ key }) => fieldKeys.includes(key)),
    foreign: fieldKeys.find((key) => !correctable.some((field) => field.key === key)),
  };
}

const notCorrectable = (key: string) =>
  fieldError('INVALID', 'fieldKeys', `O candidato não pode alterar o campo "${key}".`);
