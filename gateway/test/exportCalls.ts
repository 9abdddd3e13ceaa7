import supertest from 'supertest';
import { asBytes, type ExportFixture } from './exportFixture.js';
import { readWorkbook, sheetOf } from './workbooks.js';

/** A column of a configuration as callers send it. */
export interface Column {
  key: string;
  displayName: string;
  order: number;
  /** Anything: what is no number becomes 15. */
  width?: unknown;
  isVisible?: boolean;
}

export const column = (key: string, order: number, more: Partial<Column> = {}): Column => ({
  key,
  displayName: key,
  order,
  ...more,
});
/** The keys of all columns that there are to export, in their order. */
export const allKeys = [
  'name',
  'client',
  'company',
  'status',
  'progress',
  'cpf',
  'matricula',
  'nascimento',
  'salario',
  'cnh',
  'turno',
  'notas',
];

export const configuration = (columns: Column[] = allKeys.map((key, order) => column(key, order))) => ({ columns });

export const PREPARE = `mutation ($input: ExportCandidatesInput!) {
  exportCandidates(input: $input) { downloadUrl fileName candidateCount userErrors { message code field } }
}`;

/**
 * Calls that export.
 * @param fixture asked at each call, as it is made when the tests begin
 */
export function exportCalls(fixture: () => ExportFixture) {
  async function prepared(input: object, token: string | null = fixture().tokens.admin) {
    const answer = await fixture().server.graphql(PREPARE, { input }, token);
    return { ...answer, payload: answer.data?.exportCandidates };
  }

  async function download(path: string, { token = fixture().tokens.admin, accept = '*/*' } = {}) {
    return supertest(fixture().server.app)
      .get(path)
      .set('Authorization', `Bearer ${token}`)
      .set('Accept', accept)
      .buffer(true)
      .parse(asBytes);
  }

  async function exported(body: object, token: string = fixture().tokens.admin) {
    return supertest(fixture().server.app)
      .post('/v1/candidates/export-excel')
      .set('Authorization', `Bearer ${token}`)
      .send(body)
      .buffer(true)
      .parse(asBytes);
  }

  /** A session of the server's present time. */
  async function freshToken(): Promise<string> {
    const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: null };
    const credentials = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
    return (await fixture().server.services.identity.signIn(credentials, origin)).accessToken;
  }

  return { prepared, download, exported, freshToken };
}

/** The sheet of a workbook that was sent. */
export async function sheetIn(body: unknown) {
  return sheetOf(await readWorkbook(body as Buffer));
}
