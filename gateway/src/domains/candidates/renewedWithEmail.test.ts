/** An access that went to a mistyped address ends in the same write that corrects the address. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { testOrigin } from '../../../test/candidates.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from './candidatesModel.js';

let story: MailStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  candidate = await story.register();
  id = candidate._id.toString();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const services = () => story.server.services;
const credentials = () => services().candidates.credentials;
const stored = () => services().candidates.get(story.admin.viewer, id);
const accessOf = () => credentials().of(story.admin.viewer, id);
const signIn = (access: { token: string; password: string }) =>
  services().identity.signInCandidate({ token: access.token, password: access.password }, testOrigin);
const UPDATE = `mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) {
  candidate { email accessToken accessSentAt revision } userErrors { code } } }`;
async function update(input: object, token = story.client.token) {
  const variables = { input: { id: toGlobalId('Candidate', id), ...input } };
  return (await story.server.graphql(UPDATE, variables, token)).data.updateCandidate;
}
async function kinds() {
  const timeline = await services().timeline.page(story.admin.viewer, id, { page: { offset: 0, limit: 20 } });
  return timeline.page.items.map(({ kind }) => kind).toSorted();
}

/** Link and password that the wrong person got by mail, and the session that they have opened with them. */
async function mailedAccess() {
  await credentials().send(story.client.viewer, id);
  return { old: await accessOf(), session: await story.signIn(candidate, { consented: false }) };
}

