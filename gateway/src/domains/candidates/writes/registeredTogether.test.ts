/** What a registration costs the database: those of one moment are one write, and no registration waits for more than one journal. */
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { connectClient, useClient } from '../../../database/databaseClient.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { insertCandidate } from './insertCandidates.js';
import { ShownCredentials } from './shownCredentials.js';

interface Write {
  name: string;
  collection: string;
  documents?: unknown[];
  waitsForJournal: boolean;
}

let story: CandidateStory;
const sent: Write[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  // Copies of events, which are made in the background, would come at any moment.
  await story.server.services.candidates.stop();
  // The database of tests journals nothing unless it is told to, which the product's connection does.
  const url = new URL(story.server.database.url);
  url.searchParams.set('journal', 'true');
  await useClient(await connectClient(url.href, { monitorCommands: true }));
  mongoose.connection.getClient().on('commandStarted', ({ commandName: name, command }) => {
    if (!['insert', 'update', 'delete', 'findAndModify'].includes(name)) return;
    const { [name]: collection, documents, writeConcern } = command;
    sent.push({ name, collection, documents, waitsForJournal: writeConcern.j });
  });
});
beforeEach(() => void sent.splice(0));
afterAll(() => story.stop());

let counter = 0;
const person = () => ({ name: 'Pessoa Nova', email: `junta${++counter}@exemplo.com` });
const create = (input: object) => story.server.services.candidates.create(story.client.viewer, input);
const writesOf = (collection: string) => sent.filter((write) => write.collection === collection);

test('candidates who are registered at the same moment are one insertion, and one count of the limit', async () => {
  const records = await Promise.all(Array.from({ length: 10 }, () => create(person())));
  expect(new Set(records.map(({ _id }) => _id.toString())).size).toBe(10);
  expect(writesOf('candidates').map(({ documents }) => documents?.length)).toEqual([10]);
  expect(writesOf('rateLimits')).toHaveLength(1);
});

test('one whose e-mail is taken is refused alone', async () => {
  const twice = person();
  const results = await Promise.allSettled([create(twice), create(person()), create(twice)]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining({ code: 'CONFLICT' })]);
  const registered = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const ids = registered.map(({ _id }) => _id.toString());
  const found: CandidateRecord[] = await story.server.services.candidates.byIds(ids);
  expect(found.map(({ email }) => email).toSorted()).toEqual(registered.map(({ email }) => email).toSorted());
  expect(registered).toHaveLength(2);
});

test('what fails of one and is no matter of its user fails no other', async () => {
  const existing = await create(person());
  const record = (changed: Partial<CandidateRecord>) => ({
    ...existing,
    _id: new Types.ObjectId(),
    ...person(),
    ...changed,
  });
  const results = await Promise.allSettled([
    insertCandidate(record({})),
    insertCandidate(record({ accessToken: 'another link' })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('by /v1 the record itself tells that its password was given, so that one write alone waits for the journal', async () => {
  const { status, body } = await story.server.rest('post', '/candidates', { token: story.admin.token, body: person() });
  expect(status).toBe(201);
  expect(writesOf('candidateEvents')).toEqual([]);
  const waiting = sent.filter(({ waitsForJournal }) => waitsForJournal);
  expect(waiting.map(({ name, collection }) => [name, collection])).toEqual([['insert', 'candidates']]);
  const page = { offset: 0, limit: 20 };
  const { id } = (body as { data: { id: string } }).data;
  const told = async () => {
    const timeline = await story.server.services.timeline.page(story.admin.viewer, id, { page });
    return timeline.page.items.map(({ kind, isInternal = false }) => [kind, isInternal]).toSorted();
  };
  const once = [
    ['credentials_shown', true],
    ['registered', false],
  ];
  expect(await told()).toEqual(once);
  const [candidate] = await story.server.services.candidates.byIds([id]);
  if (!candidate) throw new Error('the candidate was registered');
  // Another gateway remembers nothing of it.
  await new ShownCredentials({ now: () => new Date() }).tell(story.admin.viewer, [candidate]);
  expect(await told()).toEqual(once);
});
