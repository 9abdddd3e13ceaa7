/** What ends access keys, and what leaves them alone. */
import supertest from 'supertest';
import { newAccessKey } from '../../../test/accessKeys.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { newCnpj } from '../../../test/restCatalogue/fixture.js';
import type { UserViewer } from '../../auth/viewer.js';
import { updateUser } from './identityModel.js';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'segredo-da-conta';
const KEY_IS_OVER = 'Chave de acesso inválida, vencida ou excluída.';
const SESSION_IS_OVER = 'Sessão inválida ou expirada. Entre novamente.';

let story: CandidateStory;
let number = 0;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

/** The contact of a new company, with a session and a key. */
async function newContact() {
  const { clients, identity } = story.server.services;
  number += 1;
  const email = `contato${number}@exemplo.com`;
  const company = { name: 'Conta', companyName: 'Conta Ltda', active: true, email, cnpj: newCnpj(number) };
  const { client } = await clients.create(story.admin.viewer, company);
  await identity.passwords.set(email, PASSWORD);
  const signIn = async (password = PASSWORD) => (await identity.signIn({ email, password }, testOrigin)).accessToken;
  const token = await signIn();
  const viewer = (await identity.authenticate(token)) as UserViewer;
  return {
    clientId: client._id.toString(),
    email,
    viewer,
    token,
    signIn,
    key: await newAccessKey(story.server, token),
  };
}
type Contact = Awaited<ReturnType<typeof newContact>>;

/** What a token is worth over either transport. What is meant as a key is told so, and never which of the reasons it is. */
async function worthOf(token: string): Promise<'nothing' | 'something'> {
  const rest = await story.server.rest('get', '/candidates', { token });
  const graphql = await story.server.graphql('{ viewer { id } candidates { totalCount } }', {}, token);
  const refused = rest.status === 401 && graphql.status === 401;
  const message = token.startsWith('est_') ? KEY_IS_OVER : SESSION_IS_OVER;
  const refusal = { message, extensions: { code: 'UNAUTHENTICATED' } };
  if (refused) {
    expect(rest.body).toMatchObject({ code: 'UNAUTHENTICATED', message });
    expect(graphql.errors).toMatchObject([refusal, refusal]);
  }
  if (!refused) expect([rest.status, graphql.status, graphql.errors]).toEqual([200, 200, undefined]);
  return refused ? 'nothing' : 'something';
}

const { admin, identity, clients } = {
  admin: () => story.admin.viewer,
  identity: () => story.server.services.identity,
  clients: () => story.server.services.clients,
};

/** A mail that leads back into an account. */
async function recovery({ email }: Contact) {
  const mail = await identity().recovery.prepareMail(email, `mail-${number}`);
  if (!mail) throw new Error('no mail');
  return mail;
}

async function colleagueOf({ viewer }: Contact) {
  const email = `colega${number}@exemplo.com`;
  const { account } = await identity().staffAccounts.invite(viewer, { name: 'Colega', email });
  await identity().passwords.set(email, PASSWORD);
  const { accessToken } = await identity().signIn({ email, password: PASSWORD }, testOrigin);
  return { id: account._id.toString(), key: await newAccessKey(story.server, accessToken) };
}

/** Each ends the key of a contact; or gives another key that it ends. */
const endings: Record<string, (contact: Contact) => Promise<unknown>> = {
  'its own time': async () => story.server.setNow(new Date(Date.now() + 90 * DAY)),
  'its deletion': ({ viewer, key }) => identity().accessKeys.remove(viewer, key.split('_')[1] ?? ''),
  'a client that is switched off': ({ clientId }) => clients().update(admin(), clientId, { active: false }),
  'a client that is switched off and on': async ({ clientId }) => {
    for (const active of [false, true]) await clients().update(admin(), clientId, { active });
  },
  'a client that is deleted': ({ clientId }) => clients().delete(admin(), clientId),
  'a corrected e-mail': ({ clientId }) => clients().update(admin(), clientId, { email: `outro${number}@exemplo.com` }),
  'a reset link': async (contact) => {
    const { userId, token } = await recovery(contact);
    await identity().recovery.reset({ userId, token, newPassword: 'outra-senha' }, testOrigin);
  },
  'a sign-in with a temporary password, once the password is changed': async (contact) => {
    const { temporaryPassword } = await recovery(contact);
    const viewer = (await identity().authenticate(await contact.signIn(temporaryPassword))) as UserViewer;
    const change = { currentPassword: temporaryPassword, newPassword: 'outra-senha' };
    await identity().passwords.change(viewer, change, testOrigin);
  },
  'a password that is changed where a temporary one has opened the session, also by the present one': async (
    contact,
  ) => {
    const { temporaryPassword } = await recovery(contact);
    const viewer = (await identity().authenticate(await contact.signIn(temporaryPassword))) as UserViewer;
    await identity().passwords.change(viewer, { currentPassword: PASSWORD, newPassword: 'outra-senha' }, testOrigin);
  },
  'a temporary password that is given for the present one': async (contact) => {
    const { temporaryPassword } = await recovery(contact);
    const change = { currentPassword: temporaryPassword, newPassword: 'outra-senha' };
    await identity().passwords.change(contact.viewer, change, testOrigin);
  },
  'a password that the operator sets': ({ email }) => identity().passwords.set(email, 'outra-senha'),
};

