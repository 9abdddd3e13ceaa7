import fc from 'fast-check';
import { filledDownFormula, movedFormula, movedRanges, stretchedFilter, type RowMove } from './references.js';

/** Heading in row 4, rows 5 to 9 free, the customer's content from row 10 on; 20 candidates push it down by 15. */
const move: RowMove = { headerRow: 4, insertAt: 10, by: 15, lastFreeRow: 9, lastDataRow: 24 };

describe('a formula after rows were inserted', () => {
  it.each([
    ['SUM(C5:C9)', 'SUM(C5:C24)'],
    ['SUM(C4:C9)', 'SUM(C4:C24)'],
    ['SUM($C$5:$C$9)', 'SUM($C$5:$C$24)'],
    ['SUM(C5:C7)', 'SUM(C5:C24)'],
    ['C10*2', 'C25*2'],
    ['A1+C5', 'A1+C5'],
    ['SUM(C10:C12)', 'SUM(C25:C27)'],
    ['SUM(5:9)', 'SUM(5:24)'],
    ['SUM(C:C)', 'SUM(C:C)'],
    ['"C10"&C10', '"C10"&C25'],
    ["'Outra aba'!C10", "'Outra aba'!C10"],
    ["'Dados'!C10+Dados!C10+dados!C10", "'Dados'!C25+Dados!C25+dados!C25"],
    ['[1]Dados!C10', '[1]Dados!C10'],
    ['LOG10(C10)', 'LOG10(C25)'],
    ['Tabela1[C10]', 'Tabela1[C10]'],
    ['ABC10D+TAXA_C10', 'ABC10D+TAXA_C10'],
    ['COUNTIF(A5:A9,"x")', 'COUNTIF(A5:A24,"x")'],
  ])('%s becomes %s', (formula, moved) => {
    expect(movedFormula(formula, 'Dados', { sheetName: 'Dados', move })).toBe(moved);
  });

  it('in another sheet means its own cells unless it names the sheet', () => {
    expect(movedFormula('C10+Dados!C10', 'Resumo', { sheetName: 'Dados', move })).toBe('C10+Dados!C25');
    expect(movedFormula("'It''s'!C10", 'Resumo', { sheetName: "It's", move })).toBe("'It''s'!C25");
  });

  it.each([
    ['SUM(C5:E5)', 'SUM(C5:E5)'],
    ['COUNTIF(B$5:B5,B5)', 'COUNTIF(B$5:B5,B5)'],
    ['SUM(5:5)', 'SUM(5:5)'],
    ['C5/SUM(C$5:C$9)', 'C5/SUM(C$5:C$24)'],
    ['SUM(C5:C6)', 'SUM(C5:C24)'],
  ])('%s in the first row of data becomes %s, as what ends in the own row is of each row', (formula, moved) => {
    expect(movedFormula(formula, 'Dados', { sheetName: 'Dados', move }, 5)).toBe(moved);
  });

  it('stays as it is without an insertion', () => {
    const still: RowMove = { ...move, insertAt: Number.MAX_SAFE_INTEGER, by: 0, lastDataRow: 5 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 }), (row, rows) => {
        const formula = `SUM(B${row}:$C${row + rows})*'Dados'!A${row}`;
        expect(movedFormula(formula, 'Dados', { sheetName: 'Dados', move: still })).toBe(formula);
      }),
    );
  });
});

it('lists of ranges move one by one', () => {
  expect(movedRanges('A1:F2 A5:A9 C10:C11', move)).toBe('A1:F2 A5:A24 C25:C26');
});

it('a formula that is filled down keeps what is fixed', () => {
  expect(filledDownFormula('IF($B5="","",B$1*C5+SUM(5:5))&"A5"', 3)).toBe('IF($B8="","",B$1*C8+SUM(8:8))&"A5"');
});

describe('the range of a filter', () => {
  it.each([
    ['A4:E4', null, 'A4:E24'],
    ['A4:E6', null, null],
    ['A1:E1', null, null],
    ['A4', null, null],
    ["'Dados'!$A$4:$E$4", 'Dados', "'Dados'!$A$4:$E$24"],
    ['Outra!$A$4:$E$4', 'Dados', null],
  ])(
    '%s of the sheet %s becomes %s, as one over the header row alone is meant for the data',
    (reference, sheet, stretched) => {
      expect(stretchedFilter(reference, sheet, move)).toBe(stretched);
    },
  );
});
