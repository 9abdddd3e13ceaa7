import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { FileDamaged } from '../../files/store.js';
import { DomainError } from '../../lib/errors.js';
import { idCard } from '../../../test/files/idCard.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';

let story: DocumentStory;
let candidate: CandidateRecord;
let sent: DocumentRecord;
beforeAll(async () => {
  story = await startDocumentStory({ ocr: true });
  candidate = await story.register({ name: 'Ana Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  const id = candidate._id.toString();
  const { viewer } = await story.signIn(candidate);
  const { documents } = story.server.services;
  const bytes = await idCard(['REPÚBLICA FEDERATIVA DO BRASIL', 'NOME ANA PRADO', 'CPF 111.444.777-35']);
  const page = await story.page(viewer, id, 'rg', { uploadId: randomUUID(), bytes });
  sent = await documents.send(viewer, id, { fieldKey: 'rg', pages: [{ id: page._id.toString() }] });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => story.stop());

const prints = () => story.server.services.documents.prints;
async function hints(): Promise<string[]> {
  const { documents, candidates } = story.server.services;
  const { viewer } = story.client;
  const document = await documents.get(viewer, sent._id.toString());
  return documents.hints(viewer, await candidates.get(viewer, candidate._id.toString()), document);
}
const stored = () => DocumentModel.findById(sent._id).lean<DocumentRecord>();
const forgetReading = (_id: Types.ObjectId) =>
  DocumentModel.updateOne({ _id }, { $set: { isUnread: true, printSealed: null } });
/** A recogniser that is at one page until it is told to end; whether it has begun, and how to end it. */
function slowReading(): { begun: Promise<void>; end: () => void } {
  let end = () => {};
  const begun = new Promise<void>((resolve) => {
    jest.spyOn(story.server.files, 'readPrint').mockImplementationOnce(() => {
      resolve();
      return new Promise((read) => (end = () => read(null)));
    });
  });
  return { begun, end: () => end() };
}
const difference = ['CPF no documento termina em -35, na ficha em -25'];

it('is read in the background once the document is sent, kept sealed, and held against the answers', async () => {
  await prints().whenIdle();
  const document = await stored();
  expect(document?.isUnread).toBe(false);
  expect(document?.printSealed).not.toContain('11144477735');
  expect(await hints()).toEqual(difference);
});

it('is read by the next process where the one before has ended without', async () => {
  await forgetReading(sent._id);
  expect(await hints()).toEqual([]);
  await prints().askForUnread();
  await prints().whenIdle();
  expect((await stored())?.isUnread).toBe(false);
  expect(await hints()).toEqual(difference);
});

it('keeps no round of the sweep waiting, however long a page takes', async () => {
  await forgetReading(sent._id);
  const reading = slowReading();
  await prints().askForUnread();
  await reading.begun;
  await prints().askForUnread();
  expect((await stored())?.isUnread).toBe(true);
  reading.end();
  await prints().whenIdle();
  expect((await stored())?.isUnread).toBe(false);
});

it('waits for the next round of the sweep where too much is asked for already', async () => {
  const reading = slowReading();
  const { _id } = await story.send(story.admin.viewer, candidate._id.toString(), 'foto');
  await reading.begun;
  for (let count = 0; count < 100; count += 1) prints().ask(new Types.ObjectId().toString());
  await forgetReading(sent._id);
  prints().ask(sent._id.toString());
  reading.end();
  await prints().whenIdle();
  expect((await DocumentModel.findById(_id))?.isUnread).toBe(false);
  expect((await stored())?.isUnread).toBe(true);
  await prints().askForUnread();
  await prints().whenIdle();
  expect((await stored())?.isUnread).toBe(false);
});

it.each([
  ['is asked for again while its files cannot be reached', new DomainError('UNAVAILABLE', 'x'), true],
  ['is asked for no more where a file is gone', new DomainError('NOT_FOUND', 'x'), false],
  ['is asked for no more where a file is damaged', new FileDamaged('x'), false],
])('%s', async (_what, error, isUnread) => {
  const before = (await stored())?.printSealed ?? null;
  await DocumentModel.updateOne({ _id: sent._id }, { $set: { isUnread: true } });
  jest.spyOn(story.server.files.store, 'read').mockRejectedValueOnce(error);
  await prints().askForUnread();
  await prints().whenIdle();
  expect((await stored())?.isUnread).toBe(isUnread);
  await DocumentModel.updateOne({ _id: sent._id }, { $set: { isUnread: false, printSealed: before } });
});

it('is read on the first pages as they stand in the document, whichever was uploaded last', async () => {
  await story.field({ key: 'contrato', documentOptions: { maxPages: 5 } });
  const candidateId = candidate._id.toString();
  const uploaded = [];
  for (let shade = 0; shade < 5; shade += 1) {
    const bytes = await photo({ width: 300 + shade, height: 200 });
    uploaded.push(await story.page(story.admin.viewer, candidateId, 'contrato', { bytes }));
  }
  // The fifth upload is the first page.
  const pages = uploaded.toReversed();
  const widths: number[] = [];
  jest.spyOn(story.server.files, 'readPrint').mockImplementation(async (image) => {
    widths.push((await sharp(image).metadata()).width);
    return null;
  });
  const { documents } = story.server.services;
  const ids = pages.map(({ _id }) => ({ id: _id.toString() }));
  await documents.send(story.admin.viewer, candidateId, { fieldKey: 'contrato', pages: ids });
  await prints().whenIdle();
  expect(widths).toEqual([304, 303, 302, 301]);
});

it('is left to the next process where a stop ends the reading', async () => {
  await forgetReading(sent._id);
  const reading = slowReading();
  await prints().askForUnread();
  await reading.begun;
  const stopped = prints().stop();
  reading.end();
  await stopped;
  expect((await stored())?.isUnread).toBe(true);
});

it('is deleted with the candidate', async () => {
  await story.server.services.candidates.remove(story.admin.viewer, candidate._id.toString());
  expect(await stored()).toBeNull();
});
