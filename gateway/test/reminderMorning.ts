import mongoose from 'mongoose';
import type { CandidateRecord } from '../src/domains/candidates/candidatesModel.js';
import { startMailStory, type MailStory } from './mailStory.js';

/** Three days before the due date, in the morning of São Paulo. */
export const MORNING = new Date('2026-08-03T11:00:00Z');
const DUE_ON = '2026-08-06';
const MINUTE_MS = 60_000;

/** The moment so many minutes after the morning. */
export const afterMorning = (minutes: number) => new Date(MORNING.getTime() + minutes * MINUTE_MS);

/** A mail story on the morning on which the rules remind its one candidate. */
export interface ReminderMorning extends MailStory {
  candidate: CandidateRecord;
  /** The candidate's. */
  id: string;
  /** The company asks for a reminder of the candidate, whose mail waits for `runJobs`. */
  remind: () => ReturnType<MailStory['server']['services']['candidates']['actions']['remind']>;
  /** Does what rules and persons have queued. */
  runJobs: () => Promise<unknown>;
  /** The rules of the day remind, down to the mail. */
  byRule: () => Promise<void>;
}

/**
 * Sets the morning up anew for each test of a file: nothing is queued, the mailbox is empty, and the mail server takes every
 * mail. The story is there once the first `beforeAll` of the file has run, its candidate in each test.
 */
export function setUpReminderMorning(): ReminderMorning {
  const actions = () => story.server.services.candidates.actions;
  const selection = () => ({ candidateIds: [story.id] });
  const story = {
    remind: () => actions().remind(story.client.viewer, { selection: selection() }),
    runJobs: () => story.server.services.jobs.runDue(['reminderPlan', 'reminder', 'personReminder']),
    async byRule() {
      await story.server.services.reminders.planDue();
      await story.runJobs();
    },
  } as ReminderMorning;
  beforeAll(async () => void Object.assign(story, await startMailStory()));
  beforeEach(async () => {
    for (const name of ['jobs', 'candidates', 'candidateEvents']) {
      await mongoose.connection.collection(name).deleteMany({});
    }
    story.server.setNow(afterMorning(-1));
    story.candidate = await story.register();
    story.id = story.candidate._id.toString();
    await actions().setDates(story.client.viewer, { selection: selection(), dueOn: DUE_ON });
    story.server.setNow(MORNING);
    story.mailServer.received.length = 0;
    story.mailServer.refuseWith(null);
  });
  afterAll(() => story.stop());
  return story;
}
