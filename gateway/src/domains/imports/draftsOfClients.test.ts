/** What an import that a client's user has begun is made of, and what an administrator may do to it. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { toGlobalId } from '../../lib/globalId.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const drafts = () => imports().drafts;
const begun = async () => {
  const file = arrivingFile('Nome;E-mail;Anotação\nAna;ana@exemplo.com;x\n', 'equipe.csv');
  return (await imports().begin(story.client.viewer, file, {}))._id.toString();
};

it('does not give it to another client, nor to none', async () => {
  const id = await begun();
  const { clientId } = story.otherClient.viewer;
  for (const wanted of [clientId, null]) {
    await expect(drafts().updateSource(story.admin.viewer, id, { clientId: wanted })).rejects.toMatchObject({
      ...{ code: 'INVALID', message: 'Uma importação que a empresa iniciou não pode passar a outra.' },
    });
  }
  await expect(imports().get(story.otherClient.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const same = { clientId: story.client.viewer.clientId };
  expect(String((await drafts().updateSource(story.admin.viewer, id, same)).clientId)).toBe(same.clientId);
});

it('offers the choice of a client to administrators alone, and of what the office began', async () => {
  const office = await imports().begin(
    story.admin.viewer,
    arrivingFile('Nome;E-mail\nAna;ana@exemplo.com\n', 'a.csv'),
    {},
  );
  const offered = async (token: string, id: string) => {
    const query = `{ node(id: "${toGlobalId('CandidateImport', id)}") { ... on CandidateImport { viewerCanChooseClient } } }`;
    return (await story.server.graphql(query, {}, token)).data.node;
  };
  const clients = await begun();
  expect(await offered(story.admin.token, office._id.toString())).toEqual({ viewerCanChooseClient: true });
  expect(await offered(story.admin.token, clients)).toEqual({ viewerCanChooseClient: false });
  expect(await offered(story.client.token, clients)).toEqual({ viewerCanChooseClient: false });
});

it('puts nothing into a field that the client’s users may not change, by hand or by its heading', async () => {
  const id = await begun();
  const { admin } = story;
  const refused = { code: 'FORBIDDEN', message: 'A empresa que iniciou esta importação não pode alterar este campo.' };
  const columns = [{ column: 3, fieldKey: 'interno' }];
  await expect(drafts().mapColumns(admin.viewer, id, columns)).rejects.toMatchObject(refused);
  const cells = [{ row: 2, fieldKey: 'interno', value: 'y' }];
  await expect(drafts().editCells(admin.viewer, id, cells)).rejects.toMatchObject(refused);
  const file = arrivingFile('Nome;E-mail;Interno\nAna;ana@exemplo.com;x\n', 'equipe.csv');
  const hidden = (await imports().begin(story.client.viewer, file, {}))._id.toString();
  const read = await drafts().updateSource(admin.viewer, hidden, { headerRow: 1 });
  expect(read.columns.map(({ fieldKey }) => fieldKey)).toEqual(['name', 'email', null]);
  await drafts().mapColumns(admin.viewer, id, [{ column: 3, fieldKey: 'cidade' }]);
});

it('runs nothing into a field that was closed to the client’s users since', async () => {
  const id = await begun();
  const { fieldPermissions } = story.server.services;
  const { admin, client } = story;
  await drafts().mapColumns(client.viewer, id, [{ column: 3, fieldKey: 'salario' }]);
  const rights = (canEdit: ('admin' | 'client')[]) =>
    fieldPermissions.save(admin.viewer, { fieldKey: 'salario', canView: ['admin', 'client'], canEdit });
  await rights(['admin']);
  await expect(imports().runs.run(admin.viewer, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await rights(['admin', 'client']);
});

it('of rows that are not there nothing is kept', async () => {
  const id = await begun();
  const { viewer } = story.client;
  const unknown = { code: 'INVALID', message: 'A linha 900 não existe.' };
  await expect(drafts().leaveOut(viewer, id, { rows: [2, 900], leftOut: true })).rejects.toMatchObject(unknown);
  const cells = [{ row: 900, fieldKey: 'cidade', value: 'Natal' }];
  await expect(drafts().editCells(viewer, id, cells)).rejects.toMatchObject(unknown);
  await drafts().leaveOut(viewer, id, { rows: [2], leftOut: true });
});

it('has no column for a field that the client’s users may not change where no row has a value in it', async () => {
  const { viewer } = story.client;
  const record = await imports().begin(viewer, arrivingFile('Nome;E-mail;Parecer\nAna;ana@exemplo.com;\n'), {});
  expect(record.columns[2]).toMatchObject({ heading: 'Parecer', fieldKey: null, source: 'none' });
  expect(await imports().refusals(viewer, record)).toEqual([null, null, null]);
});

it('has examples of a column that begins far below, so that it is named where it is not read', async () => {
  const { viewer } = story.client;
  const people = Array.from({ length: 80 }, (_, index) => `Pessoa;pessoa${index}@exemplo.com;;`);
  const lines = ['Nome;E-mail;Crachá azul;Crachá verde', ...people, 'Ana;ana@exemplo.com;A-17;'];
  const record = await imports().begin(viewer, arrivingFile(`${lines.join('\n')}\n`), {});
  expect(record.columns.slice(2)).toMatchObject([
    { fieldKey: null, samples: ['A-17'] },
    { fieldKey: null, samples: [] },
  ]);
});
