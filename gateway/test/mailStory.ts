import type { Config } from '../src/config.js';
import { startCandidateStory, type CandidateStory } from './candidates.js';
import { startMailServer, type MailServer } from './mail.js';

/** A candidate story whose mails go to a mail server. */
export interface MailStory extends CandidateStory {
  mailServer: MailServer;
}

/**
 * For `beforeAll`, with `stop`, which ends both servers, in `afterAll`. What its accounts are greeted with has gone out, so
 * that the mailbox begins empty.
 */
export async function startMailStory(overrides: Partial<Config> = {}): Promise<MailStory> {
  const mailServer = await startMailServer();
  const story = await startCandidateStory({ ...overrides, smtpUrl: mailServer.url });
  await story.server.services.mail.deliverDue();
  mailServer.received.length = 0;
  return {
    ...story,
    mailServer,
    async stop() {
      await story.stop();
      await mailServer.stop();
    },
  };
}
