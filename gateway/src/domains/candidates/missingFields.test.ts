/** What is missing, and where somebody stopped, as the server tells it: by label, and of no field that the reader may not view. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from './candidatesModel.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-08-03T15:00:00Z');

let story: CandidateStory;
let candidate: CandidateRecord;
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  const field = { target: 'candidate' as const, type: 'text' as const, required: true };
  // The first one that is missing is one that only administrators and the candidate see.
  const hidden = { canView: ['candidate' as const], canEdit: ['candidate' as const] };
  await customFields.create(story.admin.viewer, {
    ...field,
    ...hidden,
    key: 'laudo',
    label: 'Laudo sigiloso',
    order: 0,
  });
  const seen = { canView: ['client' as const, 'candidate' as const], canEdit: ['candidate' as const] };
  await customFields.create(story.admin.viewer, { ...field, ...seen, key: 'rua', label: 'Rua', order: 90 });
  story.server.setNow(new Date(NOW.getTime() - 6 * DAY_MS));
  candidate = await story.register({ name: 'Ana' });
  const self = await story.signIn(candidate);
  const answer = { key: 'cpf', value: '52998224725' };
  await story.server.services.candidates.ownForm.save(self.viewer, { fields: [answer] });
  story.server.setNow(NOW);
  await story.server.services.candidates.admission.refreshDue();
});
afterAll(() => story.stop());

const QUERY = `query ($id: ID!) {
  node(id: $id) { ... on Candidate { missingFields } }
  attention(reason: NO_ANSWER) { edges { node { stoppedAt candidate { name } } } }
}`;

test.each([
  ['admin', ['Laudo sigiloso', 'Rua'], 'Laudo sigiloso'],
  ['client', ['Rua'], 'Rua'],
] as const)('the %s reads the fields that they may view', async (role, missing, stoppedAt) => {
  const id = toGlobalId('Candidate', candidate._id);
  const { data, errors } = await story.server.graphql(QUERY, { id }, story[role].token);
  expect(errors).toBeUndefined();
  expect(data.node.missingFields).toEqual(missing);
  expect(data.attention.edges).toEqual([{ node: { stoppedAt, candidate: { name: 'Ana' } } }]);
});

test('what is missing is named, and where people stop is told, in the order in which forms ask: what depends on an answer after it', async () => {
  const { customFields, candidates } = story.server.services;
  const everyone = ['client' as const, 'candidate' as const];
  const field = { target: 'candidate' as const, canView: everyone, canEdit: everyone };
  const condition = { fieldKey: 'estuda', values: ['true'] };
  const question = { ...field, type: 'text' as const, required: true };
  await customFields.create(story.admin.viewer, {
    ...field,
    type: 'checkbox',
    key: 'estuda',
    label: 'Estuda',
    order: 93,
  });
  await customFields.create(story.admin.viewer, { ...question, key: 'escola', label: 'Escola', order: 91, condition });
  await customFields.create(story.admin.viewer, { ...question, key: 'turno', label: 'Turno', order: 92 });
  const fields = [
    { key: 'rua', value: 'Rua A' },
    { key: 'estuda', value: 'true' },
  ];
  await candidates.update(story.admin.viewer, candidate._id.toString(), { fields });
  const query = `query ($id: ID!) {
    node(id: $id) { ... on Candidate { missingFields } }
    attention(reason: NO_ANSWER) { edges { node { stoppedAt } } }
    admissionFigures(from: "2026-07-01", to: "2026-08-03") { dropOff { questions { key count } } }
  }`;
  const { data } = await story.server.graphql(
    query,
    { id: toGlobalId('Candidate', candidate._id) },
    story.client.token,
  );
  expect(data).toEqual({
    node: { missingFields: ['Turno', 'Escola'] },
    attention: { edges: [{ node: { stoppedAt: 'Turno' } }] },
    admissionFigures: { dropOff: { questions: [{ key: 'turno', count: 1 }] } },
  });
});
