/**
 * A model made by the recipe of CONTRIBUTING alone (model, mutation, list on `Candidate`), by somebody who has never heard of
 * data versions: what it shows is as new as the last write, though its reader has cached it and named the wrong area.
 */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { addResolversToSchema } from '@graphql-tools/schema';
import { extendSchema, parse } from 'graphql';
import { Schema, Types } from 'mongoose';
import { pino } from 'pino';
import supertest from 'supertest';
import { defineModel } from '../src/cache/defineModel.js';
import { VersionedCacheById } from '../src/cache/versionedCache.js';
import { rawFind } from '../src/database/rawFind.js';
import type { RequestContext } from '../src/domains/context.js';
import type { DeepReadonly } from '../src/lib/deepReadonly.js';
import { databaseId } from '../src/lib/globalId.js';
import { requestContextMiddleware } from '../src/server/requestContext.js';
import { asGateway } from '../src/transports/graphql/compiledQueries.js';
import { buildSchema } from '../src/transports/graphql/schema.js';
import { jsonToGraphql } from '../src/transports/graphql/transport.js';
import { startCandidateStory, type CandidateStory } from './candidates.js';

interface StoredTag {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  text: string;
}
type TagRecord = DeepReadonly<StoredTag>;
const TagModel = defineModel<StoredTag>(
  'TagOfTheRecipe',
  new Schema<StoredTag>({
    candidateId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
  }),
);

/** The ids that the reader of tags has asked the database for. */
const reads: string[] = [];
const tagsOf = new VersionedCacheById<string[]>(
  async (ids) => {
    reads.push(...ids);
    const filter = { candidateId: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const tags = await rawFind<TagRecord>(TagModel, { filter, sort: { _id: 1 } });
    return new Map(ids.map((id) => [id, tags.filter((tag) => tag.candidateId.equals(id)).map(({ text }) => text)]));
  },
  { areas: ['candidates'], capacity: { answers: 100 } },
);

function schemaWithTags() {
  const schema = extendSchema(
    buildSchema(),
    parse(`
      extend type Candidate { recipeTags: [String!]! }
      extend type Mutation { addRecipeTag(candidateId: ID!, text: String!): Boolean! }
    `),
  );
  const resolvers = {
    Candidate: {
      recipeTags: async ({ _id }: { _id: Types.ObjectId }) => (await tagsOf.get([_id.toString()]))[0],
    },
    Mutation: {
      addRecipeTag: async (_: unknown, { candidateId, text }: { candidateId: string; text: string }) => {
        await TagModel.create({ candidateId: new Types.ObjectId(databaseId('Candidate', candidateId)), text });
        return true;
      },
    },
  };
  return addResolversToSchema({ schema, resolvers });
}

let story: CandidateStory;
let apollo: ApolloServer<RequestContext>;
let ask: (query: string, variables?: object) => Promise<Record<string, unknown>>;
beforeAll(async () => {
  story = await startCandidateStory();
  apollo = new ApolloServer<RequestContext>({ gateway: asGateway(schemaWithTags()) });
  await apollo.start();
  const findOutWhoAsks = requestContextMiddleware({
    config: story.server.config,
    services: story.server.services,
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    addressOf: () => '203.0.113.7',
  });
  const agent = supertest(createServer(jsonToGraphql(apollo, { before: [], findOutWhoAsks })));
  ask = async (query, variables = {}) => {
    const request = agent.post('/graphql').set('Authorization', `Bearer ${story.admin.token}`);
    return (await request.send({ query, variables })).body;
  };
});
afterAll(async () => {
  await apollo.stop();
  await story.stop();
});

const list = '{ candidates(first: 10) { totalCount edges { node { id name recipeTags } } } }';
const addTag = 'mutation ($candidateId: ID!, $text: String!) { addRecipeTag(candidateId: $candidateId, text: $text) }';

interface Shown {
  id: string;
  name: string;
  recipeTags: string[];
}
async function shown(name: string): Promise<Shown | undefined> {
  const { data } = (await ask(list)) as { data: { candidates: { edges: { node: Shown }[] } } };
  return data.candidates.edges.find(({ node }) => node.name === name)?.node;
}
async function isCached(id: Types.ObjectId): Promise<boolean> {
  const before = reads.length;
  await tagsOf.get([id.toString()]);
  return reads.length === before;
}

it('a list shows each record that was written just before it is asked for, though it is cached in between', async () => {
  const { _id } = await story.register({ name: 'Ana Prado' });
  const before = await shown('Ana Prado');
  expect(before?.recipeTags).toEqual([]);
  for (const text of ['Primeira', 'Segunda', 'Terceira']) {
    expect(await isCached(_id)).toBe(true);
    expect(await ask(addTag, { candidateId: before?.id, text })).toEqual({ data: { addRecipeTag: true } });
    expect((await shown('Ana Prado'))?.recipeTags).toContain(text);
  }
});

it('a change, and a deletion, show at once as well', async () => {
  const { _id: candidateId } = await story.register({ name: 'Bento Prado' });
  await TagModel.create({ candidateId, text: 'Primeira' });
  expect((await shown('Bento Prado'))?.recipeTags).toEqual(['Primeira']);
  await TagModel.updateOne({ candidateId }, { $set: { text: 'Mudada' } });
  expect((await shown('Bento Prado'))?.recipeTags).toEqual(['Mudada']);
  await TagModel.deleteMany({ candidateId });
  expect((await shown('Bento Prado'))?.recipeTags).toEqual([]);
});
