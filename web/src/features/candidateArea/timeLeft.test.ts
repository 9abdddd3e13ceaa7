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

it('never tells less than a minute', () => {
  expect(minutesLeft([], 0, {})).toBe(1);
});
