/** What drivers of doors share: inputs, the state that a call needs, and where a write is found afterwards. */
import { cnpj } from 'cpf-cnpj-validator';
import { Types } from 'mongoose';
import { toGlobalId } from '../../src/lib/globalId.js';
import type { Answer, Visit, Writing } from './entryPoint.js';
import { collection, type CandidateName } from './fixture.js';

export const DEFINITIONS = 'Definitions of fields and rights: what may be stored, not what is.';
export const CREDENTIALS = 'Credentials and sessions of accounts; no record of a candidate or client comes along.';
export const ONLY_ID = 'Says no more than that the record is gone.';
export const LAYOUT = 'Headings and keys of a layout for exports; the values come with the export itself.';
export const OWN_WORKBOOK = "Reads the caller's own workbook: the samples are cells of that file.";

export const databaseIdOf = ({ world }: Visit, name: CandidateName): string => world.candidates[name]._id.toString();
export const globalIdOf = (visit: Visit, name: CandidateName): string =>
  toGlobalId('Candidate', databaseIdOf(visit, name));

/** The confirmation of Ana by her client, as a database id. */
export async function confirmationOfAna(visit: Visit): Promise<string> {
  const { confirmations } = visit.world.story.server.services;
  const [confirmation] = await confirmations.byCandidateIds([databaseIdOf(visit, 'ana')]);
  if (!confirmation) throw new Error('Ana is confirmed in every world');
  return confirmation._id.toString();
}

/** A change of a candidate that everybody who reaches it may make. */
export const nameChange = ({ world }: Visit) => ({ name: `Pessoa ${world.nextSerial()}` });

export const newPerson = (visit: Visit) => ({
  ...nameChange(visit),
  email: `nova${visit.world.nextSerial()}@pessoas.com`,
});

export const newCompany = ({ world }: Visit) => ({
  name: 'Contato',
  companyName: 'Empresa',
  email: `empresa${world.nextSerial()}@empresas.com`,
  cnpj: cnpj.generate(),
});

/** All keys of the world, deleted ones among them, as columns of an export of everybody. */
export function exportColumns({ world }: Visit) {
  return world.plan.map(({ key }, order) => ({ key, displayName: key, order, isCustomField: true }));
}

/** Opens every form again: a call that finishes one would close it to the next. */
export async function openForms(): Promise<void> {
  const open = { status: 'in_progress', completedAt: null, requestedFieldKeys: [] };
  await collection('candidates').updateMany({}, { $set: open });
}

export async function completeBia(visit: Visit): Promise<void> {
  await collection('candidates').updateOne(
    { _id: visit.world.candidates.bia._id },
    { $set: { status: 'complete', completedAt: new Date() } },
  );
}

export async function confirmBia(visit: Visit): Promise<void> {
  const { server, client } = visit.world.story;
  await server.services.confirmations.confirm(client.viewer, { candidateId: databaseIdOf(visit, 'bia') });
}

export const recordOf =
  (name: CandidateName): Writing['record'] =>
  ({ world }) => ({ of: 'candidates', filter: { _id: world.candidates[name]._id } });

/** The visitor's own record; Ana's for staff. */
export const ownRecord: Writing['record'] = ({ world, visitor }) =>
  recordOf(visitor.name === 'caio' ? 'caio' : 'ana')({ world, visitor });

/** The record that came last. */
export const newest =
  (of: 'candidates' | 'clients'): Writing['record'] =>
  () => ({ of, filter: {} });

export const firstClient: Writing['record'] = ({ world }) => ({
  of: 'clients',
  filter: { _id: new Types.ObjectId(world.clients.client) },
});

export const totalCount = ({ json }: Answer): number => (json as { totalCount: number }).totalCount;
