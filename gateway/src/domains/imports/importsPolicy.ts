import { Types } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { forbidden } from '../../lib/errors.js';
import type { ImportFilter, ImportRecord } from './stored/importsModel.js';

/**
 * Admins see every import; a client those that its own users began. One that an admin began for the client may hold values
 * that no client may view, so it is the admins' alone (R-305).
 */
export function importsVisibleTo(viewer: UserViewer): ImportFilter {
  if (viewer.role === 'admin') return {};
  return viewer.clientId
    ? { 'createdBy.role': 'client', clientId: new Types.ObjectId(viewer.clientId) }
    : { _id: null };
}

/** What `importsVisibleTo` says of an import that was read already: who sees it runs, undoes and deletes it. */
export function mayManageImport(viewer: UserViewer, { createdBy, clientId }: ImportRecord): boolean {
  if (viewer.role === 'admin') return true;
  return viewer.clientId !== null && createdBy.role === 'client' && clientId?.toString() === viewer.clientId;
}

/** Whose candidates an import is about: a client imports for itself, whatever it asks for. @throws FORBIDDEN without one. */
export function clientOfImport(viewer: UserViewer, requested: string | null): string | null {
  if (viewer.role === 'admin') return requested;
  if (!viewer.clientId) throw forbidden();
  return viewer.clientId;
}

/** For whom an import that a client's own user has begun is stands fast. */
export const mayChooseClient = ({ role }: UserViewer, { createdBy }: ImportRecord): boolean =>
  role === 'admin' && createdBy.role !== 'client';

/** A draft may be corrected and run. */
export const mayRun = ({ state, hasRows }: ImportRecord): boolean => state === 'draft' && hasRows;

/** What a run has not written may be corrected once the run is over, while the rows are kept, and unless nothing of it is left. */
export const mayCorrect = ({ state, hasRows, run }: ImportRecord): boolean =>
  run !== null &&
  (state === 'done' || (state === 'undone' && run.counts.left > 0)) &&
  hasRows &&
  run.counts.failed + run.counts.leftOut > 0;

/** What has been written may be taken back while nothing more is being written. */
export const mayUndo = ({ state }: ImportRecord): boolean => state === 'done' || state === 'paused';
