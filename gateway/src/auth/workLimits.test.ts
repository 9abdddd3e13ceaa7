/** Limits of what signed-in users do, through both transports and by two gateways. */
import mongoose from 'mongoose';
import { useUp } from '../../test/usedUp.js';
import { startMailStory, type MailStory } from '../../test/mailStory.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import { toGlobalId } from '../lib/globalId.js';
import { workLimits } from './workLimits.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(async () => {
  await story.stop();
});

const CREATE = `mutation ($input: CreateCandidateInput!) {
  createCandidate(input: $input) { candidate { id } userErrors { code } }
}`;
const EXPORT = `mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { userErrors { code } } }`;
const SEND = `mutation ($id: ID!) { sendCandidateAccessLink(input: { id: $id }) { userErrors { code } } }`;

interface Refusal {
  status: number;
  headers: Record<string, string>;
  code: string | undefined;
}
const viaGraphql = async (query: string, variables: object, token: string): Promise<Refusal> => {
  const { status, headers, errors } = await story.server.graphql(query, variables, token);
  return { status, headers, code: errors?.[0]?.extensions.code };
};
const viaRest = async (path: string, body: object, token: string): Promise<Refusal> => {
  const { status, headers, body: answer } = await story.server.rest('post', path, { token, body });
  return { status, headers: headers, code: (answer as { code?: string }).code };
};
const expectRefusal = ({ status, headers, code }: Refusal, seconds: number) => {
  expect([status, code]).toEqual([429, 'RATE_LIMITED']);
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
};

const HOUR = 60 * 60;
let counter = 0;
const person = () => ({ name: 'Pessoa Nova', email: `nova${++counter}@exemplo.com` });

describe('an account', () => {
  it('registers so many in an hour, several hundred more than an import has, and others go on', async () => {
    const { client, otherClient } = story;
    await useUp(story.server.config, 'create', client.viewer);
    expectRefusal(await viaGraphql(CREATE, { input: person() }, client.token), HOUR);
    expectRefusal(await viaRest('/candidates', person(), client.token), HOUR);
    expect((await viaRest('/candidates', person(), otherClient.token)).status).toBe(201);
    expect(workLimits.create).toBeGreaterThanOrEqual(1_000);
  });

  it('begins so many imports in an hour, whatever they hold', async () => {
    const { otherClient } = story;
    const begin = `mutation ($input: ImportCandidatesInput!) { importCandidates(input: $input) { userErrors { code } } }`;
    const rows = [person()];
    const fields = Object.entries(rows[0] ?? {}).map(([key, value]) => ({ key, value }));
    const input = { rows: [{ fields }] };
    expect((await viaGraphql(begin, { input }, otherClient.token)).code).toBeUndefined();
    await useUp(story.server.config, 'import', otherClient.viewer);
    expectRefusal(await viaGraphql(begin, { input }, otherClient.token), HOUR);
    expectRefusal(await viaRest('/imports', { rows, dryRun: true }, otherClient.token), HOUR);
  });

  it('exports so often in an hour', async () => {
    const { admin } = story;
    const candidate = await story.register({}, story.otherClient.viewer);
    const ids = [candidate._id.toString()];
    const columns = [{ key: 'name', displayName: 'Nome', order: 1, width: 20, isCustomField: false, isVisible: true }];
    const configuration = { fileName: 'candidatos', sheetName: 'Candidatos', columns };
    const input = { candidateIds: [toGlobalId('Candidate', candidate._id)], configuration };
    expect((await viaGraphql(EXPORT, { input }, admin.token)).status).toBe(200);
    await useUp(story.server.config, 'export', admin.viewer);
    expectRefusal(await viaGraphql(EXPORT, { input }, admin.token), HOUR);
    expectRefusal(
      await viaRest('/candidates/export-excel', { candidateIds: ids, exportConfiguration: configuration }, admin.token),
      HOUR,
    );
  });

  it('has mails sent so often in an hour', async () => {
    const { otherClient } = story;
    const candidate = await story.register({}, otherClient.viewer);
    await useUp(story.server.config, 'mail', otherClient.viewer);
    expectRefusal(await viaGraphql(SEND, { id: toGlobalId('Candidate', candidate._id) }, otherClient.token), HOUR);
  });
});

it('a company has one person mailed five times a day, however often they are registered; another company is not held up', async () => {
  const { otherClient, admin } = story;
  await mongoose.connection.collection('rateLimits').deleteMany({});
  const { candidates, mail } = story.server.services;
  const register = () => story.register({ email: 'ana@exemplo.com' }, otherClient.viewer);
  const send = (candidate: CandidateRecord, token: string) =>
    viaGraphql(SEND, { id: toGlobalId('Candidate', candidate._id) }, token);
  let candidate = await register();
  story.mailServer.received.length = 0;
  for (let time = 0; time < 5; time += 1) {
    expect((await send(candidate, otherClient.token)).status).toBe(200);
    await candidates.remove(otherClient.viewer, candidate._id.toString());
    candidate = await register();
  }
  expectRefusal(await send(candidate, otherClient.token), 24 * HOUR);
  expect((await send(candidate, admin.token)).status).toBe(200);
  await mail.deliverDue();
  expect(story.mailServer.received.filter(({ to }) => to === 'ana@exemplo.com')).toHaveLength(6);
});
