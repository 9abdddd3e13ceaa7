import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { ClientDirectory } from '../clients/clientDirectory.js';

/** In place of a company's id: the office's own rules and texts. */
export const OFFICE = 'none';

/**
 * Whose rules and texts a viewer means: a company its own, an administrator those of any company, or with null the office's
 * own, which hold for companies that have chosen nothing and for candidates without a company.
 * @throws NOT_FOUND for a company that is not there, or not the viewer's.
 */
export async function settingsOwner(
  viewer: UserViewer,
  clientId: string | null,
  clientDirectory: Pick<ClientDirectory, 'get'>,
): Promise<string | null> {
  const owner = ownerFor(viewer, clientId);
  if (owner !== null) await clientDirectory.get(viewer, owner);
  return owner;
}

/** Companies write their own rules and texts, administrators all. */
const maySet = (viewer: UserViewer, owner: string | null): boolean =>
  viewer.role === 'admin' || (owner !== null && viewer.clientId === owner);

/** @throws NOT_FOUND as `settingsOwner`. */
export function assertMaySet(viewer: UserViewer, owner: string | null): asserts viewer is Permitted<UserViewer> {
  assertPermitted(viewer, maySet(viewer, owner), unknownClient);
}

function ownerFor(viewer: UserViewer, clientId: string | null): string | null {
  if (viewer.role === 'client') {
    if (viewer.clientId !== null && (clientId === null || clientId === viewer.clientId)) return viewer.clientId;
    throw unknownClient();
  }
  if (clientId === null || isDatabaseId(clientId)) return clientId;
  throw unknownClient();
}

const unknownClient = () => notFound('Cliente não encontrado.');
