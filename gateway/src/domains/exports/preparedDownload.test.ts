import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { column, configuration, exportCalls, sheetIn } from '../../../test/exportCalls.js';
import { startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import { readPieces } from '../../../test/exportPieces.js';
import { valuesOf } from '../../../test/workbooks.js';
import { PIECES_TYPE } from './exportsDownload.js';

let fixture: ExportFixture;
const { prepared, download } = exportCalls(() => fixture);

beforeAll(async () => {
  fixture = await startExportFixture();
});
beforeEach(() => fixture.server.setNow(null));
afterAll(() => fixture.server.stop());

describe('a prepared download', () => {
  const byFilter = (filter: object = {}) => prepared({ filter, configuration: configuration([column('name', 0)]) });

  it('holds everybody that the filter matches', async () => {
    const { payload } = await byFilter({ clientId: null });
    expect(payload).toMatchObject({ candidateCount: 2, userErrors: [] });
    const sheet = await sheetIn((await download(payload.downloadUrl)).body);
    expect([2, 3].map((row) => sheet.getCell(row, 1).value)).toEqual(['Ana', '+Bia']);
  });

  it('comes in pieces that tell its rows for callers who ask for them', async () => {
    const { payload } = await byFilter({ clientId: null });
    const { body, headers } = await download(payload.downloadUrl, { accept: PIECES_TYPE });
    expect(headers).toMatchObject({ 'content-type': PIECES_TYPE, 'x-total-rows': '2' });
    const { file, rows } = readPieces(body);
    expect([rows[0], rows.at(-1)]).toEqual([0, 2]);
    expect(valuesOf(await sheetIn(file), 3, 1)).toEqual(['+Bia']);
  });

  it('opens once', async () => {
    const { payload } = await byFilter();
    expect((await download(payload.downloadUrl)).status).toBe(200);
    const again = await download(payload.downloadUrl);
    expect(again.status).toBe(404);
  });

  it('is not used up by a program that only looks at its address', async () => {
    const { payload } = await byFilter();
    const looked = await supertest(fixture.server.app)
      .head(payload.downloadUrl)
      .set('Authorization', `Bearer ${fixture.tokens.admin}`);
    expect([looked.status, looked.headers['allow']]).toEqual([405, 'GET']);
    expect((await download(payload.downloadUrl)).status).toBe(200);
  });

  it('opens once even when asked for twice at the same time', async () => {
    const { payload } = await byFilter();
    const answers = await Promise.all([download(payload.downloadUrl), download(payload.downloadUrl)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is gone after five minutes', async () => {
    const start = new Date();
    fixture.server.setNow(start);
    const { payload } = await byFilter();
    fixture.server.setNow(new Date(start.getTime() + 5 * 60_000 + 1));
    expect((await download(payload.downloadUrl)).status).toBe(404);
  });

  it('belongs to the account that prepared it, who still gets it when another account has tried', async () => {
    const { payload } = await byFilter();
    const other: typeof fixture.admin = { ...fixture.admin, userId: new mongoose.Types.ObjectId().toString() };
    const token = payload.downloadUrl.split('/').at(-1);
    await expect(fixture.server.services.exports.download(other, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await download(payload.downloadUrl)).status).toBe(200);
  });

  it.each(['x', '%24ne', 'a'.repeat(43), '..%2f..'])('%s is not found', async (token) => {
    expect((await download(`/downloads/exports/${token}`)).status).toBe(404);
  });

  it('keeps no token in the database', async () => {
    const { payload } = await byFilter();
    const token = payload.downloadUrl.split('/').at(-1);
    const stored = await mongoose.connection.db?.collection('exportTickets').find().toArray();
    expect(stored?.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

it('a client that leaves in the middle ends the reading of the database', async () => {
  const { candidates } = fixture.server.services;
  const original = candidates.streamForExport.bind(candidates);
  const one = await candidates.get(fixture.admin, fixture.ana);
  let given = 0;
  let tellEnd = () => {};
  const end = new Promise<void>((resolve) => (tellEnd = resolve));
  candidates.streamForExport = async function* endless() {
    try {
      for (;;) {
        await Promise.resolve();
        given++;
        // No two alike, so that compression cannot hide how much is read.
        yield [{ ...one, name: Array.from({ length: 20 }, () => Math.random().toString(36)).join('') }];
      }
    } finally {
      tellEnd();
    }
  };
  const listening = createServer(fixture.server.app).listen(0, '127.0.0.1');
  try {
    await once(listening, 'listening');
    const call = httpRequest({
      port: (listening.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/candidates/export-excel',
      headers: { authorization: `Bearer ${fixture.tokens.admin}`, 'content-type': 'application/json' },
    });
    call.end(JSON.stringify({ candidateIds: [fixture.ana], exportConfiguration: configuration([column('name', 0)]) }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    for await (const _piece of response) if (given > 0) break;
    response.destroy();
    await end;
    expect(given).toBeGreaterThan(0);
  } finally {
    candidates.streamForExport = original;
    listening.close();
  }
});
