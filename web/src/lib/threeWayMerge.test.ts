import { mergeThreeWay } from './threeWayMerge';

const base = { name: 'Ana', email: 'a@x', cpf: '' };

test('keeps my change and takes theirs where only one side changed', () => {
  const merge = mergeThreeWay(base, { ...base, name: 'Ana M.' }, { ...base, email: 'b@x' });
  expect(merge).toEqual({ conflicts: [], theirsOnly: ['email'], merged: { name: 'Ana M.', email: 'b@x', cpf: '' } });
});

test('asks about a value that both sides changed differently', () => {
  const merge = mergeThreeWay(base, { ...base, name: 'Eu' }, { ...base, name: 'Eles' });
  expect(merge.conflicts).toEqual([{ name: 'name', base: 'Ana', mine: 'Eu', theirs: 'Eles' }]);
  expect(merge.theirsOnly).toEqual([]);
});

test('has nothing to ask when both sides made the same change', () => {
  expect(mergeThreeWay(base, { ...base, name: 'X' }, { ...base, name: 'X' })).toMatchObject({
    conflicts: [],
    theirsOnly: [],
  });
});

test('treats an absent value as an empty one', () => {
  expect(mergeThreeWay({}, { cpf: '1' }, { cpf: '' })).toMatchObject({
    conflicts: [],
    theirsOnly: [],
    merged: { cpf: '1' },
  });
});
