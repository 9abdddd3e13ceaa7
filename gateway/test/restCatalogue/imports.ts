import { makeWorkbook } from '../workbooks.js';
import type { CallFixture, Catalogue } from './fixture.js';

const people = (fixture: CallFixture) =>
  makeWorkbook((book) => {
    const sheet = book.addWorksheet('Pessoas');
    sheet.addRow(['Nome', 'E-mail']);
    sheet.addRow(['Ana Importada', `importada${fixture.unique()}@exemplo.com`]);
  });

const ofNewImport = async (fixture: CallFixture) => ({ params: { id: await fixture.newImport() } });

export const importsCatalogue: Catalogue = {
  'POST /imports': {
    works: async (fixture) => ({ file: await people(fixture), body: { clientId: fixture.clientId, dryRun: true } }),
    failures: {
      'the file is missing': {
        status: 422,
        code: 'REQUIRED',
        request: () => ({ file: null, body: { dryRun: 'true' } }),
      },
      'the file is no workbook': {
        status: 422,
        code: 'INVALID',
        request: () => ({ file: Buffer.from('no workbook'), body: { dryRun: 'true' } }),
      },
      'the file is larger than 10 MB': {
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
        request: () => ({ file: Buffer.alloc(11 * 1024 * 1024), body: { dryRun: 'true' } }),
      },
      'rows come beside the file': {
        status: 422,
        code: 'INVALID',
        request: async (fixture) => ({ file: await people(fixture), body: { rows: '[]' } }),
      },
      'a client sends a field that it may not edit': {
        status: 403,
        code: 'FORBIDDEN',
        request: ({ tokens, unique }) => ({
          token: tokens.client,
          body: { rows: [{ name: 'Ana', email: `sem-direito${unique()}@exemplo.com`, parecer: 'bom' }] },
        }),
      },
      'the key of the call was used with other data': {
        status: 409,
        code: 'CONFLICT',
        request: async ({ tokens, newImport, unique }) => {
          const idempotencyKey = `folha-${unique()}`;
          await newImport({ idempotencyKey });
          const rows = [{ name: 'Ana', email: `outra${unique()}@exemplo.com` }];
          return { token: tokens.client, headers: { 'Idempotency-Key': idempotencyKey }, body: { rows } };
        },
      },
      'the client is unknown': {
        status: 404,
        code: 'NOT_FOUND',
        request: async (fixture) => ({ file: await people(fixture), body: { clientId: '0'.repeat(24) } }),
      },
    },
  },
  'GET /imports/:id': { works: ofNewImport, tenant: true },
  'GET /imports/:id/results': { works: ofNewImport, tenant: true },
};
