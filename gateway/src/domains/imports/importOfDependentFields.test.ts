/** An import fills in fields that depend on an answer where the row, or what is stored, has that answer. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { CandidateModel } from '../candidates/candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'] as const;
  const field = { target: 'candidate', canView: everyone, canEdit: everyone } as const;
  await customFields.create(story.admin.viewer, { ...field, key: 'filhos', label: 'Filhos', type: 'checkbox' });
  const condition = { fieldKey: 'filhos', values: ['true'] };
  await customFields.create(story.admin.viewer, {
    ...{ ...field, key: 'quantos', label: 'Quantos', type: 'number', condition },
  });
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const NOT_ASKED = 'O campo "Quantos" não é pedido por causa de outra resposta.';

async function plan(...rows: string[]) {
  const text = ['Nome;E-mail;Filhos;Quantos', ...rows].join('\n');
  const draft = await imports().begin(story.client.viewer, arrivingFile(`${text}\n`, 'equipe.csv'), {});
  return { draft, plan: await imports().plan(story.client.viewer, draft) };
}

test('a value for a question that the row, or what is stored, does not ask is a problem of its cell', async () => {
  const stored = (email: string, filhos: string) =>
    story.register({ email, fields: [{ key: 'filhos', value: filhos }] });
  await stored('dora@exemplo.com', 'true');
  await stored('eva@exemplo.com', 'true');
  const { draft, plan: planned } = await plan(
    'Ana;ana@exemplo.com;Sim;2',
    'Bia;bia@exemplo.com;Não;2',
    'Cida;cida@exemplo.com;;2',
    'Dora;dora@exemplo.com;;2',
    'Eva;eva@exemplo.com;Não;2',
    'Fabi;fabi@exemplo.com;Não;',
  );
  const { rows } = planned;
  expect(rows.map(({ kind }) => kind)).toEqual(['new', 'problem', 'problem', 'changes', 'problem', 'new']);
  for (const { kind, problems } of rows) {
    const expected = [{ kind: 'invalidValue', field: { key: 'quantos' }, message: NOT_ASKED }];
    expect(problems).toMatchObject(kind === 'problem' ? expected : []);
  }
  await imports().runs.run(story.client.viewer, draft._id.toString());
  await imports().idle();
  const held = async (email: string) => (await CandidateModel.findOne({ email }).lean())?.values;
  expect(await held('ana@exemplo.com')).toEqual({ filhos: 'true', quantos: '2' });
  expect(await held('dora@exemplo.com')).toEqual({ filhos: 'true', quantos: '2' });
  expect(await held('eva@exemplo.com')).toEqual({ filhos: 'true' });
  expect(await held('bia@exemplo.com')).toBeUndefined();
});
