import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import type { Role } from '../../src/auth/viewer.js';
import { updateUser } from '../../src/domains/identity/identityModel.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../candidates.js';
import { asFile, photo } from '../documents.js';
import { makeWorkbook } from '../workbooks.js';

/** What one call sends. `token` is for calls that need an account of their own. */
export interface CallRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
  file?: Buffer | null;
  /** What the form calls the file, and what the file is called; 'file' and 'ficha.xlsx' unless told. */
  fileNamed?: { part: string; fileName: string };
  token?: string | null;
}

export type RequestMaker = (fixture: CallFixture, role: Role) => CallRequest | Promise<CallRequest>;

/** A documented failure of a call, beyond those that every call of its kind has. */
export interface FailingRequest {
  status: number;
  code: string;
  request: RequestMaker;
}

/** What the tests of every call know of one. */
export interface CallEntry {
  /** A request that succeeds for each role that may call; made anew each time, as many calls use something up. */
  works: RequestMaker;
  /** Whether the very same request finds nothing when another company sends it. */
  tenant?: true;
  /** By the sentence that says when it fails. */
  failures?: Record<string, FailingRequest>;
  /** Properties of the body that take an object of any keys; operators in them are among `failures`. */
  takesObjects?: string[];
  /** What an unknown value in the path answers, where it names no record. */
  unknownPath?: 422;
}

export type Catalogue = Record<string, CallEntry>;

/** A server with an account for each role, and makers of what calls need. */
export interface CallFixture extends CandidateStory {
  tokens: Record<Role, string>;
  candidateId: string;
  clientId: string;
  otherClientId: string;
  /** A number that no other record has. */
  unique: () => number;
  newCandidate: (input?: object) => Promise<string>;
  /** A candidate of their own for one request, with the consent accepted. */
  newCandidateAccount: () => Promise<{ id: string; token: string }>;
  newField: (input?: object) => Promise<{ id: string; key: string }>;
  newTemplate: (input?: object) => Promise<string>;
  /** A draft of an import by the first client. */
  newImport: (input?: object) => Promise<string>;
  /** A document of a new candidate that waits to be judged by the client. */
  newDocument: () => Promise<{ id: string; candidateId: string; fieldKey: string }>;
  /** An account as `newCandidateAccount` gives it, with a page that no document has taken up. */
  newPage: () => Promise<{ token: string; pageId: string; fieldKey: string }>;
  newConfirmation: () => Promise<{ id: string; candidateId: string }>;
  /** An account whose password is known: an active company's unless told. */
  newAccount: (options?: { active?: boolean; role?: 'admin' | 'client' }) => Promise<NewAccount>;
}

export interface NewAccount {
  id: string;
  email: string;
  password: string;
  cnpj: string;
}

export const mapping = { templateColumnName: 'Nome', dataFieldKey: 'name', order: 0 };

export const workbook = () =>
  makeWorkbook((book) => {
    book.addWorksheet('Ficha').addRow(['Nome', 'E-mail']);
  });

