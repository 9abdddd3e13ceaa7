/** The headings that fields stand under: how they are written through both transports, and who is told of them. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { databaseId, toGlobalId } from '../../../lib/globalId.js';

let story: CandidateStory;
let counter = 0;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** What both transports tell of a call: the section, or at which property it was refused and why. */
type Outcome = { section: string | null } | { code: string; field: string; message: string };
/** Ids are database ids on both. */
interface Door {
  create(input: object): Promise<Outcome & { id: string }>;
  update(id: string, changes: object): Promise<Outcome>;
  read(id: string): Promise<string | null>;
}

const inGraphql = async (document: string, variables: object = {}, token = story.admin.token) => {
  const { data, errors } = await story.server.graphql(document, variables, token);
  expect(errors).toBeUndefined();
  return data;
};
const SAVED = '{ customField { id section } userErrors { code field message } }';
const mutate = async (name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const data = await inGraphql(`mutation ($input: ${type}!) { ${name}(input: $input) ${SAVED} }`, { input });
  const { customField, userErrors } = data[name];
  const [error] = userErrors as { code: string; field: string[] | null; message: string }[];
  const id = customField ? databaseId('CustomField', customField.id) : '';
  return error
    ? { ...error, field: error.field?.join('.') ?? '', ...(customField && { section: customField.section }), id }
    : { section: customField.section, id };
};
const byGraphql: Door = {
  create: (input) => mutate('createCustomField', { type: 'TEXT', target: 'CANDIDATE', ...input }),
  async update(id, changes) {
    const { id: _, ...outcome } = await mutate('updateCustomField', { id: toGlobalId('CustomField', id), ...changes });
    return outcome;
  },
  async read(id) {
    const variables = { id: toGlobalId('CustomField', id) };
    const data = await inGraphql('query ($id: ID!) { node(id: $id) { ... on CustomField { section } } }', variables);
    return data.node.section;
  },
};

const rest = (method: 'get' | 'post' | 'put', path: string, body?: object, token = story.admin.token) =>
  story.server.rest(method, path, { token, ...(body && { body }) });
const restOutcome = ({ status, body }: Awaited<ReturnType<typeof rest>>) => {
  if (status < 300) return { section: body.data.section, id: body.data.id };
  const [{ field, message }] = body.details;
  return { code: body.code, field, message, id: '' };
};
const byRest: Door = {
  create: async (input) =>
    restOutcome(await rest('post', '/customfilds', { type: 'text', target: 'candidate', ...input })),
  async update(id, changes) {
    const { id: _, ...outcome } = restOutcome(await rest('put', `/customfilds/${id}`, changes));
    return outcome;
  },
  read: async (id) => (await rest('get', `/customfilds/${id}`)).body.data.section,
};

const newField = (more: object = {}) => ({ key: `campo_${(counter += 1)}`, label: 'Rótulo', ...more });

