/** What access keys may call, over either transport (R-366). */
import type { GraphQLObjectType } from 'graphql';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { newAccessKey } from '../../test/accessKeys.js';
import { send, startCallFixture, type CallFixture } from '../../test/restCatalogue/fixture.js';
import type { KeyAccess, UserViewer } from '../auth/viewer.js';
import { buildSchema } from './graphql/schema.js';
import { mutationRules, queryRules, subscriptionRules } from './graphql/rules.js';
import { restCalls } from './rest/calls.js';

const NO_KEYS = 'Esta ação não pode ser feita com uma chave de acesso.';
const ONLY_READS = 'Esta chave só permite leitura.';
const REFUSALS = [NO_KEYS, ONLY_READS];

/** What is left to persons who have signed in: everything else is open to keys, whose account has the right to it. */
const forPersons = {
  Query: [
    ...['staffAccounts', 'retention', 'retentionPreview', 'reminderRules', 'messageTexts', 'messagePreview'],
    ...['notificationSettings', 'twoFactorDemands'],
  ],
  Mutation: [
    ...['signIn', 'signInCandidate', 'refreshSession', 'signOut', 'requestPasswordReset', 'resetPassword'],
    ...['confirmEmail', 'changePassword', 'reauthenticate', 'endOtherSessions', 'endSession'],
    ...['createAccessKey', 'deleteAccessKey', 'createClient'],
    ...['beginTwoFactor', 'enableTwoFactor', 'disableTwoFactor', 'renewRecoveryCodes', 'disableStaffTwoFactor'],
    'setTwoFactorDemand',
    ...['inviteStaff', 'inviteStaffAgain', 'updateStaffAccount', 'deleteStaffAccount', 'saveRetention'],
    ...['createWebhook', 'updateWebhook', 'renewWebhookSecret', 'deleteWebhook', 'testWebhook'],
    ...['saveFieldPermission', 'deleteFieldPermission', 'saveRefusalReasons', 'runFailedJobAgain'],
    ...['saveReminderRules', 'resetReminderRules', 'saveMessageText', 'resetMessageText', 'saveNotificationSettings'],
    ...['acceptConsent', 'withdrawConsent', 'saveOwnAnswers', 'finishOwnForm', 'requestOwnCorrection'],
    ...['uploadOwnDocumentPage', 'sendOwnDocument'],
  ],
  Subscription: ['liveState'],
  rest: [
    ...['POST /identity/login', 'POST /candidates/login', 'POST /identity/logout', 'POST /identity/refresh'],
    ...['POST /identity/forgot-password', 'POST /identity/change-password', 'POST /identity/reset-password'],
    ...['GET /identity/confirm-email', 'GET /candidates/me', 'PUT /candidates/me', 'DELETE /candidates/me/consent'],
    ...['POST /clients', 'POST /candidates/:id/access-link'],
    ...['POST /field-permissions', 'PUT /field-permissions/:fieldKey', 'DELETE /field-permissions/:fieldKey'],
    ...['POST /candidates/me/documents/:fieldKey/pages', 'POST /candidates/me/documents/:fieldKey'],
  ],
};

let fixture: CallFixture;
const keys = {} as Record<`${'admin' | 'client'} ${KeyAccess}`, string>;
beforeAll(async () => {
  fixture = await startCallFixture();
  for (const role of ['admin', 'client'] as const) {
    for (const access of ['read', 'write'] as const) {
      const input = { name: `Chave ${access}`, access: access.toUpperCase() };
      keys[`${role} ${access}`] = await newAccessKey(fixture.server, fixture.tokens[role], input);
    }
  }
});
afterAll(() => fixture.stop());

const keyViewer = async (key: string) => (await fixture.server.services.identity.authenticate(key)) as UserViewer;

const schema = buildSchema();
const roots = [
  { type: schema.getQueryType()!, rules: queryRules },
  { type: schema.getMutationType()!, rules: mutationRules },
  { type: schema.getSubscriptionType()!, rules: subscriptionRules },
] as { type: GraphQLObjectType; rules: Record<string, string> }[];
const fields = roots.flatMap(({ type }) =>
  Object.values(type.getFields()).map((field) => ({ root: type.name as 'Query' | 'Mutation' | 'Subscription', field })),
);

/** How a root field refuses a key; null where its rule lets the key through, whatever becomes of the call. */
async function refusalOf({ field }: (typeof fields)[number], key: string): Promise<string | null> {
  const run = field.subscribe ?? field.resolve;
  try {
    await run?.(undefined, { input: {} }, { viewer: await keyViewer(key) }, undefined as never);
    return null;
  } catch (error) {
    const { message } = error as Error;
    return REFUSALS.includes(message) ? message : null;
  }
}

