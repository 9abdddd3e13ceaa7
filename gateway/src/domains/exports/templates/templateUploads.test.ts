import mongoose from 'mongoose';
import supertest from 'supertest';
import { BufferMemory } from '../../../../test/bufferMemory.js';
import { hostileWorkbooks } from '../../../../test/hostileWorkbooks.js';
import { form, TemplateCalls } from '../../../../test/templateCalls.js';
import { sizesOfUnnamedFiles } from '../../../../test/unnamedFiles.js';
import { LONGEST_TEXT } from '../../../lib/inputBounds.js';
import { MAX_FILE_BYTES } from '../../../lib/uploads.js';
import { MAX_UPLOAD_BYTES } from './uploads.js';

const UNUSABLE = 'Não foi possível processar o arquivo. Verifique se é um Excel válido.';
const NOT_XLSX = 'Apenas arquivos Excel (.xlsx) são permitidos.';
const HOUR = 60 * 60_000;

let calls: TemplateCalls;

beforeAll(async () => {
  calls = await TemplateCalls.start();
});
beforeEach(() => calls.clear());
afterAll(() => calls.fixture.server.stop());

it('an upload without a session is refused before it is read, one by somebody who may not before it is looked at', async () => {
  const without = await calls.analyzeByGraphql(await form(), 'ficha.xlsx', 'worthless');
  expect(without.status).toBe(401);
  expect(without.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const { body } = await calls.analyzeByGraphql(await form(), 'ficha.xlsx', calls.fixture.tokens.client);
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await calls.storedFiles()).toBe(0);
});

describe('an uploaded workbook', () => {
  it('is read and answered with proposals through GraphQL', async () => {
    expect(await calls.analysis()).toEqual({
      uploadId: expect.any(String),
      fileName: 'ficha.xlsx',
      sheetName: 'Ficha',
      detectedColumns: ['Nome completo', 'Data nasc.', 'C.P.F.', 'Cor preferida'].map((name) => ({
        name,
        samples: [],
      })),
      suggestedMappings: [
        { templateColumnName: 'Nome completo', dataFieldKey: 'name', confidence: 0.9 },
        { templateColumnName: 'Data nasc.', dataFieldKey: 'nascimento', confidence: 0.9 },
        { templateColumnName: 'C.P.F.', dataFieldKey: 'cpf', confidence: 1 },
        { templateColumnName: 'Cor preferida', dataFieldKey: null, confidence: 0 },
      ],
    });
  });

  it('is read and answered with mappings to send back through REST', async () => {
    const { status, body } = await calls.uploadByRest(await form());
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(['fileName', 'sheetName', 'detectedColumns', 'suggestedMappings']),
    );
    expect(body.data.suggestedMappings[1]).toEqual({
      templateColumnName: 'Data nasc.',
      dataFieldKey: 'nascimento',
      confidence: 0.9,
      displayName: 'Data nasc.',
      isVisible: true,
      isCustomField: true,
      order: 1,
      width: 15,
    });
  });

  it('is found again by the name it was uploaded with, as REST callers send no uploadId', async () => {
    const { body } = await calls.uploadByRest(await form(), { name: 'Ficha da Acme' });
    const { fileName, sheetName, suggestedMappings } = body.data;
    const answer = await calls.rest('post', '/save-template', {
      name: 'Ficha da Acme',
      description: '',
      fileName,
      sheetName,
      columnMappings: suggestedMappings,
      isDefault: true,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      name: 'Ficha da Acme',
      description: null,
      fileName: 'ficha',
      hasFile: true,
      isDefault: true,
    });
    expect(answer.body.data.columnMappings).toHaveLength(3);
  });
});

