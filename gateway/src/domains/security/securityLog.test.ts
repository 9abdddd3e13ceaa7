/** What the security stream tells, and what it must not. */
import { pino } from 'pino';
import { testOrigin } from '../../../test/candidates.js';
import { linkIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { withFiles } from '../../../test/withFiles.js';
import { createSealer } from '../../auth/seal.js';
import type { UserViewer } from '../../auth/viewer.js';
import { buildServices, type Services } from '../services.js';

let story: MailStory;
let services: Services;
let admin: UserViewer;
const lines: Record<string, unknown>[] = [];
const credentials = { email: 'admin@esteira.local', password: 'segredo-do-admin' };

beforeAll(async () => {
  story = await startMailStory();
  const { config } = story.server;
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  // The stream does not hang on what the operator wants to read of the rest.
  const logger = pino({ level: 'error' }, { write });
  const base = { config, logger, sealer: createSealer(config.encryptionKey), now: () => new Date() };
  services = buildServices(withFiles(base));
  const { accessToken } = await services.identity.signIn(credentials, testOrigin);
  admin = (await services.identity.authenticate(accessToken, testOrigin)) as UserViewer;
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await story.stop();
});

const from = { stream: 'security', address: testOrigin.ip, requestId: testOrigin.requestId };
const events = () => lines.filter(({ stream }) => stream === 'security');
const refused = () => undefined;

it('signing in, failing to, and being locked are events with account and address', async () => {
  const { identity } = services;
  await identity.signIn(credentials, testOrigin);
  await identity.signIn({ ...credentials, password: 'errada' }, testOrigin).catch(refused);
  await identity.signIn({ email: 'ninguem@exemplo.com', password: 'x' }, testOrigin).catch(refused);
  for (let time = 0; time < 10; time += 1) {
    await identity.signIn({ email: 'ninguem@exemplo.com', password: 'x' }, testOrigin).catch(refused);
  }
  expect(events().slice(0, 3)).toEqual([
    expect.objectContaining({ ...from, event: 'signedIn', account: admin.userId, role: 'admin', level: 30 }),
    expect.objectContaining({ ...from, event: 'signInFailed', account: admin.userId, level: 40 }),
    expect.objectContaining({ ...from, event: 'signInFailed', account: null }),
  ]);
  expect(events().at(-1)).toMatchObject({ ...from, event: 'triesRefused', action: 'signIn', hasJustLocked: true });
  expect(events().at(-1)?.['subject']).toBe(events()[2]?.['subject']);
});

it('an access key is an event when it is made and when it is deleted, and its token is in no line', async () => {
  const { accessKeys } = services.identity;
  const { accessKey, token } = await accessKeys.create(admin, { name: 'Folha', access: 'read', days: 30 });
  const key = accessKey._id.toString();
  await accessKeys.remove(admin, key);
  expect(events()).toEqual([
    expect.objectContaining({ ...from, event: 'accessKeyCreated', account: admin.userId, key, level: 30 }),
    expect.objectContaining({ ...from, event: 'accessKeyDeleted', account: admin.userId, key }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(token.slice(29));
});

it('a reset password is an event, and so are a changed one and one that was refused', async () => {
  const { identity, mail } = services;
  await identity.recovery.request({ email: credentials.email }, testOrigin);
  await mail.deliverDue();
  const reset = story.mailServer.received.find(({ subject }) => subject === 'Recuperação de senha')!;
  const { searchParams } = linkIn(reset, 'Redefinir senha');
  const proof = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  await identity.recovery.reset({ ...proof, newPassword: 'outra-senha' }, testOrigin);
  const { accessToken } = await identity.signIn({ ...credentials, password: 'outra-senha' }, testOrigin);
  const viewer = (await identity.authenticate(accessToken, testOrigin)) as UserViewer;
  const change = { currentPassword: 'errada', newPassword: credentials.password };
  await identity.passwords.change(viewer, change, testOrigin).catch(refused);
  await identity.passwords.change(viewer, { ...change, currentPassword: 'outra-senha' }, testOrigin);
  await identity.signOut(viewer);
  const account = admin.userId;
  expect(events().map(({ event }) => event)).toEqual([
    'passwordChanged',
    'passwordReset',
    'signedIn',
    'passwordRefused',
    'passwordChanged',
    'signedOut',
  ]);
  expect(events()[1]).toMatchObject({ ...from, account });
  expect(events()[3]).toMatchObject({ ...from, account, action: 'changePassword' });
  expect(events()[4]).toMatchObject({ ...from, account, by: account });
});

it('changed permissions, e-mails and accounts, renewed credentials and exports are events of who did it, from where', async () => {
  const { fieldPermissions, clients, candidates, exports } = services;
  const candidate = await story.register();
  const id = candidate._id.toString();
  await fieldPermissions.save(admin, { fieldKey: 'salario', canView: ['admin'], canEdit: ['admin'] });
  const clientId = story.otherClient.viewer.clientId!;
  await clients.update(admin, clientId, { email: 'novo@exemplo.com' });
  await clients.update(admin, clientId, { active: false });
  await candidates.credentials.renew(admin, id);
  await candidates.update(admin, id, { email: 'corrigido@exemplo.com', renewAccess: true });
  const token = { key: 'token', displayName: 'Acesso', order: 1, width: 20, isCustomField: false, isVisible: true };
  const configuration = { fileName: 'x', sheetName: 'x', columns: [token] };
  const { chunks } = await exports.export(admin, { candidateIds: [id], configuration });
  for await (const _chunk of chunks);
  expect(events()).toEqual([
    expect.objectContaining({ ...from, event: 'permissionsChanged', record: 'salario', by: admin.userId }),
    expect.objectContaining({ ...from, event: 'emailChanged', client: clientId, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'accountSwitched', client: clientId, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'credentialsRenewed', candidate: id, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'credentialsRenewed', candidate: id, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'exported', rows: 1, withCredentials: true, by: admin.userId }),
  ]);
});

it('accounts of the staff that come, are invited again, are switched and go are events of who did it, from where', async () => {
  const { staffAccounts } = services.identity;
  const invited = await staffAccounts.invite(admin, { name: 'Bia Reis', email: 'bia.reis@exemplo.com' });
  const account = invited.account._id.toString();
  await staffAccounts.inviteAgain(admin, account);
  await staffAccounts.update(admin, account, { name: 'Bia Costa' });
  await staffAccounts.update(admin, account, { active: false });
  await staffAccounts.remove(admin, account);
  const kinds = ['accountCreated', 'accountInvited', 'accountSwitched', 'accountDeleted'];
  expect(events()).toEqual(
    kinds.map((event) => expect.objectContaining({ ...from, event, account, by: admin.userId }) as unknown),
  );
});

it('a field that comes or goes with rights is an event, and one change of a client may be two', async () => {
  const { customFields, clients } = services;
  const clientId = story.otherClient.viewer.clientId!;
  const field = { target: 'candidate', key: 'pis', label: 'PIS', type: 'text', canView: ['client'] } as const;
  const record = String((await customFields.create(admin, field))._id);
  await customFields.update(admin, record, { label: 'PIS/PASEP' });
  await customFields.delete(admin, record);
  await clients.update(admin, clientId, { email: 'outro@exemplo.com', active: true });
  expect(events()).toEqual([
    expect.objectContaining({ ...from, event: 'permissionsChanged', record, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'permissionsChanged', record, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'emailChanged', client: clientId, by: admin.userId }),
    expect.objectContaining({ ...from, event: 'accountSwitched', client: clientId, by: admin.userId }),
  ]);
});

it('a password given again is an event, and so are one that was refused and credentials read in bulk', async () => {
  const { identity, candidates } = services;
  const { accessToken } = await identity.signIn(credentials, testOrigin);
  const viewer = (await identity.authenticate(accessToken, testOrigin)) as UserViewer;
  const records = [await story.register(), await story.register()];
  lines.length = 0;
  await identity.passwords.reauthenticate(viewer, { password: 'errada' }, testOrigin).catch(refused);
  await identity.passwords.reauthenticate(viewer, credentials, testOrigin);
  await candidates.credentials.passwordsOf(viewer, records.slice(1), 0);
  await candidates.credentials.passwordsOf(viewer, records, 0);
  candidates.credentials.openToRest(viewer, 1);
  candidates.credentials.openToRest(viewer, 30);
  expect(events()).toEqual([
    expect.objectContaining({ ...from, event: 'passwordRefused', account: admin.userId, action: 'reauthenticate' }),
    expect.objectContaining({ ...from, event: 'reauthenticated', account: admin.userId }),
    expect.objectContaining({ ...from, event: 'credentialsRead', account: admin.userId, count: 2 }),
    expect.objectContaining({ ...from, event: 'credentialsRead', account: admin.userId, count: 30 }),
  ]);
});

it('no event tells an e-mail, a password or a token', async () => {
  const { identity } = services;
  await identity.signIn(credentials, testOrigin);
  await identity.signIn({ ...credentials, password: 'uma-senha-errada' }, testOrigin).catch(refused);
  await identity.signInCandidate({ token: 'um-token-do-link', password: 'ABCD2345' }, testOrigin).catch(refused);
  expect(events()).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toMatch(/esteira\.local|segredo|uma-senha|um-token|ABCD2345/);
});
