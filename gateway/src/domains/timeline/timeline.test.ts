/** The timeline of a candidate: what is told, to whom, and in pages. */
import { jest } from '@jest/globals';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { changeActor } from '../changes/changes.js';
import { storePendingChange } from '../changes/pendingChangesModel.js';
import { CandidateEventModel } from '../candidates/events/candidateEventsModel.js';

const CPF = '52998224725';

let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  candidate = await story.register();
  id = candidate._id.toString();
});
afterAll(() => story.stop());

const services = () => story.server.services;
const QUERY = `query ($id: ID!, $first: Int, $after: String, $kinds: [CandidateEventKind!]) {
  node(id: $id) { ... on Candidate { events(first: $first, after: $after, kinds: $kinds) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { id kind actorName actorRole message fieldLabels viewerCanUndo afterConfirmation
      changes { key label before after } } }
  } } }
}`;
interface Event {
  id: string;
  kind: string;
  actorName: string | null;
  fieldLabels: string[];
  changes: { key: string; label: string; before: string | null; after: string | null }[];
  afterConfirmation: boolean;
}
async function timeline(args: object = {}, token = story.admin.token) {
  const variables = { id: toGlobalId('Candidate', id), ...args };
  const { data, errors } = await story.server.graphql(QUERY, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  const { edges, ...page } = data.node.events as { edges: { node: Event }[]; totalCount: number; pageInfo: object };
  return { ...page, events: edges.map(({ node }) => node) };
}
const kindsOf = ({ events }: { events: Event[] }) => events.map(({ kind }) => kind);
const update = (fields: { key: string; value: string }[], viewer = story.admin.viewer) =>
  services().candidates.update(viewer, id, { fields });

test('tells a whole admission, newest first, with who did what', async () => {
  const { viewer } = await story.signIn(candidate);
  const { ownForm } = services().candidates;
  await ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Recife' }] });
  await ownForm.finish(viewer, { fields: [{ key: 'cpf', value: CPF }] });
  await services().confirmations.confirm(story.client.viewer, { candidateId: id });
  await services().confirmations.unconfirm(story.client.viewer, { candidateId: id });
  await services().candidates.reopen(story.client.viewer, id, { fieldKeys: ['cidade'], message: 'Confira a cidade.' });
  const told = await timeline();
  expect(kindsOf(told)).toEqual([
    'REOPENED',
    'CONFIRMATION_WITHDRAWN',
    'CONFIRMED',
    'FINISHED',
    'ANSWERED',
    'CONSENTED',
    'OPENED',
    'REGISTERED',
  ]);
  expect(told.events[0]).toMatchObject({
    actorName: 'Bia Souza',
    actorRole: 'CLIENT',
    message: 'Confira a cidade.',
    fieldLabels: ['Cidade'],
  });
  expect(told.events[3]).toMatchObject({
    actorRole: 'CANDIDATE',
    changes: [{ key: 'cpf', before: null, after: '529.982.247-25' }],
  });
});

test('a change tells old and new, and whether the data were confirmed', async () => {
  await update([{ key: 'cidade', value: 'Recife' }]);
  await services().confirmations.confirm(story.client.viewer, { candidateId: id });
  await services().candidates.update(story.admin.viewer, id, {
    name: 'Nome Novo',
    fields: [{ key: 'cidade', value: '' }],
  });
  const { events } = await timeline({ kinds: ['CHANGED'] });
  expect(events.map(({ changes, afterConfirmation }) => ({ changes, afterConfirmation }))).toEqual([
    {
      afterConfirmation: true,
      changes: [
        { key: 'name', label: 'Nome', before: candidate.name, after: 'Nome Novo' },
        { key: 'cidade', label: 'Cidade', before: 'Recife', after: null },
      ],
    },
    { afterConfirmation: false, changes: [{ key: 'cidade', label: 'Cidade', before: null, after: 'Recife' }] },
  ]);
});

test('a client never sees a value, old or new, or the label of a field that is hidden from it', async () => {
  await update([
    { key: 'interno', value: 'palavra-secreta' },
    { key: 'cidade', value: 'Recife' },
  ]);
  await update([{ key: 'interno', value: 'outra-palavra' }]);
  const seen = await timeline({ kinds: ['CHANGED'] }, story.client.token);
  expect(seen.events.map(({ changes }) => changes.map(({ key }) => key))).toEqual([[], ['cidade']]);
  const rest = await story.server.rest('get', `/candidates/${id}/events`, { token: story.client.token });
  expect(rest.body.totalCount).toBe(3);
  for (const text of [JSON.stringify(seen), rest.text]) {
    expect(text).toContain('Recife');
    expect(text).not.toMatch(/secreta|outra-palavra|Interno|interno/);
  }
  expect(JSON.stringify(await timeline())).toContain('palavra-secreta');
});

test('a value is hidden as soon as its field is, whenever it was written', async () => {
  await update([{ key: 'parecer', value: 'aprovado-com-louvor' }]);
  expect(JSON.stringify(await timeline({}, story.client.token))).toContain('aprovado-com-louvor');
  const rights = { fieldKey: 'parecer', label: 'Parecer', canView: ['admin' as const], canEdit: ['admin' as const] };
  await services().fieldPermissions.save(story.admin.viewer, rights);
  expect(JSON.stringify(await timeline({}, story.client.token))).not.toMatch(/louvor|Parecer/);
});

test('is read in pages beside a cursor: every event once, also those of one moment, while others come', async () => {
  story.server.setNow(new Date());
  for (const value of ['A', 'B', 'C', 'D', 'E']) await update([{ key: 'cidade', value }]);
  story.server.setNow(null);
  const first = await timeline({ first: 2 });
  expect(first).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
  await update([{ key: 'cidade', value: 'F' }]);
  const ids = first.events.map((event) => event.id);
  for (let after = (first.pageInfo as { endCursor: string | null }).endCursor; after;) {
    const next = await timeline({ first: 2, after });
    ids.push(...next.events.map((event) => event.id));
    const { hasNextPage, endCursor } = next.pageInfo as { hasNextPage: boolean; endCursor: string };
    after = hasNextPage ? endCursor : null;
  }
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test('refuses a cursor of another order', async () => {
  const { endCursor } = (await timeline({ first: 1 })).pageInfo as { endCursor: string };
  const [, ...key] = JSON.parse(Buffer.from(endCursor, 'base64url').toString()) as unknown[];
  const after = Buffer.from(JSON.stringify(['CREATED_DESC', ...key])).toString('base64url');
  await expect(timeline({ after })).rejects.toThrow('Cursor inválido.');
});

test('REST gives the same by page and by kind, and nothing of a candidate that is not the caller’s', async () => {
  await update([{ key: 'cidade', value: 'Recife' }]);
  const call = (token: string | null, query = {}) =>
    story.server.rest('get', `/candidates/${id}/events`, { token, query: { pageSize: 5, ...query } });
  const { body } = await call(story.client.token, { kind: 'changed' });
  expect(body).toMatchObject({
    totalCount: 1,
    data: [{ kind: 'changed', changes: [{ key: 'cidade', after: 'Recife' }] }],
  });
  expect((await call(story.otherClient.token)).status).toBe(404);
  expect((await call(null)).status).toBe(401);
  const unknown = await call(story.admin.token, { kind: 'x' });
  expect([unknown.status, unknown.body.code]).toEqual([422, 'INVALID']);
  expect(unknown.body.details).toEqual([{ field: 'kind', message: 'Tipo de evento desconhecido.' }]);
  for (const kind of ['null', '']) expect((await call(story.admin.token, { kind })).body.totalCount).toBe(2);
});

test('a confirmation of which a crash has cut off what follows it is told by the sweep, and once if it is told twice', async () => {
  const { changes, confirmations } = services();
  const at = new Date();
  story.server.setNow(at);
  jest.spyOn(confirmations.records, 'copy').mockRejectedValueOnce(new Error('the process ends here'));
  const confirming = confirmations.confirm(story.client.viewer, { candidateId: id });
  await expect(confirming).rejects.toThrow('the process ends here');
  story.server.setNow(new Date(at.getTime() + 120_000));
  const told = async () => kindsOf(await timeline({ kinds: ['CONFIRMED'] }));
  expect(await told()).toEqual([]);
  expect(await changes.finishPending()).toBe(1);
  expect(await told()).toHaveLength(1);
  const actor = changeActor(story.client.viewer);
  await storePendingChange({ entity: 'confirmation', entityId: id, action: 'confirm', actor }, at);
  expect(await changes.finishPending()).toBe(1);
  story.server.setNow(null);
  expect(await told()).toHaveLength(1);
});

test('a confirmation that a crash has prevented is not told, though another user has confirmed since', async () => {
  const { changes, confirmations, candidates } = services();
  const at = new Date();
  const actor = { role: 'client', account: 'a', name: 'Ana Lima' } as const;
  await storePendingChange({ entity: 'confirmation', entityId: id, action: 'confirm', actor }, at);
  await confirmations.confirm(story.client.viewer, { candidateId: id });
  story.server.setNow(new Date(at.getTime() + 120_000));
  expect(await changes.finishPending()).toBe(1);
  story.server.setNow(null);
  const { events } = await timeline({ kinds: ['CONFIRMED'] });
  expect(events.map(({ actorName }) => actorName)).toEqual([story.client.viewer.name]);
  expect((await candidates.events.find(databaseId('CandidateEvent', events[0]!.id)))?.confirmedHash).toBeDefined();
});

test('a confirmation that a crash has prevented is not told, though the earlier one was changed since', async () => {
  const { changes, confirmations } = services();
  await confirmations.confirm(story.client.viewer, { candidateId: id });
  const at = new Date(Date.now() + 60_000);
  await storePendingChange({ entity: 'confirmation', entityId: id, action: 'confirm' }, at);
  story.server.setNow(new Date(Date.now() + 120_000));
  await update([{ key: 'cidade', value: 'Recife' }]);
  story.server.setNow(new Date(Date.now() + 3_600_000));
  expect(await changes.finishPending()).toBe(1);
  story.server.setNow(null);
  expect(kindsOf(await timeline({ kinds: ['CONFIRMED'] }))).toHaveLength(1);
});

test('nothing of it is left when the candidate goes', async () => {
  await update([{ key: 'cidade', value: 'Recife' }]);
  expect((await timeline()).totalCount).toBe(2);
  await services().candidates.remove(story.admin.viewer, id);
  expect(await CandidateEventModel.countDocuments({ candidateId: candidate._id })).toBe(0);
});

test('a page of timelines costs as many queries as one', async () => {
  const others = [await story.register(), await story.register()];
  const ids = [id, ...others.map(({ _id }) => _id.toString())];
  const page = { offset: 0, limit: 5 };
  const pages = await services().timeline.pages(story.admin.viewer, ids, { page });
  expect([...pages.values()].map(({ items }) => items.map(({ kind }) => kind))).toEqual([
    ...[['registered'], ['registered'], ['registered']],
  ]);
});
