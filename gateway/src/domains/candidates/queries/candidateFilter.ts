import mongoose, { type Types } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { objectIdOrNil } from '../../../database/objectIdOrNil.js';
import { searchable } from '../../../lib/text.js';
import { holdsOneOf } from '../../fields/values/storedValues.js';
import type { CandidateConditions } from '../candidatesInput.js';
import type { CandidateState } from '../tallies/candidateState.js';
import type { DocumentsState } from '../progress/documentsState.js';
import type { AttentionReason, CandidateStage } from '../standing/standing.js';
import {
  attentionIndex,
  documentsIndex,
  stageIndex,
  sortIndex,
  type SortField,
  cpfIndex,
  wholeEmailIndex,
} from '../candidateIndexes.js';
import {
  candidateStatuses,
  type CandidateRecord,
  type CandidateStatus,
  type StoredCandidate,
} from '../candidatesModel.js';
import { searchPatterns, wholeIdentity, type SearchPatterns, type TextSearch } from './candidateSearch.js';

export type Filter = QueryFilter<StoredCandidate>;

/** Which candidates are meant, in the terms that the indexes are made for. */
export interface CandidateFilter {
  /** Only this client's; null for those without a client, undefined for everybody's. */
  clientId: Types.ObjectId | null | undefined;
  statuses: readonly CandidateStatus[];
  confirmed: readonly boolean[];
  /** Only those whose documents stand so; undefined for all. */
  documents: DocumentsState | undefined;
  /** Only those in one of these stages; undefined for all. */
  stages: readonly CandidateStage[] | undefined;
  /** Only those listed under this reason; undefined for all. */
  attention: AttentionReason | undefined;
  /** Only those whom an import has registered; absent for all. Counts by states know nothing of imports. */
  registered?: Registered | undefined;
  /** Which restriction the index of an order begins with where several have one; as `leadOf` tells. */
  lead?: Lead | undefined;
  search: FilterSearch | null;
}

/** A restriction that has an index of its own in each order. */
export type Lead = 'stages' | 'documents' | 'states';

/** An import and the ids of those whom it has registered. */
interface Registered {
  importId: Types.ObjectId;
  ids: readonly Types.ObjectId[];
}

/** Candidates who are found by an e-mail or a CPF alone, and the index that finds them. */
export interface WholeMatch {
  filter: Filter;
  index: Record<string, 1>;
}

export type FilterSearch = {
  whole: WholeMatch | null;
  /** What is looked for in the texts of a candidate. */
  text: TextSearch;
} & (
  | /** Within one client: a scan of its part of an index. */
    { scope: 'client' }
    /** Over everybody: in the name, or candidates of these clients. */
  | { scope: 'all'; patterns: SearchPatterns; clientIds: readonly Types.ObjectId[] }
);

/**
 * Translates conditions for a viewer: a client is bound to its own candidates, whatever it asks for, and searches name
 * and e-mail; an admin searches name, client and company, and finds by an e-mail or a CPF that is typed whole. No
 * permission hides a CPF from admins; a client never finds by one, or the count would tell a value that is hidden.
 */
export async function candidateFilterFor(
  viewer: UserViewer,
  {
    search,
    status,
    clientId,
    withoutClient,
    confirmed,
    documentsState,
    stages,
    attention,
  }: Omit<CandidateConditions, 'importId'>,
  clientsMatching: (search: string) => Promise<readonly Types.ObjectId[]>,
): Promise<CandidateFilter> {
  const where = {
    clientId: viewer.role === 'admin' ? (withoutClient ? null : requestedClient(clientId)) : ownClient(viewer),
    statuses: status ? [status] : candidateStatuses,
    confirmed: confirmed === undefined ? [false, true] : [confirmed],
    documents: documentsState,
    stages,
    attention,
    search: null,
  };
  if (searchable(search) === '') return where;
  const patterns = searchPatterns(search);
  if (viewer.role !== 'admin') {
    return {
      ...where,
      search: { scope: 'client', text: patterns.anywhere, whole: null },
    };
  }
  const whole = wholeMatch(search);
  const clientIds = await clientsMatching(search);
  if (where.clientId === undefined)
    return { ...where, search: { scope: 'all', text: patterns.inName, patterns, clientIds, whole } };
  const isClientMeant = clientIds.some((id) => where.clientId?.equals(id));
  return {
    ...where,
    search: isClientMeant ? null : { scope: 'client', text: patterns.inName, whole },
  };
}

