/** Documents in a bucket: another installation's stay there, and what a crash leaves of this one's goes. */
import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import type { CandidateViewer } from '../../auth/viewer.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { startS3Server, type S3Server } from '../../../test/files/s3Server.js';
import { S3Bucket } from '../../files/storage/s3.js';
import { s3Settings } from '../../files/storage/storageUrl.js';
import { filesOf, findPages, PageModel, type PageRecord } from './pagesModel.js';

const WEEK_MINUTES = 7 * 24 * 60;

let s3: S3Server;
let bucket: S3Bucket;
let story: DocumentStory;
let self: CandidateViewer;
let id: string;

beforeAll(async () => {
  s3 = await startS3Server();
  bucket = new S3Bucket(s3Settings(s3.url)!);
  story = await startDocumentStory({ storageUrl: s3.url });
});
beforeEach(async () => {
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  self = (await story.signIn(candidate)).viewer;
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(async () => {
  await story.stop();
  await bucket.close();
  await s3.stop();
});

const entries = () => mongoose.connection.collection('fileUploads');

async function sweepAfter(minutes: number): Promise<void> {
  story.server.setNow(new Date(Date.now() + minutes * 60_000));
  await story.server.services.sweep.run();
}

/** Which files of a page the bucket has. */
async function filesThere(page: PageRecord): Promise<boolean[]> {
  const found = await Promise.all(filesOf(page).map((file) => bucket.described(file.id)));
  return found.map((file) => file !== null);
}

it('documents of another database in the same bucket survive the sweep of one that knows nothing of them', async () => {
  const page = await story.page(self, id, 'rg');
  const foreign = await filesThere(page);
  expect(foreign).not.toContain(false);
  // What a database that has just been made, or a backup of last week, does not have.
  await PageModel.deleteOne({ _id: page._id });
  await sweepAfter(2 * WEEK_MINUTES);
  expect(await filesThere(page)).toEqual(foreign);
});

it('a page that is stored leaves no entry for the sweep', async () => {
  await story.page(self, id, 'rg');
  expect(await entries().countDocuments()).toBe(0);
});

it('files that a crash has left before their page go, and nothing else', async () => {
  const page = await story.page(self, id, 'rg');
  const lost = await story.server.files.store.put(Buffer.from('x'), { owner: new Types.ObjectId().toHexString() });
  await sweepAfter(30);
  expect(await bucket.described(lost)).not.toBeNull();
  await sweepAfter(120);
  expect(await bucket.described(lost)).toBeNull();
  expect(await filesThere(page)).not.toContain(false);
  expect(await entries().countDocuments()).toBe(0);
});

it('a page whose process ended before it told so keeps its files, and the sweep takes out their entries', async () => {
  jest.spyOn(story.server.files.store, 'keep').mockRejectedValueOnce(new Error('the process ends here'));
  const page = await story.page(self, id, 'rg');
  expect(await entries().countDocuments()).toBe(filesOf(page).length);
  await sweepAfter(120);
  expect(await filesThere(page)).not.toContain(false);
  expect(await entries().countDocuments()).toBe(0);
});

it('files of a page that was removed, up to its record, go with the next round', async () => {
  const page = await story.page(self, id, 'rg');
  const { store } = story.server.files;
  const remove = store.delete.bind(store);
  const ends = jest.spyOn(store, 'delete').mockImplementation(async (file) => {
    if (filesOf(page).some((own) => own.id === file)) throw new Error('the process ends here');
    await remove(file);
  });
  await sweepAfter(WEEK_MINUTES + 60);
  ends.mockRestore();
  expect(await findPages([page._id])).toEqual([]);
  expect(await filesThere(page)).not.toContain(false);
  await sweepAfter(WEEK_MINUTES + 180);
  expect(await filesThere(page)).not.toContain(true);
  expect(await entries().countDocuments()).toBe(0);
});

it('files that came into the database before there was a bucket are swept when no page names them', async () => {
  const inDatabase = new mongoose.mongo.GridFSBucket(mongoose.connection.db!, { bucketName: 'files' });
  const left = 'b'.repeat(32);
  const upload = inDatabase.openUploadStreamWithId(left as never, left, { metadata: { owner: '' } });
  await new Promise<void>((resolve) => upload.end(() => resolve()));
  await sweepAfter(120);
  expect(await mongoose.connection.collection('files.files').countDocuments()).toBe(0);
});
