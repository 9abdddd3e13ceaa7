import { withoutAccents } from './understand';

/** A text as it is compared when somebody searches: without case and accents. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();
