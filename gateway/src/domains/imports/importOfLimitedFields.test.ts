/** An import fills in the fields that are asked of its client's candidates, and no others. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { readWorkbook } from '../../../test/workbooks.js';
import { CandidateModel } from '../candidates/candidatesModel.js';

let story: CandidateStory;
let theirs: string;
let routeId: string;
beforeAll(async () => {
  story = await startCandidateStory();
  theirs = story.otherClient.viewer.clientId ?? '';
  const { customFields } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'] as const;
  const field = { target: 'candidate', type: 'text', canView: everyone, canEdit: everyone } as const;
  const made = await customFields.create(story.admin.viewer, {
    ...{ ...field, key: 'rota', label: 'Rota', clientIds: [theirs] },
  });
  routeId = made._id.toString();
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
let serial = 0;
async function begun() {
  const text = `Nome;E-mail;Rota\nAna;ana${(serial += 1)}@exemplo.com;Linha 7\n`;
  return (await imports().begin(story.admin.viewer, arrivingFile(text, 'equipe.csv'), {}))._id.toString();
}
const choose = (id: string, clientId: string | null) =>
  imports().drafts.updateSource(story.admin.viewer, id, { clientId });
const map = (id: string) => imports().drafts.mapColumns(story.admin.viewer, id, [{ column: 3, fieldKey: 'rota' }]);

test('a column is proposed for a field of the client that is chosen, and refused by name for others', async () => {
  const id = await begun();
  for (const clientId of [null, story.client.viewer.clientId]) {
    expect((await choose(id, clientId)).columns[2]?.fieldKey).toBeNull();
    await expect(map(id)).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: 'O campo "Rota" não é pedido nesta empresa.' },
    });
  }
  expect((await choose(id, theirs)).columns[2]?.fieldKey).toBe('rota');
  await imports().runs.run(story.admin.viewer, id);
  await imports().idle();
  const [written] = await CandidateModel.find({ email: `ana${serial}@exemplo.com` }).lean();
  expect(written).toMatchObject({ values: { rota: 'Linha 7' } });
});

test('an import whose field was taken from its client since does not run', async () => {
  const id = await begun();
  await choose(id, theirs);
  const { customFields } = story.server.services;
  const limited = (clientIds: (string | null)[]) =>
    customFields.update(story.admin.viewer, routeId, { clientIds: clientIds.map(String) });
  await limited([story.client.viewer.clientId]);
  await expect(imports().runs.run(story.admin.viewer, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await limited([theirs]);
});

test('a user of another client is not told what the field is called', async () => {
  const text = 'Nome;E-mail;Rota\nAna;ana@exemplo.com;x\n';
  const draft = await imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
  expect(draft.columns[2]?.fieldKey).toBeNull();
  const columns = [{ column: 3, fieldKey: 'rota' }];
  await expect(imports().drafts.mapColumns(story.client.viewer, draft._id.toString(), columns)).rejects.toThrow(
    'O campo "rota" não existe ou não pode ser alterado por você.',
  );
});

test('the model to fill in has the fields of all clients for the office, and the own ones for a client', async () => {
  const headings = async (viewer: typeof story.admin.viewer) => {
    const workbook = await readWorkbook(await imports().files.modelToFillIn(viewer));
    return JSON.stringify(workbook.worksheets[0]?.getRow(1).values);
  };
  expect(await headings(story.admin.viewer)).toContain('Rota');
  expect(await headings(story.otherClient.viewer)).toContain('Rota');
  expect(await headings(story.client.viewer)).not.toContain('Rota');
});
