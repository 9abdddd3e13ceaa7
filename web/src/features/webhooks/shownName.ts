import { truncate } from '../../lib/truncate';
import type { Webhook } from './webhookOperations';

const MAX_CHARACTERS = 80;

/** What a webhook is called inside of a sentence, whose end an address of 2,000 characters would push out of sight. */
export const shownName = ({ name, url }: Pick<Webhook, 'name' | 'url'>): string =>
  name ?? truncate(url, MAX_CHARACTERS);
