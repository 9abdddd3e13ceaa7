import { MemoizedByObject } from './memoizeByObject.js';

const counting = () => {
  let calls = 0;
  return () => (calls += 1);
};

test('a result is computed once for an object and what else it depends on', () => {
  const results = new MemoizedByObject<object, number>();
  const compute = counting();
  const [subject, catalogue] = [{}, {}];
  expect(results.of(subject, [catalogue, 'admin'], compute)).toBe(1);
  expect(results.of(subject, [catalogue, 'admin'], compute)).toBe(1);
});

test('it is computed anew for another object, and when anything that it depends on is another', () => {
  const results = new MemoizedByObject<object, number>();
  const compute = counting();
  const [subject, catalogue] = [{}, {}];
  results.of(subject, [catalogue, 'admin'], compute);
  expect(results.of({}, [catalogue, 'admin'], compute)).toBe(2);
  expect(results.of(subject, [catalogue, 'client'], compute)).toBe(3);
  expect(results.of(subject, [{}, 'client'], compute)).toBe(4);
});
