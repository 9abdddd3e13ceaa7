import { searchable } from '../../../lib/text.js';

/** The words of a field key, without case and accents: `tituloEleitor_2` gives `titulo`, `eleitor` and `2`. */
export function keyWords(key: string): string[] {
  return key
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => searchable(word) || []);
}
