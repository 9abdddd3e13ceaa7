import type { ListColumnType } from '../../../../generated/staff/graphql';
import {
  columnProblems,
  emptyListForm,
  listFormOf,
  listOptionsOf,
  maxItemsOf,
  parseColumnText,
  removedColumns,
  removedOptions,
  shownList,
  withChange,
  withNewColumn,
  type ColumnRow,
} from './listForm';

const column = (key: string, label: string, type: ListColumnType = 'TEXT', more: object = {}) => ({
  ...{ __typename: 'ListColumn' as const, key, label, type, required: false },
  ...{ options: [], format: null, allowFutureDates: false, ...more },
});
const option = (value: string, label = value) => ({ __typename: 'FieldOption' as const, value, label });
const stored = {
  __typename: 'ListOptions' as const,
  itemName: 'Dependente',
  maxItems: 5,
  columns: [
    column('nome', 'Nome'),
    column('cpf', 'CPF', 'TEXT', { format: 'CPF', required: true }),
    column('parentesco', 'Parentesco', 'SELECT', { options: [option('1', 'Filho'), option('Enteado')] }),
    column('validade', 'Validade', 'DATE', { allowFutureDates: true }),
  ],
};

/** Rows of new columns with these labels and types. */
const rows = (...columns: [label: string, type?: ListColumnType, more?: Partial<ColumnRow>][]) =>
  columns.reduce<ColumnRow[]>((before, [label, type = 'TEXT', more = {}]) => {
    const next = withNewColumn(before);
    return withChange(next, next.at(-1)!.id, { label, type, ...more });
  }, []);
const inputOf = (columns: ColumnRow[], before?: typeof stored) => listOptionsOf({ ...emptyListForm, columns }, before);
const keysOf = (columns: ColumnRow[], before?: typeof stored) => inputOf(columns, before).columns.map(({ key }) => key);

test('what is stored comes back as it is, formats and future days that were decided included', () => {
  expect(listOptionsOf(listFormOf(stored), stored)).toEqual({
    itemName: 'Dependente',
    maxItems: 5,
    columns: [
      { key: 'nome', label: 'Nome', type: 'TEXT', required: false, options: [], format: null },
      { key: 'cpf', label: 'CPF', type: 'TEXT', required: true, options: [], format: 'CPF' },
      {
        ...{ key: 'parentesco', label: 'Parentesco', type: 'SELECT', required: false },
        options: [
          { value: '1', label: 'Filho' },
          { value: 'Enteado', label: 'Enteado' },
        ],
      },
      { key: 'validade', label: 'Validade', type: 'DATE', required: false, options: [], allowFutureDates: true },
    ],
  });
});

describe('the key of a column', () => {
  test('is made of its label, and of no other one', () => {
    expect(keysOf(rows(['Data de nascimento'], ['Nome'], ['Nome!'], ['nóme?']))).toEqual([
      ...['data_de_nascimento', 'nome', 'nome_2', 'nome_3'],
    ]);
  });

  test('is one that the server takes, also of a label without letters and of the names of JavaScript objects', () => {
    expect(keysOf(rows(['1º'], ['???'], ['123'], ['Constructor']))).toEqual([
      ...['coluna', 'coluna_2', 'coluna_3', 'constructor_2'],
    ]);
  });

  test('stays when the label changes, and is no other column’s then', () => {
    const renamed = withChange(listFormOf(stored).columns, 'nome', { label: 'Nome completo' });
    const added = withNewColumn(renamed);
    expect(keysOf(withChange(added, added.at(-1)!.id, { label: 'NOME' }), stored)).toEqual([
      ...['nome', 'cpf', 'parentesco', 'validade', 'nome_2'],
    ]);
  });

  test('of one that was removed comes again with its type only', () => {
    const left = listFormOf(stored).columns.filter(({ key }) => key !== 'cpf');
    const again = (type: ListColumnType) => [...left, ...rows(['CPF', type])];
    expect(keysOf(again('TEXT'), stored).at(-1)).toBe('cpf');
    expect(removedColumns(again('TEXT'), stored.columns)).toEqual([]);
    expect(keysOf(again('NUMBER'), stored).at(-1)).toBe('cpf_2');
    expect(removedColumns(again('NUMBER'), stored.columns).map(({ label }) => label)).toEqual(['CPF']);
  });
});

test('format and future days are left to the server until somebody decides', () => {
  const [text, date] = inputOf(rows(['CPF'], ['Validade', 'DATE'])).columns;
  expect(text).not.toHaveProperty('format');
  expect(date).not.toHaveProperty('allowFutureDates');
  const decided = inputOf(rows(['CPF', 'TEXT', { format: '' }], ['Validade', 'DATE', { allowFutureDates: false }]));
  expect(decided.columns).toMatchObject([{ format: null }, { allowFutureDates: false }]);
});

