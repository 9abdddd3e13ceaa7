import type { CandidateViewer } from '../../../auth/viewer.js';
import { DomainError, type ErrorDetail } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { FieldValueView } from '../../fields/values/fieldViews.js';
import { catalogueIn, type RecordCatalogue, withAnswers } from '../../fields/values/recordCatalogue.js';
import {
  assertNoneMissing,
  isHiddenFromCandidates,
  unfilledRequiredFields,
} from '../../fields/values/requiredFields.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { hasConsented } from '../consent.js';
import { ownFields } from '../candidateFields.js';
import {
  changeCandidate,
  changedData,
  changedMeanwhile,
  dataChanges,
  dataUpdate,
  findCandidate,
  withChanges,
} from '../writes/candidateWrites.js';
import { consentWrite } from '../writes/candidateConsents.js';
import { closedForm } from '../writes/closedForm.js';
import { ownAnswersInput, type OwnAnswers } from '../candidatesInput.js';
import type { CandidateRecord, ConsentStamp } from '../candidatesModel.js';
import { openFields } from '../openFields.js';
import { assertMayAnswer, corrections, labelOf, pathOf, tellingRecord } from './answerRules.js';
import { CorrectionRequests } from './correctionRequests.js';

interface OwnFormOptions {
  /** What `/v1` stores with the first write, as its caller shows its own consent page. */
  impliedConsent?: ConsentStamp;
}

/** What candidates do with their own form. */
export class OwnForm {
  /** Keys of the configuration errors that the log has been told of. */
  readonly #told = new Set<string>();

  readonly corrections: CorrectionRequests;

  constructor(private readonly deps: CandidateDependencies) {
    this.corrections = new CorrectionRequests(deps);
  }

  /**
   * The fields that candidates are asked for. Required ones that they cannot see are not among them: that is an error of the
   * configuration, which the log is told of once, and again when it comes back after having been mended.
   */
  fields(candidate: CandidateRecord, catalogue: RecordCatalogue): FieldValueView[] {
    const untold: string[] = [];
    for (const field of catalogue.fields.filter(({ forOtherClients }) => !forOtherClients)) {
      const isHidden = isHiddenFromCandidates(field, catalogue.permissions);
      if (!isHidden) this.#told.delete(field.key);
      else if (!this.#told.has(field.key)) untold.push(field.key);
    }
    for (const key of untold) this.#told.add(key);
    if (untold.length > 0) {
      this.deps.logger.error({ fields: untold }, 'configuration error: candidates cannot see these required fields');
    }
    return ownFields(candidate, catalogue, hasConsented(candidate));
  }

  /**
   * Saves answers as they are given: all of them in one atomic update, or none.
   * @throws CONFLICT on each field whose stored value is neither the `previousValue` given nor the answer itself
   *   (with the record as it is now), PRECONDITION_FAILED without consent, after the finish and once the admission has
   *   ended, FORBIDDEN (with the record as well) naming
   *   fields that are not editable or not asked for, INVALID per field, CONFLICT for a taken e-mail, RATE_LIMITED.
   */
  async save(viewer: CandidateViewer, input: unknown, options: OwnFormOptions = {}): Promise<CandidateRecord> {
    return this.#write(viewer, parseInput(ownAnswersInput, input), options, false);
  }

  /**
   * Saves the last answers and completes the form. Finishing twice is the same as once, unless the second brings
   * changes.
   * @throws as `save`, and REQUIRED naming each required field that is missing.
   */
  async finish(viewer: CandidateViewer, input: unknown, options: OwnFormOptions = {}): Promise<CandidateRecord> {
    return this.#write(viewer, parseInput(ownAnswersInput, input), options, true);
  }

  async #write(
    viewer: CandidateViewer,
    answers: OwnAnswers,
    { impliedConsent }: OwnFormOptions,
    isFinish: boolean,
  ): Promise<CandidateRecord> {
    const now = this.deps.now();
    await this.deps.services.workLimits.spend('answer', viewer);
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, viewer.candidateId),
      (candidate) => {
        const catalogue = catalogueIn(allFields, candidate);
        const isConsented = hasConsented(candidate);
        // What the caller's own page implies is no consent of somebody who has taken theirs back.
        if (!isConsented && (!impliedConsent || candidate.consentWithdrawnAt)) {
          throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
        }
        const consent = isConsented || !impliedConsent ? null : consentWrite(candidate, impliedConsent);
        const changes = tellingRecord(candidate, () =>
          dataChanges(candidate, answers, { catalogue, role: 'candidate', now }),
        );
        const changed = changes.keys;
        const isComplete = candidate.status === 'complete';
        const finishes = isFinish && !isComplete;
        const answersAnew = changed.length > 0;
        if (!answersAnew && !finishes && !consent) return null;
        assertMayAnswer(candidate, changed, catalogue);
        assertNothingOverwritten(candidate, answers, changed, { catalogue, now });
        if (isFinish) assertNothingMissing(withChanges(candidate, changes), catalogue);
        const { set, unset } = dataUpdate(candidate, changes, catalogue);
        return {
          change: { action: finishes ? 'finish' : answersAnew ? 'update' : 'consent', fields: changed },
          set: {
            ...set,
            ...(answersAnew && { lastAnsweredAt: now }),
            ...consent?.set,
            ...(finishes ? closedForm(now) : corrections(candidate, changed, catalogue)),
          },
          unset,
          ...(consent?.push && { push: consent.push }),
          events: [
            ...(consent ? [{ kind: 'consented' } as const] : []),
            ...(finishes || answersAnew
              ? [
                  {
                    kind: finishes ? 'finished' : 'answered',
                    ...(answersAnew && changedData(candidate, changes)),
                  } as const,
                ]
              : []),
          ],
        };
      },
    );
  }
}

/** Another device may have answered meanwhile: only an answer that knew what it replaces may replace it. */
function assertNothingOverwritten(
  candidate: CandidateRecord,
  answers: OwnAnswers,
  changed: readonly string[],
  { catalogue, now }: { catalogue: RecordCatalogue; now: Date },
): void {
  const isStored = (key: string, value: string | null) => {
    try {
      // Compared as a write would be, so that a device may also remember what its user typed: '529.982.247-25'.
      const same = dataChanges(candidate, { fields: [{ key, value }] }, { catalogue, role: 'candidate', now });
      return same.keys.length === 0;
    } catch {
      return false;
    }
  };
  const { fields = [], previousName, previousEmail } = answers;
  const overtaken = [
    ...(previousName !== undefined && previousName !== candidate.name ? ['name'] : []),
    ...(previousEmail !== undefined && previousEmail !== candidate.email ? ['email'] : []),
    ...fields
      .filter(({ key, previousValue }) => previousValue !== undefined && !isStored(key, previousValue))
      .map(({ key }) => key),
  ];
  const details = overtaken
    .filter((key) => changed.includes(key))
    .map((key): ErrorDetail => {
      const message = `O campo "${labelOf(catalogue, key)}" foi alterado em outro dispositivo.`;
      return { field: pathOf(key), message, code: 'CONFLICT' };
    });
  if (details.length > 0) throw changedMeanwhile(candidate, details);
}

/** Required fields that candidates see but may not fill are not theirs to complete. */
function assertNothingMissing(candidate: CandidateRecord, catalogue: RecordCatalogue): void {
  const asked = withAnswers(catalogue, candidate);
  const isOpen = openFields(candidate, asked);
  const missing = unfilledRequiredFields(asked, 'candidate', candidate);
  assertNoneMissing(missing.filter(({ key }) => isOpen(key)));
}
