import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import supertest from 'supertest';
import { photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { sizesOfUnnamedFiles } from '../../../test/unnamedFiles.js';
import { collected } from '../../../test/workbooks.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterAll(() => story.stop());

it('the copy of a file on its way has no name, so that a process that is killed leaves none, and is read all the same', async () => {
  const { documents } = story.server.services;
  const bytes = await photo();
  const upload = documents.upload.bind(documents);
  let copied: Buffer | undefined;
  jest.spyOn(documents, 'upload').mockImplementationOnce(async (viewer, id, input, file) => {
    copied = await collected((await file).createReadStream());
    // The copy is there until the request ends, whole as it was read; its name goes at any moment.
    while (!sizesOfUnnamedFiles().includes(bytes.length)) await new Promise((resolve) => setImmediate(resolve));
    return upload(viewer, id, input, file);
  });
  const { _id } = await story.register();
  const input = { candidateId: toGlobalId('Candidate', _id), fieldKey: 'rg', uploadId: randomUUID(), file: null };
  const query = `mutation ($input: UploadDocumentPageInput!) { uploadDocumentPage(input: $input) { page { kind } } }`;
  const { body } = await supertest(story.server.app)
    .post('/graphql')
    .set('Authorization', `Bearer ${story.admin.token}`)
    .set('apollo-require-preflight', '1')
    .field('operations', JSON.stringify({ query, variables: { input } }))
    .field('map', JSON.stringify({ 0: ['variables.input.file'] }))
    .attach('0', bytes, 'foto.jpg');
  expect(copied?.equals(bytes)).toBe(true);
  expect(body.data.uploadDocumentPage).toEqual({ page: { kind: 'PHOTO' } });
});
