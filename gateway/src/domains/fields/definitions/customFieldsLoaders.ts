import DataLoader from 'dataloader';
import type { FieldPermissionRecord } from '../permissions/fieldPermissionsModel.js';
import type { Services } from '../../services.js';

export function createCustomFieldsLoaders(services: Services) {
  return {
    /** By key; null without a record. Not remembered, as the next mutation of the same request may change it. */
    fieldPermission: new DataLoader<string, FieldPermissionRecord | null>(
      (keys) => services.fieldPermissions.ofKeys(keys),
      { cache: false },
    ),
  };
}
