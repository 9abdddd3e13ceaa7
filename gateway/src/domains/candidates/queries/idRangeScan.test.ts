/** What the sweep compares over all candidates is compared step by step, each of which an index answers. */
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { explained, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { ConfirmationModel } from '../../confirmations/confirmationsModel.js';
import { wrongMarks } from '../../confirmations/confirmationMarks.js';
import { NoteModel } from '../../notes/notesModel.js';
import { CandidateModel } from '../candidatesModel.js';

/** Two steps of candidates. */
const COUNT = 12_000;
const MAX_CANDIDATES = 10_000;
const MAX_RECORDS = 50_000;
/** Ids before those of the candidates, among them, and after them. */
const moments = [1, 2_000_000, 4_000_000] as const;

let story: CandidateStory;
let sent: SentCommand[];
const people: Types.ObjectId[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const _id = idAt(at < COUNT / 2 ? 1_000_000 : 3_000_000);
    return { _id, email: `${at}@x.com`, accessToken: `token ${at}` };
  });
  people.push(...rows.map(({ _id }) => _id));
  await CandidateModel.collection.insertMany(rows);
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => story.stop());

/** A new id of a moment, in seconds. */
const idAt = (moment: number) => new Types.ObjectId(idsOf(moment) + new Types.ObjectId().toHexString().slice(8));
const idsOf = (moment: number) => moment.toString(16).padStart(8, '0');
const newIds = (count: number, moment: number) => Array.from({ length: count }, () => idAt(moment));
const texts = (ids: readonly (Types.ObjectId | string)[]) => ids.map(String).toSorted();
const person = (at: number) => people[at]!;

/** The comparisons that were made since the last look: how many keys and records each has looked at. */
async function compared(collection: string) {
  const comparisons = sent.splice(0).filter((one) => one.name === 'aggregate' && one.collection === collection);
  return Promise.all(comparisons.map((one) => explained(one)));
}

const keysOf = (explanations: readonly { keys: number }[]) => Math.max(...explanations.map(({ keys }) => keys));

test('the notes and notifications of those who are gone are found in steps, and removed', async () => {
  const { notes, notifications } = story.server.services;
  const gone = moments.flatMap((moment) => newIds(10, moment));
  const userId = new Types.ObjectId(story.client.viewer.userId);
  for (const candidateId of [...gone, person(0), person(COUNT - 1)]) {
    await mongoose.connection.collection('candidateNotes').insertOne({ candidateId });
    await mongoose.connection.collection('notifications').insertOne({ candidateId, userId, kind: 'complete' });
  }
  sent.length = 0;
  expect(await notes.removeOfGone()).toBe(gone.length);
  const steps = await compared('candidateNotes');
  expect(steps.map(({ documents }) => documents)).toEqual([0, 0]);
  expect(keysOf(steps)).toBe(MAX_CANDIDATES);
  expect(await notifications.housekeeping.removeOfGone()).toBe(gone.length);
  expect(texts(await NoteModel.distinct('candidateId'))).toEqual(texts([person(0), person(COUNT - 1)]));
});

test('names of any number between two candidates take several steps', async () => {
  const gone = newIds(60_000, moments[1]);
  await NoteModel.collection.insertMany(gone.map((candidateId) => ({ candidateId })));
  sent.length = 0;
  expect(texts(await story.server.services.candidates.goneIn(NoteModel))).toEqual(texts(gone));
  const steps = await compared('candidateNotes');
  expect(steps.map(({ documents }) => documents)).toEqual(steps.map(() => 0));
  expect(keysOf(steps)).toBeLessThanOrEqual(MAX_RECORDS + 1);
});

test('marks that differ from the confirmations are found in steps, without reading a record', async () => {
  const marked = people.filter((_id, at) => at % 10 === 0);
  await CandidateModel.collection.updateMany({ _id: { $in: marked } }, { $set: { isConfirmed: true } });
  const [unconfirmed, , ...others] = marked;
  const unmarked = person(COUNT - 1);
  const withdrawn = moments.map(idAt);
  const confirmations = [
    ...[...others, marked[1]!, unmarked].map((candidateId) => ({ candidateId, isConfirmed: true })),
    // One has confirmations of two companies, of which the other holds; the confirmations of the others were withdrawn.
    ...[others[0]!, person(1), unconfirmed!, ...withdrawn].map((candidateId) => ({ candidateId, isConfirmed: false })),
  ];
  await ConfirmationModel.collection.insertMany(
    confirmations.map((one) => ({ ...one, clientId: new Types.ObjectId() })),
  );
  sent.length = 0;
  const wrong = await wrongMarks(story.server.services.candidates);
  expect(texts(wrong)).toEqual(texts([unconfirmed!, unmarked, ...withdrawn]));
  const comparisons = await compared(ConfirmationModel.collection.collectionName);
  expect(comparisons.map(({ documents }) => documents)).toEqual(comparisons.map(() => 0));
  expect(keysOf(comparisons)).toBeLessThanOrEqual(MAX_CANDIDATES + 1);
});
