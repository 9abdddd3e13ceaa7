import DataLoader from 'dataloader';
import type { FieldPermissionRecord } from '../fieldPermissions/fieldPermissionsModel.js';
import type { Services } from '../services.js';
import type { FieldTarget } from './fieldTypes.js';
import type { FieldCatalogue } from './fieldValues.js';

/** Whatever a page shows of fields and rights costs one catalogue per target. */
export function createCustomFieldsLoaders(services: Services) {
  return {
    fieldCatalogue: new DataLoader<FieldTarget, FieldCatalogue>((targets) =>
      Promise.all(targets.map((target) => services.customFields.catalogue(target))),
    ),
    /** By key; null without a record. Not remembered, as the next mutation of the same request may change it. */
    fieldPermission: new DataLoader<string, FieldPermissionRecord | null>(
      (keys) => services.fieldPermissions.ofKeys(keys),
      { cache: false },
    ),
  };
}
