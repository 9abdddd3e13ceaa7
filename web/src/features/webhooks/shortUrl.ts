import { truncate } from '../../lib/truncate';

const MAX_CHARACTERS = 80;

/** An address inside of a sentence, whose end an address of 2,000 characters would push out of sight. */
export const shortUrl = (url: string): string => truncate(url, MAX_CHARACTERS);
