import { exportFileName, exportSheetName, uniqueSheetName } from './exportNames.js';

const now = new Date('2026-08-03T12:00:00Z');

describe('the file name of an export', () => {
  it('is the name, underscore, the ISO date and the extension', () => {
    expect(exportFileName('candidatos', now)).toBe('candidatos_2026-08-03.xlsx');
  });

  it('carries the day in São Paulo, where it is still yesterday at 2 h UTC', () => {
    expect(exportFileName('candidatos', new Date('2026-08-03T02:00:00Z'))).toBe('candidatos_2026-08-02.xlsx');
  });

  it.each([
    ['../../etc/passwd', 'etcpasswd'],
    ['a"b\r\nSet-Cookie: x', 'abSet-Cookie x'],
    ['relatório.xlsx', 'relatório'],
    [' . maio . ', 'maio'],
    ['CON:', 'CON'],
    ['   ', 'candidatos'],
    ['...', 'candidatos'],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['a\ud800b', 'ab'],
  ])('of %j is safe', (name, safe) => {
    expect(exportFileName(name, now)).toBe(`${safe}_2026-08-03.xlsx`);
  });
});

describe('the sheet name of an export', () => {
  it.each([
    ['Candidatos', 'Candidatos'],
    ['a/b\\c[d]e:f*g?h', 'a b c d e f g h'],
    ["'Aspas'", 'Aspas'],
    ['', 'Candidatos'],
    ['History', 'History_'],
    ['y'.repeat(50), 'y'.repeat(31)],
    ['😀'.repeat(20), '😀'.repeat(15)],
    [`y${'😀'.repeat(20)}`, `y${'😀'.repeat(15)}`],
    ['a\ud800b', 'ab'],
  ])('of %j is one that Excel takes', (name, safe) => {
    expect(exportSheetName(name)).toBe(safe);
  });
});

describe('the name of a further sheet', () => {
  it.each([
    ['Lista', ['Candidatos'], 'Lista'],
    ['lista', ['Lista', 'LISTA (2)'], 'lista (3)'],
    ['y'.repeat(50), ['Y'.repeat(31)], `${'y'.repeat(27)} (2)`],
    ['😀'.repeat(20), ['😀'.repeat(15)], `${'😀'.repeat(13)} (2)`],
    ["''", ['Candidatos'], 'Candidatos (2)'],
  ])('of %j beside %j is unlike all of them', (name, taken, unique) => {
    expect(uniqueSheetName(name, taken)).toBe(unique);
  });
});
