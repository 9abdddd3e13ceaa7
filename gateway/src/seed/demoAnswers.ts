import type { demoFields } from './demoStory.js';
import type { Random } from './random.js';

/** Answers made up for these fields, but for those that others of the answers do not ask for. */
export function demoAnswers(fields: typeof demoFields, random: Random): { key: string; value: string }[] {
  const made = fields.map(({ field, value }) => ({ field, value: value(random) }));
  const answers = new Map(made.map(({ field, value }) => [field.key, value]));
  return made
    .filter(({ field: { condition } }) => condition?.values.includes(answers.get(condition.fieldKey) ?? '') ?? true)
    .map(({ field: { key }, value }) => ({ key, value }));
}