test('the write that corrects the address replaces link and password; the stranger’s link and session are worthless', async () => {
  const { old, session } = await mailedAccess();
  const { revision } = candidate;
  const email = 'certa@exemplo.com';
  const answer = await update({ email, renewAccess: true, expectedRevision: revision });
  const { token } = await accessOf();
  expect(answer).toEqual({
    candidate: { email, accessToken: token, accessSentAt: null, revision: revision + 1 },
    userErrors: [],
  });
  expect(token).not.toBe(old.token);
  expect(await stored()).toMatchObject({ accessVersion: 2, revision: revision + 1 });
  await expect(signIn(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await expect(signIn({ ...old, token })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await services().identity.authenticate(session.token)).toBeNull();
  expect(await kinds()).toEqual(['changed', 'credentials_renewed', 'link_sent', 'opened', 'registered'].toSorted());

  await services().mail.deliverDue();
  story.mailServer.received.length = 0;
  await credentials().send(story.client.viewer, id);
  await services().mail.deliverDue();
  expect(story.mailServer.received).toMatchObject([{ to: email, text: expect.stringContaining(token) }]);
});

test('sessions of the earlier access are removed, not only refused', async () => {
  const { session } = await mailedAccess();
  await update({ email: 'outra@exemplo.com', renewAccess: true });
  const { viewer } = session;
  const ref = { kind: 'candidate', subjectId: id, sessionId: viewer.sessionId } as const;
  expect(await services().identity.viewerOfSession(ref)).toBeNull();
});

test('where it is said so, another address leaves access and session as they are', async () => {
  const { old, session } = await mailedAccess();
  await update({ email: 'sem@exemplo.com', renewAccess: false });
  await update({ name: 'Outro Nome', renewAccess: false });
  expect(await accessOf()).toMatchObject({ token: old.token, password: old.password });
  expect(await stored()).toMatchObject({ accessVersion: 1, accessSentAt: null });
  expect(await services().identity.authenticate(session.token)).not.toBeNull();
  expect(await kinds()).not.toContain('credentials_renewed');
});

describe('where nothing is said of it', () => {
  const rest = (method: 'put' | 'patch', path: string, body: object) =>
    story.server.rest(method, path, { token: story.client.token, body });
  test.each<[string, (email: string) => Promise<unknown>]>([
    ['updateCandidate', (email) => update({ email })],
    ['PUT /v1/candidates/:id', (email) => rest('put', `/candidates/${id}`, { email })],
    [
      'PATCH /v1/candidates/:id/form-data',
      (email) => rest('patch', `/candidates/${id}/form-data`, { formData: { email } }),
    ],
    [
      'PUT /v1/candidates/admin/bulk-update',
      (email) =>
        story.server.rest('put', '/candidates/admin/bulk-update', { token: story.admin.token, body: [{ id, email }] }),
    ],
  ])('%s replaces an access that was mailed to the earlier address', async (_door, correct) => {
    const { old, session } = await mailedAccess();
    const email = `porta.${id}@exemplo.com`;
    await correct(email);
    expect(await stored()).toMatchObject({ email, accessVersion: 2, accessSentAt: null });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await services().identity.authenticate(session.token)).toBeNull();
  });

  /** A candidate to whom a mail about a reopening waits. */
  async function reopened() {
    candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
    id = candidate._id.toString();
    await services().candidates.ownForm.finish((await story.signIn(candidate)).viewer, {});
    await services().candidates.reopen(story.client.viewer, id, {});
  }

  test('one that a mail has carried which waited for another address is replaced as well', async () => {
    await reopened();
    await update({ email: `espera.${id}@exemplo.com`, renewAccess: false });
    await services().mail.deliverDue();
    await rest('put', `/candidates/${id}`, { email: `depois.${id}@exemplo.com` });
    expect(await stored()).toMatchObject({ accessVersion: 2 });
  });

  test('one that was mailed is replaced also where the process that queued the mail ended before it noted that', async () => {
    jest.spyOn(services().changes, 'record').mockRejectedValueOnce(new Error('the process ends here'));
    await expect(credentials().send(story.client.viewer, id)).rejects.toThrow('the process ends here');
    await services().mail.deliverDue();
    const old = await accessOf();
    await rest('put', `/candidates/${id}`, { email: `cortada.${id}@exemplo.com` });
    expect(await stored()).toMatchObject({ accessVersion: 2, accessSentAt: null });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('one that is mailed while the address is being changed is replaced as well', async () => {
    const { changes, mail } = services();
    const record = changes.record.bind(changes) as (...of: unknown[]) => Promise<never>;
    jest.spyOn(changes, 'record').mockRejectedValueOnce(new Error('the process ends here'));
    await expect(credentials().send(story.client.viewer, id)).rejects.toThrow('the process ends here');
    jest.spyOn(changes, 'record').mockImplementationOnce(async (...of: unknown[]) => {
      await mail.deliverDue();
      return record(...of);
    });
    await services().candidates.update(story.client.viewer, id, { email: `enquanto.${id}@exemplo.com` });
    expect(await stored()).toMatchObject({ accessVersion: 2, mailedAccessVersion: null });
  });

  test('one that a mail about something else has carried is replaced as well: a reopening', async () => {
    await reopened();
    await services().mail.deliverDue();
    const old = await accessOf();
    expect(await stored()).toMatchObject({ mailDue: null });
    await rest('put', `/candidates/${id}`, { email: `reaberta.${id}@exemplo.com` });
    expect(await stored()).toMatchObject({ accessVersion: 2 });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('one that was mailed to an address before the present one stays', async () => {
    const collection = mongoose.connection.collection('candidates');
    await collection.updateOne({ _id: candidate._id }, { $set: { mailedAccessVersion: 1 } });
    await update({ email: `segunda.${id}@exemplo.com`, renewAccess: false });
    await update({ email: `terceira.${id}@exemplo.com` });
    expect(await stored()).toMatchObject({ accessVersion: 1 });
  });

  test('/v1 answers the new access, which is not mailed', async () => {
    const { old } = await mailedAccess();
    const { body } = await rest('put', `/candidates/${id}`, { email: `resposta.${id}@exemplo.com` });
    const { token, password } = await accessOf();
    expect(body.data).toMatchObject({ token, password });
    expect(token).not.toBe(old.token);
  });

  test('one that was mailed to no address stays, as do all where the address is the same', async () => {
    const { token } = await accessOf();
    await update({ email: `outra.${id}@exemplo.com` });
    await credentials().send(story.client.viewer, id);
    await update({ name: 'Outro Nome', email: `OUTRA.${id}@exemplo.com` });
    expect(await accessOf()).toMatchObject({ token });
    expect(await stored()).toMatchObject({ accessVersion: 1, accessSentAt: expect.any(Date) });
  });

  test('taking back the address that the access was mailed to takes that access back', async () => {
    await update({ email: `errada.${id}@exemplo.com` });
    const { old, session } = await mailedAccess();
    const { page } = await services().timeline.page(story.admin.viewer, id, { page: { offset: 0, limit: 20 } });
    const changed = page.items.find(({ kind }) => kind === 'changed');
    await services().timeline.undo(story.client.viewer, String(changed?._id));
    expect(await stored()).toMatchObject({ email: candidate.email, accessVersion: 2, accessSentAt: null });
    await expect(signIn(old)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await services().identity.authenticate(session.token)).toBeNull();
    expect(await kinds()).toEqual(['changed', 'credentials_renewed', 'link_sent', 'opened', 'registered', 'undone']);
  });
});

test('renews alone where nothing else differs, as a renewal does', async () => {
  const { old, session } = await mailedAccess();
  const answer = await update({ email: candidate.email, renewAccess: true });
  expect(answer).toMatchObject({ candidate: { email: candidate.email, accessSentAt: null }, userErrors: [] });
  expect(answer.candidate.accessToken).not.toBe(old.token);
  expect(await services().identity.authenticate(session.token)).toBeNull();
  expect(await kinds()).toEqual(['credentials_renewed', 'link_sent', 'opened', 'registered']);
});

test('what is refused renews nothing: another company’s candidate, an older revision, an address that is taken', async () => {
  const other = await story.register();
  const { token } = await accessOf();
  const renewing = { email: 'alheia@exemplo.com', renewAccess: true };
  const failed = (code: string) => expect.objectContaining({ userErrors: [expect.objectContaining({ code })] });
  expect(await update(renewing, story.otherClient.token)).toEqual(failed('NOT_FOUND'));
  expect(await update({ renewAccess: true }, story.otherClient.token)).toEqual(failed('NOT_FOUND'));
  expect(await update({ ...renewing, expectedRevision: candidate.revision + 1 })).toEqual(failed('CONFLICT'));
  expect(await update({ ...renewing, email: other.email })).toEqual(failed('CONFLICT'));
  expect(await accessOf()).toMatchObject({ token });
  expect(await stored()).toMatchObject({ accessVersion: 1, revision: candidate.revision });
});
