/** Pages of documents in the `<img>` of another front end, which browsers show only where the answer lets them. */
import supertest from 'supertest';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';

let story: DocumentStory;
afterEach(() => story.stop());

/** What an answer says of who may show it. */
async function policyOf(path: string) {
  const { status, headers } = await supertest(story.server.app).get(path).set('Sec-Fetch-Mode', 'no-cors');
  return `${status} ${headers['cross-origin-resource-policy']}`;
}

async function previewUrl(): Promise<string> {
  const { _id } = await story.register();
  await story.send(story.client.viewer, _id.toString(), 'rg');
  const { body } = await story.server.rest('get', `/candidates/${_id.toString()}/documents`, {
    token: story.client.token,
  });
  return body.data[0].pages[0].previewUrl;
}

test('are shown by other origins where the operator names some, and nothing else is', async () => {
  story = await startDocumentStory({ corsOrigins: ['https://parceiro.example'] });
  expect(await policyOf(await previewUrl())).toBe('200 cross-origin');
  expect(await policyOf('/downloads/document-archives/x')).toBe('401 same-origin');
  expect(await policyOf('/healthz')).not.toContain('cross-origin');
});

test('are shown by this origin alone where the operator names none', async () => {
  story = await startDocumentStory();
  expect(await policyOf(await previewUrl())).toBe('200 same-origin');
});
