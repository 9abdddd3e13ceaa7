/** Types that `node(id)` can fetch, and the other things that carry a global id. */
export type GlobalIdType =
  | 'Client'
  | 'Candidate'
  | 'CandidateConfirmation'
  | 'CustomField'
  | 'ExportTemplate'
  | 'User'
  | 'Session'
  | 'AccessKey'
  | 'TemplateUpload'
  | 'Document'
  | 'CandidateImport'
  | 'FailedJob'
  | 'CandidateEvent'
  | 'CandidateNote'
  | 'Notification'
  | 'Webhook'
  | 'WebhookDelivery';

const HEX_ID = /^[0-9a-f]{24}$/;

/** Opaque GraphQL id of a database record. */
export function toGlobalId(type: GlobalIdType, id: string | (object & { toHexString(): string })): string {
  return Buffer.from(`${type}:${typeof id === 'string' ? id : id.toHexString()}`).toString('base64url');
}

/** The parts of a global id; null when it is not one of ours. */
export function fromGlobalId(globalId: string): { type: string; id: string } | null {
  const [type, id, ...rest] = Buffer.from(globalId, 'base64url').toString().split(':');
  return type && id && rest.length === 0 && HEX_ID.test(id) ? { type, id } : null;
}

/**
 * The database id in a global id of the given type.
 * A foreign or malformed id yields '' : an id that no record has, so that the service answers 'not found'.
 */
export function databaseId(type: GlobalIdType, globalId: string): string {
  const parts = fromGlobalId(globalId);
  return parts?.type === type ? parts.id : '';
}

/** The database id in a global id that a caller may leave out; null where it did. */
export const databaseIdOrNull = (type: GlobalIdType, globalId: string | null | undefined): string | null =>
  globalId == null ? null : databaseId(type, globalId);

/** Whether a text has the form of a database id; anything else must be answered as 'not found'. */
export function isDatabaseId(text: string): boolean {
  return HEX_ID.test(text);
}
