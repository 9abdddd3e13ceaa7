import type { Viewer } from '../../auth/viewer.js';
import { fieldValueViews, type FieldCatalogue } from '../fields/values/fieldValues.js';
import { uncheckedValues } from '../fields/values/storedValues.js';
import type { ConfirmationRecord } from './confirmationsModel.js';

/** A field that changed after a confirmation. */
export interface ChangedField {
  key: string;
  label: string;
}

const ownLabels: Record<string, string> = { name: 'Nome', email: 'E-mail' };

/**
 * What changed after a confirmation, as far as the viewer may see those fields: a hidden field must not even tell that it
 * changed. A field that was deleted since does not show.
 */
export function changedFields(
  { isConfirmed, changedFieldKeys }: ConfirmationRecord,
  viewer: Viewer,
  catalogue: FieldCatalogue,
): ChangedField[] {
  if (!isConfirmed) return [];
  // The views of a record that holds something under each key: those that the viewer may see come with their labels.
  const holding = uncheckedValues(Object.fromEntries(changedFieldKeys.map((key) => [key, '-'])));
  const views = fieldValueViews(catalogue, viewer.role, holding, {
    includeInactiveWithValue: true,
    includeUnconfigured: true,
  });
  const visible = new Map(views.filter(({ viewerCanView }) => viewerCanView).map(({ key, label }) => [key, label]));
  return changedFieldKeys.flatMap((key) => {
    const label = Object.hasOwn(ownLabels, key) ? ownLabels[key] : visible.get(key);
    return label === undefined ? [] : [{ key, label }];
  });
}
