/** A mail about refused documents that has waited: whether it is still true when it goes out. */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { startMailServer, type MailServer } from '../../../test/mail.js';

const MINUTE_MS = 60_000;

let story: DocumentStory;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  story = await startDocumentStory({ smtpUrl: mailServer.url });
  await story.field({ key: 'diploma', documentOptions: { approver: 'client' } });
  await story.server.services.mail.deliverDue();
});
beforeEach(() => (mailServer.received.length = 0));
afterEach(() => story.server.setNow(null));
afterAll(async () => {
  await story.stop();
  await mailServer.stop();
});

/** Documents of a candidate that were refused, and a mail about them that waits for the mail server. */
async function refused(keys: readonly string[]) {
  const { documents } = story.server.services;
  const candidate = await story.register();
  const { viewer } = await story.signIn(candidate);
  const id = candidate._id.toString();
  for (const key of keys) {
    const document = await story.send(viewer, id, key);
    await documents.judging.refuse(story.client.viewer, document._id.toString(), { reason: 'Ilegível' });
  }
  story.server.setNow(new Date(Date.now() + 2 * MINUTE_MS));
  expect(await documents.mails.sendDue()).toBe(1);
  story.server.setNow(null);
  return { candidate, sendAgain: (key: string) => story.send(viewer, id, key) };
}
async function delivered() {
  story.server.setNow(new Date(Date.now() + 3 * MINUTE_MS));
  await story.server.services.mail.deliverDue();
  return mailServer.received.map(({ to }) => to);
}

it('goes out to no candidate who has sent them again meanwhile', async () => {
  const { sendAgain } = await refused(['rg', 'diploma']);
  for (const key of ['rg', 'diploma']) await sendAgain(key);
  expect(await delivered()).toEqual([]);
});

it('goes out while one of them is still refused', async () => {
  const { candidate, sendAgain } = await refused(['rg', 'diploma']);
  await sendAgain('rg');
  expect(await delivered()).toEqual([candidate.email]);
});