function wholeMatch(search: string): WholeMatch | null {
  const identity = wholeIdentity(search);
  if (!identity) return null;
  if ('email' in identity) return { filter: { email: identity.email }, index: wholeEmailIndex };
  return { filter: holdsOneOf('cpf', identity.cpf), index: cpfIndex };
}

const ownClient = ({ clientId }: UserViewer) => requestedClient(clientId ?? '');

/** The client that a caller restricts to; for text that is no id one that no record has. */
export function requestedClient(clientId: string | undefined): Types.ObjectId | undefined {
  return clientId === undefined ? undefined : objectIdOrNil(clientId);
}

/** Whether a candidate is one of those to whom the client restricts. */
export const isOfClient = ({ clientId }: CandidateFilter, candidate: Pick<CandidateRecord, 'clientId'>): boolean =>
  clientId === undefined || String(candidate.clientId) === String(clientId);

/** Whether neither status nor confirmation restrict. */
export const takesEveryStatus = ({ statuses, confirmed }: CandidateFilter): boolean =>
  statuses.length === candidateStatuses.length && confirmed.length === 2;

/** How many of documents, stages and the reason for attention restrict. */
export const countRestrictions = ({ documents, stages, attention }: CandidateFilter): number =>
  [documents, stages, attention].filter((restriction) => restriction !== undefined).length;

/** Whether nothing but client and search restricts. */
export const takesEveryState = (where: CandidateFilter): boolean =>
  takesEveryStatus(where) && countRestrictions(where) === 0;

/** The index that gives an order of what the conditions let through. */
export function orderIndex(where: CandidateFilter, field: SortField): Record<string, 1> {
  const { clientId, documents, stages, lead } = where;
  const ofClient = clientId !== undefined;
  if (field === 'attentionSince') return attentionIndex({ ofClient });
  const beginsWith = (restriction: Lead) => lead === undefined || lead === restriction;
  if (stages && (beginsWith('stages') || field === 'stageSince')) return stageIndex(field, { ofClient });
  if (documents && !ofClient && beginsWith('documents')) return documentsIndex(field);
  return sortIndex(field, { ofClient, byState: ofClient || !takesEveryState(where) });
}

/** Whether the index that `orderIndex` names has all that the conditions look at, so that no document is read to pass a row. */
export function isInOrderIndex(where: CandidateFilter, field: SortField): boolean {
  const { clientId, documents, stages, attention, registered } = where;
  // The database tells no client from an absent one in the document alone.
  if (clientId === null || registered) return false;
  const restrictions = countRestrictions(where);
  if (restrictions === 0) return true;
  const hasOwnIndex =
    field === 'attentionSince'
      ? attention !== undefined
      : stages !== undefined || (documents !== undefined && clientId === undefined);
  return restrictions === 1 && hasOwnIndex && takesEveryStatus(where);
}

/** Whether `orderIndex` names an index without status and confirmation. */
const isReadWithoutStatus = ({ clientId, documents, stages, attention }: CandidateFilter): boolean =>
  stages !== undefined || attention !== undefined || (documents !== undefined && clientId === undefined);

/**
 * The conditions without the search. All values of status and confirmation are named, so that one index serves with and
 * without the restriction; except where that index has neither, and a document would be read to look at them.
 */
export function stateFilter(where: CandidateFilter): Filter {
  const { clientId, statuses, confirmed, documents, stages, attention } = where;
  return {
    ...(clientId !== undefined && { clientId }),
    ...(!(isReadWithoutStatus(where) && takesEveryStatus(where)) && {
      status: mongoose.trusted({ $in: [...statuses] }),
      isConfirmed: mongoose.trusted({ $in: [...confirmed] }),
    }),
    ...(documents && { documentsState: documents }),
    ...(stages && { stage: mongoose.trusted({ $in: [...stages] }) }),
    ...(attention && { attentionReason: attention }),
  };
}

