/** Every text and every list that a field of GraphQL takes has an upper bound: found in the schema, tried one by one. */
import {
  getNamedType,
  getNullableType,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { AccessRule } from '../../src/auth/rules.js';
import type { Role } from '../../src/auth/viewer.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import { mutationRules, queryRules } from '../../src/transports/graphql/rules.js';
import { buildSchema } from '../../src/transports/graphql/schema.js';
import { startCallFixture, type CallFixture } from '../restCatalogue/fixture.js';
import { overLong, placeName, type InputPlace } from './overLong.js';

/** Compared or cut to their beginning, never kept: an over-long text finds nothing, which need not be a failure. */
const compared = new Set<unknown>(['search', 'after', 'before']);

const schema = buildSchema();
const rules: Record<string, AccessRule> = { ...queryRules, ...mutationRules };
interface Payload {
  userErrors?: { field: string[] | null; code: string }[];
}
type Root = 'query' | 'mutation';
const roots = {
  query: schema.getQueryType()?.getFields() ?? {},
  mutation: schema.getMutationType()?.getFields() ?? {},
};

let fixture: CallFixture;
let ids: Record<string, string>;
beforeAll(async () => {
  fixture = await startCallFixture();
  ids = {
    Candidate: toGlobalId('Candidate', fixture.candidateId),
    Client: toGlobalId('Client', fixture.clientId),
    CustomField: toGlobalId('CustomField', (await fixture.newField()).id),
    ExportTemplate: toGlobalId('ExportTemplate', await fixture.newTemplate()),
    Import: toGlobalId('CandidateImport', await fixture.newImport()),
  };
});
afterAll(() => fixture.stop());

/** The places of an input type that take texts, or lists. Ids are looked up, never kept. */
function placesIn(type: GraphQLInputType, way: InputPlace['way']): InputPlace[] {
  const inner = getNullableType(type);
  if (inner === GraphQLString) return [{ way, kind: 'text' }];
  if (isListType(inner)) return [{ way, kind: 'list' }, ...placesIn(inner.ofType, [...way, 0])];
  if (!isInputObjectType(inner)) return [];
  return Object.values(inner.getFields()).flatMap((field) => placesIn(field.type, [...way, field.name]));
}

const holdsFile = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === 'Upload';
  return Object.values(named.getFields()).some((field) => holdsFile(field.type));
};

const places = (['query', 'mutation'] as const).flatMap((root) =>
  Object.values(roots[root]).flatMap((field) =>
    // A file comes in a multipart request, whose texts templateUploads.test bounds.
    field.args.some(({ type }) => holdsFile(type))
      ? []
      : field.args
          .flatMap(({ name, type }) => placesIn(type, [name]))
          .map((place) => [root, field.name, placeName(place), place] as const),
  ),
);

/** Texts that their rules take, by the name of their property. */
const taken: Record<string, string> = { email: 'ana@exemplo.com', cnpj: '12ABC34501DE35', key: 'cidade' };

/** A value that is taken: what is required and nothing else. */
function smallest(type: GraphQLInputType, name: string, owner: string): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [smallest(inner.ofType, name, owner)];
  // The shortest one, of which a body has room for many.
  if (isEnumType(inner))
    return inner.getValues().toSorted((one, other) => one.name.length - other.name.length)[0]?.name;
  if (isInputObjectType(inner)) return smallestObject(Object.values(inner.getFields()), inner.name);
  if (inner === GraphQLString) return taken[name] ?? 'x';
  if (getNamedType(inner).name === 'ID')
    return ids[Object.keys(ids).find((kind) => owner.includes(kind)) ?? 'Candidate'];
  return getNamedType(inner).name === 'Boolean' ? true : 1;
}

function smallestObject(
  parts: readonly { name: string; type: GraphQLInputType; defaultValue?: unknown }[],
  owner: string,
) {
  const required = parts.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  return Object.fromEntries(required.map(({ name, type }) => [name, smallest(type, name, owner)]));
}

/** A value that is taken, with everything on the way to a place in it. */
function withWay(type: GraphQLInputType, way: InputPlace['way'], value: unknown, owner: string): unknown {
  const [step, ...rest] = way;
  const inner = getNullableType(type);
  const there = value ?? smallest(inner, String(step ?? ''), owner);
  if (step === undefined) return there;
  if (isListType(inner)) return [withWay(inner.ofType, rest, (there as unknown[])[0], owner)];
  if (!isInputObjectType(inner)) return there;
  const object = there as Record<string, unknown>;
  const field = inner.getFields()[step];
  return { ...object, ...(field && { [step]: withWay(field.type, rest, object[step], inner.name) }) };
}

function documentOf(root: Root, field: GraphQLField<unknown, unknown>): string {
  const definitions = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const answer = getNamedType(field.type);
  const selection = !isObjectType(answer)
    ? 'getFields' in answer
      ? '{ __typename }'
      : ''
    : `{ __typename ${answer.getFields()['userErrors'] ? 'userErrors { field code }' : ''} }`;
  return `${root} (${definitions}) { ${field.name}(${passed}) ${selection} }`;
}

const callers: Partial<Record<AccessRule, Role | null>> = {
  anyone: null,
  anyoneOrKey: null,
  clientOrKey: 'client',
  candidate: 'candidate',
  consentedCandidate: 'candidate',
};

/** Not the place of an entry in a list. */
const isName = (step: string | 0) => !/^\d+$/.test(String(step));

test.each(places)('%s %s refuses an over-long %s', async (root, name, _place, place) => {
  const field = roots[root][name]!;
  const rule = rules[name] ?? 'admin';
  const role = rule in callers ? callers[rule] : 'admin';
  const [first, ...rest] = place.way;
  const variables = smallestObject(field.args, field.name);
  const argument = field.args.find((one) => one.name === first)!;
  variables[argument.name] = withWay(argument.type, rest, variables[argument.name], field.name);
  const answer = await fixture.server.graphql(
    documentOf(root, field),
    overLong(variables, place) as object,
    role ? fixture.tokens[role] : null,
  );
  if (compared.has(place.way.at(-1))) {
    for (const { extensions } of answer.errors ?? []) expect(extensions.code).toBe('BAD_USER_INPUT');
    return;
  }
  const payload = answer.data?.[name] as Payload | null | undefined;
  // The name of a record that is asked for is not kept either.
  if (payload?.userErrors?.[0]?.code === 'NOT_FOUND') return;
  const details = (answer.errors ?? []).flatMap(
    ({ extensions }) => (extensions.details ?? []) as { field: string[] }[],
  );
  const told = [...(payload?.userErrors ?? []), ...details].map(({ field }) => (field ?? []).filter(isName).join('.'));
  const named = place.way.filter((step) => isName(step) && step !== 'input').join('.');
  expect({ told, errors: answer.errors }).toMatchObject({ told: expect.arrayContaining([named]) });
});
