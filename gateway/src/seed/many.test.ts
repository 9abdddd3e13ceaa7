import { Types } from 'mongoose';
import { startTestServer, type TestServer } from '../../test/server.js';
import { createSealer } from '../auth/seal.js';
import { CandidateModel } from '../domains/candidates/candidatesModel.js';
import { seedMany } from './many.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const indexNames = async () => (await CandidateModel.collection.indexes()).map(({ name }) => name ?? '').sort();

it('makes the indexes last where most candidates are new: unique ones hold meanwhile, and all are there in the end', async () => {
  const before = await indexNames();
  const meanwhile: Promise<string[]>[] = [];
  await seedMany(server.services, {
    count: 10_000,
    clientIds: [new Types.ObjectId()],
    sealer: createSealer(server.config.encryptionKey),
    onProgress: (made) => made === 5_000 && meanwhile.push(indexNames()),
  });
  expect(await meanwhile[0]).toEqual(['_id_', 'accessToken_1', 'clientId_1_email_1']);
  expect(await indexNames()).toEqual(before);
});
