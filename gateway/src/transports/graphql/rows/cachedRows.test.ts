/** Pages whose rows are kept answer exactly what pages do that are made anew. */
import { Types, type mongo } from 'mongoose';
import { startCandidateStory, type CandidateStory, type TestAccount } from '../../../../test/candidates.js';
import { webDocument } from '../../../../test/webDocument.js';
import { watchMethod } from '../../../../test/watchedMethods.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { DataVersions, dataVersions, type Area } from '../../../cache/dataVersions.js';
import { RowCache } from '../../../cache/rowCache.js';
import { CandidateModel } from '../../../domains/candidates/candidatesModel.js';
import { ClientModel } from '../../../domains/clients/clientsModel.js';
import { ConfirmationModel } from '../../../domains/confirmations/confirmationsModel.js';
import { toGlobalId } from '../../../lib/globalId.js';

/** How often rows were made that were not there. */
let timesMade = 0;
watchMethod(RowCache.prototype, 'get', (_self, _values, go) => {
  timesMade += 1;
  return go();
});

let story: CandidateStory;
let ana: { _id: { toString(): string } };
beforeAll(async () => {
  story = await startCandidateStory();
  ana = await story.register({ name: 'Ana "Prado"\u2028', fields: [{ key: 'salario', value: '1000.5' }] });
  await story.register({ name: 'Bento Prado' });
  await story.register({ name: 'Caio' }, story.otherClient.viewer);
});
afterAll(() => story.stop());

let questions = 0;
/** A question that was not asked before: it is answered by graphql-js. */
const anew = (query: string) => `${query} # ${(questions += 1)}`;

async function ask(query: string, { token }: TestAccount<UserViewer>, variables: object) {
  const { status, data, errors } = await story.server.graphql(query, variables, token);
  return { status, text: JSON.stringify(data), errors };
}

const page = (node: string, more = '') =>
  `query ($first: Int = 10, $filter: CandidateFilter) {
    candidates(first: $first, filter: $filter) { totalCount edges { node { ${node} } } }
  } ${more}`;
const whole = `id name email status progress createdAt completedAt revision lastChange { at byName }
  client { id name companyName email viewerCanEdit } clientName clientCompany isConfirmed stage stageSince openedAt
  confirmations { __typename id candidateId clientId candidateName clientName isConfirmed clientNotes updatedAt changedFieldLabels }
  fields { key label value displayValue viewerCanView viewerCanEdit options { value label } documentOptions { kinds } }
  filledFields { key value } accessLink accessToken accessSentAt correctableFields { key label } documentsState
  correctionRequest { message } viewerCanEdit viewerCanEditDocument viewerCanDelete viewerCanConfirm viewerCanReopen missingFields
  attention { reason since } consentWithdrawnAt dueOn`;

const kept: [string, string, object][] = [
  ['every field that may be kept', page(whole), {}],
  [
    'fragments',
    page(
      '...Line ... on Candidate { status }',
      'fragment Line on Candidate { name client { ...Of } } fragment Of on Client { companyName }',
    ),
    {},
  ],
  [
    'aliases',
    '{ few: candidates(first: 1) { edges { who: node { called: name } } } all: candidates(first: 9) { edges { node { name } } } }',
    {},
  ],
  [
    'one candidate selected in several places',
    '{ candidates(first: 9) { edges { cursor node { id } } ...More edges { node { client { name } } } } } fragment More on CandidateConnection { edges { node { name client { id } } } }',
    {},
  ],
  [
    'one fragment beside other fields, first without them',
    '{ a: candidates(first: 9) { edges { ...E } } b: candidates(first: 8) { edges { ...E node { email } } } } fragment E on CandidateEdge { node { name } }',
    {},
  ],
  [
    'one fragment beside other fields, last without them',
    '{ b: candidates(first: 8) { edges { ...E node { email } } } a: candidates(first: 9) { edges { ...E } } } fragment E on CandidateEdge { node { name } }',
    {},
  ],
  [
    'the list of the administrator',
    webDocument('AdminCandidatesDocument'),
    { first: 10, page: 1, filter: {}, sort: 'NAME_ASC' },
  ],
  [
    'the list of the client',
    webDocument('ClientDashboardDocument'),
    { first: 10, page: 1, filter: {}, sort: 'NAME_ASC' },
  ],
];

