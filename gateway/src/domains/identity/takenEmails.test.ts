/** A client whose e-mail is another account's by now: it waits for an administrator, and no other client waits for it. */
import { jest } from '@jest/globals';
import { cnpj } from 'cpf-cnpj-validator';
import mongoose from 'mongoose';
import { startTestServer, type TestServer } from '../../../test/server.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { ClientModel } from '../clients/clientsModel.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.database.clear());
afterEach(() => {
  jest.restoreAllMocks();
  server.setNow(null);
});
afterAll(() => server.stop());

const viewer = { kind: 'user', role: 'admin', userId: 'u', name: 'Root', clientId: null } as UserViewer;
const users = () => mongoose.connection.collection('users');
const reconcile = () => server.services.identity.clientAccounts.reconcile();

/** Three clients with their accounts, and the e-mail of an account that is none of theirs. */
async function threeClients() {
  const { clients, identity } = server.services;
  await identity.ensureFirstAdmin();
  const ids = [];
  for (let index = 0; index < 3; index += 1) {
    const name = `ana${index}`;
    const input = { name, companyName: name, cnpj: cnpj.generate(), email: `${name}@exemplo.com`, active: true };
    ids.push((await clients.create(viewer, input)).client._id);
  }
  return { ids, taken: server.config.adminEmail };
}

it('the accounts after one that cannot follow are brought in step', async () => {
  const { ids, taken } = await threeClients();
  // What crashes leave: clients that were changed, and whose accounts were not.
  await ClientModel.updateOne({ _id: ids[0] }, { $set: { email: taken } });
  await ClientModel.updateOne({ _id: ids[2] }, { $set: { name: 'Bia' } });
  expect(await reconcile()).toBe(1);
  expect(await users().findOne({ clientId: ids[2] })).toMatchObject({ name: 'Bia' });
  expect(await users().findOne({ clientId: ids[0] })).toMatchObject({ email: 'ana0@exemplo.com' });
});

it('the accounts after one that cannot be made are made', async () => {
  const { ids, taken } = await threeClients();
  // What crashes leave: clients that were stored, and whose accounts were not. The e-mail of the first went to another account since.
  await users().deleteMany({ clientId: { $in: [ids[0], ids[2]] } });
  await ClientModel.collection.updateOne({ _id: ids[0] }, { $set: { email: taken } });
  server.setNow(new Date(Date.now() + 10 * 60_000));
  expect(await reconcile()).toBe(1);
  expect(await users().findOne({ clientId: ids[0] })).toBeNull();
  expect(await users().findOne({ clientId: ids[2] })).toMatchObject({ active: true, mustChangePassword: true });
});

it('what fails otherwise is no matter of one account, and is told', async () => {
  const { ids } = await threeClients();
  await ClientModel.updateOne({ _id: ids[0] }, { $set: { name: 'Bia' } });
  const { clientDirectory } = server.services;
  const fresh = clientDirectory.fresh.bind(clientDirectory);
  // The first one finds the differences, those after it are of the accounts.
  jest
    .spyOn(clientDirectory, 'fresh')
    .mockImplementationOnce(fresh)
    .mockRejectedValueOnce(new DomainError('UNAVAILABLE', 'Tente novamente em instantes.'));
  await expect(reconcile()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
