/** The sheet with the accesses of an import holds credentials in bulk: who gets it, and who is told. */
import { trusted } from 'mongoose';
import supertest from 'supertest';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import { readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { CandidateModel, type CandidateRecord } from '../candidates/candidatesModel.js';
import type { SecurityEvent } from '../security/securityLog.js';
import { downloadPaths } from './importsDownload.js';

const START = new Date('2026-08-03T12:00:00Z');
const COMPANY = { email: 'bia@padaria.com', password: 'segredo-da-empresa' };
const ADMIN = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const refusal = { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirme sua senha para continuar.' };

let story: CandidateStory;
let url: string;
let registered: CandidateRecord[];
let serial = 0;
const logged: SecurityEvent[] = [];

const minutesLater = (minutes: number) => story.server.setNow(new Date(START.getTime() + minutes * 60_000));
const imports = () => story.server.services.imports;

beforeAll(async () => {
  story = await startCandidateStory();
  watchMethod(story.server.services.securityLog, 'record', (_self, [event], go) => {
    logged.push(event as SecurityEvent);
    return go();
  });
});
beforeEach(async () => {
  story.server.setNow(START);
  const rows = [1, 2].map(() => ({
    name: 'Ana Lima',
    email: `acesso${String((serial += 1)).padStart(2, '0')}@exemplo.com`,
  }));
  const { _id } = await imports().begin(story.client.viewer, null, { rows, run: true });
  await imports().idle();
  url = downloadPaths.access(_id.toString());
  registered = await CandidateModel.find({ email: trusted({ $in: rows.map(({ email }) => email) }) })
    .sort({ email: 1 })
    .lean<CandidateRecord[]>();
  logged.length = 0;
});
afterAll(() => story.stop());

const signIn = async (credentials = COMPANY) =>
  (await story.server.services.identity.signIn(credentials, testOrigin)).accessToken;

function downloaded(token: string | null) {
  const request = supertest(story.server.app).get(url).responseType('blob');
  return token === null ? request : request.set('Authorization', `Bearer ${token}`);
}

/** What the company sees of who was given the passwords, for each candidate. */
const told = (viewer = story.client.viewer) =>
  Promise.all(
    registered.map(async ({ _id }) => {
      const options = { page: { offset: 0, limit: 20 }, kinds: ['credentials_shown'] } as const;
      const timeline = await story.server.services.timeline.page(viewer, _id.toString(), options);
      return timeline.page.items.map(({ actor }) => actor?.role);
    }),
  );

it('is for its owner, with a session', async () => {
  expect((await downloaded(null)).status).toBe(401);
  const other = await signIn({ email: 'davi@oficina.com', password: COMPANY.password });
  expect((await downloaded(other)).status).toBe(404);
  const answer = await downloaded(await signIn());
  expect(answer.status).toBe(200);
  const sheet = sheetOf(await readWorkbook(answer.body as Buffer), 'Acessos');
  expect([2, 3].map((row) => valuesOf(sheet, row, 4)[3])).toEqual(
    registered.map((candidate) => story.server.services.candidates.credentials.read(candidate).password),
  );
});

it('is open for ten minutes from the sign-in, and then wants the password, which opens it again', async () => {
  const token = await signIn();
  minutesLater(9);
  expect((await downloaded(token)).status).toBe(200);
  minutesLater(10);
  const refused = await downloaded(token);
  expect(refused.status).toBe(403);
  expect(JSON.parse(String(refused.body))).toMatchObject(refusal);
  const { passwords } = story.server.services.identity;
  await passwords.reauthenticate(await story.viewerOf(token), { password: COMPANY.password }, testOrigin);
  expect((await downloaded(token)).status).toBe(200);
});

it('gives and tells nothing while it is refused', async () => {
  const token = await signIn();
  logged.length = 0;
  minutesLater(10);
  await downloaded(token);
  expect(await told()).toEqual([[], []]);
  expect(logged).toEqual([]);
});

it('is told on the timeline of each candidate, where a company does not learn what an administrator has read', async () => {
  await downloaded(await signIn(ADMIN));
  expect(await told()).toEqual([[], []]);
  expect(await told(story.admin.viewer)).toEqual([['admin'], ['admin']]);
  await downloaded(await signIn());
  expect(await told()).toEqual([['client'], ['client']]);
});

it('is an export with credentials in the security log', async () => {
  const token = await signIn();
  logged.length = 0;
  await downloaded(token);
  expect(logged).toEqual([{ type: 'exported', rows: 2, withCredentials: true, by: story.client.viewer.userId }]);
});
