import { itemsText, readItems } from './listValue';

test('the items of a stored text are read, and none of a text that holds no items', () => {
  expect(readItems('[{"nome":"Ana"},{}]')).toEqual([{ nome: 'Ana' }, {}]);
  for (const text of [
    '',
    'Ana',
    '{"nome":"Ana"}',
    '[null]',
    '["Ana"]',
    '[{"nome":{"primeiro":"Ana"}}]',
    '[{"idade":3}]',
  ]) {
    expect(readItems(text)).toEqual([]);
  }
});

test('blank items and blank answers are not stored, and a list without any other is none', () => {
  expect(itemsText([{ nome: 'Ana', cpf: ' ' }, { nome: '' }])).toBe('[{"nome":"Ana"}]');
  expect(itemsText([{ nome: ' ' }, {}])).toBe('');
});
