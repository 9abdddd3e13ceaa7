import { fieldOrders } from '../../../gateway/test/fieldOrders';
import {
  askedFields,
  fieldsByAnswers,
  matchesCondition,
  parentsFirst,
  type EditableConditionalField,
} from './fieldConditions';

function field(key: string, more: Partial<EditableConditionalField> = {}): EditableConditionalField {
  return {
    key,
    type: 'SELECT',
    active: true,
    condition: null,
    conditionUnmet: false,
    viewerCanEdit: true,
    viewerCanEditWhenMet: true,
    ...more,
  };
}
const when = (fieldKey: string, ...values: string[]) => ({ condition: { fieldKey, values } });
const unmet = { active: false, conditionUnmet: true, viewerCanEdit: false };
const asked = (fields: EditableConditionalField[], answers: Record<string, string | null> = {}) => [
  ...askedFields(fields, (key) => answers[key]),
];

test('asks a field without a condition', () => {
  expect(asked([field('a')])).toEqual(['a']);
});

test('asks by the answer in the form, not by the one that is stored', () => {
  const fields = [field('filhos'), field('certidao', { ...when('filhos', 'Sim'), ...unmet })];
  expect(asked(fields, { filhos: 'Sim' })).toEqual(['filhos', 'certidao']);
  expect(asked(fields, { filhos: 'Não' })).toEqual(['filhos']);
  const stored = [field('filhos'), field('certidao', when('filhos', 'Sim'))];
  expect(asked(stored, { filhos: 'Não' })).toEqual(['filhos']);
});

test('asks with each of several answers, and with none for a choice that was not made', () => {
  const fields = [field('estado'), field('conjuge', when('estado', 'Casado', 'União'))];
  expect(asked(fields, { estado: 'União' })).toContain('conjuge');
  for (const estado of ['Solteiro', '', null]) expect(asked(fields, { estado })).not.toContain('conjuge');
  expect(asked(fields)).not.toContain('conjuge');
});

test('takes a box that nobody has ticked for one that is not ticked', () => {
  for (const answer of ['false', '', null, undefined]) {
    expect(matchesCondition('CHECKBOX', answer, ['false'])).toBe(true);
    expect(matchesCondition('CHECKBOX', answer, ['true'])).toBe(false);
  }
  expect(matchesCondition('CHECKBOX', 'true', ['true'])).toBe(true);
  expect(matchesCondition('CHECKBOX', 'true', ['false'])).toBe(false);
});

test('does not ask what depends on a field that is not asked, whatever its answer was, and in any order of the list', () => {
  const chain = [
    field('c', when('b', 'Sim')),
    field('b', { ...when('a', 'Sim'), ...unmet }),
    field('a', { type: 'CHECKBOX', condition: null }),
    field('box', { type: 'CHECKBOX', ...when('a', 'true') }),
    field('ofBox', when('box', 'false')),
  ];
  expect(asked(chain, { a: 'false', b: 'Sim' })).toEqual(['a']);
  expect(asked(chain, { a: 'true', b: 'Sim' })).toEqual(['a', 'box', 'ofBox']);
  expect(asked([chain[0]!, field('b', when('d', 'Sim')), field('d')], { d: 'Sim', b: 'Sim' })).toEqual(['c', 'b', 'd']);
});

test('does not ask what depends on a field that is not in use', () => {
  const fields = [field('filhos', { active: false }), field('certidao', when('filhos', 'Sim'))];
  expect(asked(fields, { filhos: 'Sim' })).toEqual(['filhos']);
});

test('goes by what the server says where the other field is not in the list, or its answer is not the viewer’s', () => {
  expect(asked([field('certidao', when('filhos', 'Sim'))])).toEqual(['certidao']);
  expect(asked([field('certidao', { ...when('filhos', 'Sim'), ...unmet })])).toEqual([]);
  expect(asked([field('certidao', unmet)])).toEqual([]);
});

test('asks none of the fields of a circle, and ends', () => {
  const circle = [field('a', when('b', 'Sim')), field('b', when('a', 'Sim')), field('self', when('self', 'Sim'))];
  expect(asked(circle, { a: 'Sim', b: 'Sim', self: 'Sim' })).toEqual([]);
});

test('makes a field usable as soon as it is asked, with the right that the viewer has then', () => {
  const fields = [
    field('filhos'),
    field('certidao', { ...when('filhos', 'Sim'), ...unmet }),
    field('outra', { ...when('filhos', 'Sim'), ...unmet, viewerCanEditWhenMet: false }),
  ];
  const [parent, certidao, outra] = fieldsByAnswers(fields, () => 'Sim');
  expect(parent).toBe(fields[0]);
  expect(certidao).toMatchObject({ active: true, conditionUnmet: false, viewerCanEdit: true });
  expect(outra).toMatchObject({ active: true, conditionUnmet: false, viewerCanEdit: false });
});

test('takes a field that is not asked any more out of use, and leaves the others as they are', () => {
  const fields = [field('filhos'), field('certidao', when('filhos', 'Sim')), field('velho', { active: false })];
  const [parent, certidao, old] = fieldsByAnswers(fields, () => 'Não');
  expect([parent, old]).toEqual([fields[0], fields[2]]);
  expect(certidao).toMatchObject({ active: false, conditionUnmet: true, viewerCanEdit: false });
});

test.each(fieldOrders)(
  'puts fields right after that on which they depend where they would come before it: $name',
  (row) => {
    const fields = row.fields.map(([key, parent]) => field(key, parent === undefined ? {} : when(parent, 'Sim')));
    expect(parentsFirst(fields).map(({ key }) => key)).toEqual(row.asked);
  },
);
