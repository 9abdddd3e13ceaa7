/**
 * Which fields of a form are asked, by the answers that the form holds while it is being edited. The server judges
 * by the same rule what it is sent. Light: both clients use it, with the fields of either transport as they come.
 */
export interface ConditionalField {
  key: string;
  type: string;
  /** Whether the field is in use on the record, as it is stored. */
  active: boolean;
  /** The answer to another field with which this one is asked; null for none, and where the viewer may not see that answer. */
  condition?: { fieldKey: string; values: readonly string[] } | null;
  /** Whether it is not asked because of an answer as it is stored. */
  conditionUnmet: boolean;
}

/** What a form holds for a field, in the stored form; nothing where it was not answered. */
export type AnswerOf = (key: string) => string | null | undefined;

/** Whether an answer is one of those that a condition names; a box counts as not ticked until somebody ticks it. */
export function matchesCondition(type: string, answer: string | null | undefined, values: readonly string[]): boolean {
  if (type === 'CHECKBOX') return values.includes(answer === 'true' ? 'true' : 'false');
  return Boolean(answer) && values.includes(answer!);
}

/**
 * The keys of the fields whose condition is met by the answers of the form, those without a condition among them. A field that
 * depends on one that is itself not asked is not asked either, and neither are those of a circle.
 */
export function askedFields(fields: readonly ConditionalField[], answerOf: AnswerOf): ReadonlySet<string> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const known = new Map<string, boolean>();

  const isAsked = (field: ConditionalField): boolean => {
    const answered = known.get(field.key);
    if (answered !== undefined) return answered;
    // A circle comes back here before the answer is there.
    known.set(field.key, false);
    const parent = field.condition ? byKey.get(field.condition.fieldKey) : undefined;
    const asked =
      field.condition && parent
        ? isAsked(parent) &&
          (parent.active || parent.conditionUnmet) &&
          matchesCondition(parent.type, answerOf(parent.key), field.condition.values)
        : !field.conditionUnmet;
    known.set(field.key, asked);
    return asked;
  };
  return new Set(fields.filter(isAsked).map(({ key }) => key));
}

/** What a form may do with a field, which follows the answers. */
export interface EditableConditionalField extends ConditionalField {
  viewerCanEdit: boolean;
  /** The right to change the value as soon as the condition is met. */
  viewerCanEditWhenMet: boolean;
}

/**
 * The fields as they stand with the answers of the form: one that is asked by now is in use and may be changed, one that is not
 * asked any more is neither. A field of which nothing changes stays the same object.
 */
export function fieldsByAnswers<F extends EditableConditionalField>(fields: readonly F[], answerOf: AnswerOf): F[] {
  const asked = askedFields(fields, answerOf);
  return fields.map((field) => {
    const conditionUnmet = !asked.has(field.key);
    if (conditionUnmet === field.conditionUnmet) return field;
    return conditionUnmet
      ? { ...field, conditionUnmet, active: false, viewerCanEdit: false }
      : { ...field, conditionUnmet, active: true, viewerCanEdit: field.viewerCanEditWhenMet };
  });
}

/** The fields in their order, but for each that would come before the one that it depends on: it comes right after that one, as in the wizard. */
export function parentsFirst<F extends { key: string; condition?: { fieldKey: string } | null }>(
  fields: readonly F[],
): F[] {
  const toCome = new Set(fields.map(({ key }) => key));
  const ordered: F[] = [];
  const waiting: F[] = [];
  const place = (field: F) => {
    ordered.push(field);
    toCome.delete(field.key);
    waiting.filter(({ condition }) => condition?.fieldKey === field.key).forEach(place);
  };
  for (const field of fields) {
    if (field.condition && toCome.has(field.condition.fieldKey)) waiting.push(field);
    else place(field);
  }
  // The fields of a circle wait for each other.
  return [...ordered, ...waiting.filter(({ key }) => toCome.has(key))];
}
