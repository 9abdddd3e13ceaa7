/** That a due date has passed is told by whatever writes first after it, and once. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';
import { copyPendingEvents } from '../events/eventCopies.js';

/** The last day and the minute after it, in São Paulo. */
const DUE_ON = '2026-12-20';
const PASSED = new Date('2026-12-21T03:00:20Z');

let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  candidate = await story.register();
  id = candidate._id.toString();
  const selection = { candidateIds: [id] };
  await story.server.services.candidates.actions.setDates(story.client.viewer, { selection, dueOn: DUE_ON });
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

async function events() {
  await copyPendingEvents();
  const rows = await CandidateEventModel.find({ candidateId: candidate._id }).sort({ at: 1, _id: 1 }).lean();
  return rows.map(({ kind, actor }) => ({ kind, by: actor?.role ?? null }));
}

test('an answer that comes before the look of the clock tells that the due date has passed, without an actor', async () => {
  const { viewer } = await story.signIn(candidate);
  const { candidates } = story.server.services;
  story.server.setNow(PASSED);
  await candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Recife' }] });
  const last = [
    { kind: 'overdue', by: null },
    { kind: 'answered', by: 'candidate' },
  ];
  expect((await events()).slice(-2)).toEqual(last);

  await candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  await candidates.admission.refreshDue();
  expect((await events()).filter(({ kind }) => kind === 'overdue')).toHaveLength(1);
});

test('a form that is opened again after its due date is overdue by that', async () => {
  const { viewer } = await story.signIn(candidate);
  const { candidates } = story.server.services;
  await candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  story.server.setNow(PASSED);
  await candidates.reopen(story.client.viewer, id, {});
  const last = [
    { kind: 'reopened', by: 'client' },
    { kind: 'overdue', by: null },
  ];
  expect((await events()).slice(-2)).toEqual(last);
});

test('the clock tells it where no user writes, and another write does not repeat it', async () => {
  const { candidates } = story.server.services;
  story.server.setNow(PASSED);
  await candidates.admission.refreshDue();
  await candidates.update(story.admin.viewer, id, { name: 'Outro Nome' });
  expect((await events()).slice(-2)).toEqual([
    { kind: 'overdue', by: null },
    { kind: 'changed', by: 'admin' },
  ]);
});
