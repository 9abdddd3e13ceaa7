/** Opens and closes the values of records; lint lets nothing import it but the rest of this folder. */

import { isBlank } from '../../../lib/text.js';

declare const _storedValues: unique symbol;

/**
 * The values of a record as stored, a text under each field key. What they are made of is known in this folder alone, so that
 * code elsewhere can only pass them to functions that hold the field permissions, or that say why they need none. The type is
 * a symbol's, as that can be neither read by key nor spread.
 */
export type StoredValues = typeof _storedValues;

/** A record that holds values. */
export interface Valued {
  readonly values: StoredValues;
}

export type Texts = Readonly<Record<string, string>>;

export const open = ({ values }: Valued): Texts => values as unknown as Texts;

/** The stored text of a key, null when there is none. Never what objects inherit. */
export function storedText(values: Texts, key: string): string | null {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  return value === undefined || isBlank(value) ? null : value;
}

export const seal = (texts: Texts): Valued => ({ values: texts as unknown as StoredValues });
