import { MemoizedByObject } from '../../../cache/memoizeByObject.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { isBlank } from '../../../lib/text.js';
import { premisesOf, whereAsked } from '../../fields/values/fieldConditions.js';
import { editableFields } from '../../fields/values/fieldValues.js';
import type { FieldCatalogue, RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import {
  countFilled,
  filledExpression,
  filledExpressions,
  type FilledField,
} from '../../fields/values/storedValues.js';
import type { CandidateRecord } from '../candidatesModel.js';

/** Name and e-mail, which every candidate is asked for. */
const FIXED_FIELDS = 2;

const answerable = new MemoizedByObject<FieldCatalogue, FilledField[]>();

/** The fields that candidates may edit; memoized per catalogue, as a page asks for it once per row. */
function answerableFields(catalogue: FieldCatalogue): DeepReadonly<FilledField[]> {
  return answerable.of(catalogue, [], () =>
    editableFields(catalogue, 'candidate').map(({ key, type }) => ({ key, type })),
  );
}

const countIf = (condition: object) => ({ $cond: [condition, 1, 0] });

/** Filled share of the fields that the candidate may edit, name and e-mail included: 0 to 100. */
export function progressOf(
  catalogue: RecordCatalogue,
  candidate: Pick<CandidateRecord, 'name' | 'email' | 'values'>,
): number {
  const fields = answerableFields(catalogue);
  const filled = Number(!isBlank(candidate.name)) + Number(!isBlank(candidate.email)) + countFilled(candidate, fields);
  return Math.floor((100 * filled) / (fields.length + FIXED_FIELDS) + 0.5);
}

/**
 * Progress as `progressOf` gives it, computed by the database for all candidates at once: an update pipeline that sets
 * `progress`. Two catalogues by which every candidate's progress is the same have the same pipeline.
 */
export function progressUpdate(catalogue: FieldCatalogue) {
  const fields = editableFields(catalogue, 'candidate')
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map((field) => ({ key: field.key, type: field.type, premises: premisesOf(field, catalogue) }));
  const isFilled = filledExpressions(fields);
  const counted = fields.map(({ premises }, index) => {
    const filled = isFilled[index] ?? {};
    return premises.length > 0 ? countIf(whereAsked(premises, { $eq: [filled, 1] })) : filled;
  });
  const filled = { $add: [filledExpression('$name'), filledExpression('$email'), ...counted] };
  const limited = fields.filter(({ premises }) => premises.length > 0);
  const forAll = fields.length - limited.length + FIXED_FIELDS;
  const asked = limited.map(({ premises }) => countIf(whereAsked(premises, { $literal: true })));
  const share = { $divide: [{ $multiply: [100, filled] }, limited.length > 0 ? { $add: [forAll, ...asked] } : forAll] };
  return [{ $set: { progress: { $floor: { $add: [share, 0.5] } } } }];
}
