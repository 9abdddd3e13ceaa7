/** A form lies in memory or on the disk for as long as it is on its way: so many of one account at once, and no more. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startCandidateStory, type CandidateStory } from '../../test/candidates.js';
import { listen, type ListeningServer } from '../../test/listening.js';
import { BOUNDARY, multipartOf } from '../../test/streamedForm.js';

const MAX_FORMS = 8;

let story: CandidateStory;
let listening: ListeningServer;
beforeAll(async () => {
  story = await startCandidateStory();
  listening = await listen(story.server.app);
});
afterAll(async () => {
  await listening.stop();
  await story.stop();
});

const query = 'mutation ($input: ImportCandidatesInput!) { importCandidates(input: $input) { userErrors { code } } }';
const operations = JSON.stringify({ query, variables: { input: { file: null } } });
const map = JSON.stringify({ 0: ['variables.input.file'] });
const formType = `multipart/form-data; boundary=${BOUNDARY}`;

const ways: [name: string, path: string, type: string, pieces: Buffer[]][] = [
  ['a form of GraphQL', '/graphql', formType, [...multipartOf({ operations, map }, '0', { megabytes: 1 })]],
  ['a form of REST', '/v1/imports', formType, [...multipartOf({}, 'file', { megabytes: 1 })]],
  ['the rows of an import', '/v1/imports', 'application/json', [Buffer.from('{"rows":['), Buffer.from(']}')]],
];

/** Sends all of a body but its last piece, which `end` sends. */
function begin([, path, type, pieces]: (typeof ways)[number], token: string) {
  const headers = { 'content-type': type, authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const call = request(listening.url + path, { method: 'POST', headers });
  for (const piece of pieces.slice(0, -1)) call.write(piece);
  const answer = once(call, 'response').then(async ([response]) => ({
    status: (response as IncomingMessage).statusCode,
    body: await json(response as IncomingMessage),
  }));
  return { answer, end: () => void call.end(pieces.at(-1)) };
}

test.each(ways)(
  '%s is refused while eight of its account are on their way, and heard once they have ended',
  async (...way) => {
    const { client, otherClient } = story;
    const begun = Array.from({ length: MAX_FORMS + 1 }, () => begin(way, client.token));
    const refused = await Promise.race(begun.map(({ answer }) => answer));
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([503, expect.stringContaining('UNAVAILABLE')]);

    const ofOther = begin(way, otherClient.token);
    ofOther.end();
    expect((await ofOther.answer).status).not.toBe(503);

    for (const { end } of begun) end();
    const statuses = await Promise.all(begun.map(async ({ answer }) => (await answer).status));
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
    const again = begin(way, client.token);
    again.end();
    expect((await again.answer).status).not.toBe(503);
  },
);
