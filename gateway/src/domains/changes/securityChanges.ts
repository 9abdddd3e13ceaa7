import type { Viewer } from '../../auth/viewer.js';
import { actorOf, type SecurityEvent } from '../security/securityLog.js';
import type { Change } from './change.js';

/** The security event that a change is, or null: who may do what, and who gets in. */
export function securityEventOf(change: Change, viewer: Viewer | null): SecurityEvent | null {
  const { entity, entityId, action, fields = [] } = change;
  const by = actorOf(viewer);
  if (entity === 'fieldPermission') return { type: 'permissionsChanged', record: entityId, by };
  if (entity === 'customField' && fields.some((name) => name === 'canView' || name === 'canEdit')) {
    return { type: 'permissionsChanged', record: entityId, by };
  }
  if (entity === 'account' && fields.includes('password')) return { type: 'passwordChanged', account: entityId, by };
  if (entity === 'client' && action === 'update') {
    if (fields.includes('email')) return { type: 'emailChanged', client: entityId, by };
    if (fields.includes('active')) return { type: 'accountSwitched', client: entityId, by };
  }
  if (action === 'renewCredentials') return { type: 'credentialsRenewed', candidate: entityId, by };
  if (action === 'sendCredentials') return { type: 'credentialsSent', candidate: entityId, by };
  if (action === 'withdrawConsent') return { type: 'consentWithdrawn', account: entityId };
  return null;
}