export async function startCallFixture(): Promise<CallFixture> {
  const story = await startCandidateStory();
  const { clients, confirmations, customFields, documents, exportTemplates, identity, imports } = story.server.services;
  let number = 0;
  const unique = () => (number += 1);
  const standing = await story.register();
  const newField: CallFixture['newField'] = async (input) => {
    const key = `campo_${unique()}`;
    const everyone: Role[] = ['admin', 'client', 'candidate'];
    const rights = { canView: everyone, canEdit: everyone };
    const made = await customFields.create(story.admin.viewer, {
      ...{ target: 'candidate', key, label: 'Campo', type: 'text', ...rights },
      ...input,
    });
    return { id: made._id.toString(), key };
  };
  const newDocumentField = () => newField({ type: 'file', documentOptions: { approver: 'client' } });

  return {
    ...story,
    tokens: {
      admin: story.admin.token,
      client: story.client.token,
      candidate: (await story.signIn(standing)).token,
    },
    candidateId: standing._id.toString(),
    clientId: story.client.viewer.clientId ?? '',
    otherClientId: story.otherClient.viewer.clientId ?? '',
    unique,
    newCandidate: async (input) => (await story.register(input))._id.toString(),
    async newCandidateAccount() {
      const candidate = await story.register();
      return { id: candidate._id.toString(), token: (await story.signIn(candidate)).token };
    },
    newField,
    async newTemplate(input) {
      const template = { name: `Modelo ${unique()}`, columnMappings: [mapping], ...input };
      return (await exportTemplates.save(story.admin.viewer, template))._id.toString();
    },
    async newImport(input = {}) {
      const rows = [{ name: 'Ana Importada', email: `importada${unique()}@exemplo.com` }];
      return (await imports.begin(story.client.viewer, null, { rows, ...input }))._id.toString();
    },
    async newDocument() {
      const candidateId = (await story.register())._id.toString();
      const { key } = await newDocumentField();
      const page = await documents.upload(story.admin.viewer, candidateId, newUpload(key), asFile(await photo()));
      const sent = { fieldKey: key, pages: [{ id: page._id.toString() }] };
      const document = await documents.send(story.admin.viewer, candidateId, sent);
      return { id: document._id.toString(), candidateId, fieldKey: key };
    },
    async newPage() {
      const candidate = await story.register();
      const { token, viewer } = await story.signIn(candidate);
      const { key } = await newDocumentField();
      const page = await documents.upload(viewer, viewer.candidateId, newUpload(key), asFile(await photo()));
      return { token, pageId: page._id.toString(), fieldKey: key };
    },
    async newConfirmation() {
      const candidateId = (await story.register())._id.toString();
      const confirmation = await confirmations.confirm(story.client.viewer, { candidateId });
      return { id: confirmation._id.toString(), candidateId };
    },
    async newAccount({ active = true, role = 'client' } = {}) {
      const account = { email: `conta${unique()}@exemplo.com`, password: 'segredo-da-conta', cnpj: newCnpj(unique()) };
      const company = { name: 'Conta', companyName: 'Conta Ltda', active, email: account.email, cnpj: account.cnpj };
      const { client } = await clients.create(story.admin.viewer, company);
      await identity.passwords.set(account.email, account.password);
      // No call makes a second administrator, and the first one's sessions are to stay.
      if (role === 'admin') await updateUser({ email: account.email }, { $set: { role, clientId: null } });
      return { ...account, id: client._id.toString() };
    },
  };
}

export const newUpload = (fieldKey: string) => ({ fieldKey, uploadId: randomUUID() });

export const newCnpj = (number: number) => `99XYZ${String(number).padStart(7, '0')}00`;

/** Signs an account in from an address of its own, so that the limits of the callers under test stay untouched. */
export const signedIn = async ({ server }: CallFixture, { email, password }: NewAccount) =>
  server.services.identity.signIn({ email, password }, testOrigin);

/** Failures enough for the account to have to wait. */
export async function tenTimes(failing: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < 10; count += 1) await failing().catch(() => undefined);
}

/** Sends one call, `METHOD /path/:with/:parameters`, as a caller of `/v1` would. */
export function send(fixture: CallFixture, call: string, request: CallRequest): supertest.Test {
  const [method = '', path = ''] = call.split(' ');
  const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
  const agent = supertest(fixture.server.app);
  const test = agent[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](`/v1${at}`);
  if (request.token) test.set('Authorization', `Bearer ${request.token}`);
  if (request.headers) test.set(request.headers);
  if (request.query) test.query(request.query);
  if (request.file === undefined) return request.body ? test.send(request.body) : test;
  for (const [name, value] of Object.entries(request.body ?? {})) test.field(name, String(value));
  const { part, fileName } = request.fileNamed ?? { part: 'file', fileName: 'ficha.xlsx' };
  return request.file ? test.attach(part, request.file, fileName) : test;
}
