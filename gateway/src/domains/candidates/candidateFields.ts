import type { Viewer } from '../../auth/viewer.js';
import { fieldValueViews, type FieldValueView } from '../fields/values/fieldViews.js';
import { withAnswers, type RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { noValues } from '../fields/values/storedValues.js';
import type { CandidateRecord } from './candidatesModel.js';
import { openFields } from './openFields.js';

/**
 * Every field known for candidates, by order, with the value and rights of the viewer.
 * @param options.includeUnmet adds those that an answer leaves out (`fieldValueViews`), for forms.
 */
export function candidateFields(
  candidate: CandidateRecord,
  viewer: Viewer,
  catalogue: RecordCatalogue,
  { includeUnmet = false }: { includeUnmet?: boolean } = {},
): FieldValueView[] {
  return fieldValueViews(catalogue, viewer.role, candidate, {
    includeInactiveWithValue: true,
    includeUnmet,
    includeUnconfigured: true,
  });
}

/** The fields with a value that the viewer may see. */
export function filledFields(candidate: CandidateRecord, viewer: Viewer, catalogue: RecordCatalogue): FieldValueView[] {
  return candidateFields(candidate, viewer, catalogue).filter(({ value }) => value !== null);
}

/** What candidates may read of their own answers: those to known keys without a field too, which their form does not ask for. */
export function ownAnswers(
  candidate: CandidateRecord,
  catalogue: RecordCatalogue,
  hasConsented: boolean,
): FieldValueView[] {
  const options = { includeUnconfigured: true };
  return fieldValueViews(catalogue, 'candidate', hasConsented ? candidate : noValues, options);
}

/**
 * The fields of the candidate's own form: those they may see; editable as far as the form is open. Before consent
 * without values. Fields that an answer of theirs leaves out are among them, as they are asked once the answer changes.
 */
export function ownFields(
  candidate: CandidateRecord,
  catalogue: RecordCatalogue,
  hasConsented: boolean,
): FieldValueView[] {
  const isOpen = openFields(candidate, catalogue);
  const shown = hasConsented ? candidate : noValues;
  return fieldValueViews(withAnswers(catalogue, shown), 'candidate', shown, { includeUnmet: true })
    .filter(({ viewerCanView }) => viewerCanView)
    .map((field) => ({
      ...field,
      viewerCanEdit: field.viewerCanEdit && isOpen(field.key),
      viewerCanEditWhenMet: field.viewerCanEditWhenMet && isOpen(field.key),
    }));
}
