/**
 * Whatever rights the fields have: files, previews, zips, REST, GraphQL, hints and refusals give a role the documents of the
 * fields that it may view, and nothing of any other.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import supertest from 'supertest';
import { asFile, photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { asBytes } from '../../../test/exportFixture.js';
import { createSealer } from '../../auth/seal.js';
import type { Role, Viewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';

const RUNS = 12;
const SEED = 20_261_123;
const fieldKeys = ['certidao', 'laudo', 'diploma'] as const;
type FieldKey = (typeof fieldKeys)[number];
const roles: Role[] = ['admin', 'client', 'candidate'];

let story: DocumentStory;
let id: string;
let callers: Record<Role | 'otherClient', { viewer: Viewer; token: string }>;
const documents = {} as Record<FieldKey, DocumentRecord>;
beforeAll(async () => {
  story = await startDocumentStory();
  for (const key of fieldKeys) await story.field({ key, documentOptions: { approver: 'client' } });
  const candidate = await story.register({ name: 'Ana Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  const { admin, client, otherClient } = story;
  callers = { admin, client, otherClient, candidate: await story.signIn(candidate) };
  const print = { cpfs: ['11144477735'], dates: [], lines: ['ANA PRADO'] };
  const printSealed = createSealer(story.server.config.encryptionKey).seal(JSON.stringify(print));
  for (const key of fieldKeys) {
    documents[key] = await story.send(admin.viewer, id, key);
    await DocumentModel.updateOne({ _id: documents[key]._id }, { $set: { printSealed, isUnread: false } });
  }
});
afterAll(() => story.stop());

const globalIdOf = (key: FieldKey) => toGlobalId('Document', documents[key]._id.toString());

/** Which fields turn up in an answer, by what belongs to their documents and to nothing else. */
function fieldsIn(answer: unknown): FieldKey[] {
  const text = JSON.stringify(answer);
  return fieldKeys.filter((key) => {
    const { _id, pages } = documents[key];
    const forms = [_id.toString(), globalIdOf(key), key.toUpperCase(), pages[0]?.pageId.toString()];
    return forms.some((form) => form !== undefined && text.includes(form));
  });
}

const download = (path: string, token = '') =>
  supertest(story.server.app)
    .get(path)
    .set('Authorization', `Bearer ${token}`)
    .buffer(true)
    .parse(asBytes as never);

type Caller = keyof typeof callers;
/** Each way to documents, and the fields that come out of it for a caller. */
const ways: Record<string, (caller: Caller) => Promise<FieldKey[]>> = {
  async 'GraphQL, with its hints and refusals'(caller) {
    const { data, errors } = await story.server.graphql(
      `query ($id: ID!) {
        node(id: $id) { ... on Candidate {
          documents { id label hints refusalReason pages { id previewUrl downloadUrl } }
          ${fieldKeys.map((key) => `${key}: documentVersions(fieldKey: "${key}") { id }`).join(' ')}
        } }
        ${fieldKeys.map((key) => `${key}: node(id: "${globalIdOf(key)}") { ... on Document { id label hints } }`).join(' ')}
        viewer { candidate { documents { id label } } }
      }`,
      { id: toGlobalId('Candidate', id) },
      callers[caller].token,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return fieldsIn({ data, errors });
  },
  async REST(caller) {
    const answer = await story.server.rest('get', `/candidates/${id}/documents`, { token: callers[caller].token });
    return fieldsIn(answer.body);
  },
  async 'a zip'(caller) {
    const { status, body } = await download(`/v1/candidates/${id}/documents-zip`, callers[caller].token);
    if (status !== 200) return [];
    const names = (body as Buffer).toString('latin1');
    return fieldKeys.filter((key) => names.includes(`${key.toUpperCase()}.jpg`));
  },
  async 'files and previews'(caller) {
    const service = story.server.services.documents;
    const { addresses } = service;
    const open: FieldKey[] = [];
    for (const key of fieldKeys) {
      const pageIds = documents[key].pages.map(({ pageId }) => pageId.toString());
      const [page] = await service.pagesByIds(pageIds);
      if (!page) throw new Error('each document has a page');
      const { viewer } = callers[caller];
      const paths = [addresses.file(viewer, page), addresses.preview(viewer, page, 240) ?? ''];
      const statuses = await Promise.all(paths.map(async (path) => (await download(path)).status));
      expect(new Set(statuses).size).toBe(1);
      if (statuses[0] === 200) open.push(key);
    }
    return open;
  },
  async 'what an attempt to take a judgement back is refused with'(caller) {
    const { judging } = story.server.services.documents;
    const refusalOf = (documentId: string) =>
      judging.undo(callers[caller].viewer, documentId).then(
        () => 'undone',
        (error: Error) => error.message,
      );
    const ofNone = await refusalOf('f'.repeat(24));
    const told: FieldKey[] = [];
    // A document that may not be seen is refused as one that is not there.
    for (const key of fieldKeys) if ((await refusalOf(documents[key]._id.toString())) !== ofNone) told.push(key);
    return told;
  },
};

/** These calls are for staff. */
const isNoWayFor = (way: string, caller: Caller) => caller === 'candidate' && ['REST', 'a zip'].includes(way);

const anyRights = fc.record(
  Object.fromEntries([...fieldKeys, 'cpf'].map((key) => [key, fc.subarray<Role>(['client', 'candidate'])])) as Record<
    FieldKey | 'cpf',
    fc.Arbitrary<Role[]>
  >,
);

test('every role gets what it may view, by each way, and nothing else', async () => {
  const bytes = await photo();
  const { fieldPermissions, documents: service } = story.server.services;
  await fc.assert(
    fc.asyncProperty(anyRights, async (rights) => {
      for (const [fieldKey, others] of Object.entries(rights)) {
        const canView: Role[] = ['admin', ...others];
        await fieldPermissions.save(story.admin.viewer, { fieldKey, canView, canEdit: canView });
      }
      for (const caller of [...roles, 'otherClient'] as Caller[]) {
        const mayView = fieldKeys.filter((key) => caller === 'admin' || rights[key].includes(caller as Role));
        for (const [way, fieldsBy] of Object.entries(ways)) {
          const expected = caller === 'otherClient' || isNoWayFor(way, caller) ? [] : mayView;
          expect([caller, way, await fieldsBy(caller)]).toEqual([caller, way, expected]);
        }
        const upload = (fieldKey: string) =>
          service.upload(callers[caller].viewer, id, { fieldKey, uploadId: randomUUID() }, asFile(bytes, 'x.txt'));
        const refused = async (fieldKey: string) => upload(fieldKey).then(String, String);
        const hidden = fieldKeys.filter((key) => !mayView.includes(key));
        for (const key of hidden) expect(await refused(key)).toBe(await refused('inventado'));
      }
      // A hint is about an answer: a role that may not view the answer is told nothing of it.
      const hints = await Promise.all(
        (['client', 'candidate'] as const).map(async (role) => {
          const { data } = await story.server.graphql(
            'query ($id: ID!) { node(id: $id) { ... on Candidate { documents { hints } } } }',
            { id: toGlobalId('Candidate', id) },
            callers[role].token,
          );
          return JSON.stringify(data);
        }),
      );
      const clientReads = rights.cpf.includes('client') && fieldKeys.some((key) => rights[key].includes('client'));
      expect(hints.map((text) => text.includes('-25'))).toEqual([clientReads, false]);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});
