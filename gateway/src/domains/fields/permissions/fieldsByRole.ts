import type { Role, Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { FieldPermissionRecord } from './fieldPermissionsModel.js';
import { assertMayAskFor, fieldAccess, permissionSeenBy, type FieldAccess } from './fieldPermissionsPolicy.js';
import type { BaseDependencies } from '../../services.js';
import { checkValuesSchema } from '../definitions/customFieldsInput.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { fieldsKnownTo } from '../definitions/customFieldsPolicy.js';
import { fieldTargets, type FieldTarget } from '../values/fieldTypes.js';
import { noValues } from '../values/storedValues.js';
import { checkFieldWrites } from '../values/fieldValues.js';
import { fieldValueViews, type FieldValueView } from '../values/fieldViews.js';
import { catalogueIn, catalogueOfClient, type FieldCatalogue } from '../values/recordCatalogue.js';

/** A field, and what a role may do with it. */
export interface FieldWithAccess {
  field: CustomFieldRecord;
  access: FieldAccess;
}

/** What `checkValues` found of one field. */
export interface CheckedValues extends FieldWithAccess {
  /** The values in storage form; null where blank. */
  values: { key: string; value: string | null }[];
}

/** The fields as each role knows them: what forms of every role are made from. */
export class FieldsByRole {
  constructor(
    private readonly deps: Pick<BaseDependencies, 'now'>,
    private readonly catalogue: (target: FieldTarget) => Promise<FieldCatalogue>,
  ) {}

  /**
   * The active fields of a target with the viewer's rights and no values: what a form for a new record shows. With those that depend on an
   * answer that the viewer may know, so that the form can ask them once it is given.
   * @param options.includeInactive adds, for staff, the inactive fields that the viewer may view, read-only.
   * @param options.clientId the candidate's, as administrators name it: fields of other clients are left out. Others have their own.
   */
  async formFields(
    viewer: Viewer,
    target: FieldTarget,
    { includeInactive = false, clientId = null }: { includeInactive?: boolean; clientId?: string | null } = {},
  ): Promise<FieldValueView[]> {
    const catalogue = await this.catalogue(target);
    const known = new Set(fieldsKnownTo(viewer, catalogue).map(({ key }) => key));
    const record = { ...noValues, clientId: viewer.role === 'admin' ? clientId : viewer.clientId };
    return fieldValueViews(catalogueIn(catalogue, record), viewer.role, noValues, {
      includeInactive: includeInactive && viewer.kind === 'user',
      includeUnmet: true,
    }).filter(
      ({ key, forOtherClients, conditionUnmet, condition }) =>
        known.has(key) && !forOtherClients && !(conditionUnmet && condition === null),
    );
  }

  /**
   * The fields that a viewer may know of, active or not, with what a role may do with each: the REST form of the list, which
   * legacy forms of every role read.
   * @throws DomainError INVALID for an unknown target or role, FORBIDDEN when a non-admin asks for another role.
   */
  async list(
    viewer: Viewer,
    { target, userType }: { target?: FieldTarget | null | undefined; userType?: Role | null | undefined } = {},
  ): Promise<FieldWithAccess[]> {
    const role = userType ?? viewer.role;
    assertMayAskFor(viewer, role);
    const catalogues = await Promise.all((target ? [target] : fieldTargets).map((each) => this.catalogue(each)));
    return catalogues.flatMap((catalogue) =>
      fieldsKnownTo(viewer, catalogue).map((field) => ({
        field,
        access: fieldAccess(role, field.key, catalogue.permissions),
      })),
    );
  }

  /** One field that the viewer may know of, as in `list`. @throws DomainError NOT_FOUND as well. */
  async get(viewer: Viewer, id: string, userType?: Role | null): Promise<FieldWithAccess> {
    const found = (await this.list(viewer, { userType })).find(({ field }) => field._id.toString() === id);
    if (!found) throw notFound('Campo não encontrado.');
    return found;
  }

  /** The keys that only fields of other clients than the viewer's have; none for administrators. */
  async keysOfOtherClients(viewer: Viewer): Promise<ReadonlySet<string>> {
    if (viewer.role === 'admin') return new Set();
    const [candidate, client] = await Promise.all([this.catalogue('candidate'), this.catalogue('client')]);
    const elsewhere = catalogueOfClient(candidate, viewer.clientId).fields.filter(
      ({ forOtherClients }) => forOtherClients,
    );
    const keys = new Set(elsewhere.map(({ key }) => key));
    for (const { key } of client.fields) keys.delete(key);
    return keys;
  }

  /**
   * The active fields that make up a role's own forms: what candidates may edit, what clients may view.
   * @throws DomainError FORBIDDEN when a non-admin asks for another role.
   */
  async fieldsOfUserType(
    viewer: Viewer,
    role: 'candidate' | 'client',
  ): Promise<{ field: CustomFieldRecord; permission: FieldPermissionRecord }[]> {
    assertMayAskFor(viewer, role);
    const targets = role === 'candidate' ? (['candidate'] as const) : fieldTargets;
    const catalogues = await Promise.all(targets.map((target) => this.catalogue(target)));
    return catalogues.flatMap((catalogue) =>
      fieldsKnownTo(viewer, catalogue).flatMap((field) => {
        const { permissions } = catalogue;
        const access = fieldAccess(role, field.key, permissions);
        const permission = permissions.get(field.key);
        const belongs = field.active && (role === 'candidate' ? access.canEdit : access.canView);
        return permission && belongs ? [{ field, permission: permissionSeenBy(viewer, permission) }] : [];
      }),
    );
  }

  /**
   * Checks values for a field as a role would write them, and gives them back in storage form; nothing is stored.
   * @throws DomainError NOT_FOUND; FORBIDDEN when the role may not edit a field named; INVALID for a bad value.
   */
  async checkValues(viewer: Viewer, id: string, input: unknown): Promise<CheckedValues> {
    const { userType, values } = parseInput(checkValuesSchema, input);
    const { field, access } = await this.get(viewer, id, userType);
    const clientId = viewer.role === 'admin' ? (field.clientIds?.[0] ?? null) : viewer.clientId;
    const catalogue = catalogueOfClient(await this.catalogue(field.target), clientId);
    const checked = values.map(({ key = field.key, value }) => {
      const { set } = checkFieldWrites(catalogue, userType, [{ key, value }], this.deps.now());
      return { key, value: set[key] ?? null };
    });
    return { field, access, values: checked };
  }
}
