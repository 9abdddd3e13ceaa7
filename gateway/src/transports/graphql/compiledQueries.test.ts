/** Compiled queries must answer exactly what graphql-js does: each is asked three times, and is compiled from the second on. */
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse, visit, type OperationDefinitionNode } from 'graphql';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { dataVersions } from '../../cache/dataVersions.js';
import { compiledQueries, withoutSuggestions } from './compiledQueries.js';
import { scalars } from './scalars.js';

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
    // Else the second answer would be the first one, kept.
    dataVersions.invalidateAll();
    const { status, data, errors } = await story.server.graphql(query, variables, story.client.token);
    return { status, data, errors };
  };
  const interpreted = await ask();
  expect(await ask()).toEqual(interpreted);
  expect(await ask()).toEqual(interpreted);
});

it('a compiled query knows who asks each time', async () => {
  const query = '{ candidates(first: 1) { totalCount edges { node { name fields { key viewerCanView } } } } }';
  for (let time = 0; time < 2; time += 1) {
    dataVersions.invalidateAll();
    await story.server.graphql(query, {}, story.admin.token);
  }
  const other = await story.server.graphql(query, {}, story.otherClient.token);
  expect(other.data.candidates.totalCount).toBe(0);
  expect((await story.server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

describe('the variables of a compiled query', () => {
  const schema = makeExecutableSchema({
    typeDefs: `
      scalar DateTime
      enum Color { RED GREEN }
      input Inner { number: Int!, color: Color }
      input Default { number: Int! = 7 }
      input Defaults { inner: Default, many: [Default!] }
      input Filter { text: String, inner: Inner, many: [Inner!] }
      type Query {
        echo(int: Int, float: Float, text: String, id: ID, flag: Boolean, color: Color, date: DateTime,
          filter: Filter, defaults: Defaults, list: [Int!], required: Int!): String
      }`,
    resolvers: {
      DateTime: scalars.DateTime,
      Color: { RED: 'inside-red', GREEN: 'inside-green' },
      Query: { echo: (_: unknown, args: object) => JSON.stringify(Object.entries(args).toSorted()) },
    },
  });
  const executor = compiledQueries(schema);

  /** Asks as somebody, and whether graphql-jit has compiled the document by then: it leaves a mark on the fields that it goes through. */
  async function ask(query: string, variables: object, viewer: object | null = {}) {
    const document = parse(query);
    const [operation] = document.definitions as [OperationDefinitionNode];
    const request = { source: query, queryHash: query, operationName: null, request: { variables } };
    const asked = { ...request, document, operation, context: { viewer } };
    const answer = await executor(asked as unknown as Parameters<typeof executor>[0]);
    let isCompiled = false;
    visit(document, { Field: (node) => void (isCompiled ||= '__internalShouldInclude' in node) });
    return { document, answer, isCompiled };
  }

  /** What both executors answer; the compiled one when it has seen the query before. */
  async function answers(argument: string, type: string, value: unknown) {
    const required = argument === 'required' ? '' : ', required: 1';
    const query = `query ($value: ${type}) { echo(${argument}: $value${required}) }`;
    const variables = value === undefined ? {} : { value };
    for (let time = 0; time < 2; time++) await ask(query, variables);
    const { document, answer: compiled } = await ask(query, variables);
    const interpreted = { schema, document, variableValues: variables, contextValue: {}, ...withoutSuggestions };
    return { compiled, interpreted: await execute(interpreted) };
  }

  it.each([
    ['of somebody who is signed in', 10, {}, true],
    ['of a stranger', 10, null, false],
    ['with too much in it', 501, {}, false],
  ])('a repeated document %s is compiled only where it may be', async (_whose, fields, viewer, isCompiled) => {
    const query = `{ ${'echo(required: 1) '.repeat(fields)} }`;
    const answer = { data: expect.objectContaining({ echo: '[["required",1]]' }) };
    expect(await ask(query, {}, viewer)).toMatchObject({ isCompiled: false, answer });
    expect(await ask(query, {}, viewer)).toMatchObject({ isCompiled, answer });
    expect(await ask(query, {}, viewer)).toMatchObject({ isCompiled: false, answer });
  });

  it('documents are forgotten by how much was compiled of them, however short they are', async () => {
    const large = (which: number) =>
      `{ ${'...All '.repeat(45)} } fragment All on Query { ${'echo(required: 1) '.repeat(10)} } # ${which}`;
    const compile = async (which: number) => {
      await ask(large(which), {});
      return (await ask(large(which), {})).isCompiled;
    };
    expect(await compile(0)).toBe(true);
    expect(await compile(0)).toBe(false);
    for (let which = 1; which < 30; which += 1) expect(await compile(which)).toBe(true);
    expect(await compile(0)).toBe(true);
  });

  const values = [
    ...[undefined, null, 0, 1, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, '', '1', 'abc', 'RED', 'red', true, false],
    ...['2026-01-31', '2026-01-31T10:00:00Z', 'inside-red', [], [1], [1, 2.5], [null], ['1'], [[1]], {}],
    ...[{ unknown: 1 }, { text: 'a' }, { text: 1 }, { text: null }, { inner: {} }, { inner: { number: '1' } }],
    ...[{ inner: { number: null } }, { inner: { color: 'GREEN' } }, { inner: { color: 'BLUE' } }, { inner: [] }],
    ...[
      { many: {} },
      { many: [{ number: 1 }, {}] },
      { many: [null] },
      { many: [{ number: 1.5 }] },
      { __proto__: null },
    ],
  ];

  it.each([
    ['int', 'Int'],
    ['float', 'Float'],
    ['text', 'String'],
    ['id', 'ID'],
    ['flag', 'Boolean'],
    ['color', 'Color'],
    ['date', 'DateTime'],
    ['filter', 'Filter'],
    ['defaults', 'Defaults'],
    ['list', '[Int!]'],
    ['required', 'Int!'],
    ['int', 'Int = 5'],
  ])('are taken and refused as graphql-js does: %s of type %s', async (argument, type) => {
    for (const value of values) {
      const { compiled, interpreted } = await answers(argument, type, value);
      expect({ value, answer: JSON.parse(JSON.stringify(compiled)) as unknown }).toEqual({
        value,
        answer: JSON.parse(JSON.stringify(interpreted)) as unknown,
      });
    }
  });
});
