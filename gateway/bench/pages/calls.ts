import type { Fixture } from './fixture.js';

/** One HTTP request that is made again and again. */
export interface Call {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  headers: Record<string, string>;
  body?: string;
}

const pageQuery = `
  query Page($first: Int!, $page: Int, $after: String, $filter: CandidateFilter!, $sort: CandidateSort) {
    candidates(first: $first, page: $page, after: $after, filter: $filter, sort: $sort) {
      totalCount
      pageCursors { totalPages }
      edges {
        node {
          id
          name
          email
          status
          progress
          createdAt
          client { id name companyName }
          isConfirmed
          confirmations { id isConfirmed clientName updatedAt }
          filledFields { key label value displayValue }
        }
      }
    }
  }
`;

type Server = Pick<Fixture, 'url' | 'token'>;

/** A call by GraphQL. */
export const asked = (server: Server, query: string, variables: object = {}): Call => ({
  ...withBody(server, { query, variables }),
  url: `${server.url}/graphql`,
  method: 'POST',
});

const withBody = ({ token }: Server, body: object) => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A page of candidates with client, confirmations and permitted values. */
export function graphqlPage(
  server: Server,
  variables: {
    first: number;
    page?: number;
    after?: string | undefined;
    search?: string;
    status?: 'IN_PROGRESS' | 'COMPLETE' | undefined;
    sort?: string;
  },
): Call {
  const { search = '', status, ...paging } = variables;
  return asked(server, pageQuery, { ...paging, filter: { search, status } });
}

/** A page of candidates through `/v1`, newest first unless an order is named. */
export function restPage(
  fixture: Fixture,
  { pageSize, page = 1, sort }: { pageSize: number; page?: number; sort?: string },
): Call {
  const list = sort ? `candidates?sort=${sort}&` : 'candidates/admin?';
  return {
    url: `${fixture.url}/v1/${list}page=${page}&pageSize=${pageSize}`,
    method: 'GET',
    headers: { authorization: `Bearer ${fixture.token}` },
  };
}

/** A change of a candidate, which outdates what was read before. */
export const renaming = (server: Server, id: string, name: string): Call => ({
  ...withBody(server, { name }),
  url: `${server.url}/v1/candidates/${id}`,
  method: 'PUT',
});

/** A new candidate of a client, or of none, which outdates counts as well; another for each number. */
export const creation = (server: Server, number: number, clientId?: string): Call => ({
  ...withBody(server, { name: `Pessoa Nova ${number}`, email: `nova${number}@bench.exemplo.com.br`, clientId }),
  url: `${server.url}/v1/candidates`,
  method: 'POST',
});

const createMutation = `mutation ($input: CreateCandidateInput!) {
  createCandidate(input: $input) { candidate { id name email accessLink status } userErrors { code } }
}`;

/** What `creation` asks, by GraphQL. */
export const graphqlCreation = (server: Server, number: number): Call =>
  asked(server, createMutation, {
    input: { name: `Pessoa Nova ${number}`, email: `nova${number}@bench.exemplo.com.br` },
  });

/** The answer's bytes. @throws Error when it is a failure: only good answers are worth measuring. */
export async function answerTo({ url, ...init }: Call): Promise<string> {
  const response = await fetch(url, { ...init, body: init.body ?? null });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}
