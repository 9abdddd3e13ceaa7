import { filledIn } from './messages.js';

test.each([
  ['Admissão em {{empresa}}.', 'Admissão em Litoral S.A.'],
  ['Admissão em {{empresa}}, até breve.', 'Admissão em Litoral S.A., até breve.'],
  ['{{ empresa }}: {{nome}}', 'Litoral S.A.: Ana'],
  ['{{empresa}}', 'Litoral S.A.'],
  ['{{outra}} {{prazo}}.', '{{outra}} .'],
])('%j is filled in as %j', (text, filled) => {
  expect(filledIn(text, { empresa: 'Litoral S.A.', nome: 'Ana', prazo: '' })).toBe(filled);
});

test('what a value holds is not looked through again', () => {
  expect(filledIn('{{nome}}', { nome: '{{empresa}}', empresa: 'Litoral S.A.' })).toBe('{{empresa}}');
});
