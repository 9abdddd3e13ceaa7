import { typedInputs } from '../../../../test/typedInputs.js';
import { dateBoundsProblem, parseDate, proposesFutureDates, todayInBrazil } from './fieldDates.js';
import { guessFormat } from './fieldFormats.js';
import { cellValue, displayValue, fieldTypeRules, longestText, readStored } from './fieldTypeRules.js';
import type { FieldFormat, FieldShape, FieldType } from './fieldTypes.js';

const field = (type: FieldType, rest: Partial<FieldShape> = {}): FieldShape => ({
  key: 'campo',
  label: 'Campo',
  type,
  options: [],
  format: null,
  allowFutureDates: false,
  ...rest,
});
const parse = (type: FieldType, text: string, rest?: Partial<FieldShape>) => {
  const parsed = fieldTypeRules[type].parse(text, field(type, rest));
  return parsed.ok ? parsed.value : null;
};

const formats: readonly string[] = ['cpf', 'cnpj', 'pis', 'cep', 'phone', 'voterTitle'];

/** The field that a row of the table is typed into. */
function fieldOf(kind: string): FieldShape {
  if (formats.includes(kind)) return field('text', { format: kind as FieldFormat });
  return kind === 'money' ? field('number', { key: 'salario_pretendido' }) : field(kind as FieldType);
}

describe('what is typed or pasted', () => {
  it.each(typedInputs.map((input) => [input.kind, input.typed, input] as const))(
    'as %s, %p is stored and shown as it was meant',
    (kind, typed, { stored, shown }) => {
      const shape = fieldOf(kind);
      const parsed = fieldTypeRules[shape.type].parse(typed, shape);
      expect(parsed.ok ? parsed.value : null).toBe(stored);
      if (stored !== null) expect(displayValue(shape, stored)).toBe(shown ?? stored);
    },
  );
});

describe('the registry of field types', () => {
  it('labels the types as people call them (R-83)', () => {
    expect(Object.values(fieldTypeRules).map(({ label }) => label)).toEqual([
      'Texto',
      'Email',
      'Número',
      'Seleção',
      'Data',
      'Checkbox',
      'Texto Longo',
      'Documento',
      'Lista',
    ]);
  });
});

describe('what is refused', () => {
  it.each<[FieldType, string, string]>([
    ['text', 'x'.repeat(1_001), 'deve ter no máximo 1000 caracteres'],
    ['textarea', 'x'.repeat(10_001), 'deve ter no máximo 10000 caracteres'],
    ['email', 'ana@', 'deve ser um e-mail válido'],
    ['number', 'doze', 'deve ser um número'],
    ['number', '9'.repeat(31), 'deve ter no máximo 30 caracteres'],
    ['select', 'Roxo', 'deve ser uma das opções do campo'],
    ['date', '31/02/2026', 'deve ser uma data válida'],
    ['checkbox', 'talvez', 'deve ser Sim ou Não'],
    ['file', 'rg.pdf', 'envie o documento como arquivo, não como texto'],
  ])('as %s is told in words', (type, text, problem) => {
    const options = [{ value: 'a', label: 'Azul' }];
    expect(fieldTypeRules[type].parse(text, field(type, { options }))).toEqual({ ok: false, problem });
  });

  it('is never a document that the service of documents has written, but it is none that somebody sends', () => {
    const written = '6740a1b2c3d4e5f607182930 sent 2026-11-20';
    expect(parse('file', written)).toBe(written);
    const told = fieldTypeRules.file.refuse?.(written, field('file'), new Date());
    expect(told).toBe('envie o documento como arquivo, não como texto');
  });

  it('is a text that is longer than its type allows', () => {
    expect((['text', 'select', 'textarea', 'email', 'number'] as const).map(longestText)).toEqual([
      ...[1_000, 1_000, 10_000, 254, 30],
    ]);
  });
});

describe('what is in store', () => {
  it('is read by the type that the field has now, and nothing is read from what means nothing to it', () => {
    expect(readStored(field('text'), '\u0000')).toBeNull();
    expect(readStored(field('number'), 'doze')).toBeNull();
    expect(displayValue(field('number'), 'doze')).toBe('doze');
    expect(cellValue(field('number'), 'doze')).toBe('doze');
    expect(displayValue(field('date'), 'ontem')).toBe('ontem');
  });
});