it.each(Object.entries(endings))('%s', async (_ending, end) => {
  const contact = await newContact();
  expect(await worthOf(contact.key)).toBe('something');
  await end(contact);
  expect(await worthOf(contact.key)).toBe('nothing');
});

it.each([
  ['switched off', (id: string, { viewer }: Contact) => identity().staffAccounts.update(viewer, id, { active: false })],
  [
    'deleted',
    async (id: string, { viewer }: Contact) => {
      await identity().staffAccounts.update(viewer, id, { active: false });
      await identity().staffAccounts.remove(viewer, id);
    },
  ],
])('the key of a colleague who is %s ends, and the contact keeps theirs', async (_what, end) => {
  const contact = await newContact();
  const colleague = await colleagueOf(contact);
  expect(await worthOf(colleague.key)).toBe('something');
  await end(colleague.id, contact);
  expect(await Promise.all([worthOf(colleague.key), worthOf(contact.key)])).toEqual(['nothing', 'something']);
});

it('a secret that is not the key’s, the name of another session and what is no key are worth nothing', async () => {
  const { key, viewer } = await newContact();
  const other = await newContact();
  const [prefix, id, secret] = [key.slice(0, 3), key.slice(4, 28), key.slice(29)];
  const flipped = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
  const forged = [
    ...[`est_${id}_${flipped}`, `est_${other.key.slice(4, 28)}_${secret}`, `est_${viewer.sessionId}_${secret}`],
    ...[`est_${'0'.repeat(24)}_${secret}`, `${prefix}_${id}`, secret, `${key}A`],
  ];
  for (const token of forged) expect([token, await worthOf(token)]).toEqual([token, 'nothing']);
  expect(await worthOf(key)).toBe('something');
});

it('is told to be worth nothing by a download, a form and a long document as well', async () => {
  const { key, viewer } = await newContact();
  await identity().accessKeys.remove(viewer, key.split('_')[1] ?? '');
  const authorization = `Bearer ${key}`;
  const { app } = story.server;
  const form = supertest(app).post('/graphql').set({ authorization, 'apollo-require-preflight': '1' });
  const answers = [
    await supertest(app).get('/downloads/exports/nenhum').set({ authorization }),
    await form.field('operations', '{"query":"{ viewer { name } }"}'),
    await supertest(app)
      .post('/graphql')
      .set({ authorization })
      .send({ query: `{ ${'candidates { totalCount } '.repeat(200)} }` }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message ?? body.errors[0].message])).toEqual(
    answers.map(() => [401, KEY_IS_OVER]),
  );
});

it('a changed password and the end of the other sessions end the sign-ins, and leave the keys alone', async () => {
  const { token, viewer, signIn, key } = await newContact();
  const change = { currentPassword: PASSWORD, newPassword: 'outra-senha' };
  const other = await signIn();
  await identity().passwords.change(viewer, change, testOrigin);
  expect([await worthOf(token), await worthOf(other), await worthOf(key)]).toEqual([
    ...['something', 'nothing', 'something'],
  ]);
  const another = await signIn('outra-senha');
  expect(await identity().endOtherSessions(viewer)).toBe(1);
  expect([await worthOf(another), await worthOf(key)]).toEqual(['nothing', 'something']);
});

it('a key of an account that has to change its password opens nothing at all', async () => {
  const { key, email } = await newContact();
  await updateUser({ email }, { $set: { mustChangePassword: true } });
  const refusal = { code: 'FORBIDDEN', message: 'Você precisa alterar sua senha antes de continuar.' };
  for (const path of ['/candidates', '/identity/me']) {
    expect((await story.server.rest('get', path, { token: key })).body).toMatchObject(refusal);
  }
  const { data, errors } = await story.server.graphql('{ viewer { name } }', {}, key);
  expect([data.viewer, errors?.[0]?.message]).toEqual([null, refusal.message]);
});
