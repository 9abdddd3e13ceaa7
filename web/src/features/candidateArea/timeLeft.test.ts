import type { Step } from './steps';
import { minutesLeft } from './timeLeft';

const step = (key: string, type: Step['type'] = 'TEXT'): Step => ({
  ...{ key, label: key, type, options: [], editable: true, asked: true },
});
const many = (count: number, type?: Step['type']) =>
  Array.from({ length: count }, (_, index) => step(`k${index}`, type));

it('counts what is still to be answered, and the review', () => {
  expect(minutesLeft(many(6), 0, {})).toBe(2);
  expect(minutesLeft(many(6, 'TEXTAREA'), 0, {})).toBe(5);
});

it('gets shorter with each question that was answered or passed', () => {
  const steps = many(20);
  const answers = Object.fromEntries(steps.map(({ key }) => [key, 'x']));
  expect(minutesLeft(steps, 0, {})).toBeGreaterThan(minutesLeft(steps, 10, {}));
  expect(minutesLeft(steps, 0, {})).toBeGreaterThan(minutesLeft(steps, 0, answers));
});

it('gets shorter also while one reads what the company has filled in before the documents', () => {
  const filled = many(10);
  const documents = Array.from({ length: 5 }, (_, index) => step(`d${index}`, 'FILE'));
  const answers = Object.fromEntries(filled.map(({ key }) => [key, 'x']));
  expect([0, 10].map((index) => minutesLeft([...filled, ...documents], index, answers))).toEqual([7, 6]);
});

it('counts a document that was refused as one that is still to be sent', () => {
  const documents = many(2, 'FILE');
  const stored = (state: string) =>
    Object.fromEntries(documents.map(({ key }) => [key, `${'a'.repeat(24)} ${state} 2026-11-02`]));
  expect(minutesLeft(documents, 0, stored('refused'))).toBe(minutesLeft(documents, 0, {}));
  expect(minutesLeft(documents, 0, stored('approved'))).toBe(1);
});

it('takes as long for a list as one item of it takes', () => {
  const list = (...columns: Step['type'][]) => ({
    ...step('list', 'LIST'),
    listOptions: { itemName: 'Item', maxItems: 10, columns: columns.map((type, index) => step(`c${index}`, type)) },
  });
  expect(minutesLeft([list('TEXT')], 0, {})).toBe(1);
  expect(minutesLeft([list('TEXT', 'TEXT', 'DATE', 'TEXT', 'SELECT')], 0, {})).toBe(2);
});

it('never tells less than a minute', () => {
  expect(minutesLeft([], 0, {})).toBe(1);
});
