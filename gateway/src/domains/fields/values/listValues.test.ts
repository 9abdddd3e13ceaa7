/** How the items of lists are read, refused and shown. */
import fc from 'fast-check';
import { cellValue, displayValue, fieldTypeRules, readStored } from './fieldTypeRules.js';
import type { FieldShape, ListColumn, ListColumnType } from './fieldTypes.js';
import { holdsItems } from './listValues.js';

const column = (key: string, type: ListColumnType, rest: Partial<ListColumn> = {}): ListColumn => ({
  ...{ key, type, label: key[0]?.toUpperCase() + key.slice(1), required: false },
  ...{ options: [], format: null, allowFutureDates: false },
  ...rest,
});
const kinship = column('parentesco', 'select', {
  options: [
    { value: 'f', label: 'Filho(a)' },
    { value: 'c', label: 'Cônjuge' },
  ],
});
const columns = [
  column('nome', 'text', { required: true }),
  kinship,
  column('nascimento', 'date'),
  column('cpf', 'text', { format: 'cpf', label: 'CPF' }),
  column('renda', 'number'),
  column('estuda', 'checkbox'),
  column('contato', 'email'),
];
const listOf = (these: ListColumn[] = columns, maxItems = 3): FieldShape => ({
  ...{ key: 'dependentes', label: 'Dependentes', type: 'list', options: [], format: null, allowFutureDates: false },
  listOptions: { itemName: 'Dependente', maxItems, columns: these },
});
const parse = (value: unknown, field = listOf()) =>
  fieldTypeRules.list.parse(typeof value === 'string' ? value : JSON.stringify(value), field);
/** The items as they are stored; null for what is no list. */
const stored = (value: unknown, field = listOf()) => {
  const parsed = parse(value, field);
  return parsed.ok ? (JSON.parse(parsed.value || '[]') as unknown) : null;
};
const now = new Date('2026-05-10T15:00:00Z');
const refusal = (value: unknown, field = listOf()) => {
  const parsed = parse(value, field);
  if (parsed.ok && parsed.value === '') return null;
  return parsed.ok ? (fieldTypeRules.list.refuse?.(parsed.value, field, now) ?? null) : parsed.problem;
};

describe('items', () => {
  it('are stored by the types of the columns, in whatever way their answers are written', () => {
    const typed = {
      ...{ nome: '  Ana\nLima ', parentesco: 'filha', nascimento: '1/2/2015', cpf: '529.982.247-25' },
      ...{ renda: '1.234,50', estuda: 'Sim', contato: 'mailto:ana@exemplo.com' },
    };
    const answers = {
      ...{ nome: 'Ana Lima', parentesco: 'f', nascimento: '2015-02-01', cpf: '52998224725' },
      ...{ renda: '1234.50', estuda: 'true', contato: 'ana@exemplo.com' },
    };
    expect(stored([typed])).toEqual([answers]);
    expect(parse([answers])).toEqual({ ok: true, value: JSON.stringify([answers]) });
  });

  it('take numbers and booleans of JSON, and the answers in the order of the columns', () => {
    expect(parse(' [ { "estuda": false, "renda": 12.5, "nome": 7 } ] ')).toEqual({
      ok: true,
      value: '[{"nome":"7","renda":"12.5","estuda":"false"}]',
    });
  });

  it('keep what lies beyond the first plane, and are one text in one form', () => {
    expect(stored([{ nome: 'Ana 👩‍👧' }])).toEqual([{ nome: 'Ana 👩‍👧' }]);
    expect(stored('[{"nome":"\\ud83d\\udc69"}]')).toEqual([{ nome: '👩' }]);
  });

  it('without an answer are left out, and so are answers of nothing but blanks and invisible characters', () => {
    expect(stored([{}, { nome: ' ' }, { nome: 'Ana', cpf: null, parentesco: '\t' }, { nome: '\u200b' }])).toEqual([
      { nome: 'Ana' },
    ]);
    for (const none of ['[]', ' [ ] ', '[{}]', '[{"nome":null}]']) expect(parse(none)).toEqual({ ok: true, value: '' });
  });

  it('have the last answer that is given under a key, and none under keys that no column has', () => {
    expect(stored('[{"nome":"Ana","nome":"Bia","apelido":"B"}]')).toEqual([{ nome: 'Bia' }]);
  });

  it('have no answers of the objects that they are', () => {
    const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty'].map((key) => column(key, 'text'));
    const field = listOf([...inherited, column('nome', 'text')]);
    expect(stored([{ nome: 'Ana' }], field)).toEqual([{ nome: 'Ana' }]);
    expect(refusal([{ nome: 'Ana' }], field)).toBeNull();
    expect(displayValue(field, '[{"nome":"Ana"}]')).toBe('Nome: Ana');
    expect(stored('[{"nome":"Ana","__proto__":{"cpf":"1"}}]')).toEqual([{ nome: 'Ana' }]);
    expect(Object.prototype).not.toHaveProperty('cpf');
  });

  it.each([
    ['no JSON', 'Ana'],
    ['JSON that is cut off', '[{"nome":"Ana"}'],
    ['one object', '{"nome":"Ana"}'],
    ['a text', '"Ana"'],
    ['null', 'null'],
    ['a list of texts', '["Ana"]'],
    ['a list with a hole', '[null]'],
    ['a list in a list', '[[{"nome":"Ana"}]]'],
    ['a list as an answer', '[{"nome":["Ana"]}]'],
    ['an object as an answer', '[{"nome":{"x":"Ana"}}]'],
    ['lists within lists to the end', '['.repeat(10_000)],
    ['half of a character, named by its number', '[{"nome":"Ana \\ud83d"}]'],
  ])('are not read from %s', (_what, text) => {
    expect(parse(text)).toEqual({ ok: false, problem: 'deve ser uma lista de itens em JSON' });
  });
});

