import { jest } from '@jest/globals';
import { Types } from 'mongoose';
import type { CandidateViewer } from '../../auth/viewer.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { documentOf } from '../fields/values/storedValues.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';
import { countPagesOf, findPages, releasePages, takePages } from './pagesModel.js';

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
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const services = () => story.server.services;
const values = () => services().candidates.documentValues;
const current = async () => documentOf(await services().candidates.get(story.admin.viewer, id), 'rg');
const versions = () => DocumentModel.find({ candidateId: candidate._id }).sort({ version: 1 }).lean<DocumentRecord[]>();
const idOf = (document: DocumentRecord | undefined) => document?._id.toString();

/** The sweep of a process that starts some minutes after this one has ended. */
function sweepAfter(minutes: number): Promise<number> {
  story.server.setNow(new Date(Date.now() + minutes * 60_000));
  return services().sweep.run();
}

/** A process that ends before one of its writes. */
function diesBefore<Of extends object>(of: Of, method: keyof Of): void {
  jest
    .spyOn(of, method as never)
    .mockImplementationOnce((() => Promise.reject(new Error('the process ends here'))) as never);
}

it('a version that was stored, and no more, becomes the one that counts', async () => {
  diesBefore(values(), 'send');
  await expect(story.send(self, id, 'rg')).rejects.toThrow('the process ends here');
  expect(await current()).toBeNull();
  await sweepAfter(2);
  const [version] = await versions();
  expect(await current()).toMatchObject({ id: idOf(version), state: 'sent' });
  expect(version).toMatchObject({ hasCounted: true, isWaiting: true, pendingSince: null });
});

it('a version that counts and is not marked so is brought into the queue', async () => {
  const document = await story.send(self, id, 'rg');
  await DocumentModel.updateOne(
    { _id: document._id },
    { $set: { hasCounted: false, isWaiting: false, pendingSince: new Date() } },
  );
  await sweepAfter(2);
  expect(await DocumentModel.findById(document._id)).toMatchObject({ hasCounted: true, isWaiting: true });
});

it('a version that was cut off before another one counted is removed, and its pages wait again', async () => {
  diesBefore(values(), 'send');
  const page = await story.page(self, id, 'rg');
  const input = { fieldKey: 'rg', pages: [{ id: page._id.toString() }] };
  await expect(services().documents.send(self, id, input)).rejects.toThrow('the process ends here');
  const later = await story.send(self, id, 'rg');
  await sweepAfter(2);
  expect((await versions()).map(idOf)).toEqual([idOf(later)]);
  expect(await findPages([page._id])).toMatchObject([{ isTaken: false }]);
});

it('a judgement that the record does not tell is told, with the mail that it makes due', async () => {
  const document = await story.send(self, id, 'rg');
  diesBefore(values(), 'judge');
  const refusal = services().documents.judging.refuse(story.client.viewer, document._id.toString(), {
    reason: 'Ilegível',
  });
  await expect(refusal).rejects.toThrow('the process ends here');
  expect(await current()).toMatchObject({ state: 'sent' });
  await sweepAfter(2);
  expect(await current()).toMatchObject({ state: 'refused', reason: 'Ilegível' });
  story.server.setNow(new Date(Date.now() + 10 * 60_000));
  expect(await services().documents.mails.sendDue()).toBe(1);
});

it('a judgement that was cut off before another version was sent stays with its own', async () => {
  const first = await story.send(self, id, 'rg');
  diesBefore(values(), 'judge');
  const approval = services().documents.judging.approve(story.client.viewer, first._id.toString());
  await expect(approval).rejects.toThrow('the process ends here');
  const second = await story.send(self, id, 'rg');
  await sweepAfter(2);
  expect(await current()).toMatchObject({ id: idOf(second), state: 'sent' });
  expect(await DocumentModel.findById(first._id)).toMatchObject({ isWaiting: false, pendingSince: null });
});

