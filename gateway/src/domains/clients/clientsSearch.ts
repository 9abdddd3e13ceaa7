import type { QueryFilter } from 'mongoose';
import { alphanumeric, escapeRegExp, searchable } from '../../lib/text.js';
import type { StoredClient } from './clientsModel.js';

/** Separates the searched properties, so that a term never matches across two of them. */
const SEPARATOR = '\n';

/** What a client is found by: name, e-mail, company and CNPJ, folded. */
export function clientSearchText(client: Pick<StoredClient, 'name' | 'email' | 'companyName' | 'cnpj'>): string {
  return [client.name, client.email, client.companyName, client.cnpj].map(searchable).join(SEPARATOR);
}

/** Text anywhere in the contact's name or the company's alone: what their candidates are found by. */
export function clientNamesFilter(search: string): QueryFilter<StoredClient> {
  // The lines are those of `clientSearchText`: name, e-mail, company, CNPJ.
  return { searchText: new RegExp(`^(?:[^\\n]*\\n[^\\n]*\\n)?[^\\n]*${escapeRegExp(searchable(search))}`) };
}

/** Whether a client passes `clientNamesFilter`, told from its search text without the database. */
export function clientNamesHave(search: string): (client: Pick<StoredClient, 'searchText'>) => boolean {
  const text = searchable(search);
  return ({ searchText }) => {
    // Most have it nowhere.
    if (!searchText.includes(text)) return false;
    const [name = '', , company = ''] = searchText.split(SEPARATOR);
    return name.includes(text) || company.includes(text);
  };
}

/** Text anywhere; case, accents and a CNPJ's punctuation ignored; never read as a pattern. */
export function clientSearchFilter(search: string): QueryFilter<StoredClient> {
  const term = searchable(search);
  if (!term) return {};
  const compact = alphanumeric(search).toLowerCase();
  const looksLikeCnpj = /\d/.test(search) && /^[\w./ -]+$/.test(search) && compact.length > 0;
  const patterns = looksLikeCnpj && compact !== term ? [term, compact] : [term];
  return { searchText: new RegExp(patterns.map(escapeRegExp).join('|')) };
}
