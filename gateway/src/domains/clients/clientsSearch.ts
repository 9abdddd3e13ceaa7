import type { QueryFilter } from 'mongoose';
import { alphanumeric, eachWord, escapeRegExp, hasEach, searchable, wordsOf } from '../../lib/text.js';
import type { StoredClient } from './clientsModel.js';

/** Separates the searched properties, so that a word never matches across two of them. */
const SEPARATOR = '\n';

/** What a client is found by: name, e-mail, company and CNPJ, folded. */
export function clientSearchText(client: Pick<StoredClient, 'name' | 'email' | 'companyName' | 'cnpj'>): string {
  return [client.name, client.email, client.companyName, client.cnpj].map(searchable).join(SEPARATOR);
}

/** All words anywhere in the contact's name, or in the company's: what their candidates are found by. */
export function clientNamesFilter(search: string): QueryFilter<StoredClient> {
  // The lines are those of `clientSearchText`: name, e-mail, company, CNPJ.
  return { searchText: new RegExp(`^(?:[^\\n]*\\n[^\\n]*\\n)?${eachWord(wordsOf(search), '[^\\n]*')}`) };
}

/** Whether a client passes `clientNamesFilter`, told from its search text without the database. */
export function clientNamesHave(search: string): (client: Pick<StoredClient, 'searchText'>) => boolean {
  const words = wordsOf(search);
  return ({ searchText }) => {
    // Most have them nowhere.
    if (!hasEach(searchText, words)) return false;
    const [name = '', , company = ''] = searchText.split(SEPARATOR);
    return hasEach(name, words) || hasEach(company, words);
  };
}

/** All words anywhere; case, accents and a CNPJ's punctuation ignored; never read as a pattern. */
export function clientSearchFilter(search: string): QueryFilter<StoredClient> {
  const term = searchable(search);
  if (!term) return {};
  const compact = alphanumeric(search).toLowerCase();
  const looksLikeCnpj = /\d/.test(search) && /^[\w./ -]+$/.test(search) && compact.length > 0;
  const words = `^${eachWord(wordsOf(search), '[\\s\\S]*')}`;
  return { searchText: new RegExp(looksLikeCnpj && compact !== term ? `${words}|${escapeRegExp(compact)}` : words) };
}