describe('a file that cannot be used', () => {
  async function refusals(bytes: Buffer, filename: string) {
    const graphql = await calls.analyzeByGraphql(bytes, filename);
    const viaRest = await calls.uploadByRest(bytes, { filename });
    expect(await calls.storedFiles()).toBe(0);
    expect(graphql.body.data.analyzeExportTemplate).toEqual({
      analysis: null,
      userErrors: [{ message: viaRest.body.message, code: 'INVALID', field: ['file'] }],
    });
    return [viaRest.status, viaRest.body.message];
  }

  it.each(hostileWorkbooks)('%s is told why through both transports, and not stored', async (_name, make, reason) => {
    const [status, message] = await refusals(await make(), 'dados.xlsx');
    expect(status).toBe(422);
    expect(message).toMatch(reason);
    expect(message.slice(0, UNUSABLE.length)).toBe(UNUSABLE);
  });

  it('that is empty is told so', async () => {
    expect(await refusals(Buffer.alloc(0), 'dados.xlsx')).toEqual([422, `${UNUSABLE} O arquivo está vazio.`]);
  });

  it.each(['dados.csv', 'dados.xls', 'dados.xlsm', 'dados.xlsx.exe'])('%s is not looked into', async (filename) => {
    expect(await refusals(await form(), filename)).toEqual([422, NOT_XLSX]);
  });

  it.each([11, 100])('of %i MB is told that it is too large, 413 through REST', async (megabytes) => {
    const message = `${UNUSABLE} O arquivo passa de 10 MB.`;
    const viaRest = await calls.streamByRest({ megabytes });
    expect([viaRest.status, viaRest.body.message]).toEqual([413, message]);
    const graphql = await calls.streamByGraphql({ megabytes });
    expect(graphql.body.data.analyzeExportTemplate.userErrors).toEqual([{ message, code: 'INVALID', field: ['file'] }]);
    expect(await calls.storedFiles()).toBe(0);
  });

  it.each(['streamByRest', 'streamByGraphql'] as const)('of 100 MB is not held in memory: %s', async (transport) => {
    const memory = new BufferMemory();
    await calls[transport]({ megabytes: 100, onTenMegabytes: memory.look });
    expect(memory.peak).toBeLessThan(3 * MAX_UPLOAD_BYTES);
  });

  it('of 100 MB is cut at 16 MB where GraphQL keeps it until it is read', async () => {
    const sizes = new Set<number>();
    const look = () => sizesOfUnnamedFiles().forEach((size) => sizes.add(size));
    await calls.streamByGraphql({ megabytes: 100, onTenMegabytes: look });
    expect(sizes.size).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_FILE_BYTES);
  });

  it('of 10 MB and a little, beside which the form has room, is told so as well', async () => {
    const { status, body } = await calls.uploadByRest(Buffer.alloc(MAX_UPLOAD_BYTES + 1));
    expect([status, body.message]).toEqual([422, `${UNUSABLE} O arquivo passa de 10 MB.`]);
  });

  it('whose length is told before is refused before it is sent', async () => {
    expect(await calls.declareByRest(100)).toBe(413);
  });

  it('that is missing is asked for', async () => {
    const message = 'Selecione um arquivo Excel para continuar.';
    const { status, body } = await calls.uploadByRest(null);
    expect([status, body.message]).toEqual([422, message]);
    const asked = { analysis: null, userErrors: [{ message, code: 'REQUIRED', field: ['file'] }] };
    expect((await calls.analyzeByGraphql(null)).body.data.analyzeExportTemplate).toEqual(asked);
    expect((await calls.cutOffByGraphql()).body.data.analyzeExportTemplate).toEqual(asked);
  });

  it('without a name is asked for one', async () => {
    const { status, body } = await calls.uploadByRest(await form(), { name: '  ' });
    expect([status, body.message]).toEqual([422, 'Digite um nome para o template.']);
  });

  it('with a text beside it, or a name, that is longer than any may be, is refused by both transports', async () => {
    const long = 'x'.repeat(LONGEST_TEXT + 1);
    expect((await calls.uploadByRest(await form(), { name: long })).body).toMatchObject({ code: 'INVALID' });
    // A name as long as this does not fit the header of its part, of which busboy reads 16 kB.
    expect((await calls.uploadByRest(await form(), { filename: `${long}.xlsx` })).body.code).toBe('MALFORMED');
    const named = await calls.analyzeByGraphql(await form(), `${long}.xlsx`);
    expect(named.body.data.analyzeExportTemplate.userErrors).toMatchObject([{ code: 'REQUIRED', field: ['file'] }]);
    const variables = { input: { file: null, other: long } };
    const beside = await calls.analyzeByGraphql(await form(), 'ficha.xlsx', calls.fixture.tokens.admin, variables);
    expect([beside.status, beside.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    ]);
    expect(await calls.storedFiles()).toBe(0);
  });

  it('that is no form data is 415, and a broken form 400', async () => {
    expect((await calls.rest('post', '/upload-template', { name: 'x' })).status).toBe(415);
    const broken = await supertest(calls.fixture.server.app)
      .post('/v1/export-templates/upload-template')
      .set('Authorization', `Bearer ${calls.fixture.tokens.admin}`)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nno form data');
    expect(broken.status).toBe(400);
  });

  it('in a form that ends inside of it is 400 through REST, and the server goes on', async () => {
    const { status, body } = await calls.cutOffByRest();
    expect([status, body.message]).toEqual([400, 'O corpo da requisição não é multipart/form-data válido.']);
    expect((await calls.uploadByRest(await form())).status).toBe(201);
  });

  it('among more parts than a form of ours has is not looked for', async () => {
    const call = calls.uploadByRest(null);
    for (let part = 0; part < 200; part++) call.field(`part${part}`, 'x');
    const { status, body } = await call.attach('file', await form(), 'ficha.xlsx');
    expect([status, body.code]).toEqual([400, 'MALFORMED']);
  });

  it('beside other fields keeps its name, accents and all, and of several the first is taken', async () => {
    const { status, body } = await calls
      .uploadByRest(await form(), { filename: 'Admissão São João.xlsx' })
      .attach('file', Buffer.from('other'), 'outra.xlsx')
      .attach('photo', Buffer.from('other'), 'foto.png');
    expect([status, body.data.fileName]).toEqual([201, 'Admissão São João.xlsx']);
  });
});

it('uploads that were never saved are removed after a while, and saved ones stay', async () => {
  const { uploadId } = await calls.analysis();
  await calls.saved({ uploadId });
  await calls.analysis();
  expect(await calls.storedFiles()).toBe(2);
  // One whose storing was cut off.
  const pieces = mongoose.connection.collection('exportTemplateFiles.chunks');
  const files_id = new mongoose.Types.ObjectId();
  await pieces.insertOne({ files_id, n: 0, data: Buffer.from('x') });
  await calls.fixture.server.services.exportTemplates.removeUnsaved();
  expect(await pieces.countDocuments({ files_id })).toBe(1);
  calls.fixture.server.setNow(new Date(Date.now() + 2 * HOUR));
  await calls.fixture.server.services.sweep.run();
  expect(await calls.storedFiles()).toBe(1);
  expect(await pieces.countDocuments({ files_id })).toBe(0);
  calls.fixture.server.setNow(null);
  expect((await calls.listed())[0]?.hasFile).toBe(true);
});