describe('what is refused', () => {
  it.each<[string, unknown, string | null]>([
    ['an item without a required answer', [{ nome: 'A' }, { cpf: '1' }], 'Dependente 2, Nome: é obrigatório'],
    ['no option', [{ nome: 'A', parentesco: 'tia' }], 'Dependente 1, Parentesco: deve ser uma das opções do campo'],
    ['no day', [{ nome: 'A', nascimento: '31/02/2015' }], 'Dependente 1, Nascimento: deve ser uma data válida'],
    [
      'a day to come',
      [{ nome: 'A', nascimento: '2026-05-11' }],
      'Dependente 1, Nascimento: a data não pode ser futura',
    ],
    ['no number', [{ nome: 'A', renda: '1e21' }], 'Dependente 1, Renda: deve ser um número'],
    ['neither yes nor no', [{ nome: 'A', estuda: 'talvez' }], 'Dependente 1, Estuda: deve ser Sim ou Não'],
    ['no address', [{ nome: 'A', contato: 'ana@' }], 'Dependente 1, Contato: deve ser um e-mail válido'],
    ['a long answer', [{ nome: 'x'.repeat(1_001) }], 'Dependente 1, Nome: deve ter no máximo 1000 caracteres'],
    ['an item too many', Array(4).fill({ nome: 'A' }), 'deve ter no máximo 3 itens'],
    ['nothing of what fits', [{ nome: 'A' }, {}, { nome: 'B' }, { nome: 'C' }], null],
    ['no number of a CPF', [{ nome: 'A', cpf: '111' }], null],
  ])('is %s, and where it stands is told', (_what, items, problem) => {
    expect(refusal(items)).toBe(problem);
  });

  it('is one item more than one, and so many that their text is too long', () => {
    expect(refusal([{ nome: 'A' }, { nome: 'B' }], listOf(columns, 1))).toBe('deve ter no máximo 1 item');
    // Shorter as it is given: each 1 becomes a text with quotes.
    const text = JSON.stringify(Array(1_200).fill({ nome: 1 }));
    expect(text.length).toBeGreaterThan(10_000);
    expect(refusal(text)).toBe('deve ter no máximo 10000 caracteres');
  });
});