const writes: [string, () => Promise<unknown>][] = [
  ['nothing', async () => undefined],
  ['a candidate', () => services().candidates.update(story.admin.viewer, ana._id.toString(), { name: 'Ana Prado' })],
  [
    'a value',
    () =>
      services().candidates.update(story.admin.viewer, ana._id.toString(), {
        fields: [{ key: 'cidade', value: 'Recife' }],
      }),
  ],
  [
    'a confirmation',
    () =>
      services().confirmations.confirm(story.client.viewer, { candidateId: ana._id.toString(), clientNotes: 'Pronta' }),
  ],
  ['a change after it', () => services().candidates.update(story.admin.viewer, ana._id.toString(), { name: 'Ana P.' })],
  [
    'other notes',
    () =>
      services().confirmations.confirm(story.client.viewer, { candidateId: ana._id.toString(), clientNotes: 'Outra' }),
  ],
  ['a withdrawal', () => services().confirmations.unconfirm(story.client.viewer, { candidateId: ana._id.toString() })],
  [
    'a client',
    () =>
      services().clients.update(story.admin.viewer, story.client.viewer.clientId ?? '', { companyName: 'Pão & Cia' }),
  ],
  [
    'a permission',
    () =>
      services().fieldPermissions.save(story.admin.viewer, {
        fieldKey: 'salario',
        canView: ['admin'],
        canEdit: ['admin'],
      }),
  ],
  [
    'a field',
    () =>
      services().customFields.create(story.admin.viewer, {
        target: 'candidate',
        key: 'novo',
        label: 'Novo',
        type: 'text',
        required: true,
      }),
  ],
  [
    'the dates',
    () =>
      services().candidates.actions.setDates(story.admin.viewer, {
        selection: { candidateIds: [ana._id.toString()] },
        dueOn: '2031-01-31',
      }),
  ],
  ['a candidate by another gateway', () => elsewhere(CandidateModel, ana._id, { name: 'Ana Outra' }, 'candidates')],
  [
    'a client by another gateway',
    () => elsewhere(ClientModel, story.client.viewer.clientId ?? '', { companyName: 'Outra Padaria' }, 'clients'),
  ],
  [
    'a confirmation by another gateway',
    async () => {
      await services().confirmations.confirm(story.client.viewer, { candidateId: ana._id.toString() });
      const filter = { candidateId: new Types.ObjectId(ana._id.toString()) };
      await ConfirmationModel.collection.updateOne(filter, { $set: { clientNotes: 'De outro' } });
      await new DataVersions().markRecordsChanged([ana._id.toString()], ['candidates']);
    },
  ],
];
const services = () => story.server.services;

/** A write of another gateway: this one learns of it by the data versions alone. */
async function elsewhere(
  model: { collection: mongo.Collection },
  id: { toString(): string },
  changes: object,
  area: Area,
): Promise<void> {
  await model.collection.updateOne({ _id: new Types.ObjectId(id.toString()) }, { $set: changes });
  await new DataVersions().markRecordsChanged([id.toString()], [area]);
}

it.each(writes)('after a write of %s all lists are as graphql-js makes them', async (_what, write) => {
  await write();
  for (const [, query, variables] of kept) {
    for (const account of [story.admin, story.client, story.otherClient]) {
      const expected = await ask(anew(query), account, variables);
      for (let time = 0; time < 3; time++) expect(await ask(query, account, variables)).toEqual(expected);
    }
  }
});

it.each(kept)('rows of %s are made once', async (_what, query, variables) => {
  for (let time = 0; time < 3; time++) await ask(query, story.admin, variables);
  timesMade = 0;
  const { text, errors } = await ask(query, story.admin, variables);
  expect([timesMade, errors]).toEqual([0, undefined]);
  expect(text).toContain('Bento Prado');
  await services().candidates.update(story.admin.viewer, ana._id.toString(), { name: `Ana ${(questions += 1)}` });
  await ask(query, story.admin, variables);
  expect(timesMade).toBeGreaterThan(0);
});

