/** What the log says of failures whose answers do not tell: refused access, and why something was not available. */
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import supertest from 'supertest';
import { photo, startDocumentStory, type DocumentStory } from '../../test/documents.js';
import { startLoggedServer, type LoggedServer } from '../../test/loggedServer.js';
import { toGlobalId } from '../lib/globalId.js';

let story: DocumentStory;
let logged: LoggedServer;
let candidateId: string;
beforeAll(async () => {
  // Nothing listens at this port: no page can be looked at.
  story = await startDocumentStory({ clamdUrl: 'tcp://127.0.0.1:1' });
  logged = await startLoggedServer(story.server);
  candidateId = (await story.register())._id.toString();
});
beforeEach(() => {
  logged.lines.length = 0;
});
afterAll(async () => {
  await logged.stop();
  await story.stop();
});

const graphql = (query: string, variables: object = {}) =>
  supertest(logged.app)
    .post('/graphql')
    .set('Authorization', `Bearer ${story.client.token}`)
    .send({ query, variables });
/** What was logged besides the lines of the requests themselves. */
const told = () => logged.lines.filter(({ msg }) => msg !== 'request completed');

const UPDATE = 'mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { candidate { id } } }';
const update = (key: string, value: string) => {
  const id = toGlobalId('Candidate', candidateId);
  return graphql(UPDATE, { input: { id, fields: [{ key, value }] } });
};

describe('access that GraphQL refuses with status 200', () => {
  const refused = (path: string) => ({
    ...{ level: 40, msg: 'access refused', account: story.client.viewer.userId, path },
    req: { id: expect.any(String), method: 'POST', url: '/graphql' },
  });

  it('is a line with account and path', async () => {
    const answer = await graphql('{ companies: clients { totalCount } }');
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([200, 'FORBIDDEN']);
    expect(told()).toEqual([expect.objectContaining(refused('companies'))]);
  });

  it('is told also where a payload tells it of a field, whatever of the payload was asked for', async () => {
    expect((await update('parecer', 'bom')).body).toEqual({ data: { updateCandidate: { candidate: null } } });
    expect(told()).toEqual([expect.objectContaining(refused('updateCandidate'))]);
  });

  it('is told also where the answer does not tell it from what is not there, once for each request', async () => {
    const id = toGlobalId('ExportTemplate', '0'.repeat(24));
    const asked = graphql('query ($id: ID!) { first: node(id: $id) { id } second: node(id: $id) { id } }', { id });
    expect((await asked).body.data).toEqual({ first: null, second: null });
    expect(told()).toEqual([expect.objectContaining(refused('node'))]);
  });

  it('holds no alias of any length', async () => {
    const alias = 'x'.repeat(2_000);
    await graphql(`{ ${alias}: clients { totalCount } }`);
    expect(told()).toEqual([expect.objectContaining(refused(alias.slice(0, 200)))]);
  });
});

it('a change that is taken, and one that is refused as not valid, are no lines', async () => {
  expect((await update('cidade', 'Recife')).body.data.updateCandidate.candidate).not.toBeNull();
  expect((await update('salario', 'muito')).body.data.updateCandidate.candidate).toBeNull();
  expect(told()).toEqual([]);
});

it('a failure of an answer that is on its way is a line', async () => {
  const { candidates } = story.server.services;
  const failing = jest.spyOn(candidates, 'streamAll').mockImplementation(async function* () {
    throw new Error('the cursor broke');
  });
  const asked = supertest(logged.app)
    .get('/v1/candidates/admin/all')
    .set('Authorization', `Bearer ${story.admin.token}`);
  await expect(asked).rejects.toThrow();
  failing.mockRestore();
  expect(told()).toEqual([
    expect.objectContaining({
      ...{ level: 50, msg: 'unexpected failure', err: expect.objectContaining({ message: 'the cursor broke' }) },
      req: expect.objectContaining({ url: '/v1/candidates/admin/all' }),
    }),
  ]);
});

describe('why something was not available', () => {
  const clamdIsAway = expect.objectContaining({
    level: 40,
    msg: 'not available',
    err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }),
  });

  it('is told of an upload through /v1', async () => {
    const answer = await supertest(logged.app)
      .post(`/v1/candidates/${candidateId}/documents/rg`)
      .set('Authorization', `Bearer ${story.admin.token}`)
      .attach('files', await photo(), 'foto.jpg');
    expect(answer.status).toBe(503);
    expect(told()).toEqual([clamdIsAway]);
  });

  it('is told of an upload through GraphQL', async () => {
    const query =
      'mutation ($input: UploadDocumentPageInput!) { uploadDocumentPage(input: $input) { page { id } userErrors { code } } }';
    const id = toGlobalId('Candidate', candidateId);
    const input = { candidateId: id, fieldKey: 'rg', uploadId: randomUUID(), file: null };
    const answer = await supertest(logged.app)
      .post('/graphql')
      .set({ Authorization: `Bearer ${story.admin.token}`, 'apollo-require-preflight': '1' })
      .field('operations', JSON.stringify({ query, variables: { input } }))
      .field('map', JSON.stringify({ 0: ['variables.input.file'] }))
      .attach('0', await photo(), 'foto.jpg');
    expect(answer.status).toBe(503);
    expect(told()).toEqual([clamdIsAway]);
  });

  it.each([
    ['the database', new mongo.MongoNetworkError('connection closed'), 503, 'database unavailable'],
    ['room on a disk', Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 507, 'not available'],
  ])('is told of %s on the way to either transport', async (_what, failure, status, msg) => {
    const authenticate = jest.spyOn(story.server.services.identity, 'authenticate').mockRejectedValue(failure);
    try {
      expect((await graphql('{ __typename }')).status).toBe(status);
      const rest = supertest(logged.app).get('/v1/candidates').set('Authorization', 'Bearer x');
      expect((await rest).status).toBe(status);
    } finally {
      authenticate.mockRestore();
    }
    const line = expect.objectContaining({
      level: 40,
      msg,
      err: expect.objectContaining({ message: failure.message }),
    });
    expect(told()).toEqual([line, line]);
  });
});
