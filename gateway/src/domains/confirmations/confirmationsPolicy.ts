import { Types, type QueryFilter } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { forbidden, notFound } from '../../lib/errors.js';
import type { StoredConfirmation } from './confirmationsModel.js';

/** Admins read every confirmation, a client its own. */
export function confirmationsVisibleTo(viewer: UserViewer): QueryFilter<StoredConfirmation> {
  if (viewer.role === 'admin') return {};
  return { clientId: viewer.clientId ? new Types.ObjectId(viewer.clientId) : null };
}

/**
 * The client in whose name the viewer confirms: its own. Admins do not confirm.
 * @throws DomainError FORBIDDEN.
 */
export function confirmingClient(viewer: UserViewer): string {
  if (viewer.role !== 'client' || viewer.clientId === null) {
    throw forbidden('Somente o cliente confirma os dados dos seus candidatos.');
  }
  return viewer.clientId;
}

/** What was confirmed, word for word, is for administrators to prove: it may name what a field permission hides by now. */
export const mayReadConfirmedRecords = (viewer: UserViewer): boolean => viewer.role === 'admin';

/** Another client's confirmations do not exist for a client. @throws DomainError NOT_FOUND. */
export function assertMayReadOfClient(viewer: UserViewer, clientId: string): void {
  if (viewer.role !== 'admin' && viewer.clientId !== clientId) throw notFound('Cliente não encontrado.');
}
