import type { Response } from 'supertest';
import type { UserViewer } from '../src/auth/viewer.js';
import type { CreateFieldInput } from '../src/domains/fields/definitions/customFieldsInput.js';
import { toGlobalId } from '../src/lib/globalId.js';
import { startTestServer, type TestServer } from './server.js';

const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: null };

/** A server with one user of each role, candidate fields of every type, and two candidates. */
export interface ExportFixture {
  server: TestServer;
  admin: UserViewer;
  tokens: { admin: string; otherAdmin: string; client: string; candidate: string };
  /** Database ids: Ana belongs to the client, Bia to none. */
  ana: string;
  bia: string;
  clientId: string;
}

/** Starts the fixture, for `beforeAll`; `server.stop` belongs in `afterAll`. */
export async function startExportFixture(): Promise<ExportFixture> {
  const server = await startTestServer();
  const { identity, clients, candidates, customFields } = server.services;
  await identity.ensureFirstAdmin();
  const signIn = (email: string, password: string) => identity.signIn({ email, password }, origin);
  const tokens = { admin: '', otherAdmin: '', client: '', candidate: '' };
  tokens.admin = (await signIn('admin@esteira.local', 'segredo-do-admin')).accessToken;
  const admin = (await identity.authenticate(tokens.admin)) as UserViewer;

  const company = { name: 'Carla', companyName: 'Acme & Filhos', cnpj: '12ABC34501DE35', email: 'carla@acme.com' };
  const { client } = await clients.create(admin, { ...company, active: true });
  await identity.passwords.set(company.email, 'segredo-da-carla');
  tokens.client = (await signIn(company.email, 'segredo-da-carla')).accessToken;

  const fields: Omit<CreateFieldInput, 'target'>[] = [
    { key: 'cpf', label: 'CPF', type: 'text', format: 'cpf' },
    { key: 'matricula', label: 'Matrícula', type: 'text' },
    { key: 'nascimento', label: 'Nascimento', type: 'date' },
    { key: 'salario', label: 'Salário', type: 'number' },
    { key: 'cnh', label: 'CNH', type: 'checkbox' },
    { key: 'turno', label: 'Turno', type: 'select', options: [{ value: 'n', label: 'Noite' }] },
    { key: 'notas', label: 'Notas', type: 'textarea' },
  ];
  for (const field of fields) await customFields.create(admin, { ...field, target: 'candidate' });

  const values = {
    cpf: '01234567890',
    matricula: '007',
    nascimento: '1990-12-05',
    salario: '-1234.5',
    cnh: 'true',
    turno: 'n',
    notas: '=1+1',
  };
  const ana = await candidates.create(admin, {
    name: 'Ana',
    email: 'ana@exemplo.com',
    clientId: client._id.toString(),
    fields: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const bia = await candidates.create(admin, { name: '+Bia', email: 'bia@exemplo.com' });
  const access = await candidates.credentials.of(admin, ana._id.toString());
  tokens.candidate = (await identity.signInCandidate({ token: access.token, password: access.password }, origin)).token;
  tokens.otherAdmin = (await signIn('admin@esteira.local', 'segredo-do-admin')).accessToken;
  return { server, admin, tokens, ana: ana._id.toString(), bia: bia._id.toString(), clientId: client._id.toString() };
}

export const candidateId = (id: string) => toGlobalId('Candidate', id);

/** A response's body as bytes: for supertest's `parse`. */
export function asBytes(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('end', () => done(null, Buffer.concat(pieces)));
}
