import { joinSection, splitSections } from './sectionPieces';

/** 'a:Casa' is a field of that section, 'a>b' depends on b, '-a' is inactive. */
const field = (text: string) => {
  const [, off, key, parent, section] = /^(-?)(\w+)(?:>(\w+))?(?::(\w+))?$/.exec(text)!;
  return {
    id: key!,
    key: key!,
    active: !off,
    section: section ?? null,
    condition: parent ? { fieldKey: parent, values: ['Sim'] } : null,
  };
};
const order = (text: string) => text.split(' ').map(field);
const joined = (text: string) =>
  joinSection(order(text), 'Casa')
    .map(({ key }) => key)
    .join('');

test.each([
  ['a:Casa b:Casa c d:Conta', []],
  ['a:Casa b c:Casa d e:Casa', [{ section: 'Casa', pieces: 3 }]],
  // Fields without a section make none together.
  ['a b:Casa c d:Casa e', [{ section: 'Casa', pieces: 2 }]],
  [
    'a:Casa b:Conta c:Casa d:Conta',
    [
      { section: 'Casa', pieces: 2 },
      { section: 'Conta', pieces: 2 },
    ],
  ],
  // What depends on an answer stands with its question, and nobody sees an inactive field.
  ['a:Casa b>a c:Casa', []],
  ['a:Casa -b c:Casa', []],
  ['a:Casa b -c:Casa', []],
])('the sections of %s that come in pieces', (text, expected) => {
  expect(splitSections(order(text))).toEqual(expected);
});

test.each([
  ['a b:Casa c d:Casa e f:Casa', 'abdfce'],
  ['a:Casa b:Conta c:Casa d>c e:Conta', 'acdbe'],
  ['-a:Casa b c:Casa -d e f:Casa -g:Casa h', 'abcdfgeh'],
  ['a:Casa b:Casa c', 'abc'],
  ['a b', 'ab'],
])('the order %s with one of them put together is %s', (text, expected) => {
  expect(joined(text)).toBe(expected);
  expect(splitSections(joinSection(order(text), 'Casa')).filter(({ section }) => section === 'Casa')).toEqual([]);
});