/** Whether the conditions, the client and the search apart, let a candidate of a state through: `stateFilter` in memory. */
export const admitsState = (
  { statuses, confirmed, documents, stages, attention }: Omit<CandidateFilter, 'search' | 'clientId'>,
  state: CandidateState,
): boolean =>
  statuses.includes(state.status) &&
  confirmed.includes(state.isConfirmed) &&
  (documents === undefined || documents === state.documentsState) &&
  (stages === undefined || (state.stage !== null && stages.includes(state.stage))) &&
  (attention === undefined || attention === state.attentionReason);

/** The whole condition, for reading documents in order: names are compared in the document. */
export function fullFilter(where: CandidateFilter): Filter {
  const condition = searchedFilter(where);
  return where.registered ? { $and: [{ _id: mongoose.trusted({ $in: where.registered.ids }) }, condition] } : condition;
}

/** The condition without the import. */
function searchedFilter(where: CandidateFilter): Filter {
  const state = where.clientId !== undefined || !takesEveryState(where) ? stateFilter(where) : {};
  const { search } = where;
  if (!search) return state;
  const { whole } = search;
  if (search.scope === 'client') {
    const inText = { ...state, searchText: search.text.pattern };
    // Each branch names the whole state, so that each is read in an index of its own.
    return whole ? { $or: [inText, { ...state, ...whole.filter }] } : inText;
  }
  return { ...state, $or: [{ searchText: search.text.pattern }, ofClients(search.clientIds), ...filterOf(whole)] };
}

/** `stateFilter`, or nothing where it lets everybody through: the index of names has no states, so that documents would be read. */
export const restrictingFilter = (where: CandidateFilter): Filter => (takesEveryState(where) ? {} : stateFilter(where));

/** The condition of a search over all candidates, as what the index of name endings finds. */
export function suffixFilter(where: CandidateFilter, search: FilterSearch & { scope: 'all' }): Filter {
  return {
    ...restrictingFilter(where),
    $or: [nameFilter(search.patterns), ofClients(search.clientIds), ...filterOf(search.whole)],
  };
}

const filterOf = (whole: WholeMatch | null): Filter[] => (whole ? [whole.filter] : []);

/** Candidates who are found by an e-mail or a CPF alone: nothing else that the search looks at has the text. */
export function wholeFilter(where: CandidateFilter, search: FilterSearch, whole: WholeMatch): Filter {
  return {
    ...stateFilter(where),
    ...(search.scope === 'all' && notOfClients(search.clientIds)),
    ...whole.filter,
    searchText: mongoose.trusted({ $not: search.text.pattern }),
  };
}

/** Candidates with the text in their name. */
export function nameFilter({ suffix, suffixTells, inName }: SearchPatterns): Filter {
  return { nameSuffixes: suffix, ...(!suffixTells && { searchText: inName.pattern }) };
}

/** Candidates of all others, and those without a client; a condition that excludes no candidate would cost a quarter of a count. */
export const notOfClients = (ids: readonly Types.ObjectId[]): Filter =>
  ids.length > 0 ? { clientId: mongoose.trusted({ $nin: ids }) } : {};

const ofClients = (ids: readonly Types.ObjectId[]): Filter => ({ clientId: mongoose.trusted({ $in: ids }) });

/** What tells one filter from another; patterns are told by their source. */
export function questionOf({
  clientId,
  statuses,
  confirmed,
  documents,
  stages,
  attention,
  registered,
  search,
}: CandidateFilter): unknown[] {
  // Nothing that is asked for as text tells no client from every client otherwise.
  const whose = clientId === undefined ? 'everybody' : clientId;
  // Whom an import has registered changes with their number alone: none of them is exchanged for another one.
  const ofImport = registered && [registered.importId, registered.ids.length];
  const state = [whose, statuses, confirmed, documents, stages, attention, ofImport];
  if (!search) return state;
  // Two texts may be the same without their accents, and mean two e-mails.
  const searched = [...state, search.whole?.filter];
  if (search.scope === 'client') return [...searched, search.text.pattern.source];
  return [...searched, search.text.pattern.source, search.clientIds];
}
