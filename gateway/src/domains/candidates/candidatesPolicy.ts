import { Types, type QueryFilter } from 'mongoose';
import { keyOf, type UserViewer, type Viewer } from '../../auth/viewer.js';
import { mayWriteField } from '../fields/values/fieldValues.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import type { CandidateRecord, StoredCandidate } from './candidatesModel.js';
import { hasEnded } from './standing/ending.js';

/** Admins see every candidate, a client its own, a candidate itself. */
export function candidatesVisibleTo(viewer: Viewer): QueryFilter<StoredCandidate> {
  if (viewer.kind === 'candidate') return { _id: new Types.ObjectId(viewer.candidateId) };
  if (viewer.role === 'admin') return {};
  // A client user without a client would otherwise see the candidates without a client.
  return viewer.clientId ? { clientId: new Types.ObjectId(viewer.clientId) } : { _id: null };
}

/** What tells whose a candidate is. */
type Owned = Pick<CandidateRecord, '_id' | 'clientId'>;

/** Whether a record that is at hand may be seen; the same rule as `candidatesVisibleTo`. */
export function maySeeCandidate(viewer: Viewer, candidate: Owned): boolean {
  if (viewer.kind === 'candidate') return candidate._id.toString() === viewer.candidateId;
  return viewer.role === 'admin' || isOwnClient(viewer, candidate);
}

/** Admins and the owning client register, change and delete candidates. */
export function mayManageCandidate(viewer: Viewer, candidate: Owned): boolean {
  return viewer.kind === 'user' && maySeeCandidate(viewer, candidate);
}

/** The document is one of the basic data: it may be filled in while no field is configured for it, not where its field is off. */
export function mayEditDocument(viewer: Viewer, candidate: Owned, catalogue: RecordCatalogue): boolean {
  return mayManageCandidate(viewer, candidate) && mayWriteField(catalogue, viewer.role, 'document');
}

/**
 * Link and password are shown to admins and to the owning client, never to the candidate, and to no access key: a program could write
 * as the candidate with them, and go on when its key has ended.
 */
export function maySeeCredentials(viewer: Viewer, candidate: CandidateRecord): boolean {
  return !keyOf(viewer) && mayManageCandidate(viewer, candidate);
}

/** A complete candidate may be opened again by those who manage it, while the admission goes on. */
export function mayReopenCandidate(viewer: Viewer, candidate: CandidateRecord): boolean {
  return candidate.status === 'complete' && !hasEnded(candidate) && mayManageCandidate(viewer, candidate);
}

/** Only the client confirms, and only its own candidates; admins do not. */
export function mayConfirmCandidate(viewer: Viewer, candidate: CandidateRecord): boolean {
  return viewer.kind === 'user' && viewer.role === 'client' && isOwnClient(viewer, candidate);
}

/** Which client a new candidate belongs to: a client registers for itself, whatever it asks for. */
export function clientOfNewCandidate(viewer: UserViewer, requested: string | null): string | null {
  return viewer.role === 'admin' ? requested : viewer.clientId;
}

/** Admins register candidates, and users of a client do, for whom `clientOfNewCandidate` says. */
export function mayRegister(viewer: UserViewer): boolean {
  return viewer.role === 'admin' || viewer.clientId !== null;
}

/** Only administrators give candidates to clients: a client registers its own. */
export function mayAssignClients(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

/** A candidate who was registered without a client may be given to one. */
export function mayAssignClient(viewer: Viewer, candidate: Owned): boolean {
  return candidate.clientId === null && mayAssignClients(viewer);
}

function isOwnClient(viewer: UserViewer, candidate: Owned): boolean {
  return viewer.clientId !== null && candidate.clientId?.toString() === viewer.clientId;
}
