/**
 * The plain version of the same product: the same pages of the same data by mongoose's lean queries and Apollo Server,
 * with a query for each thing that a page needs and nothing remembered between requests. It checks no permissions of fields,
 * which makes it faster than it may be. `node plainServer.mjs <data directory>` sends its port to its parent.
 */
import { ApolloServer, HeaderMap } from '@apollo/server';
import express from 'express';
import mongoose from 'mongoose';
import { openDatabase } from '../../dist/database/connection.js';

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
await openDatabase({ mongodbUrl: undefined, dataDir: process.argv[2], logger });
const modelOf = (name, collection) =>
  mongoose.model(
    `Plain${name}`,
    new mongoose.Schema({}, { strict: false, strictQuery: false, collection, autoIndex: false }),
  );
const Candidates = modelOf('Candidate', 'candidates');
const Clients = modelOf('Client', 'clients');
const Confirmations = modelOf('Confirmation', 'candidateconfirmations');
const Fields = modelOf('Field', 'customFields');
const Users = modelOf('User', 'users');

const sorts = { CREATED: 'createdAt', NAME: 'searchText', PROGRESS: 'progress' };

/** An order and its index, which is named as the planner's other ways need an engine that the embedded build does not have. */
function orderOf(sort = 'CREATED_DESC') {
  const [name, direction] = sort.split('_');
  const by = direction === 'ASC' ? 1 : -1;
  return { order: { [sorts[name]]: by, _id: by }, index: { [sorts[name]]: 1, _id: 1 } };
}

async function readPage({ first, page = 1, after, filter = {}, sort }) {
  const [offset] = after ? JSON.parse(Buffer.from(after, 'base64url').toString()) : [(page - 1) * first];
  const { search, status } = filter;
  const conditions = {
    ...(search && { name: mongoose.trusted({ $regex: search.replace(/[^\p{L}\p{N} ]/gu, '\\$&'), $options: 'i' }) }),
    ...(status && { status: status.toLowerCase() }),
  };
  const { order, index } = orderOf(sort);
  const [rows, totalCount, fields] = await Promise.all([
    Candidates.find(conditions).sort(order).hint(index).skip(offset).limit(first).lean(),
    Candidates.countDocuments(conditions),
    Fields.find({ target: 'candidate' }).sort({ order: 1 }).lean(),
    Users.findOne({ role: 'admin' }).lean(),
  ]);
  const ids = rows.map(({ _id }) => _id);
  const [clients, confirmations] = await Promise.all([
    Clients.find({ _id: mongoose.trusted({ $in: rows.map(({ clientId }) => clientId) }) }).lean(),
    Confirmations.find({ candidateId: mongoose.trusted({ $in: ids }) }).lean(),
  ]);
  const client = new Map(clients.map((each) => [String(each._id), { ...each, id: String(each._id) }]));
  const items = rows.map((row) => ({
    ...row,
    id: String(row._id),
    client: client.get(String(row.clientId)),
    confirmations: confirmations
      .filter(({ candidateId }) => candidateId.equals(row._id))
      .map((each) => ({ ...each, id: String(each._id), clientName: client.get(String(each.clientId))?.name })),
    filledFields: fields
      .filter(({ key }) => row.values?.[key])
      .map(({ key, label }) => ({ key, label, value: row.values[key], displayValue: row.values[key] })),
  }));
  return { items, totalCount, totalPages: Math.ceil(totalCount / first) };
}

const typeDefs = `
  scalar DateTime
  enum CandidateSort { CREATED_DESC CREATED_ASC NAME_ASC NAME_DESC PROGRESS_DESC PROGRESS_ASC }
  enum CandidateStatus { IN_PROGRESS COMPLETE }
  input CandidateFilter { search: String status: CandidateStatus }
  type Client { id: ID! name: String companyName: String }
  type Confirmation { id: ID! isConfirmed: Boolean clientName: String updatedAt: DateTime }
  type FieldValue { key: String! label: String! value: String displayValue: String }
  type Candidate {
    id: ID! name: String email: String status: String progress: Int createdAt: DateTime client: Client isConfirmed: Boolean
    confirmations: [Confirmation!]! filledFields: [FieldValue!]!
  }
  type Edge { node: Candidate! }
  type PageCursors { totalPages: Int! }
  type Connection { totalCount: Int! pageCursors: PageCursors! edges: [Edge!]! }
  type Query {
    candidates(first: Int!, page: Int, after: String, filter: CandidateFilter!, sort: CandidateSort): Connection!
  }
`;
const resolvers = {
  Query: {
    async candidates(_, variables) {
      const { items, totalCount, totalPages } = await readPage(variables);
      return { totalCount, pageCursors: { totalPages }, edges: items.map((node) => ({ node })) };
    },
  },
  Candidate: { createdAt: ({ createdAt }) => createdAt.toISOString() },
  Confirmation: { updatedAt: ({ updatedAt }) => updatedAt.toISOString() },
};
const apollo = new ApolloServer({ typeDefs, resolvers });
await apollo.start();

const app = express();
app.post('/graphql', express.json(), async (request, response) => {
  const headers = new HeaderMap([['content-type', 'application/json']]);
  const httpGraphQLRequest = { method: 'POST', headers, search: '', body: request.body };
  const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ({}) });
  response
    .status(answer.status ?? 200)
    .type('json')
    .send(answer.body.string);
});
app.get(['/v1/candidates', '/v1/candidates/admin'], async (request, response) => {
  const { page = '1', pageSize = '50', sort } = request.query;
  const { items, totalCount, totalPages } = await readPage({ first: Number(pageSize), page: Number(page), sort });
  response.json({ data: items, total: totalCount, totalPages });
});
const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
