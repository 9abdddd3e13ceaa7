/** Keys of fields and of the columns of lists. */
import { withoutAccents } from '../../../../lib/parsing';

/** Letters, digits and underscore, not starting with a digit. */
export const KEY_PATTERN = /^[a-z_]\w*$/i;

/** A key proposed from a label: accents removed, words joined by underscores. */
export function keyFromLabel(label: string): string {
  return withoutAccents(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_$/g, '')
    .slice(0, 60);
}