it.each([
  ['the clock', 'id nextAction'],
  ['the account', 'id accessPassword'],
  ['what was written since', 'id changesSinceConfirmation { key }'],
  ['counts', 'id client { candidateCount }'],
  ['arguments', 'id events(first: 1) { totalCount }'],
  ['the documents', 'id documents { id }'],
  ['the consent in force', 'id consentedAt'],
])('rows that depend on %s are not kept', async (_what, node) => {
  timesMade = 0;
  const first = await ask(page(node), story.admin, { first: 1 });
  for (let time = 0; time < 3; time++) expect((await ask(page(node), story.admin, { first: 1 })).status).toBe(200);
  expect([timesMade, first.status]).toEqual([0, 200]);
});

it('a row that could not be made has the page made without', async () => {
  const query = page('name filledFields { key }');
  const { customFields } = services();
  for (let time = 0; time < 2; time++) await ask(query, story.admin, {});
  const expected = await ask(anew(query), story.admin, {});
  dataVersions.invalidateAll();
  const catalogue = customFields.catalogue.bind(customFields);
  let failures = 0;
  customFields.catalogue = (...asked) => {
    if (failures++ === 0) throw new Error('gone');
    return catalogue(...asked);
  };
  const answer = await ask(query, story.admin, {});
  customFields.catalogue = catalogue;
  expect(failures).toBeGreaterThan(1);
  expect(answer).toEqual(expected);
});

it('a failure beside the rows is told as without them', async () => {
  const query = `query ($id: ID!) { candidates(first: 5) { edges { node { name } } } other: clients(first: 1000) { totalCount } node(id: $id) { id } }`;
  const variables = { id: toGlobalId('Candidate', ana._id.toString()) };
  const expected = await ask(anew(query), story.admin, variables);
  expect(expected.errors).toHaveLength(1);
  for (let time = 0; time < 3; time++) expect(await ask(query, story.admin, variables)).toEqual(expected);
});

it('a row that is made after a write is of after it, whatever the request has read before', async () => {
  const query = `{
    first: candidates(first: 9, sort: NAME_ASC) { edges { node { clientCompany } } }
    later: candidates(first: 8, sort: NAME_DESC) { edges { node { clientCompany } } }
  }`;
  for (let time = 0; time < 2; time++) await ask(query, story.admin, {});
  dataVersions.invalidateAll();
  const { candidates } = services();
  const list = candidates.list.bind(candidates);
  let isRenamed = false;
  candidates.list = async (viewer, input) => {
    const page = await list(viewer, input);
    if (input.sort !== 'NAME_DESC' || isRenamed) return page;
    isRenamed = true;
    // The rows of the first list are made meanwhile.
    await list(viewer, { ...input, sort: 'PROGRESS_ASC' });
    await services().clients.update(story.admin.viewer, story.client.viewer.clientId ?? '', { companyName: 'Nova' });
    return list(viewer, input);
  };
  await ask(query, story.admin, {});
  candidates.list = list;
  expect(isRenamed).toBe(true);
  const after = await ask(query, story.admin, {});
  expect(after).toEqual(await ask(anew(query), story.admin, {}));
  expect(after.text).toContain('Nova');
});

it('what describes the schema describes the whole of it', async () => {
  const query = `{
    candidates(first: 1) { edges { node { name } } }
    __schema { mutationType { name } }
    __type(name: "CandidateEdge") { fields { name type { ofType { name kind } } } }
  }`;
  const expected = await ask(anew(query), story.admin, {});
  for (let time = 0; time < 3; time++) expect(await ask(query, story.admin, {})).toEqual(expected);
});

it('a row that came from the person is not kept, and the answer is right', async () => {
  const { credentials } = services().candidates;
  const shownTo = credentials.shownTo.bind(credentials);
  const query = page('name accessLink');
  credentials.shownTo = (viewer, candidate) => {
    const access = shownTo(viewer, candidate);
    return access && viewer.kind === 'user' ? { ...access, link: viewer.email } : access;
  };
  for (let time = 0; time < 4; time++) {
    timesMade = 0;
    const { text } = await ask(query, story.admin, { first: 1 });
    expect(JSON.parse(text)).toMatchObject({
      candidates: { edges: [{ node: { accessLink: story.admin.viewer.email } }] },
    });
  }
  credentials.shownTo = shownTo;
  expect(timesMade).toBe(1);
});
