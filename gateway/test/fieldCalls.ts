import type { UserViewer } from '../src/auth/viewer.js';
import { testOrigin } from './candidates.js';
import { startTestServer, type TestServer } from './server.js';

const credentials = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
const company = {
  name: 'Bia',
  companyName: 'Bia Ltda',
  email: 'bia@exemplo.com',
  cnpj: '12ABC34501DE35',
  active: true,
};

/** A server with one account of each role, for the transports of fields and their rights. */
export interface FieldCalls {
  server: TestServer;
  admin: UserViewer;
  tokens: { admin: string; client: string; candidate: string };
  /** Deletes fields and rights; the accounts stay, as hashing their passwords takes longer than the rest of a test. */
  clear(): Promise<void>;
}

export async function startFieldCalls(): Promise<FieldCalls> {
  const server = await startTestServer();
  const { identity, clients, candidates, customFields, fieldPermissions } = server.services;
  await identity.ensureFirstAdmin();
  const admin = (await identity.signIn(credentials, testOrigin)).accessToken;
  const viewer = (await identity.authenticate(admin)) as UserViewer;
  await clients.create(viewer, company);
  await identity.passwords.set(company.email, 'segredo-da-bia');
  const client = (await identity.signIn({ email: company.email, password: 'segredo-da-bia' }, testOrigin)).accessToken;
  const caio = await candidates.create(viewer, { name: 'Caio', email: 'caio@exemplo.com' });
  const access = await candidates.credentials.of(viewer, caio._id.toString());
  const candidate = (await identity.signInCandidate(access, testOrigin)).token;
  return {
    server,
    admin: viewer,
    tokens: { admin, client, candidate },
    async clear() {
      for (const { _id } of await customFields.list(viewer)) await customFields.delete(viewer, _id.toString());
      for (const { fieldKey } of await fieldPermissions.list(viewer)) await fieldPermissions.delete(viewer, fieldKey);
    },
  };
}
