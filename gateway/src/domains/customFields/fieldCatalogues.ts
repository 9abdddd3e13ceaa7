import { whenThere, type MaybePromise } from '../../lib/maybePromise.js';
import { Remembered } from '../../persistence/remembered.js';
import { UnchangedRows } from '../../persistence/unchangedRows.js';
import type { FieldPermissionRecord } from '../fieldPermissions/fieldPermissionsModel.js';
import { findRawFields, type CustomFieldRecord } from './customFieldsModel.js';
import type { FieldTarget } from './fieldTypes.js';
import type { FieldCatalogue } from './fieldValues.js';

type Catalogues = Record<FieldTarget, FieldCatalogue>;

const ALL = 'all';

/**
 * The catalogues as they are in store when they are asked for: a change takes effect at once, whichever gateway process
 * made it. While nothing has changed the same catalogue is given again, so that what was computed from it (rights per
 * role) is not computed for each request.
 */
export class FieldCatalogues {
  readonly #fields = new UnchangedRows<CustomFieldRecord>();
  readonly #remembered = new Remembered<Catalogues>(['fields'], 1);
  #known: { of: readonly unknown[]; catalogues: Catalogues } | null = null;

  /** @param permissionRows all records, the same array while none has changed. */
  constructor(private readonly permissionRows: () => Promise<FieldPermissionRecord[]>) {}

  of(target: FieldTarget): MaybePromise<FieldCatalogue> {
    const all = this.#remembered.peek(ALL) ?? this.#remembered.get(ALL, () => this.#read());
    return whenThere(all, (catalogues) => catalogues[target]);
  }

  async #read(): Promise<Catalogues> {
    const [rows, records] = await Promise.all([findRawFields(), this.permissionRows()]);
    const fields = this.#fields.from(rows);
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