describe('text', () => {
  it('is one trimmed line without control characters, which spreadsheets refuse', () => {
    expect(parse('text', '  a\nb\u0000c  ')).toBe('a b c');
  });

  it('refuses more than 1,000 characters', () => {
    expect(parse('text', 'x'.repeat(1_000))).toHaveLength(1_000);
    expect(parse('text', 'x'.repeat(1_001))).toBeNull();
  });
});

describe('textarea', () => {
  it('keeps line breaks, in one form', () => {
    expect(parse('textarea', 'a\r\nb\rc')).toBe('a\nb\nc');
    expect(parse('textarea', 'x'.repeat(10_001))).toBeNull();
  });
});

describe('email', () => {
  it('takes addresses only', () => {
    expect(parse('email', ' Ana@Exemplo.com.br ')).toBe('Ana@Exemplo.com.br');
    for (const text of ['ana', 'ana@', 'ana@exemplo', 'a b@exemplo.com', `${'a'.repeat(250)}@exemplo.com`]) {
      expect(parse('email', text)).toBeNull();
    }
  });
});

describe('number', () => {
  it.each([
    ['12', '12'],
    ['-3.50', '-3.50'],
    ['12,5', '12.5'],
    ['1.234.567,89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['007', '7'],
    ['-0', '0'],
    ['1 000', '1000'],
  ])('reads %s as %s', (text, stored) => {
    expect(parse('number', text)).toBe(stored);
  });

  it.each(['doze', '1e5', 'NaN', 'Infinity', '0x10', '1,2,3', '12.34.5', '--1', '9'.repeat(31)])(
    'refuses %s',
    (text) => {
      expect(parse('number', text)).toBeNull();
    },
  );

  it('is a number in a spreadsheet, unless a spreadsheet would change its digits', () => {
    expect(cellValue(field('number'), '12.5')).toBe(12.5);
    expect(cellValue(field('number'), '12345678901234567890')).toBe('12345678901234567890');
    expect(cellValue(field('number'), '12345678901234.5')).toBe(12345678901234.5);
    expect(cellValue(field('number'), '123456789012345.6')).toBe('123456789012345,6');
  });

  it('is shown with a comma', () => {
    expect(displayValue(field('number'), '12.5')).toBe('12,5');
  });
});

describe('select', () => {
  const options = [
    { value: 'sp', label: 'São Paulo' },
    { value: 'rj', label: 'Rio de Janeiro' },
  ];
  it('takes the value or the label of an option, and stores the value', () => {
    expect(parse('select', 'sp', { options })).toBe('sp');
    expect(parse('select', 'Rio de Janeiro', { options })).toBe('rj');
    expect(parse('select', 'mg', { options })).toBeNull();
  });

  it('shows the label, and a value that lost its option as it is', () => {
    expect(displayValue(field('select', { options }), 'sp')).toBe('São Paulo');
    expect(displayValue(field('select', { options }), 'mg')).toBe('mg');
    expect(cellValue(field('select', { options }), 'rj')).toBe('Rio de Janeiro');
    // An option that was taken away between the reading of a value and its showing.
    expect(fieldTypeRules.select.display('mg', field('select', { options }))).toBe('mg');
  });
});

describe('checkbox', () => {
  it.each([
    ['true', 'true'],
    ['Sim', 'true'],
    ['1', 'true'],
    ['NÃO', 'false'],
    ['off', 'false'],
  ])('reads %s as %s', (text, stored) => {
    expect(parse('checkbox', text)).toBe(stored);
  });

  it('is shown as Sim or Não, and is a boolean in a spreadsheet', () => {
    expect(displayValue(field('checkbox'), 'false')).toBe('Não');
    expect(displayValue(field('checkbox'), 'true')).toBe('Sim');
    expect(cellValue(field('checkbox'), 'true')).toBe(true);
    expect(cellValue(field('checkbox'), 'false')).toBe(false);
    expect(parse('checkbox', 'talvez')).toBeNull();
  });
});

describe('date', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['29/02/2024', '2024-02-29'],
    ['1/2/1990', '1990-02-01'],
    ['1990-02-01T00:00:00.000Z', '1990-02-01'],
    ['2023-02-29', null],
    ['31/04/2024', null],
    ['2024-13-01', null],
    ['2024-1-1', '2024-01-01'],
    ['ontem', null],
  ])('reads %s as %s', (text, stored) => {
    expect(parseDate(text, { allowFutureDates: false })).toBe(stored);
  });

  it('lies between 1900-01-01 and today', () => {
    const now = new Date('2026-05-10T15:00:00Z');
    expect(dateBoundsProblem('1899-12-31', false, now)).toBe('a data deve ser a partir de 01/01/1900');
    expect(dateBoundsProblem('1900-01-01', false, now)).toBeNull();
    expect(dateBoundsProblem('2026-05-10', false, now)).toBeNull();
    expect(dateBoundsProblem('2026-05-11', false, now)).toBe('a data não pode ser futura');
    expect(dateBoundsProblem('2026-05-11', true, now)).toBeNull();
  });

  it('counts today in São Paulo, where the day ends three hours after that of UTC', () => {
    expect(todayInBrazil(new Date('2026-05-11T02:59:59Z'))).toBe('2026-05-10');
    expect(todayInBrazil(new Date('2026-05-11T03:00:00Z'))).toBe('2026-05-11');
  });

  it('is shown as dd/MM/yyyy and is a date in a spreadsheet', () => {
    expect(displayValue(field('date'), '1990-02-01')).toBe('01/02/1990');
    expect(cellValue(field('date'), '1990-02-01')).toEqual(new Date('1990-02-01T00:00:00Z'));
  });

  it('stays readable out of bounds: what was saved yesterday is not measured again', () => {
    expect(readStored(field('date'), '2999-01-01')).toBe('2999-01-01');
  });

  it.each(['data_admissao', 'validade_cnh', 'dataVencimento', 'data_inicio'])('proposes future days for %s', (key) => {
    expect(proposesFutureDates(key)).toBe(true);
  });

  it.each(['data_nascimento', 'birthDate', 'emissao_rg', 'weekend'])('proposes none for %s', (key) => {
    expect(proposesFutureDates(key)).toBe(false);
  });
});

