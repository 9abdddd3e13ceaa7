/** What an admission that has ended is counted and listed as. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const services = () => story.server.services;
const idOf = ({ _id }: CandidateRecord) => _id.toString();
const selected = (candidate: CandidateRecord) => ({ selection: { candidateIds: [idOf(candidate)] } });
const read = (candidate: CandidateRecord) => services().candidates.get(story.admin.viewer, idOf(candidate));

it('says so in its stage again where a gateway that knows of no end has written over it', async () => {
  const candidate = await story.register();
  await services().candidates.actions.end(story.client.viewer, { ...selected(candidate), reason: 'other' });
  const { _id } = candidate;
  const [stage, attentionReason] = ['filling', 'no_answer'];
  await CandidateModel.collection.updateOne({ _id }, { $set: { stage, attentionReason } });
  expect(await services().candidates.admission.mendEnded()).toBe(1);
  expect(await read(candidate)).toMatchObject({ stage: 'ended' });
  expect((await read(candidate)).attentionReason).toBeUndefined();
  expect(await services().candidates.admission.mendEnded()).toBe(0);
});

it('is counted in its stage, and listed there alone', async () => {
  const { viewer } = story.otherClient;
  const candidate = await story.register({}, viewer);
  const counts = async () => {
    const { data } = await story.server.graphql('{ stageCounts { stage count } }', {}, story.otherClient.token);
    return Object.fromEntries(data.stageCounts.map((row: { stage: string; count: number }) => [row.stage, row.count]));
  };
  const before = await counts();
  await services().candidates.actions.end(viewer, { ...selected(candidate), reason: 'hired' });
  expect(await counts()).toEqual({ ...before, INVITED: before.INVITED - 1, ENDED: before.ENDED + 1 });
  const page = { offset: 0, limit: 50 };
  const list = await services().candidates.list(viewer, { page, filter: { stages: ['ended'] } });
  expect(list.items.map(idOf)).toEqual([idOf(candidate)]);
});
