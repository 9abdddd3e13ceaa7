/** A fixture behind the entry points: two companies, their candidates, and fields as a plan wants them. */
import { Readable } from 'node:stream';
import mongoose, { Types } from 'mongoose';
import type { CandidateRecord } from '../../src/domains/candidates/candidatesModel.js';
import type { Role } from '../../src/auth/viewer.js';
import { XLSX_TYPE } from '../../src/domains/exports/exportsDownload.js';
import { startCandidateStory, type CandidateStory } from '../candidates.js';
import { forgetKeptCounts } from '../keptCounts.js';
import { makeWorkbook } from '../workbooks.js';
import { queueKeyOf } from '../../src/domains/documents/documentsModel.js';
import {
  everyKey,
  formsOf,
  KEPT_OPTION,
  LIST_OPTIONS,
  mayView,
  uniqueValue,
  versionOf,
  type PlannedField,
} from './plan.js';

/** Who knocks. Ana is a candidate of the client, Caio of the other client. */
export type RoleName = 'admin' | 'client' | 'otherClient' | 'ana' | 'caio';

export interface Caller {
  name: RoleName;
  role: Role;
  token: string;
}

/** Whose values: Bia is a second candidate of the client, for calls that end something. */
export type CandidateName = 'ana' | 'bia' | 'caio';
export type OwnerName = CandidateName | 'client' | 'otherClient';

/** A value in store that can be told wherever it turns up. */
export interface Marker {
  owner: OwnerName;
  field: PlannedField;
  value: string;
  forms: string[];
}

export interface Fixture {
  story: CandidateStory;
  plan: PlannedField[];
  callers: Caller[];
  candidates: Record<CandidateName, CandidateRecord>;
  clients: Record<'client' | 'otherClient', string>;
  markers: Marker[];
  /** Database id of an export template with a workbook of its own, which has a column for every key. */
  templateId: string;
  /** A number that was never used, for values and e-mails. */
  nextSerial(): number;
}

const ownersOf: Record<RoleName, OwnerName[]> = {
  admin: ['ana', 'bia', 'caio', 'client', 'otherClient'],
  client: ['ana', 'bia', 'client'],
  otherClient: ['caio', 'otherClient'],
  ana: ['ana'],
  caio: ['caio'],
};

/** Admins see all records, a client its own and its candidates', a candidate their own (R-3 to R-5). */
export function reaches(caller: RoleName, owner: OwnerName): boolean {
  return ownersOf[caller].includes(owner);
}

/** Whether the policy lets a caller see a value. */
export function isShownTo(caller: Caller, { owner, field }: Marker): boolean {
  return reaches(caller.name, owner) && mayView(caller.role, field);
}

/** For `beforeAll`: accounts are made once, as hashing their passwords takes longer than all the rest. */
export async function startFixtures(): Promise<{
  build(plan: PlannedField[]): Promise<Fixture>;
  stop(): Promise<void>;
}> {
  // Mails are only queued here: nothing listens at this address.
  const story = await startCandidateStory({ smtpUrl: 'smtp://127.0.0.1:9' });
  // The clock stands still, so that two answers differ by what they tell only.
  story.server.setNow(new Date());
  const templateId = await saveTemplate(story);
  return { build: (plan) => build(story, templateId, plan), stop: () => story.stop() };
}

export const collection = (
  name:
    | 'candidates'
    | 'clients'
    | 'candidateconfirmations'
    | 'candidateEvents'
    | 'documents'
    | 'imports'
    | 'notifications'
    | 'rateLimits',
) => mongoose.connection.collection(name);

/** Counts on from fixture to fixture, as accounts outlive them. */
let serial = 0;
const nextSerial = () => (serial += 1);

async function build(story: CandidateStory, templateId: string, plan: PlannedField[]): Promise<Fixture> {
  const { admin, client, otherClient } = story;
  await clear(story);
  const valueOf = await createFields(story, plan);
  const written = plan.filter(({ type }) => type !== 'file');
  const fieldsOf = (owner: OwnerName) => written.map((field) => ({ key: field.key, value: valueOf(owner, field) }));
  const register = async (name: CandidateName, viewer: typeof client.viewer) => {
    const { candidates, confirmations } = story.server.services;
    const { _id } = await candidates.create(viewer, { name: `Pessoa ${name}`, email: `${name}@pessoas.com` });
    const id = _id.toString();
    await confirmations.confirm(viewer, { candidateId: id });
    // Confirmed before: every field has changed since.
    const candidate = await candidates.update(admin.viewer, id, { fields: fieldsOf(name) });
    const documents = plan.filter(({ type }) => type === 'file');
    for (const field of documents) await storeDocument(candidate, field.key, valueOf(name, field));
    return candidate;
  };
  const candidates = {
    ana: await register('ana', client.viewer),
    bia: await register('bia', client.viewer),
    caio: await register('caio', otherClient.viewer),
  };
  const clients = { client: client.viewer.clientId ?? '', otherClient: otherClient.viewer.clientId ?? '' };
  for (const owner of ['client', 'otherClient'] as const) {
    await story.server.services.clients.update(admin.viewer, clients[owner], { fields: fieldsOf(owner) });
  }
  const markers = [...Object.keys(candidates), ...Object.keys(clients)].flatMap((owner) =>
    plan
      .filter(({ type }) => type !== 'file' || owner in candidates)
      .map((field): Marker => {
        const value = valueOf(owner as OwnerName, field);
        return { owner: owner as OwnerName, field, value, forms: formsOf(field.type, value) };
      }),
  );
  const sessions = { ana: await story.signIn(candidates.ana), caio: await story.signIn(candidates.caio) };
  await settleFields(story, plan);
  // The first to read a password on a day is told in the timeline, which the same answer may hold already, or not yet.
  const { credentials } = story.server.services.candidates;
  await credentials.tellShown(admin.viewer, Object.values(candidates));
  await credentials.tellShown(client.viewer, [candidates.ana, candidates.bia]);
  await credentials.tellShown(otherClient.viewer, [candidates.caio]);
  return {
    story,
    plan,
    callers: [
      { name: 'admin', role: 'admin', token: admin.token },
      { name: 'client', role: 'client', token: client.token },
      { name: 'otherClient', role: 'client', token: otherClient.token },
      { name: 'ana', role: 'candidate', token: sessions.ana.token },
      { name: 'caio', role: 'candidate', token: sessions.caio.token },
    ],
    candidates,
    clients,
    markers,
    templateId,
    nextSerial,
  };
}

