/** What the table of a draft is told of its rows: those of one group of problems, fields without a column, and whole texts. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(async () => {
  await story.server.services.imports.stop();
  await story.stop();
});

const drafts = () => story.server.services.imports.drafts;
const begun = (lines: string[]) =>
  story.server.services.imports.begin(story.client.viewer, arrivingFile(lines.join('\n')), {});

async function shown({ _id }: ImportRecord, group: string | null = null) {
  const { data, errors } = await story.server.graphql(
    `query ($id: ID!, $group: String) {
      candidateImport(id: $id) {
        typedFieldKeys
        problems { key kind fieldKey value count }
        rows(first: 10, problemGroup: $group) { totalCount edges { node { row cells { fieldKey text } } } }
      }
    }`,
    { id: toGlobalId('CandidateImport', _id), group },
    story.client.token,
  );
  expect(errors).toBeUndefined();
  return data.candidateImport as {
    typedFieldKeys: string[];
    problems: { key: string; kind: string; fieldKey: string; value: string | null; count: number }[];
    rows: { totalCount: number; edges: { node: { row: number; cells: { fieldKey: string; text: string }[] } }[] };
  };
}
const rowsOf = async (record: ImportRecord, group: string) =>
  (await shown(record, group)).rows.edges.map(({ node }) => node.row);

it('the rows of each group are asked for by its key, those of a value and those of an edited one', async () => {
  const record = await begun(['Nome;E-mail', 'Ana;ana@', 'Bia;bia@', 'Caio;ana@', 'Davi;davi@exemplo.com']);
  await drafts().editCells(story.client.viewer, String(record._id), [{ row: 5, fieldKey: 'email', value: 'davi@' }]);
  const fresh = await story.server.services.imports.get(story.client.viewer, String(record._id));
  const { problems } = await shown(fresh);
  expect(problems).toMatchObject([
    { fieldKey: 'email', value: 'ana@', count: 2 },
    { fieldKey: 'email', value: 'bia@', count: 1 },
    { fieldKey: 'email', value: null, count: 1 },
  ]);
  const rows = await Promise.all(problems.map(({ key }) => rowsOf(fresh, key)));
  expect(rows).toEqual([[2, 4], [3], [5]]);
  expect(await rowsOf(fresh, 'none')).toEqual([]);
});

it('a field without a column is told for as long as something is typed for it', async () => {
  const record = await begun(['Nome;E-mail', 'Ana;ana@exemplo.com', 'Bia;bia@exemplo.com']);
  const typed = async (value: string | null) => {
    const cells = [
      { row: 2, fieldKey: 'cidade', value },
      { row: 3, fieldKey: 'name', value: 'Bia Lima' },
    ];
    return shown((await drafts().editCells(story.client.viewer, String(record._id), cells)).record);
  };
  expect((await shown(record)).typedFieldKeys).toEqual([]);
  expect((await typed('Natal')).typedFieldKeys).toEqual(['cidade']);
  expect((await typed('')).typedFieldKeys).toEqual([]);
  expect((await typed(null)).typedFieldKeys).toEqual([]);
});

it('a text that its field does not take is told whole, and one longer than an edit may be is no value to replace', async () => {
  const [long, longest] = ['a'.repeat(9_000), 'b'.repeat(20_000)];
  const record = await begun(['Nome;E-mail', `Ana;${long}`, `Bia;${longest}`]);
  const { rows, problems } = await shown(record);
  const texts = rows.edges.map(({ node }) => node.cells.find(({ fieldKey }) => fieldKey === 'email')?.text.length);
  expect(texts).toEqual([9_000, 10_001]);
  expect(problems).toMatchObject([{ fieldKey: 'email', value: null, count: 2 }]);
  const cells = [{ row: 3, fieldKey: 'email', value: longest.slice(0, 10_001) }];
  await expect(drafts().editCells(story.client.viewer, String(record._id), cells)).rejects.toMatchObject({
    details: [{ message: 'Texto longo demais.' }],
  });
});

it('says of a row that repeats another what of it, and at that cell', async () => {
  const lines = [
    ...['Nome;E-mail;CPF', 'Ana;ana@exemplo.com;529.982.247-25', 'Ana L;lima@exemplo.com;52998224725'],
    ...['Bia;ana@exemplo.com;', 'Ana;ana@exemplo.com;529.982.247-25'],
  ];
  const record = await begun(lines);
  const { data } = await story.server.graphql(
    `query ($id: ID!) {
      candidateImport(id: $id) {
        problems { fieldKey message }
        rows(first: 10, problem: DUPLICATE_IN_FILE) { edges { node { row problem cells { fieldKey problem } } } }
      }
    }`,
    { id: toGlobalId('CandidateImport', record._id) },
    story.client.token,
  );
  type Cells = { fieldKey: string; problem: string | null }[];
  const rows = data.candidateImport.rows.edges.map(({ node }: { node: { problem: string | null; cells: Cells } }) => [
    node.problem,
    ...node.cells.flatMap(({ fieldKey, problem }) => (problem === null ? [] : `${fieldKey}: ${problem}`)),
  ]);
  const both = 'O mesmo CPF e o mesmo e-mail estão na linha 2.';
  expect(rows).toEqual([
    [null, 'cpf: O mesmo CPF está na linha 2.'],
    [null, 'email: O mesmo e-mail está na linha 2.'],
    [null, `email: ${both}`, `cpf: ${both}`],
  ]);
  expect(data.candidateImport.problems).toEqual([
    { fieldKey: 'cpf', message: 'O mesmo CPF está na linha 2.' },
    { fieldKey: 'email', message: 'O mesmo e-mail está na linha 2.' },
    { fieldKey: 'cpf', message: both },
  ]);
});