test('what another type has is not sent', () => {
  const [number] = inputOf(rows(['CPF', 'NUMBER', { format: 'CPF', options: 'A', allowFutureDates: true }])).columns;
  expect(number).toEqual({ key: 'cpf', label: 'CPF', type: 'NUMBER', required: false, options: [] });
});

test('an option that keeps its text keeps its stored value, and those that go are told', () => {
  const columns = withChange(listFormOf(stored).columns, 'parentesco', { options: ' Cônjuge \n\nFilho\n' });
  expect(listOptionsOf({ ...emptyListForm, columns }, stored).columns[2]?.options).toEqual([
    { value: 'Cônjuge', label: 'Cônjuge' },
    { value: '1', label: 'Filho' },
  ]);
  expect(removedOptions(columns[2]!, stored.columns[2])).toEqual(['Enteado']);
  expect(removedOptions(columns[2]!, undefined)).toEqual([]);
});

test.each([
  ['10', 10],
  [' 1 ', 1],
  ['30', 30],
  ['0', Number.NaN],
  ['31', Number.NaN],
  ['2,5', Number.NaN],
  ['', Number.NaN],
])('%j items at most are %d', (maxItems, number) => {
  expect(maxItemsOf({ maxItems })).toBe(number);
});

describe('a column', () => {
  test('needs a name of its own, capitals and blanks aside', () => {
    expect(columnProblems(rows(['Nome'], [' '], ['NOME'], ['Nome  social'], ['nome social ']))).toEqual([
      ...[{}, { label: 'labelRequired' }, { label: 'labelTaken' }, {}, { label: 'labelTaken' }],
    ]);
  });

  test.each([
    ['', 'optionsRequired'],
    [' \n', 'optionsRequired'],
    ['A\nB\nA ', 'optionsTaken'],
    ['x'.repeat(201), 'optionTooLong'],
    [Array.from({ length: 501 }, (_, index) => index).join('\n'), 'optionsTooMany'],
  ])('that is a choice needs options as the server takes them, case %#', (options, problem) => {
    expect(columnProblems(rows(['Turno', 'SELECT', { options }], ['Nome', 'TEXT', { options }]))).toEqual([
      { options: problem },
      {},
    ]);
  });

  test('has a text of its own for comparing, which tells all of it but its place and what was proposed', () => {
    const [row] = rows(['CPF']);
    const changes: Partial<ColumnRow>[] = [
      ...[{ label: 'C' }, { type: 'DATE' as const }, { required: true }, { options: 'A' }],
      ...[{ format: 'CPF' as const }, { allowFutureDates: true }],
    ];
    const texts = [row!, ...changes.map((change) => withChange([row!], row!.id, change)[0]!)].map(({ value }) => value);
    expect(new Set(texts).size).toBe(7);
    expect(parseColumnText(texts[5]!)).toMatchObject({ label: 'CPF', format: 'CPF' });
    expect(withChange([row!], row!.id, { proposal: { format: 'CPF', allowFutureDates: false } })[0]?.value).toBe(
      texts[0],
    );
  });

  test('that is new has a name of its own among the rows, whichever were removed', () => {
    const three = rows(['A'], ['B'], ['C']);
    const again = withNewColumn([three[0]!, three[2]!]);
    expect(new Set(again.map(({ id }) => id)).size).toBe(3);
  });
});

test('an input shows what the server would decide, and names for what has none yet', () => {
  const proposal = { format: 'CPF' as const, allowFutureDates: true };
  const columns = rows(
    ['CPF', 'TEXT', { proposal }],
    ['', 'SELECT', { options: 'A\nB' }],
    ['Fim', 'DATE', { proposal }],
  );
  expect(shownList({ itemName: ' ', maxItems: 'x', columns }, (number) => `Coluna ${number}`)).toEqual({
    itemName: 'Item',
    maxItems: 30,
    columns: [
      { key: 'cpf', label: 'CPF', type: 'TEXT', required: false, options: [], format: 'CPF', allowFutureDates: false },
      {
        ...{ key: 'coluna', label: 'Coluna 2', type: 'SELECT', required: false, format: null, allowFutureDates: false },
        options: [
          { value: 'A', label: 'A' },
          { value: 'B', label: 'B' },
        ],
      },
      { key: 'fim', label: 'Fim', type: 'DATE', required: false, options: [], format: null, allowFutureDates: true },
    ],
  });
});
