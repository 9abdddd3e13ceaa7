/** Each confirmation leaves a record that proves later what was confirmed, and that goes with its candidate. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import mongoose from 'mongoose';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hashOfTold } from './confirmationProof.js';

const READ = `query ($eventId: ID!) { confirmedRecord(eventId: $eventId) {
  candidateId hash wasShown isIntact name answers { key label value displayValue } } }`;
const EVENTS = `query ($id: ID!) { node(id: $id) { ... on Candidate {
  confirmationProof { hash } events(kinds: [CONFIRMED]) { edges { node { id confirmedHash } } } } } }`;

let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  candidate = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  id = candidate._id.toString();
});
afterAll(() => story.stop());

const confirmations = () => story.server.services.confirmations;
const records = () => mongoose.connection.collection('confirmedRecords');
const update = (value: string) =>
  story.server.services.candidates.update(story.admin.viewer, id, { fields: [{ key: 'cidade', value }] });
async function seen() {
  const { data } = await story.server.graphql(EVENTS, { id: toGlobalId('Candidate', id) }, story.client.token);
  const events = data.node.events.edges.map(({ node }: { node: { id: string; confirmedHash: string } }) => node);
  return { hash: data.node.confirmationProof.hash as string, events };
}
const read = (eventId: string, token = story.admin.token) => story.server.graphql(READ, { eventId }, token);
async function confirmShown(): Promise<string> {
  const { hash } = await seen();
  await confirmations().confirm(story.client.viewer, { candidateId: id, shownHash: hash });
  return hash;
}

test('each confirmation keeps what its user was shown, with the hash of its event, whatever comes later', async () => {
  const first = await confirmShown();
  await update('Olinda');
  const second = await confirmShown();
  const { events } = await seen();
  expect(events.map(({ confirmedHash }: { confirmedHash: string }) => confirmedHash)).toEqual([second, first]);

  const { data } = await read(events[1].id);
  expect(data.confirmedRecord).toMatchObject({
    ...{ candidateId: toGlobalId('Candidate', id), hash: first, wasShown: true, isIntact: true, name: candidate.name },
  });
  const { answers } = data.confirmedRecord;
  expect(answers).toContainEqual({ key: 'cidade', label: 'Cidade', value: 'Recife', displayValue: 'Recife' });
  // What the client could not see, it has not confirmed.
  expect(answers.map(({ key }: { key: string }) => key)).not.toContain('interno');
  expect((await read(events[0].id)).data.confirmedRecord).toMatchObject({ hash: second, isIntact: true });
});

test('a confirmation by a caller who does not say what was shown is kept as such, also of a change by its id', async () => {
  const { _id } = await confirmations().confirm(story.client.viewer, { candidateId: id });
  await confirmations().update(story.client.viewer, _id.toString(), { isConfirmed: true });
  await confirmations().update(story.client.viewer, _id.toString(), { clientNotes: 'Só a nota' });
  const kept = await records().find({ candidateId: candidate._id }).toArray();
  expect(kept.map(({ wasShown }) => wasShown)).toEqual([false, false]);
  const carried = await mongoose.connection.collection('candidateconfirmations').findOne({ _id });
  expect(carried?.['pendingRecords']).toEqual([]);
});

test.each([
  ['text', ['told']],
  ['hash', ['hash']],
  ['text and hash, alike', ['told', 'hash']],
])('a record whose %s were altered in store is not intact', async (_what, paths) => {
  await confirmShown();
  const [event] = (await seen()).events;
  const record = await records().findOne({ candidateId: candidate._id });
  const told = String(record?.['told']).replace('Recife', 'Natal');
  const altered = Object.entries({ told, hash: hashOfTold(told) }).filter(([path]) => paths.includes(path));
  await records().updateOne({ _id: record?._id }, { $set: Object.fromEntries(altered) });
  expect((await read(event.id)).data.confirmedRecord.isIntact).toBe(false);
});

test('it is for administrators alone, and of an event that confirmed nothing there is none', async () => {
  await confirmShown();
  const [event] = (await seen()).events;
  expect((await read(event.id, story.client.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await read(toGlobalId('CandidateEvent', candidate._id))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('records go with their candidate, and the sweep removes what a crash has left', async () => {
  await confirmShown();
  const left = await records().findOne({ candidateId: candidate._id });
  await story.server.services.candidates.remove(story.client.viewer, id);
  expect(await records().countDocuments({ candidateId: candidate._id })).toBe(0);
  if (left) await records().insertOne(left);
  expect(await confirmations().reconcile()).toBe(1);
  expect(await records().countDocuments({ candidateId: candidate._id })).toBe(0);
});
