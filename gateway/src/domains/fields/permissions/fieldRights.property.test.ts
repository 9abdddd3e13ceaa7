/** Properties that must hold for any fields, permissions, role and values, tried with random ones. */
import fc from 'fast-check';
import { Types } from 'mongoose';
import { dependents } from '../../../../test/lists.js';
import { roles, type Role } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { seal } from '../values/sealedValues.js';
import type { FieldPermissionRecord } from './fieldPermissionsModel.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { displayValue, fieldTypeRules, readStored, cellValue } from '../values/fieldTypeRules.js';
import { fieldFormats, fieldTypes, type FieldShape } from '../values/fieldTypes.js';
import { checkFieldWrites, editableFields } from '../values/fieldValues.js';
import { fieldValueViews } from '../values/fieldViews.js';
import { catalogueIn, type RecordCatalogue } from '../values/recordCatalogue.js';
import { missingRequiredFields } from '../values/requiredFields.js';

const now = new Date('2026-05-10T15:00:00Z');
/** Configured keys, known keys without a field (rg, cpf), a deleted field's key, and keys that objects inherit. */
const keys = ['alfa', 'beta', 'gama', 'delta', 'rg', 'cpf', 'apagado', 'toString', 'constructor'];
const RUNS = 2_000;

const anyKey = fc.constantFrom(...keys);
const anyRole = fc.constantFrom(...roles);
const anyRoles = fc.subarray<Role>([...roles]);
const options = [
  { value: 'a', label: 'Opção A' },
  { value: 'b', label: 'Opção B' },
];

const clients = [new Types.ObjectId(), new Types.ObjectId()].map(String);

const anyField = fc.record({
  key: anyKey,
  label: fc.constant('Rótulo'),
  type: fc.constantFrom(...fieldTypes),
  required: fc.boolean(),
  active: fc.boolean(),
  clientIds: fc.option(fc.subarray(clients)),
  condition: fc.option(fc.record({ fieldKey: anyKey, values: fc.subarray(['a', 'b', 'true']) })),
  format: fc.option(fc.constantFrom(...fieldFormats)),
  allowFutureDates: fc.boolean(),
});
const anyPermission = fc.record({ fieldKey: anyKey, canView: anyRoles, canEdit: anyRoles });

const anyCatalogue: fc.Arbitrary<RecordCatalogue> = fc
  .record({
    fields: fc.uniqueArray(anyField, { selector: ({ key }) => key }),
    permissions: fc.uniqueArray(anyPermission, { selector: ({ fieldKey }) => fieldKey }),
    clientId: fc.option(fc.constantFrom(...clients)),
    answers: fc.dictionary(anyKey, fc.constantFrom('a', 'b', 'true')),
  })
  .map(({ fields, permissions, clientId, answers }) =>
    catalogueIn(
      {
        target: 'candidate' as const,
        fields: fields.map((field, order): CustomFieldRecord => ({
          ...field,
          _id: new Types.ObjectId(),
          target: 'candidate',
          order,
          options: field.type === 'select' ? options : [],
          listOptions: field.type === 'list' ? dependents : null,
          description: null,
          placeholder: null,
          createdAt: now,
          updatedAt: now,
        })),
        permissions: new Map(
          permissions.map((permission): [string, FieldPermissionRecord] => [
            permission.fieldKey,
            { ...permission, _id: new Types.ObjectId(), label: 'Rótulo', description: null },
          ]),
        ),
      },
      { clientId, ...seal(answers) },
    ),
  );

const anyText = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'true',
    'Sim',
    '2020-01-31',
    '31/01/2020',
    '12,5',
    'x@exemplo.com',
    '529.982.247-25',
    '',
    '  ',
  ),
  fc.string({ maxLength: 20 }),
);
/** Stored values that can be recognised wherever they turn up. */
const anySecrets = fc.subarray(keys).map((held) => Object.fromEntries(held.map((key) => [key, `segredo-de-${key}`])));
const anyWrites = fc.array(fc.record({ key: anyKey, value: fc.option(anyText) }), { minLength: 1, maxLength: 6 });
const anyOptions = fc.record({ includeInactiveWithValue: fc.boolean(), includeUnconfigured: fc.boolean() });

/** Who may view and edit a field, written without the code under test. */
const may = (right: 'canView' | 'canEdit', { permissions }: RecordCatalogue, role: Role, key: string) =>
  role === 'admin' ||
  (permissions.get(key)?.canView.includes(role) === true && permissions.get(key)?.[right].includes(role) === true);

const without = (values: Record<string, string>, isLeftOut: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !isLeftOut(key)));

function outcome(write: () => unknown): unknown {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, details: error.details };
  }
}

