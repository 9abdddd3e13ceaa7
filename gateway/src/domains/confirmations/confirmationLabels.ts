import type { Role, Viewer } from '../../auth/viewer.js';
import { fieldValueViews, type FieldCatalogue } from '../fields/values/fieldValues.js';
import { uncheckedValues } from '../fields/values/storedValues.js';
import type { ConfirmationRecord } from './confirmationsModel.js';

/** A field that changed after a confirmation. */
export interface ChangedField {
  key: string;
  label: string;
}

const ownLabels: Record<string, string> = { name: 'Nome', email: 'E-mail' };

/** What changed after a confirmation, as far as the viewer may see those fields. */
export function changedFields(
  { isConfirmed, changedFieldKeys }: ConfirmationRecord,
  viewer: Viewer,
  catalogue: FieldCatalogue,
): ChangedField[] {
  return isConfirmed ? shownFields(changedFieldKeys, viewer.role, catalogue) : [];
}

/**
 * The fields of some keys that a role may see, 'name' and 'email' among them: a hidden field must not even tell that it changed. A
 * field that was deleted since does not show.
 */
export function shownFields(keys: readonly string[], role: Role, catalogue: FieldCatalogue): ChangedField[] {
  // The views of a record that holds something under each key: those that the role may see come with their labels.
  const holding = uncheckedValues(Object.fromEntries(keys.map((key) => [key, '-'])));
  const views = fieldValueViews(catalogue, role, holding, {
    includeInactiveWithValue: true,
    includeUnconfigured: true,
  });
  const visible = new Map(views.filter(({ viewerCanView }) => viewerCanView).map(({ key, label }) => [key, label]));
  return keys.flatMap((key) => {
    const label = Object.hasOwn(ownLabels, key) ? ownLabels[key] : visible.get(key);
    return label === undefined ? [] : [{ key, label }];
  });
}
