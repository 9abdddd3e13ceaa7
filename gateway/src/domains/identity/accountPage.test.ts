import mongoose from 'mongoose';
import { admin, identityAccounts, origin, START } from '../../../test/identityAccounts.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { asUser } from '../../auth/rules.js';

let server: TestServer;
const identity = () => server.services.identity;
const { startAnew, signIn } = identityAccounts(() => server);
const userOf = async ({ accessToken }: { accessToken: string }) => asUser(await identity().authenticate(accessToken));

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew();
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

  it('has changed the password also where the session could not be opened for it: told as failed, it would be tried again', async () => {
    await signIn();
    const mail = await identity().recovery.prepareMail(admin.email, 'a');
    const temporary = mail?.temporaryPassword ?? '';
    const viewer = await userOf(await signIn({ ...admin, password: temporary }));
    // The database refuses a second session of the account that no longer has to change it.
    const sessions = mongoose.connection.collection('sessions');
    const index = await sessions.createIndex({ subjectId: 1, mustChangePassword: 1 }, { unique: true });
    try {
      const change = { currentPassword: temporary, newPassword: 'novo-segredo' };
      await expect(identity().passwords.change(viewer, change, origin)).resolves.toBeUndefined();
    } finally {
      await sessions.dropIndex(index);
    }
    await expect(signIn({ ...admin, password: 'novo-segredo' })).resolves.toBeDefined();
    // What was left undone is made up for, by which that session ends as well.
    server.setNow(new Date(START.getTime() + 2 * 60_000));
    await expect(server.services.changes.finishPending()).resolves.toBe(1);
    await expect(identity().sessions(viewer, 50)).resolves.toEqual([]);
  });
});