describe('over GraphQL', () => {
  it.each(fields.map((entry) => [`${entry.root}.${entry.field.name}`, entry] as const))('%s', async (_name, entry) => {
    const isForPersons = forPersons[entry.root].includes(entry.field.name);
    const expected = { write: isForPersons ? NO_KEYS : null, read: isForPersons ? NO_KEYS : null };
    if (entry.root === 'Mutation' && !isForPersons) Object.assign(expected, { read: ONLY_READS });
    for (const role of ['admin', 'client'] as const) {
      for (const access of ['write', 'read'] as const) {
        const told = await refusalOf(entry, keys[`${role} ${access}`]);
        expect([role, access, told]).toEqual([role, access, expected[access]]);
      }
    }
  });

  it('a key reads, writes where it may, and is told in the errors where it may not', async () => {
    const rename = (token: string) => {
      const query =
        'mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { candidate { name } } }';
      const id = Buffer.from(`Candidate:${fixture.candidateId}`).toString('base64url');
      return fixture.server.graphql(query, { input: { id, name: 'Outro Nome' } }, token);
    };
    expect((await rename(keys['admin write'])).data.updateCandidate.candidate).toEqual({ name: 'Outro Nome' });
    const { errors } = await rename(keys['admin read']);
    expect(errors).toMatchObject([{ message: ONLY_READS, extensions: { code: 'FORBIDDEN' } }]);
    const { data } = await fixture.server.graphql('{ candidates { totalCount } }', {}, keys['admin read']);
    expect(data.candidates.totalCount).toBeGreaterThan(0);
  });

  it('an upload of a key that only reads is refused before its form is read', async () => {
    const upload = supertest(fixture.server.app)
      .post('/graphql')
      .set({ 'apollo-require-preflight': '1', authorization: `Bearer ${keys['admin read']}` })
      .field('operations', '{"query":"{ viewer { name } }"}');
    expect((await upload).body.errors).toMatchObject([{ message: ONLY_READS, extensions: { code: 'FORBIDDEN' } }]);
  });

  it('a viewer may by a key what the key may, as the screens are told it', async () => {
    const names = ['ManageClients', 'ManageFields', 'ManageStaff', 'ManageRetention', 'Export', 'CreateCandidates'];
    const query = `{ viewer { ${names.map((name) => `viewerCan${name}`).join(' ')} } }`;
    const mayBy = async (token: string) => {
      const { viewer } = (await fixture.server.graphql(query, {}, token)).data;
      return names.filter((name) => viewer[`viewerCan${name}`]);
    };
    expect(await mayBy(fixture.tokens.admin)).toEqual(names);
    expect(await mayBy(keys['admin write'])).toEqual(['ManageClients', 'Export', 'CreateCandidates']);
    expect(await mayBy(keys['admin read'])).toEqual([]);
  });

  it('what wants the password again stays closed', async () => {
    const columns = [{ key: 'token', displayName: 'Acesso', order: 1, isCustomField: false, isVisible: true }];
    const id = Buffer.from(`Candidate:${fixture.candidateId}`).toString('base64url');
    const input = { candidateIds: [id], configuration: { fileName: 'x', sheetName: 'x', columns } };
    const query = `mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { userErrors { code } } }`;
    const { data } = await fixture.server.graphql(query, { input }, keys['admin write']);
    expect(data.exportCandidates.userErrors).toEqual([{ code: 'REAUTHENTICATION_REQUIRED' }]);
  });
});

describe('over /v1', () => {
  const calls = restCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

  it('names of calls that are left to persons are those of calls', () => {
    expect(forPersons.rest.filter((call) => !calls.includes(call))).toEqual([]);
  });

  it.each(calls)('%s', async (call) => {
    const isForPersons = forPersons.rest.includes(call);
    const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, name === 'type' ? 'client' : '0'.repeat(24)]));
    for (const role of ['admin', 'client'] as const) {
      for (const access of ['write', 'read'] as const) {
        const { status, body } = await send(fixture, call, { params, token: keys[`${role} ${access}`], body: {} });
        const told = status === 403 && REFUSALS.includes(body.message) ? body.message : null;
        const isWriteOfReader = access === 'read' && !call.startsWith('GET ');
        const expected = isForPersons ? NO_KEYS : isWriteOfReader ? ONLY_READS : null;
        expect([role, access, told]).toEqual([role, access, expected]);
      }
    }
  });
});

