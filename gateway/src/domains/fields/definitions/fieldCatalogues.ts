import { VersionedCache } from '../../../cache/versionedCache.js';
import type { PermissionsByKey } from '../permissions/fieldPermissionsPolicy.js';
import { findFields } from './customFieldsModel.js';
import type { FieldTarget } from '../values/fieldTypes.js';
import { catalogueOfClient, type FieldCatalogue, type RecordCatalogue } from '../values/recordCatalogue.js';

/** The catalogues of all fields. That of clients is the one for each of their records, as those are the same for all. */
export interface Catalogues extends Record<FieldTarget, FieldCatalogue> {
  client: RecordCatalogue;
}

const ALL = 'all';

/**
 * The catalogues as they are in store when they are asked for: a change takes effect at once, whichever gateway process
 * made it. While nothing has changed the same catalogue is given again, so that what was computed from it (rights per
 * role) is not computed for each request.
 */
export class FieldCatalogues {
  readonly #cache = new VersionedCache<Catalogues>(['fields'], { answers: 1 });

  /** @param permissions reads those of every key. */
  constructor(private readonly permissions: () => Promise<PermissionsByKey>) {}

  async of<Target extends FieldTarget>(target: Target): Promise<Catalogues[Target]> {
    return (await this.#cache.get(ALL, () => this.#read()))[target];
  }

  async #read(): Promise<Catalogues> {
    const [all, permissions] = await Promise.all([findFields(), this.permissions()]);
    const catalogueOf = (target: FieldTarget): FieldCatalogue => ({
      target,
      fields: all.filter((field) => field.target === target),
      permissions,
    });
    return { candidate: catalogueOf('candidate'), client: catalogueOfClient(catalogueOf('client'), null) };
  }
}
