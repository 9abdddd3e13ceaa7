import mongoose, { Types } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { searchable } from '../../../lib/text.js';
import type { CandidateConditions } from '../candidatesInput.js';
import { candidateStatuses, type CandidateStatus, type StoredCandidate } from '../candidatesModel.js';
import { searchPatterns, type SearchPatterns } from './candidateSearch.js';

export type Filter = QueryFilter<StoredCandidate>;

/** Which candidates are meant, in the terms that the indexes are made for. */
export interface CandidateFilter {
  /** Only this client's; undefined for everybody's. */
  clientId: Types.ObjectId | undefined;
  statuses: readonly CandidateStatus[];
  confirmed: readonly boolean[];
  search: FilterSearch | null;
}

export type FilterSearch =
  /** Within one client: a scan of its part of an index. */
  | { scope: 'client'; pattern: RegExp }
  /** Over everybody: in the name, or candidates of these clients. */
  | { scope: 'all'; patterns: SearchPatterns; clientIds: Types.ObjectId[] };

/** An id that no record has. */
const nobody = new Types.ObjectId('000000000000000000000000');

/**
 * Translates conditions for a viewer: a client is bound to its own candidates, whatever it asks for, and searches name
 * and e-mail; an admin searches name, client and company.
 */
export async function candidateFilterFor(
  viewer: UserViewer,
  { search, status, clientId, confirmed }: CandidateConditions,
  clientsMatching: (search: string) => Promise<Types.ObjectId[]>,
): Promise<CandidateFilter> {
  const where = {
    clientId: viewer.role === 'admin' ? requestedClient(clientId) : requestedClient(viewer.clientId ?? ''),
    statuses: status ? [status] : candidateStatuses,
    confirmed: confirmed === undefined ? [false, true] : [confirmed],
    search: null,
  };
  if (searchable(search) === '') return where;
  const patterns = searchPatterns(search);
  if (viewer.role !== 'admin') return { ...where, search: { scope: 'client', pattern: patterns.anywhere } };
  const clientIds = await clientsMatching(search);
  if (!where.clientId) return { ...where, search: { scope: 'all', patterns, clientIds } };
  const isClientMeant = clientIds.some((id) => id.equals(where.clientId));
  return { ...where, search: isClientMeant ? null : { scope: 'client', pattern: patterns.inName } };
}

function requestedClient(clientId: string | undefined): Types.ObjectId | undefined {
  if (clientId === undefined) return undefined;
  return isDatabaseId(clientId) ? new Types.ObjectId(clientId) : nobody;
}

/** Whether neither status nor confirmation restricts. */
export function takesEveryState({ statuses, confirmed }: CandidateFilter): boolean {
  return statuses.length === candidateStatuses.length && confirmed.length === 2;
}

/**
 * The conditions without the search. All values of a state are named, so that one index serves with and without the
 * restriction.
 */
export function stateFilter({ clientId, statuses, confirmed }: CandidateFilter): Filter {
  return {
    ...(clientId && { clientId }),
    status: mongoose.trusted({ $in: [...statuses] }),
    isConfirmed: mongoose.trusted({ $in: [...confirmed] }),
  };
}

/** The whole condition, for reading documents in order: names are compared in the document. */
export function fullFilter(where: CandidateFilter): Filter {
  const state = where.clientId || !takesEveryState(where) ? stateFilter(where) : {};
  const { search } = where;
  if (!search) return state;
  if (search.scope === 'client') return { ...state, searchText: search.pattern };
  return { ...state, $or: [{ searchText: search.patterns.inName }, ofClients(search.clientIds)] };
}

/** The same for a search over everybody, as what the index of name endings finds. */
export function suffixFilter(where: CandidateFilter, search: FilterSearch & { scope: 'all' }): Filter {
  const state = takesEveryState(where) ? {} : stateFilter(where);
  return { ...state, $or: [nameFilter(search.patterns), ofClients(search.clientIds)] };
}

/** Candidates with the text in their name. */
export function nameFilter({ suffix, suffixTells, inName }: SearchPatterns): Filter {
  return { nameSuffixes: suffix, ...(!suffixTells && { searchText: inName }) };
}

/** Candidates of all others, and those without a client. */
export const notOfClients = (ids: Types.ObjectId[]): Filter => ({ clientId: mongoose.trusted({ $nin: ids }) });

const ofClients = (ids: Types.ObjectId[]): Filter => ({ clientId: mongoose.trusted({ $in: ids }) });
