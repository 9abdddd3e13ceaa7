/** The same questions to the product and to Directus. */
import { offsetCursor } from '../../src/lib/listCursors.js';
import { graphqlPage, restPage, type Call } from '../pages/calls.js';
import type { Fixture } from '../pages/fixture.js';
import { sent, type Directus } from './instance.js';

/** A page of candidates, the newest first, or of those whose name contains a text, with their count. */
export interface Question {
  size: number;
  offset: number;
  search?: string;
}

/** How a kind of question is put to each of the two. */
export interface Door {
  product(question: Question): Call;
  directus(question: Question): Call;
}

const query = (columns: readonly string[], withCount: boolean) => `
  query Page($limit: Int!, $offset: Int!, $filter: candidates_filter) {
    candidates(limit: $limit, offset: $offset, filter: $filter, sort: ["-created_at"]) {
      id name email status progress created_at
      client { id name company_name }
      confirmations { id is_confirmed updated_at client { name } }
      ${columns.join(' ')}
    }
    ${withCount ? 'candidates_aggregated(filter: $filter) { count { id } }' : ''}
  }
`;

const named = (search: string) => ({ name: { _icontains: search } });

/** Pages with company, confirmations and values by GraphQL. The product always counts, Directus where it is a search. */
export const graphqlDoor = (fixture: Fixture, directus: Directus): Door => ({
  product: ({ size: first, offset, search = '' }) =>
    graphqlPage(fixture, { first, search, after: offset === 0 ? undefined : offsetCursor(offset) }),
  directus: ({ size: limit, offset, search }) =>
    sent(directus, 'POST', '/graphql', {
      query: query(directus.columns, search !== undefined),
      variables: { limit, offset, filter: search === undefined ? {} : named(search) },
    }),
});

const restFields = ['*', 'client.id', 'client.name', 'client.company_name', 'confirmations.*'].join(',');

/** The same pages through `/v1`, and through Directus's own REST. */
export const restDoor = (fixture: Fixture, directus: Directus): Door => ({
  product: ({ size: pageSize, offset, search }) => {
    const call = restPage(fixture, { pageSize, page: Math.floor(offset / pageSize) + 1 });
    return search === undefined ? call : { ...call, url: `${call.url}&search=${encodeURIComponent(search)}` };
  },
  directus: ({ size, offset, search }) => {
    const parameters = new URLSearchParams({
      limit: String(size),
      offset: String(offset),
      sort: '-created_at',
      fields: restFields,
      ...(search !== undefined && { meta: 'filter_count', filter: JSON.stringify(named(search)) }),
    });
    return asked(directus, `/items/candidates?${parameters.toString()}`);
  },
});

/** A request of Directus without a body. */
export const asked = ({ url, token }: Directus, path: string): Call => ({
  url: url + path,
  method: 'GET',
  headers: { authorization: `Bearer ${token}` },
});
