import { typedInputs } from '../../../../../gateway/test/typedInputs';
import { parseFinishedDate, localDay } from '../../../components/DatePicker/dateText';
import { dependents, storedItems } from '../../../testing/listField';
import { fieldProblem, fieldRules, formatWarning } from './fieldRules';
import type { FieldFormat, FieldShape, FieldType } from './fieldShape';

const field = (type: FieldType, overrides: Partial<FieldShape> = {}): FieldShape => ({
  key: 'k',
  label: 'K',
  type,
  required: false,
  options: [],
  ...overrides,
});
const words = {
  language: 'pt-BR',
  yes: 'Sim',
  no: 'Não',
  optionRemoved: 'opção removida',
  document: (state: string, { day, reason }: { day: string; reason: string }) => `${state} ${day} ${reason}`.trim(),
};
const show = (shape: FieldShape, stored: string, language = 'pt-BR') =>
  fieldRules[shape.type].display(stored, shape, { ...words, language });

const formats: Readonly<Record<string, FieldFormat>> = {
  ...{ cpf: 'CPF', cnpj: 'CNPJ', pis: 'PIS', cep: 'CEP', phone: 'PHONE', voterTitle: 'VOTER_TITLE' },
};

/** The field that a row of the table is typed into. */
function fieldOf(kind: string): FieldShape {
  const format = formats[kind];
  if (format) return field('TEXT', { format });
  if (kind === 'money') return field('NUMBER', { label: 'Salário pretendido' });
  return field(kind.toUpperCase() as FieldType);
}

/** What the input of a field makes of a text; a date is read by the date picker. */
const stored = (shape: FieldShape, typed: string) =>
  shape.type === 'DATE'
    ? (parseFinishedDate(typed, 'day-first', localDay()) ?? typed)
    : fieldRules[shape.type].toStored(typed, shape, 'pt-BR');

test.each(typedInputs.map((input) => [input.kind, input.typed, input] as const))(
  'as %s, %p is stored and shown as it was meant',
  (kind, typed, expected) => {
    const shape = fieldOf(kind);
    const value = stored(shape, typed);
    const isRead = fieldProblem(shape, value) === null && (kind !== 'checkbox' || /^(?:true|false)$/.test(value));
    expect(isRead ? value : null).toBe(expected.stored);
    if (isRead) expect(show(shape, value)).toBe(expected.shown ?? expected.stored);
  },
);

test.each(typedInputs.filter(({ kind }) => kind in formats).map((input) => [input.kind, input.typed, input] as const))(
  'as %s, %p is masked in its input when it is pasted',
  (kind, typed, expected) => {
    const shape = fieldOf(kind);
    const input = fieldRules.TEXT.toInput(typed, shape, 'pt-BR');
    expect(fieldRules.TEXT.toStored(input, shape, 'pt-BR')).toBe(expected.stored);
    if (expected.shown) expect(input).toBe(expected.shown);
  },
);

test.each([
  ['1.234,5', 'pt-BR', '1234.5'],
  ['1.234', 'pt-BR', '1234'],
  ['12,5', 'pt-BR', '12.5'],
  ['1,234.5', 'en-US', '1234.5'],
  ['1,234', 'en-US', '1234'],
  ['-3', 'pt-BR', '-3'],
  ['abc', 'pt-BR', 'abc'],
])('reads the number %s in %s as %s', (typed, language, stored) => {
  expect(fieldRules.NUMBER.toStored(typed, field('NUMBER'), language)).toBe(stored);
});

test('writes a stored number into the input as people of the language write it', () => {
  expect(fieldRules.NUMBER.toInput('1234.5', field('NUMBER'), 'pt-BR')).toBe('1234,5');
  expect(fieldRules.NUMBER.toInput('1234.5', field('NUMBER'), 'en-US')).toBe('1234.5');
});

test('a number comes back from the input as it was stored', () => {
  for (const stored of ['0', '1234', '1234.5', '0.125', '-7.5']) {
    for (const language of ['pt-BR', 'en-US']) {
      const input = fieldRules.NUMBER.toInput(stored, field('NUMBER'), language);
      expect(fieldRules.NUMBER.toStored(input, field('NUMBER'), language)).toBe(stored);
    }
  }
});

