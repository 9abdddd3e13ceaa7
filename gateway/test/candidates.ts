import type { CandidateViewer, Role, UserViewer } from '../src/auth/viewer.js';
import type { Config } from '../src/config.js';
import type { CandidateRecord } from '../src/domains/candidates/candidatesModel.js';
import type { FieldType } from '../src/domains/fields/values/fieldTypes.js';
import { startTestServer, type TestServer } from './server.js';

export const testOrigin = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Jest' };

export interface TestAccount<V> {
  viewer: V;
  token: string;
}

/** A server with an admin, two hiring companies, and fields that differ in who may see and change them. */
export interface CandidateStory {
  server: TestServer;
  admin: TestAccount<UserViewer>;
  client: TestAccount<UserViewer>;
  otherClient: TestAccount<UserViewer>;
  /** Registers a candidate; for the first client unless told otherwise. */
  register(input?: object, viewer?: UserViewer): Promise<CandidateRecord>;
  /** Signs a candidate in through their link, with the consent accepted unless told otherwise. */
  signIn(candidate: CandidateRecord, options?: { consented?: boolean }): Promise<TestAccount<CandidateViewer>>;
  /** Accepts the consent text in force. */
  consent(viewer: CandidateViewer): Promise<void>;
  viewerOf<V>(token: string): Promise<V>;
  stop(): Promise<void>;
}

const everyone: Role[] = ['admin', 'client', 'candidate'];
/** Keys of the fields: what they tell is who may see and who may change them. */
const fields: { key: string; label: string; type: FieldType; required?: boolean; canView: Role[]; canEdit: Role[] }[] =
  [
    { key: 'cpf', label: 'CPF', type: 'text', required: true, canView: everyone, canEdit: everyone },
    { key: 'cidade', label: 'Cidade', type: 'text', canView: everyone, canEdit: everyone },
    { key: 'salario', label: 'Salário', type: 'number', canView: ['admin', 'client'], canEdit: ['admin', 'client'] },
    { key: 'parecer', label: 'Parecer', type: 'text', canView: everyone, canEdit: ['admin'] },
    { key: 'interno', label: 'Interno', type: 'text', canView: ['admin'], canEdit: ['admin'] },
  ];

let counter = 0;

export async function startCandidateStory(overrides: Partial<Config> = {}): Promise<CandidateStory> {
  const server = await startTestServer(overrides);
  const { identity, clients, candidates, customFields, privacy } = server.services;

  async function viewerOf<V>(token: string): Promise<V> {
    return (await identity.authenticate(token)) as V;
  }
  async function signInUser(email: string, password: string): Promise<TestAccount<UserViewer>> {
    const { accessToken } = await identity.signIn({ email, password }, testOrigin);
    return { token: accessToken, viewer: await viewerOf(accessToken) };
  }
  async function company(input: { name: string; companyName: string; email: string; cnpj: string }, admin: UserViewer) {
    await clients.create(admin, { active: true, ...input });
    await identity.passwords.set(input.email, 'segredo-da-empresa');
    return signInUser(input.email, 'segredo-da-empresa');
  }
  async function consent(viewer: CandidateViewer) {
    const { version, textHash } = privacy.consentDocument(
      'pt-BR',
      await customFields.catalogueOfClient(viewer.clientId),
    );
    await privacy.recordConsent(viewer, { version, textHash, origin: testOrigin, source: 'web' });
  }

  await identity.ensureFirstAdmin();
  const admin = await signInUser(server.config.adminEmail, server.config.adminPassword ?? '');
  for (const field of fields) await customFields.create(admin.viewer, { target: 'candidate', ...field });
  const client = await company(
    { name: 'Bia Souza', companyName: 'Padaria Bom Pão', email: 'bia@padaria.com', cnpj: '12ABC34501DE35' },
    admin.viewer,
  );
  const otherClient = await company(
    { name: 'Davi Lima', companyName: 'Oficina Roda Livre', email: 'davi@oficina.com', cnpj: '00000000000191' },
    admin.viewer,
  );

  return {
    server,
    admin,
    client,
    otherClient,
    register(input = {}, viewer = client.viewer) {
      counter += 1;
      return candidates.create(viewer, { name: `Pessoa ${counter}`, email: `pessoa${counter}@exemplo.com`, ...input });
    },
    async signIn(candidate, { consented = true } = {}) {
      const access = await candidates.credentials.of(admin.viewer, candidate._id.toString());
      const { token } = await identity.signInCandidate(access, testOrigin);
      if (consented) await consent(await viewerOf(token));
      return { token, viewer: await viewerOf(token) };
    },
    consent,
    viewerOf,
    stop: () => server.stop(),
  };
}
