/** The office demands two-step sign-in of the staff, or of the accounts of companies. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { newAccessKey } from '../../../test/accessKeys.js';
import { admin, identityAccounts, origin, START } from '../../../test/identityAccounts.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { enabledTwoFactor, twoFactorCalls } from '../../../test/twoFactor.js';
import { totpCode } from '../../../test/totpCode.js';

const MINUTE = 60_000;
const DUE = 'Ative a verificação em duas etapas para continuar.';

let server: TestServer;
let token: string;
const { startAnew, at: later, signIn, clientCredentials, candidateAccess } = identityAccounts(() => server);
const calls = twoFactorCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew();
  token = (await signIn()).accessToken;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

/** What a session is answered to a question that everybody of the staff may ask: '' where nothing keeps it from it. */
async function refusalOf(bearer: string): Promise<string> {
  const { errors } = await server.graphql('{ candidates { totalCount } }', {}, bearer);
  return errors?.[0]?.message ?? '';
}
const due = async (bearer: string) =>
  (await server.graphql('{ viewer { isTwoFactorDemanded mustEnableTwoFactor } }', {}, bearer)).data.viewer;
const demands = async (bearer = token) =>
  (
    await server.graphql(
      `{ twoFactorDemands {
        staff { demandedAt demandedBy lackingCount } companies { demandedAt demandedBy lackingCount }
      } }`,
      {},
      bearer,
    )
  ).data.twoFactorDemands;
const enabled = (bearer = token, now = START) => enabledTwoFactor(server, bearer, now);

it('is set by an administrator for either team, told with who and since when, and taken back', async () => {
  await clientCredentials();
  const none = { demandedAt: null, demandedBy: null, lackingCount: 1 };
  expect(await demands()).toEqual({ staff: none, companies: none });
  const set = { demandedAt: START.toISOString(), demandedBy: 'Administrador', lackingCount: 1 };
  expect(await calls.demand(token, 'COMPANIES')).toEqual({
    twoFactorDemands: { staff: { demandedAt: null }, companies: { demandedAt: START.toISOString() } },
    userErrors: [],
  });
  expect(await demands()).toEqual({ staff: none, companies: set });
  await enabled();
  await calls.demand(token, 'STAFF');
  expect((await demands()).staff).toEqual({ ...set, lackingCount: 0 });
  await calls.demand(token, 'COMPANIES', false);
  expect((await demands()).companies).toEqual(none);
});

it('is no change where it is so already, also where two ask at once, and each change is a security event', async () => {
  const events: unknown[] = [];
  jest.spyOn(server.services.securityLog, 'record').mockImplementation((event) => void events.push(event));
  await Promise.all([calls.demand(token, 'COMPANIES'), calls.demand(token, 'COMPANIES')]);
  await calls.demand(token, 'COMPANIES');
  for (let times = 0; times < 2; times += 1) await calls.demand(token, 'COMPANIES', false);
  const by = (await mongoose.connection.collection('users').findOne({ email: admin.email }))!._id.toString();
  expect(events).toEqual([
    { type: 'twoFactorDemanded', of: 'companies', by },
    { type: 'twoFactorDemandEnded', of: 'companies', by },
  ]);
});

it('wants the password given recently, also to be taken back', async () => {
  const wanted = [{ code: 'REAUTHENTICATION_REQUIRED', field: null, message: 'Confirme sua senha para continuar.' }];
  later(11 * MINUTE);
  for (const isDemanded of [true, false]) {
    expect((await calls.demand(token, 'COMPANIES', isDemanded)).userErrors).toEqual(wanted);
  }
  expect((await demands()).companies.demandedAt).toBeNull();
});