test('displays each type as people read it', () => {
  expect(show(field('DATE'), '1990-05-31')).toBe('31/05/1990');
  expect(show(field('DATE'), '1990-05-31', 'en-US')).toBe('05/31/1990');
  expect(show(field('CHECKBOX'), 'true')).toBe('Sim');
  expect(show(field('CHECKBOX'), 'false')).toBe('Não');
  expect(show(field('TEXT', { format: 'CEP' }), '01310100')).toBe('01310-100');
  const select = field('SELECT', { options: [{ value: 'a', label: 'Opção A' }] });
  expect(show(select, 'a')).toBe('Opção A');
  expect(show(select, 'z')).toBe('z (opção removida)');
});

test('a required field is missing only when blank', () => {
  expect(fieldProblem(field('TEXT', { required: true }), '  ')).toBe('required');
  expect(fieldProblem(field('TEXT', { required: true }), 'x')).toBeNull();
  expect(fieldProblem(field('TEXT', { required: true }), '', { requireFilled: false })).toBeNull();
});

test('finds what keeps a value from being saved', () => {
  expect(fieldProblem(field('EMAIL'), 'ana@')).toBe('email');
  expect(fieldProblem(field('NUMBER'), '1,5')).toBe('number');
  expect(fieldProblem(field('DATE'), '2023-02-30')).toBe('date');
  expect(fieldProblem(field('DATE'), '1899-12-31')).toBe('earlyDate');
  expect(fieldProblem(field('DATE'), '2999-01-01')).toBe('futureDate');
  expect(fieldProblem(field('DATE', { allowFutureDates: true }), '2100-12-31')).toBeNull();
  expect(fieldProblem(field('DATE', { allowFutureDates: true }), '2101-01-01')).toBe('lateDate');
  expect(fieldProblem(field('SELECT'), 'x')).toBe('option');
});

test('wrong check digits warn and never refuse', () => {
  const cpf = field('TEXT', { format: 'CPF' });
  expect(fieldProblem(cpf, '52998224726')).toBeNull();
  expect(formatWarning(cpf, '529.982.247-26')).toBe('checkDigits');
  expect(formatWarning(field('TEXTAREA', { format: 'CPF' }), '529.982.247-26')).toBeNull();
});

describe('a document', () => {
  const version = '6740a1b2c3d4e5f607182930';

  test('is displayed by where it stands, and never by its id', () => {
    expect(show(field('FILE'), `${version} sent 2026-11-02`)).toBe('sent 02/11/2026');
    expect(show(field('FILE'), `${version} approved 2026-11-02`, 'en-US')).toBe('approved 11/02/2026');
    expect(show(field('FILE'), `${version} refused 2026-11-02 Falta o verso\ne a data`)).toBe(
      'refused 02/11/2026 Falta o verso\ne a data',
    );
  });

  test('is missing where it is required until it is sent, and again when it is refused', () => {
    const required = field('FILE', { required: true });
    expect(fieldProblem(required, '')).toBe('required');
    expect(fieldProblem(required, `${version} sent 2026-11-02`)).toBeNull();
    expect(fieldProblem(required, `${version} approved 2026-11-02`)).toBeNull();
    expect(fieldProblem(required, `${version} refused 2026-11-02 Ilegível`)).toBe('required');
    expect(fieldProblem(field('FILE'), `${version} refused 2026-11-02 Ilegível`)).toBeNull();
  });
});

describe('a list', () => {
  const list = field('LIST', { listOptions: dependents({ maxItems: 2 }) });
  const ana = { nome: 'Ana', cpf: '52998224725', nascimento: '2020-05-31' };

  test('is displayed with a line for each item', () => {
    expect(show(list, storedItems(ana, { nome: 'Bia' }))).toBe(
      'Nome: Ana; CPF: 529.982.247-25; Data de nascimento: 31/05/2020\nNome: Bia',
    );
    expect(show(list, 'Ana e Bia')).toBe('Ana e Bia');
  });

  test('is saved when every item has what is required and can be read, and there are not too many', () => {
    expect(fieldProblem(list, storedItems(ana))).toBeNull();
    expect(fieldProblem(list, storedItems(ana, { nome: 'Bia' }))).toBe('list');
    expect(fieldProblem(list, storedItems({ ...ana, nascimento: '31/05' }))).toBe('list');
    expect(fieldProblem(list, storedItems(ana, ana, ana))).toBe('list');
    expect(fieldProblem(list, 'Ana e Bia')).toBe('list');
    expect(fieldProblem(field('LIST', { ...list, required: true }), '')).toBe('required');
  });
});
