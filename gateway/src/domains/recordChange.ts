import type { Logger } from 'pino';
import { viewerName, type Viewer } from '../auth/viewer.js';

/** One change of one record, without the values: those are personal data and stay out of the logs. */
export interface Change {
  entity: 'client' | 'candidate' | 'confirmation' | 'customField' | 'fieldPermission' | 'exportTemplate' | 'account';
  entityId: string;
  action: 'create' | 'update' | 'delete' | 'reopen' | 'finish' | 'consent' | 'confirm' | 'unconfirm' | 'export' | 'requestCorrection';
  /** Names or keys of the properties that changed. */
  fields?: readonly string[];
}

/** Who changed a record last, as the records keep it. */
export interface ChangeStamp {
  at: Date;
  byName: string | null;
}

/** The one place that services tell what changed; history and audit grow from here. */
export function recordChange(
  { logger, viewer, now }: { logger: Logger; viewer: Viewer | null; now: Date },
  change: Change,
): ChangeStamp {
  const actor = viewer && (viewer.kind === 'user' ? viewer.userId : viewer.candidateId);
  logger.info({ change: { ...change, actor, role: viewer?.role ?? 'system' } }, 'record changed');
  return { at: now, byName: viewer && viewerName(viewer) };
}
