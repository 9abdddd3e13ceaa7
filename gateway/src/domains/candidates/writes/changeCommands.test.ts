/** What a change of a candidate costs the database: those whom it does not concern are neither told nor asked. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;
let sent: SentCommand[];
let candidate: CandidateRecord;
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

const id = () => candidate._id.toString();
async function commandsOfRenaming(): Promise<string[]> {
  // Fields and rights are remembered from then on.
  await story.server.services.customFields.catalogue('candidate');
  sent.splice(0);
  await story.server.services.candidates.update(story.admin.viewer, id(), { name: `${candidate.name} Filho` });
  return sent.map(({ name, collection }) => `${name} ${collection}`);
}

beforeEach(async () => {
  candidate = await story.register();
});

test('data that no company has confirmed are read and written, and the data versions are told', async () => {
  expect(await commandsOfRenaming()).toEqual(['find candidates', 'findAndModify candidates', 'update dataVersions']);
});

test('of confirmed data the confirmation is told, and the change is pending meanwhile', async () => {
  await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: id() });
  expect(await commandsOfRenaming()).toEqual([
    'find candidates',
    'insert pendingChanges',
    'findAndModify candidates',
    'update dataVersions',
    'update candidateconfirmations',
    'update dataVersions',
    'delete pendingChanges',
  ]);
});
