/** A client whose e-mail is another account's by now: it waits for an administrator, and no other client waits for it. */
import mongoose from 'mongoose';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { setHashingCost } from '../../auth/passwords.js';
import type { UserViewer } from '../../auth/viewer.js';
import { ClientModel } from '../clients/clientsModel.js';

let server: TestServer;
beforeAll(async () => {
  setHashingCost(4);
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the accounts after one that cannot follow are brought in step', async () => {
  const { clients, identity } = server.services;
  const { email: taken } = await identity.ensureFirstAdmin();
  const viewer = { kind: 'user', role: 'admin', userId: 'u', name: 'Root', clientId: null } as UserViewer;
  const cnpjs = ['33000167000101', '60746948000112', '00000000000191'];
  const ids = [];
  for (const [index, cnpj] of cnpjs.entries()) {
    const input = { name: 'Ana', companyName: `Ana ${index}`, cnpj, email: `ana${index}@exemplo.com`, active: true };
    ids.push((await clients.create(viewer, input)).client._id);
  }
  // What crashes leave: clients that were changed, and whose accounts were not.
  await ClientModel.updateOne({ _id: ids[0] }, { $set: { email: taken } });
  await ClientModel.updateOne({ _id: ids[2] }, { $set: { name: 'Bia' } });
  expect(await identity.clientAccounts.reconcile()).toBe(1);
  const users = mongoose.connection.collection('users');
  expect(await users.findOne({ clientId: ids[2] })).toMatchObject({ name: 'Bia' });
  expect(await users.findOne({ clientId: ids[0] })).toMatchObject({ email: 'ana0@exemplo.com' });
});
