import { SharedRead } from '../../lib/sharedRead.js';
import { UnchangedRows } from '../../persistence/unchangedRows.js';
import type { FieldPermissionRecord } from '../fieldPermissions/fieldPermissionsModel.js';
import { findRawFields, type CustomFieldRecord } from './customFieldsModel.js';
import type { FieldTarget } from './fieldTypes.js';
import type { FieldCatalogue } from './fieldValues.js';

/**
 * The catalogues as they are in store when they are asked for: a change takes effect at once, whichever gateway process
 * made it. Requests of the same moment share the two queries; and while nothing has changed the same catalogue is
 * given again, so that what was computed from it (rights per role) is not computed for each request.
 */
export class FieldCatalogues {
  readonly #fields = new UnchangedRows<CustomFieldRecord>();
  readonly #reads: SharedRead<never, Record<FieldTarget, FieldCatalogue>>;
  #known: { of: readonly unknown[]; catalogues: Record<FieldTarget, FieldCatalogue> } | null = null;

  /** @param permissionRows all records, the same array while none has changed. */
  constructor(permissionRows: () => Promise<FieldPermissionRecord[]>) {
    this.#reads = new SharedRead(async () => {
      const [fields, permissions] = await Promise.all([findRawFields(), permissionRows()]);
      return this.#catalogues(this.#fields.from(fields), permissions);
    });
  }

  async of(target: FieldTarget): Promise<FieldCatalogue> {
    return (await this.#reads.ask([]))[target];
  }

  #catalogues(fields: CustomFieldRecord[], records: FieldPermissionRecord[]): Record<FieldTarget, FieldCatalogue> {
    if (this.#known?.of[0] === fields && this.#known.of[1] === records) return this.#known.catalogues;
    const permissions = new Map(records.map((record) => [record.fieldKey, record]));
    const catalogueOf = (target: FieldTarget): FieldCatalogue => ({
      target,
      fields: fields.filter((field) => field.target === target),
      permissions,
    });
    const catalogues = { candidate: catalogueOf('candidate'), client: catalogueOf('client') };
    this.#known = { of: [fields, records], catalogues };
    return catalogues;
  }
}
