import { Readable } from 'node:stream';
import { mapping, workbook, type Catalogue, type CallFixture } from './fixture.js';

const NOBODY = '0'.repeat(24);
const newTemplate = (fixture: CallFixture) => ({
  name: `Modelo ${fixture.unique()}`,
  description: 'Para a contabilidade.',
  fileName: 'candidatos',
  sheetName: 'Ficha',
  columnMappings: [mapping],
  isDefault: false,
});
const ofNewTemplate = async (fixture: CallFixture) => ({ params: { id: await fixture.newTemplate() } });

export const exportTemplatesCatalogue: Catalogue = {
  'POST /export-templates/upload-template': {
    works: async (fixture) => ({
      file: await workbook(),
      body: { name: `Ficha ${fixture.unique()}`, description: 'Da cliente', isDefault: false },
    }),
    failures: {
      'the file is missing': {
        status: 422,
        code: 'REQUIRED',
        request: () => ({ file: null, body: { name: 'Ficha' } }),
      },
      'the file is no workbook': {
        status: 422,
        code: 'INVALID',
        request: () => ({ file: Buffer.from('no workbook'), body: { name: 'Ficha' } }),
      },
      'the file is larger than 10 MB': {
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
        request: () => ({ file: Buffer.alloc(11 * 1024 * 1024), body: { name: 'Ficha' } }),
      },
    },
  },
  'POST /export-templates/save-template': {
    works: (fixture) => ({ body: newTemplate(fixture) }),
    failures: {
      'the upload has expired': {
        status: 404,
        code: 'NOT_FOUND',
        request: (fixture) => ({ body: { ...newTemplate(fixture), uploadId: NOBODY } }),
      },
      'the upload was saved already': {
        status: 409,
        code: 'CONFLICT',
        async request(fixture) {
          const { exportTemplates } = fixture.server.services;
          const file = await workbook();
          const upload = { filename: 'ficha.xlsx', mimetype: '', createReadStream: () => Readable.from([file]) };
          const uploadId = (await exportTemplates.analyze(fixture.admin.viewer, upload)).uploadId.toString();
          await fixture.newTemplate({ uploadId });
          return { body: { ...newTemplate(fixture), uploadId } };
        },
      },
      'no column is mapped': {
        status: 422,
        code: 'INVALID',
        request: (fixture) => ({ body: { ...newTemplate(fixture), columnMappings: [] } }),
      },
    },
  },
  'GET /export-templates/templates': { works: () => ({}) },
  'GET /export-templates/templates/:id': { works: ofNewTemplate },
  'PUT /export-templates/templates/:id': {
    works: async (fixture) => ({ ...(await ofNewTemplate(fixture)), body: newTemplate(fixture) }),
    failures: {
      'no column would be mapped': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ ...(await ofNewTemplate(fixture)), body: { columnMappings: [] } }),
      },
    },
  },
  'DELETE /export-templates/templates/:id': { works: ofNewTemplate },
  'POST /export-templates/templates/:id/set-default': { works: ofNewTemplate },
  'GET /export-templates/templates/default': {
    async works(fixture) {
      await fixture.newTemplate({ isDefault: true });
      return {};
    },
    failures: {
      'there is none': {
        status: 404,
        code: 'NOT_FOUND',
        async request(fixture) {
          const id = await fixture.newTemplate({ isDefault: true });
          await fixture.server.services.exportTemplates.delete(fixture.admin.viewer, id);
          return {};
        },
      },
    },
  },
};