it('never shows a value to a role without canView, and shows the same whether or not there is one', () => {
  fc.assert(
    fc.property(anyCatalogue, anyRole, anySecrets, anyOptions, (catalogue, role, values, shown) => {
      const isHidden = (key: string) => !may('canView', catalogue, role, key);
      const views = fieldValueViews(catalogue, role, seal(values), shown);
      const text = JSON.stringify(views);
      for (const [key, secret] of Object.entries(values)) if (isHidden(key)) expect(text).not.toContain(secret);
      expect(views).toEqual(fieldValueViews(catalogue, role, seal(without(values, isHidden)), shown));
    }),
    { numRuns: RUNS },
  );
});

it('shows every active field that the role may view with its value', () => {
  fc.assert(
    fc.property(anyCatalogue, anyRole, anySecrets, (catalogue, role, values) => {
      const shown = new Map(fieldValueViews(catalogue, role, seal(values)).map((view) => [view.key, view.value]));
      for (const { key, active, condition } of catalogue.fields) {
        const mayView = may('canView', catalogue, role, key);
        const expected = mayView && Object.hasOwn(values, key) ? values[key] : null;
        if (active && (mayView || !condition)) expect(shown.get(key)).toBe(expected);
        else expect(shown.has(key)).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
});

it('lets no write pass that the role may not make, and refuses nothing else as forbidden', () => {
  fc.assert(
    fc.property(anyCatalogue, anyRole, anyWrites, (catalogue, role, writes) => {
      const isForbidden = (key: string) =>
        !may('canEdit', catalogue, role, key) ||
        catalogue.fields.some((field) => field.key === key && !field.active && !field.conditionUnmet);
      const forbidden = [...new Set(writes.map(({ key }) => key))].filter(isForbidden);
      const result = outcome(() => checkFieldWrites(catalogue, role, writes, now)) as {
        code?: string;
        details?: { field: string[] }[];
        set?: Record<string, string>;
        unset?: string[];
      };
      if (forbidden.length > 0) {
        expect(result.code).toBe('FORBIDDEN');
        expect(new Set(result.details?.map(({ field }) => field[1]))).toEqual(new Set(forbidden));
      } else {
        expect(result.code).not.toBe('FORBIDDEN');
        for (const key of [...Object.keys(result.set ?? {}), ...(result.unset ?? [])]) {
          expect(writes.some((write) => write.key === key)).toBe(true);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

it('accepts with the stored values at hand only what changes nothing or may be changed, and reveals no hidden value by its answer', () => {
  fc.assert(
    fc.property(
      anyCatalogue,
      anyRole,
      anyWrites,
      anySecrets,
      fc.boolean(),
      (catalogue, role, writes, values, guess) => {
        const tried = guess
          ? writes.map(({ key }) => ({ key, value: Object.hasOwn(values, key) ? (values[key] ?? null) : null }))
          : writes;
        const isHidden = (key: string) => !may('canView', catalogue, role, key);
        const answer = outcome(() => checkFieldWrites(catalogue, role, tried, now, seal(values)));
        const blind = outcome(() => checkFieldWrites(catalogue, role, tried, now, seal(without(values, isHidden))));
        expect(answer).toEqual(blind);
        const { set = {}, unset = [] } = answer as { set?: Record<string, string>; unset?: string[] };
        for (const key of [...Object.keys(set), ...unset]) expect(may('canEdit', catalogue, role, key)).toBe(true);
      },
    ),
    { numRuns: RUNS },
  );
});

it('asks a role only for what it sees, and calls editable only what it may write', () => {
  fc.assert(
    fc.property(anyCatalogue, anyRole, anySecrets, (catalogue, role, values) => {
      const views = new Map(fieldValueViews(catalogue, role, seal(values)).map((view) => [view.key, view]));
      for (const { key } of missingRequiredFields(catalogue, role, seal(values))) {
        const view = views.get(key);
        expect(view).toMatchObject({ viewerCanView: true, required: true });
        // A document that is refused, or a text that is none, is asked for although a value is stored.
        if (view?.type !== 'file') expect(view?.value).toBeNull();
      }
      const editable = editableFields(catalogue, role).map(({ key }) => key);
      expect(editable).toEqual([...views.values()].filter((view) => view.viewerCanEdit).map(({ key }) => key));
    }),
    { numRuns: RUNS },
  );
});

const anyShape: fc.Arbitrary<FieldShape> = anyField.map((field) => ({ ...field, options }));

it('reads its own storage forms back unchanged, whatever was typed', () => {
  fc.assert(
    fc.property(anyShape, anyText, (field, text) => {
      const parsed = fieldTypeRules[field.type].parse(text, field);
      if (parsed.ok && parsed.value !== '') expect(readStored(field, parsed.value)).toBe(parsed.value);
    }),
    { numRuns: 5 * RUNS },
  );
});

it('shows and exports any stored text without failing', () => {
  fc.assert(
    fc.property(anyShape, anyText, (field, text) => {
      expect(typeof displayValue(field, text)).toBe('string');
      const cell = cellValue(field, text);
      expect(cell instanceof Date ? Number.isNaN(cell.getTime()) : Number.isNaN(cell)).toBe(false);
    }),
    { numRuns: 5 * RUNS },
  );
});
