import { displayDocument, documentText, readDocument } from './documentValues.js';
import { cellValue, displayValue } from './fieldTypeRules.js';
import type { FieldShape } from './fieldTypes.js';

const id = '0123456789abcdef01234567';
const field: FieldShape = {
  ...{ key: 'rg', label: 'RG', type: 'file', options: [], format: null, allowFutureDates: false },
};

it.each([
  ['sent', '', 'Enviado'],
  ['approved', '', 'Aprovado em 02/11/2026'],
  ['refused', 'Falta o verso', 'Recusado: Falta o verso'],
  ['refused', 'Ilegível,\nde novo', 'Recusado: Ilegível,\nde novo'],
] as const)('a document that is %s (%j) reads as %s, on screens and in cells', (state, reason, shown) => {
  const text = documentText({ id, state, on: '2026-11-02', reason });
  expect(readDocument(text)).toEqual({ id, state, on: '2026-11-02', reason });
  expect(displayValue(field, text)).toBe(shown);
  expect(cellValue(field, text)).toBe(shown);
});

it.each(['', 'approved', `${id} lost 2026-11-02`, `${id}0 sent 2026-11-02`, ` ${id} sent 2026-11-02`])(
  '%j is no document, and shown as it is',
  (text) => {
    expect(readDocument(text)).toBeNull();
    expect(displayDocument(text)).toBe(text);
  },
);