it('is demanded of the staff by an administrator who has it, and seen and set by administrators alone', async () => {
  const { userErrors } = await calls.demand(token, 'STAFF');
  expect(userErrors).toEqual([
    {
      ...{ code: 'PRECONDITION_FAILED', field: null },
      message: 'Ative primeiro a verificação em duas etapas da sua própria conta, no menu da conta.',
    },
  ]);
  expect((await demands()).staff.demandedAt).toBeNull();
  const { accessToken: ofCompany } = await signIn(await clientCredentials());
  await expect(calls.demand(ofCompany, 'COMPANIES')).rejects.toThrow('FORBIDDEN');
  const { demands: service } = server.services.identity.twoFactor;
  const viewer = await server.services.identity.authenticate(ofCompany);
  await expect(service.list(viewer!)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(service.set(viewer as never, { of: 'companies', isDemanded: true })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const key = await newAccessKey(server, token);
  await expect(calls.demand(key, 'COMPANIES')).rejects.toThrow('chave de acesso');
});

it('closes a session under way from its next request on, until its account has switched it on', async () => {
  const { accessToken: ofCompany } = await signIn(await clientCredentials());
  expect([await refusalOf(ofCompany), await due(ofCompany)]).toEqual([
    '',
    { isTwoFactorDemanded: false, mustEnableTwoFactor: false },
  ]);
  await calls.demand(token, 'COMPANIES');
  expect([await refusalOf(ofCompany), await due(ofCompany)]).toEqual([
    DUE,
    { isTwoFactorDemanded: true, mustEnableTwoFactor: true },
  ]);
  expect(await refusalOf(token)).toBe('');
  const { body, status } = await server.rest('get', '/candidates', { token: ofCompany });
  expect([status, body.message]).toEqual([403, DUE]);
  expect((await server.rest('get', '/identity/me', { token: ofCompany })).body.data.mustEnableTwoFactor).toBe(true);
  await enabled(ofCompany);
  expect([await refusalOf(ofCompany), await due(ofCompany)]).toEqual([
    '',
    { isTwoFactorDemanded: true, mustEnableTwoFactor: false },
  ]);
});

it('is seen by every gateway from the next request on', async () => {
  const { accessToken: ofCompany } = await signIn(await clientCredentials());
  const { dataVersions } = await import('../../cache/dataVersions.js');
  expect(await refusalOf(ofCompany)).toBe('');
  // As another gateway writes it: past the models of this one, with the version that its own model leaves.
  await mongoose.connection
    .collection<{ _id: string }>('twoFactorDemands')
    .insertOne({ _id: 'companies', at: START } as never);
  await mongoose.connection
    .collection<{ _id: string }>('dataVersions')
    .updateOne({ _id: 'latest' }, { $set: { demands: 'of another gateway' } }, { upsert: true });
  await dataVersions.refresh();
  expect(await refusalOf(ofCompany)).toBe(DUE);
});

it('with a password that is due, the password comes first; afterwards the session may set the second factor up', async () => {
  await enabled();
  await calls.demand(token, 'STAFF');
  const email = 'davi@exemplo.com';
  const viewer = await server.services.identity.authenticate(token);
  const { temporaryPassword } = await server.services.identity.staffAccounts.invite(viewer as never, {
    ...{ name: 'Davi', email },
  });
  const { accessToken: invited } = await signIn({ email, password: temporaryPassword });
  expect(await refusalOf(invited)).toBe('Você precisa alterar sua senha antes de continuar.');
  await expect(calls.begin(invited)).rejects.toThrow('Você precisa alterar sua senha');
  const change = { currentPassword: temporaryPassword, newPassword: 'a-senha-do-davi' };
  await server.services.identity.passwords.change(
    (await server.services.identity.authenticate(invited)) as never,
    change,
    origin,
  );
  expect(await refusalOf(invited)).toBe(DUE);
  await enabled(invited);
  expect(await refusalOf(invited)).toBe('');
});

it('leaves candidates and access keys alone, and a key is told that nothing is due', async () => {
  const credentials = await clientCredentials();
  const { accessToken: ofCompany } = await signIn(credentials);
  const key = await newAccessKey(server, ofCompany);
  const { token: ofCandidate } = await server.services.identity.signInCandidate(await candidateAccess(), origin);
  await calls.demand(token, 'COMPANIES');
  expect(await refusalOf(ofCompany)).toBe(DUE);
  expect([await refusalOf(key), await due(key)]).toEqual([
    '',
    { isTwoFactorDemanded: true, mustEnableTwoFactor: false },
  ]);
  expect(await due(ofCandidate)).toEqual({ isTwoFactorDemanded: false, mustEnableTwoFactor: false });
  const viewer = await server.services.identity.authenticate(ofCandidate);
  expect(viewer).toMatchObject({ kind: 'candidate' });
});

it('keeps its owner from switching it off, and no keeper and no operator, after whom the owner is asked for it anew', async () => {
  const credentials = await clientCredentials();
  const { accessToken: ofCompany } = await signIn(credentials);
  const { secret } = await enabled(ofCompany);
  await calls.demand(token, 'COMPANIES');
  expect(await calls.disable(ofCompany)).toEqual({
    userErrors: [
      {
        ...{ code: 'PRECONDITION_FAILED', field: null },
        message: 'A verificação em duas etapas é exigida para a sua conta e não pode ser desativada.',
      },
    ],
  });
  expect(await calls.state(ofCompany)).not.toBeNull();
  expect(await server.services.identity.twoFactor.disableOf(credentials.email)).toBe(true);
  const { accessToken: again } = await signIn(credentials);
  expect(await refusalOf(again)).toBe(DUE);
  const { secret: next } = await enabled(again);
  expect(next).not.toBe(secret);
  const now = later(2 * MINUTE);
  const { accessToken: anew } = await signIn({ ...credentials, code: totpCode(next, now) });
  expect(await refusalOf(anew)).toBe('');
  const id = (await mongoose.connection.collection('users').findOne({ email: credentials.email }))!._id.toString();
  await calls.disableOf(token, Buffer.from(`User:${id}`).toString('base64url'));
  expect(await refusalOf(anew)).toBe(DUE);
  await calls.demand(token, 'COMPANIES', false);
  expect(await refusalOf(anew)).toBe('');
});

it('ends live updates of a session that has to switch it on', async () => {
  const { accessToken: ofCompany } = await signIn(await clientCredentials());
  const viewer = await server.services.identity.authenticate(ofCompany);
  // The reader of all streams looks each second: it has looked at everybody before something is demanded.
  const { identity } = server.services;
  const viewerOfSession = identity.viewerOfSession.bind(identity);
  const looked = new Promise<void>((resolve) => {
    jest.spyOn(identity, 'viewerOfSession').mockImplementationOnce((session) => {
      resolve();
      return viewerOfSession(session);
    });
  });
  const stream = await server.services.live.listen(viewer as never);
  expect((await stream.next()).done).toBe(false);
  await looked;
  await calls.demand(token, 'COMPANIES');
  // Nothing else has them looked at again: the half minute after which everybody is does not pass in tests (test/database.ts).
  while (!(await stream.next()).done);
});