describe.each([
  ['GraphQL', byGraphql],
  ['/v1', byRest],
])('a section through %s', (_name, door) => {
  it.each([
    ['as it is typed', 'Dados pessoais', 'Dados pessoais'],
    ['in one line', '  Dados\r\n\t pessoais\u200b ', 'Dados pessoais'],
    ['of 60 characters, not counting blanks around them', `  ${'x'.repeat(60)}\n`, 'x'.repeat(60)],
    ['as none where it is blank', ' \n\u200b', null],
    ['as none where it is null', null, null],
  ])('is stored %s', async (_how, given, section) => {
    const made = await door.create(newField({ section: given }));
    expect(made).toMatchObject({ section });
    expect(await door.read(made.id)).toBe(section);
    const other = await door.create(newField());
    expect(other).toMatchObject({ section: null });
    expect(await door.update(other.id, { section: given })).toEqual({ section });
    expect(await door.read(other.id)).toBe(section);
  });

  it('stays where a change does not name it, and is cleared by null and by a blank text', async () => {
    for (const cleared of [null, '  ']) {
      const { id } = await door.create(newField({ section: 'Endereço' }));
      expect(await door.update(id, { label: 'Rua' })).toEqual({ section: 'Endereço' });
      expect(await door.update(id, { section: cleared })).toEqual({ section: null });
      expect(await door.read(id)).toBeNull();
    }
  });

  it('of 61 characters is refused at its place, and nothing is stored', async () => {
    const refusal = { code: 'INVALID', field: 'section', message: 'Seção deve ter no máximo 60 caracteres' };
    const given = { section: 'x'.repeat(61) };
    const input = newField(given);
    expect(await door.create(input)).toMatchObject(refusal);
    const fields = await story.server.services.customFields.list(story.admin.viewer);
    expect(fields.map(({ key }) => key)).not.toContain(input.key);
    const { id } = await door.create(newField({ section: 'Trabalho' }));
    expect(await door.update(id, { ...given, label: 'Outro' })).toMatchObject(refusal);
    expect(await story.server.services.customFields.get(story.admin.viewer, id)).toMatchObject({
      label: 'Rótulo',
      section: 'Trabalho',
    });
  });

  it('is none in a record from before there were sections, and may be given to it', async () => {
    const { id } = await door.create(newField({ section: 'Trabalho' }));
    const stored = mongoose.connection.collection('customFields');
    const _id = new mongoose.Types.ObjectId(id);
    await stored.updateOne({ _id }, { $unset: { section: '' } });
    // A write through the service, which outdates what is cached.
    expect(await door.update(id, { label: 'De antes' })).toEqual({ section: null });
    expect(await stored.findOne({ _id })).not.toHaveProperty('section');
    expect(await door.read(id)).toBeNull();
    expect(await door.update(id, { section: 'Endereço' })).toEqual({ section: 'Endereço' });
  });
});

it('a section that another administrator has written meanwhile is not overwritten unseen', async () => {
  const { id } = await byGraphql.create(newField());
  const mine = { section: 'Endereço', expected: { section: null } };
  await byGraphql.update(id, mine);
  // Sent again, as its answer was lost.
  expect(await byGraphql.update(id, mine)).toEqual({ section: 'Endereço' });
  const late = { section: 'Trabalho', expected: { section: null } };
  expect(await byGraphql.update(id, late)).toMatchObject({ code: 'CONFLICT', section: 'Endereço' });
  expect(await byGraphql.update(id, { section: null, expected: { section: 'Contato' } })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await byGraphql.read(id)).toBe('Endereço');
  // What is expected is compared as it is stored, and other properties are no matter of the section.
  expect(await byGraphql.update(id, { section: null, expected: { section: ' Endereço\n' } })).toEqual({
    section: null,
  });
  await byGraphql.update(id, { label: 'De outra pessoa' });
  expect(await byGraphql.update(id, late)).toEqual({ section: 'Trabalho' });
  // Callers of `/v1` say nothing of what they expect: their last call wins.
  expect(await byRest.update(id, { section: 'Contato', expected: { section: null } })).toEqual({ section: 'Contato' });
});

it('a field from before there were sections is as expected by who knows of none', async () => {
  const { id } = await byGraphql.create(newField());
  const _id = new mongoose.Types.ObjectId(id);
  await mongoose.connection.collection('customFields').updateOne({ _id }, { $unset: { section: '' } });
  const change = { section: 'Endereço', expected: { section: null } };
  expect(await byGraphql.update(id, change)).toEqual({ section: 'Endereço' });
});

it('a change of it is recorded under its name, the same one again is none, and the order stays', async () => {
  const told: (readonly string[] | undefined)[] = [];
  const { changes, customFields } = story.server.services;
  const { id } = await byGraphql.create(newField());
  const revision = await customFields.ordering.revision(story.admin.viewer, 'candidate');
  changes.subscribe('customField', ({ entityId, fields }) => void (entityId === id && told.push(fields)));
  for (const section of ['Endereço', ' Endereço ', null, '']) await byGraphql.update(id, { section });
  expect(told).toEqual([['section'], ['section']]);
  expect(await customFields.ordering.revision(story.admin.viewer, 'candidate')).toBe(revision);
});

