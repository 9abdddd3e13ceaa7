import { splitSections } from './sectionPieces';

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
/** The sections in pieces, with how many each has. */
const split = (text: string) => splitSections(order(text)).map(({ section, pieces }) => `${section} ${pieces}`);
const joined = (text: string) =>
  splitSections(order(text))
    .find(({ section }) => section === 'Casa')
    ?.joined?.map(({ key }) => key)
    .join('');

test.each([
  ['a:Casa b:Casa c d:Conta', []],
  ['a:Casa b c:Casa d e:Casa', ['Casa 3']],
  // Fields without a section make none together.
  ['a b:Casa c d:Casa e', ['Casa 2']],
  ['a:Casa b:Conta c:Casa d:Conta', ['Casa 2', 'Conta 2']],
  // What depends on an answer stands with its question, and an inactive field is not seen.
  ['a:Casa b>a c:Casa', []],
  ['a:Casa -b c:Casa', []],
  ['a:Casa b -c:Casa', []],
  // A field that stands before the one that it depends on is asked right after that one.
  ['k>p x:Conta p:Casa', []],
  ['k>p:Conta x:Conta p:Casa y:Casa', ['Conta 2', 'Casa 2']],
])('the sections of %s that come in pieces', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

test.each([
  ['a b:Casa c d:Casa e f:Casa', 'abdfce'],
  ['a:Casa b:Conta c:Casa d>c e:Conta', 'acdbe'],
  ['-a:Casa b c:Casa -d e f:Casa -g:Casa h', 'abcdfgeh'],
  ['k>p:Conta x:Conta p:Casa y:Casa', 'xpyk'],
  // An inactive field stays behind what it depends on, so that it parts nothing once it is in use.
  ['a:Casa b:Conta -k>b:Casa c:Casa', 'acbk'],
])('the order %s with one of them put together is %s', (text, expected) => {
  expect(joined(text)).toBe(expected);
});

test('no order puts together what a question of another section has to part', () => {
  expect(splitSections(order('a:Casa b:Conta k>b:Casa'))).toEqual([{ section: 'Casa', pieces: 2, joined: null }]);
});
