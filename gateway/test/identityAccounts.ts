import type { UserViewer } from '../src/auth/viewer.js';
import type { TestServer } from './server.js';

export const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: 'jest' };
export const admin = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
export const company = { name: 'Ana', companyName: 'Ana Ltda', cnpj: '12ABC34501DE35', email: 'ana@exemplo.com' };
export const START = new Date('2026-08-03T12:00:00Z');

/**
 * Accounts of each role, made through the services.
 * @param server asked at each call, as it is started when the tests begin
 */
export function identityAccounts(server: () => TestServer) {
  const signIn = (credentials: object = admin) => server().services.identity.signIn(credentials, origin);

  /** For `beforeEach`: an empty database with the first administrator, at the moment at which each test begins. */
  async function startAnew(): Promise<void> {
    await server().database.clear();
    server().setNow(START);
    await server().services.identity.ensureFirstAdmin();
  }

  /** Sets the server's clock to so many milliseconds after the start. @returns its moment */
  function at(ms: number): Date {
    const now = new Date(START.getTime() + ms);
    server().setNow(now);
    return now;
  }

  async function adminViewer() {
    return (await server().services.identity.authenticate((await signIn()).accessToken)) as UserViewer;
  }

  async function clientCredentials() {
    const { client } = await server().services.clients.create(await adminViewer(), { ...company, active: true });
    await server().services.identity.passwords.set(company.email, 'segredo-da-ana');
    return { clientId: client._id.toString(), email: company.email, password: 'segredo-da-ana' };
  }

  async function candidateAccess() {
    const viewer = await adminViewer();
    const candidate = await server().services.candidates.create(viewer, { name: 'Caio', email: 'caio@exemplo.com' });
    const { token, password } = await server().services.candidates.credentials.of(viewer, candidate._id.toString());
    return { token, password };
  }

  return { startAnew, at, signIn, adminViewer, clientCredentials, candidateAccess };
}