it('downloads of an export are open to a key of the account', async () => {
  const columns = [{ key: 'name', displayName: 'Nome', order: 1, isCustomField: false, isVisible: true }];
  const input = { filter: {}, configuration: { fileName: 'x', sheetName: 'x', columns } };
  const query = `mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { downloadUrl } }`;
  const { data } = await fixture.server.graphql(query, { input }, keys['admin write']);
  const download = supertest(fixture.server.app).get(data.exportCandidates.downloadUrl as string);
  expect((await download.set('Authorization', `Bearer ${keys['admin write']}`)).status).toBe(200);
});

describe('a client', () => {
  const change = (body: object) =>
    send(fixture, 'PUT /clients/:id', { params: { id: fixture.clientId }, token: keys['admin write'], body });

  it('is made by no key, also past the rule of the transport', async () => {
    const { clients } = fixture.server.services;
    const made = clients.create(await keyViewer(keys['admin write']), {});
    await expect(made).rejects.toMatchObject({ code: 'FORBIDDEN', message: NO_KEYS });
  });

  it.each([{ email: 'outra-pessoa@exemplo.com' }, { ativo: false }])('gets no %j by a key', async (body) => {
    expect(await change(body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: NO_KEYS } });
  });

  it('is changed by a key otherwise, with the account sent as it is', async () => {
    const { services } = fixture.server;
    const { email, active } = await services.clientDirectory.get(
      await keyViewer(keys['admin write']),
      fixture.clientId,
    );
    const { status, body } = await change({ email, ativo: active, telefone: '11987654321' });
    expect([status, body.data?.telefone]).toEqual([200, '11987654321']);
  });
});

describe('the credentials of candidates', () => {
  const nothing = { accessLink: null, accessToken: null, accessPassword: null };
  const selected = 'accessLink accessToken accessPassword';
  const both = ['admin write', 'admin read', 'client write', 'client read'] as const;
  const ofRest = (answer: { body: { data: object | object[] } }) =>
    [answer.body.data].flat().map((each) => {
      const { token, password, accessLink } = each as Record<string, unknown>;
      return [token, password, accessLink];
    });

  it.each([selected, 'accessLink accessToken'])(
    '%s are null for keys, also where persons have read the page',
    async (named) => {
      const page = `{ candidates(first: 3) { edges { node { ${named} } } } }`;
      const linksOf = async (token: string) => {
        const { data, errors } = await fixture.server.graphql(page, {}, token);
        if (errors) throw new Error(errors[0]?.message);
        return data.candidates.edges.map(({ node }: { node: { accessLink: string | null } }) => node.accessLink);
      };
      for (let time = 0; time < 3; time += 1) {
        for (const role of ['admin', 'client'] as const) {
          for (const access of ['read', 'write'] as const) {
            expect(new Set(await linksOf(keys[`${role} ${access}`]))).toEqual(new Set([null]));
          }
          expect(await linksOf(fixture.tokens[role])).not.toContain(null);
        }
      }
    },
  );

  it('are null in what mutations of a key answer', async () => {
    const id = Buffer.from(`Candidate:${fixture.candidateId}`).toString('base64url');
    const query = `mutation ($input: RenewCandidateAccessInput!) { renewCandidateAccess(input: $input) { candidate { ${selected} whatsappLink } } }`;
    const { data } = await fixture.server.graphql(query, { input: { id } }, keys['client write']);
    expect(data.renewCandidateAccess.candidate).toEqual({ ...nothing, whatsappLink: null });
  });

  it('are null over /v1, one by one and in lists, and no timeline tells that they were shown', async () => {
    const events = () =>
      mongoose.connection.collection('candidateEvents').countDocuments({ kind: 'credentials_shown' });
    const before = await events();
    for (const key of both) {
      const lists = key.startsWith('admin') ? ['/candidates/admin', '/candidates/admin/all'] : ['/candidates'];
      for (const path of [
        ...lists,
        `/candidates/${fixture.candidateId}`,
        `/candidates/${fixture.candidateId}/with-fields`,
      ]) {
        const rows = ofRest(await fixture.server.rest('get', path, { token: keys[key] }));
        expect([path, new Set(rows.flat())]).toEqual([path, new Set([null])]);
      }
    }
    const body = { name: 'Nova', email: 'nova-por-chave@exemplo.com' };
    expect(ofRest(await send(fixture, 'POST /candidates', { params: {}, token: keys['client write'], body }))).toEqual([
      [null, null, null],
    ]);
    expect(await events()).toBe(before);
  });

  it('leave by no export of a key', async () => {
    const columns = [{ key: 'token', displayName: 'Acesso', order: 1, isCustomField: false, isVisible: true }];
    const body = {
      candidateIds: [fixture.candidateId],
      exportConfiguration: { fileName: 'x', sheetName: 'x', columns },
    };
    const answer = await send(fixture, 'POST /candidates/export-excel', {
      params: {},
      token: keys['admin write'],
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });
});
