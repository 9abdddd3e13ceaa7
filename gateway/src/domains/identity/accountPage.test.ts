import { admin, identityAccounts, origin, START } from '../../../test/identityAccounts.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { setHashingCost } from '../../auth/passwords.js';
import { asUser } from '../../auth/rules.js';

let server: TestServer;
const identity = () => server.services.identity;
const { signIn } = identityAccounts(() => server);
const userOf = async ({ accessToken }: { accessToken: string }) => asUser(await identity().authenticate(accessToken));

beforeAll(async () => {
  setHashingCost(4);
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.clear();
  server.setNow(START);
  await identity().ensureFirstAdmin();
});
afterAll(() => server.stop());

describe('the account page', () => {
  it('lists the open sessions, newest first, and ends all but the present one', async () => {
    const first = await signIn();
    server.setNow(new Date(START.getTime() + 1_000));
    const second = await signIn();
    const viewer = await userOf(first);
    const listed = await identity().sessions(viewer, 50);
    expect(listed.map((session) => session.userAgent)).toEqual(['jest', 'jest']);
    expect(listed[1]?._id.toString()).toBe(viewer.sessionId);
    await expect(identity().endOtherSessions(viewer)).resolves.toBe(1);
    expect(await identity().authenticate(second.accessToken)).toBeNull();
    expect(await identity().authenticate(first.accessToken)).not.toBeNull();
  });

  it('changes the password, which ends the other sessions and keeps this one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const viewer = await userOf(here);
    const change = (currentPassword: string, newPassword: string) =>
      identity().passwords.change(viewer, { currentPassword, newPassword }, origin);
    await expect(change('errada', 'novo-segredo')).rejects.toMatchObject({
      code: 'INVALID',
      details: [{ field: ['currentPassword'], message: 'Senha atual incorreta.' }],
    });
    await expect(change(admin.password, '12345')).rejects.toMatchObject({
      message: 'A nova senha deve ter pelo menos 6 caracteres.',
    });
    await expect(change(admin.password, admin.password)).rejects.toMatchObject({
      details: [{ field: ['newPassword'] }],
    });
    await change(admin.password, 'novo-segredo');
    expect(await identity().authenticate(here.accessToken)).not.toBeNull();
    expect(await identity().authenticate(there.accessToken)).toBeNull();
    await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(signIn({ ...admin, password: 'novo-segredo' })).resolves.toBeDefined();
  });

  it('limits the guesses at the present password', async () => {
    const viewer = await userOf(await signIn());
    const guess = () =>
      identity().passwords.change(viewer, { currentPassword: 'errada', newPassword: 'novo-segredo' }, origin);
    for (let time = 0; time < 10; time += 1) await expect(guess()).rejects.toMatchObject({ code: 'INVALID' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