it('pages that no document takes up go after seven days, and not before', async () => {
  const page = await story.page(self, id, 'rg');
  const day = 24 * 60;
  await sweepAfter(6 * day);
  expect(await countPagesOf(candidate._id)).toBe(1);
  await sweepAfter(8 * day);
  expect(await countPagesOf(candidate._id)).toBe(0);
  await expect(story.server.files.store.open(page.fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('pages of the version that counts', () => {
  const DAY = 24 * 60;
  /** What a version is between the candidate's record naming it and its own mark that it counts. */
  const unsettle = ({ _id }: DocumentRecord) =>
    DocumentModel.updateOne({ _id }, { $set: { hasCounted: false, isWaiting: false, pendingSince: new Date() } });

  it('stay taken when they were sent twice at once, and the other was let go before this one was marked', async () => {
    const page = await story.page(self, id, 'rg');
    const input = { fieldKey: 'rg', pages: [{ id: page._id.toString() }] };
    const write = values().send.bind(values());
    let first: DocumentRecord | undefined;
    jest.spyOn(values(), 'send').mockImplementationOnce(async (...other) => {
      first = await services().documents.send(self, id, input);
      await unsettle(first);
      return write(...other);
    });
    expect(idOf(await services().documents.send(self, id, input))).toBe(idOf(first));
    expect((await versions()).map(idOf)).toEqual([idOf(first)]);
    expect(await findPages([page._id])).toMatchObject([{ isTaken: true }]);
  });

  it('are not deleted by the sweep, whatever they are marked as, and are marked again', async () => {
    const { pages } = await story.send(self, id, 'rg');
    const ids = pages.map(({ pageId }) => pageId);
    await releasePages(ids);
    await sweepAfter(8 * DAY);
    const [page] = await findPages(ids);
    expect(page).toMatchObject({ isTaken: true });
    expect((await story.server.files.store.read(page?.fileId ?? '', 10_000_000)).length).toBe(page?.bytes);
  });

  it('are not deleted by the sweep while the version is not marked as the one that counts', async () => {
    const document = await story.send(self, id, 'rg');
    const ids = document.pages.map(({ pageId }) => pageId);
    await unsettle(document);
    await releasePages(ids);
    story.server.setNow(new Date(Date.now() + 8 * DAY * 60_000));
    expect(await services().documents.sweep.removeLeftPages()).toBe(0);
    expect(await countPagesOf(candidate._id)).toBe(1);
  });
});

it('files that no page names go, those of pages stay', async () => {
  const { store } = story.server.files;
  const document = await story.send(self, id, 'rg');
  const lost = await store.put(Buffer.from('perdido'), { owner: new Types.ObjectId().toHexString() });
  await sweepAfter(120);
  await expect(store.open(lost)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [page] = await findPages(document.pages.map(({ pageId }) => pageId));
  expect((await store.read(page?.fileId ?? '', 10_000_000)).length).toBe(page?.bytes);
});

it('a deletion that was cut off is finished', async () => {
  const document = await story.send(self, id, 'rg');
  diesBefore(services().documents.sweep, 'removeOf');
  await expect(services().candidates.remove(story.admin.viewer, id)).rejects.toThrow('the process ends here');
  await sweepAfter(2);
  expect(await DocumentModel.countDocuments({ _id: document._id })).toBe(0);
  expect(await countPagesOf(candidate._id)).toBe(0);
});

describe('a record that names a version which does not exist', () => {
  it('names the newest one that has counted, which waits to be judged again', async () => {
    const first = await story.send(self, id, 'rg');
    const second = await story.send(self, id, 'rg');
    await DocumentModel.deleteOne({ _id: second._id });
    expect(await sweepAfter(2)).toBe(1);
    expect(await current()).toMatchObject({ id: idOf(first), state: 'sent' });
    expect(await DocumentModel.findById(first._id)).toMatchObject({ isWaiting: true });
    expect(await services().sweep.run()).toBe(0);
  });

  it('names none where there is no other, and the field can be answered', async () => {
    const only = await story.send(self, id, 'rg');
    await DocumentModel.deleteOne({ _id: only._id });
    expect(await sweepAfter(2)).toBe(1);
    expect(await current()).toBeNull();
    const again = await story.send(self, id, 'rg');
    expect(await current()).toMatchObject({ id: idOf(again) });
  });
});

it('pages that were taken up for a version that was never stored go as well', async () => {
  const page = await story.page(self, id, 'rg');
  const sent = await story.send(self, id, 'rg');
  await takePages([page._id], new Date());
  await sweepAfter(7 * 24 * 60 + 60);
  await sweepAfter(7 * 24 * 60 + 120);
  expect((await findPages([page._id, ...sent.pages.map(({ pageId }) => pageId)])).map(({ _id }) => _id)).toEqual(
    sent.pages.map(({ pageId }) => pageId),
  );
});

describe('what is finished after a crash names who had begun it', () => {
  async function told() {
    const { page } = await services().timeline.page(story.admin.viewer, id, { page: { offset: 0, limit: 20 } });
    return page.items.map(({ kind, actor }) => [kind, actor?.name ?? null]);
  }
  const viewer = () => story.client.viewer;

  it('a document that staff have sent is no answer of the candidate', async () => {
    diesBefore(values(), 'send');
    await expect(story.send(viewer(), id, 'rg')).rejects.toThrow('the process ends here');
    await sweepAfter(2);
    expect(await told()).toContainEqual(['document_sent', viewer().name]);
    expect((await services().candidates.get(story.admin.viewer, id)).lastAnsweredAt ?? null).toBeNull();
  });

  it('a judgement', async () => {
    const document = await story.send(self, id, 'rg');
    diesBefore(values(), 'judge');
    const approval = services().documents.judging.approve(viewer(), document._id.toString());
    await expect(approval).rejects.toThrow('the process ends here');
    await sweepAfter(2);
    expect(await told()).toContainEqual(['document_approved', viewer().name]);
  });
});
