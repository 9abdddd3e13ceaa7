import fc from 'fast-check';
import { cellAsText, cellXml, columnName, dateCell, xmlText, type CellStyles } from './cells.js';

const styles: CellStyles = { text: 1, number: 2, percent: 3, date: 4, empty: 0 };

describe('the text of a cell', () => {
  it('never contains markup of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(xmlText(text).replace(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[&<>"]/);
      }),
    );
  });

  it('escapes what Excel would read as an escape', () => {
    expect(xmlText('a_x0041_b')).toBe('a_x005F_x0041_b');
  });

  it('leaves out characters that XML cannot hold, and keeps tabs and line ends', () => {
    expect(xmlText('a\u0000\u0008b\tc\r\nd\re\nf\ufffe')).toBe('ab\tc\nd\ne\nf');
  });

  it('is cut at the length that Excel takes', () => {
    expect(cellXml('a'.repeat(40_000), 'A1', styles)).toContain(`>${'a'.repeat(32_767)}<`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|calc!A0', '\t=1', '{=1}'])('%s stays a text', (text) => {
    const xml = cellXml(text, 'B2', styles);
    expect(xml).toMatch(/^<c r="B2" s="1" t="inlineStr">/);
    expect(xml).not.toMatch(/<f|<v/);
  });
});

describe('a date', () => {
  const serial = (day: string, counting: 1900 | 1904) =>
    Number(/<v>(.*)<\/v>/.exec(cellXml(dateCell(day), 'A1', styles, counting))?.[1]);

  it('has the serial number of its day, whatever the time zone of the server', () => {
    expect(serial('1900-03-01', 1900)).toBe(61);
    expect(serial('2026-08-03', 1900)).toBe(46_237);
    expect(serial('2026-08-03', 1904)).toBe(46_237 - 1_462);
  });

  it('follows the day before by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const dayAt = (count: number) => new Date(Date.UTC(1900, 2, 1) + count * 86_400_000).toISOString().slice(0, 10);
        expect(serial(dayAt(days), 1900)).toBe(61 + days);
      }),
    );
  });

  it('before March 1900, where programs disagree on its number, is written as text', () => {
    expect(cellXml(dateCell('1900-01-31'), 'A1', styles)).toContain('>31/01/1900<');
  });

  it('that no calendar has is kept as text', () => {
    expect(dateCell('2026-02-30')).toBe('2026-02-30');
    expect(dateCell('03/08/2026')).toBe('03/08/2026');
  });
});

describe('a cell in the preview', () => {
  it('reads as in the spreadsheet of a Brazilian user', () => {
    expect(cellAsText(dateCell('1990-12-05'))).toBe('05/12/1990');
    expect(cellAsText({ kind: 'number', value: 1234.5 })).toBe('1234,5');
    expect(cellAsText({ kind: 'number', value: 45, format: 'percent' })).toBe('45%');
    expect(cellAsText(null)).toBe('');
  });
});

it('columns are named as in spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'XFD',
  ]);
});
