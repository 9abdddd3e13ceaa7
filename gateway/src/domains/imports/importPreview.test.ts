/** What an import shows before anything is written: the sheet, its rows by number, and what is typed into them. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { makeWorkbook } from '../../../test/workbooks.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  const field = { target: 'candidate' as const, canView: ['client' as const], canEdit: ['client' as const] };
  const options = [
    { value: 'manha', label: 'Manhã' },
    { value: 'noite', label: 'Noite' },
  ];
  await customFields.create(story.admin.viewer, { ...field, key: 'turno', label: 'Turno', type: 'select', options });
  await customFields.create(story.admin.viewer, { ...field, key: 'pcd', label: 'PCD', type: 'checkbox' });
  await customFields.create(story.admin.viewer, { ...field, key: 'inicio', label: 'Início', type: 'date' });
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const begun = (bytes: Buffer, filename = 'pessoas.csv') =>
  imports().begin(story.client.viewer, arrivingFile(bytes, filename), {});

interface Shown {
  preview: { row: number; cells: string[] }[];
  rows: { totalCount: number; edges: { node: { row: number; cells: Cell[] } }[] };
}
interface Cell {
  fieldKey: string;
  source: string | null;
  text: string;
  value: string | null;
  problem: string | null;
}

/** The import as the client's screens ask for it. */
async function shown({ _id }: ImportRecord, numbers: number[] | null = null) {
  const answer = await story.server.graphql(
    `query ($id: ID!, $numbers: [Int!]) {
      candidateImport(id: $id) {
        preview { row cells }
        rows(first: 100, numbers: $numbers) {
          totalCount
          edges { node { row cells { fieldKey source text value problem } } }
        }
      }
    }`,
    { id: toGlobalId('CandidateImport', _id), numbers },
    story.client.token,
  );
  return { errors: answer.errors, import: answer.data?.['candidateImport'] as Shown };
}

it('the first rows of the chosen sheet are shown as they stand, cut to what a screen holds', async () => {
  const bytes = await makeWorkbook((workbook) => {
    const people = workbook.addWorksheet('Pessoas');
    people.getCell('A1').value = 'Contratações de novembro';
    people.getRow(3).values = ['Nome', 'E-mail', ...Array.from({ length: 40 }, (_, index) => `Coluna ${index}`)];
    people.getRow(4).values = ['Ana', 'ana@exemplo.com', 'x'.repeat(150)];
    for (let row = 5; row < 40; row++) people.getRow(row).values = [`Pessoa ${row}`, `p${row}@exemplo.com`];
    workbook.addWorksheet('Avisos').addRow(['Entregar até sexta', 'sem falta']);
  });
  const record = await begun(bytes, 'equipe.xlsx');
  const { preview } = (await shown(record)).import;
  expect(preview.map(({ row }) => row)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(preview[0]?.cells).toEqual(['Contratações de novembro']);
  expect(preview[1]?.cells).toHaveLength(30);
  expect(preview[2]?.cells[2]).toBe('x'.repeat(100));

  const id = record._id.toString();
  const other = await imports().drafts.updateSource(story.client.viewer, id, { sheetName: 'Avisos', headerRow: 1 });
  expect((await shown(other)).import.preview).toEqual([{ row: 1, cells: ['Entregar até sexta', 'sem falta'] }]);
});

it('rows are found by their numbers in the sheet, a hundred at most', async () => {
  const record = await begun(
    Buffer.from('Nome;E-mail\nAna;a1@exemplo.com\n\nBia;b1@exemplo.com\nCid;c1@exemplo.com\n'),
  );
  const { rows } = (await shown(record, [5, 2])).import;
  expect(rows.edges.map(({ node }) => [node.row, node.cells[0]?.value])).toEqual([
    [2, 'Ana'],
    [5, 'Cid'],
  ]);
  expect(rows.totalCount).toBe(2);
  const { errors } = await shown(
    record,
    Array.from({ length: 101 }, (_, index) => index),
  );
  expect(errors?.[0]?.message).toContain('o máximo é 100');
});

it('what is typed is understood in the words that people read, and stays visible where it is not', async () => {
  const record = await begun(Buffer.from('Nome;E-mail;Turno;PCD;Início\nAna;a2@exemplo.com;madrugada;talvez;um dia\n'));
  const typed = [
    { row: 2, fieldKey: 'turno', value: 'noite' },
    { row: 2, fieldKey: 'pcd', value: 'Não' },
    { row: 2, fieldKey: 'inicio', value: '05/01/2020' },
  ];
  const id = record._id.toString();
  await imports().drafts.editCells(story.client.viewer, id, typed);
  const values = async (): Promise<unknown> =>
    (await shown(record)).import.rows.edges[0]?.node.cells.slice(2).map(({ text, value }) => [text, value]);
  expect(await values()).toEqual([
    ['noite', 'Noite'],
    ['Não', 'Não'],
    ['05/01/2020', '05/01/2020'],
  ]);
  await imports().drafts.editCells(story.client.viewer, id, [{ row: 2, fieldKey: 'turno', value: 'de vez em quando' }]);
  const [cell] = (await shown(record)).import.rows.edges[0]?.node.cells.slice(2) ?? [];
  expect(cell).toMatchObject({ source: 'madrugada', text: 'de vez em quando', value: null });
  expect(cell?.problem).toContain('deve ser uma das opções');
});
