/** The form that sends a whole document at once: what it names is bounded before anything is kept of it. */
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import type { Request } from 'express';
import supertest from 'supertest';
import { photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { operationOf } from '../../../test/openapiContract.js';
import { DomainError } from '../../lib/errors.js';
import { readDocumentForm } from './documentForms.js';
import { MAX_PAGES } from './documentsInput.js';
import { countPagesOf } from './pagesModel.js';

let story: DocumentStory;
let bytes: Buffer;
beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({ key: 'diploma', documentOptions: { maxPages: MAX_PAGES } });
  await story.field({ key: 'cnh', documentOptions: { maxPages: 1 } });
  bytes = await photo({ width: 320, height: 240 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

async function sendForm({ files = 1, names = [] as string[], to = 'diploma', last = bytes }) {
  const candidate = await story.register();
  const call = supertest(story.server.app)
    .post(`/v1/candidates/${candidate._id.toString()}/documents/${to}`)
    .set('Authorization', `Bearer ${story.admin.token}`);
  for (const name of names) call.field('names', name);
  for (let index = 0; index < files; index += 1) {
    call.attach('files', index === files - 1 ? last : bytes, `${index}.jpg`);
  }
  return { answer: await call, pagesLeft: await countPagesOf(candidate._id) };
}

it('takes as many files as a document has pages', async () => {
  const { answer } = await sendForm({ files: MAX_PAGES, names: ['Frente', 'Verso'] });
  expect(answer.status).toBe(201);
  const pages = answer.body.data.pages as { name: string | null }[];
  expect(pages.map(({ name }) => name)).toEqual(['Frente', 'Verso', ...Array<null>(MAX_PAGES - 2).fill(null)]);
});

it.each([
  ['one file more', { files: MAX_PAGES + 1 }, 'files'],
  ['more names', { names: Array<string>(MAX_PAGES + 1).fill('Frente') }, 'names'],
  ['a name that is too long', { names: ['Frente', 'x'.repeat(61)] }, 'names.1'],
])('refuses %s, and keeps no page', async (_case, form, field) => {
  const { answer, pagesLeft } = await sendForm(form);
  expect(answer.status).toBe(422);
  expect(answer.body.details).toEqual([expect.objectContaining({ field })]);
  expect(pagesLeft).toBe(0);
});

it.each([
  ['the file that is none', { files: 3, last: Buffer.from('nenhuma foto') }, 'files.2'],
  ['the files that are too many for the document', { files: 2, to: 'cnh' }, 'files'],
])('names %s as it was sent, and keeps no page', async (_case, form, field) => {
  const { answer, pagesLeft } = await sendForm(form);
  expect([answer.status, answer.body.details[0].field, pagesLeft]).toEqual([422, field, 0]);
});

it('keeps no page of a form whose sender leaves on its way', async () => {
  const candidate = await story.register();
  const { documents } = story.server.services;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = Object.assign(new PassThrough(), { headers, is: () => 'multipart/form-data' });
  const upload = documents.upload.bind(documents);
  let uploads = 0;
  jest.spyOn(documents, 'upload').mockImplementation((...page) => {
    uploads += 1;
    // The first one is stored, and the second is on its way.
    if (uploads === 2) queueMicrotask(() => request.destroy(new Error('aborted')));
    return upload(...page);
  });
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="1.jpg"\r\n\r\n';
  request.write(Buffer.concat([Buffer.from(part), bytes, Buffer.from(`\r\n${part}`), bytes]));
  const target = { candidateId: candidate._id.toString(), fieldKey: 'diploma' };
  const form = readDocumentForm(request as unknown as Request, documents, story.admin.viewer, target);
  await expect(form).rejects.toThrow('O envio foi interrompido.');
  expect([uploads, await countPagesOf(candidate._id)]).toEqual([2, 0]);
});

it('keeps the pages of a version that counts although something else refused once it did', async () => {
  const { documentValues } = story.server.services.candidates;
  const write = documentValues.send.bind(documentValues);
  jest.spyOn(documentValues, 'send').mockImplementationOnce(async (...version) => {
    await write(...version);
    throw new DomainError('INVALID', 'O que segue foi recusado.');
  });
  const { answer, pagesLeft } = await sendForm({});
  expect(answer.status).toBe(422);
  expect(pagesLeft).toBe(1);
});

it('an upload stores no consent, and waits for the one that the first form data stores', async () => {
  const candidate = await story.register();
  const { token } = await story.signIn(candidate, { consented: false });
  const upload = () =>
    supertest(story.server.app)
      .post('/v1/candidates/me/documents/diploma/pages')
      .set('Authorization', `Bearer ${token}`)
      .field('uploadId', crypto.randomUUID())
      .attach('file', bytes, '1.jpg');
  const refused = await upload();
  expect([refused.status, refused.body.code]).toEqual([422, 'PRECONDITION_FAILED']);
  const path = `/candidates/${candidate._id.toString()}/form-data`;
  expect((await story.server.rest('patch', path, { token, body: { formData: {} } })).status).toBe(200);
  expect((await upload()).status).toBe(201);
  for (const call of ['POST /candidates/me/documents/:fieldKey', 'POST /candidates/me/documents/:fieldKey/pages']) {
    expect(operationOf(call).description).toContain(refused.body.code);
  }
});
