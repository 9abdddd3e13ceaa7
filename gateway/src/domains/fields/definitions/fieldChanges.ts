import { isDeepStrictEqual } from 'node:util';
import { fieldError } from '../../../lib/errors.js';
import { defaultDocumentOptions } from './customFieldsInput.js';
import { optionsNamed, type GivenOption } from './customFieldsOptions.js';
import type { CustomFieldChanges, CustomFieldRecord } from './customFieldsModel.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { listOptionsNamed, type GivenListOptions } from './listOptionsInput.js';

/** @throws DomainError INVALID when a field would get another key or target. */
export function assertSame(
  field: CustomFieldRecord,
  given: { key?: string | null | undefined; target?: string | null | undefined },
): void {
  if (given.key != null && given.key !== field.key) {
    throw fieldError('INVALID', 'key', 'A key de um campo não pode ser alterada.');
  }
  if (given.target != null && given.target !== field.target) {
    throw fieldError('INVALID', 'target', 'O destino de um campo não pode ser alterado.');
  }
}

/** What callers may give in another form than it is stored in. */
interface GivenOtherwise {
  options: readonly GivenOption[];
  listOptions: GivenListOptions;
}

type GivenChanges = {
  [Name in keyof CustomFieldChanges]:
    (Name extends keyof GivenOtherwise ? GivenOtherwise[Name] : CustomFieldChanges[Name]) | null | undefined;
};

/** What really changes. Null clears what may be empty and counts as absent elsewhere; other types drop what only one type has. */
export function changesOf(before: CustomFieldRecord, given: GivenChanges): CustomFieldChanges {
  const type = given.type ?? before.type;
  const becameText = type === 'text' && before.type !== 'text';
  const becameDate = type === 'date' && before.type !== 'date';
  const next: Required<CustomFieldChanges> = {
    label: given.label ?? before.label,
    type,
    required: given.required ?? before.required,
    active: given.active ?? before.active,
    clientIds: given.clientIds === undefined ? (before.clientIds ?? null) : given.clientIds,
    condition: given.condition === undefined ? (before.condition ?? null) : given.condition,
    section: given.section === undefined ? (before.section ?? null) : given.section,
    options: type === 'select' ? (given.options ? optionsNamed(given.options, before.options) : before.options) : [],
    description: given.description === undefined ? before.description : given.description,
    placeholder: given.placeholder === undefined ? before.placeholder : given.placeholder,
    format:
      type !== 'text'
        ? null
        : given.format === undefined
          ? becameText
            ? guessFormat(before.key)
            : before.format
          : given.format,
    allowFutureDates:
      type === 'date' &&
      (given.allowFutureDates ?? (becameDate ? proposesFutureDates(before.key) : before.allowFutureDates)),
    documentOptions:
      type === 'file' ? (given.documentOptions ?? before.documentOptions ?? defaultDocumentOptions()) : null,
    listOptions:
      type !== 'list'
        ? null
        : given.listOptions
          ? listOptionsNamed(given.listOptions, before.listOptions)
          : (before.listOptions ?? null),
  };
  return Object.fromEntries(
    Object.entries(next).filter(
      // Whatever order the properties of options are stored in.
      ([name, value]) => !isDeepStrictEqual(value, before[name as keyof CustomFieldChanges] ?? null),
    ),
  );
}
