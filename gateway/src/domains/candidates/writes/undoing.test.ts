/** A change of answers is taken back by those who may edit all of it, while nothing has come after it. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { toGlobalId } from '../../../lib/globalId.js';
import type { CandidateRecord } from '../candidatesModel.js';

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

const services = () => story.server.services;
const update = (input: object, viewer: UserViewer = story.admin.viewer) =>
  services().candidates.update(viewer, id, input);
async function latest(token = story.admin.token) {
  const { data } = await story.server.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: 1) { edges { node {
      id kind viewerCanUndo changes { key before after } } } } } } }`,
    { id: toGlobalId('Candidate', id) },
    token,
  );
  return data.node.events.edges[0].node as { id: string; kind: string; viewerCanUndo: boolean; changes: object[] };
}
const undo = async (eventId: string, token = story.client.token) =>
  (
    await story.server.graphql(
      `mutation ($input: UndoCandidateChangeInput!) { undoCandidateChange(input: $input) {
        candidate { name filledFields { key value } } userErrors { code } } }`,
      { input: { eventId } },
      token,
    )
  ).data.undoCandidateChange;

test('name and answers are again as they were, which is an event of its own that can be undone', async () => {
  await update({
    name: 'Nome Novo',
    fields: [
      { key: 'cidade', value: 'Olinda' },
      { key: 'cpf', value: '52998224725' },
    ],
  });
  const change = await latest(story.client.token);
  expect(change.viewerCanUndo).toBe(true);
  expect(await undo(change.id)).toEqual({
    candidate: { name: candidate.name, filledFields: [{ key: 'cidade', value: 'Recife' }] },
    userErrors: [],
  });
  const undone = await latest();
  expect(undone).toMatchObject({ kind: 'UNDONE', viewerCanUndo: true });
  expect(undone.changes).toContainEqual({ key: 'cidade', before: 'Olinda', after: 'Recife' });
  expect(await undo(undone.id)).toMatchObject({ candidate: { name: 'Nome Novo' } });
});

test('an answer that has changed since is a conflict', async () => {
  await update({ fields: [{ key: 'cidade', value: 'Olinda' }] });
  const change = await latest();
  await update({ fields: [{ key: 'cidade', value: 'Natal' }] });
  expect(await undo(change.id)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
});

test('who may not edit one of the fields undoes nothing, and another company finds no event', async () => {
  await update({
    fields: [
      { key: 'cidade', value: 'Olinda' },
      { key: 'interno', value: 'x' },
    ],
  });
  const change = await latest(story.client.token);
  expect(change.viewerCanUndo).toBe(false);
  expect(await undo(change.id)).toMatchObject({ userErrors: [{ code: 'PRECONDITION_FAILED' }] });
  expect(await undo(change.id, story.otherClient.token)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await undo(change.id, story.admin.token)).toMatchObject({ userErrors: [] });
});

test('what changed no answers cannot be undone', async () => {
  const registered = await latest();
  expect(registered).toMatchObject({ kind: 'REGISTERED', viewerCanUndo: false });
  expect(await undo(registered.id)).toMatchObject({ userErrors: [{ code: 'PRECONDITION_FAILED' }] });
  expect(await undo('x')).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
});

test('an answer under a key that is known without being configured is undone as it was written', async () => {
  await update({ name: 'Nome Novo', fields: [{ key: 'rg', value: '123456' }] });
  const change = await latest();
  expect(change).toMatchObject({ kind: 'CHANGED', viewerCanUndo: true });
  expect(await undo(change.id, story.admin.token)).toMatchObject({
    candidate: { name: candidate.name },
    userErrors: [],
  });
});

test('what the candidate has corrected and staff take back is asked for again, and what staff have changed is not', async () => {
  const { viewer } = await story.signIn(candidate);
  const { ownForm } = services().candidates;
  const save = (key: string, value: string) => ownForm.save(viewer, { fields: [{ key, value }] });
  await ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  await services().candidates.reopen(story.client.viewer, id, { fieldKeys: ['cidade', 'cpf'] });
  await save('cpf', '11144477735');
  await save('cidade', 'Olinda');
  const corrected = await latest();
  await update({ fields: [{ key: 'cidade', value: 'Natal' }] });
  const stored = async () => (await services().candidates.get(story.admin.viewer, id)).correctedFieldKeys;
  expect(await undo((await latest()).id)).toMatchObject({ userErrors: [] });
  expect(await stored()).toEqual(['cpf', 'cidade']);
  expect(await undo(corrected.id)).toMatchObject({ userErrors: [] });
  expect(await stored()).toEqual(['cpf']);
});
