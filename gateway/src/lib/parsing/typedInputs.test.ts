import { TABLE_YEAR, typedInputs, type TypedInput } from '../../../test/typedInputs.js';
import { formatTypedNumber, normalizeNumberFormat } from './brazilianNumbers.js';
import { parseDateText } from './dates.js';
import { formatNumberText, parseNumberText } from './numbers.js';
import { normalizeTypedEmail, normalizeLine, normalizeLines, parseOptionText, parseYesNoText } from './texts.js';

const words = { true: 'Sim', false: 'Não' } as const;

/** What the functions make of a text of the table, as it is stored and as it is shown. */
function parsed({ kind, typed }: TypedInput): { stored: string | null; shown: string | null } {
  const both = (stored: string | null, show: (stored: string) => string = String) => ({
    stored,
    shown: stored === null ? null : show(stored),
  });
  switch (kind) {
    case 'number':
    case 'money':
      return both(parseNumberText(typed, { thousands: '.' }), (stored) =>
        formatNumberText(stored, { comma: true, money: kind === 'money' }),
      );
    case 'date':
      return both(parseDateText(typed, { order: 'day-first', thisYear: TABLE_YEAR }), (stored) =>
        stored.split('-').reverse().join('/'),
      );
    case 'email': {
      const email = normalizeTypedEmail(typed);
      return both(email.includes(' ') ? null : email);
    }
    case 'checkbox':
      return both(parseYesNoText(typed), (stored) => words[stored as 'true']);
    case 'text':
      return both(normalizeLine(typed));
    default:
      return both(normalizeNumberFormat(kind, typed), (stored) => formatTypedNumber(kind, stored));
  }
}

describe('what is typed or pasted', () => {
  it('is tried with at least sixty inputs', () => {
    expect(typedInputs.length).toBeGreaterThanOrEqual(60);
  });

  it.each(typedInputs.map((input) => [input.kind, input.typed, input] as const))(
    'as %s, %p is understood',
    (_kind, _typed, input) => {
      expect(parsed(input)).toEqual({ stored: input.stored, shown: input.shown ?? input.stored });
    },
  );

  it.each(
    typedInputs.filter(({ stored }) => stored !== null).map((input) => [input.kind, input.typed, input] as const),
  )('as %s, what %p was stored as is read as itself again', (_kind, _typed, input) => {
    expect(parsed({ ...input, typed: input.stored as string }).stored).toBe(input.stored);
  });
});

describe('a number with one mark that may group or divide', () => {
  it.each([
    ['1.234', '.', '1234'],
    ['1,234', '.', '1.234'],
    ['1.234', ',', '1.234'],
    ['1,234', ',', '1234'],
    ['1.234', null, '1.234'],
    ['1,234', null, '1.234'],
    ['0.125', '.', '0.125'],
    ['R$ 1.234', null, '1234'],
  ] as const)('%s, where %p groups thousands, is %s', (typed, thousands, stored) => {
    expect(parseNumberText(typed, { thousands })).toBe(stored);
  });

  it.each(['1,2,3', '12.34.5', '1e5', 'NaN', '0x10', '--1', '', '3 mil', '5,'])('%p is none', (typed) => {
    expect(parseNumberText(typed, { thousands: '.' })).toBeNull();
  });
});

describe('a year of two digits', () => {
  const read = (typed: string, ahead = 0) => parseDateText(typed, { order: 'day-first', thisYear: 2026, ahead });

  it('is the latest that has begun, where a date may not lie ahead', () => {
    expect(read('31/12/26')).toBe('2026-12-31');
    expect(read('01/01/27')).toBe('1927-01-01');
  });

  it('may lie ahead where a date may', () => {
    expect(read('01/01/30', 20)).toBe('2030-01-01');
    expect(read('01/01/71', 20)).toBe('1971-01-01');
  });
});

it('reads a date month first for people who write it so', () => {
  const read = (typed: string) => parseDateText(typed, { order: 'month-first', thisYear: 2026 });
  expect(read('2/1/71')).toBe('1971-02-01');
  expect(read('02011971')).toBe('1971-02-01');
  expect(read('February 1st, 1971')).toBe('1971-02-01');
  expect(read('1971-02-01')).toBe('1971-02-01');
});

it('finds an option by value and label, then without case and accents where only one fits', () => {
  const options = [
    { value: 'sp', label: 'São Paulo' },
    { value: 'rj', label: 'Rio de Janeiro' },
    { value: 'SP', label: 'sao paulo' },
  ];
  expect(parseOptionText('SP', options)).toBe('SP');
  expect(parseOptionText('São Paulo', options)).toBe('sp');
  expect(parseOptionText(' rio de janeiro ', options)).toBe('rj');
  expect(parseOptionText('SÃO PAULO', options)).toBeNull();
  expect(parseOptionText('mg', options)).toBeNull();
});

it('never cuts a number that is too long, and keeps two telephones apart', () => {
  expect(normalizeNumberFormat('cpf', '529.982.247-255')).toBe('529982247255');
  expect(normalizeNumberFormat('phone', '11 98888-7777 / 11 97777-6666')).toBe('11 98888-7777 / 11 97777-6666');
});

describe('what is understood without a closer look', () => {
  it('is characters that the closer look leaves as they are', () => {
    const taken = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter((character) =>
      /[\n\u0020-\u007e\u00c0-\u00ff]/.test(character),
    );
    expect(taken).toHaveLength(160);
    // A character without width has the whole text looked at.
    const closer = taken.map((character) => normalizeLines(`a${character}\u200bb`));
    expect(taken.map((character) => normalizeLines(`a${character}b`))).toEqual(closer);
  });

  it('is a number in its storage form, unless a dot groups', () => {
    const written = ['0', '7', '-12', '0.5', '3500.00', '1.234'];
    expect(written.map((text) => parseNumberText(text, { thousands: null }))).toEqual(written);
    expect(parseNumberText('1.234', { thousands: '.' })).toBe('1234');
    expect(['007', '-0', '-0.0'].map((text) => parseNumberText(text, { thousands: null }))).toEqual(['7', '0', '0.0']);
  });
});
