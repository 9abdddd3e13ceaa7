/**
 * What holds for every field that a type offers, found in the schema: a page of records with all of them costs a constant number
 * of database commands, and what leads from a candidate to other records says here who may follow it.
 */
import { cnpj } from 'cpf-cnpj-validator';
import { getNamedType, isEnumType, isNonNullType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { dataVersions } from '../src/cache/dataVersions.js';
import { toGlobalId } from '../src/lib/globalId.js';
import { buildSchema } from '../src/transports/graphql/schema.js';
import { startDocumentStory, type DocumentStory } from './documents.js';
import { watchCommands, type SentCommand } from './sentCommands.js';

/** Objects within objects within a row: candidates of clients, and clients of candidates, would go on for ever. */
const DEPTH = 2;

/** Every field of the type that can be asked for without arguments, and of the objects that they lead to. */
function everyFieldOf(type: GraphQLObjectType, depth = DEPTH): string {
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
    .map((field) => {
      const named = getNamedType(field.type);
      if (isScalarType(named) || isEnumType(named)) return field.name;
      if (!isObjectType(named) || depth === 0) return '';
      return `${field.name} { __typename ${everyFieldOf(named, depth - 1)} }`;
    })
    .join(' ');
}

/** What to ask of a field that leads to other records, be it to one, to a list or to a page of them; null for other fields. */
function idsOf(field: GraphQLField<unknown, unknown>): string | null {
  const named = getNamedType(field.type);
  if (!isObjectType(named)) return null;
  if ('edges' in named.getFields()) return `${field.name} { edges { node { id } } }`;
  return 'id' in named.getFields() ? `${field.name}${ARGUMENTS[field.name] ?? ''} { id }` : null;
}

/** What fields want that cannot be asked for without. */
const ARGUMENTS: Partial<Record<string, string>> = { documentVersions: '(fieldKey: "foto")' };

const candidateType = (): GraphQLObjectType => {
  const type = buildSchema().getType('Candidate');
  if (!isObjectType(type)) throw new Error('Candidate is no type of objects');
  return type;
};

/** Who gets something by each field of a candidate that leads to other records, where there is something for everybody named. */
const readers: Record<string, ('admin' | 'client')[]> = {
  client: ['admin', 'client'],
  confirmations: ['admin', 'client'],
  documents: ['admin', 'client'],
  documentVersions: ['admin', 'client'],
  events: ['admin', 'client'],
  notes: ['admin', 'client'],
};

const pages = [
  { list: 'candidates', type: 'Candidate' },
  { list: 'clients', type: 'Client' },
];

const FEW = 2;
const MANY = 8;

let story: DocumentStory;
let sent: SentCommand[];
/** The global id of a candidate who has something of everything. */
let id: string;
beforeAll(async () => {
  story = await startDocumentStory();
  const { clients, confirmations, notes } = story.server.services;
  for (let count = 0; count < MANY; count++) {
    const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Natal' }] });
    const candidateId = candidate._id.toString();
    id = toGlobalId('Candidate', candidate._id);
    await notes.add(story.admin.viewer, candidateId, { text: 'Ligar amanhã', isShared: true });
    await story.send(story.admin.viewer, candidateId, 'foto');
    await confirmations.confirm(story.client.viewer, { candidateId });
    const company = { companyName: `Empresa ${count}`, email: `empresa${count}@example.com`, cnpj: cnpj.generate() };
    await clients.create(story.admin.viewer, { active: true, name: 'Rui Sá', ...company });
  }
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

it.each(pages)('a page of $list with every field costs what it costs with four times the rows', async (page) => {
  const type = buildSchema().getType(page.type);
  if (!isObjectType(type)) throw new Error(`${page.type} is no type of objects`);
  const query = `query ($first: Int!) { ${page.list}(first: $first) { edges { node { ${everyFieldOf(type)} } } } }`;
  const commandsFor = async (first: number) => {
    dataVersions.invalidateAll();
    sent.length = 0;
    const { data, errors } = await story.server.graphql(query, { first }, story.admin.token);
    expect(errors).toBeUndefined();
    expect(data[page.list].edges).toHaveLength(first);
    return sent.map(({ name, collection }) => `${name} ${collection}`).toSorted();
  };
  // The first time writes that passwords were shown and makes the kept counts, which the second time reads.
  await commandsFor(MANY);
  await commandsFor(MANY);
  expect(await commandsFor(MANY)).toEqual(await commandsFor(FEW));
});

it('each field of a candidate that leads to other records says who may follow it', () => {
  const leading = Object.values(candidateType().getFields()).filter(idsOf);
  expect(leading.map(({ name }) => name).toSorted()).toEqual(Object.keys(readers).toSorted());
});

it.each(Object.entries(readers))('%s gives something to %j, and nothing to others', async (name, roles) => {
  const field = candidateType().getFields()[name];
  const query = `query ($id: ID!) { node(id: $id) { ... on Candidate { ${field && idsOf(field)} } } }`;
  const getsSomething = async (role: 'admin' | 'client') => {
    const { data } = await story.server.graphql(query, { id }, story[role].token);
    return JSON.stringify(data.node[name]).includes('"id"');
  };
  expect({ admin: await getsSomething('admin'), client: await getsSomething('client') }).toEqual({
    admin: roles.includes('admin'),
    client: roles.includes('client'),
  });
});
