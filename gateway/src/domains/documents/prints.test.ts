import { randomUUID } from 'node:crypto';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
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
afterAll(() => story.stop());

const prints = () => story.server.services.documents.prints;
async function hints(): Promise<string[]> {
  const { documents, candidates } = story.server.services;
  const { viewer } = story.client;
  const document = await documents.get(viewer, sent._id.toString());
  return documents.hints(viewer, await candidates.get(viewer, candidate._id.toString()), document);
}
const stored = () => DocumentModel.findById(sent._id).lean<DocumentRecord>();
const difference = ['CPF no documento termina em -35, na ficha em -25'];

it('is read in the background once the document is sent, kept sealed, and held against the answers', async () => {
  // A caller who asks for what is unread waits for what is being read.
  await prints().askForUnread();
  const document = await stored();
  expect(document?.isUnread).toBe(false);
  expect(document?.printSealed).not.toContain('11144477735');
  expect(await hints()).toEqual(difference);
});

it('is read by the next process where the one before has ended without', async () => {
  await DocumentModel.updateOne({ _id: sent._id }, { $set: { isUnread: true, printSealed: null } });
  expect(await hints()).toEqual([]);
  await prints().askForUnread();
  await prints().askForUnread();
  expect((await stored())?.isUnread).toBe(false);
  expect(await hints()).toEqual(difference);
});

it('is deleted with the candidate', async () => {
  await story.server.services.candidates.remove(story.admin.viewer, candidate._id.toString());
  expect(await stored()).toBeNull();
});
