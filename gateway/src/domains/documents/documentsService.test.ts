import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import type { CandidateViewer } from '../../auth/viewer.js';
import { photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { candidateFields } from '../candidates/candidateFields.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';
import { countPagesOf } from './pagesModel.js';

let story: DocumentStory;
let candidate: CandidateRecord;
let self: CandidateViewer;
let id: string;

beforeAll(async () => {
  story = await startDocumentStory();
});
beforeEach(async () => {
  candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  self = (await story.signIn(candidate)).viewer;
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const services = () => story.server.services;
const now = async () => services().candidates.get(story.admin.viewer, id);
async function shown(key: string) {
  const catalogue = await services().customFields.catalogueOf(await now());
  return candidateFields(await now(), story.admin.viewer, catalogue).find((field) => field.key === key)?.displayValue;
}

describe('uploading a page', () => {
  it('stores the file with three previews, and the same upload again is the same page', async () => {
    const uploadId = randomUUID();
    const page = await story.page(self, id, 'rg', { uploadId });
    expect(page).toMatchObject({ kind: 'photo', width: 640, height: 480, pageCount: 1, isTaken: false });
    expect(page.previews.map(({ size }) => size)).toEqual([240, 800, 1600]);
    expect((await story.page(self, id, 'rg', { uploadId }))._id).toEqual(page._id);
    expect(await countPagesOf(candidate._id)).toBe(1);
  });

  it('two tabs that upload the same page at once get the same one, and nothing is left of the other', async () => {
    const uploadId = randomUUID();
    const [one, other] = await Promise.all([
      story.page(self, id, 'rg', { uploadId }),
      story.page(self, id, 'rg', { uploadId }),
    ]);
    expect(one?._id).toEqual(other?._id);
    const stored: string[] = [];
    for await (const file of story.server.files.store.listBefore(new Date(Date.now() + 60_000))) {
      stored.push(file.id);
    }
    const named = new Set([one?.fileId, ...(one?.previews ?? []).map(({ fileId }) => fileId)]);
    expect(stored.filter((file) => named.has(file))).toHaveLength(4);
    expect(await countPagesOf(candidate._id)).toBe(1);
  });

  it('is refused for a field that is none, of another type, or not the viewer’s to edit', async () => {
    await expect(story.page(self, id, 'cidade')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(story.page(self, id, 'inventado')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(story.page(story.otherClient.viewer, id, 'rg')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused once the right is withdrawn while the file is on its way', async () => {
    await story.field({ key: 'retirado' });
    const bytes = await photo();
    const { documents, fieldPermissions } = services();
    const slow = {
      filename: 'foto.jpg',
      mimetype: 'image/jpeg',
      createReadStream: () => slowly(bytes, () => fieldPermissions.delete(story.admin.viewer, 'retirado')),
    };
    const input = { fieldKey: 'retirado', uploadId: randomUUID() };
    await expect(documents.upload(self, id, input, slow)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await countPagesOf(candidate._id)).toBe(0);
  });

  it('is refused once the session has ended while the file is on its way', async () => {
    const bytes = await photo();
    const { documents, identity } = services();
    const slow = {
      filename: 'foto.jpg',
      mimetype: 'image/jpeg',
      createReadStream: () => slowly(bytes, () => identity.signOut(self)),
    };
    const input = { fieldKey: 'rg', uploadId: randomUUID() };
    await expect(documents.upload(self, id, input, slow)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await countPagesOf(candidate._id)).toBe(0);
  });
});

describe('sending a document', () => {
  it('makes the pages the value of the field', async () => {
    await story.send(self, id, 'rg');
    expect(await shown('rg')).toBe('Enviado');
    expect((await now()).documentsState).toBe('waiting');
  });

  it('the same pages again are the same version; other pages are the next', async () => {
    const { documents } = services();
    const [front, back] = [await story.page(self, id, 'rg'), await story.page(self, id, 'rg')];
    const pages = [front, back].map(({ _id }) => ({ id: _id.toString() }));
    const first = await documents.send(self, id, { fieldKey: 'rg', pages });
    expect((await documents.send(self, id, { fieldKey: 'rg', pages }))._id).toEqual(first._id);
    const turned = await documents.send(self, id, { fieldKey: 'rg', pages: pages.toReversed() });
    expect(turned.version).toBe(2);
    expect(await DocumentModel.find({ candidateId: candidate._id, isWaiting: true }).distinct('version')).toEqual([2]);
  });

  it('the same pages again are the same version also with a day of expiry that the field does not ask for', async () => {
    const { documents } = services();
    const pages = [{ id: (await story.page(self, id, 'rg'))._id.toString() }];
    const wanted = { fieldKey: 'rg', pages, expiresOn: '2030-01-31' };
    const first = await documents.send(self, id, wanted);
    expect((await documents.send(self, id, wanted))._id).toEqual(first._id);
  });

  it('is refused once a document has a hundred versions, as all of them are read at once', async () => {
    const { documents } = services();
    const pages = [
      { id: (await story.page(self, id, 'rg'))._id.toString() },
      { id: (await story.page(self, id, 'rg'))._id.toString() },
    ];
    await documents.send(self, id, { fieldKey: 'rg', pages });
    await DocumentModel.updateOne({ candidateId: candidate._id }, { $set: { version: 99 } });
    const turned = await documents.send(self, id, { fieldKey: 'rg', pages: pages.toReversed() });
    expect(turned.version).toBe(100);
    await expect(documents.send(self, id, { fieldKey: 'rg', pages })).rejects.toMatchObject({
      details: [{ field: ['pages'], message: expect.stringContaining('já foi enviado muitas vezes') }],
    });
    expect((await documents.send(self, id, { fieldKey: 'rg', pages: pages.toReversed() }))._id).toEqual(turned._id);
    // The staff can still send what is missing.
    expect((await documents.send(story.admin.viewer, id, { fieldKey: 'rg', pages })).version).toBe(101);
  });

  it('two devices that send the same pages at once send one document', async () => {
    const { documents } = services();
    const { _id } = await story.page(self, id, 'rg');
    const input = { fieldKey: 'rg', pages: [{ id: _id.toString() }] };
    const [one, other] = await Promise.all([documents.send(self, id, input), documents.send(self, id, input)]);
    expect(one?._id).toEqual(other?._id);
    expect(await DocumentModel.countDocuments({ candidateId: candidate._id })).toBe(1);
  });

  it('two devices that send different pages at once: one is told that the other came first', async () => {
    const { documents } = services();
    const [one, other] = [await story.page(self, id, 'rg'), await story.page(self, id, 'rg')];
    const sent = await Promise.allSettled(
      [one, other].map(({ _id }) => documents.send(self, id, { fieldKey: 'rg', pages: [{ id: _id.toString() }] })),
    );
    const current = await DocumentModel.find({ candidateId: candidate._id, isWaiting: true });
    expect(current).toHaveLength(1);
    const refused = sent.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONFLICT' });
  });

  it('takes a page that was kept through two refusals, and no page that an earlier version alone has', async () => {
    const { documents } = services();
    const refuse = ({ _id }: DocumentRecord) =>
      documents.judging.refuse(story.admin.viewer, _id.toString(), { reason: 'Ilegível' });
    const page = async () => (await story.page(self, id, 'rg'))._id.toString();
    const send = (...ids: string[]) =>
      documents.send(self, id, { fieldKey: 'rg', pages: ids.map((each) => ({ id: each })) });
    const [front, back] = [await page(), await page()];
    await refuse(await send(front, back));
    await refuse(await send(front, await page()));
    await expect(send(front, back)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await send(front, await page())).version).toBe(3);
  });

  it('that is replaced before it is marked as the current one is not left in the queue', async () => {
    const { documentValues } = services().candidates;
    const write = documentValues.send.bind(documentValues);
    let newer: DocumentRecord | undefined;
    jest.spyOn(documentValues, 'send').mockImplementationOnce(async (...version) => {
      const written = await write(...version);
      newer = await story.send(self, id, 'rg');
      return written;
    });
    const older = await story.send(self, id, 'rg');
    const waiting = await DocumentModel.find({ candidateId: candidate._id, isWaiting: true }).lean<DocumentRecord[]>();
    expect(waiting.map((document) => document._id)).toEqual([newer?._id]);
    expect(await DocumentModel.findById(older._id)).toMatchObject({ hasCounted: true, pendingSince: null });
  });

  it('refuses unknown pages, those of others, too many and kinds that do not go together', async () => {
    const { documents } = services();
    const other = await story.register();
    const { viewer } = await story.signIn(other);
    const foreign = await story.page(viewer, other._id.toString(), 'rg');
    const pages = [{ id: foreign._id.toString() }];
    await expect(documents.send(self, id, { fieldKey: 'rg', pages })).rejects.toMatchObject({ code: 'INVALID' });
    const three = await Promise.all([1, 2, 3].map(() => story.page(self, id, 'rg')));
    const all = three.map(({ _id }) => ({ id: _id.toString() }));
    await expect(documents.send(self, id, { fieldKey: 'rg', pages: all })).rejects.toThrow('no máximo 2 páginas');
  });

  it('is refused for all but what a reopening asks for, and for everything of a closed form', async () => {
    const { candidates } = story.server.services;
    const { viewer } = await story.signIn(await candidates.get(story.admin.viewer, id));
    await candidates.ownForm.finish(viewer, {});
    const attempt = (key: string) =>
      story.send(viewer, id, key).then(
        () => 'sent',
        (error: Error) => error.message,
      );
    const closed = await attempt('rg');
    expect(closed).not.toBe('sent');
    expect(await attempt('foto')).toBe(closed);
    await candidates.reopen(story.client.viewer, id, { fieldKeys: ['rg'] });
    expect(await attempt('foto')).not.toBe('sent');
    expect(await attempt('rg')).toBe('sent');
  });

  it('asks for the day of expiry where the field does', async () => {
    await story.field({ key: 'cnh', documentOptions: { asksExpiry: true } });
    await expect(story.send(self, id, 'cnh')).rejects.toMatchObject({ code: 'REQUIRED' });
    const document = await story.send(self, id, 'cnh', { expiresOn: '2030-01-31' });
    expect(document.expiresOn).toBe('2030-01-31');
  });
});

describe('ordinary writes', () => {
  it('never make a document, but send one back unchanged and clear it', async () => {
    const { candidates } = services();
    const made = `${'a'.repeat(24)} approved 2026-11-02`;
    const write = (value: string | null) =>
      candidates.update(story.admin.viewer, id, { fields: [{ key: 'rg', value }] });
    await expect(write(made)).rejects.toThrow('envie o documento como arquivo');
    const document = await story.send(self, id, 'rg');
    const stored = candidateFields(
      await now(),
      story.admin.viewer,
      await services().customFields.catalogueOf(await now()),
    ).find(({ key }) => key === 'rg')?.value;
    await write(stored ?? '');
    await expect(write(`${stored} x`)).rejects.toMatchObject({ code: 'INVALID' });
    await write(null);
    expect(await shown('rg')).toBeNull();
    expect(await DocumentModel.findById(document._id)).toMatchObject({ isWaiting: false });
  });
});

it('deleting a candidate deletes documents, pages and files', async () => {
  const document = await story.send(self, id, 'rg');
  const [page] = await services().documents.pagesByIds(document.pages.map(({ pageId }) => pageId.toString()));
  await services().candidates.remove(story.admin.viewer, id);
  expect(await DocumentModel.countDocuments({ candidateId: candidate._id })).toBe(0);
  expect(await countPagesOf(candidate._id)).toBe(0);
  await expect(story.server.files.store.open(page?.fileId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** The bytes in two halves, with something done in between. */
async function* slowlyPieces(bytes: Buffer, between: () => Promise<void>) {
  yield bytes.subarray(0, 100);
  await between();
  yield bytes.subarray(100);
}
const slowly = (bytes: Buffer, between: () => Promise<void>) =>
  Readable.from(slowlyPieces(bytes, between), { objectMode: false });
