/** Notes on a candidate: who reads, writes and deletes them, and what becomes of them. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { candidatesTopic, readChangeCounters, allCandidatesTopic } from '../../cache/changeCounters.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { MAX_NOTES } from './notesService.js';

let story: CandidateStory;
let candidate: CandidateRecord;
beforeAll(async () => {
  story = await startCandidateStory();
  // The tests tell when events are copied, as each copy counts as a change.
  await story.server.services.candidates.events.stopCopying();
});
beforeEach(async () => {
  candidate = await story.register();
});
afterAll(() => story.stop());

const candidateId = () => toGlobalId('Candidate', candidate._id);
const stored = () => mongoose.connection.collection('candidateNotes');
async function add(text: string, { isShared = false, token = story.admin.token } = {}) {
  const { data, errors } = await story.server.graphql(
    `mutation ($input: AddCandidateNoteInput!) { addCandidateNote(input: $input) {
      candidate { notes { id text isShared authorName viewerCanDelete } } userErrors { code field } } }`,
    { input: { candidateId: candidateId(), text, isShared } },
    token,
  );
  return errors ? { errors } : data.addCandidateNote;
}
async function read(token: string) {
  const { data } = await story.server.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Candidate {
      notes { id text viewerCanDelete } events(kinds: [NOTE_ADDED]) { totalCount } } } }`,
    { id: candidateId() },
    token,
  );
  return data.node as {
    notes: { id: string; text: string; viewerCanDelete: boolean }[];
    events: { totalCount: number };
  };
}
const remove = async (id: string, token: string) =>
  (
    await story.server.graphql(
      'mutation ($input: DeleteCandidateNoteInput!) { deleteCandidateNote(input: $input) { deletedId userErrors { code } } }',
      { input: { id } },
      token,
    )
  ).data.deleteCandidateNote;

test('internal notes are the administrators’ alone, with their events; shared ones the client reads too', async () => {
  await add('Pedir referências.');
  await add('Ligar na terça.', { isShared: true });
  expect(await read(story.admin.token)).toMatchObject({
    notes: [{ text: 'Ligar na terça.' }, { text: 'Pedir referências.' }],
    events: { totalCount: 2 },
  });
  expect(await read(story.client.token)).toMatchObject({
    notes: [{ text: 'Ligar na terça.', viewerCanDelete: false }],
    events: { totalCount: 1 },
  });
});

test('what a client writes is shared, and its own to delete', async () => {
  const { candidate: shown } = await add('Já falei com ela.', { token: story.client.token });
  expect(shown.notes).toMatchObject([{ isShared: true, authorName: 'Bia Souza', viewerCanDelete: true }]);
  const [note] = (await read(story.admin.token)).notes;
  expect(await remove(note?.id ?? '', story.otherClient.token)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await remove(note?.id ?? '', story.client.token)).toEqual({ deletedId: note?.id, userErrors: [] });
  expect((await read(story.admin.token)).notes).toEqual([]);
});

test('another’s note is not a client’s to delete, and an internal one does not exist for it', async () => {
  await add('Interna.');
  await add('Compartilhada.', { isShared: true });
  const [shared, internal] = (await read(story.admin.token)).notes;
  expect(await remove(shared?.id ?? '', story.client.token)).toMatchObject({
    userErrors: [{ code: 'PRECONDITION_FAILED' }],
  });
  expect(await remove(internal?.id ?? '', story.client.token)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
});

test('a deletion is told to those who listen: of an internal note to administrators alone', async () => {
  await add('Interna.');
  await add('Compartilhada.', { isShared: true });
  const [shared, internal] = (await read(story.admin.token)).notes;
  const own = candidatesTopic(story.client.viewer.clientId ?? '');
  await story.server.services.candidates.events.copyPending();
  const counts = async () => {
    const counted = await readChangeCounters([allCandidatesTopic, own]);
    return [counted.get(allCandidatesTopic) ?? 0, counted.get(own) ?? 0] as const;
  };
  const [all, ofCompany] = await counts();
  await remove(internal?.id ?? '', story.admin.token);
  expect(await counts()).toEqual([all + 1, ofCompany]);
  await remove(shared?.id ?? '', story.admin.token);
  expect(await counts()).toEqual([all + 2, ofCompany + 1]);
});

test('takes a text of up to 2,000 characters on a candidate of the viewer’s, from people who are signed in', async () => {
  expect(await add('  ')).toMatchObject({ userErrors: [{ code: 'REQUIRED', field: ['text'] }] });
  expect(await add('x'.repeat(2_001))).toMatchObject({ userErrors: [{ code: 'INVALID', field: ['text'] }] });
  expect(await add('Oi', { token: story.otherClient.token })).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await add('Oi', { token: '' })).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('a candidate has 200 of them at most', async () => {
  await stored().insertMany(
    Array.from({ length: MAX_NOTES }, () => ({
      ...{
        candidateId: candidate._id,
        text: 'x',
        isShared: true,
        authorId: 'a',
        authorName: 'A',
        createdAt: new Date(),
      },
    })),
  );
  expect(await add('Mais uma')).toMatchObject({ userErrors: [{ code: 'PRECONDITION_FAILED' }] });
});

test('they go with their candidate, at once or by the sweep', async () => {
  await add('Ligar.');
  await story.server.services.candidates.remove(story.admin.viewer, candidate._id.toString());
  expect(await stored().countDocuments({ candidateId: candidate._id })).toBe(0);
  await stored().insertOne({ candidateId: candidate._id, text: 'x' });
  expect(await story.server.services.notes.removeOfGone()).toBe(1);
});
