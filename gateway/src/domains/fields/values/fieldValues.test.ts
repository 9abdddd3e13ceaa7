import { Types } from 'mongoose';
import type { Role } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import type { FieldPermissionRecord } from '../permissions/fieldPermissionsModel.js';
import type { CustomFieldRecord } from '../definitions/customFieldsModel.js';
import { checkFieldWrites, editableFields } from './fieldValues.js';
import { fieldValueViews } from './fieldViews.js';
import { catalogueOfClient, type RecordCatalogue } from './recordCatalogue.js';
import { missingRequiredFields } from './requiredFields.js';
import { seal } from './sealedValues.js';

const now = new Date('2026-05-10T15:00:00Z');

function field(key: string, rest: Partial<CustomFieldRecord> = {}): CustomFieldRecord {
  return {
    _id: new Types.ObjectId(),
    key,
    label: `Rótulo de ${key}`,
    type: 'text',
    required: false,
    target: 'candidate',
    active: true,
    order: 0,
    options: [],
    description: null,
    placeholder: null,
    format: null,
    allowFutureDates: false,
    createdAt: now,
    updatedAt: now,
    ...rest,
  };
}

function catalogue(
  fields: CustomFieldRecord[],
  rights: Record<string, { canView?: Role[]; canEdit?: Role[] }> = {},
): RecordCatalogue {
  const permissions = Object.entries(rights).map(
    ([fieldKey, { canView = [], canEdit = [] }]): FieldPermissionRecord => {
      return { _id: new Types.ObjectId(), fieldKey, label: fieldKey, description: null, canView, canEdit };
    },
  );
  const byKey = new Map(permissions.map((each) => [each.fieldKey, each]));
  return catalogueOfClient({ target: 'candidate', fields, permissions: byKey }, null);
}

