import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { watchCommands } from '../../../test/sentCommands.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { comparisonsDone } from '../../auth/passwords.js';
import { asUser } from '../../auth/rules.js';
import type { Viewer } from '../../auth/viewer.js';
import type { TokenPair } from './sessions.js';

const START = new Date('2026-08-03T12:00:00Z');
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const origin = { requestId: 'test', ip: '10.0.0.1', userAgent: 'jest' };
const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '12ABC34501DE35', email: 'ana@exemplo.com' };

let server: TestServer;
let now = START;
const services = () => server.services;
const identity = () => server.services.identity;

function sleepFor(ms: number) {
  now = new Date(now.getTime() + ms);
  server.setNow(now);
}

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.clear();
  now = START;
  server.setNow(now);
  await identity().ensureFirstAdmin();
});
afterAll(() => server.stop());

const signIn = (credentials: { email: string; password: string } = admin) => identity().signIn(credentials, origin);
const viewerOf = async ({ accessToken }: Pick<TokenPair, 'accessToken'>) => {
  const viewer = await identity().authenticate(accessToken);
  if (!viewer) throw new Error('the token should be worth something');
  return viewer;
};
const userOf = async (tokens: TokenPair) => asUser(await viewerOf(tokens));
const refresh = (refreshToken: string) => identity().refresh({ refreshToken });

async function createClient() {
  const viewer = await viewerOf(await signIn());
  const { client } = await services().clients.create(viewer, { ...company, active: true });
  await identity().passwords.set(company.email, 'segredo-da-ana');
  return { viewer, clientId: client._id.toString(), credentials: { email: company.email, password: 'segredo-da-ana' } };
}

async function createCandidate() {
  const viewer = await userOf(await signIn());
  const candidate = await services().candidates.create(viewer, { name: 'Caio', email: 'caio@exemplo.com' });
  const id = candidate._id.toString();
  return { viewer, id, ...(await services().candidates.credentials.of(viewer, id)) };
}