describe('what is in store', () => {
  it('is shown with one line for each item, by the labels of columns and options', () => {
    const ana = { nome: 'Ana', parentesco: 'f', nascimento: '2015-02-01', cpf: '52998224725' };
    const bia = { nome: 'Bia', renda: '1234.5', estuda: 'false' };
    const shown = [
      'Nome: Ana; Parentesco: Filho(a); Nascimento: 01/02/2015; CPF: 529.982.247-25',
      'Nome: Bia; Renda: 1.234,50; Estuda: Não',
    ].join('\n');
    expect(displayValue(listOf(), JSON.stringify([ana, bia]))).toBe(shown);
    expect(cellValue(listOf(), JSON.stringify([ana, bia]))).toBe(shown);
  });

  const items = JSON.stringify([{ nome: 'Ana', parentesco: 'f', nascimento: '2015-02-01' }, { parentesco: 'c' }]);

  it('stays readable while columns change: what is gone is left out, what is new is not asked for', () => {
    const fewer = listOf([column('nome', 'text'), column('escola', 'text', { required: true })]);
    expect(readStored(fewer, items)).toBe('[{"nome":"Ana"}]');
    expect(displayValue(fewer, items)).toBe('Nome: Ana');
    const renamed = listOf([column('nome', 'text', { label: 'Nome completo' })]);
    expect(displayValue(renamed, items)).toBe('Nome completo: Ana');
  });

  it('shows an answer that lost its option as it is, and refuses it when it is saved again', () => {
    const field = listOf([{ ...kinship, options: [{ value: 'c', label: 'Cônjuge' }] }]);
    expect(displayValue(field, items)).toBe('Parentesco: f\nParentesco: Cônjuge');
    expect(readStored(field, items)).toBe('[{"parentesco":"f"},{"parentesco":"c"}]');
    expect(refusal(items, field)).toBe('Dependente 1, Parentesco: deve ser uma das opções do campo');
  });

  it('says nothing where all of its columns are gone, and is shown as it is where it is no list', () => {
    const others = listOf([column('escola', 'text')]);
    expect(readStored(others, items)).toBeNull();
    expect(displayValue(others, items)).toBe('');
    expect(cellValue(others, items)).toBe('');
    expect(displayValue(listOf(), 'Ana e Bia')).toBe('Ana e Bia');
  });

  it('holds items whatever the columns are, and no text that a person writes does', () => {
    expect(holdsItems(items)).toBe(true);
    for (const text of ['', 'Ana', '[]', '[{}]', '{"nome":"Ana"}', '["a"]', '[{"a":1},2]']) {
      expect(holdsItems(text)).toBe(false);
    }
  });
});

describe('any list', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('Sim', 'filho', 'c', '01/02/2015', '2015-02-01', '1,5', '-3.50', 'a@b.com', '529.982.247-25', ''),
    fc.boolean(),
    fc.integer(),
    fc.constant(null),
  );
  const anyItem = fc.dictionary(fc.constantFrom(...columns.map(({ key }) => key), 'outra', '__proto__'), anyText);
  const anyItems = fc.array(anyItem, { maxLength: 5 });

  it('is read once and for all: its storage form is read as itself, and shown without a failure', () => {
    fc.assert(
      fc.property(anyItems, (given) => {
        const parsed = parse(given);
        if (!parsed.ok) throw new Error(parsed.problem);
        if (parsed.value === '') return;
        expect(parse(parsed.value)).toEqual(parsed);
        expect(readStored(listOf(), parsed.value)).toBe(parsed.value);
        expect(displayValue(listOf(), parsed.value).split('\n')).toHaveLength(
          (JSON.parse(parsed.value) as unknown[]).length,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('is saved as it is shown: what people read of each answer is read as that answer', () => {
    fc.assert(
      fc.property(anyItems, (given) => {
        const items = stored(given) as Record<string, string>[];
        if (refusal(items) !== null) return;
        for (const shape of columns) {
          const type = fieldTypeRules[shape.type];
          for (const item of items) {
            const answer = item[shape.key];
            if (answer === undefined) continue;
            // Grouped or not, as a number field is typed into: a dot divides on the wire alone.
            const shown = shape.type === 'number' ? answer.replace('.', ',') : type.display(answer, shape);
            expect(type.parse(shown, shape)).toEqual({ ok: true, value: answer });
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
