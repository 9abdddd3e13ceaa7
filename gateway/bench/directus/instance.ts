/** A running Directus with the candidates of the product's fixture, as somebody would keep them there. */
import { randomUUID } from 'node:crypto';
import { answerTo, graphqlPage, type Call } from '../pages/calls.js';
import type { Fixture } from '../pages/fixture.js';

const ROWS_AT_ONCE = 100;

/** Where Directus answers, its administrator's token, the columns that hold custom fields, and the ids of its candidates. */
export interface Directus {
  url: string;
  token: string;
  columns: string[];
  ids: string[];
}

type Server = Pick<Directus, 'url' | 'token'>;

/** What the product tells of a candidate, as far as it is copied. */
interface Candidate {
  name: string;
  email: string;
  status: string;
  progress: number;
  createdAt: string;
  client: { id: string; name: string; companyName: string } | null;
  confirmations: { isConfirmed: boolean; updatedAt: string }[];
  filledFields: { key: string; value: string }[];
}

/** A request of Directus with a body of JSON. */
export const sent = ({ url, token }: Server, method: Call['method'], path: string, body: unknown): Call => ({
  url: url + path,
  method,
  headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Signs in, makes three collections anew and copies all candidates of the product into them. Custom fields become columns, as is
 * usual there, and the columns that lists are sorted by get an index.
 * @throws Error when Directus refuses a request.
 */
export async function filledDirectus(
  { url, ...credentials }: { url: string; email: string; password: string },
  fixture: Fixture,
  count: number,
): Promise<Directus> {
  const answer = await answerTo(sent({ url, token: '' }, 'POST', '/auth/login', credentials));
  const { access_token: token } = (JSON.parse(answer) as { data: { access_token: string } }).data;
  const candidates = await copiedFrom(fixture, count);
  const columns = [...new Set(candidates.flatMap(({ filledFields }) => filledFields.map(({ key }) => columnOf(key))))];
  await makeCollections({ url, token }, columns);
  return { url, token, columns, ids: await fill({ url, token }, candidates) };
}

const columnOf = (key: string) => `field_${key}`;

async function copiedFrom(fixture: Fixture, count: number): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (let page = 1; candidates.length < count; page += 1) {
    const answer = await answerTo(graphqlPage(fixture, { first: ROWS_AT_ONCE, page }));
    const { data } = JSON.parse(answer) as { data: { candidates: { edges: { node: Candidate }[] } } };
    if (data.candidates.edges.length === 0) break;
    candidates.push(...data.candidates.edges.map(({ node }) => node));
  }
  return candidates;
}

const id = { field: 'id', type: 'uuid', meta: { special: ['uuid'] }, schema: { is_primary_key: true } };
const text = (field: string) => ({ field, type: 'string', schema: {} });
const sorted = (field: string, type: string) => ({ field, type, schema: { is_indexed: true } });
const reference = (field: string) => ({ field, type: 'uuid', meta: { special: ['m2o'] }, schema: {} });
const refersTo = (collection: string, field: string, other: string, oneField: string | null = null) => ({
  collection,
  field,
  related_collection: other,
  meta: { one_field: oneField },
  schema: { on_delete: 'CASCADE' },
});

async function makeCollections(server: Server, columns: readonly string[]): Promise<void> {
  const collections = {
    companies: [text('name'), text('company_name')],
    candidates: [
      sorted('name', 'string'),
      text('email'),
      text('status'),
      sorted('progress', 'integer'),
      sorted('created_at', 'timestamp'),
      reference('client'),
      { field: 'confirmations', type: 'alias', meta: { special: ['o2m'] } },
      ...columns.map(text),
    ],
    confirmations: [
      reference('candidate'),
      reference('client'),
      { field: 'is_confirmed', type: 'boolean', schema: {} },
      { field: 'updated_at', type: 'timestamp', schema: {} },
    ],
  };
  for (const collection of Object.keys(collections).reverse()) {
    // The first run finds none to remove.
    await fetch(`${server.url}/collections/${collection}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${server.token}` },
    });
  }
  for (const [collection, fields] of Object.entries(collections)) {
    await answerTo(sent(server, 'POST', '/collections', { collection, schema: {}, meta: {}, fields: [id, ...fields] }));
  }
  for (const relation of [
    refersTo('candidates', 'client', 'companies'),
    refersTo('confirmations', 'client', 'companies'),
    refersTo('confirmations', 'candidate', 'candidates', 'confirmations'),
  ]) {
    await answerTo(sent(server, 'POST', '/relations', relation));
  }
}

async function fill(server: Server, candidates: readonly Candidate[]): Promise<string[]> {
  const companies = new Map<string, { id: string; name: string; company_name: string }>();
  const clientOf = ({ client }: Candidate) => {
    if (!client) return null;
    const known = companies.get(client.id) ?? { id: randomUUID(), name: client.name, company_name: client.companyName };
    companies.set(client.id, known);
    return known.id;
  };
  const rows = candidates.map((candidate) => ({
    id: randomUUID(),
    name: candidate.name,
    email: candidate.email,
    status: candidate.status,
    progress: candidate.progress,
    created_at: candidate.createdAt,
    client: clientOf(candidate),
    ...Object.fromEntries(candidate.filledFields.map(({ key, value }) => [columnOf(key), value])),
  }));
  const confirmations = candidates.flatMap((candidate, index) =>
    candidate.confirmations.map(({ isConfirmed, updatedAt }) => ({
      candidate: rows[index]?.id,
      client: rows[index]?.client,
      is_confirmed: isConfirmed,
      updated_at: updatedAt,
    })),
  );
  await insert(server, 'companies', [...companies.values()]);
  await insert(server, 'candidates', rows);
  await insert(server, 'confirmations', confirmations);
  return rows.map((row) => row.id);
}

async function insert(server: Server, collection: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await answerTo(sent(server, 'POST', `/items/${collection}`, rows.slice(from, from + ROWS_AT_ONCE)));
  }
}