describe('signing in', () => {
  it('opens a session that names the user', async () => {
    const result = await signIn({ email: ' ADMIN@esteira.local ', password: admin.password });
    expect(result.mustChangePassword).toBe(false);
    expect(await viewerOf(result)).toMatchObject({
      kind: 'user',
      role: 'admin',
      name: 'Administrador',
      clientId: null,
    });
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const refusal = { code: 'INVALID_CREDENTIALS', message: 'Credenciais inválidas', details: [] };
    await expect(signIn({ ...admin, password: 'errada' })).rejects.toMatchObject(refusal);
    await expect(signIn({ email: 'ninguem@exemplo.com', password: 'errada' })).rejects.toMatchObject(refusal);
  });

  it('does the same work for an unknown e-mail as for a wrong password', async () => {
    const comparisonsOf = async (email: string) => {
      const before = comparisonsDone();
      await signIn({ email, password: 'errada' }).catch(() => undefined);
      return comparisonsDone() - before;
    };
    const known = await comparisonsOf(admin.email);
    expect(known).toBeGreaterThan(0);
    expect(await comparisonsOf('ninguem@exemplo.com')).toBe(known);
  });

  it('tells that an account is inactive only to callers who know its password', async () => {
    const { viewer, clientId, credentials } = await createClient();
    await services().clients.update(viewer, clientId, { active: false });
    await expect(signIn(credentials)).rejects.toMatchObject({
      code: 'INACTIVE_ACCOUNT',
      message: 'Sua conta ainda não está ativa.',
    });
    await expect(signIn({ ...credentials, password: 'errada' })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it.each([
    ['password', { email: admin.email, password: { $ne: null } }],
    ['e-mail', { email: { $ne: null }, password: admin.password }],
  ])('never takes an operator for a %s', async (_, credentials) => {
    await expect(identity().signIn(credentials, origin)).rejects.toMatchObject({ httpStatus: 422 });
  });

  it('is refused after ten failures, right password or not, until the window ends', async () => {
    for (let time = 0; time < 10; time += 1) await signIn({ ...admin, password: 'errada' }).catch(() => undefined);
    await expect(signIn()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 15 * 60 });
    sleepFor(15 * 60 * SECOND);
    await expect(signIn()).resolves.toBeDefined();
  });
});

describe('a password that is changed', () => {
  const sessions = () => mongoose.model('Session');
  afterEach(() => jest.restoreAllMocks());

  it('refuses who signs in with the former one at the same moment, and leaves no session', async () => {
    const create = sessions().create.bind(sessions());
    jest.spyOn(sessions(), 'create').mockImplementationOnce((async (session: object) => {
      await identity().passwords.set(admin.email, 'novo-segredo');
      return create(session);
    }) as never);
    await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await sessions().countDocuments()).toBe(0);
  });

  it('is told as changed when the database fails before the other sessions have ended, which the sweep makes up for', async () => {
    const [thief, owner] = [await signIn(), await signIn()];
    jest.spyOn(sessions(), 'deleteMany').mockImplementation(() => {
      throw new Error('the database gives no answer');
    });
    const change = { currentPassword: admin.password, newPassword: 'novo-segredo' };
    await expect(identity().passwords.change(await userOf(owner), change, origin)).resolves.toBeUndefined();
    jest.restoreAllMocks();
    expect(await identity().authenticate(thief.accessToken)).not.toBeNull();
    sleepFor(120 * SECOND);
    await services().changes.finishPending();
    expect(await identity().authenticate(thief.accessToken)).toBeNull();
  });
});

describe('an access token', () => {
  it('is checked with two reads by id, side by side with one of what is demanded, which changes seldom', async () => {
    const { accessToken } = await signIn();
    const sent = await watchCommands(server);
    await identity().authenticate(accessToken);
    const asked = sent.map(({ name, collection, command }) => [name, collection, Object.keys(command['filter'] ?? {})]);
    expect(asked.sort()).toEqual([
      ['find', 'sessions', ['_id']],
      ['find', 'twoFactorDemands', []],
      ['find', 'users', ['_id']],
    ]);
  });

  it('is worth nothing after 15 minutes', async () => {
    const { accessToken } = await signIn();
    sleepFor(15 * 60 * SECOND - 1);
    expect(await identity().authenticate(accessToken)).not.toBeNull();
    sleepFor(1);
    expect(await identity().authenticate(accessToken)).toBeNull();
  });

  it('is worth nothing once its session is signed out, and other sessions go on', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await identity().signOut(await viewerOf(here));
    expect(await identity().authenticate(here.accessToken)).toBeNull();
    await expect(refresh(here.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await identity().authenticate(there.accessToken)).not.toBeNull();
  });

  it('is worth nothing at the next request after the account was switched off, or deleted', async () => {
    const { viewer, clientId, credentials } = await createClient();
    const first = await signIn(credentials);
    await services().clients.update(viewer, clientId, { active: false });
    expect(await identity().authenticate(first.accessToken)).toBeNull();
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });

    await services().clients.update(viewer, clientId, { active: true });
    expect(await identity().authenticate(first.accessToken)).toBeNull();
    const second = await signIn(credentials);
    await services().clients.delete(viewer, clientId);
    expect(await identity().authenticate(second.accessToken)).toBeNull();
  });

  it('of a candidate dies with the access that it was made by', async () => {
    const { viewer, id, token, password } = await createCandidate();
    const session = await identity().signInCandidate({ token, password }, origin);
    expect(await identity().authenticate(session.token)).toMatchObject({ kind: 'candidate', candidateId: id });
    await services().candidates.credentials.renew(viewer, id);
    expect(await identity().authenticate(session.token)).toBeNull();
  });

  it('of a candidate who was deleted is told from one that has ended, also after it has expired', async () => {
    const { viewer, id, token, password } = await createCandidate();
    const session = await identity().signInCandidate({ token, password }, origin);
    const ask = async () => {
      const { errors } = await server.graphql('{ viewer { id } }', {}, session.token);
      return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    };
    await identity().signOut((await identity().authenticate(session.token)) as Viewer);
    expect(await ask()).toMatchObject({ code: 'UNAUTHENTICATED' });
    await services().candidates.remove(viewer, id);
    expect(await ask()).toEqual({ code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    sleepFor(9 * 60 * 60 * SECOND);
    expect(await ask()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await server.graphql('{ viewer { id } }', {}, `${session.token}x`)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('of a candidate lasts 8 hours and ends when they sign out', async () => {
    const { token, password } = await createCandidate();
    const [first, second] = [
      await identity().signInCandidate({ token, password }, origin),
      await identity().signInCandidate({ token, password }, origin),
    ];
    await identity().signOut((await identity().authenticate(first.token)) as Viewer);
    expect(await identity().authenticate(first.token)).toBeNull();
    sleepFor(8 * 60 * 60 * SECOND - 1);
    expect(await identity().authenticate(second.token)).not.toBeNull();
    sleepFor(1);
    expect(await identity().authenticate(second.token)).toBeNull();
  });
});

describe('refreshing', () => {
  it('gives a new pair and makes the old refresh token worthless', async () => {
    const first = await signIn();
    sleepFor(15 * 60 * SECOND);
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await identity().authenticate(second.accessToken)).not.toBeNull();
  });

  it('with a token that was exchanged before ends the session for thief and owner', async () => {
    const first = await signIn();
    const second = await refresh(first.refreshToken);
    sleepFor(60 * SECOND);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(refresh(second.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await identity().authenticate(second.accessToken)).toBeNull();
  });

  it('recognises a stolen token however many exchanges ago it was', async () => {
    const first = await signIn();
    let last = first;
    for (let time = 0; time < 5; time += 1) last = await refresh(last.refreshToken);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await identity().authenticate(last.accessToken)).toBeNull();
  });

  it('in two tabs at once gives both the same successor and keeps the session', async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    const [{ refreshToken: successor } = { refreshToken: '' }] = answers;
    await expect(refresh(successor)).resolves.toBeDefined();
  });

  it('forgives the second tab for 15 seconds only', async () => {
    const { refreshToken } = await signIn();
    const answer = await refresh(refreshToken);
    sleepFor(15 * SECOND);
    expect(await refresh(refreshToken)).toMatchObject({ refreshToken: answer.refreshToken });
    sleepFor(1);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('with an invented token fails and harms no session', async () => {
    const { accessToken, refreshToken } = await signIn();
    const [sessionId] = refreshToken.split('.');
    await expect(refresh(`${sessionId}.aaaa.bbbb`)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await identity().authenticate(accessToken)).not.toBeNull();
  });

  it('works for 30 days from the last time, and 90 days in all', async () => {
    const left = await signIn();
    let used = await signIn();
    sleepFor(30 * DAY - 1);
    used = await refresh(used.refreshToken);
    sleepFor(1);
    await expect(refresh(left.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    sleepFor(29 * DAY);
    used = await refresh(used.refreshToken);
    sleepFor(29 * DAY);
    used = await refresh(used.refreshToken);
    sleepFor(2 * DAY);
    await expect(refresh(used.refreshToken)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});
