import type { Viewer } from '../../auth/viewer.js';
import { actorOf, type SecurityEvent } from '../security/securityLog.js';
import { endsAccess, type Change } from './change.js';

/** The security events that a change is, if any: who may do what, and who gets in. */
export function securityEventsOf(change: Change, viewer: Viewer | null): SecurityEvent[] {
  const { entity, entityId, action, fields = [] } = change;
  const by = actorOf(viewer);
  if (changesPermissions(change)) return [{ type: 'permissionsChanged', record: entityId, by }];
  if (entity === 'account' && fields.includes('password')) return [{ type: 'passwordChanged', account: entityId, by }];
  if (entity === 'account') {
    if (action === 'create') return [{ type: 'accountCreated', account: entityId, by }];
    if (action === 'delete') return [{ type: 'accountDeleted', account: entityId, by }];
    if (action === 'renewCredentials') return [{ type: 'accountInvited', account: entityId, by }];
    if (action === 'enableTwoFactor') return [{ type: 'twoFactorEnabled', account: entityId, by }];
    if (action === 'disableTwoFactor') return [{ type: 'twoFactorDisabled', account: entityId, by }];
    if (action === 'renewRecoveryCodes') return [{ type: 'recoveryCodesRenewed', account: entityId, by }];
    return fields.includes('active') ? [{ type: 'accountSwitched', account: entityId, by }] : [];
  }
  if (entity === 'client' && action === 'delete') return [{ type: 'accountDeleted', client: entityId, by }];
  if (entity === 'client' && action === 'update') {
    return [
      ...(fields.includes('email') ? [{ type: 'emailChanged', client: entityId, by } as const] : []),
      ...(fields.includes('active') ? [{ type: 'accountSwitched', client: entityId, by } as const] : []),
    ];
  }
  if (entity === 'webhook') return [{ type: 'webhookChanged', webhook: entityId, action, by }];
  if (entity === 'twoFactorDemand') {
    const type = action === 'create' ? 'twoFactorDemanded' : 'twoFactorDemandEnded';
    return [{ type, of: entityId, by }];
  }
  if (entity === 'retention') return [{ type: 'retentionChanged', by }];
  if (endsAccess(change)) return [{ type: 'credentialsRenewed', candidate: entityId, by }];
  if (action === 'sendCredentials') return [{ type: 'credentialsSent', candidate: entityId, by }];
  if (action === 'withdrawConsent') return [{ type: 'consentWithdrawn', account: entityId }];
  return [];
}

/** A field comes and goes with the rights of its key, and with the values that are stored under it. */
function changesPermissions({ entity, action, fields = [] }: Change): boolean {
  if (entity === 'fieldPermission') return true;
  if (entity !== 'customField') return false;
  return action === 'create' || action === 'delete' || fields.some((name) => name === 'canView' || name === 'canEdit');
}
