import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { startExportFixture, type ExportFixture } from './exportFixture.js';
import { BOUNDARY, MEGABYTE, multipartOf, streamForm, type Upload } from './streamedForm.js';
import { makeWorkbook } from './workbooks.js';

/** A customer's form: a title, the header row in row 3, a note below. */
export const form = () =>
  makeWorkbook((workbook) => {
    const sheet = workbook.addWorksheet('Ficha');
    sheet.getCell('A1').value = 'Acme & Filhos';
    sheet.getRow(3).values = ['Nome completo', 'Data nasc.', 'C.P.F.', 'Cor preferida'];
    sheet.getCell('A6').value = 'Uso interno';
  });

export const mappings = [
  { templateColumnName: 'Nome completo', dataFieldKey: 'name', order: 0 },
  { templateColumnName: 'Data nasc.', dataFieldKey: 'nascimento', order: 1, isCustomField: true },
  { templateColumnName: 'C.P.F.', dataFieldKey: 'cpf', order: 2, isCustomField: true },
];

export const SAVE = `mutation ($input: SaveExportTemplateInput!) { saveExportTemplate(input: $input) {
  exportTemplate { id name description fileName sheetName isDefault hasFile createdAt
    columnMappings { templateColumnName dataFieldKey displayName isVisible isCustomField order width } }
  userErrors { message code field } } }`;
export const LIST = '{ exportTemplates { id name isDefault hasFile } }';

const ANALYZE = `mutation ($input: AnalyzeExportTemplateInput!) { analyzeExportTemplate(input: $input) {
  analysis { uploadId fileName sheetName detectedColumns { name samples }
    suggestedMappings { templateColumnName dataFieldKey confidence } }
  userErrors { message code field } } }`;

/** The calls of the template tests, by an admin unless told. */
export class TemplateCalls {
  private constructor(readonly fixture: ExportFixture) {}

  static async start(): Promise<TemplateCalls> {
    return new TemplateCalls(await startExportFixture());
  }

  /** Removes all templates, for `beforeEach`. */
  async clear(): Promise<void> {
    this.fixture.server.setNow(null);
    const names = [
      'exportTemplates',
      'exportTemplateDefaults',
      'exportTemplateFiles.files',
      'exportTemplateFiles.chunks',
    ];
    await Promise.all(names.map((name) => mongoose.connection.collection(name).deleteMany({})));
  }

  storedFiles(): Promise<number> {
    return mongoose.connection.collection('exportTemplateFiles.files').countDocuments();
  }

  analyzeByGraphql(
    bytes: Buffer | null,
    filename = 'ficha.xlsx',
    token: string | null = this.fixture.tokens.admin,
    variables: object = { input: { file: null } },
  ) {
    const call = supertest(this.fixture.server.app).post('/graphql').set('apollo-require-preflight', '1');
    if (token) call.set('Authorization', `Bearer ${token}`);
    call
      .field('operations', JSON.stringify({ query: ANALYZE, variables }))
      .field('map', JSON.stringify({ 0: ['variables.input.file'] }));
    return bytes ? call.attach('0', bytes, filename) : call;
  }

  /** Sends a form that ends inside its file. */
  cutOffByGraphql() {
    const operations = JSON.stringify({ query: ANALYZE, variables: { input: { file: null } } });
    const map = JSON.stringify({ 0: ['variables.input.file'] });
    return this.#cutOff('/graphql', [...multipartOf({ operations, map }, '0', { megabytes: 1 })]);
  }

  cutOffByRest() {
    const pieces = [...multipartOf({ name: 'Ficha' }, 'file', { megabytes: 1 })];
    return this.#cutOff('/v1/export-templates/upload-template', pieces);
  }

  #cutOff(path: string, pieces: Buffer[]) {
    return supertest(this.fixture.server.app)
      .post(path)
      .set('apollo-require-preflight', '1')
      .set('Authorization', `Bearer ${this.fixture.tokens.admin}`)
      .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
      .send(Buffer.concat(pieces.slice(0, -1)));
  }

  uploadByRest(bytes: Buffer | null, { filename = 'ficha.xlsx', name = 'Ficha' } = {}) {
    const call = supertest(this.fixture.server.app)
      .post('/v1/export-templates/upload-template')
      .set('Authorization', `Bearer ${this.fixture.tokens.admin}`)
      .field('name', name)
      .field('isDefault', 'false');
    return bytes ? call.attach('file', bytes, filename) : call;
  }

  /** Sends a file of this size in pieces, without telling its length before, so that it is never held in memory whole. */
  streamByRest(upload: Upload) {
    return this.#stream('/v1/export-templates/upload-template', { name: 'Ficha' }, 'file', upload);
  }

  streamByGraphql(upload: Upload) {
    const operations = JSON.stringify({ query: ANALYZE, variables: { input: { file: null } } });
    const map = JSON.stringify({ 0: ['variables.input.file'] });
    return this.#stream('/graphql', { operations, map }, '0', upload);
  }

  /** Tells that a file of this size is to come and sends nothing of it; the status of the answer. */
  async declareByRest(megabytes: number): Promise<number | undefined> {
    const server = createServer(this.fixture.server.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = request({
      ...{ host: '127.0.0.1', port, method: 'POST', path: '/v1/export-templates/upload-template' },
      headers: {
        authorization: `Bearer ${this.fixture.tokens.admin}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': megabytes * MEGABYTE.length,
      },
    });
    try {
      call.flushHeaders();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      return answer.statusCode;
    } finally {
      call.destroy();
      server.close();
    }
  }

  #stream(path: string, fields: Record<string, string>, fileField: string, upload: Upload) {
    const { server, tokens } = this.fixture;
    return streamForm(server.app, { path, token: tokens.admin, fields, fileField }, upload);
  }

  async analysis() {
    const { body } = await this.analyzeByGraphql(await form());
    return body.data.analyzeExportTemplate.analysis;
  }

  async graphql(query: string, variables: object = {}) {
    return (await this.fixture.server.graphql(query, variables, this.fixture.tokens.admin)).data;
  }

  async saved(input: object = {}) {
    const data = await this.graphql(SAVE, { input: { name: 'Ficha', columnMappings: mappings, ...input } });
    return data.saveExportTemplate;
  }

  async listed(): Promise<{ id: string; name: string; isDefault: boolean; hasFile: boolean }[]> {
    return (await this.graphql(LIST)).exportTemplates;
  }

  rest(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    token: string | null = this.fixture.tokens.admin,
  ) {
    return this.fixture.server.rest(method, `/export-templates${path}`, { token, ...(body && { body }) });
  }
}
