import { filledIn, NO_COMPANY } from './messages.js';

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

test.each([
  ['{{empresa}}: uma correção', 'Nossa empresa: uma correção'],
  ['Olá!\n\n{{empresa}} pediu. {{empresa}} espera.', 'Olá!\n\nNossa empresa pediu. Nossa empresa espera.'],
  ['Admissão em {{empresa}}', 'Admissão em nossa empresa'],
])('without a company %j is filled in as %j', (text, filled) => {
  expect(filledIn(text, { empresa: NO_COMPANY['pt-BR'] })).toBe(filled);
});

test('a company keeps its own small letter at the beginning', () => {
  expect(filledIn('{{empresa}}: uma correção', { empresa: 'iFood' })).toBe('iFood: uma correção');
});
