import { groupBySection, headingFields, withSections } from './fieldSections';

const field = (key: string, section: string | null = null, parent?: string) => ({
  key,
  section,
  condition: parent === undefined ? null : { fieldKey: parent },
});

test('a field with a condition and no section stands with what it depends on, also over others and where that one comes later', () => {
  const fields = [
    field('b', null, 'a'),
    field('c', null, 'b'),
    field('a', 'Casa'),
    field('d'),
    field('e', 'Conta', 'a'),
  ];
  expect(withSections(fields).map(({ section }) => section)).toEqual(['Casa', 'Casa', 'Casa', null, 'Conta']);
  expect(fields.map(headingFields(fields)).map(({ key }) => key)).toEqual(['a', 'a', 'a', 'd', 'e']);
});

test('a field of which nothing changes stays the same object', () => {
  const fields = [field('a', 'Casa'), field('b'), field('c', null, 'gone'), field('d', null, 'b')];
  withSections(fields).forEach((each, index) => expect(each).toBe(fields[index]));
});

test('fields that depend on each other stay where they are', () => {
  const circle = [field('a', null, 'b'), field('b', null, 'a')];
  expect(withSections(circle).map(({ section }) => section)).toEqual([null, null]);
});

test('groups come in the order of their first fields, after what has no section; only exactly the same text is one section', () => {
  const fields = [
    field('a', 'Casa'),
    field('b'),
    field('c', 'Conta'),
    field('d', 'Casa'),
    field('e', 'casa'),
    field('f', ''),
  ];
  expect(
    groupBySection(fields).map(({ section, fields: grouped }) => [section, ...grouped.map(({ key }) => key)]),
  ).toEqual([
    [null, 'b', 'f'],
    ['Casa', 'a', 'd'],
    ['Conta', 'c'],
    ['casa', 'e'],
  ]);
  expect(groupBySection([field('a', 'Casa')])).toHaveLength(1);
});
