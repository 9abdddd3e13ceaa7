/** Compiled queries must answer exactly what graphql-js does: each is asked three times, and is compiled from the second on. */
import { startCandidateStory, type CandidateStory } from '../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  await story.register({ name: 'Ana Prado', fields: [{ key: 'salario', value: '1000.5' }] });
  await story.register({ name: 'Bento Prado' });
});
afterAll(() => story.stop());

const whole = `query ($first: Int! = 1, $after: String, $filter: CandidateFilter) {
  candidates(first: $first, after: $after, filter: $filter, sort: NAME_ASC) {
    totalCount
    edges { node { name status createdAt ...Values client { companyName } } }
  }
}
fragment Values on Candidate { fields { key value displayValue type } }`;
const withDirectives = `query ($brief: Boolean!) {
  candidates(first: 2) { edges { node { ...Line } } }
  again: candidates(first: 2) { edges { node { ...Line } } }
}
fragment Line on Candidate { name email @skip(if: $brief) }`;
const withVariableInside = `query ($status: CandidateStatus) {
  candidates(first: 2, filter: { status: $status, search: "ana" }) { totalCount }
}`;

it.each([
  ['variables, defaults, enums, dates and fragments', whole, { first: 2 }],
  ['absent variables', whole, {}],
  ['null variables', whole, { after: null, filter: null }],
  ['input objects', whole, { first: 2, filter: { search: 'ana', status: 'IN_PROGRESS' } }],
  ['a variable of the wrong type', whole, { first: 'two' }],
  ['an enum value that does not exist', whole, { filter: { status: 'GONE' } }],
  ['a missing variable', withDirectives, {}],
  ['directives', withDirectives, { brief: true }],
  ['an absent variable inside of a literal', withVariableInside, {}],
  ['a failure of a root field', whole, { first: 1000 }],
  ['a refused root field', '{ clients(first: 1) { totalCount } viewer { name } }', {}],
])('a repeated query with %s answers the same each time', async (_, query, variables) => {
  const ask = async () => {
    const { status, data, errors } = await story.server.graphql(query, variables, story.client.token);
    return { status, data, errors };
  };
  const interpreted = await ask();
  expect(await ask()).toEqual(interpreted);
  expect(await ask()).toEqual(interpreted);
});

it('a compiled query knows who asks each time', async () => {
  const query = '{ candidates(first: 1) { totalCount edges { node { name fields { key viewerCanView } } } } }';
  for (let time = 0; time < 2; time += 1) await story.server.graphql(query, {}, story.admin.token);
  const other = await story.server.graphql(query, {}, story.otherClient.token);
  expect(other.data.candidates.totalCount).toBe(0);
  expect((await story.server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