/** A version that waits to be judged, with the value that names it: as sending leaves them, without a file. */
async function storeDocument(candidate: CandidateRecord, fieldKey: string, value: string): Promise<void> {
  const _id = new Types.ObjectId(versionOf(value));
  const sentAt = new Date();
  const version = { fieldKey, version: 1, candidateId: candidate._id, clientId: candidate.clientId };
  const state = {
    state: 'sent',
    sentAt,
    hasCounted: true,
    isWaiting: true,
    queueKey: queueKeyOf({ version: 1, sentAt }),
  };
  await collection('documents').insertOne({ _id, ...version, ...state, pages: [], expiresOn: null });
  await collection('candidates').updateOne({ _id: candidate._id }, { $set: { [`values.${fieldKey}`]: value } });
}

/** With a column for every key: there has to be a field for each by then, which the first fixture deletes. */
async function saveTemplate({ server, admin }: CandidateStory): Promise<string> {
  const { customFields, exportTemplates } = server.services;
  for (const key of everyKey) {
    await customFields.create(admin.viewer, { key, label: key, type: 'text', target: 'candidate' });
  }
  const bytes = await makeWorkbook((workbook) => void workbook.addWorksheet('Ficha').addRow([...everyKey]));
  const file = { filename: 'ficha.xlsx', mimetype: XLSX_TYPE, createReadStream: () => Readable.from([bytes]) };
  const { uploadId } = await exportTemplates.analyze(admin.viewer, file);
  const columnMappings = everyKey.map((key, order) => ({ templateColumnName: key, dataFieldKey: key, order }));
  const input = { name: 'Ficha', columnMappings, uploadId: uploadId.toString() };
  return (await exportTemplates.save(admin.viewer, input))._id.toString();
}

async function clear({ server, admin, client, otherClient }: CandidateStory): Promise<void> {
  const { customFields, fieldPermissions } = server.services;
  for (const { _id } of await customFields.list(admin.viewer)) {
    await customFields.delete(admin.viewer, _id.toString());
  }
  for (const { fieldKey } of await fieldPermissions.list(admin.viewer)) {
    await fieldPermissions.delete(admin.viewer, fieldKey);
  }
  const companies = [client, otherClient].map(({ viewer }) => new Types.ObjectId(viewer.clientId ?? ''));
  await Promise.all([
    collection('candidates').deleteMany({}),
    collection('documents').deleteMany({}),
    // The people of every fixture have the same addresses, and a person gets few mails a day.
    collection('rateLimits').deleteMany({}),
    collection('clients').deleteMany({ _id: { $nin: companies } }),
    collection('candidateconfirmations').deleteMany({}),
    collection('clients').updateMany({}, { $set: { values: {} } }),
  ]);
  await forgetKeptCounts();
}

/** Every field, switched on and writable for admins; and the value that each owner gets. */
async function createFields(
  { server, admin }: CandidateStory,
  plan: PlannedField[],
): Promise<(owner: OwnerName, field: PlannedField) => string> {
  const values = new Map<string, string>();
  const owners: OwnerName[] = ownersOf.admin;
  for (const field of plan) {
    for (const owner of owners) values.set(`${owner} ${field.key}`, uniqueValue(field.type, nextSerial()));
    const options = [KEPT_OPTION, ...owners.map((owner) => values.get(`${owner} ${field.key}`) ?? '')];
    const { key, type, required, order } = field;
    for (const target of type === 'file' ? (['candidate'] as const) : (['candidate', 'client'] as const)) {
      await server.services.customFields.create(admin.viewer, {
        ...{ key, type, required, order, target, label: `Rótulo ${key}` },
        ...(type === 'select' && { options }),
        ...(type === 'file' && { documentOptions: { approver: 'client' } }),
        ...(type === 'list' && { listOptions: LIST_OPTIONS }),
      });
    }
  }
  return (owner, field) => values.get(`${owner} ${field.key}`) ?? '';
}

/** What happened to the fields after the values were stored. */
async function settleFields({ server, admin }: CandidateStory, plan: PlannedField[]): Promise<void> {
  const { customFields, fieldPermissions } = server.services;
  const planned = new Map(plan.map((field) => [field.key, field]));
  for (const { _id, key } of await customFields.list(admin.viewer)) {
    const { type, state } = planned.get(key) ?? {};
    if (type === 'select') await customFields.update(admin.viewer, _id.toString(), { options: [KEPT_OPTION] });
    if (state === 'inactive') await customFields.update(admin.viewer, _id.toString(), { active: false });
    if (state === 'deleted') await customFields.delete(admin.viewer, _id.toString());
  }
  for (const { key, rights, state } of plan) {
    if (rights) await fieldPermissions.save(admin.viewer, { fieldKey: key, ...rights });
    else if (state !== 'deleted') await fieldPermissions.delete(admin.viewer, key);
  }
}
