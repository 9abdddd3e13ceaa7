/** Thirty days of 200 candidates by a clock of the test, through three processes that are killed while they send. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import mongoose, { Types } from 'mongoose';
import { bundled } from '../../../test/bundled.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { addDays } from '../fields/values/civilDays.js';

const ENTRY = await bundled(new URL('../../../test/reminderProcess.ts', import.meta.url));
const CANDIDATES = 200;
const FIRST_DAY = '2026-08-01';
const DAYS = 30;
const KILL_DAYS = ['2026-08-10', '2026-08-14', '2026-08-20'];
/** Both edges of the night, both of the day in São Paulo, and one that is another day in UTC already. */
const TIMES = ['00:00:00', '07:59:59', '08:00:00', '12:00:00', '19:59:59', '20:00:00', '21:30:00', '23:59:59'];

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(() => story.stop());

const inSaoPaulo = (day: string, time: string) => new Date(`${day}T${time}-03:00`);
const candidates = () => mongoose.connection.collection('candidates');

interface Person {
  _id: Types.ObjectId;
  email: string;
  name: string;
  dueOn: string;
  isOfFirst: boolean;
  /** Completes at noon of this day; null for never. */
  completesOn: string | null;
  isPaused: boolean;
}

/** Half of a company with the usual rules, half of one that wants one reminder and no mails. */
async function people(): Promise<Person[]> {
  const models = await Promise.all([
    story.register({}, story.client.viewer),
    story.register({}, story.otherClient.viewer),
  ]);
  const stored = await Promise.all(models.map(({ _id }) => candidates().findOne({ _id })));
  await candidates().deleteMany({});
  const made = Array.from({ length: CANDIDATES }, (_, index): Person => {
    const dueOn = addDays('2026-08-10', index % 25);
    return {
      _id: new Types.ObjectId(),
      email: `p${index}@exemplo.com`,
      name: `Pessoa ${index}`,
      dueOn,
      isOfFirst: index % 2 === 0,
      completesOn: index % 10 < 2 ? addDays(dueOn, -2) : null,
      isPaused: index % 17 === 3,
    };
  });
  await candidates().insertMany(
    made.map(({ _id, email, name, dueOn, isOfFirst }, index) => {
      const own = { _id, email, name, dueOn, accessToken: `token-${index}` };
      return { ...stored[isOfFirst ? 0 : 1], ...own };
    }),
  );
  const { pauses } = story.server.services.reminders;
  for (const { _id, isPaused } of made) {
    if (isPaused) await pauses.set({ kind: 'candidate', id: _id.toString() }, true);
  }
  return made;
}

/** What the rules say, told apart from how they are carried out: recipient, day and kind. */
function expectedMails(all: readonly Person[]): string[] {
  const lastDay = addDays(FIRST_DAY, DAYS - 1);
  const mails: string[] = [];
  for (const { email, name, dueOn, isOfFirst, completesOn, isPaused } of all) {
    const offsets = isOfFirst ? [-3, -1, 1] : [-5];
    const isOpenOn = (day: string) => completesOn === null || day <= completesOn;
    for (const offset of offsets) {
      const day = addDays(dueOn, offset);
      if (!isPaused && isOpenOn(day) && day >= FIRST_DAY && day <= lastDay) mails.push(`${day} ${email}`);
    }
    const after = addDays(dueOn, 1);
    if (isOfFirst && isOpenOn(after) && after <= lastDay)
      mails.push(`${after} bia@padaria.com Cadastro vencido: ${name}`);
  }
  for (let day = '2026-08-10'; day <= lastDay; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) mails.push(`${day} bia@padaria.com Resumo do dia`);
  }
  return mails.toSorted();
}

/** A gateway that is killed when the mail server has its third mail, before it is told that it has. */
async function killWhileSending(at: Date): Promise<void> {
  const settings = [story.server.database.url, story.mailServer.url, at.toISOString()];
  const child = spawn(process.execPath, [ENTRY, ...settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const before = story.mailServer.received.length;
  story.mailServer.onReceived = (count) => {
    if (count === before + 3) child.kill('SIGKILL');
  };
  expect(await ended).toEqual([null, 'SIGKILL']);
  story.mailServer.onReceived = null;
}

it('each reminder goes out as the rules say, by day, and none twice', async () => {
  const { services } = story.server;
  const rules = { daysBefore: [5], daysAfter: [], companyMails: [], language: 'pt-BR' };
  await services.reminders.saveRules(story.otherClient.viewer, null, rules);
  const all = await people();
  const seen: { day: string; time: string; messageId: string; mail: string }[] = [];

  async function step(day: string, time: string): Promise<void> {
    story.server.setNow(inSaoPaulo(day, time));
    await services.reminders.planDue();
    await services.jobs.runDue();
    for (const { to, subject, messageId } of story.mailServer.received.splice(0)) {
      const isCompany = to === 'bia@padaria.com';
      const mail = [day, to, ...(isCompany ? [subject.split(': candidatos')[0]] : [])].join(' ');
      seen.push({ day, time, messageId, mail });
    }
  }

  for (let index = 0; index < DAYS; index += 1) {
    const day = addDays(FIRST_DAY, index);
    for (const time of TIMES) {
      if (time === '12:00:00') {
        const done = all.filter(({ completesOn }) => completesOn === day).map(({ _id }) => _id);
        const complete = { status: 'complete', completedAt: inSaoPaulo(day, time) };
        await candidates().updateMany({ _id: { $in: done } }, { $set: complete });
      }
      const isKilled = time === '08:00:00' && KILL_DAYS.includes(day);
      if (isKilled) await killWhileSending(inSaoPaulo(day, time));
      await step(day, time);
      // The lease of what the killed process had in hand is over.
      if (isKilled) await step(day, '08:06:00');
    }
  }

  expect(new Set(seen.map(({ time }) => time))).toEqual(new Set(['08:00:00', '08:06:00']));
  // A process that dies between the mail server's word and its own note hands the same mail over again.
  const repeated = seen.filter(({ messageId }, at) => seen.findIndex((one) => one.messageId === messageId) < at);
  expect(repeated.map(({ day }) => day)).toEqual(KILL_DAYS);
  const sentOnce = seen.filter((mail) => !repeated.includes(mail));
  expect(sentOnce.map(({ mail }) => mail).toSorted()).toEqual(expectedMails(all));
}, 900_000);
