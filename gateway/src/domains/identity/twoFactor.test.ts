/** Two-step sign-in, as the owner of an account keeps it and signs in by it. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { newAccessKey } from '../../../test/accessKeys.js';
import { admin, identityAccounts, origin, START } from '../../../test/identityAccounts.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { totpCode } from '../../../test/totpCode.js';
import { enabledTwoFactor, twoFactorCalls } from '../../../test/twoFactor.js';
import { KnownDevices } from '../../auth/knownDevices.js';

const MINUTE = 60_000;
const WRONG = {
  ...{ code: 'INVALID_CREDENTIALS', field: ['code'] },
  message: 'Código inválido ou já usado.',
};

let server: TestServer;
let token: string;
const { startAnew, at, signIn, candidateAccess } = identityAccounts(() => server);
const calls = twoFactorCalls(() => server);
const users = () => mongoose.connection.db!.collection('users');

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew();
  token = (await signIn()).accessToken;
});
afterAll(() => server.stop());

/** How a sign-in ends: `in`, or the code of its refusal. */
const outcomeOf = (code?: string, password = admin.password) =>
  signIn({ email: admin.email, password, ...(code !== undefined && { code }) }).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );
const enabled = () => enabledTwoFactor(server, token, START);

it('is off until the app has shown its first code, and then keeps what the app needs sealed and codes as hashes', async () => {
  const { secret, uri, userErrors } = await calls.begin(token);
  expect(userErrors).toEqual([]);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(
    `otpauth://totp/Esteira:${encodeURIComponent(admin.email)}?issuer=Esteira&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect([await calls.state(token), await outcomeOf()]).toEqual([null, 'in']);
  const wrong = await calls.enable(
    token,
    totpCode(secret, at(3 * MINUTE)).replace(/\d/, (d) => `${9 - Number(d)}`),
  );
  expect(wrong).toEqual({ recoveryCodes: null, userErrors: [{ ...WRONG, code: 'INVALID' }] });
  const now = at(4 * MINUTE);
  const { recoveryCodes } = await calls.enable(token, totpCode(secret, now));
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await calls.state(token)).toEqual({ enabledAt: now.toISOString(), recoveryCodesLeft: 10 });
  const stored = JSON.stringify(await users().find().toArray());
  for (const text of [secret, ...recoveryCodes!]) expect(stored).not.toContain(text);
});

it('then wants a code with the right password, and tells nothing of it to whoever has a wrong one', async () => {
  const { secret } = await enabled();
  const now = at(MINUTE);
  const code = totpCode(secret, now);
  await expect(signIn()).rejects.toMatchObject({
    ...{ code: 'TWO_FACTOR_REQUIRED', message: 'Digite o código do seu aplicativo autenticador.' },
  });
  expect(await outcomeOf(code, 'errada')).toBe('INVALID_CREDENTIALS');
  await expect(signIn({ ...admin, code: '000000' })).rejects.toMatchObject({
    message: WRONG.message,
    details: [WRONG],
  });
  expect(await outcomeOf(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe('in');
});

it('over /v1 is a 403 without a code, a 401 with a wrong one, and signs in with the right one', async () => {
  const { secret } = await enabled();
  const login = (body: object) =>
    supertest(server.app)
      .post('/v1/identity/login')
      .send({ ...admin, ...body });
  const code = totpCode(secret, at(MINUTE));
  const without = await login({});
  expect([without.status, without.body.code]).toEqual([403, 'TWO_FACTOR_REQUIRED']);
  expect((await login({ code: '000000' })).status).toBe(401);
  const right = await login({ code });
  expect([right.status, typeof right.body.data.accessToken]).toEqual([200, 'string']);
});

it('takes the code of the step before and after, each once, and none before one that was taken', async () => {
  const { secret } = await enabled();
  const now = at(10 * MINUTE);
  const codeAt = (seconds: number) => totpCode(secret, new Date(now.getTime() + seconds * 1000));
  expect(await outcomeOf(codeAt(-60))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(codeAt(60))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(codeAt(-30))).toBe('in');
  expect(await outcomeOf(codeAt(-30))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(codeAt(30))).toBe('in');
  expect(await outcomeOf(codeAt(0))).toBe('INVALID_CREDENTIALS');
});

it('opens nothing with the code that has switched it on', async () => {
  const { secret } = await enabled();
  expect(await outcomeOf(totpCode(secret, START))).toBe('INVALID_CREDENTIALS');
});

it('takes a code once where two come with it at the same moment', async () => {
  const { secret, recoveryCodes } = await enabled();
  const code = totpCode(secret, at(MINUTE));
  for (const one of [code, recoveryCodes[0]!]) {
    expect((await Promise.all([outcomeOf(one), outcomeOf(one)])).toSorted()).toEqual(['INVALID_CREDENTIALS', 'in']);
  }
});

it('takes each recovery code once, however it is typed, and mails the owner', async () => {
  const { recoveryCodes } = await enabled();
  const [first, second] = recoveryCodes as [string, string];
  expect(await outcomeOf(first.toLowerCase().replaceAll('-', ' '))).toBe('in');
  expect(await outcomeOf(first)).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(second)).toBe('in');
  expect((await calls.state(token))?.recoveryCodesLeft).toBe(8);
  const mails = mongoose.connection.db!.collection('jobs').find({ detail: 'recoveryCodeUsed' });
  expect(await mails.toArray()).toHaveLength(2);
});

it('counts ten wrong codes of an account, from a known device and over another password as well, and nothing else', async () => {
  const { secret } = await enabled();
  for (let tries = 0; tries < 12; tries += 1) expect(await outcomeOf()).toBe('TWO_FACTOR_REQUIRED');
  for (let tries = 0; tries < 9; tries += 1) expect(await outcomeOf('000000')).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(totpCode(secret, at(MINUTE)))).toBe('in');
  for (let tries = 0; tries < 10; tries += 1) expect(await outcomeOf('000000')).toBe('INVALID_CREDENTIALS');
  await server.services.identity.passwords.set(admin.email, 'outra-senha');
  const device = {
    value: new KnownDevices(server.config.jwtSecret, () => START).remember(undefined, admin.email),
    keep() {},
  };
  const tried = server.services.identity.signIn(
    { ...admin, password: 'outra-senha', code: totpCode(secret, at(2 * MINUTE)) },
    { ...origin, device },
  );
  await expect(tried).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await outcomeOf(undefined, 'outra-senha')).toBe('TWO_FACTOR_REQUIRED');
  const mails = await mongoose.connection.db!.collection('jobs').find({ kind: 'mail' }).toArray();
  expect(mails.map(({ detail }) => detail)).toContain('signInCodeLocked');
});

it('takes codes again that are of now once a clock that was ahead is set back', async () => {
  const { secret } = await enabled();
  expect(await outcomeOf(totpCode(secret, at(60 * MINUTE)))).toBe('in');
  expect(await outcomeOf(totpCode(secret, at(5 * MINUTE)))).toBe('in');
  expect(await outcomeOf(totpCode(secret, at(5 * MINUTE)))).toBe('INVALID_CREDENTIALS');
});

it('is not passed by a sign-in that is under way while it is switched on', async () => {
  const { secret } = await calls.begin(token);
  const sessions = mongoose.connection.db!.collection('sessions');
  const before = await sessions.countDocuments();
  const { identity } = server.services;
  // The session is opened behind the check of the code, and the account is switched in between.
  jest.spyOn(mongoose.mongo.Collection.prototype, 'insertOne').mockImplementationOnce(async function (
    this: never,
    ...args
  ) {
    jest.restoreAllMocks();
    await calls.enable(token, totpCode(secret, START));
    return mongoose.mongo.Collection.prototype.insertOne.apply(this, args);
  });
  await expect(identity.signIn(admin, origin)).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
  expect(await sessions.countDocuments()).toBe(before);
});

it('ends the other sessions of the account when it is switched on, and keeps its access keys', async () => {
  const other = (await signIn()).accessToken;
  const key = await newAccessKey(server, token);
  await enabled();
  const viewers = await Promise.all([token, other, key].map((one) => server.services.identity.authenticate(one)));
  expect(viewers.map((viewer) => viewer !== null)).toEqual([true, false, true]);
});

it('limits guesses at the first code of an app, until one was right', async () => {
  const { secret } = await calls.begin(token);
  const guess = async (times: number) => {
    for (let tries = 0; tries < times; tries += 1) {
      expect((await calls.enable(token, '000000')).userErrors).toMatchObject([{ code: 'INVALID' }]);
    }
  };
  await guess(9);
  expect((await calls.enable(token, totpCode(secret, START))).userErrors).toEqual([]);
  await calls.begin(token);
  await guess(10);
  await expect(calls.enable(token, '000000')).rejects.toThrow('RATE_LIMITED');
});

it('another app takes the place of the first one once it has shown a code, with other recovery codes', async () => {
  const first = await enabled();
  const now = at(MINUTE);
  const { secret } = await calls.begin(token);
  expect(await outcomeOf(totpCode(first.secret, now))).toBe('in');
  expect((await calls.enable(token, totpCode(secret, now))).userErrors).toEqual([]);
  const later = at(3 * MINUTE);
  expect(await outcomeOf(totpCode(first.secret, later))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(first.recoveryCodes[0])).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(totpCode(secret, later))).toBe('in');
});

it('a secret waits for its code a quarter of an hour, and is put in force once', async () => {
  const expired = { code: 'PRECONDITION_FAILED', field: null, message: expect.stringContaining('Comece de novo') };
  expect((await calls.enable(token, '000000')).userErrors).toEqual([expired]);
  const { secret } = await calls.begin(token);
  at(14 * MINUTE);
  const second = (await signIn()).accessToken;
  expect((await calls.enable(second, totpCode(secret, at(15 * MINUTE)))).userErrors).toEqual([expired]);
  const now = at(14 * MINUTE);
  const both = await Promise.all([0, 1].map(() => calls.enable(second, totpCode(secret, now))));
  expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([expired]);
});

it('switched off, the password opens the account alone; other recovery codes make the earlier ones worthless', async () => {
  const { recoveryCodes } = await enabled();
  const renewed = await calls.renewCodes(token);
  expect(await outcomeOf(recoveryCodes[0])).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(renewed.recoveryCodes![0])).toBe('in');
  expect((await calls.disable(token)).userErrors).toEqual([]);
  expect([await calls.state(token), await outcomeOf()]).toEqual([null, 'in']);
  expect((await calls.disable(token)).userErrors).toEqual([]);
  const off = { code: 'PRECONDITION_FAILED', field: null, message: 'A verificação em duas etapas está desativada.' };
  expect(await calls.renewCodes(token)).toEqual({ recoveryCodes: null, userErrors: [off] });
});

it('beginning, switching off and other codes want the password given within ten minutes', async () => {
  await enabled();
  at(10 * MINUTE);
  for (const call of [calls.begin, calls.disable, calls.renewCodes]) {
    expect((await call(token)).userErrors).toMatchObject([{ code: 'REAUTHENTICATION_REQUIRED' }]);
  }
  expect(await calls.state(token)).not.toBeNull();
});

it('is no matter of candidates, nor of access keys', async () => {
  const { token: link, password } = await candidateAccess();
  await enabled();
  const candidate = await server.services.identity.signInCandidate({ token: link, password }, origin);
  const key = await newAccessKey(server, token);
  for (const other of [candidate.token, key]) {
    expect(await calls.state(other)).toBeNull();
    for (const call of [calls.begin, calls.disable, calls.renewCodes])
      await expect(call(other)).rejects.toThrow('FORBIDDEN');
  }
});
