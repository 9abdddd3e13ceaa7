import { mayBeSamePerson } from './personNames.js';

it.each([
  ['Ana Silva', 'Ana Maria da Silva', true],
  ['SILVA, ANA', 'ana silva', true],
  ['José Antônio Souza', 'jose souza', true],
  ['Ana M. da Silva', 'Ana Maria Silva', true],
  ['Ana-Maria Luz', 'Ana Maria Luz', true],
  ['李 明', '李 明', true],
  ['李 明', '王 明', false],
  ['Ana', 'Maria Souza', false],
  ['Ana Silva', 'Ana Souza', false],
  ['Ana Silva', 'Bruno Silva', false],
  ['', 'Ana', false],
])('%j and %j may be one person: %s', (one, other, expected) => {
  expect([mayBeSamePerson(one, other), mayBeSamePerson(other, one)]).toEqual([expected, expected]);
});
