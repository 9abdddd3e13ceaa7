/** Forms of GraphQL that cannot be read. */
import supertest from 'supertest';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const part = 'content-disposition: form-data; name="operations"';

test.each([
  ['has no boundary', 'multipart/form-data', 'x'],
  ['is cut off inside its first field', 'multipart/form-data; boundary=b', `--b\r\n${part}\r\n\r\n{"query":`],
  ['has a part whose head is none', 'multipart/form-data; boundary=b', '--b\r\nno head at all\r\n\r\nx\r\n--b--\r\n'],
  ['has operations that are no JSON', 'multipart/form-data; boundary=b', `--b\r\n${part}\r\n\r\n{\r\n--b--\r\n`],
])('a form that %s is malformed, and no failure of the server', async (_what, type, body) => {
  const { status, body: answer } = await supertest(story.server.app)
    .post('/graphql')
    .set({ Authorization: `Bearer ${story.admin.token}`, 'apollo-require-preflight': '1', 'content-type': type })
    .send(body);
  expect({ status, code: answer.errors[0].extensions.code }).toEqual({ status: 400, code: 'MALFORMED' });
});

test('an input that does not exist is told without what the server keeps of the file beside it', async () => {
  const query = `mutation ($input: AnalyzeExportTemplateInput!) {
    analyzeExportTemplate(input: $input) { userErrors { code } }
  }`;
  const { body: answer } = await supertest(story.server.app)
    .post('/graphql')
    .set({ Authorization: `Bearer ${story.admin.token}`, 'apollo-require-preflight': '1' })
    .field('operations', JSON.stringify({ query, variables: { input: { file: null, unknown: 1 } } }))
    .field('map', JSON.stringify({ 0: ['variables.input.file'] }))
    .attach('0', Buffer.from('x'), 'modelo.xlsx');
  const message =
    'Variable "$input" got an invalid value; Field "unknown" is not defined by type "AnalyzeExportTemplateInput".';
  expect(answer.errors).toEqual([expect.objectContaining({ message })]);
});
