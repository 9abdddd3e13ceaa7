#!/usr/bin/env node
/**
 * Through REST /v1: signs in, unless it is given an access key, lists the candidates with their confirmations, and exports them to an Excel file.
 *
 *   EMAIL=admin@esteira.local PASSWORD=… node docs/examples/rest.mjs [candidatos.xlsx]
 *   ACCESS_KEY=est_… node docs/examples/rest.mjs [candidatos.xlsx]
 *
 * BASE_URL is the server, http://localhost:4000 unless told. Node 20 or newer; nothing has to be installed.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const { BASE_URL = 'http://localhost:4000', ACCESS_KEY, EMAIL, PASSWORD } = process.env;
const file = process.argv[2] ?? 'candidatos.xlsx';
let accessToken = ACCESS_KEY;

/** The limit of requests is one of a minute. What has to wait longer, such as a locked account, is better told than waited for. */
const LONGEST_WAIT_SECONDS = 60;

/** Makes one call, again after a wait where there were too many; a failure is thrown with the server's message. */
async function call(method, path, body) {
  const response = await fetch(`${BASE_URL}/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const seconds = Number(response.headers.get('retry-after') ?? Infinity);
  if (response.status === 429 && seconds <= LONGEST_WAIT_SECONDS) {
    await response.arrayBuffer();
    await delay(seconds * 1000);
    return call(method, path, body);
  }
  const { message } = await response.json();
  throw new Error(message);
}

async function signIn() {
  const response = await call('POST', '/identity/login', { email: EMAIL, password: PASSWORD });
  ({ accessToken } = (await response.json()).data);
}

/** Every candidate, a page at a time. */
async function* candidates() {
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await (await call('GET', `/candidates?page=${page}&pageSize=50&sort=NAME_ASC`)).json();
    yield* answer.data;
    ({ totalPages } = answer);
  }
}

/** Who has confirmed a candidate's data: one call each, where GraphQL brings them with the page. */
async function confirmedBy({ id, clientName }) {
  const { data } = await (await call('GET', `/candidate-confirmations/candidate/${id}`)).json();
  return data.some(({ isConfirmed }) => isConfirmed) ? `confirmed by ${clientName}` : 'not confirmed';
}

/** The answer to the call is the file itself, with the default columns. */
async function exportTo(path, candidateIds) {
  const response = await call('POST', '/candidates/export-excel', { candidateIds });
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
}

try {
  if (!ACCESS_KEY && !(EMAIL && PASSWORD)) {
    throw new Error('Set EMAIL and PASSWORD to those of an administrator, or ACCESS_KEY.');
  }
  if (!ACCESS_KEY) await signIn();
  const ids = [];
  for await (const candidate of candidates()) {
    ids.push(candidate.id);
    console.log(`${candidate.name} (${candidate.status}): ${await confirmedBy(candidate)}`);
  }
  await exportTo(file, ids);
  console.log(`${ids.length} candidates exported to ${file}`);
} catch (error) {
  // What fetch says of a server that does not answer is in the cause
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 1;
}
