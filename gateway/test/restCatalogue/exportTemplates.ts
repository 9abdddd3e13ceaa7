import { Readable } from 'node:stream';
import { mapping, workbook, type Catalogue, type CallWorld } from './fixture.js';

const NOBODY = '0'.repeat(24);
const newTemplate = (world: CallWorld) => ({
  name: `Modelo ${world.unique()}`,
  description: 'Para a contabilidade.',
  fileName: 'candidatos',
  sheetName: 'Ficha',
  columnMappings: [mapping],
  isDefault: false,
});
const ofNewTemplate = async (world: CallWorld) => ({ params: { id: await world.newTemplate() } });

export const exportTemplatesCatalogue: Catalogue = {
  'POST /export-templates/upload-template': {
    works: async (world) => ({
      file: await workbook(),
      body: { name: `Ficha ${world.unique()}`, description: 'Da cliente', isDefault: false },
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
    works: (world) => ({ body: newTemplate(world) }),
    failures: {
      'the upload has expired': {
        status: 404,
        code: 'NOT_FOUND',
        request: (world) => ({ body: { ...newTemplate(world), uploadId: NOBODY } }),
      },
      'the upload was saved already': {
        status: 409,
        code: 'CONFLICT',
        async request(world) {
          const { exportTemplates } = world.server.services;
          const file = await workbook();
          const upload = { filename: 'ficha.xlsx', mimetype: '', createReadStream: () => Readable.from([file]) };
          const uploadId = (await exportTemplates.analyze(world.admin.viewer, upload)).uploadId.toString();
          await world.newTemplate({ uploadId });
          return { body: { ...newTemplate(world), uploadId } };
        },
      },
      'no column is mapped': {
        status: 422,
        code: 'INVALID',
        request: (world) => ({ body: { ...newTemplate(world), columnMappings: [] } }),
      },
    },
  },
  'GET /export-templates/templates': { works: () => ({}) },
  'GET /export-templates/templates/:id': { works: ofNewTemplate },
  'PUT /export-templates/templates/:id': {
    works: async (world) => ({ ...(await ofNewTemplate(world)), body: newTemplate(world) }),
    failures: {
      'no column would be mapped': {
        status: 422,
        code: 'INVALID',
        request: async (world) => ({ ...(await ofNewTemplate(world)), body: { columnMappings: [] } }),
      },
    },
  },
  'DELETE /export-templates/templates/:id': { works: ofNewTemplate },
  'POST /export-templates/templates/:id/set-default': { works: ofNewTemplate },
  'GET /export-templates/templates/default': {
    async works(world) {
      await world.newTemplate({ isDefault: true });
      return {};
    },
    failures: {
      'there is none': {
        status: 404,
        code: 'NOT_FOUND',
        async request(world) {
          const id = await world.newTemplate({ isDefault: true });
          await world.server.services.exportTemplates.delete(world.admin.viewer, id);
          return {};
        },
      },
    },
  },
};
