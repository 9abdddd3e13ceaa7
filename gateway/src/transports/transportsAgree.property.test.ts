/** GraphQL and REST give the same result for the same question, over random data and for every role. */
import fc from 'fast-check';
import { startCandidateStory, type CandidateStory, type TestAccount } from '../../test/candidates.js';
import { bia, dependents, dependentsField } from '../../test/lists.js';
import * as ask from '../../test/sameQuestions.js';
import type { SameQuestion } from '../../test/sameQuestions.js';
import type { Role, Viewer } from '../auth/viewer.js';
import type { CustomFieldRecord } from '../domains/fields/definitions/customFieldsModel.js';

const SEED = 8;
const MINUTES = 5 * 60_000;
const RUNS = 10;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const document = { key: 'rg_foto', label: 'RG', type: 'file', target: 'candidate' } as const;
  const documentOptions = { pageNames: ['Frente', 'Verso'], approver: 'client' } as const;
  await story.server.services.customFields.create(story.admin.viewer, { ...document, documentOptions });
  await story.server.services.customFields.create(story.admin.viewer, dependentsField);
});
afterAll(() => story.stop());

const roles: Role[] = ['admin', 'client', 'candidate'];
const word = fc.constantFrom('Ana', 'Íris', 'João', 'sôl', 'MAR', "D'Ávila", '50%', 'a.b');
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

const plan = fc.record({
  fields: fc.array(
    fc.record({
      target: fc.constantFrom('candidate' as const, 'client' as const),
      type: fc.constantFrom(
        'text' as const,
        'select' as const,
        'checkbox' as const,
        'number' as const,
        'list' as const,
      ),
      required: fc.boolean(),
      active: fc.boolean(),
      description: fc.option(text),
      section: fc.option(text),
      canView: fc.subarray(roles),
      canEdit: fc.subarray(roles),
    }),
    { minLength: 2, maxLength: 5 },
  ),
  candidates: fc.array(
    fc.record({
      name: text,
      owner: fc.constantFrom('client' as const, 'otherClient' as const, 'admin' as const),
      fills: fc.boolean(),
      outcome: fc.constantFrom('none' as const, 'confirmed' as const, 'withdrawn' as const),
      changesLater: fc.boolean(),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  template: text,
  list: fc.record({
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 7 }),
    search: fc.oneof(fc.constant(''), word),
  }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

const values = { text: 'João', select: 'b', checkbox: 'true', number: '12.5', list: JSON.stringify([bia.typed]) };
let number = 0;

/** Makes what a plan says, on top of what is there; fields are switched off once values are in store. */
async function build({ fields, candidates, template }: Plan): Promise<string[]> {
  const { customFields, confirmations, exportTemplates, clients, candidates: service } = story.server.services;
  const admin = story.admin.viewer;
  const made: CustomFieldRecord[] = [];
  for (const { active: _, ...field } of fields) {
    number += 1;
    const options =
      field.type === 'select'
        ? [
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ]
        : undefined;
    const listOptions = field.type === 'list' ? dependents : undefined;
    made.push(
      await customFields.create(admin, {
        ...field,
        key: `campo_${number}`,
        label: `Campo ${number}`,
        options,
        listOptions,
      }),
    );
  }
  const writes = (target: string) =>
    made.filter((field) => field.target === target).map(({ key, type }) => ({ key, value: values[type as 'text'] }));

  const ids: string[] = [];
  for (const { name, owner, fills, outcome, changesLater } of candidates) {
    const clientId = owner === 'admin' ? null : story[owner].viewer.clientId;
    const record = await story.register({ name, clientId, fields: fills ? writes('candidate') : [] }, admin);
    const candidateId = record._id.toString();
    ids.push(candidateId);
    if (owner === 'admin') continue;
    if (outcome !== 'none') await confirmations.confirm(story[owner].viewer, { candidateId, clientNotes: name });
    if (changesLater) await service.update(admin, candidateId, { name: `${name} Neto`, fields: writes('candidate') });
    if (outcome === 'withdrawn') await confirmations.unconfirm(story[owner].viewer, { candidateId });
  }
  await clients.update(admin, story.client.viewer.clientId ?? '', {
    phone: `1190000${number}`,
    fields: writes('client'),
  });
  await exportTemplates.save(admin, {
    name: template,
    columnMappings: [{ templateColumnName: 'Nome', dataFieldKey: 'name', displayName: template }],
    isDefault: number % 2 === 0,
  });
  for (const [index, { _id }] of made.entries()) {
    if (!fields[index]?.active) await customFields.update(admin, _id.toString(), { active: false });
  }
  return ids;
}

async function expectTheSame(token: string, question: SameQuestion): Promise<void> {
  const [rest, graphql] = [
    await story.server.rest('get', question.rest, { token }),
    await story.server.graphql(question.query, question.variables, token),
  ];
  const isAbsent = rest.status === 404;
  expect([question.rest, rest.status]).toEqual([question.rest, isAbsent ? 404 : 200]);
  if (!isAbsent) expect(graphql.errors).toBeUndefined();
  expect({ [question.rest]: question.fromGraphql(graphql.data) }).toEqual({
    [question.rest]: question.fromRest(rest.body),
  });
}

const companies = () => [story.client, story.otherClient].map(({ viewer }) => viewer.clientId ?? '');

function questionsOf(viewer: Viewer, ids: string[], list: ask.ListArguments): SameQuestion[] {
  const { role } = viewer;
  const targets = ['candidate', 'client'] as const;
  // Before the consent GraphQL lists fields only in the own form; the callers of /v1 show their own consent page.
  if (viewer.kind === 'candidate' && !viewer.hasConsented) return [ask.me, ask.ownForm];
  const own = [ask.me, ...targets.map((target) => ask.knownFields(role, target))];
  if (role === 'candidate') return [...own, ask.ownForm];
  const staff = [
    ...own,
    ask.candidatePage('/candidates', list),
    ...ids.flatMap((id) => [ask.oneCandidate(id), ask.confirmationsOfCandidate(id)]),
    ...companies().map(ask.confirmationsOfClient),
  ];
  if (role === 'client') return staff;
  return [
    ...staff,
    ask.candidatePage('/candidates/admin', list),
    ask.clientPage(list),
    ...companies().map(ask.oneClient),
    ...targets.map(ask.configuredFields),
    ...[ask.permissions, ask.templates, ask.exportColumns],
  ];
}

test(
  'both transports give the same answer to every role',
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (planned) => {
        const ids = await build(planned);
        const [first, second] = await story.server.services.candidates.byIds(ids);
        if (!first || !second) throw new Error('a plan has two candidates at least');
        const candidates = [await story.signIn(first), await story.signIn(second, { consented: false })];
        const accounts: TestAccount<Viewer>[] = [story.admin, story.client, story.otherClient, ...candidates];
        for (const { viewer, token } of accounts) {
          for (const question of questionsOf(viewer, ids, planned.list)) await expectTheSame(token, question);
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  3 * MINUTES,
);
