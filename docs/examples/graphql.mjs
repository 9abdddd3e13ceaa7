#!/usr/bin/env node
/**
 * Through GraphQL: signs in, unless it is given an access key, lists the candidates with their confirmations, and exports them to an Excel file.
 *
 *   EMAIL=admin@esteira.local PASSWORD=… node docs/examples/graphql.mjs [candidatos.xlsx]
 *   ACCESS_KEY=est_… node docs/examples/graphql.mjs [candidatos.xlsx]
 *
 * BASE_URL is the server, http://localhost:4000 unless told. Node 20 or newer; nothing has to be installed.
 */
import { writeFile } from 'node:fs/promises';

const { BASE_URL = 'http://localhost:4000', ACCESS_KEY, EMAIL, PASSWORD } = process.env;
const file = process.argv[2] ?? 'candidatos.xlsx';
let accessToken = ACCESS_KEY;

/** Runs one operation; what is wrong with the request as a whole is thrown. */
async function graphql(query, variables = {}) {
  const response = await fetch(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

/** The payload of a mutation; expected failures travel in it, as `userErrors`. */
function succeeded({ userErrors, ...payload }) {
  if (userErrors.length > 0) throw new Error(userErrors.map(({ message }) => message).join('\n'));
  return payload;
}

async function signIn() {
  const { signIn } = await graphql(
    `
      mutation SignIn($input: SignInInput!) {
        signIn(input: $input) {
          accessToken
          userErrors {
            message
          }
        }
      }
    `,
    { input: { email: EMAIL, password: PASSWORD } },
  );
  ({ accessToken } = succeeded(signIn));
}

/** Every candidate, a page at a time: the next page begins after the last cursor. */
async function* candidates() {
  let after = null;
  do {
    const { candidates: page } = await graphql(
      `
        query Page($after: String) {
          candidates(first: 50, after: $after, sort: NAME_ASC) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                name
                status
                confirmations {
                  clientName
                  isConfirmed
                }
              }
            }
          }
        }
      `,
      { after },
    );
    for (const { node } of page.edges) yield node;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

/** Prepares the export with the default columns, then fetches the file: the address works once, for five minutes. */
async function exportTo(path, candidateIds) {
  const { exportColumns: configuration } = await graphql(
    '{ exportColumns { fileName sheetName columns { key displayName order width isCustomField isVisible } } }',
  );
  const { exportCandidates } = await graphql(
    `
      mutation Export($input: ExportCandidatesInput!) {
        exportCandidates(input: $input) {
          downloadUrl
          userErrors {
            message
          }
        }
      }
    `,
    { input: { candidateIds, configuration } },
  );
  const { downloadUrl } = succeeded(exportCandidates);
  const response = await fetch(`${BASE_URL}${downloadUrl}`, { headers: { authorization: `Bearer ${accessToken}` } });
  if (!response.ok) throw new Error(`The file could not be fetched: HTTP ${response.status}`);
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
}

try {
  if (!ACCESS_KEY && !(EMAIL && PASSWORD)) {
    throw new Error('Set EMAIL and PASSWORD to those of an administrator, or ACCESS_KEY.');
  }
  if (!ACCESS_KEY) await signIn();
  const ids = [];
  for await (const { id, name, status, confirmations } of candidates()) {
    ids.push(id);
    const by = confirmations.filter(({ isConfirmed }) => isConfirmed).map(({ clientName }) => clientName);
    console.log(`${name} (${status}): ${by.length > 0 ? `confirmed by ${by.join(', ')}` : 'not confirmed'}`);
  }
  await exportTo(file, ids);
  console.log(`${ids.length} candidates exported to ${file}`);
} catch (error) {
  // What fetch says of a server that does not answer is in the cause
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 1;
}
