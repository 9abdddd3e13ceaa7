import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from './candidatesModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(async () => {
  await story.stop();
});

const SEND = `mutation ($id: ID!) {
  sendCandidateAccessLink(input: { id: $id }) { candidate { accessSentAt revision } userErrors { code } }
}`;
const send = async (candidate: CandidateRecord) => {
  const id = toGlobalId('Candidate', candidate._id);
  return (await story.server.graphql(SEND, { id }, story.client.token)).data.sendCandidateAccessLink;
};
const read = (candidate: CandidateRecord) =>
  story.server.services.candidates.get(story.client.viewer, candidate._id.toString());

test('a mailed link leaves its moment with the candidate, and no editor is held up by it', async () => {
  const candidate = await story.register({ email: 'ana@exemplo.com' });
  expect(await read(candidate)).not.toMatchObject({ accessSentAt: expect.anything() });
  const sentAt = new Date('2026-03-04T12:30:00.000Z');
  story.server.setNow(sentAt);
  try {
    expect(await send(candidate)).toEqual({
      candidate: { accessSentAt: sentAt.toISOString(), revision: candidate.revision },
      userErrors: [],
    });
    await story.server.services.mail.deliverDue();
  } finally {
    story.server.setNow(null);
  }
  expect(story.mailServer.received.map(({ to }) => to)).toEqual(['ana@exemplo.com']);
  expect(await read(candidate)).toMatchObject({ accessSentAt: sentAt });
});

test('what was mailed is no longer said to be sent once link and password are others, or the address is', async () => {
  const { candidates } = story.server.services;
  const renewed = await story.register();
  await send(renewed);
  await candidates.credentials.renew(story.client.viewer, renewed._id.toString());
  expect(await read(renewed)).toMatchObject({ accessSentAt: null });

  const corrected = await story.register();
  await send(corrected);
  await candidates.update(story.client.viewer, corrected._id.toString(), { name: 'Outro Nome' });
  expect((await read(corrected)).accessSentAt).not.toBeNull();
  await candidates.update(story.client.viewer, corrected._id.toString(), { email: 'certa@exemplo.com' });
  expect(await read(corrected)).toMatchObject({ accessSentAt: null });
});

test('a mail that could not be queued is a failure, and not said to be sent', async () => {
  const candidate = await story.register();
  // The database refuses a second mail of a kind meanwhile.
  const mails = mongoose.connection.collection('jobs');
  await mails.deleteMany({});
  const oneOfEachKind = await mails.createIndex({ detail: 1 }, { unique: true });
  try {
    await send(await story.register());
    const id = toGlobalId('Candidate', candidate._id);
    const { errors } = await story.server.graphql(SEND, { id }, story.client.token);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  } finally {
    await mails.dropIndex(oneOfEachKind);
  }
  expect((await read(candidate))?.accessSentAt ?? null).toBeNull();
});

test('a link that several ask for at once is one mail and one event, and goes out again after ten minutes alone', async () => {
  const { services } = story.server;
  const candidate = await story.register();
  const id = candidate._id.toString();
  const sendBy = (viewer = story.client.viewer) => services.candidates.credentials.send(viewer, id);
  await services.mail.deliverDue();
  story.mailServer.received.length = 0;
  const deliver = async () => {
    await services.mail.deliverDue();
    return story.mailServer.received.splice(0).length;
  };
  await Promise.allSettled([sendBy(), sendBy(story.admin.viewer), sendBy()]);
  expect(await deliver()).toBe(1);
  await expect(sendBy()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'O link foi enviado há menos de 10 minutos.',
  });
  const start = Date.now();
  try {
    story.server.setNow(new Date(start + 11 * 60_000));
    await sendBy();
    expect(await deliver()).toBe(1);
  } finally {
    story.server.setNow(null);
  }
  const { page } = await services.timeline.page(story.admin.viewer, id, {
    page: { offset: 0, limit: 20 },
    kinds: ['link_sent'],
  });
  expect(page.items).toHaveLength(2);
});

test('a crash before a sent link is marked makes no second mail when it is sent again', async () => {
  const { services } = story.server;
  const candidate = await story.register();
  const before = await mongoose.connection.collection('candidates').findOne({ _id: candidate._id });
  await services.candidates.credentials.send(story.client.viewer, candidate._id.toString());
  await mongoose.connection.collection('candidates').replaceOne({ _id: candidate._id }, before!);
  story.mailServer.received.length = 0;
  await services.candidates.credentials.send(story.client.viewer, candidate._id.toString());
  await services.mail.deliverDue();
  expect(story.mailServer.received.filter(({ to }) => to === candidate.email)).toHaveLength(1);
});

test('a link whose mail was given up before it was marked goes out when it is sent again', async () => {
  const { services } = story.server;
  const candidate = await story.register();
  const candidates = mongoose.connection.collection('candidates');
  const before = await candidates.findOne({ _id: candidate._id });
  await send(candidate);
  story.mailServer.refuseWith(550);
  await services.mail.deliverDue();
  story.mailServer.refuseWith(null);
  await candidates.replaceOne({ _id: candidate._id }, before!);
  story.mailServer.received.length = 0;
  expect(await send(candidate)).toMatchObject({ candidate: { accessSentAt: expect.any(String) }, userErrors: [] });
  await services.mail.deliverDue();
  expect(story.mailServer.received.map(({ to }) => to)).toEqual([candidate.email]);
});

test('a mail that still waits goes with its candidate', async () => {
  const candidate = await story.register({ email: 'zoe@exemplo.com' });
  story.mailServer.received.length = 0;
  await send(candidate);
  await story.server.services.candidates.remove(story.client.viewer, candidate._id.toString());
  await story.server.services.mail.deliverDue();
  expect(story.mailServer.received).toEqual([]);
});

test('a link that was sent while the clock was ahead goes out again once it is set back', async () => {
  const candidate = await story.register();
  const send = () => story.server.services.candidates.credentials.send(story.client.viewer, candidate._id.toString());
  story.server.setNow(new Date(Date.now() + 24 * 60 * 60_000));
  try {
    await send();
  } finally {
    story.server.setNow(null);
  }
  expect((await send()).accessSentAt?.getTime()).toBeLessThanOrEqual(Date.now());
});
