/** Reading before confirming: what was shown is proven, and what has changed since is told. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

let story: CandidateStory;
let candidate: CandidateRecord;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  candidate = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
});
afterAll(() => story.stop());

const id = () => candidate._id.toString();
const update = (fields: { key: string; value: string }[]) =>
  story.server.services.candidates.update(story.admin.viewer, id(), { fields });
async function node(token = story.client.token) {
  const { data } = await story.server.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Candidate {
      confirmationProof { hash fields { key value } }
      changesSinceConfirmation { key label before after }
      confirmations { confirmedSnapshot }
    } } }`,
    { id: toGlobalId('Candidate', candidate._id) },
    token,
  );
  return data.node;
}
async function confirm(shownHash?: string) {
  const input = { candidateId: toGlobalId('Candidate', candidate._id), ...(shownHash !== undefined && { shownHash }) };
  const { data } = await story.server.graphql(
    `mutation ($input: ConfirmCandidateInput!) { confirmCandidate(input: $input) {
      candidate { isConfirmed } userErrors { code message } } }`,
    { input },
    story.client.token,
  );
  return data.confirmCandidate;
}

test('what was read is stored with the confirmation', async () => {
  const { hash } = (await node()).confirmationProof;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await confirm(hash)).toEqual({ candidate: { isConfirmed: true }, userErrors: [] });
  expect(await node()).toMatchObject({ confirmations: [{ confirmedSnapshot: hash }], changesSinceConfirmation: [] });
});

test('data that have changed since they were read are not confirmed', async () => {
  const { hash } = (await node()).confirmationProof;
  await update([{ key: 'cidade', value: 'Olinda' }]);
  expect(await confirm(hash)).toMatchObject({ candidate: { isConfirmed: false }, userErrors: [{ code: 'CONFLICT' }] });
  expect((await node()).confirmationProof.hash).not.toBe(hash);
});

test('a call that says nothing of what was shown works as ever, and proves nothing', async () => {
  expect(await confirm()).toEqual({ candidate: { isConfirmed: true }, userErrors: [] });
  expect((await node()).confirmations).toEqual([{ confirmedSnapshot: null }]);
});

test('what has changed since is told with the value that was confirmed beside the present one', async () => {
  expect((await node()).changesSinceConfirmation).toEqual([]);
  await confirm();
  await update([{ key: 'cidade', value: 'Olinda' }]);
  await update([{ key: 'cidade', value: 'Natal' }]);
  const changed = [{ key: 'cidade', label: 'Cidade', before: 'Recife', after: 'Natal' }];
  expect((await node()).changesSinceConfirmation).toEqual(changed);
  await update([{ key: 'cidade', value: 'Recife' }]);
  expect((await node()).changesSinceConfirmation).toEqual([]);
});

test('a withdrawal keeps what was confirmed: what is corrected after it is told before the next confirmation', async () => {
  await confirm();
  await story.server.services.confirmations.unconfirm(story.client.viewer, { candidateId: id() });
  await update([{ key: 'cidade', value: 'Olinda' }]);
  const corrected = [{ key: 'cidade', label: 'Cidade', before: 'Recife', after: 'Olinda' }];
  expect((await node()).changesSinceConfirmation).toEqual(corrected);
  await confirm();
  expect((await node()).changesSinceConfirmation).toEqual([]);
});

test('a field that is hidden from the client is neither in the proof nor among the changes', async () => {
  await update([{ key: 'interno', value: 'palavra-secreta' }]);
  const { hash } = (await node()).confirmationProof;
  await confirm(hash);
  await update([{ key: 'interno', value: 'outra-palavra' }]);
  const seen = await node();
  expect(seen.confirmationProof.hash).toBe(hash);
  expect(JSON.stringify(seen)).not.toMatch(/secreta|outra-palavra|Interno/);
  expect((await node(story.admin.token)).changesSinceConfirmation).toMatchObject([{ key: 'interno' }]);
});
