import { parse } from 'content-disposition';
import { contentDisposition, exportFileName, exportSheetName } from './exportNames.js';

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

describe('the header that names a file', () => {
  it.each([
    [
      "Seleção 'A' 😀.xlsx",
      `attachment; filename="Selecao 'A' __.xlsx"; filename*=UTF-8''Sele%C3%A7%C3%A3o%20%27A%27%20%F0%9F%98%80.xlsx`,
    ],
    ['fichas_2026-08-03.xlsx', 'attachment; filename=fichas_2026-08-03.xlsx'],
    ['100%25 novas.xlsx', `attachment; filename="100_25 novas.xlsx"; filename*=UTF-8''100%2525%20novas.xlsx`],
    ['a\r\nb"c.xlsx', `attachment; filename=a__b_c.xlsx; filename*=UTF-8''a%0D%0Ab%22c.xlsx`],
  ])('says %j in plain letters and, where these are others, as it is', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
    expect(parse(header).parameters['filename']).toBe(name);
  });
});
