import supertest from 'supertest';
import { asBytes, candidateId } from '../../../../test/exportFixture.js';
import { takeReads, watchCommands } from '../../../../test/sentCommands.js';
import { form, mappings, TemplateCalls } from '../../../../test/templateCalls.js';
import { readWorkbook, sheetOf, valuesOf } from '../../../../test/workbooks.js';

let calls: TemplateCalls;

beforeAll(async () => {
  calls = await TemplateCalls.start();
});
beforeEach(() => calls.clear());
afterAll(() => calls.fixture.server.stop());

describe('exporting with a template', () => {
  async function exported(templateId: string, more: object = {}) {
    const body = { candidateIds: [calls.fixture.ana, calls.fixture.bia], templateId, ...more };
    return supertest(calls.fixture.server.app)
      .post('/v1/candidates/export-excel')
      .set('Authorization', `Bearer ${calls.fixture.tokens.admin}`)
      .send(body)
      .buffer(true)
      .parse(asBytes);
  }

  it('fills the customer’s own workbook', async () => {
    const upload = await calls.uploadByRest(await form(), { name: 'Ficha' });
    const { body } = await calls.rest('post', '/save-template', {
      name: 'Ficha',
      fileName: 'fichas',
      columnMappings: upload.body.data.suggestedMappings,
    });
    const answer = await exported(body.data.id);
    expect(answer.headers['content-disposition']).toMatch(/filename=fichas_\d{4}-\d\d-\d\d\.xlsx$/);
    const sheet = sheetOf(await readWorkbook(answer.body), 'Ficha');
    expect(sheet.getCell('A1').value).toBe('Acme & Filhos');
    expect(valuesOf(sheet, 3, 4)).toEqual(['Nome completo', 'Data nasc.', 'C.P.F.', 'Cor preferida']);
    expect(valuesOf(sheet, 4, 4)).toEqual(['Ana', new Date('1990-12-05T00:00:00Z'), '012.345.678-90', null]);
    expect(valuesOf(sheet, 5, 4)).toEqual(['+Bia', null, null, null]);
    expect(sheet.getCell('A7').value).toBe('Uso interno');
  });

  it('previews the columns of the workbook', async () => {
    const { uploadId } = await calls.analysis();
    const { exportTemplate } = await calls.saved({ uploadId });
    const query = 'query ($input: ExportCandidatesInput!) { exportPreview(input: $input) { headings rows } }';
    const input = {
      candidateIds: [candidateId(calls.fixture.ana)],
      templateId: exportTemplate.id,
      configuration: { columns: [] },
    };
    const sent = await watchCommands(calls.fixture.server);
    const { data } = await calls.fixture.server.graphql(query, { input }, calls.fixture.tokens.admin);
    // What is known of the workbook, of up to 10 MB, but nothing of the workbook itself.
    expect(sent.filter(({ collection }) => collection === 'exportTemplateFiles.files')).toHaveLength(1);
    expect(takeReads(sent, 'exportTemplateFiles.chunks')).toEqual([]);
    expect(data.exportPreview).toEqual({
      headings: ['Nome completo', 'Data nasc.', 'C.P.F.'],
      rows: [['Ana', '05/12/1990', '012.345.678-90']],
    });
  });

  it('that has no workbook makes a new one with its columns', async () => {
    const { body } = await calls.rest('post', '/save-template', {
      name: 'Simples',
      sheetName: 'Pessoas',
      columnMappings: mappings,
    });
    const sheet = sheetOf(await readWorkbook((await exported(body.data.id)).body), 'Pessoas');
    expect(valuesOf(sheet, 1, 3)).toEqual(['Nome completo', 'Data nasc.', 'C.P.F.']);
    expect(valuesOf(sheet, 2, 1)).toEqual(['Ana']);
  });
});
