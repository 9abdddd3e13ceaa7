import type { Migration } from '../persistence/migrations.js';
import type { Services } from './services.js';

/** What every database must have had, new ones included; later ones are added at the end and none is ever changed. */
export function migrationsOf({ fieldPermissions }: Pick<Services, 'fieldPermissions'>): Migration[] {
  return [
    {
      // Clients send `document` with a new candidate, as POST /candidates is documented; without a record it is refused.
      id: 'permission-of-document',
      apply: () =>
        fieldPermissions.grantByDefault({
          fieldKey: 'document',
          label: 'Documento',
          canView: ['client'],
          canEdit: ['client'],
        }),
    },
  ];
}
