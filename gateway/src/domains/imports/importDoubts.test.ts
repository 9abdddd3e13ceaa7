/** What looks wrong in an import and is written all the same, and what is missing: told at the cell, and by kind. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { readWorkbook, sheetOf } from '../../../test/workbooks.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const field = { target: 'candidate' as const, canView: ['client' as const], canEdit: ['client' as const] };
  await story.server.services.customFields.create(story.admin.viewer, {
    ...field,
    key: 'telefone',
    label: 'Telefone',
    type: 'text',
  });
});
afterAll(async () => {
  await story.server.services.imports.stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const CSV = [
  'Nome;E-mail;CPF;Telefone',
  'Ana;ana@exemplo.com;111.111.111-11;123',
  'Bia;bia@exemplo.com;529.982.247-25;(11) 98765-4321',
  ';caio@exemplo.com;529982;',
].join('\n');
const begun = (bytes: Buffer) => imports().begin(story.client.viewer, arrivingFile(bytes), {});
const NO_SUCH_CPF = 'Este CPF não existe. Conferiu os números?';
const CUT_PHONE = 'Confira o número: o telefone parece incompleto.';
const CUT_CPF = 'Confira o número: o CPF parece incompleto.';

async function shown({ _id }: ImportRecord, condition: object = {}) {
  const { data, errors } = await story.server.graphql(
    `query ($id: ID!, $problem: ImportProblemKind, $field: String) {
      candidateImport(id: $id) {
        counts { new problem }
        problems { kind fieldKey value message count }
        rows(first: 10, problem: $problem, problemFieldKey: $field) {
          edges { node { row kind problemKind cells { fieldKey problem doubt } } }
        }
      }
    }`,
    { id: toGlobalId('CandidateImport', _id), ...condition },
    story.client.token,
  );
  expect(errors).toBeUndefined();
  const { counts, problems, rows } = data.candidateImport;
  return { counts, problems, rows: rows.edges.map(({ node }: { node: unknown }) => node) };
}
const cell = (fieldKey: string, given: object = {}) => ({ fieldKey, problem: null, doubt: null, ...given });

it('a CPF that does not exist and a cut number are doubted at their cells, and the row is new all the same', async () => {
  const record = await begun(Buffer.from(CSV));
  const { counts, problems, rows } = await shown(record);
  expect(counts).toEqual({ new: 2, problem: 1 });
  expect(rows).toEqual([
    {
      ...{ row: 2, kind: 'NEW', problemKind: null },
      cells: [cell('name'), cell('email'), cell('cpf', { doubt: NO_SUCH_CPF }), cell('telefone', { doubt: CUT_PHONE })],
    },
    {
      ...{ row: 3, kind: 'NEW', problemKind: null },
      cells: [cell('name'), cell('email'), cell('cpf'), cell('telefone')],
    },
    {
      ...{ row: 4, kind: 'PROBLEM', problemKind: 'MISSING' },
      cells: [
        cell('name', { problem: 'Falta o nome.' }),
        cell('email'),
        cell('cpf', { doubt: CUT_CPF }),
        cell('telefone'),
      ],
    },
  ]);
  const doubt = { kind: 'DOUBTFUL', count: 1 };
  expect(problems).toEqual([
    { kind: 'MISSING', fieldKey: 'name', value: null, message: 'Falta o nome.', count: 1 },
    { ...doubt, fieldKey: 'cpf', value: '111.111.111-11', message: NO_SUCH_CPF },
    { ...doubt, fieldKey: 'telefone', value: '123', message: CUT_PHONE },
    { ...doubt, fieldKey: 'cpf', value: '529982', message: CUT_CPF },
  ]);
  const numbers = async (condition: object) =>
    (await shown(record, condition)).rows.map(({ row }: { row: number }) => row);
  expect(await numbers({ problem: 'DOUBTFUL' })).toEqual([2, 4]);
  expect(await numbers({ problem: 'DOUBTFUL', field: 'telefone' })).toEqual([2]);
});

it('the file back tells doubts at their cells, and what a row left out holds is not doubted', async () => {
  const record = await begun(Buffer.from(CSV));
  const id = record._id.toString();
  const notesOf = async () => {
    const { bytes } = await imports().files.withResults(story.client.viewer, id);
    return JSON.stringify(sheetOf(await readWorkbook(bytes)).getCell('C2').note ?? null);
  };
  expect(await notesOf()).toContain(NO_SUCH_CPF);
  await imports().drafts.leaveOut(story.client.viewer, id, { rows: [2], leftOut: true });
  expect(await notesOf()).not.toContain(NO_SUCH_CPF);
});

it('what is in store already is not doubted again', async () => {
  const cpf = { key: 'cpf', value: '111.111.111-11' };
  await story.register({ name: 'Eva', email: 'eva@exemplo.com', fields: [cpf] });
  const record = await begun(Buffer.from('Nome;E-mail;CPF\nEva Maria;eva@exemplo.com;11111111111\n'));
  const { rows, problems } = await shown(record);
  expect(rows).toEqual([
    { row: 2, kind: 'CHANGES', problemKind: null, cells: [cell('name'), cell('email'), cell('cpf')] },
  ]);
  expect(problems).toEqual([]);
});