/** What a refused write tells, or null when it is accepted. */
function refusal(write: () => unknown): DomainError | null {
  try {
    write();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

describe('fieldValueViews', () => {
  const both = { canView: ['client' as const], canEdit: ['client' as const] };

  it('shows active fields in the order of the catalogue, with value, reading and rights', () => {
    const fields = catalogue([field('nascimento', { type: 'date' }), field('apelido')], {
      nascimento: both,
      apelido: { canView: ['client'] },
    });
    const views = fieldValueViews(fields, 'client', seal({ nascimento: '1990-02-01' }));
    expect(views).toMatchObject([
      { key: 'nascimento', value: '1990-02-01', displayValue: '01/02/1990', viewerCanView: true, viewerCanEdit: true },
      { key: 'apelido', value: null, displayValue: null, viewerCanView: true, viewerCanEdit: false },
    ]);
  });

  it("keeps a restricted field in the list without its value ('Campo restrito')", () => {
    const [view] = fieldValueViews(catalogue([field('salario')]), 'client', seal({ salario: '9000' }));
    expect(view).toMatchObject({ label: 'Rótulo de salario', viewerCanView: false, value: null, displayValue: null });
  });

  it('shows an inactive field only when asked, only with a value, and read-only', () => {
    const fields = catalogue([field('antigo', { active: false })], { antigo: both });
    expect(fieldValueViews(fields, 'client', seal({ antigo: 'x' }))).toEqual([]);
    expect(fieldValueViews(fields, 'client', seal({ antigo: ' ' }), { includeInactiveWithValue: true })).toEqual([]);
    expect(fieldValueViews(fields, 'client', seal({ antigo: 'x' }), { includeInactiveWithValue: true })).toMatchObject([
      { value: 'x', active: false, viewerCanEdit: false },
    ]);
  });

  it('does not tell a role without the right that an inactive or unconfigured field holds a value', () => {
    const fields = catalogue([field('antigo', { active: false })]);
    const all = { includeInactiveWithValue: true, includeUnconfigured: true };
    expect(fieldValueViews(fields, 'client', seal({ antigo: 'x', rg: '12' }), all)).toEqual([]);
  });

  it('shows admins the known keys that are not configured, with their labels, and no others', () => {
    const views = fieldValueViews(
      catalogue([field('cpf')]),
      'admin',
      seal({ cpf: '1', estado_civil: 'Solteiro', apagado: 'x' }),
      { includeUnconfigured: true },
    );
    expect(views.map(({ label, value }) => [label, value])).toEqual([
      ['Rótulo de cpf', '1'],
      ['Estado Civil', 'Solteiro'],
    ]);
  });

  it('keeps a choice whose option was removed, and says so', () => {
    const options = [{ value: 'a', label: 'Opção A' }];
    const fields = catalogue([field('turno', { type: 'select', options })]);
    expect(fieldValueViews(fields, 'admin', seal({ turno: 'b' }))).toMatchObject([
      { value: 'b', displayValue: 'b', optionRemoved: true },
    ]);
    expect(fieldValueViews(fields, 'admin', seal({ turno: 'a' }))).toMatchObject([
      { value: 'a', displayValue: 'Opção A', optionRemoved: false },
    ]);
    expect(fieldValueViews(fields, 'admin', seal({}))).toMatchObject([{ value: null, optionRemoved: false }]);
  });

  it('reads a value through the type that its field has now', () => {
    const fields = catalogue([field('inicio', { type: 'date' }), field('nota', { type: 'number' })]);
    expect(fieldValueViews(fields, 'admin', seal({ inicio: '31/01/2020', nota: 'dez' }))).toMatchObject([
      { value: '2020-01-31', displayValue: '31/01/2020' },
      { value: 'dez', displayValue: 'dez' },
    ]);
  });

  it('never takes for a value what objects inherit', () => {
    const [view] = fieldValueViews(catalogue([field('valueOf')]), 'admin', seal({}));
    expect(view?.value).toBeNull();
  });
});

describe('checkFieldWrites', () => {
  it('gives back the storage forms, and clears what is blank', () => {
    const fields = catalogue([
      field('nascimento', { type: 'date' }),
      field('cpf', { format: 'cpf' }),
      field('apelido'),
    ]);
    const writes = [
      { key: 'nascimento', value: '01/02/1990' },
      { key: 'cpf', value: '529.982.247-25' },
      { key: 'apelido', value: '  ' },
    ];
    expect(checkFieldWrites(fields, 'admin', writes, now)).toEqual({
      set: { nascimento: '1990-02-01', cpf: '52998224725' },
      unset: ['apelido'],
    });
  });

  it('refuses all when one field may not be edited, and names each such field', () => {
    const fields = catalogue([field('apelido'), field('salario'), field('rg')], {
      apelido: { canView: ['client'], canEdit: ['client'] },
      rg: { canView: ['client'] },
    });
    const writes = ['apelido', 'salario', 'rg'].map((key) => ({ key, value: '1' }));
    const error = refusal(() => checkFieldWrites(fields, 'client', writes, now));
    expect(error?.code).toBe('FORBIDDEN');
    expect(error?.details.map((detail) => detail.field)).toEqual([
      ['fields', 'salario'],
      ['fields', 'rg'],
    ]);
    expect(error?.message).toContain('Rótulo de rg');
  });

  it('answers a guessed key of a hidden field as one that does not exist', () => {
    const fields = catalogue([field('oculto'), field('antigo', { active: false })]);
    const answerTo = (key: string) => {
      const error = refusal(() => checkFieldWrites(fields, 'client', [{ key, value: '1' }], now));
      return JSON.stringify([error?.code, error?.message, error?.details]).replaceAll(key, 'KEY');
    };
    const unknown = answerTo('inventado');
    expect(['oculto', 'antigo', 'document'].map(answerTo)).toEqual([unknown, unknown, unknown]);
    expect(unknown).toContain('Você não tem permissão para alterar o campo');
  });

  it('refuses all when one value is bad, and names each such value', () => {
    const fields = catalogue([
      field('inicio', { type: 'date' }),
      field('turno', { type: 'select', options: [{ value: 'a', label: 'A' }] }),
      field('apelido'),
    ]);
    const writes = [
      { key: 'inicio', value: '2026-05-11' },
      { key: 'turno', value: 'b' },
      { key: 'apelido', value: 'ok' },
    ];
    const error = refusal(() => checkFieldWrites(fields, 'admin', writes, now));
    expect(error?.code).toBe('INVALID');
    expect(error?.details).toEqual([
      { field: ['fields', 'inicio'], message: 'Rótulo de inicio: a data não pode ser futura.', code: 'INVALID' },
      { field: ['fields', 'turno'], message: 'Rótulo de turno: deve ser uma das opções do campo.', code: 'INVALID' },
    ]);
  });

  it('takes a future day where the field allows it', () => {
    const fields = catalogue([field('admissao', { type: 'date', allowFutureDates: true })]);
    const writes = [{ key: 'admissao', value: '2026-06-01' }];
    expect(checkFieldWrites(fields, 'admin', writes, now).set).toEqual({ admissao: '2026-06-01' });
  });

  it('takes the known keys without a field, and refuses unknown and reserved ones', () => {
    expect(checkFieldWrites(catalogue([]), 'admin', [{ key: 'document', value: '123' }], now).set).toEqual({
      document: '123',
    });
    for (const key of ['apelido', 'name', '__proto__', 'constructor']) {
      expect(refusal(() => checkFieldWrites(catalogue([]), 'admin', [{ key, value: 'x' }], now))?.code).toBe('INVALID');
    }
  });

  it('denies a role the known keys that no record grants', () => {
    const error = refusal(() => checkFieldWrites(catalogue([]), 'client', [{ key: 'document', value: '1' }], now));
    expect(error?.code).toBe('FORBIDDEN');
  });

  it('refuses a change of an inactive field, but lets a caller send back what is there', () => {
    const fields = catalogue([field('antigo', { active: false })]);
    const change = refusal(() =>
      checkFieldWrites(fields, 'admin', [{ key: 'antigo', value: 'y' }], now, seal({ antigo: 'x' })),
    );
    expect(change?.message).toBe('O campo "Rótulo de antigo" está desativado.');
    expect(checkFieldWrites(fields, 'admin', [{ key: 'antigo', value: 'x' }], now, seal({ antigo: 'x' }))).toEqual({
      set: {},
      unset: [],
    });
  });

  it('lets a caller send back read-only values and removed options unchanged', () => {
    const fields = catalogue([field('rg'), field('turno', { type: 'select', options: [{ value: 'a', label: 'A' }] })], {
      rg: { canView: ['client'] },
      turno: { canView: ['client'], canEdit: ['client'] },
    });
    const current = seal({ rg: '12', turno: 'b' });
    const echo = [
      { key: 'rg', value: '12' },
      { key: 'turno', value: 'b' },
    ];
    expect(checkFieldWrites(fields, 'client', echo, now, current)).toEqual({ set: {}, unset: [] });
  });

  it('does not let a caller find a hidden value by guessing it', () => {
    const fields = catalogue([field('salario')]);
    const write = (value: string) =>
      refusal(() => checkFieldWrites(fields, 'client', [{ key: 'salario', value }], now, seal({ salario: '9000' })));
    expect(write('9000')?.message).toBe(write('1')?.message);
    expect(write('9000')?.code).toBe('FORBIDDEN');
  });

  it('takes the last of several writes to one key', () => {
    const writes = [
      { key: 'apelido', value: 'a' },
      { key: 'apelido', value: 'b' },
    ];
    expect(checkFieldWrites(catalogue([field('apelido')]), 'admin', writes, now).set).toEqual({ apelido: 'b' });
  });
});

describe('missingRequiredFields', () => {
  it('names the active required fields that the role sees and that hold nothing', () => {
    const required = { required: true };
    const fields = catalogue(
      [
        field('vazio', required),
        field('branco', required),
        field('cheio', required),
        field('oculto', required),
        field('inativo', { required: true, active: false }),
        field('opcional'),
      ],
      Object.fromEntries(
        ['vazio', 'branco', 'cheio', 'inativo', 'opcional'].map((key) => [key, { canView: ['candidate'] }]),
      ),
    );
    const missing = missingRequiredFields(fields, 'candidate', seal({ branco: '  ', cheio: 'x' }));
    expect(missing.map(({ key }) => key)).toEqual(['vazio', 'branco']);
  });
});

describe('editableFields', () => {
  it('are the active fields that the role may view and edit', () => {
    const both = { canView: ['candidate' as const], canEdit: ['candidate' as const] };
    const fields = catalogue([field('a'), field('b'), field('c', { active: false }), field('d')], {
      a: both,
      b: { canView: ['candidate'] },
      c: both,
      d: { canEdit: ['candidate'] },
    });
    expect(editableFields(fields, 'candidate').map(({ key }) => key)).toEqual(['a']);
  });
});
