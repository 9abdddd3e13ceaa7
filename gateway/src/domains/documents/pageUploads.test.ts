/** One page through both transports, as a form of several parts: what is stored, and that nothing is left of what was refused. */
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { BufferMemory } from '../../../test/bufferMemory.js';
import { asFile, photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { streamForm } from '../../../test/streamedForm.js';
import type { Viewer } from '../../auth/viewer.js';
import { MAX_FILE_BYTES } from '../../files/content/readPage.js';
import { GridFsBlobs } from '../../files/storage/gridFs.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { countPagesOf, PageModel, type PageRecord } from './pagesModel.js';

const UPLOAD = `mutation ($input: UploadDocumentPageInput!) { uploadDocumentPage(input: $input) {
  page { id kind width } userErrors { message code field } } }`;
const TOO_LARGE = 'O arquivo passa de 15 MB. Envie uma foto ou um PDF menor.';

let story: DocumentStory;
let candidate: CandidateRecord;
let bytes: Buffer;
beforeAll(async () => {
  story = await startDocumentStory();
  bytes = await photo();
});
beforeEach(async () => {
  candidate = await story.register();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

/** What comes before the file in GraphQL's multipart form. */
function graphqlForm(uploadId: string) {
  const input = {
    candidateId: toGlobalId('Candidate', candidate._id.toString()),
    fieldKey: 'rg',
    uploadId,
    file: null,
  };
  return {
    operations: JSON.stringify({ query: UPLOAD, variables: { input } }),
    map: JSON.stringify({ 0: ['variables.input.file'] }),
  };
}

/** Through GraphQL's multipart form; without `file` its part is missing. */
function upload(file: Buffer | null, { uploadId = randomUUID(), preflight = true } = {}) {
  const call = supertest(story.server.app).post('/graphql').set('Authorization', `Bearer ${story.admin.token}`);
  if (preflight) call.set('apollo-require-preflight', '1');
  for (const [name, value] of Object.entries(graphqlForm(uploadId))) call.field(name, value);
  return file ? call.attach('0', file, 'foto.jpg') : call;
}

const documentPath = () => `/v1/candidates/${candidate._id.toString()}/documents/rg`;

/** The whole document through REST. */
const sendForm = (file: Buffer) =>
  supertest(story.server.app)
    .post(documentPath())
    .set('Authorization', `Bearer ${story.admin.token}`)
    .attach('files', file, 'foto.jpg');

async function filesInStore(): Promise<number> {
  let count = 0;
  for await (const _file of story.server.files.store.listBefore(new Date(Date.now() + 60_000))) count += 1;
  return count;
}

it('is refused by a candidate who has five hundred of them, who may still ask for one of those again', async () => {
  const uploadId = randomUUID();
  await upload(bytes, { uploadId });
  const [first] = await PageModel.find({ candidateId: candidate._id }).lean<PageRecord[]>();
  const others = Array.from({ length: 499 }, () => ({ ...first, _id: new Types.ObjectId(), uploadId: randomUUID() }));
  await PageModel.insertMany(others.slice(1));
  // The five hundredth is taken, and no more.
  expect((await upload(bytes)).body.data.uploadDocumentPage).toMatchObject({ page: { kind: 'PHOTO' }, userErrors: [] });
  expect(await countPagesOf(candidate._id)).toBe(500);
  const files = await filesInStore();
  expect((await upload(bytes)).body.data.uploadDocumentPage).toEqual({
    page: null,
    userErrors: [
      { message: 'Este cadastro chegou ao limite de arquivos guardados.', code: 'INVALID', field: ['file'] },
    ],
  });
  expect((await upload(bytes, { uploadId })).body.data.uploadDocumentPage).toMatchObject({ userErrors: [] });
  expect([await countPagesOf(candidate._id), await filesInStore()]).toEqual([500, files]);
});

it('is stored, and is the same page when the same upload comes again', async () => {
  const uploadId = randomUUID();
  const first = await upload(bytes, { uploadId });
  expect(first.body.data.uploadDocumentPage).toEqual({
    page: { id: expect.any(String), kind: 'PHOTO', width: 640 },
    userErrors: [],
  });
  const again = await upload(bytes, { uploadId });
  expect(again.body.data.uploadDocumentPage.page.id).toBe(first.body.data.uploadDocumentPage.page.id);
  expect(await countPagesOf(candidate._id)).toBe(1);
});

it('of more than 15 MB is told so, and not kept', async () => {
  const { body } = await upload(Buffer.alloc(MAX_FILE_BYTES + 1, 1));
  expect(body.data.uploadDocumentPage.userErrors).toEqual([{ message: TOO_LARGE, code: 'INVALID', field: ['file'] }]);
  const form = await sendForm(Buffer.alloc(MAX_FILE_BYTES + 1, 1));
  expect([form.status, form.body.message]).toEqual([413, TOO_LARGE]);
  expect(await countPagesOf(candidate._id)).toBe(0);
});

it.each(['graphql', 'rest'] as const)('of 100 MB is told so, and not held in memory: %s', async (transport) => {
  const memory = new BufferMemory();
  const form =
    transport === 'rest'
      ? { path: documentPath(), fields: {}, fileField: 'files' }
      : { path: '/graphql', fields: graphqlForm(randomUUID()), fileField: '0' };
  const { status, body } = await streamForm(
    story.server.app,
    { ...form, token: story.admin.token },
    { megabytes: 100, onTenMegabytes: memory.look },
  );
  const said = transport === 'rest' ? body.message : body.data.uploadDocumentPage.userErrors[0].message;
  expect([status, said]).toEqual([transport === 'rest' ? 413 : 200, TOO_LARGE]);
  expect(memory.peak).toBeLessThan(3 * MAX_FILE_BYTES);
  expect(await countPagesOf(candidate._id)).toBe(0);
});

it('of an account with four on their way is told to try again, through both transports, until one has ended', async () => {
  const { documents } = story.server.services;
  /** Begins an upload whose bytes do not come yet; resolves once it is being read. */
  const begun = () =>
    new Promise<{ content: PassThrough; stored: Promise<PageRecord> }>((resolve) => {
      const content = new PassThrough();
      const createReadStream = () => {
        resolve({ content, stored });
        return content;
      };
      const file = { filename: 'foto.jpg', mimetype: 'image/jpeg', createReadStream };
      const input = { fieldKey: 'rg', uploadId: randomUUID() };
      const stored = documents.upload(story.admin.viewer, candidate._id.toString(), input, file);
    });
  const onTheirWay = await Promise.all([begun(), begun(), begun(), begun()]);
  const viaGraphql = await upload(bytes);
  expect([viaGraphql.status, viaGraphql.body.errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE']);
  const viaRest = await sendForm(bytes);
  expect([viaRest.status, viaRest.body.message]).toEqual([503, expect.stringContaining('Espere um deles terminar')]);
  for (const { content, stored } of onTheirWay) {
    content.end(bytes);
    await stored;
  }
  expect((await sendForm(bytes)).status).toBe(201);
});

it('is checked once the one before it of the same account has been, and waits for none of another account', async () => {
  const { documents } = story.server.services;
  const id = candidate._id.toString();
  let [begin, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const readPage = story.server.files.readPage.bind(story.server.files);
  const checking = jest.spyOn(story.server.files, 'readPage').mockImplementationOnce(async (file) => {
    begin();
    await ended;
    return readPage(file);
  });
  const send = (viewer: Viewer) =>
    documents.upload(viewer, id, { fieldKey: 'rg', uploadId: randomUUID() }, asFile(bytes));
  const own = [send(story.admin.viewer), send(story.admin.viewer)];
  // The check that is held up is one of this account, and not that of the other one, which may overtake both.
  await begun;
  await send(story.client.viewer);
  expect(checking).toHaveBeenCalledTimes(2);
  end();
  await Promise.all(own);
  expect(await countPagesOf(candidate._id)).toBe(3);
});

it('that never comes is asked for', async () => {
  const { body } = await upload(null);
  expect(body.data.uploadDocumentPage.userErrors).toEqual([expect.objectContaining({ field: ['file'] })]);
});

it('from a form of another site is refused', async () => {
  const { status } = await upload(bytes, { preflight: false });
  expect([status, await countPagesOf(candidate._id)]).toEqual([400, 0]);
});

it('for which the disk has room in part only leaves nothing, and says why through both transports', async () => {
  const before = await filesInStore();
  const full = Object.assign(new Error('could not write'), { name: 'MongoServerError', code: 14031 });
  const put = GridFsBlobs.prototype.put.bind(new GridFsBlobs(() => new Date()));
  let puts = 0;
  jest.spyOn(GridFsBlobs.prototype, 'put').mockImplementation(async (...args) => {
    puts += 1;
    if (puts % 3 === 0) throw full;
    return put(...args);
  });
  const viaGraphql = await upload(bytes);
  expect(viaGraphql.body.errors[0].extensions.code).toBe('INSUFFICIENT_STORAGE');
  expect(viaGraphql.status).toBe(507);
  expect((await sendForm(bytes)).status).toBe(507);
  expect(puts).toBe(6);
  expect([await filesInStore(), await countPagesOf(candidate._id)]).toEqual([before, 0]);
});
