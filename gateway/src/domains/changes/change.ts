import type { Role } from '../../auth/viewer.js';

/** One change of one record, without the values: those are personal data and stay out of logs and queues. */
export interface Change {
  entity:
    | 'client'
    | 'candidate'
    | 'confirmation'
    | 'customField'
    | 'fieldPermission'
    | 'exportTemplate'
    | 'account'
    | 'document'
    | 'import'
    | 'reminderRules'
    | 'messageText'
    | 'refusalReasons'
    | 'retention'
    | 'twoFactorDemand'
    | 'webhook';
  entityId: string;
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'renewCredentials'
    | 'sendCredentials'
    | 'open'
    | 'setDates'
    | 'assignClient'
    | 'undoClientAssignment'
    | 'remind'
    | 'remindByJob'
    | 'pauseReminders'
    | 'addNote'
    | 'deleteNote'
    | 'reopen'
    | 'undoReopening'
    | 'endAdmission'
    | 'resumeAdmission'
    | 'requestCorrection'
    | 'finish'
    | 'consent'
    | 'withdrawConsent'
    | 'confirm'
    | 'unconfirm'
    | 'confirmEmail'
    | 'enableTwoFactor'
    | 'disableTwoFactor'
    | 'renewRecoveryCodes'
    | 'judgeDocument'
    | 'export'
    | 'import'
    | 'undoImport';
  /** Names or keys of the properties that changed. */
  fields?: readonly string[];
  /** Whether a change of a candidate's data has replaced link and password as well. */
  renewsAccess?: boolean;
  /** The company of a candidate who is deleted; null for none, absent for other changes. */
  ofClient?: string | null;
  /** What else a change of a candidate concerns; absent where that is not known, and all are told who may be concerned. */
  concerns?: ConcernedByChange;
}

/** Whether a change of a candidate has replaced link and password, alone or with the data: what the old ones opened ends. */
export const endsAccess = ({ action, renewsAccess }: Change): boolean =>
  action === 'renewCredentials' || renewsAccess === true;

/** What a change of a candidate's record concerns, as the record was when it was written: the write takes place on no other. */
export interface ConcernedByChange {
  /** Whether the data were confirmed. */
  confirmation: boolean;
  /** Whether one of the fields that changed held a document. */
  documents: boolean;
}

/** Who makes a change. */
export interface ChangeActor {
  role: Role;
  /** The id of the account: the user's, or the candidate's own. */
  account: string;
  name: string;
}

/** Who changed a record last, as the records keep it. */
export interface ChangeStamp {
  at: Date;
  byName: string | null;
}

/** A change as its subscribers are told of it. */
export interface RecordedChange extends Change {
  /** Who made it; null for the server itself, and where a caller repeats a call. */
  actor: ChangeActor | null;
  /** When the write began; the record's `lastChange.at` is the same or later if the write took place. */
  at: Date;
  /** False after a crash during a write that is no deletion: the subscriber has to look whether it took place. */
  isCertain: boolean;
}

/**
 * What a mail about an occasion is known by, so that it is one although the occasion is told again after a crash.
 * @param what the kind of occasion
 * @param entityId the record that it is of
 */
export const onceKey = (what: string, { entityId, at }: Pick<RecordedChange, 'entityId' | 'at'>): string =>
  `${what} ${entityId} ${at.toISOString()}`;
