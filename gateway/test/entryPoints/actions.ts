/** What drivers of entry points share: inputs, the state that a call needs, and where a write is found afterwards. */
import { cnpj } from 'cpf-cnpj-validator';
import { Types } from 'mongoose';
import { dataVersions } from '../../src/cache/dataVersions.js';
import type { CandidateEventKind } from '../../src/domains/candidates/events/candidateEvent.js';
import { toGlobalId } from '../../src/lib/globalId.js';
import type { Answer, CallContext, Writing } from './entryPoint.js';
import { collection, isShownTo, reaches, type CandidateName } from './fixture.js';
import { forgetKeptCounts } from '../keptCounts.js';
import { graphql } from './graphqlCall.js';
import { versionOf } from './plan.js';

export const DEFINITIONS = 'Definitions of fields and rights: what may be stored, not what is.';
export const CREDENTIALS = 'Credentials and sessions of accounts; no record of a candidate or client comes along.';
export const DEMANDS = 'Counts of accounts, and who has demanded what; no record of a candidate or client comes along.';
export const RETENTION = 'Months and counts; no record of a candidate or client comes along.';
export const WEBHOOKS = 'Addresses, events and ids; no record of a candidate or client comes along.';
export const STAFF = 'Names and e-mails of the staff; no record of a candidate or client comes along.';
export const ONLY_ID = 'Says no more than that the record is gone.';
export const LAYOUT = 'Headings and keys of a layout for exports; the values come with the export itself.';
export const OWN_WORKBOOK = "Reads the caller's own workbook: the samples are cells of that file.";

export const OWN_FILE = "Takes the caller's own file and answers with the page that was made of it.";
export const IMPORT_OF_ROWS =
  "Rows of the caller's own import; what is in store comes along as `importCandidates` shows it.";

export const databaseIdOf = ({ fixture }: CallContext, name: CandidateName): string =>
  fixture.candidates[name]._id.toString();
export const globalIdOf = (call: CallContext, name: CandidateName): string =>
  toGlobalId('Candidate', databaseIdOf(call, name));

/** The confirmation of Ana by her client, as a database id. */
export async function confirmationOfAna(call: CallContext): Promise<string> {
  const { confirmations } = call.fixture.story.server.services;
  const [confirmation] = await confirmations.byCandidateIds([databaseIdOf(call, 'ana')]);
  if (!confirmation) throw new Error('Ana is confirmed in every fixture');
  return confirmation._id.toString();
}

/** The event of a change of Ana's name, which has just been made, as a global id. */
export async function changeOfAna(call: CallContext): Promise<string> {
  const { candidates } = call.fixture.story.server.services;
  await candidates.update(call.fixture.story.admin.viewer, databaseIdOf(call, 'ana'), nameChange(call));
  return eventOfAna(call, 'changed');
}

/** The latest event of a kind that has happened with Ana, as a global id. */
export async function eventOfAna(call: CallContext, kind: CandidateEventKind): Promise<string> {
  const id = databaseIdOf(call, 'ana');
  const request = { page: { offset: 0, limit: 1 }, kinds: [kind], includeInternal: true };
  const pages = await call.fixture.story.server.services.candidates.events.pages([id], request);
  const [event] = pages.get(id)?.items ?? [];
  if (!event) throw new Error(`nothing of this kind has happened with Ana: ${kind}`);
  return toGlobalId('CandidateEvent', event._id);
}

/** A document of Ana's that the caller may see and whose field is in use; null for none. */
export function visibleDocument({ fixture, caller }: CallContext): { id: string; key: string } | null {
  const found = fixture.markers.find(
    (marker) =>
      marker.owner === 'ana' &&
      marker.field.type === 'file' &&
      marker.field.state === 'active' &&
      isShownTo(caller, marker),
  );
  return found ? { id: versionOf(found.value), key: found.field.key } : null;
}

/** Has a document wait as it did before it was judged. */
export async function waitAgain(id: string): Promise<void> {
  const waiting = {
    state: 'sent',
    isWaiting: true,
    judgedAt: null,
    judgedById: null,
    mailedAt: null,
    isMailDue: false,
  };
  const document = await collection('documents').findOneAndUpdate({ _id: new Types.ObjectId(id) }, { $set: waiting });
  const value = `${id} sent 2026-05-10`;
  const { candidateId, fieldKey } = document as unknown as { candidateId: Types.ObjectId; fieldKey: string };
  await collection('candidates').updateOne({ _id: candidateId }, { $set: { [`values.${fieldKey}`]: value } });
  dataVersions.invalidateAll();
}

