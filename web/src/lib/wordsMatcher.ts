import { withoutAccents } from './parsing';

/** A text as it is compared when somebody searches: without case and accents. */
const foldText = (text: string): string => withoutAccents(text).toLowerCase();

/** Whether a text has every word of a search, each anywhere and in any order; a blank search matches all. */
export function wordsMatcher(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
