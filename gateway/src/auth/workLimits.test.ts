/** Limits of what signed-in users do, through both transports and by two gateways. */
import mongoose from 'mongoose';
import { useUp } from '../../test/usedUp.js';
import { startMailStory, type MailStory } from '../../test/mailStory.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import { toGlobalId } from '../lib/globalId.js';
import { MAILS_TO_ONE_PERSON, WorkLimits, workLimits } from './workLimits.js';

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

  it('registers several in one call as far as all of them are allowed, and a refused call uses nothing up', async () => {
    const { admin } = story;
    const createMany = `mutation ($candidates: [CreateCandidateInput!]!) {
      createCandidates(input: { candidates: $candidates }) { results { candidate { id } } userErrors { code } }
    }`;
    const people = (count: number) => ({ candidates: Array.from({ length: count }, person) });
    await useUp(story.server.config, 'create', admin.viewer, 3);
    expectRefusal(await viaGraphql(createMany, people(4), admin.token), HOUR);
    const { data } = await story.server.graphql(createMany, people(3), admin.token);
    expect(data.createCandidates.results.map(({ candidate }: { candidate: unknown }) => candidate)).toEqual(
      Array.from({ length: 3 }, () => ({ id: expect.any(String) })),
    );
    expectRefusal(await viaGraphql(createMany, people(1), admin.token), HOUR);
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

  it('of a candidate saves answers so often in an hour', async () => {
    const { token, viewer } = await story.signIn(await story.register({}, story.otherClient.viewer));
    const save = `mutation ($fields: [FieldAnswerInput!]!) { saveOwnAnswers(input: { fields: $fields }) { userErrors { code } } }`;
    const fields = [{ key: 'cidade', value: 'Recife' }];
    expect((await viaGraphql(save, { fields }, token)).code).toBeUndefined();
    await useUp(story.server.config, 'answer', viewer);
    expectRefusal(await viaGraphql(save, { fields }, token), HOUR);
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

  it('prepares zips of documents as often in an hour as it exports, both together', async () => {
    const { client, otherClient } = story;
    const zip = 'mutation ($input: ExportDocumentsInput!) { exportDocuments(input: $input) { userErrors { code } } }';
    const input = { filter: {} };
    expect((await viaGraphql(zip, { input }, client.token)).code).toBeUndefined();
    await useUp(story.server.config, 'export', client.viewer);
    expectRefusal(await viaGraphql(zip, { input }, client.token), HOUR);
    expect((await viaGraphql(zip, { input }, otherClient.token)).code).toBeUndefined();
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
    // One that still waits would go with its candidate.
    await mail.deliverDue();
    await candidates.remove(otherClient.viewer, candidate._id.toString());
    candidate = await register();
  }
  expectRefusal(await send(candidate, otherClient.token), 24 * HOUR);
  expect((await send(candidate, admin.token)).status).toBe(200);
  await mail.deliverDue();
  expect(story.mailServer.received.filter(({ to }) => to === 'ana@exemplo.com')).toHaveLength(6);
});

describe('the limits by themselves', () => {
  const START = new Date('2026-08-03T12:00:00Z').getTime();
  let passed = 0;
  let limits: WorkLimits;
  beforeEach(async () => {
    passed = 0;
    limits = new WorkLimits({ config: story.server.config, now: () => new Date(START + passed * 1000) });
    await mongoose.connection.collection('rateLimits').deleteMany({});
  });
  const told = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => error.message,
    );

  it('the last of the allowed is done, and the next one is told in how long', async () => {
    for (let time = 0; time < workLimits.export; time += 1) await limits.spend('export', story.client.viewer);
    passed = 60 * 60 - 61;
    expect(await told(limits.spend('export', story.client.viewer))).toBe(
      'Muitas operações em pouco tempo. Tente novamente em 2 minutos.',
    );
    expect(await told(limits.spend('import', story.client.viewer))).toBe('done');
  });

  it('a mail that the hour of its sender has no room for is none of the five of its recipient', async () => {
    const send = () => told(limits.spendMail(story.client.viewer, 'a@b.c'));
    await limits.spendTogether('mail', story.client.viewer, workLimits.mail);
    for (let time = 0; time <= MAILS_TO_ONE_PERSON; time += 1) expect(await send()).toMatch(/^Muitas operações/);
    passed = HOUR;
    for (let time = 0; time < MAILS_TO_ONE_PERSON; time += 1) expect(await send()).toBe('done');
    expect(await send()).toMatch(/^Esta pessoa já recebeu 5 e-mails/);
  });

  it.each([
    [0, '24 horas'],
    [22 * 3600, '2 horas'],
    [22.5 * 3600, '2 horas'],
    [22.5 * 3600 + 60, '89 minutos'],
    [23 * 3600, '60 minutos'],
    [24 * 3600 - 61, '2 minutos'],
    [24 * 3600 - 60, '1 minuto'],
    [24 * 3600 - 1, '1 minuto'],
  ])('%d s after the first mail to somebody the next is told to wait %s', async (seconds, words) => {
    for (let time = 0; time < MAILS_TO_ONE_PERSON; time += 1) await limits.spendMail(story.client.viewer, 'a@b.c');
    passed = seconds;
    const refused = `Esta pessoa já recebeu 5 e-mails em 24 horas. Tente novamente em ${words}.`;
    expect(await told(limits.spendMail(story.client.viewer, 'a@b.c'))).toBe(refused);
    // Another company, the administrators and another recipient are counted apart.
    expect(await told(limits.spendMail(story.otherClient.viewer, 'a@b.c'))).toBe('done');
    expect(await told(limits.spendMail(story.admin.viewer, 'a@b.c'))).toBe('done');
    expect(await told(limits.spendMail(story.client.viewer, 'd@b.c'))).toBe('done');
  });
});
