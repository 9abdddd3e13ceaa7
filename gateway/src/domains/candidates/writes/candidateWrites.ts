import { Types } from 'mongoose';
import { assertPermitted } from '../../../auth/permitted.js';
import type { Role, Viewer } from '../../../auth/viewer.js';
import { DomainError, notFound, type ErrorDetail } from '../../../lib/errors.js';
import { checkFieldWrites } from '../../fields/values/fieldValues.js';
import { withAnswers, type RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import {
  afterWrites,
  documentOf,
  effectiveWrites,
  keysOf,
  onlyValues,
  updateOf,
  type CheckedWrites,
  type FieldWrite,
} from '../../fields/values/storedValues.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import type { Change, ChangeActor } from '../../changes/change.js';
import { changeActor, type Changes } from '../../changes/changes.js';
import type { EventDraft } from '../events/candidateEvent.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { candidatesVisibleTo, maySeeCandidate } from '../candidatesPolicy.js';
import { progressOf } from '../progress/candidateProgress.js';
import { documentsStateOf } from '../progress/documentsState.js';
import { nameSuffixesOf, searchTextOf } from '../queries/candidateSearch.js';
import { writeCandidate, type ChangeWrite } from './candidateWrite.js';

/** Several devices may save at once; each lost race costs one more read, and somebody wins every round. */
const MAX_ATTEMPTS = 30;

/** Changes of a candidate's data that differ from what is stored. */
export interface DataChanges {
  name?: string;
  email?: string;
  writes: CheckedWrites;
  /** Keys of all that changes, 'name' and 'email' among them. */
  keys: string[];
}

/**
 * What a write really changes, after the checks of rights and types; sending back what is stored changes nothing.
 * @throws DomainError FORBIDDEN naming the fields without the right, INVALID per field; nothing partial.
 */
export function dataChanges(
  candidate: Pick<CandidateRecord, 'name' | 'email' | 'values'>,
  wanted: { name?: string | undefined; email?: string | undefined; fields?: readonly FieldWrite[] | undefined },
  { catalogue, role, now }: { catalogue: RecordCatalogue; role: Role; now: Date },
): DataChanges {
  const checked = checkFieldWrites(catalogue, role, wanted.fields ?? [], now, candidate);
  const writes = effectiveWrites(candidate, checked);
  const name = wanted.name !== candidate.name ? wanted.name : undefined;
  const email = wanted.email !== candidate.email ? wanted.email : undefined;
  const keys = [...(name ? ['name'] : []), ...(email ? ['email'] : []), ...keysOf(writes)];
  return { ...(name && { name }), ...(email && { email }), writes, keys };
}

/** The candidate's data as the changes leave them. */
export function withChanges<T extends Pick<CandidateRecord, 'name' | 'email' | 'values'>>(
  candidate: T,
  changes: DataChanges,
): T {
  const { name = candidate.name, email = candidate.email } = changes;
  return { ...candidate, name, email, ...afterWrites(candidate, changes.writes) };
}

/** The database update for changes of data: single values are set, so that nothing else is ever written back. */
export function dataUpdate(candidate: CandidateRecord, changes: DataChanges, catalogue: RecordCatalogue) {
  const next = withChanges(candidate, changes);
  const { set, unset } = updateOf(changes.writes);
  return {
    set: {
      ...(changes.name && { name: changes.name, nameSuffixes: nameSuffixesOf(changes.name) }),
      // What was mailed went to the other address.
      ...(changes.email && { email: changes.email, accessSentAt: null, mailedAccessVersion: null }),
      ...((changes.name || changes.email) && { searchText: searchTextOf(next) }),
      ...set,
      ...standingIn(catalogue, candidate, next),
    },
    unset,
  };
}

/**
 * What a catalogue makes of a candidate's progress and documents, as far as it differs from what is stored: what filters and orders look at
 * is read anew after each write of it.
 * @param next the candidate as other changes leave them, whose answers then say which fields are asked.
 */
export function standingIn(
  catalogue: RecordCatalogue,
  candidate: CandidateRecord,
  next: Pick<CandidateRecord, 'name' | 'email' | 'values'> = candidate,
): Partial<Pick<CandidateRecord, 'progress' | 'documentsState'>> {
  const asked = withAnswers(catalogue, next);
  const documentsState = documentsStateOf(asked, next);
  const progress = progressOf(asked, next);
  return {
    ...(progress !== candidate.progress && { progress }),
    ...(documentsState !== candidate.documentsState && { documentsState }),
  };
}

/** The candidate, if it exists for the viewer; null also for an id that is none. */
export async function findCandidate(viewer: Viewer, id: string): Promise<CandidateRecord | null> {
  if (!isDatabaseId(id)) return null;
  return CandidateModel.findOne({
    $and: [{ _id: new Types.ObjectId(id) }, candidatesVisibleTo(viewer)],
  }).lean<CandidateRecord | null>();
}

/** The candidate without any policy: for what the server finishes by itself. */
export async function findWithoutPolicy(id: string): Promise<CandidateRecord | null> {
  return CandidateModel.findById(id).lean<CandidateRecord | null>();
}

/** Finds a candidate by `findCandidate`. @throws NOT_FOUND also for one that is not the viewer's. */
export async function getCandidate(viewer: Viewer, id: string): Promise<CandidateRecord> {
  const candidate = await findCandidate(viewer, id);
  if (!candidate) throw unknownCandidate();
  return candidate;
}

function unknownCandidate(): DomainError {
  return notFound('Candidato não encontrado.');
}

/** What an event tells of changed data: both sides, values as they are stored. */
export function changedData(
  candidate: CandidateRecord,
  changes: DataChanges,
): Pick<EventDraft, 'keys' | 'before' | 'after'> {
  const { keys } = changes;
  const side = ({ name, email, ...record }: Pick<CandidateRecord, 'name' | 'email' | 'values'>) => ({
    ...(keys.includes('name') && { name }),
    ...(keys.includes('email') && { email }),
    ...onlyValues(record, keys),
  });
  return { keys, before: side(candidate), after: side(withChanges(candidate, changes)) };
}

/**
 * Changes one candidate in one atomic document update: `decide` looks at the record as stored and says what to write,
 * and the write only takes place while the record still has the revision that was looked at; otherwise `decide` is
 * asked again. The change is recorded once it has taken place.
 * @param of `actor` is whom the events name: the viewer, unless the server finishes what somebody had begun.
 * @throws NOT_FOUND when `read` finds nothing, whatever `decide` throws, CONFLICT for a taken e-mail.
 */
export async function changeCandidate(
  {
    changes,
    viewer,
    actor = changeActor(viewer),
  }: { changes: Changes; viewer: Viewer | null; actor?: ChangeActor | null },
  read: () => Promise<CandidateRecord | null>,
  decide: (candidate: CandidateRecord) => Promise<ChangeWrite | null> | ChangeWrite | null,
): Promise<CandidateRecord> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = await read();
    if (!before) throw unknownCandidate();
    if (viewer) assertPermitted(viewer, maySeeCandidate(viewer, before), unknownCandidate);
    const write = await decide(before);
    if (!write) return before;
    const { fields = [] } = write.change;
    const concerns = {
      confirmation: before.isConfirmed,
      documents: fields.some((key) => documentOf(before, key) !== null),
    };
    const change: Change = { entity: 'candidate', entityId: before._id.toString(), ...write.change, concerns };
    const after = await changes.record(viewer, change, (stamp) => writeCandidate(before, write, { actor, stamp }));
    if (after) return after;
  }
  throw new DomainError('CONFLICT', 'O candidato está sendo alterado por outras pessoas. Tente novamente.');
}

/** Names who came first, and carries the record as it is, so that the user can compare. */
export function changedMeanwhile(current: CandidateRecord, details: ErrorDetail[] = []): DomainError {
  const who = current.lastChange?.byName ?? 'outra pessoa';
  const when = (current.lastChange?.at ?? current.updatedAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const message = `Este candidato foi alterado por ${who} em ${when}. Confira os dados atuais antes de salvar.`;
  return new DomainError('CONFLICT', message, { details, current });
}
