import { Types, type QueryFilter } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import type { ClientRecord, StoredClient } from './clientsModel.js';

/** Only admins manage clients. */
export function mayManageClients(viewer: Viewer): boolean {
  return viewer.role === 'admin';
}

/** Admins see every client; a client's user and its candidates see their own one. */
export function clientsVisibleTo(viewer: Viewer): QueryFilter<StoredClient> {
  if (viewer.role === 'admin') return {};
  return { _id: viewer.clientId ? new Types.ObjectId(viewer.clientId) : null };
}

/** Admins set the default dates of every client, a client's users those of their own. */
export function maySetDefaultDates(viewer: Viewer, client: Pick<ClientRecord, '_id'>): boolean {
  return viewer.kind === 'user' && mayReadClient(viewer, client);
}

/** What `clientsVisibleTo` says of a client that was read already. */
export function mayReadClient(viewer: Viewer, { _id }: Pick<ClientRecord, '_id'>): boolean {
  return viewer.role === 'admin' || viewer.clientId === _id.toString();
}