describe('Brazilian formats of text', () => {
  it.each<[FieldFormat, string, string, string]>([
    ['cpf', '529.982.247-25', '52998224725', '529.982.247-25'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cnpj', '00.000.000/0001-91', '00000000000191', '00.000.000/0001-91'],
    ['pis', '120.56412.54-7', '12056412547', '120.56412.54-7'],
    ['cep', '01310-100', '01310100', '01310-100'],
    ['phone', '+55 (11) 98888-7777', '11988887777', '(11) 98888-7777'],
    ['phone', '(11) 3333-4444', '1133334444', '(11) 3333-4444'],
    ['phone', '+1 415 555-2671', '+14155552671', '+14155552671'],
    ['voterTitle', '1234 5678 9012', '123456789012', '1234 5678 9012'],
    ['voterTitle', '1234 5678 80191', '1234567880191', '1234 5678 80191'],
  ])('%s stores %s as %s and shows %s', (format, typed, stored, shown) => {
    expect(parse('text', typed, { format })).toBe(stored);
    expect(displayValue(field('text', { format }), stored)).toBe(shown);
  });

  it('never refuses wrong digits or loses what it does not understand', () => {
    expect(parse('text', '111.111.111-11', { format: 'cpf' })).toBe('11111111111');
    expect(parse('text', 'em emissão', { format: 'cpf' })).toBe('em emissão');
    expect(parse('text', '123', { format: 'cnpj' })).toBe('123');
    expect(parse('text', 'não tenho', { format: 'phone' })).toBe('não tenho');
    expect(displayValue(field('text', { format: 'cpf' }), '123')).toBe('123');
  });

  it('reads values that were stored before the field had its format', () => {
    expect(displayValue(field('text', { format: 'cpf' }), '529.982.247-25')).toBe('529.982.247-25');
    expect(readStored(field('text', { format: 'cpf' }), '529.982.247-25')).toBe('52998224725');
  });

  it.each([
    ['cpf', 'cpf'],
    ['cpf_conjuge', 'cpf'],
    ['cnpj_empresa', 'cnpj'],
    ['numero_pis', 'pis'],
    ['cep', 'cep'],
    ['telefone_2', 'phone'],
    ['phone', 'phone'],
    ['voterTitle', 'voterTitle'],
    ['titulo_eleitor', 'voterTitle'],
    ['recepcao', null],
    ['pista', null],
    ['titulo', null],
    ['endereco', null],
  ])('guesses from the key %s the format %s', (key, format) => {
    expect(guessFormat(key)).toBe(format);
  });
});
