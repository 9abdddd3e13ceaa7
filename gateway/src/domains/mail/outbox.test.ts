/** The files that mails become without a mail server: how long they stay, and that they go with whom they are about. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

const START = new Date('2026-08-03T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

let story: CandidateStory;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-outbox-'));
  story = await startCandidateStory({ dataDir });
  await story.server.services.mail.deliverDue();
});
beforeEach(async () => {
  story.server.setNow(START);
  await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true });
});
afterEach(() => story.server.setNow(null));
afterAll(async () => {
  await story.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const outbox = () => readdir(path.join(dataDir, 'outbox'));
const deliver = () => story.server.services.mail.deliverDue();
/** Writes the mail about a reopening into the outbox. */
async function reopened(): Promise<string> {
  const { candidates } = story.server.services;
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(candidate);
  await candidates.ownForm.finish(viewer, {});
  await candidates.reopen(story.client.viewer, candidate._id.toString(), {});
  await deliver();
  return candidate._id.toString();
}
const removeNeedless = () =>
  story.server.services.mail.outbox.removeNeedless((id) => story.server.services.candidates.exists(id));

it('a mail about a candidate is named with the candidate, and goes with the candidate alone', async () => {
  const ids = [await reopened(), await reopened()];
  const names = await outbox();
  expect(names.map((name) => name.split('.').at(-2)).toSorted()).toEqual(ids.toSorted());
  expect(names[0]).toMatch(/^2026-08-03T12-00-00-000Z-candidateReopened-[0-9a-f]{24}\.[0-9a-f]{24}\.eml$/);
  await story.server.services.candidates.remove(story.admin.viewer, ids[0]!);
  expect(await outbox()).toEqual([expect.stringContaining(`.${ids[1]}.eml`)]);
});

it('a mail that tells one of the staff about a candidate goes with the candidate, too', async () => {
  const { candidates, jobs, notifications } = story.server.services;
  const kinds = [{ kind: 'complete', inProduct: true, byMail: true, inDigest: false }];
  await notifications.saveSettings(story.client.viewer, { kinds, language: 'pt-BR' });
  const candidate = await story.register({ name: 'Ana Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(candidate);
  await candidates.ownForm.finish(viewer, {});
  await candidates.events.copyPending();
  await notifications.tellPending();
  await jobs.runDue(['notification']);
  const id = candidate._id.toString();
  const named = async () => (await outbox()).filter((name) => name.includes(id));
  expect(await named()).toEqual([expect.stringContaining('-notification-')]);
  await candidates.remove(story.admin.viewer, id);
  expect(await named()).toEqual([]);
});

it('the sweep removes what a deletion has left, also of another gateway, and leaves what is no mail of ours', async () => {
  const id = await reopened();
  const [kept] = await outbox();
  const gone = kept!.replace(id, new Types.ObjectId().toString());
  await writeFile(path.join(dataDir, 'outbox', gone), 'x');
  await writeFile(path.join(dataDir, 'outbox', 'notas.eml'), 'x');
  expect(await story.server.services.sweep.run()).toBe(1);
  expect(await outbox()).toEqual([kept, 'notas.eml']);
});

it('a mail stays for seven days', async () => {
  await story.server.services.mail.enqueue({
    to: 'ana@exemplo.com',
    template: 'passwordChanged',
    data: { name: 'Ana' },
  });
  await deliver();
  story.server.setNow(new Date(START.getTime() + 7 * DAY_MS));
  expect(await removeNeedless()).toBe(0);
  story.server.setNow(new Date(START.getTime() + 7 * DAY_MS + 1));
  expect(await removeNeedless()).toBe(1);
  expect(await outbox()).toEqual([]);
});

it('without an outbox there is nothing to remove', async () => {
  expect(await removeNeedless()).toBe(0);
});
