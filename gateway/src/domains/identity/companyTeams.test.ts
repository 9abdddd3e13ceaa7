/** Teams of companies as the database keeps them: how many there are in one, and how their accounts are found. */
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { explained, takeReads, watchCommands } from '../../../test/sentCommands.js';
import { MAX_STAFF } from './staffAccounts.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const staff = () => story.server.services.identity.staffAccounts;
const insert = (count: number, values: object) =>
  mongoose.connection.collection('users').insertMany(
    Array.from({ length: count }, (_, index) => ({
      ...{ role: 'client', clientId: null, name: 'Pessoa', active: true, mustChangePassword: false },
      ...{ email: `pessoa${index}@${JSON.stringify(values)}`, createdAt: new Date(), ...values },
    })),
  );

it(`each company has ${MAX_STAFF} accounts at most`, async () => {
  const { clientId } = story.otherClient.viewer;
  await insert(MAX_STAFF - 2, { colleagueOf: new Types.ObjectId(clientId!) });
  const refusal = { code: 'PRECONDITION_FAILED' };
  await staff().invite(story.admin.viewer, { name: 'Caio', email: 'caio@oficina.com' }, clientId);
  const oneMore = { name: 'Eva', email: 'eva@oficina.com' };
  await expect(staff().invite(story.admin.viewer, oneMore, clientId)).rejects.toMatchObject(refusal);
  expect(await staff().invite(story.client.viewer, oneMore)).toMatchObject({ account: oneMore });
});

it('those of one company are found without looking at the others', async () => {
  await insert(300, { colleagueOf: new Types.ObjectId() });
  const { clientId } = story.client.viewer;
  const sent = await watchCommands(story.server);
  await staff().list(story.client.viewer);
  await story.server.services.identity.staffOf(new Types.ObjectId(clientId!));
  await story.server.services.identity.clientAccounts.follow(clientId!);
  await story.server.services.identity.clientAccounts.awaitingEmailConfirmation([clientId!]);
  const reads = takeReads(sent, 'users').filter(({ command }) => JSON.stringify(command).includes('clientId'));
  const teams = await Promise.all(reads.map((read) => explained(read)));
  expect(teams.length).toBeGreaterThanOrEqual(3);
  for (const { documents } of teams) expect(documents).toBeLessThan(20);
});
