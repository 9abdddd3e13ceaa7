import type { FieldShape, FieldType } from '../fields/values/fieldShape';
import { columnsOf } from '../fields/values/listValue';
import { isAnswered, type Answers, type Step } from './steps';

/** How long an answer of each type takes on a phone, in seconds: reading the question, answering, going on. */
const SECONDS: Record<Exclude<FieldType, 'LIST'>, number> = {
  TEXT: 15,
  EMAIL: 15,
  NUMBER: 10,
  SELECT: 8,
  TEXTAREA: 40,
  DATE: 12,
  CHECKBOX: 6,
  FILE: 60,
};
/** Reading a question that is answered already, or only to be read, with what stands there, and going on. */
const SECONDS_TO_PASS = 6;
const SECONDS_TO_REVIEW = 30;

/** Adding an item, and going on. */
const SECONDS_FOR_LIST = 12;

/** A list takes as long as one item of it, as it is not known how many there will be. */
const secondsFor = ({ type, listOptions }: FieldShape): number =>
  type === 'LIST'
    ? columnsOf({ listOptions }).reduce((sum, column) => sum + secondsFor(column), SECONDS_FOR_LIST)
    : SECONDS[type];

/** About how many minutes the form still takes from a step on, the review included; at least 1. */
export function minutesLeft(steps: readonly Step[], index: number, answers: Answers): number {
  const seconds = steps
    .slice(index)
    .map((step) => (step.editable && !isAnswered(step, answers[step.key] ?? '') ? secondsFor(step) : SECONDS_TO_PASS))
    .reduce((sum, each) => sum + each, SECONDS_TO_REVIEW);
  return Math.max(1, Math.round(seconds / 60));
}
