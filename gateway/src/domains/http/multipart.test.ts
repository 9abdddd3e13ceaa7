/** Texts of a form are bounded as those of every other body are, before anything keeps or reads them. */
import supertest from 'supertest';
import { photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { LONGEST_TEXT } from '../../lib/inputBounds.js';
import { countPagesOf } from '../documents/pagesModel.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterAll(() => story.stop());

test.each([
  ['a letter more than any text may have', 'x'.repeat(LONGEST_TEXT + 1)],
  ['a million letters', 'ã'.repeat(1_000_000)],
])(
  'a text of %s is refused by its name, though no call reads it, and nothing of the form is kept',
  async (_what, text) => {
    const candidate = await story.register();
    const answer = await supertest(story.server.app)
      .post(`/v1/candidates/${candidate._id.toString()}/documents/rg`)
      .set('Authorization', `Bearer ${story.admin.token}`)
      .attach('files', await photo(), 'foto.jpg')
      .field('comment', text);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID']);
    expect(answer.body.details).toEqual([expect.objectContaining({ field: 'comment' })]);
    expect(await countPagesOf(candidate._id)).toBe(0);
  },
);

test('a text whose name is that of a prototype is refused by it, and nothing of the form is kept', async () => {
  const candidate = await story.register();
  const answer = await supertest(story.server.app)
    .post(`/v1/candidates/${candidate._id.toString()}/documents/rg`)
    .set('Authorization', `Bearer ${story.admin.token}`)
    .attach('files', await photo(), 'foto.jpg')
    .field('__proto__', 'x');
  expect([answer.status, answer.body.details]).toEqual([422, [{ field: '__proto__', message: 'Campo desconhecido.' }]]);
  expect(await countPagesOf(candidate._id)).toBe(0);
});

test('a text of as many letters as any may have is taken', async () => {
  const candidate = await story.register();
  const answer = await supertest(story.server.app)
    .post(`/v1/candidates/${candidate._id.toString()}/documents/rg`)
    .set('Authorization', `Bearer ${story.admin.token}`)
    .field('comment', 'ã'.repeat(LONGEST_TEXT))
    .attach('files', await photo(), 'foto.jpg');
  expect(answer.status).toBe(201);
});