type Told = { key: string; section: string | null }[];
/** The section of each field of a list that is looked at here. */
const sectionsIn = (fields: Told) =>
  Object.fromEntries(fields.flatMap(({ key, section }) => (key.startsWith('secao_') ? [[key, section]] : [])));

it('every role is told it with the label, in lists, forms and values, as it is by then', async () => {
  const everyone = ['ADMIN', 'CLIENT', 'CANDIDATE'];
  const shared = { canView: everyone, canEdit: everyone };
  const { id } = await byGraphql.create({ key: 'secao_rua', label: 'Rua', section: 'Endereço', ...shared });
  await byGraphql.create({ key: 'secao_livre', label: 'Livre', ...shared });
  await byGraphql.create({ key: 'secao_restrita', label: 'Restrita', section: 'Interno' });
  const candidate = await story.register({ fields: [{ key: 'secao_rua', value: 'Rua A' }] });
  const own = await story.signIn(candidate);
  const candidateId = candidate._id.toString();
  const FORM = '{ formFields(target: CANDIDATE) { key label section } }';
  const RECORD = 'query ($id: ID!) { node(id: $id) { ... on Candidate { fields { key label section } } } }';
  const PAGE = '{ candidates(first: 50) { edges { node { id fields { key section } } } } }';
  const globalId = toGlobalId('Candidate', candidate._id);
  const seenByStaff = async (token: string) => {
    const { edges } = (await inGraphql(PAGE, {}, token)).candidates;
    const row = edges.find(({ node }: { node: { id: string } }) => node.id === globalId);
    return [
      (await inGraphql(FORM, {}, token)).formFields,
      (await inGraphql(RECORD, { id: globalId }, token)).node.fields,
      row.node.fields,
      (await rest('get', '/customfilds?target=candidate', undefined, token)).body.data,
      (await rest('get', `/candidates/${candidateId}/with-fields`, undefined, token)).body.data.fields,
    ].map(sectionsIn);
  };
  const seenByCandidate = async () =>
    [
      (await inGraphql(FORM, {}, own.token)).formFields,
      (await inGraphql('{ viewer { candidate { fields { key section } } } }', {}, own.token)).viewer.candidate.fields,
      (await rest('get', '/customfilds?target=candidate', undefined, own.token)).body.data,
      (await rest('get', '/candidates/me', undefined, own.token)).body.data.fields,
    ].map(sectionsIn);

  // The second time after a change, so that nothing that was kept of the first one is shown.
  for (const section of ['Endereço', 'Moradia']) {
    await byGraphql.update(id, { section });
    const known = { secao_rua: section, secao_livre: null };
    for (const { token } of [story.admin, story.client]) {
      for (const seen of await seenByStaff(token)) expect(seen).toEqual({ ...known, secao_restrita: 'Interno' });
    }
    for (const seen of await seenByCandidate()) expect(seen).toEqual(known);
  }
});

it('fields of clients have sections of their own, and a value without a field has none', async () => {
  const { id } = await byGraphql.create({ ...newField({ key: 'secao_porte', section: 'Contrato' }), target: 'CLIENT' });
  const CLIENT =
    '{ formFields(target: CLIENT) { key section } clients(first: 1) { edges { node { fields { key section } } } } }';
  const data = await inGraphql(CLIENT);
  for (const fields of [data.formFields, data.clients.edges[0].node.fields]) {
    expect(sectionsIn(fields)).toEqual({ secao_porte: 'Contrato' });
  }
  expect((await rest('get', `/customfilds/${id}`)).body.data).toMatchObject({ target: 'client', section: 'Contrato' });
  const candidate = await story.register({ fields: [{ key: 'rg', value: '123' }] }, story.admin.viewer);
  const RECORD = 'query ($id: ID!) { node(id: $id) { ... on Candidate { fields { key value section } } } }';
  const { node } = await inGraphql(RECORD, { id: toGlobalId('Candidate', candidate._id) });
  expect(node.fields).toContainEqual({ key: 'rg', value: '123', section: null });
});
