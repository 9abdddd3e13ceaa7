import { parse } from 'content-disposition';
import { contentDisposition } from './contentDisposition.js';

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