/** Each document of Ana's by its id, hidden ones included: a hidden one answers null, which is as it should be. */
export async function documentNode(call: CallContext): Promise<Answer> {
  const all = call.fixture.markers.filter(({ owner, field }) => owner === 'ana' && field.type === 'file');
  const answers: Answer[] = [];
  for (const { value } of all) {
    const id = toGlobalId('Document', versionOf(value));
    // The id is the caller's own word.
    const answer = await graphql(call, 'query', 'node', { id }, { concrete: 'Document' });
    answers.push({ ...answer, ok: true });
  }
  const joinedText = (of: (answer: Answer) => string) => answers.map(of).join('\n');
  return {
    ok: call.caller.role !== 'candidate' && reaches(call.caller.name, 'ana'),
    text: joinedText(({ text }) => text),
    body: joinedText(({ body }) => body),
    json: answers.map(({ json }) => json),
  };
}

/** A change of a candidate that everybody who reaches it may make. */
export const nameChange = ({ fixture }: CallContext) => ({ name: `Pessoa ${fixture.nextSerial()}` });

/** The e-mail of the person whom a call registers: ids of imported candidates do not grow within a second. */
let newestPerson = '';

export function newPerson(call: CallContext) {
  newestPerson = `nova${call.fixture.nextSerial()}@pessoas.com`;
  return { ...nameChange(call), email: newestPerson };
}

export const newCompany = ({ fixture }: CallContext) => ({
  name: 'Contato',
  companyName: 'Empresa',
  email: `empresa${fixture.nextSerial()}@empresas.com`,
  cnpj: cnpj.generate(),
});

/** All keys of the fixture, deleted ones among them, as columns of an export of everybody. */
export function exportColumns({ fixture }: CallContext) {
  return fixture.plan.map(({ key }, order) => ({ key, displayName: key, order, isCustomField: true }));
}

/** Opens every form again: a call that finishes one would close it to the next. */
export async function openForms(): Promise<void> {
  const open = { status: 'in_progress', completedAt: null, requestedFieldKeys: [] };
  await collection('candidates').updateMany({}, { $set: open });
  await forgetKeptCounts();
}

const completion = { $set: { status: 'complete', completedAt: new Date(), correctionRequest: null } };

export async function completeBia(call: CallContext): Promise<void> {
  await collection('candidates').updateOne({ _id: call.fixture.candidates.bia._id }, completion);
  await forgetKeptCounts();
}

/** No user has sent bia the link within the last ten minutes, in which it is not sent again. */
export async function forgetLinkOfBia(call: CallContext): Promise<void> {
  await collection('candidates').updateOne({ _id: call.fixture.candidates.bia._id }, { $unset: { accessSentAt: 1 } });
}

/** Closes the caller's own form, even if another caller has asked for a correction before. */
export async function completeOwn(call: CallContext): Promise<void> {
  await collection('candidates').updateOne(ownRecord(call).filter, completion);
  await forgetKeptCounts();
}

/** Makes a call that takes the caller's consent back, and gives it again: without one the calls after it would show no value. */
export async function keepingConsent(call: CallContext, withdraw: () => Promise<Answer>): Promise<Answer> {
  const { filter } = ownRecord(call);
  const before = await collection('candidates').findOne(filter);
  const answer = await withdraw();
  await collection('candidates').updateOne(filter, {
    $set: { consent: before?.['consent'], consentWithdrawnAt: null },
  });
  dataVersions.invalidateAll();
  return answer;
}

export async function confirmBia(call: CallContext): Promise<void> {
  const { server, client } = call.fixture.story;
  await server.services.confirmations.confirm(client.viewer, { candidateId: databaseIdOf(call, 'bia') });
}

export const recordOf =
  (name: CandidateName): Writing['record'] =>
  ({ fixture }) => ({ of: 'candidates', filter: { _id: fixture.candidates[name]._id } });

/** The caller's own record; Ana's for staff. */
export const ownRecord: Writing['record'] = ({ fixture, caller }) =>
  recordOf(caller.name === 'caio' ? 'caio' : 'ana')({ fixture, caller });

/** The record that came last. */
export const newest =
  (of: 'candidates' | 'clients'): Writing['record'] =>
  () => ({ of, filter: of === 'candidates' ? { email: newestPerson } : {} });

export const firstClient: Writing['record'] = ({ fixture }) => ({
  of: 'clients',
  filter: { _id: new Types.ObjectId(fixture.clients.client) },
});

export const totalCount = ({ json }: Answer): number => (json as { totalCount: number }).totalCount;

/** How many a list without pages holds. */
export const hits = ({ json }: Answer): number => (json as unknown[]).length;

/** A change that comes too late: the answer shows the record as somebody else has left it. */
export async function conflict(call: Promise<Answer>, shown: 'candidate' | 'client'): Promise<Answer> {
  const answer = await call;
  const payload = answer.json as (Record<string, unknown> & { userErrors: { code: string }[] }) | null | undefined;
  return { ...answer, ok: payload?.userErrors[0]?.code === 'CONFLICT' && payload[shown] != null };
}
