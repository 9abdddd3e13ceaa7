/** An exported file says how each document stands, and shows neither its id nor where it is stored. */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { column, configuration, exportCalls, sheetIn } from '../../../test/exportCalls.js';
import type { ExportFixture } from '../../../test/exportFixture.js';
import { valuesOf } from '../../../test/workbooks.js';

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterAll(() => story.stop());
const fixture = () => ({ server: story.server, tokens: { admin: story.admin.token } }) as unknown as ExportFixture;
const { exported } = exportCalls(fixture);

it('says Enviado, Aprovado with its day, Recusado with its reason, and nothing of what was not sent', async () => {
  const { judging } = story.server.services.documents;
  story.server.setNow(new Date('2026-08-03T12:00:00Z'));
  const ids: string[] = [];
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) ids.push((await story.register({ name }))._id.toString());
  const sent = [];
  for (const id of ids.slice(0, 3)) sent.push((await story.send(story.admin.viewer, id, 'rg'))._id.toString());
  const [, approved = '', refused = ''] = sent;
  await judging.approve(story.admin.viewer, approved);
  await judging.refuse(story.admin.viewer, refused, { reason: 'Falta o verso' });
  story.server.setNow(null);
  const { body } = await exported({
    candidateIds: ids,
    exportConfiguration: configuration([column('name', 0), column('rg', 1)]),
  });
  const sheet = await sheetIn(body);
  const rows = [2, 3, 4, 5]
    .map((row) => valuesOf(sheet, row, 2))
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
  expect(rows).toEqual([
    ['Ana', 'Enviado'],
    ['Bia', 'Aprovado em 03/08/2026'],
    ['Caio', 'Recusado: Falta o verso'],
    ['Davi', null],
  ]);
});
