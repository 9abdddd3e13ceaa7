/** Between a record's fields and the texts of a form: what the inputs start with, and what a save sends. */
import { fieldsByAnswers } from '../../../lib/fieldConditions';
import { withSections, type SectionedField } from '../../../lib/fieldSections';
import { isFilled, fieldRules } from '../values/fieldRules';
import type { FieldValueInput } from '../../../generated/staff/graphql';
import { readFields, type DynamicFieldData, type DynamicFieldRef } from './dynamicFieldFragment';

/** The part of a form that holds dynamic fields, by key, as their inputs show them. */
export interface FieldTexts {
  fields: Record<string, string>;
}

const initialText = (field: DynamicFieldData, language: string) =>
  field.value === null ? '' : fieldRules[field.type].toInput(field.value, field, language);

/** Whether a field has something to show where it is: one that is not asked because of an answer is there for its value only. */
const isAskedOrAnswered = ({ conditionUnmet, value }: Pick<DynamicFieldData, 'conditionUnmet' | 'value'>): boolean =>
  !conditionUnmet || value !== null;

/** The fields that have something to show, with the sections that they stand under, which may be those of others. */
export const shownFields = <F extends SectionedField & Pick<DynamicFieldData, 'conditionUnmet' | 'value'>>(
  all: readonly F[],
): F[] => withSections(all).filter(isAskedOrAnswered);

/** The fields whose values the form holds; a document is sent by itself, and a form that is saved leaves it alone. */
const typedFields = (fields: readonly DynamicFieldRef[]) => readFields(fields).filter(({ type }) => type !== 'FILE');

/** What the inputs start with. */
export function initialFieldTexts(fields: readonly DynamicFieldRef[], language: string): Record<string, string> {
  return Object.fromEntries(typedFields(fields).map((field) => [field.key, initialText(field, language)]));
}

/**
 * The values to send: fields that the viewer may change and did, in the stored form; a cleared one is null. What was
 * not touched, and blanks where nothing was, are not sent, so that it is neither overwritten nor refused. Neither is what
 * is not asked with the answers of the form.
 */
export function changedFieldValues(
  fields: readonly DynamicFieldRef[],
  texts: Record<string, string>,
  language: string,
): FieldValueInput[] {
  return fieldsByAnswers(typedFields(fields), (key) => texts[key])
    .filter((field) => field.viewerCanEdit && field.active)
    .filter((field) => (texts[field.key] ?? '') !== initialText(field, language))
    .map((field) => {
      const stored = fieldRules[field.type].toStored(texts[field.key] ?? '', field, language);
      return { field, value: isFilled(stored) ? stored : null };
    })
    .filter(({ field, value }) => value !== null || field.value !== null)
    .map(({ field, value }) => ({ key: field.key, value }));
}

/** Labels of the required fields that a refused submit found blank, in their order. */
export function missingFieldLabels(
  fields: readonly DynamicFieldRef[],
  errors: Readonly<Record<string, { type?: unknown } | undefined>> | undefined,
): string[] {
  return readFields(fields)
    .filter(({ key }) => errors?.[key]?.type === 'required')
    .map(({ label }) => label);
}
