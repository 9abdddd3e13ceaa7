import type { Viewer } from '../../auth/viewer.js';
import { fieldValueViews, type FieldCatalogue } from '../customFields/fieldValues.js';
import { fieldAccess } from '../fieldPermissions/fieldPermissionsPolicy.js';
import type { ConfirmationRecord } from './confirmationsModel.js';

const ownLabels: Record<string, string> = { name: 'Nome', email: 'E-mail' };

/**
 * Labels of what changed after a confirmation, as far as the viewer may see those fields: a hidden field must not even
 * tell that it changed.
 */
export function changedFieldLabels(
  confirmation: ConfirmationRecord,
  viewer: Viewer,
  catalogue: FieldCatalogue,
): string[] {
  return visibleChangedKeys(confirmation, viewer, catalogue).map((key) => {
    const known = { [key]: '-' };
    const field = fieldValueViews(catalogue, viewer.role, known, {
      includeInactiveWithValue: true,
      includeUnconfigured: true,
    }).find((view) => view.key === key);
    return ownLabels[key] ?? field?.label ?? key;
  });
}

/** The keys of the same. */
export function visibleChangedKeys(
  { isConfirmed, changedFieldKeys }: ConfirmationRecord,
  viewer: Viewer,
  { permissions }: FieldCatalogue,
): string[] {
  if (!isConfirmed) return [];
  return changedFieldKeys.filter((key) => key in ownLabels || fieldAccess(viewer.role, key, permissions).canView);
}
