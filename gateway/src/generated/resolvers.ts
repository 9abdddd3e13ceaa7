import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Role as RoleName, KeyAccess, Viewer as SignedInViewer } from '../auth/viewer.js';
import type { ClientRecord } from '../domains/clients/clientsModel.js';
import type { CustomFieldRecord } from '../domains/fields/definitions/customFieldsModel.js';
import type { FieldPermissionRecord } from '../domains/fields/permissions/fieldPermissionsModel.js';
import type { FieldValueView } from '../domains/fields/values/fieldViews.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { ConfirmedRecordView } from '../domains/confirmations/confirmedRecords.js';
import type { ConfirmationRecord } from '../domains/confirmations/confirmationsModel.js';
import type { DocumentRecord } from '../domains/documents/documentsModel.js';
import type { DocumentKind as DocumentKindValue } from '../domains/fields/values/fieldTypes.js';
import type { DocumentsState as DocumentsStateValue } from '../domains/candidates/progress/documentsState.js';
import type { Validity } from '../domains/documents/validity.js';
import type { WebhookRecord } from '../domains/webhooks/webhooksModel.js';
import type { DeliveryRecord } from '../domains/webhooks/deliveriesModel.js';
import type { JobRecord } from '../domains/jobs/jobsModel.js';
import type { RulesOfClient } from '../domains/reminders/remindersService.js';
import type { PageView } from '../domains/documents/pageViews.js';
import type { EventView } from '../domains/timeline/eventViews.js';
import type { NotificationRecord } from '../domains/notifications/notificationsModel.js';
import type { NotificationSettings as OwnSettings } from '../domains/notifications/notificationSettings.js';
import type { NoteRecord } from '../domains/notes/notesModel.js';
import type { AnswerMatch } from '../domains/candidates/queries/answerSearch.js';
import type { ActionResult } from '../domains/candidates/actions/actionResult.js';
import type { AttentionEntry } from '../domains/candidates/standing/attention.js';
import type { FiguresScope } from '../domains/candidates/figures/figuresScope.js';
import type { ExportTemplateRecord } from '../domains/exports/templates/exportTemplatesModel.js';
import type { ImportRecord } from '../domains/imports/stored/importsModel.js';
import type { PlannedRow, FindingKind as FindingKindName } from '../domains/imports/plan/planRow.js';
import type { ShownCell } from '../domains/imports/importsResolvers.js';
import type { ResultWithPerson } from '../domains/imports/run/resultsWithPerson.js';
import type { Outcome as OutcomeName } from '../domains/imports/stored/importResultsModel.js';
import type { AdmissionEnding as StoredEnding } from '../domains/candidates/standing/ending.js';
import type { KeyRecord } from '../domains/identity/sessionsModel.js';
import type { UserRecord } from '../domains/identity/identityModel.js';
import type { TeamDemand } from '../domains/identity/twoFactorDemands.js';
import type { RequestContext } from '../domains/context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  /** A file sent by the GraphQL multipart request specification. */
  Upload: { input: Promise<import("../lib/uploads.js").UploadedFile>; output: never; }
};

/** An acceptance. */
export type AcceptConsentInput = {
  /** Hash of the text that was shown. */
  readonly textHash: Scalars['String']['input'];
  /** Version of the text that was shown. */
  readonly version: Scalars['String']['input'];
};

/** Outcome of `acceptConsent`. */
export type AcceptConsentPayload = {
  readonly __typename?: 'AcceptConsentPayload';
  /** The candidate's own record, now readable. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** Why nothing was stored. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A long-lived bearer token by which a program acts as the account that has made it. */
export type AccessKey = {
  readonly __typename?: 'AccessKey';
  /** What it may do. */
  readonly access: AccessKeyAccess;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** From when on it opens nothing any more. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** When a request came with it, kept once an hour; null before the first one. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it, such as the program that has it. */
  readonly name: Scalars['String']['output'];
};

/** What a program may do with an access key. */
export type AccessKeyAccess =
  /** It reads, and runs no mutation. */
  | 'read'
  /** It reads and writes. */
  | 'write';

/** A note to add. */
export type AddCandidateNoteInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** Whether the candidate's client sees it too; a client's own notes always are shared. */
  readonly isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** The text, at most 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Outcome of `addCandidateNote`. */
export type AddCandidateNotePayload = {
  readonly __typename?: 'AddCandidateNotePayload';
  /** The candidate with its notes. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was added. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** That the staff have ended an admission. */
export type AdmissionEnding = {
  readonly __typename?: 'AdmissionEnding';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** From when on the server deletes the candidate with all data; null where they are kept. */
  readonly deletedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** In the words of those who did; null for none. No candidate reads it. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly reason: EndReason;
};

/** Figures of the admissions of a period, computed when they are asked for: each property is a question of its own. */
export type AdmissionFigures = {
  readonly __typename?: 'AdmissionFigures';
  /** Where the unfinished ones among these candidates have stopped. */
  readonly dropOff: DropOff;
  /** How many of the admissions of these candidates have ended by now, for each reason; one that goes on again is none. */
  readonly endings: ReadonlyArray<EndedAdmissions>;
  /** How many of the candidates registered in the period have reached each step by now. */
  readonly funnel: ReadonlyArray<FunnelStep>;
  /** The reminders sent in the period, whenever their candidates were registered. */
  readonly reminders: ReminderFigures;
  /** How long these candidates were in each stage; every stage comes but 'Confirmado' and 'Encerrado'. */
  readonly stageDurations: ReadonlyArray<StageDuration>;
};

/** A step of the way of a candidate; who has reached one has reached those before it. */
export type AdmissionStep =
  /** Began to answer. */
  | 'ANSWERED'
  /** Finished the form, also where it was opened again since. */
  | 'COMPLETE'
  /** Finished, and confirmed by the client. */
  | 'CONFIRMED'
  /** Registered ('Convidados'). */
  | 'INVITED'
  /** Opened the link. */
  | 'OPENED';

/** A workbook to read. */
export type AnalyzeExportTemplateInput = {
  /** An .xlsx file. */
  readonly file: Scalars['Upload']['input'];
};

/** Outcome of `analyzeExportTemplate`. */
export type AnalyzeExportTemplatePayload = {
  readonly __typename?: 'AnalyzeExportTemplatePayload';
  /** What was found. */
  readonly analysis?: Maybe<TemplateAnalysis>;
  /** Why the file was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A document to approve. */
export type ApproveDocumentInput = {
  /** The document. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `approveDocument`. */
export type ApproveDocumentPayload = {
  readonly __typename?: 'ApproveDocumentPayload';
  /** The document as it is now; on a CONFLICT, as somebody else has left it. */
  readonly document?: Maybe<Document>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Candidates to give to a client. Who has a client already is skipped, and who has the e-mail of one of its candidates. */
export type AssignCandidatesToClientInput = {
  /** The client; NOT_FOUND where there is none. */
  readonly clientId: Scalars['ID']['input'];
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** A page of the work queue. */
export type AttentionConnection = {
  readonly __typename?: 'AttentionConnection';
  /** The entries of this page with their cursors. */
  readonly edges: ReadonlyArray<AttentionEdge>;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many candidates are listed under a reason. */
export type AttentionCount = {
  readonly __typename?: 'AttentionCount';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The reason. */
  readonly reason: AttentionReason;
};

/** An entry of the work queue. */
export type AttentionEdge = {
  readonly __typename?: 'AttentionEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: AttentionItem;
};

/** A candidate that needs attention. */
export type AttentionItem = {
  readonly __typename?: 'AttentionItem';
  /** The candidate. */
  readonly candidate: Candidate;
  /** The gravest reason. */
  readonly reason: AttentionReason;
  /** Since when it holds. */
  readonly since: Scalars['DateTime']['output'];
  /** The label of the first required question that is still missing and that the viewer may see; null for none. */
  readonly stoppedAt?: Maybe<Scalars['String']['output']>;
};

/** Why a candidate needs attention, gravest first. */
export type AttentionReason =
  /** The candidate asked for a correction, or a form that was opened again is not finished. */
  | 'correction_waiting'
  /** Not finished, and due within two days. */
  | 'due_soon'
  /** Never opened, two days after the link was sent (or the candidate registered). */
  | 'never_opened'
  /** Not finished, and no answer for three days. */
  | 'no_answer'
  /** Not finished, and the due date has passed. */
  | 'overdue'
  /** Finished, and not confirmed. */
  | 'unconfirmed';

/** Outcome of `beginTwoFactor`. */
export type BeginTwoFactorPayload = {
  readonly __typename?: 'BeginTwoFactorPayload';
  /** The secret in base32, for an app that reads no QR code. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** What the app reads out of a QR code: an `otpauth:` address (SHA-1, six digits, 30 seconds). */
  readonly uri?: Maybe<Scalars['String']['output']>;
  /** Why none was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A person being hired, as staff and their client see them. */
export type Candidate = Node & {
  readonly __typename?: 'Candidate';
  /** The link that the candidate opens; null when the viewer may not see credentials. */
  readonly accessLink?: Maybe<Scalars['String']['output']>;
  /** The candidate's password, likewise. */
  readonly accessPassword?: Maybe<Scalars['String']['output']>;
  /** When the link and password in force were last mailed to the candidate's address; null for never. */
  readonly accessSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The access token of the link, likewise. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Why the candidate needs attention, gravest first; empty for no reason. */
  readonly attention: ReadonlyArray<CandidateAttention>;
  /** What has changed since the last confirmation, also one that was withdrawn, oldest value beside the present one; empty where nothing was confirmed. */
  readonly changesSinceConfirmation: ReadonlyArray<CandidateEventChange>;
  /** The client that registered the candidate; null for none ('N/A'). */
  readonly client?: Maybe<Client>;
  /** The client's company name, likewise. */
  readonly clientCompany?: Maybe<Scalars['String']['output']>;
  /** The client's display name, for those who may not read the client itself. */
  readonly clientName?: Maybe<Scalars['String']['output']>;
  /** When the candidate finished; null while in progress. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The answers to read before confirming, and their hash. */
  readonly confirmationProof: ConfirmationProof;
  /** The confirmations of this candidate. */
  readonly confirmations: ReadonlyArray<CandidateConfirmation>;
  /** When the candidate took the consent back, until they accept again; null otherwise. The form is closed to them meanwhile. */
  readonly consentWithdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the candidate accepted the consent in force; null until then. */
  readonly consentedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the candidate may be asked to correct: name, e-mail and the fields that candidates may edit, by order. */
  readonly correctableFields: ReadonlyArray<CorrectableField>;
  /** What the candidate has asked to correct since finishing; null for nothing, and once the form was opened again. */
  readonly correctionRequest?: Maybe<CorrectionRequest>;
  /** When the candidate was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** All versions of the document of one field, newest first. */
  readonly documentVersions: ReadonlyArray<Document>;
  /** The current documents that the viewer may see, by the order of their fields. */
  readonly documents: ReadonlyArray<Document>;
  /** The documents taken together. */
  readonly documentsState: DocumentsState;
  /** The day by which the form is due, 'yyyy-MM-dd'; null for none. */
  readonly dueOn?: Maybe<Scalars['String']['output']>;
  /** E-mail, unique within the client. */
  readonly email: Scalars['String']['output'];
  /** That the admission has ended; null while it goes on. */
  readonly ending?: Maybe<AdmissionEnding>;
  /** What has happened, newest first. */
  readonly events: CandidateEventConnection;
  /** Every field known for candidates, by order, with value and rights. */
  readonly fields: ReadonlyArray<FieldValue>;
  /** The fields with a value that the viewer may see, by order. */
  readonly filledFields: ReadonlyArray<FieldValue>;
  readonly id: Scalars['ID']['output'];
  /** Whether any confirmation is confirmed. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** The candidate's last answer; null for none. */
  readonly lastAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last change and its author. */
  readonly lastChange?: Maybe<LastChange>;
  /** Labels of the required fields that are still missing and that the viewer may see, in the order in which forms ask them. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** What should happen next, of what the viewer may do; null for nothing. */
  readonly nextAction?: Maybe<CandidateAction>;
  /** The notes that the viewer may read, newest first. */
  readonly notes: ReadonlyArray<CandidateNote>;
  /** The candidate's first sign-in; null until then. */
  readonly openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The planned day of admission, 'yyyy-MM-dd'; null for none. */
  readonly plannedAdmissionOn?: Maybe<Scalars['String']['output']>;
  /** Filled share of the fields that the candidate may edit, name and e-mail included: 0 to 100. */
  readonly progress: Scalars['Int']['output'];
  /** The last reminder; null for none. */
  readonly remindedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with every change; send it back as `expectedRevision` so that nothing is overwritten unseen. */
  readonly revision: Scalars['Int']['output'];
  /** Where the admission stands. */
  readonly stage: CandidateStage;
  /** Since when. */
  readonly stageSince: Scalars['DateTime']['output'];
  /** Where the candidate stands. */
  readonly status: CandidateStatus;
  /** May give this candidate, who has no client, to one. */
  readonly viewerCanAssignClient: Scalars['Boolean']['output'];
  /** May confirm, and withdraw the confirmation of, this candidate. */
  readonly viewerCanConfirm: Scalars['Boolean']['output'];
  /** May delete this candidate. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
  /** May change this candidate. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  /** May fill in the document of this candidate, also while no field is configured for it. */
  readonly viewerCanEditDocument: Scalars['Boolean']['output'];
  /** May remind this candidate by mail now: a mail server is set, it is not finished and was not reminded today. */
  readonly viewerCanRemind: Scalars['Boolean']['output'];
  /** May reopen this candidate, now that it is complete. */
  readonly viewerCanReopen: Scalars['Boolean']['output'];
  /** Opens WhatsApp with a message to the candidate: the company's text with the link, never the password; about the correction where the form was opened again or a document is refused. Null once the form is finished, and where the viewer sees no Brazilian telephone, or not the link. */
  readonly whatsappLink?: Maybe<Scalars['String']['output']>;
};


/** A person being hired, as staff and their client see them. */
export type CandidateDocumentVersionsArgs = {
  fieldKey: Scalars['String']['input'];
};


/** A person being hired, as staff and their client see them. */
export type CandidateEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<ReadonlyArray<CandidateEventKind>>;
};

/** What should happen next with a candidate, for the viewer. */
export type CandidateAction =
  /** Read and confirm the data. */
  | 'CONFIRM'
  /** Remind the candidate. */
  | 'REMIND'
  /** Open the form again, as the candidate has asked. */
  | 'REOPEN'
  /** Judge the documents that wait. */
  | 'REVIEW_DOCUMENTS'
  /** Send link and password: they were not sent yet. */
  | 'SEND_LINK';

/** What became of one candidate in an action on several. */
export type CandidateActionOutcome =
  /** Done, or with `dryRun` would be. */
  | 'DONE'
  /** Refused: `message` says why. */
  | 'FAILED'
  /** There was nothing to do: `message` says why. */
  | 'SKIPPED';

/** Outcome of an action on several candidates. */
export type CandidateActionPayload = {
  readonly __typename?: 'CandidateActionPayload';
  /** The outcome per candidate, in the order sent or found; null when nothing was tried. */
  readonly results?: Maybe<ReadonlyArray<CandidateActionResult>>;
  /** Why nothing was tried. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of one candidate in an action on several. */
export type CandidateActionResult = {
  readonly __typename?: 'CandidateActionResult';
  /** The candidate's id, as it was sent or found. */
  readonly candidateId: Scalars['ID']['output'];
  /** The company whose candidate the action found; null for none, and while it cannot be read. */
  readonly clientCompany?: Maybe<Scalars['String']['output']>;
  /** Where `setCandidateDates` was done: the due date that it replaced, null for none. Null for everything else. */
  readonly formerDueOn?: Maybe<Scalars['String']['output']>;
  /** Why it was not done, in Brazilian Portuguese; null where it was. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The candidate's name; null for one that the viewer does not find. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly outcome: CandidateActionOutcome;
  /** The revision that `reopenCandidates` or `assignCandidatesToClient` has left, which their undoing takes. Null for everything else. */
  readonly revision?: Maybe<Scalars['Int']['output']>;
  /** The stage that the action found the candidate in; null for one that the viewer does not find. */
  readonly stage?: Maybe<CandidateStage>;
};

/** A candidate who was found by an answer. */
export type CandidateAnswerMatch = {
  readonly __typename?: 'CandidateAnswerMatch';
  /** The candidate. */
  readonly candidate: Candidate;
  /** The field with the answer. */
  readonly field: FieldValue;
};

/** A reason for attention, and since when it holds. */
export type CandidateAttention = {
  readonly __typename?: 'CandidateAttention';
  /** The reason. */
  readonly reason: AttentionReason;
  /** Since when it holds. */
  readonly since: Scalars['DateTime']['output'];
};

/** A client's word that a candidate's data are right; one per candidate and client. */
export type CandidateConfirmation = Node & {
  readonly __typename?: 'CandidateConfirmation';
  /** Global id of the candidate. */
  readonly candidateId: Scalars['ID']['output'];
  /** The candidate's name when the data were last confirmed. */
  readonly candidateName: Scalars['String']['output'];
  /** Labels of the fields that changed after the confirmation and that the viewer may see. */
  readonly changedFieldLabels: ReadonlyArray<Scalars['String']['output']>;
  /** Global id of the confirming client. */
  readonly clientId: Scalars['ID']['output'];
  /** The confirming client's name, for the line 'Confirmado por …'. */
  readonly clientName: Scalars['String']['output'];
  /** The client's notes. */
  readonly clientNotes?: Maybe<Scalars['String']['output']>;
  /** When the data were last confirmed; null where that was before it was kept. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hash of exactly what was shown when it was confirmed; null where the caller did not say. */
  readonly confirmedSnapshot?: Maybe<Scalars['String']['output']>;
  /** When the record was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether the data are confirmed now. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** When the record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of confirmations. */
export type CandidateConfirmationConnection = {
  readonly __typename?: 'CandidateConfirmationConnection';
  /** The confirmations of this page with their cursors. */
  readonly edges: ReadonlyArray<CandidateConfirmationEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many confirmations there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A confirmation in a page. */
export type CandidateConfirmationEdge = {
  readonly __typename?: 'CandidateConfirmationEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The confirmation. */
  readonly node: CandidateConfirmation;
};

/** A page of candidates. */
export type CandidateConnection = {
  readonly __typename?: 'CandidateConnection';
  /** The candidates of this page with their cursors. */
  readonly edges: ReadonlyArray<CandidateEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many candidates match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A candidate in a page. */
export type CandidateEdge = {
  readonly __typename?: 'CandidateEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The candidate. */
  readonly node: Candidate;
};

/** One thing that has happened with a candidate. Events are never changed; they go when their candidate does. */
export type CandidateEvent = {
  readonly __typename?: 'CandidateEvent';
  /** Who did it; null for what the server did by itself. */
  readonly actorName?: Maybe<Scalars['String']['output']>;
  /** That person's role; null for what the server did by itself. */
  readonly actorRole?: Maybe<Role>;
  /** Whether it changed data that were confirmed at that time. */
  readonly afterConfirmation: Scalars['Boolean']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The answers changed, old and new, as far as the viewer may see them. */
  readonly changes: ReadonlyArray<CandidateEventChange>;
  /** Hash of what was confirmed, for `CONFIRMED`; null for all else, and for a confirmation of before its record was kept. */
  readonly confirmedHash?: Maybe<Scalars['String']['output']>;
  /** The dates that were set, for `DATES_SET` and `CLIENT_ASSIGNED`; 'yyyy-MM-dd', null where one was not set or was cleared. */
  readonly dueOn?: Maybe<Scalars['String']['output']>;
  /** Why the admission was ended, for `ENDED`; null for all else. */
  readonly endReason?: Maybe<EndReason>;
  /** Labels of the fields concerned that the viewer may see: those asked for, or those that changed. */
  readonly fieldLabels: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** What has happened. */
  readonly kind: CandidateEventKind;
  /** What the mail was for, for `MAIL_SENT` and `MAIL_BOUNCED`; null for all else. */
  readonly mail?: Maybe<CandidateMailKind>;
  /** Words that came with it: the reason of a reopening or refusal, the candidate's request; null for none. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The planned day of admission that was set, likewise. */
  readonly plannedAdmissionOn?: Maybe<Scalars['String']['output']>;
  /** May undo this change of answers: nothing has changed the same fields since, and the viewer may edit all of them. */
  readonly viewerCanUndo: Scalars['Boolean']['output'];
};

/** One answer that an event has changed; only of fields that the viewer may see. */
export type CandidateEventChange = {
  readonly __typename?: 'CandidateEventChange';
  /** The value after, as people read it; null for none. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** The value before, as people read it; null for none. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** The field's key; `name` and `email` for those two. */
  readonly key: Scalars['String']['output'];
  /** What people call the field (pt-BR). */
  readonly label: Scalars['String']['output'];
};

/** A page of events, newest first. */
export type CandidateEventConnection = {
  readonly __typename?: 'CandidateEventConnection';
  /** The events of this page with their cursors. */
  readonly edges: ReadonlyArray<CandidateEventEdge>;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many events there are of the kinds asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An event in a page. */
export type CandidateEventEdge = {
  readonly __typename?: 'CandidateEventEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: CandidateEvent;
};

/** What has happened with a candidate. */
export type CandidateEventKind =
  /** The candidate answered. */
  | 'answered'
  /** Staff changed the data. */
  | 'changed'
  /** The candidate, registered without a client, was given to one; `message` tells administrators its company. */
  | 'client_assigned'
  /** That was undone: the candidate is without a client as before. */
  | 'client_assignment_undone'
  /** A client withdrew the confirmation. */
  | 'confirmation_withdrawn'
  /** A client confirmed the data. */
  | 'confirmed'
  /** The candidate accepted the consent. */
  | 'consented'
  /** The candidate took the consent back. */
  | 'consent_withdrawn'
  /** The candidate asked for a correction. */
  | 'correction_requested'
  /** Link and password were replaced. */
  | 'credentials_renewed'
  /** The candidate's password was shown or exported; told once a day for each person. What administrators have seen only they are told. */
  | 'credentials_shown'
  /** The due date or the planned day of admission was set. */
  | 'dates_set'
  /** Documents of the candidate were downloaded as a zip; `fieldLabels` names which, as far as the viewer may see the fields. */
  | 'documents_downloaded'
  /** A document was approved. */
  | 'document_approved'
  /** The judgement of a document was taken back. */
  | 'document_judgement_undone'
  /** A document was refused. */
  | 'document_refused'
  /** A document was sent. */
  | 'document_sent'
  /** Staff ended the admission; `endReason` says why. */
  | 'ended'
  /** The candidate's data went into an exported file. */
  | 'exported'
  /** The candidate finished the form. */
  | 'finished'
  /** Link and password were mailed. */
  | 'link_sent'
  /** The mail server refused a mail about the candidate for good. */
  | 'mail_bounced'
  /** The mail server took a mail about the candidate; `mail` says what it was for. */
  | 'mail_sent'
  /** A note was added. */
  | 'note_added'
  /** The candidate signed in for the first time. */
  | 'opened'
  /** The due date has passed, and the form is not finished. */
  | 'overdue'
  /** Staff registered the candidate. */
  | 'registered'
  /** A person has asked for a reminder by mail. That one was sent, also by a rule, is MAIL_SENT with the mail REMINDER; one that could not be is MAIL_BOUNCED. */
  | 'reminded'
  /** The form was opened again. */
  | 'reopened'
  /** A reopening was undone: the form is finished as before. */
  | 'reopening_undone'
  /** Staff let the ended admission go on. */
  | 'resumed'
  /** A change of answers was undone. */
  | 'undone';

/** Which candidates are meant; absent conditions do not restrict. */
export type CandidateFilter = {
  /** Only candidates whom the work queue lists under this reason. */
  readonly attention?: InputMaybe<AttentionReason>;
  /** Only candidates of this client; ignored for a client, who sees only their own. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only confirmed, or only unconfirmed, candidates. */
  readonly confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whose documents, taken together, stand so. */
  readonly documentsState?: InputMaybe<DocumentsState>;
  /** Only candidates whom this import has registered, as far as it was not undone. */
  readonly importId?: InputMaybe<Scalars['ID']['input']>;
  /** All words, each anywhere and in any order, in name, in client or in company, or a candidate's whole e-mail or CPF (for a client: in name and e-mail); case and accents ignored. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only candidates in one of these stages; all when absent or empty. */
  readonly stages?: InputMaybe<ReadonlyArray<CandidateStage>>;
  /** Only candidates in this status. */
  readonly status?: InputMaybe<CandidateStatus>;
  /** Only candidates without a client; refused beside `clientId`, otherwise ignored for a client. */
  readonly withoutClient?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An import of candidates from a spreadsheet, from pasted lines or from a program. */
export type CandidateImport = Node & {
  readonly __typename?: 'CandidateImport';
  /**
   * Path of a workbook with link, password and message for each registered candidate; null when it registered none, or undoing has left
   * none. It is answered with 403 (`REAUTHENTICATION_REQUIRED`) unless the session was given the password within the last ten minutes.
   */
  readonly accessSheetUrl?: Maybe<Scalars['String']['output']>;
  /** The client whose candidates it registers and changes; null for candidates without one. */
  readonly client?: Maybe<Client>;
  /** The client's company name, for those who may not read the client itself. */
  readonly clientCompany?: Maybe<Scalars['String']['output']>;
  /** The columns of the sheet, from left to right. */
  readonly columns: ReadonlyArray<ImportColumn>;
  /** How many rows there are of each kind; while the import is at work, as when they were first asked for. */
  readonly counts: ImportCounts;
  /** When it was begun. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name of the person who began it. */
  readonly createdByName: Scalars['String']['output'];
  /** What columns can be mapped to: name, e-mail and the fields that the viewer may edit, by order. */
  readonly fields: ReadonlyArray<ImportField>;
  /** Whether the file is kept, of which another sheet or header row can be read. */
  readonly hasFile: Scalars['Boolean']['output'];
  /** The number of the (lowest) header row in the sheet; 0 for data without headings. */
  readonly headerRow: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of the file; what it was made from otherwise ('Dados colados', 'Dados enviados'). */
  readonly name: Scalars['String']['output'];
  /** The first rows of the sheet as they stand, titles and headings among them, at most 12; none once they were removed. */
  readonly preview: ReadonlyArray<ImportPreviewRow>;
  /** What is wrong, by kind, field and value, the most frequent first; at most 200. */
  readonly problems: ReadonlyArray<ImportProblemGroup>;
  /** How far the run, or the undoing, is; null while a draft. */
  readonly progress?: Maybe<ImportProgress>;
  /** Path of the user's own workbook with a column 'Resultado', to fetch with the same bearer token; null once its rows were removed. */
  readonly resultUrl?: Maybe<Scalars['String']['output']>;
  /** What became of each row that has been dealt with, in the order of the sheet. */
  readonly results: ImportResultConnection;
  /** Grows with every change of what will be written; `runImport` names the one that was looked at. */
  readonly revision: Scalars['Int']['output'];
  /** The rows as they will be written, in the order of the sheet. Of an import that has run: as they would be now. */
  readonly rows: ImportRowConnection;
  /** When file and rows are removed, thirty days after the last change; the counts stay. */
  readonly rowsExpireAt: Scalars['DateTime']['output'];
  /** The sheet whose rows are read. */
  readonly sheetName: Scalars['String']['output'];
  /** The sheets of the workbook; one for a CSV file. */
  readonly sheets: ReadonlyArray<ImportSheet>;
  /** How far it is. */
  readonly state: ImportState;
  /** Keys of the fields for which values were typed that stand in no column. They are written as well; one of a closed field keeps the import from running. */
  readonly typedFieldKeys: ReadonlyArray<Scalars['String']['output']>;
  /**
   * What undoing would take back at this moment, and why it would leave the rest; null where `viewerCanUndo` is false, and while the last rows
   * of a paused run may lack results.
   */
  readonly undoPreview?: Maybe<ImportUndoPreview>;
  /** How many candidates have not been mailed their present access: of those it registered, and of those whose e-mail it changed and whose access was replaced. */
  readonly unsentAccessCount: Scalars['Int']['output'];
  /** May say for which client its candidates are: an administrator, of one that the office began. */
  readonly viewerCanChooseClient: Scalars['Boolean']['output'];
  /** Has rows that were not written, of which `correctImport` makes a draft. */
  readonly viewerCanCorrect: Scalars['Boolean']['output'];
  /** May be corrected and run: it is a draft. */
  readonly viewerCanRun: Scalars['Boolean']['output'];
  /** May be undone: it is done, or paused. */
  readonly viewerCanUndo: Scalars['Boolean']['output'];
};


/** An import of candidates from a spreadsheet, from pasted lines or from a program. */
export type CandidateImportResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<ImportOutcome>;
  page?: InputMaybe<Scalars['Int']['input']>;
  undo?: InputMaybe<ImportUndoOutcome>;
};


/** An import of candidates from a spreadsheet, from pasted lines or from a program. */
export type CandidateImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ImportRowKind>;
  numbers?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  problem?: InputMaybe<ImportProblemKind>;
  problemFieldKey?: InputMaybe<Scalars['String']['input']>;
  problemGroup?: InputMaybe<Scalars['String']['input']>;
};

/** A page of imports. */
export type CandidateImportConnection = {
  readonly __typename?: 'CandidateImportConnection';
  /** The imports of this page with their cursors. */
  readonly edges: ReadonlyArray<CandidateImportEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many imports there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An import in a page. */
export type CandidateImportEdge = {
  readonly __typename?: 'CandidateImportEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The import. */
  readonly node: CandidateImport;
};

/** What a candidate's link tells before the sign-in: the company, and nothing about the candidate. */
export type CandidateInvitation = {
  readonly __typename?: 'CandidateInvitation';
  /** Name of the hiring company; null for a candidate without one, and for an unknown link. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
};

/** What a mail about a candidate is for. */
export type CandidateMailKind =
  /** Link and password, to the candidate. */
  | 'access'
  /** The candidate has finished, to the company. */
  | 'complete_notice'
  /** What the candidate asks to correct, to the company. */
  | 'correction_request'
  /** Documents were refused, to the candidate. */
  | 'documents_refused'
  /** The due date has passed, to the company. */
  | 'overdue_notice'
  /** A reminder to the candidate. */
  | 'reminder'
  /** The form was opened again, to the candidate. */
  | 'reopening';

/** The candidates beside one in a list. */
export type CandidateNeighbours = {
  readonly __typename?: 'CandidateNeighbours';
  /** The one after; null at the end, and where the candidate is not in the list. */
  readonly next?: Maybe<Candidate>;
  /** The one before; null at the beginning, and where the candidate is not in the list. */
  readonly previous?: Maybe<Candidate>;
};

/** A note of the staff on a candidate. */
export type CandidateNote = {
  readonly __typename?: 'CandidateNote';
  /** Who wrote it. */
  readonly authorName: Scalars['String']['output'];
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether the candidate's client sees it too; internal ones are the administrators' alone. */
  readonly isShared: Scalars['Boolean']['output'];
  /** The text. */
  readonly text: Scalars['String']['output'];
  /** May delete it. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
};

/** A reopening to undo. */
export type CandidateReopeningInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The revision that the reopening has left. */
  readonly revision: Scalars['Int']['input'];
};

/** Which candidates an action is for: named one by one, or all that a filter lets through; at most 1,000. */
export type CandidateSelectionInput = {
  /** These candidates, 1 to 1,000. */
  readonly candidateIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All that match; an alternative to `candidateIds`. */
  readonly filter?: InputMaybe<CandidateFilter>;
};

/** How candidates are sorted. */
export type CandidateSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name, A to Z. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Least complete first. */
  | 'PROGRESS_ASC'
  /** Most complete first. */
  | 'PROGRESS_DESC'
  /** Longest in their stage first. */
  | 'STAGE_SINCE_ASC'
  /** Latest in their stage first. */
  | 'STAGE_SINCE_DESC';

/** Where an admission stands, told by rule from what has happened. */
export type CandidateStage =
  /** Finished, and not confirmed ('Completo'). */
  | 'complete'
  /** Finished and confirmed ('Confirmado'). */
  | 'confirmed'
  /** Opened again, or a document was refused, and not finished since ('Correção pedida'). */
  | 'correction'
  /** The staff have ended the admission ('Encerrado'); `Candidate.ending` says why. */
  | 'ended'
  /** Answering ('Preenchendo'). */
  | 'filling'
  /** The link was never opened ('Convidado'). */
  | 'invited'
  /** Opened, and nothing answered yet ('Aberto'). */
  | 'opened'
  /** Not finished, and the due date has passed ('Vencido'). */
  | 'overdue';

/** Where a candidate stands. */
export type CandidateStatus =
  /** Finished with every required field filled ('Completo'). */
  | 'complete'
  /** Still filling in data ('Em Andamento'). */
  | 'in_progress';

/** True totals over everything that the viewer may see. */
export type CandidateTotals = {
  readonly __typename?: 'CandidateTotals';
  /** Candidates complete, without those whose admission has ended. */
  readonly complete: Scalars['Int']['output'];
  /** Candidates confirmed. */
  readonly confirmed: Scalars['Int']['output'];
  /** Candidates whose admission has ended, with a complete form or without one. */
  readonly ended: Scalars['Int']['output'];
  /** Candidates in progress, without those whose admission has ended. */
  readonly inProgress: Scalars['Int']['output'];
  /** All candidates. */
  readonly total: Scalars['Int']['output'];
};

/** A change of the viewer's own password. */
export type ChangePasswordInput = {
  /** The present password, or the temporary one. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new password, of 6 characters or more. */
  readonly newPassword: Scalars['String']['input'];
};

/** Outcome of `changePassword`. */
export type ChangePasswordPayload = {
  readonly __typename?: 'ChangePasswordPayload';
  /** Why the password was not changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A hiring company that registers candidates. */
export type Client = Node & {
  readonly __typename?: 'Client';
  /** Whether the client may sign in: 'Ativo', otherwise 'Pendente'. */
  readonly active: Scalars['Boolean']['output'];
  /** Days from the registration of a candidate to its planned admission date; null for no date. */
  readonly admissionInDays?: Maybe<Scalars['Int']['output']>;
  /** Whether the present e-mail of the contact's account was never confirmed. */
  readonly awaitsEmailConfirmation: Scalars['Boolean']['output'];
  /**
   * The former name of `awaitsEmailConfirmation`, with the same answer.
   * @deprecated Ask for `awaitsEmailConfirmation`, which answers the same.
   */
  readonly awaitsFirstSignIn: Scalars['Boolean']['output'];
  /** How many candidates belong to the client. */
  readonly candidateCount: Scalars['Int']['output'];
  /** Brazilian company tax id, normalised: 14 letters or digits without punctuation. */
  readonly cnpj: Scalars['String']['output'];
  /** Name of the company. */
  readonly companyName: Scalars['String']['output'];
  /** When the client was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Days from the registration of a candidate to its due date; null for no due date. */
  readonly dueInDays?: Maybe<Scalars['Int']['output']>;
  /** The contact's e-mail, which is also the sign-in of the contact's account. */
  readonly email: Scalars['String']['output'];
  /** The active custom fields for clients and those inactive ones that hold a value, by order; then the known keys that hold one without a field. */
  readonly fields: ReadonlyArray<FieldValue>;
  readonly id: Scalars['ID']['output'];
  /** The last change and its author. */
  readonly lastChange?: Maybe<LastChange>;
  /** Name of the contact person. */
  readonly name: Scalars['String']['output'];
  /** Telephone, digits only. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Grows with every change; send it back as `expectedRevision` so that nothing is overwritten unseen. */
  readonly revision: Scalars['Int']['output'];
  /** May delete this client; a client with candidates cannot be deleted. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
  /** May edit this client. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
};

/** An assignment to undo. */
export type ClientAssignmentInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The revision that the assignment has left; with another one the candidate is skipped. */
  readonly revision: Scalars['Int']['input'];
};

/** A page of clients. */
export type ClientConnection = {
  readonly __typename?: 'ClientConnection';
  /** The clients of this page with their cursors. */
  readonly edges: ReadonlyArray<ClientEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many clients match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A client in a page. */
export type ClientEdge = {
  readonly __typename?: 'ClientEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The client. */
  readonly node: Client;
};

/** How clients are sorted. */
export type ClientSort =
  /** By company name, A to Z. */
  | 'COMPANY_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By contact name, A to Z. */
  | 'NAME_ASC';

/** How a column of a template is filled. */
export type ColumnMapping = {
  readonly __typename?: 'ColumnMapping';
  /** Key of the data field. */
  readonly dataFieldKey: Scalars['String']['output'];
  /** Heading in exports. */
  readonly displayName: Scalars['String']['output'];
  /** Whether the data field is a custom one. */
  readonly isCustomField: Scalars['Boolean']['output'];
  /** Whether the column is exported. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** Position from 0. */
  readonly order: Scalars['Int']['output'];
  /** Heading in the template. */
  readonly templateColumnName: Scalars['String']['output'];
  /** Width in characters, 5 to 50. */
  readonly width: Scalars['Float']['output'];
};

/** How a column of a template is filled. */
export type ColumnMappingInput = {
  /** Key of the data field. */
  readonly dataFieldKey: Scalars['String']['input'];
  /** Heading in exports; the template's when absent. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the data field is a custom one. */
  readonly isCustomField?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the column is exported. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Position from 0. */
  readonly order: Scalars['Int']['input'];
  /** Heading in the template. */
  readonly templateColumnName: Scalars['String']['input'];
  /** Width in characters, held between 5 and 50. */
  readonly width?: InputMaybe<Scalars['Float']['input']>;
};

/** A mail to a company that its rules switch on and off. */
export type CompanyMail =
  /** A candidate has completed the form. */
  | 'complete'
  /** What needs attention, at 8:00 on working days, when there is something. */
  | 'digest'
  /** The due date of a candidate has passed. */
  | 'overdue';

/** A candidate to confirm. */
export type ConfirmCandidateInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The client's notes. */
  readonly clientNotes?: InputMaybe<Scalars['String']['input']>;
  /** `hash` of the `confirmationProof` that was read: other data by now are a CONFLICT; what was read is proven by it later. */
  readonly shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `confirmCandidate`. */
export type ConfirmCandidatePayload = {
  readonly __typename?: 'ConfirmCandidatePayload';
  /** The candidate with its confirmations. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was confirmed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The proof from a confirmation link. */
export type ConfirmEmailInput = {
  /** The `token` of the link. */
  readonly token: Scalars['String']['input'];
  /** The `userId` of the link. */
  readonly userId: Scalars['String']['input'];
};

/** Outcome of `confirmEmail`. */
export type ConfirmEmailPayload = {
  readonly __typename?: 'ConfirmEmailPayload';
  /** What the link did. */
  readonly status: EmailConfirmationStatus;
  /** Why the link was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a client reads before it confirms. */
export type ConfirmationProof = {
  readonly __typename?: 'ConfirmationProof';
  /** The answers that the viewer may see, filled or not, by order. */
  readonly fields: ReadonlyArray<FieldValue>;
  /** Hash of exactly what `fields` tells, with name and e-mail; send it back as `shownHash` of `confirmCandidate`. */
  readonly hash: Scalars['String']['output'];
};

/** One answer as it was shown when it was confirmed. */
export type ConfirmedAnswer = {
  readonly __typename?: 'ConfirmedAnswer';
  /** The value as it was shown; null for none. */
  readonly displayValue?: Maybe<Scalars['String']['output']>;
  /** The field's key. */
  readonly key: Scalars['String']['output'];
  /** What the field was called at that time (pt-BR). */
  readonly label: Scalars['String']['output'];
  /** The stored value; null for none. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What one confirmation was about. It is written once and never changed; it goes when its candidate does. */
export type ConfirmedRecord = {
  readonly __typename?: 'ConfirmedRecord';
  /** The answers that the confirming user could see, by order. */
  readonly answers: ReadonlyArray<ConfirmedAnswer>;
  /** When it was confirmed. */
  readonly at: Scalars['DateTime']['output'];
  /** Global id of the candidate. */
  readonly candidateId: Scalars['ID']['output'];
  /** The candidate's e-mail at that time; null where the record was damaged. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The hash that was stored with the confirmation. */
  readonly hash: Scalars['String']['output'];
  /** Whether the record's hash, computed anew, is the one that was stored with it and with the event. */
  readonly isIntact: Scalars['Boolean']['output'];
  /** The candidate's name at that time; null where the record was damaged. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether the caller had said, by `shownHash`, that exactly this was shown. */
  readonly wasShown: Scalars['Boolean']['output'];
};

/** The LGPD consent text in force, for one candidate. */
export type ConsentDocument = {
  readonly __typename?: 'ConsentDocument';
  /** Contact of the controller. */
  readonly controllerContact: Scalars['String']['output'];
  /** What the candidate declares by accepting. */
  readonly declaration: Scalars['String']['output'];
  /** Labels of the data that this candidate will be asked for. */
  readonly fieldLabels: ReadonlyArray<Scalars['String']['output']>;
  /** The sections of the text, in order. */
  readonly sections: ReadonlyArray<ConsentSection>;
  /** SHA-256 of the text shown, its list of fields and its declaration included, to be sent back on acceptance. */
  readonly textHash: Scalars['String']['output'];
  /** Version of the text. */
  readonly version: Scalars['String']['output'];
};

/** A section of the consent text. */
export type ConsentSection = {
  readonly __typename?: 'ConsentSection';
  /** Paragraphs. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
  /** Heading. */
  readonly title: Scalars['String']['output'];
};

/** An import whose unwritten rows to correct. */
export type CorrectImportInput = {
  /** The import, which is done. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `correctImport`. */
export type CorrectImportPayload = {
  readonly __typename?: 'CorrectImportPayload';
  /** The draft of the rows. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why there is none; PRECONDITION_FAILED where there is nothing to correct. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A field that a candidate may be asked to correct. */
export type CorrectableField = {
  readonly __typename?: 'CorrectableField';
  /** The field's key; `name` and `email` for those two. */
  readonly key: Scalars['String']['output'];
  /** What people call it (pt-BR). */
  readonly label: Scalars['String']['output'];
};

/** A candidate's word to the company about a form that is closed. */
export type CorrectionRequest = {
  readonly __typename?: 'CorrectionRequest';
  /** What is to be corrected, in the candidate's words. */
  readonly message: Scalars['String']['output'];
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** An access key to make. */
export type CreateAccessKeyInput = {
  /** What it may do. */
  readonly access: AccessKeyAccess;
  /** For how many days it is valid: 30, 90, 180 or 365. */
  readonly days: Scalars['Int']['input'];
  /** What to call it: 1 to 60 characters, and no other key of the account has the same name. */
  readonly name: Scalars['String']['input'];
};

/** Outcome of `createAccessKey`. */
export type CreateAccessKeyPayload = {
  readonly __typename?: 'CreateAccessKeyPayload';
  /** The new key. */
  readonly accessKey?: Maybe<AccessKey>;
  /** The token to send as bearer token. It is in this answer alone: the server keeps its hash only. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Why it was not made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new candidate. */
export type CreateCandidateInput = {
  /** The client, when an admin registers; ignored for a client, who registers for itself. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail. */
  readonly email: Scalars['String']['input'];
  /** Values of custom fields. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldValueInput>>;
  /** Full name. */
  readonly name: Scalars['String']['input'];
};

/** Outcome of `createCandidate`. */
export type CreateCandidatePayload = {
  readonly __typename?: 'CreateCandidatePayload';
  /** The new candidate. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was created. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of one of several new candidates. */
export type CreateCandidateResult = {
  readonly __typename?: 'CreateCandidateResult';
  /** The new candidate; null when it was not registered. */
  readonly candidate?: Maybe<Candidate>;
  /** Why this one was not registered. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Several new candidates. */
export type CreateCandidatesInput = {
  /** The candidates, 1 to 1,000. */
  readonly candidates: ReadonlyArray<CreateCandidateInput>;
};

/** Outcome of `createCandidates`. */
export type CreateCandidatesPayload = {
  readonly __typename?: 'CreateCandidatesPayload';
  /** The outcome of each, in the order sent; null when nothing was registered. */
  readonly results?: Maybe<ReadonlyArray<CreateCandidateResult>>;
  /** Why nothing was registered; paths begin with `candidates` and the position. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new client. */
export type CreateClientInput = {
  /** Whether the client may sign in at once. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days from the registration of a candidate to its planned admission date, 1 to 365; 0 or absent for no date. */
  readonly admissionInDays?: InputMaybe<Scalars['Int']['input']>;
  /** CNPJ in any form; letters allowed. */
  readonly cnpj: Scalars['String']['input'];
  /** Name of the company. */
  readonly companyName: Scalars['String']['input'];
  /** Days from the registration of a candidate to its due date, 1 to 365; 0 or absent for no due date. */
  readonly dueInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The contact's e-mail. */
  readonly email: Scalars['String']['input'];
  /** Values of custom fields. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldValueInput>>;
  /** Name of the contact person. */
  readonly name: Scalars['String']['input'];
  /** Telephone in any form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `createClient`. */
export type CreateClientPayload = {
  readonly __typename?: 'CreateClientPayload';
  /** The new client. */
  readonly client?: Maybe<Client>;
  /** The first password of the client's contact, shown this once; it must be changed at first sign-in. */
  readonly temporaryPassword?: Maybe<Scalars['String']['output']>;
  /** Why nothing was created. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new custom field. */
export type CreateCustomFieldInput = {
  /** Whether it is in use. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a date field takes days after today; proposed from the key when absent. */
  readonly allowFutureDates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles that may edit, likewise. */
  readonly canEdit?: InputMaybe<ReadonlyArray<Role>>;
  /** Roles that may view; admin is always added. When absent, those of the record that the key has already, or admin alone. */
  readonly canView?: InputMaybe<ReadonlyArray<Role>>;
  /** The clients of whose candidates it is asked, at most 100; of all candidates when absent. Only for fields of candidates. */
  readonly clientIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The answer to another field of candidates with which it is asked; always when absent. Only for fields of candidates. */
  readonly condition?: InputMaybe<FieldConditionInput>;
  /** Explanation shown in a tooltip. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How a document field is filled and judged; only for type FILE, whose defaults hold when absent. */
  readonly documentOptions?: InputMaybe<DocumentOptionsInput>;
  /** Brazilian format of a text field; guessed from the key when absent. */
  readonly format?: InputMaybe<FieldFormat>;
  /** Letters, digits and underscore, not starting with a digit. */
  readonly key: Scalars['String']['input'];
  /** What people read. */
  readonly label: Scalars['String']['input'];
  /** What a list asks for; only for type LIST, which needs it. */
  readonly listOptions?: InputMaybe<ListOptionsInput>;
  /** Choices of a select field. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Position from 0; after the last one when absent. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Example shown in the empty input. */
  readonly placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it must be filled. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** The heading that it stands under, in one line of at most 60 characters; none when absent. */
  readonly section?: InputMaybe<Scalars['String']['input']>;
  /** Whom it describes. */
  readonly target: FieldTarget;
  /** What the field holds. */
  readonly type: FieldType;
};

/** Outcome of `createCustomField`. */
export type CreateCustomFieldPayload = {
  readonly __typename?: 'CreateCustomFieldPayload';
  /** The new field. */
  readonly customField?: Maybe<CustomField>;
  /** Why nothing was created. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What is told: at least one. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** A name of 1 to 60 characters, by which its keepers tell it from others; absent, null and blank for none. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** An https address of up to 2,000 characters, without credentials and fragment; for the office http as well, to addresses that WEBHOOK_INTERNAL_ADDRESSES names. */
  readonly url: Scalars['String']['input'];
};

/** Outcome of `createWebhook`. */
export type CreateWebhookPayload = {
  readonly __typename?: 'CreateWebhookPayload';
  /** What signs its messages, beginning with `whsec_`; shown this once. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why none was made. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The new webhook. */
  readonly webhook?: Maybe<Webhook>;
};

/** A field that admins have defined. */
export type CustomField = Node & {
  readonly __typename?: 'CustomField';
  /** Whether it is in use. */
  readonly active: Scalars['Boolean']['output'];
  /** Whether a date field takes days after today. */
  readonly allowFutureDates: Scalars['Boolean']['output'];
  /** How many records hold an answer to it. When the field is deleted they stay, hidden, for a field of the same key and type. For admins. */
  readonly answerCount: Scalars['Int']['output'];
  /** Whom the badge for editing names, likewise. */
  readonly badgeCanEdit: ReadonlyArray<Role>;
  /** Whom the badge for viewing names: the roles of the record, or for a key without one those that the key suggests. */
  readonly badgeCanView: ReadonlyArray<Role>;
  /** Roles that may edit the field; admin always among them. */
  readonly canEdit: ReadonlyArray<Role>;
  /** Roles that may view the field; admin always among them. */
  readonly canView: ReadonlyArray<Role>;
  /** Ids of the clients of whose candidates it is asked, deleted ones among them; null where it is asked of all candidates. */
  readonly clientIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** The clients of `clientIds` that still exist; null likewise. */
  readonly clients?: Maybe<ReadonlyArray<FieldClient>>;
  /** The answer to another field with which it is asked; null where it is asked whatever was answered. */
  readonly condition?: Maybe<FieldCondition>;
  /** Explanation shown in a tooltip. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How a document field is filled and judged; null for other types. */
  readonly documentOptions?: Maybe<DocumentOptions>;
  /** Brazilian format of a text field. */
  readonly format?: Maybe<FieldFormat>;
  /** Whether a permission record exists; without one only admins have access, whatever the badges propose. */
  readonly hasPermission: Scalars['Boolean']['output'];
  /** A required active candidate field that candidates cannot see: they are not asked for it. */
  readonly hiddenFromCandidates: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Key of the field, unique in its target and never changed. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
  /** What a list asks for; null for other types. */
  readonly listOptions?: Maybe<ListOptions>;
  /** Choices of a select field. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Position among the fields of its target, from 0. */
  readonly order: Scalars['Int']['output'];
  /** Example shown in the empty input. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether it must be filled. */
  readonly required: Scalars['Boolean']['output'];
  /** Its heading; null for none of its own: it then goes by that of the field that it depends on, if there is one. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** Whom it describes; never changed. */
  readonly target: FieldTarget;
  /** What the field holds. */
  readonly type: FieldType;
};

/** Which access key to end. */
export type DeleteAccessKeyInput = {
  /** Global id of the key, from `Viewer.accessKeys`. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteAccessKey`. */
export type DeleteAccessKeyPayload = {
  readonly __typename?: 'DeleteAccessKeyPayload';
  /** Global id of the key that has ended. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not ended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A candidate to delete. */
export type DeleteCandidateInput = {
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
};

/** A note to delete. */
export type DeleteCandidateNoteInput = {
  /** The note. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteCandidateNote`. */
export type DeleteCandidateNotePayload = {
  readonly __typename?: 'DeleteCandidateNotePayload';
  /** The id of the note that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Outcome of `deleteCandidate`. */
export type DeleteCandidatePayload = {
  readonly __typename?: 'DeleteCandidatePayload';
  /** The id of the candidate that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A client to delete. */
export type DeleteClientInput = {
  /** The client. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteClient`. */
export type DeleteClientPayload = {
  readonly __typename?: 'DeleteClientPayload';
  /** The id of the client that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A custom field to delete. */
export type DeleteCustomFieldInput = {
  /** The field. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteCustomField`. */
export type DeleteCustomFieldPayload = {
  readonly __typename?: 'DeleteCustomFieldPayload';
  /** The id of the field that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A template to delete. */
export type DeleteExportTemplateInput = {
  /** The template. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteExportTemplate`. */
export type DeleteExportTemplatePayload = {
  readonly __typename?: 'DeleteExportTemplatePayload';
  /** The id of the template that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A permission record to remove. */
export type DeleteFieldPermissionInput = {
  /** The field key. */
  readonly fieldKey: Scalars['String']['input'];
};

/** Outcome of `deleteFieldPermission`. */
export type DeleteFieldPermissionPayload = {
  readonly __typename?: 'DeleteFieldPermissionPayload';
  /** The key whose record is no more. */
  readonly deletedFieldKey?: Maybe<Scalars['String']['output']>;
  /** Why nothing was removed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An import to delete. */
export type DeleteImportInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteImport`. */
export type DeleteImportPayload = {
  readonly __typename?: 'DeleteImportPayload';
  /** The id of the import that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An account to delete. */
export type DeleteStaffAccountInput = {
  /** Global id of the account. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteStaffAccount`. */
export type DeleteStaffAccountPayload = {
  readonly __typename?: 'DeleteStaffAccountPayload';
  /** Global id of the account that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A webhook to delete. */
export type DeleteWebhookInput = {
  /** Global id of the webhook. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `deleteWebhook`. */
export type DeleteWebhookPayload = {
  readonly __typename?: 'DeleteWebhookPayload';
  /** Global id of the webhook that is no more. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A column found in an uploaded workbook. */
export type DetectedColumn = {
  readonly __typename?: 'DetectedColumn';
  /** Heading. */
  readonly name: Scalars['String']['output'];
  /** The first values below the header row, as text. */
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
};

/** Whose two-step sign-in to switch off. */
export type DisableStaffTwoFactorInput = {
  /** Global id of the account, also that of a company's contact. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `disableStaffTwoFactor`. */
export type DisableStaffTwoFactorPayload = {
  readonly __typename?: 'DisableStaffTwoFactorPayload';
  /** The account as it is now. */
  readonly account?: Maybe<StaffAccount>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Outcome of `disableTwoFactor`. */
export type DisableTwoFactorPayload = {
  readonly __typename?: 'DisableTwoFactorPayload';
  /** Why it was not switched off. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One version of a document that was sent for a field. */
export type Document = Node & {
  readonly __typename?: 'Document';
  /** The candidate, for staff; null for candidates. */
  readonly candidate?: Maybe<Candidate>;
  /** The day on which it expires; null where none was asked for. */
  readonly expiresOn?: Maybe<Scalars['String']['output']>;
  /** The field that it answers. */
  readonly fieldKey: Scalars['String']['output'];
  /** Differences between the print and the answers ('CPF no documento termina em -25, na ficha em -52'): hints for reviewers, never shown to candidates. Empty while the print was not read. A hint that tells a value which the viewer may not see is left out. */
  readonly hints: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is the latest version, the one that counts. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was judged; null until then. */
  readonly judgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who judged it; null until then, and for candidates. */
  readonly judgedByName?: Maybe<Scalars['String']['output']>;
  /** What people call the field. */
  readonly label: Scalars['String']['output'];
  /** The pages, in order. */
  readonly pages: ReadonlyArray<DocumentPage>;
  /** Why it was refused; null unless it was. */
  readonly refusalReason?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  readonly sentAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  readonly state: DocumentState;
  /** Whether it is still valid today. */
  readonly validity: DocumentValidity;
  /** Version from 1; grows each time the candidate sends the document anew. */
  readonly version: Scalars['Int']['output'];
  /** May approve or refuse it. */
  readonly viewerCanJudge: Scalars['Boolean']['output'];
  /** Somebody is still to judge it: it counts, is not judged yet, the admission goes on, and documents of its field are judged. */
  readonly waitsForJudgement: Scalars['Boolean']['output'];
};

/** Who judges the documents of a field. */
export type DocumentApprover =
  /** Administrators. */
  | 'admin'
  /** The candidate's client, and administrators. */
  | 'client'
  /** No one: a document counts once it is sent. */
  | 'nobody';

/** A page of documents. */
export type DocumentConnection = {
  readonly __typename?: 'DocumentConnection';
  /** The documents of this page with their cursors. */
  readonly edges: ReadonlyArray<DocumentEdge>;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many documents match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document in a page. */
export type DocumentEdge = {
  readonly __typename?: 'DocumentEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The document. */
  readonly node: Document;
};

/** What a document field takes. */
export type DocumentKind =
  /** One PDF file. */
  | 'pdf'
  /** Photographed or scanned pages (JPEG, PNG, WebP and what the server can decode). */
  | 'photo';

/** How a document field is filled and judged. */
export type DocumentOptions = {
  readonly __typename?: 'DocumentOptions';
  /** Who judges it. */
  readonly approver: DocumentApprover;
  /** Whether the day on which the document expires is asked for. */
  readonly asksExpiry: Scalars['Boolean']['output'];
  /** What is accepted; at least one. */
  readonly kinds: ReadonlyArray<DocumentKind>;
  /** How many pages at most, 1 to 20; never fewer than `pageNames`. */
  readonly maxPages: Scalars['Int']['output'];
  /** Pages asked for by name, in order ('Frente', 'Verso'); empty for one page without a name. */
  readonly pageNames: ReadonlyArray<Scalars['String']['output']>;
};

/** How a document field is filled and judged. */
export type DocumentOptionsInput = {
  /** Who judges it. */
  readonly approver?: InputMaybe<DocumentApprover>;
  /** Whether the day on which the document expires is asked for. */
  readonly asksExpiry?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is accepted; at least one. */
  readonly kinds?: InputMaybe<ReadonlyArray<DocumentKind>>;
  /** How many pages at most, 1 to 20; as many as `pageNames`, and at least 1, when absent. */
  readonly maxPages?: InputMaybe<Scalars['Int']['input']>;
  /** Pages asked for by name, in order, at most 20. */
  readonly pageNames?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One page of a document. Its addresses work for five minutes, for the session that asked for them. */
export type DocumentPage = {
  readonly __typename?: 'DocumentPage';
  /** Size of the stored file in bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** Path of the stored file on this server. */
  readonly downloadUrl: Scalars['String']['output'];
  /** Height of the stored image in pixels; null for a PDF. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** Names the page when a document is sent. */
  readonly id: Scalars['ID']['output'];
  /** Image or PDF, as the server found it by its content. */
  readonly kind: DocumentKind;
  /** Name of the page ('Frente'); null for none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Position from 1. */
  readonly number: Scalars['Int']['output'];
  /** Pages inside: 1 for an image. */
  readonly pageCount: Scalars['Int']['output'];
  /** Path of a preview on this server, about so many pixels wide: 240, 800 or 1600; null for a PDF. */
  readonly previewUrl?: Maybe<Scalars['String']['output']>;
  /** Width of the stored image in pixels; null for a PDF. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};


/** One page of a document. Its addresses work for five minutes, for the session that asked for them. */
export type DocumentPagePreviewUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a document to send. */
export type DocumentPageInput = {
  /** The uploaded page, or one of the document's current version. */
  readonly id: Scalars['ID']['input'];
  /** Name of the page ('Frente'). */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** Which documents wait to be judged; absent conditions do not restrict. */
export type DocumentReviewFilter = {
  /** Only of this candidate. */
  readonly candidateId?: InputMaybe<Scalars['ID']['input']>;
  /** Only of this client; ignored for a client, who sees only their own. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only for this field. */
  readonly fieldKey?: InputMaybe<Scalars['String']['input']>;
  /** Only those that have waited for at least so many days. */
  readonly waitingDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a document stands. */
export type DocumentState =
  /** Approved ('Aprovado'). */
  | 'approved'
  /** Refused with a reason: it is asked for again ('Recusado'). */
  | 'refused'
  /** Sent, and waiting to be judged where somebody judges ('Enviado'). */
  | 'sent';

/** Whether a document is still valid on the day of the question, in São Paulo. */
export type DocumentValidity =
  /** Expired. */
  | 'expired'
  /** Expires within 30 days. */
  | 'expiring'
  /** Valid for more than 30 days, or without a day of expiry. */
  | 'valid';

/** The documents of a candidate taken together. */
export type DocumentsState =
  /** Every required document is sent, and all that somebody judges are approved. */
  | 'approved'
  /** No document is asked for, or something is still missing. */
  | 'missing'
  /** Some document is refused and asked for again. */
  | 'refused'
  /** Every required document is sent, at least one waits to be judged. */
  | 'waiting';

/** Where candidates who have opened the form and not finished it have stopped, by the questions that the viewer may see. */
export type DropOff = {
  readonly __typename?: 'DropOff';
  /** How many of them miss no answer that is required and that the viewer may see. */
  readonly noneMissing: Scalars['Int']['output'];
  /** The questions at which somebody stopped, in the order of the form. */
  readonly questions: ReadonlyArray<DropOffQuestion>;
  /** How many have opened the form and not finished it. */
  readonly unfinished: Scalars['Int']['output'];
};

/** How many unfinished candidates have stopped at a question. */
export type DropOffQuestion = {
  readonly __typename?: 'DropOffQuestion';
  /** How many have it as their first required question without an answer. */
  readonly count: Scalars['Int']['output'];
  /** The field's key. */
  readonly key: Scalars['String']['output'];
  /** What people call the field (pt-BR). */
  readonly label: Scalars['String']['output'];
};

/** Cells to edit. */
export type EditImportCellsInput = {
  /** The cells. */
  readonly cells: ReadonlyArray<ImportCellInput>;
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `editImportCells`. */
export type EditImportCellsPayload = {
  readonly __typename?: 'EditImportCellsPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** The rows concerned as they are now, at most 100 of them. */
  readonly rows?: Maybe<ReadonlyArray<ImportRow>>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a confirmation link did. */
export type EmailConfirmationStatus =
  /** It had been confirmed before. */
  | 'already-confirmed'
  /** The link is wrong or has expired. */
  | 'invalid'
  /** The e-mail is confirmed now. */
  | 'success';

/** The proof that an app has the secret. */
export type EnableTwoFactorInput = {
  /** The code that the app shows. */
  readonly code: Scalars['String']['input'];
};

/** Outcome of `enableTwoFactor`. */
export type EnableTwoFactorPayload = {
  readonly __typename?: 'EnableTwoFactorPayload';
  /** Ten codes that sign in once each in the place of the app's. They are in this answer alone: the server keeps their hashes only. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why it was not switched on. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Admissions to end. One that has ended is skipped. */
export type EndAdmissionsInput = {
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** More about it, for the staff alone; at most 2,000 characters. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  readonly reason: EndReason;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** Outcome of `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  readonly __typename?: 'EndOtherSessionsPayload';
  /** How many sessions ended. */
  readonly endedCount: Scalars['Int']['output'];
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Why an admission was ended. */
export type EndReason =
  /** The position was cancelled. */
  | 'cancelled'
  /** The candidate was hired, and there is nothing more to do. */
  | 'hired'
  /** The candidate was not approved. */
  | 'not_approved'
  /** Another reason; `message` may say which. */
  | 'other'
  /** The candidate gave up. */
  | 'withdrew';

/** Which session to end. */
export type EndSessionInput = {
  /** Global id of the session, from `Viewer.sessions`. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `endSession`. */
export type EndSessionPayload = {
  readonly __typename?: 'EndSessionPayload';
  /** Global id of the session that ended. */
  readonly endedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was not ended. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How many admissions have ended for a reason. */
export type EndedAdmissions = {
  readonly __typename?: 'EndedAdmissions';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The reason. */
  readonly reason: EndReason;
};

/** What properties of a custom field are taken to be; absent ones may have become anything. */
export type ExpectedCustomFieldInput = {
  /** Whether it is in use. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a date field takes days after today. */
  readonly allowFutureDates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles that may edit, admin or not. */
  readonly canEdit?: InputMaybe<ReadonlyArray<Role>>;
  /** Roles that may view, admin or not. */
  readonly canView?: InputMaybe<ReadonlyArray<Role>>;
  /** The clients of whose candidates it is asked; null for all candidates. */
  readonly clientIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The answer to another field with which it is asked; null for none. */
  readonly condition?: InputMaybe<FieldConditionInput>;
  /** Explanation shown in a tooltip; null for none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How a document field is filled and judged. */
  readonly documentOptions?: InputMaybe<DocumentOptionsInput>;
  /** Brazilian format of a text field; null for none. */
  readonly format?: InputMaybe<FieldFormat>;
  /** What people read. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** What a list asks for. */
  readonly listOptions?: InputMaybe<ListOptionsInput>;
  /** Choices of a select field. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Position from 0. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Example shown in the empty input; null for none. */
  readonly placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it must be filled. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** The heading that it stands under; null for none. */
  readonly section?: InputMaybe<Scalars['String']['input']>;
  /** What the field holds. */
  readonly type?: InputMaybe<FieldType>;
};

/** What a company's default dates are taken to be; absent ones may have become anything. */
export type ExpectedDefaultDatesInput = {
  /** When the admission is planned; null for none. */
  readonly admissionInDays?: InputMaybe<Scalars['Int']['input']>;
  /** When the form is due; null for none. */
  readonly dueInDays?: InputMaybe<Scalars['Int']['input']>;
};

/** What the words of a message are taken to be. */
export type ExpectedMessageTextInput = {
  /** The text. */
  readonly body: Scalars['String']['input'];
  /** The subject; absent for a message that has none. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** What the rules that hold for a company are taken to be, all of them. */
export type ExpectedReminderRulesInput = {
  /** The mails that the company gets. */
  readonly companyMails: ReadonlyArray<CompanyMail>;
  /** Days after it. */
  readonly daysAfter: ReadonlyArray<Scalars['Int']['input']>;
  /** Days before the due date. */
  readonly daysBefore: ReadonlyArray<Scalars['Int']['input']>;
  /** The language of all of them. */
  readonly language: Language;
};

/** Which candidates to export, and how. */
export type ExportCandidatesInput = {
  /** The candidates; or give `filter`. */
  readonly candidateIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What the file looks like. */
  readonly configuration: ExportConfigurationInput;
  /** All candidates that match, when no `candidateIds` are given. */
  readonly filter?: InputMaybe<CandidateFilter>;
  /** In which order; oldest first when absent. */
  readonly sort?: InputMaybe<CandidateSort>;
  /** Template whose uploaded workbook is to be filled. */
  readonly templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of `exportCandidates`. */
export type ExportCandidatesPayload = {
  readonly __typename?: 'ExportCandidatesPayload';
  /** How many candidates the file will hold. */
  readonly candidateCount?: Maybe<Scalars['Int']['output']>;
  /** Path of the file on this server, to fetch with the same bearer token. */
  readonly downloadUrl?: Maybe<Scalars['String']['output']>;
  /** File name with extension: name, underscore, ISO date, .xlsx. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  /** Why nothing was prepared. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A column of an export. */
export type ExportColumn = {
  readonly __typename?: 'ExportColumn';
  /** Heading of the column. */
  readonly displayName: Scalars['String']['output'];
  /** Whether it is a custom field ('Customizado') or a standard one ('Padrão'). */
  readonly isCustomField: Scalars['Boolean']['output'];
  /** Whether the column is exported. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** Key of the data field. */
  readonly key: Scalars['String']['output'];
  /** Position from 0. */
  readonly order: Scalars['Int']['output'];
  /** Width in characters, 5 to 50. */
  readonly width: Scalars['Float']['output'];
};

/** A column of an export. */
export type ExportColumnInput = {
  /** Heading of the column; absent, null and blank for the label of what it holds. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a custom field. */
  readonly isCustomField?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the column is exported. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the data field. */
  readonly key: Scalars['String']['input'];
  /** Position from 0. */
  readonly order: Scalars['Int']['input'];
  /** Width in characters, held between 5 and 50. */
  readonly width?: InputMaybe<Scalars['Float']['input']>;
};

/** What an export looks like. */
export type ExportConfiguration = {
  readonly __typename?: 'ExportConfiguration';
  /** The columns by order. */
  readonly columns: ReadonlyArray<ExportColumn>;
  /** File name without extension. */
  readonly fileName: Scalars['String']['output'];
  /** Name of the sheet. */
  readonly sheetName: Scalars['String']['output'];
};

/** What an export looks like. */
export type ExportConfigurationInput = {
  /** The columns. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** File name without extension. */
  readonly fileName?: InputMaybe<Scalars['String']['input']>;
  /** Name of the sheet. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
};

/** A data field that columns can be mapped to. */
export type ExportDataField = {
  readonly __typename?: 'ExportDataField';
  /** Whether it is a custom field. */
  readonly isCustomField: Scalars['Boolean']['output'];
  /** Key of the data field. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
};

/** Whose documents to put into a zip. */
export type ExportDocumentsInput = {
  /** The candidates, 1 to 1,000; or give `filter`. */
  readonly candidateIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All candidates that match, when no `candidateIds` are given. */
  readonly filter?: InputMaybe<CandidateFilter>;
};

/** Outcome of `exportDocuments`. */
export type ExportDocumentsPayload = {
  readonly __typename?: 'ExportDocumentsPayload';
  /** How many documents it will hold. */
  readonly documentCount?: Maybe<Scalars['Int']['output']>;
  /** Path of the zip on this server, to fetch with the same bearer token. */
  readonly downloadUrl?: Maybe<Scalars['String']['output']>;
  /** File name with extension. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  /** Why nothing was prepared. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The first rows of an export as they will appear. */
export type ExportPreview = {
  readonly __typename?: 'ExportPreview';
  /** Headings of the visible columns. */
  readonly headings: ReadonlyArray<Scalars['String']['output']>;
  /** Rows of cells as text. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** A saved layout for exports. */
export type ExportTemplate = Node & {
  readonly __typename?: 'ExportTemplate';
  /** The columns by order. */
  readonly columnMappings: ReadonlyArray<ColumnMapping>;
  /** When the template was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** File name without extension. */
  readonly fileName: Scalars['String']['output'];
  /** Whether an uploaded workbook is stored, which exports fill in. */
  readonly hasFile: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether it is the default template; at most one is. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Name of the sheet. */
  readonly sheetName: Scalars['String']['output'];
};

/** Work beside the requests that has failed for good: a mail, a reminder. */
export type FailedJob = {
  readonly __typename?: 'FailedJob';
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['output'];
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What it is about within its kind: the template of a mail, the rule of a reminder. */
  readonly detail: Scalars['String']['output'];
  /** When it was given up. */
  readonly failedAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Which kind of work it is: mail, mailOutcome, reminder, personReminder, companyNotice, digest, reminderPlan, notification or notificationDigest. */
  readonly kind: Scalars['String']['output'];
  /** What the last try failed with, without addresses and names. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Whether it can be run again: not where its content was forgotten, as that of a mail is, or can be read no more, nor where it was for a day that is over. */
  readonly viewerCanRunAgain: Scalars['Boolean']['output'];
};

/** A page of failed jobs. */
export type FailedJobConnection = {
  readonly __typename?: 'FailedJobConnection';
  /** The jobs of this page with their cursors. */
  readonly edges: ReadonlyArray<FailedJobEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many jobs have failed for good. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A failed job in a page. */
export type FailedJobEdge = {
  readonly __typename?: 'FailedJobEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The job. */
  readonly node: FailedJob;
};

/** One answer, with what it replaces. */
export type FieldAnswerInput = {
  /** The field's key. */
  readonly key: Scalars['String']['input'];
  /** The value that this device last saw; a different one in store is a CONFLICT on this field. Not checked when absent. */
  readonly previousValue?: InputMaybe<Scalars['String']['input']>;
  /** The answer; null or blank clears it. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** A client of whose candidates a field is asked. */
export type FieldClient = {
  readonly __typename?: 'FieldClient';
  /** The client's company. */
  readonly companyName: Scalars['String']['output'];
  /** Global id of the client. */
  readonly id: Scalars['ID']['output'];
};

/** The answer to another field with which a field is asked. */
export type FieldCondition = {
  readonly __typename?: 'FieldCondition';
  /** Key of that field: one of candidates with choices (SELECT) or a box (CHECKBOX). */
  readonly fieldKey: Scalars['String']['output'];
  /** The answers with which it is asked, as they are stored: values of options; 'true' or 'false' of a box, which counts as 'false' until it is ticked. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** The answer to another field with which a field is asked. */
export type FieldConditionInput = {
  /** Key of that field: one of candidates with choices (SELECT) or a box (CHECKBOX). */
  readonly fieldKey: Scalars['String']['input'];
  /** The answers with which it is asked, at least one, as they are stored: values of options; 'true' or 'false' of a box, which counts as 'false' until it is ticked. */
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** A Brazilian format of a text field: mask, phone keyboard and a check that warns but never refuses. */
export type FieldFormat =
  /** Postal code. */
  | 'cep'
  /** Company tax id, letters allowed. */
  | 'cnpj'
  /** Individual taxpayer id. */
  | 'cpf'
  /** Telephone. */
  | 'phone'
  /** Social integration number (PIS/PASEP/NIS). */
  | 'pis'
  /** Voter registration. */
  | 'voterTitle';

/** A choice of a select field. */
export type FieldOption = {
  readonly __typename?: 'FieldOption';
  /** What is shown. */
  readonly label: Scalars['String']['output'];
  /** What is stored. */
  readonly value: Scalars['String']['output'];
};

/** A choice of a select field. */
export type FieldOptionInput = {
  /** What is shown; the value when absent. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** What is stored. */
  readonly value: Scalars['String']['input'];
};

/** Who may see and change the values of a field key. */
export type FieldPermission = {
  readonly __typename?: 'FieldPermission';
  /** Roles that may edit; admin always among them. */
  readonly canEdit: ReadonlyArray<Role>;
  /** Roles that may view; admin always among them. */
  readonly canView: ReadonlyArray<Role>;
  /** Explanation. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The field key that the record is about. */
  readonly fieldKey: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
};

/** What the editor proposes for a key, as for one that has no record: permissions, and what the key says of a value. */
export type FieldPermissionProposal = {
  readonly __typename?: 'FieldPermissionProposal';
  /** Whether it would take future days, were it a date field. */
  readonly allowFutureDates: Scalars['Boolean']['output'];
  /** Roles proposed to edit. */
  readonly canEdit: ReadonlyArray<Role>;
  /** Roles proposed to view. */
  readonly canView: ReadonlyArray<Role>;
  /** Format that suits the key, were it a text field; null for none. */
  readonly format?: Maybe<FieldFormat>;
  /** The record that the key has already, such as another target's field's: its rights hold for both. Null for none. */
  readonly stored?: Maybe<FieldPermission>;
};

/** Whom a field describes. */
export type FieldTarget =
  /** Candidates ('Candidato'). */
  | 'candidate'
  /** Clients ('Cliente'). */
  | 'client';

/** What a field holds and how it is entered. */
export type FieldType =
  /** Yes or no ('Checkbox'). */
  | 'checkbox'
  /** A calendar date ('Data'). */
  | 'date'
  /** An e-mail address ('Email'). */
  | 'email'
  /** A document: photographed pages or a PDF ('Documento'). Its value is set by sending it, not by writing a text. */
  | 'file'
  /** Several items, each with an answer to every column ('Lista'), such as dependents. Its value is a JSON text: a list of objects with the answers by the keys of the columns. */
  | 'list'
  /** A number ('Número'). */
  | 'number'
  /** One of the field's options ('Seleção'). */
  | 'select'
  /** One line of text ('Texto'). */
  | 'text'
  /** Several lines of text ('Texto Longo'). */
  | 'textarea';

/** A field, its value on one record, and the viewer's rights on it. */
export type FieldValue = {
  readonly __typename?: 'FieldValue';
  /** Whether the field is in use. */
  readonly active: Scalars['Boolean']['output'];
  /** Whether a date field takes days after today. */
  readonly allowFutureDates: Scalars['Boolean']['output'];
  /** The answer to another field with which it is asked; null for none, and when the viewer may not see that answer. */
  readonly condition?: Maybe<FieldCondition>;
  /** Whether it is not asked because of the answer to another field, and therefore not in use here. */
  readonly conditionUnmet: Scalars['Boolean']['output'];
  /** Explanation shown in a tooltip. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The value as people read it (dd/MM/yyyy, Sim/Não, option label); null like `value`. */
  readonly displayValue?: Maybe<Scalars['String']['output']>;
  /** How a document field is filled and judged; null for other types. */
  readonly documentOptions?: Maybe<DocumentOptions>;
  /** Whether it is asked of candidates of other clients only, and therefore not in use here. */
  readonly forOtherClients: Scalars['Boolean']['output'];
  /** Brazilian format of a text field. */
  readonly format?: Maybe<FieldFormat>;
  /** The field's key. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
  /** What a list asks for; null for other types. */
  readonly listOptions?: Maybe<ListOptions>;
  /** Whether the stored choice is no longer among the options ('opção removida'). */
  readonly optionRemoved: Scalars['Boolean']['output'];
  /** Choices of a select field. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Example shown in the empty input. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether the field must be filled. */
  readonly required: Scalars['Boolean']['output'];
  /** Its heading; null for none of its own: it then goes by that of the field that it depends on, if there is one. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** What the field holds. */
  readonly type: FieldType;
  /** The stored text; null when empty, and when the viewer may not see it. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may change the value; if not, show 'Somente leitura'. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the viewer may change the value where the condition is met; like `viewerCanEdit` where it is, or there is none. */
  readonly viewerCanEditWhenMet: Scalars['Boolean']['output'];
  /** Whether the viewer may see the value; if not, show 'Campo restrito'. */
  readonly viewerCanView: Scalars['Boolean']['output'];
};

/** A value for a field, as text; null or blank clears it. */
export type FieldValueInput = {
  /** The field's key. */
  readonly key: Scalars['String']['input'];
  /** Text; date as yyyy-MM-dd, checkbox as true or false, number with a dot. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** The last answers, sent with the finish. */
export type FinishOwnFormInput = {
  /** Own e-mail. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Values of fields. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldValueInput>>;
  /** Own name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `finishOwnForm`. */
export type FinishOwnFormPayload = {
  readonly __typename?: 'FinishOwnFormPayload';
  /** The candidate's own record as it is now. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** Why the form is not finished, naming each missing field. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How many candidates have reached a step. */
export type FunnelStep = {
  readonly __typename?: 'FunnelStep';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The step. */
  readonly step: AdmissionStep;
};

/** What to import: exactly one of `file`, `text` and `rows`. */
export type ImportCandidatesInput = {
  /** The client, when an admin imports; ignored for a client, who imports for itself. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** An .xlsx or .csv file of at most 10 MB, 50,000 rows and 300 columns. */
  readonly file?: InputMaybe<Scalars['Upload']['input']>;
  /** A text of the caller's choice, at most 100 characters: the same text again answers the same import. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Rows of a program: at most 10,000. */
  readonly rows?: InputMaybe<ReadonlyArray<ImportRowInput>>;
  /** Whether to run at once, leaving rows with a problem out. */
  readonly run?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sheet to read; the one that looks most like a list when absent. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
  /** Lines pasted from a spreadsheet, an e-mail or a chat: at most 20,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `importCandidates`. */
export type ImportCandidatesPayload = {
  readonly __typename?: 'ImportCandidatesPayload';
  /** The import. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was read. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cell of the plan. */
export type ImportCell = {
  readonly __typename?: 'ImportCell';
  /** What looks wrong with a value that will be written all the same, in Brazilian Portuguese; null for nothing. */
  readonly doubt?: Maybe<Scalars['String']['output']>;
  /** Key of the field. */
  readonly fieldKey: Scalars['String']['output'];
  /** Whether writing the row changes what is in store. */
  readonly isChange: Scalars['Boolean']['output'];
  /** Whether somebody typed the value over that of the file. */
  readonly isEdited: Scalars['Boolean']['output'];
  /** Whether the value was mended on the way, such as a CPF without its leading zero. */
  readonly isRepaired: Scalars['Boolean']['output'];
  /** What is in store, where the row replaces it or says nothing that is understood, as people read it; null for nothing, and for what the viewer may not see. */
  readonly oldValue?: Maybe<Scalars['String']['output']>;
  /** What is wrong, in Brazilian Portuguese; null for nothing. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The text in the file, at most 500 characters of it; null for a field without a column. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /**
   * The text that is understood: what was typed, what the file's was replaced by, or the file's. At most 500 characters of it; with a
   * `problem` 10,001, one more than `editImportCells` takes, so that a text that is cut off does not pass for the whole.
   */
  readonly text: Scalars['String']['output'];
  /** What will be written, as people read it; null for nothing. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A value to type over that of the file. */
export type ImportCellInput = {
  /** Key of the field, which needs no column. */
  readonly fieldKey: Scalars['String']['input'];
  /** The row's number in the sheet. */
  readonly row: Scalars['Int']['input'];
  /** The value; an empty text leaves the field as it is in store, null brings back the value of the file. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** A column of the sheet that is read. */
export type ImportColumn = {
  readonly __typename?: 'ImportColumn';
  /** Position from 1. */
  readonly column: Scalars['Int']['output'];
  /** How sure a proposal is, 0 to 1; 1 for a chosen one. */
  readonly confidence: Scalars['Float']['output'];
  /** Key of the field that it goes into, `name` and `email` among them; null when it is left out. */
  readonly fieldKey?: Maybe<Scalars['String']['output']>;
  /** Heading; of several header rows the lowest. Empty for a column without one. */
  readonly heading: Scalars['String']['output'];
  /** Why nothing can be run before the column is mapped otherwise, such as a field that the viewer may not edit; null for nothing. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
  /** The first values below, as text. */
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
  /** Why. */
  readonly source: ImportMappingSource;
};

/** What a column goes into. */
export type ImportColumnInput = {
  /** Position from 1. */
  readonly column: Scalars['Int']['input'];
  /** Key of the field; null leaves the column out. A field that another column had is taken from it. */
  readonly fieldKey?: InputMaybe<Scalars['String']['input']>;
};

/** How many rows there are of each kind. */
export type ImportCounts = {
  readonly __typename?: 'ImportCounts';
  /** Rows that change one. */
  readonly changes: Scalars['Int']['output'];
  /** Rows that somebody left out. */
  readonly leftOut: Scalars['Int']['output'];
  /** Rows that register a candidate. */
  readonly new: Scalars['Int']['output'];
  /** Rows that cannot be written as they are. */
  readonly problem: Scalars['Int']['output'];
  /** Rows that say what is in store already. */
  readonly same: Scalars['Int']['output'];
  /** All rows with something in them, below the header row. */
  readonly total: Scalars['Int']['output'];
};

/** A field that a column can be mapped to. */
export type ImportField = {
  readonly __typename?: 'ImportField';
  /** Key; `name` and `email` for those two. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
  /** The choices of a select field. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Whether candidates need it: name and e-mail, and fields that are marked so. */
  readonly required: Scalars['Boolean']['output'];
  /** Type of its values; name is TEXT, e-mail EMAIL. */
  readonly type: FieldType;
};

/** Why a column is taken for a field. */
export type ImportMappingSource =
  /** Somebody chose it for this import. */
  | 'chosen'
  /** The heading says so. */
  | 'heading'
  /** Nothing fits; the column is left out. */
  | 'none'
  /** The same heading was mapped so in an earlier import of the same client. */
  | 'remembered'
  /** The values say so: e-mails, CPFs, days of birth. */
  | 'values';

/** The model to fill in. */
export type ImportModel = {
  readonly __typename?: 'ImportModel';
  /** Path of the workbook on this server, to fetch with the same bearer token. */
  readonly downloadUrl: Scalars['String']['output'];
  /** File name with extension. */
  readonly fileName: Scalars['String']['output'];
};

/** What became of a row. */
export type ImportOutcome =
  /** A candidate was changed. */
  | 'changed'
  /** A candidate was registered. */
  | 'created'
  /** The row was not written; `message` says why. */
  | 'failed'
  /** Somebody left the row out. */
  | 'leftOut'
  /** All that the row says was in store already. */
  | 'same';

/** A row of the sheet as it stands. */
export type ImportPreviewRow = {
  readonly __typename?: 'ImportPreviewRow';
  /** Its texts from the first column on, at most 30 of them and 100 characters of each. */
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Its number in the sheet, from 1. */
  readonly row: Scalars['Int']['output'];
};

/** Rows with the same thing wrong, or doubtful; doubts come last. */
export type ImportProblemGroup = {
  readonly __typename?: 'ImportProblemGroup';
  /** How many rows have it. */
  readonly count: Scalars['Int']['output'];
  /** Key of the field concerned; null for the whole row. */
  readonly fieldKey?: Maybe<Scalars['String']['output']>;
  /** The number of the first of these rows. */
  readonly firstRow: Scalars['Int']['output'];
  /** Names the group, to ask for its rows by `problemGroup`. */
  readonly key: Scalars['String']['output'];
  /** What is wrong. */
  readonly kind: ImportProblemKind;
  /** What people call the field; null for the whole row. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** What to tell the user, in Brazilian Portuguese. */
  readonly message: Scalars['String']['output'];
  /** The value as it stands in the file, which `replaceImportValues` maps to another; null when there is none of up to 500 characters in common. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What is wrong with a row. */
export type ImportProblemKind =
  /** CPF and e-mail belong to different candidates in store, or several have the CPF. */
  | 'ambiguous'
  /** The value looks wrong, such as a CPF that does not exist, and is written all the same: no row has `problemKind` DOUBTFUL. */
  | 'doubtful'
  /** An earlier row of the same file has the same CPF or e-mail. */
  | 'duplicateInFile'
  /** The field does not take the value. */
  | 'invalidValue'
  /** Name or e-mail is missing for a new candidate. */
  | 'missing';

/** How far a run, or its undoing, is. */
export type ImportProgress = {
  readonly __typename?: 'ImportProgress';
  /** Candidates changed. */
  readonly changed: Scalars['Int']['output'];
  /** Candidates registered. */
  readonly created: Scalars['Int']['output'];
  /** Rows that have been dealt with. */
  readonly done: Scalars['Int']['output'];
  /** Rows that were not written. */
  readonly failed: Scalars['Int']['output'];
  /** When the last row had its result; null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Candidates that undoing has left, as somebody had changed, confirmed or mailed them since. */
  readonly left: Scalars['Int']['output'];
  /** Rows that were left out. */
  readonly leftOut: Scalars['Int']['output'];
  /** Why the run, or its undoing, stopped by itself, in Brazilian Portuguese, such as a field that was deleted meanwhile; null for nothing. */
  readonly pauseReason?: Maybe<Scalars['String']['output']>;
  /** Rows that were in store already. */
  readonly same: Scalars['Int']['output'];
  /** When the run began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Candidates that undoing has taken back. */
  readonly takenBack: Scalars['Int']['output'];
  /** Rows in all. */
  readonly total: Scalars['Int']['output'];
};

/** What became of a row. */
export type ImportResult = {
  readonly __typename?: 'ImportResult';
  /** The candidate; null for none, and for one that was deleted since. */
  readonly candidate?: Maybe<Candidate>;
  /** Keys of what was changed, `name` and `email` among them. */
  readonly changedKeys: ReadonlyArray<Scalars['String']['output']>;
  /** Why it was not written, in Brazilian Portuguese; null when it was. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly outcome: ImportOutcome;
  /** The name in a row that was not written, or else its e-mail; null for one that was, and once the rows were removed. Its `candidate` may be another person, with the same CPF. */
  readonly person?: Maybe<Scalars['String']['output']>;
  /** Its number in the sheet. */
  readonly row: Scalars['Int']['output'];
  /** What undoing made of it; null before. */
  readonly undo?: Maybe<ImportUndoOutcome>;
  /** Why undoing left it, or some of its values, in Brazilian Portuguese. */
  readonly undoMessage?: Maybe<Scalars['String']['output']>;
};

/** A page of results. */
export type ImportResultConnection = {
  readonly __typename?: 'ImportResultConnection';
  /** The results of this page with their cursors. */
  readonly edges: ReadonlyArray<ImportResultEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many results match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A result in a page. */
export type ImportResultEdge = {
  readonly __typename?: 'ImportResultEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The result. */
  readonly node: ImportResult;
};

/** A row of the plan. */
export type ImportRow = {
  readonly __typename?: 'ImportRow';
  /** Whose the CPF or the e-mail of a row is that is not written, as it may be about somebody else; the first where there are several, null for none. */
  readonly ambiguousWith?: Maybe<Candidate>;
  /** The candidate in store that the row is about; null for a new one. */
  readonly candidate?: Maybe<Candidate>;
  /** Its values in the order of the mapped columns; then those that were typed for fields without a column, closed ones with a `problem`. */
  readonly cells: ReadonlyArray<ImportCell>;
  /** The number of the earlier row with the same CPF or e-mail; null for none. */
  readonly duplicateOf?: Maybe<Scalars['Int']['output']>;
  /** What will become of it. */
  readonly kind: ImportRowKind;
  /** What is wrong with the row as a whole, in Brazilian Portuguese; null for nothing but what its cells say. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** What kind of problem that is. */
  readonly problemKind?: Maybe<ImportProblemKind>;
  /** Its number in the sheet, from 1. */
  readonly row: Scalars['Int']['output'];
};

/** A page of rows. */
export type ImportRowConnection = {
  readonly __typename?: 'ImportRowConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<ImportRowEdge>;
  /** Cursors of the numbered pages. */
  readonly pageCursors: PageCursors;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many rows match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A row in a page. */
export type ImportRowEdge = {
  readonly __typename?: 'ImportRowEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: ImportRow;
};

/** A row that a program sends. */
export type ImportRowInput = {
  /** Values by key, `name` and `email` among them; the keys of all rows together are the columns. */
  readonly fields: ReadonlyArray<FieldValueInput>;
};

/** What will become of a row, before anything happens. */
export type ImportRowKind =
  /** A candidate in store will be changed. */
  | 'changes'
  /** Somebody left the row out. */
  | 'leftOut'
  /** A candidate will be registered. */
  | 'new'
  /** The row cannot be written as it is; the others can. */
  | 'problem'
  /** All that the row says is in store already. */
  | 'same';

/** A sheet of a workbook. */
export type ImportSheet = {
  readonly __typename?: 'ImportSheet';
  /** Whether it is hidden. */
  readonly isHidden: Scalars['Boolean']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** How many rows with something in them it has, headings included. */
  readonly rowCount: Scalars['Int']['output'];
};

/** How far an import is. */
export type ImportState =
  /** Every row has its result ('Concluída'). */
  | 'done'
  /** Being looked through and corrected; nothing of it is written ('Rascunho'). */
  | 'draft'
  /** Stopped between two rows, and goes on with `resumeImport` ('Pausada'). */
  | 'paused'
  /** Rows are being written, in order ('Em execução'). */
  | 'running'
  /** What it wrote is being taken back ('Desfazendo'). */
  | 'undoing'
  /** What it wrote was taken back, as far as it had not been touched since ('Desfeita'). */
  | 'undone';

/** What undoing made of a row. */
export type ImportUndoOutcome =
  /** The candidate was left as it is; `undoMessage` says why. */
  | 'left'
  /** The candidate was deleted, or has its earlier data again; `undoMessage` names what of them no field takes any more. */
  | 'takenBack';

/**
 * What undoing an import would do at this moment. Earlier values that are refused, such as those of a closed field, a removed option, or an
 * e-mail that is taken by now, are found by the undoing alone.
 */
export type ImportUndoPreview = {
  readonly __typename?: 'ImportUndoPreview';
  /** Rows that have changed candidates, without those who are gone. */
  readonly changed: Scalars['Int']['output'];
  /** How many of them would be deleted. */
  readonly deletable: Scalars['Int']['output'];
  /** Why the others stay as they are, the most frequent reason first. */
  readonly kept: ReadonlyArray<ImportUndoReason>;
  /** Candidates that it has registered, without those who are gone. */
  readonly registered: Scalars['Int']['output'];
  /** How many of them would be taken back. */
  readonly restorable: Scalars['Int']['output'];
};

/** Why undoing would leave some candidates as they are. */
export type ImportUndoReason = {
  readonly __typename?: 'ImportUndoReason';
  /** How many stay for it. */
  readonly count: Scalars['Int']['output'];
  /** The reason, in Brazilian Portuguese. */
  readonly reason: Scalars['String']['output'];
};

/** Whom to invite again. */
export type InviteStaffAgainInput = {
  /** Global id of the account. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `inviteStaffAgain`. */
export type InviteStaffAgainPayload = {
  readonly __typename?: 'InviteStaffAgainPayload';
  /** The account. */
  readonly account?: Maybe<StaffAccount>;
  /** The first password, shown this once; the one before is worthless. */
  readonly temporaryPassword?: Maybe<Scalars['String']['output']>;
  /** Why no invitation was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new member of a team. */
export type InviteStaffInput = {
  /** Global id of the company; without it the viewer's own team. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The e-mail that they will sign in with. */
  readonly email: Scalars['String']['input'];
  /** Name of the person. */
  readonly name: Scalars['String']['input'];
};

/** Outcome of `inviteStaff`. */
export type InviteStaffPayload = {
  readonly __typename?: 'InviteStaffPayload';
  /** The new account. */
  readonly account?: Maybe<StaffAccount>;
  /** The first password, shown this once; it must be changed at first sign-in. */
  readonly temporaryPassword?: Maybe<Scalars['String']['output']>;
  /** Why no invitation was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Languages that the candidate's area is offered in. */
export type Language =
  /** English (US). */
  | 'en-US'
  /** Brazilian Portuguese. */
  | 'pt-BR';

/** Who changed a record last, and when. */
export type LastChange = {
  readonly __typename?: 'LastChange';
  /** When the change was made. */
  readonly at: Scalars['DateTime']['output'];
  /** The name of the person who made it; null when the system did. */
  readonly byName?: Maybe<Scalars['String']['output']>;
};

/** Rows to leave out or to take in again. */
export type LeaveOutImportRowsInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
  /** Whether they are left out. */
  readonly leftOut: Scalars['Boolean']['input'];
  /** Their numbers in the sheet. */
  readonly rows: ReadonlyArray<Scalars['Int']['input']>;
};

/** Outcome of `leaveOutImportRows`. */
export type LeaveOutImportRowsPayload = {
  readonly __typename?: 'LeaveOutImportRowsPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What is asked of each item of a list. */
export type ListColumn = {
  readonly __typename?: 'ListColumn';
  /** Whether a date column takes days after today. */
  readonly allowFutureDates: Scalars['Boolean']['output'];
  /** Brazilian format of a text column. */
  readonly format?: Maybe<FieldFormat>;
  /** Key of the column, unique in its list: stored items hold its answers under it. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
  /** Choices of a select column. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Whether each item must have an answer to it. */
  readonly required: Scalars['Boolean']['output'];
  /** What the answers are; never changed. */
  readonly type: ListColumnType;
};

/** What is asked of each item of a list. */
export type ListColumnInput = {
  /** Whether a date column takes days after today; proposed from the key when absent. */
  readonly allowFutureDates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Brazilian format of a text column; guessed from the key when absent. */
  readonly format?: InputMaybe<FieldFormat>;
  /** Letters, digits and underscore, not starting with a digit; unique in the list. A column whose key stays keeps its type. */
  readonly key: Scalars['String']['input'];
  /** What people read, in one line of at most 60 characters; unique in the list. */
  readonly label: Scalars['String']['input'];
  /** Choices of a select column. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Whether each item must have an answer to it. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the answers are. */
  readonly type: ListColumnType;
};

/** What an answer to a column of a list is: the types of fields that take one line. */
export type ListColumnType =
  /** Yes or no ('Checkbox'). */
  | 'checkbox'
  /** A calendar date ('Data'). */
  | 'date'
  /** An e-mail address ('Email'). */
  | 'email'
  /** A number ('Número'). */
  | 'number'
  /** One of the column's options ('Seleção'). */
  | 'select'
  /** One line of text ('Texto'). */
  | 'text';

/** What a list asks for. */
export type ListOptions = {
  readonly __typename?: 'ListOptions';
  /** What is asked of each item, in order; at least one. */
  readonly columns: ReadonlyArray<ListColumn>;
  /** What one item is called ('Dependente'). */
  readonly itemName: Scalars['String']['output'];
  /** How many items at most, 1 to 30. */
  readonly maxItems: Scalars['Int']['output'];
};

/** What a list asks for. */
export type ListOptionsInput = {
  /** What is asked of each item, in order: 1 to 12. */
  readonly columns: ReadonlyArray<ListColumnInput>;
  /** What one item is called, in one line of at most 60 characters. */
  readonly itemName?: InputMaybe<Scalars['String']['input']>;
  /** How many items at most, 1 to 30. */
  readonly maxItems?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * How often what the viewer may see has changed: numbers alone, nothing of any record. Two that differ say that something is to be read
 * again; what lies between them means nothing.
 */
export type LiveState = {
  readonly __typename?: 'LiveState';
  /** How often candidates have changed: a company's own, for administrators all. */
  readonly candidates: Scalars['Int']['output'];
  /** How often the viewer's notifications have changed. */
  readonly notifications: Scalars['Int']['output'];
};

/** Columns to map. */
export type MapImportColumnsInput = {
  /** The columns. */
  readonly columns: ReadonlyArray<ImportColumnInput>;
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `mapImportColumns`. */
export type MapImportColumnsPayload = {
  readonly __typename?: 'MapImportColumnsPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A notification to mark as read. */
export type MarkNotificationReadInput = {
  /** The notification. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `markNotificationRead`. */
export type MarkNotificationReadPayload = {
  readonly __typename?: 'MarkNotificationReadPayload';
  /** The notification as it is now. */
  readonly notification?: Maybe<Notification>;
  /** Why nothing was marked. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Which notifications to mark as read. */
export type MarkNotificationsReadInput = {
  /** All that happened up to this moment: those that are shown, so that what comes meanwhile stays unread. */
  readonly upTo: Scalars['DateTime']['input'];
};

/** Outcome of `markNotificationsRead`. */
export type MarkNotificationsReadPayload = {
  readonly __typename?: 'MarkNotificationsReadPayload';
  /** How many are unread now. */
  readonly unreadNotifications?: Maybe<Scalars['Int']['output']>;
  /** Why nothing was marked. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A message whose words a company may write. */
export type MessageKind =
  /** To a company: a candidate has completed the form. */
  | 'companyComplete'
  /** To a company: the due date of a candidate has passed. */
  | 'companyOverdue'
  /** To a company: what needs attention, on working days. */
  | 'digest'
  /** To a candidate, some days after the due date. */
  | 'reminderAfter'
  /** To a candidate, some days before the due date. */
  | 'reminderBefore'
  /** From the staff to a candidate by WhatsApp; it has no subject. */
  | 'whatsapp'
  /** The same to a candidate whose finished form was opened again, or with a refused document. */
  | 'whatsappCorrection';

/** A message as it would go out, about a candidate who is made up. */
export type MessagePreview = {
  readonly __typename?: 'MessagePreview';
  /** As HTML, which is what programs for mail show; null for a message by WhatsApp. */
  readonly html?: Maybe<Scalars['String']['output']>;
  /** The subject; null for a message that has none. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** As text. */
  readonly text: Scalars['String']['output'];
};

/** A message to preview. */
export type MessagePreviewInput = {
  /** A text that is being written; the one that holds when absent. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** The company; absent as in `messageTexts`. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** How many days before or after the due date, 1 to 30. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** The language. */
  readonly language: Language;
  /** The message. */
  readonly message: MessageKind;
  /** A subject that is being written. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `messagePreview`. */
export type MessagePreviewPayload = {
  readonly __typename?: 'MessagePreviewPayload';
  /** The message; null when its text cannot be used. */
  readonly preview?: Maybe<MessagePreview>;
  /** The names between braces that are no variables of the message. */
  readonly unknownVariables: ReadonlyArray<Scalars['String']['output']>;
  /** Why there is none: what `saveMessageText` would refuse. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The words of a message in one language. Names between double braces, such as {{nome}}, are filled in. */
export type MessageText = {
  readonly __typename?: 'MessageText';
  /** The text; a blank line begins a paragraph. */
  readonly body: Scalars['String']['output'];
  /** When it was written; null where it is not own. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it; null where it is not own. */
  readonly changedByName?: Maybe<Scalars['String']['output']>;
  /** Whether it was written for this company; otherwise the office's text holds, or the product's. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The language. */
  readonly language: Language;
  /** The message. */
  readonly message: MessageKind;
  /** The subject; null for a message that has none. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** The names that may stand between the braces. */
  readonly variables: ReadonlyArray<Scalars['String']['output']>;
};

/** Everything that can be changed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Stores the candidate's acceptance of the consent text with version, hash, time and address. */
  readonly acceptConsent: AcceptConsentPayload;
  /** Adds a note on a candidate. */
  readonly addCandidateNote: AddCandidateNotePayload;
  /** Reads an uploaded workbook and proposes mappings; nothing is saved but the upload itself, for one hour. */
  readonly analyzeExportTemplate: AnalyzeExportTemplatePayload;
  /** Approves a document that waits to be judged. */
  readonly approveDocument: ApproveDocumentPayload;
  /** Gives candidates who were registered without a client to one, with its default dates where they have none; administrators only. */
  readonly assignCandidatesToClient: CandidateActionPayload;
  /** Makes a secret for an authenticator app, which `enableTwoFactor` puts in force within 15 minutes; wants the password given within the last 10 minutes. */
  readonly beginTwoFactor: BeginTwoFactorPayload;
  /** Changes the viewer's own password and ends their other sessions. */
  readonly changePassword: ChangePasswordPayload;
  /** Confirms a candidate of the viewer's client; confirming twice is the same as once. */
  readonly confirmCandidate: ConfirmCandidatePayload;
  /** Confirms the e-mail of a new account with the token of the confirmation link, and activates it. */
  readonly confirmEmail: ConfirmEmailPayload;
  /** Makes a draft of the rows that an import has not written, to be corrected and run by itself; asked again it answers the same one. */
  readonly correctImport: CorrectImportPayload;
  /** Makes an access key for the viewer's own account, which a mail tells its owner; wants the password given within the last 10 minutes. */
  readonly createAccessKey: CreateAccessKeyPayload;
  /** Registers a candidate and makes their link and password. */
  readonly createCandidate: CreateCandidatePayload;
  /** Registers several candidates: nothing unless every one is valid, then each on its own, with its outcome. */
  readonly createCandidates: CreateCandidatesPayload;
  /** Creates a client and its contact's account with a temporary password; every active required field needs a value. */
  readonly createClient: CreateClientPayload;
  /** Creates a custom field and its permission record. */
  readonly createCustomField: CreateCustomFieldPayload;
  /** Makes a webhook; wants the viewer's password given recently. */
  readonly createWebhook: CreateWebhookPayload;
  /** Ends one of the viewer's own access keys at once. */
  readonly deleteAccessKey: DeleteAccessKeyPayload;
  /** Deletes a candidate and everything stored about them. */
  readonly deleteCandidate: DeleteCandidatePayload;
  /** Deletes a note: one's own, or for administrators any. */
  readonly deleteCandidateNote: DeleteCandidateNotePayload;
  /** Deletes a client that has no candidates, and all its accounts. */
  readonly deleteClient: DeleteClientPayload;
  /** Deletes a custom field; stored values stay hidden and come back with the key. */
  readonly deleteCustomField: DeleteCustomFieldPayload;
  /** Deletes a template and its stored workbook. */
  readonly deleteExportTemplate: DeleteExportTemplatePayload;
  /** Removes a permission record: only admins have access then. */
  readonly deleteFieldPermission: DeleteFieldPermissionPayload;
  /** Deletes an import with its file and rows; candidates stay. */
  readonly deleteImport: DeleteImportPayload;
  /** Deletes an account that is switched off; what its owner has done keeps their name. */
  readonly deleteStaffAccount: DeleteStaffAccountPayload;
  /** Deletes a webhook with its messages. */
  readonly deleteWebhook: DeleteWebhookPayload;
  /** Has somebody sign in by the password alone who has lost app and recovery codes; wants the viewer's password given recently. */
  readonly disableStaffTwoFactor: DisableStaffTwoFactorPayload;
  /** Has the viewer's sign-ins take the password alone, which a mail tells its owner; not while the office demands it of the account; wants the password given within the last 10 minutes. */
  readonly disableTwoFactor: DisableTwoFactorPayload;
  /** Types values over those of the file: 1 to 5,000 cells at once. */
  readonly editImportCells: EditImportCellsPayload;
  /** Has the viewer's sign-ins take a code of the app besides the password from now on, and ends the viewer's other sessions; a mail tells the owner. */
  readonly enableTwoFactor: EnableTwoFactorPayload;
  /** Ends admissions: nothing is asked of candidate or company any more, and the candidate can answer nothing. The data stay. */
  readonly endAdmissions: CandidateActionPayload;
  /** Ends all of the viewer's sessions but the current one. */
  readonly endOtherSessions: EndOtherSessionsPayload;
  /** Ends one of the viewer's other sessions; the current one ends with `signOut`. */
  readonly endSession: EndSessionPayload;
  /** Prepares an export; the file is then fetched once from `downloadUrl`, within five minutes, by the same account. */
  readonly exportCandidates: ExportCandidatesPayload;
  /** Prepares a zip of the documents of candidates that the viewer may see; fetched once from `downloadUrl`, within five minutes, by the same account. */
  readonly exportDocuments: ExportDocumentsPayload;
  /** Finishes the candidate's form; every required field must be filled. */
  readonly finishOwnForm: FinishOwnFormPayload;
  /** Reads a file, pasted lines or rows, and proposes what to do with them; nothing is written to candidates unless `run` is set. */
  readonly importCandidates: ImportCandidatesPayload;
  /** Makes an account of a team and mails its owner the first password; wants the viewer's password given recently. */
  readonly inviteStaff: InviteStaffPayload;
  /** Mails somebody who has chosen no password yet another first one; wants the viewer's password given recently. */
  readonly inviteStaffAgain: InviteStaffAgainPayload;
  /** Leaves rows out, or takes them in again: 1 to 5,000 at once. */
  readonly leaveOutImportRows: LeaveOutImportRowsPayload;
  /** Maps columns to fields; columns not named stay as they are. */
  readonly mapImportColumns: MapImportColumnsPayload;
  /** Marks one of the viewer's notifications as read. */
  readonly markNotificationRead: MarkNotificationReadPayload;
  /** Marks all of the viewer's notifications up to a moment as read. */
  readonly markNotificationsRead: MarkNotificationsReadPayload;
  /** Stops a run between two rows. */
  readonly pauseImport: PauseImportPayload;
  /** Gives the session the viewer's own password again, which opens for ten minutes what asks for it. */
  readonly reauthenticate: ReauthenticatePayload;
  /** Sends a message again that was delivered, or is not sent any more, under its own id. */
  readonly redeliverWebhook: RedeliverWebhookPayload;
  /** Exchanges a refresh token for a new pair; the old one is worthless afterwards. */
  readonly refreshSession: RefreshSessionPayload;
  /** Refuses a document; the candidate is asked for it again, with one mail per round of review. */
  readonly refuseDocument: RefuseDocumentPayload;
  /** Reminds one or several candidates by mail; PRECONDITION_FAILED where no mail server is set. */
  readonly remindCandidates: CandidateActionPayload;
  /** Gives all fields of a section another one. */
  readonly renameFieldSection: RenameFieldSectionPayload;
  /** Replaces link and password; the old ones and the open session end at once. */
  readonly renewCandidateAccess: RenewCandidateAccessPayload;
  /** Makes other recovery codes, which makes the earlier ones worthless; wants the password given within the last 10 minutes. */
  readonly renewRecoveryCodes: RenewRecoveryCodesPayload;
  /** Gives a webhook another secret, which signs from now on; wants the viewer's password given recently. */
  readonly renewWebhookSecret: RenewWebhookSecretPayload;
  /** Opens a complete candidate again; with `fieldKeys`, the candidate edits only those. */
  readonly reopenCandidate: ReopenCandidatePayload;
  /** Opens several complete candidates again. */
  readonly reopenCandidates: CandidateActionPayload;
  /** Gives the fields of a target a new order in one step. */
  readonly reorderCustomFields: ReorderCustomFieldsPayload;
  /** Maps a value of the file to another one wherever it stands under a field ('corrigir todos iguais'). */
  readonly replaceImportValues: ReplaceImportValuesPayload;
  /** After the finish: asks the company to open the form again for a correction. Stored, and mailed to the company. */
  readonly requestOwnCorrection: RequestOwnCorrectionPayload;
  /** Mails a one-use temporary password and a reset link, if the e-mail is known; the answer is the same if not. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Gives up a company's words for a message, so that the office's hold again, or the product's. */
  readonly resetMessageText: ResetMessageTextPayload;
  /** Sets a new password with the token of a reset link. */
  readonly resetPassword: ResetPasswordPayload;
  /** Gives up the rules of a company, so that the office's hold; or the office's, so that the usual ones do. */
  readonly resetReminderRules: ResetReminderRulesPayload;
  /** Lets ended admissions go on as they stood. */
  readonly resumeAdmissions: CandidateActionPayload;
  /** Goes on with a paused run, where it stopped. */
  readonly resumeImport: ResumeImportPayload;
  /** Has a failed job run again, with all its tries; for admins. PRECONDITION_FAILED where it cannot be (`viewerCanRunAgain`). */
  readonly runFailedJobAgain: RunFailedJobAgainPayload;
  /** Begins to write the rows without a problem, in order; goes on in the background. A second call changes nothing. */
  readonly runImport: RunImportPayload;
  /** Saves a template. */
  readonly saveExportTemplate: SaveExportTemplatePayload;
  /** Sets who may see and change the values of a field key. */
  readonly saveFieldPermission: SaveFieldPermissionPayload;
  /** Writes the words of a message for a company, or for admins without `clientId` for the office. */
  readonly saveMessageText: SaveMessageTextPayload;
  /** Sets how the viewer is notified. */
  readonly saveNotificationSettings: SaveNotificationSettingsPayload;
  /** Saves some of the candidate's own answers as they are given. */
  readonly saveOwnAnswers: SaveOwnAnswersPayload;
  /** Sets the reasons that reviewers choose from, for admins. */
  readonly saveRefusalReasons: SaveRefusalReasonsPayload;
  /** Sets the rules of a company, or the office's. */
  readonly saveReminderRules: SaveReminderRulesPayload;
  /** Sets for how long data are kept. Seven days later the server begins to delete those who are past them; wants the viewer's password given recently where it will. */
  readonly saveRetention: SaveRetentionPayload;
  /** Mails the access link to the candidate; PRECONDITION_FAILED where no mail server is set, CONFLICT within ten minutes of the last one. */
  readonly sendCandidateAccessLink: SendCandidateAccessLinkPayload;
  /** Mails link and password to several candidates; PRECONDITION_FAILED where no mail server is set. */
  readonly sendCandidateAccessLinks: CandidateActionPayload;
  /** Sends a candidate's document, for staff who may edit the field. */
  readonly sendDocument: SendDocumentPayload;
  /** Mails the access link to those whom `unsentAccessCount` counts, up to 500 per call; PRECONDITION_FAILED where no mail server is set. */
  readonly sendImportAccessLinks: SendImportAccessLinksPayload;
  /** Sends the candidate's own document: the uploaded pages in their order become its next version. */
  readonly sendOwnDocument: SendOwnDocumentPayload;
  /** Sets the due date and the planned day of admission of one or several candidates. */
  readonly setCandidateDates: CandidateActionPayload;
  /** Sets the default dates of a company's new candidates; for admins, and for the company's users theirs. */
  readonly setDefaultDates: SetDefaultDatesPayload;
  /** Makes a template the default one, and no other. */
  readonly setDefaultExportTemplate: SetDefaultExportTemplatePayload;
  /** Demands the second factor of a team, or no longer. An account that does not have it is asked for it from its next request on, and its access keys go on. Of the staff an administrator demands it who has it; wants the password given within the last 10 minutes. */
  readonly setTwoFactorDemand: SetTwoFactorDemandPayload;
  /** Signs a user in with e-mail and password. */
  readonly signIn: SignInPayload;
  /** Signs a candidate in with the access token of their link and their password. */
  readonly signInCandidate: SignInCandidatePayload;
  /** Ends the session that the bearer token names, on every device that shares it. */
  readonly signOut: SignOutPayload;
  /** Sends a webhook that is on the message `webhook.test`. */
  readonly testWebhook: TestWebhookPayload;
  /** Withdraws the confirmation of a candidate. */
  readonly unconfirmCandidate: UnconfirmCandidatePayload;
  /** Writes back the answers as they were before a change; itself an event. */
  readonly undoCandidateChange: UndoCandidateChangePayload;
  /** Closes forms again as they were before `reopenCandidates`; mails that have gone out stay with the candidates. */
  readonly undoCandidateReopenings: CandidateActionPayload;
  /** Takes candidates out of a client again as before `assignCandidatesToClient`; administrators only. */
  readonly undoClientAssignments: CandidateActionPayload;
  /** Takes back the viewer's own judgement of a document, as long as the candidate was not mailed and has sent no other. */
  readonly undoDocumentJudgement: UndoDocumentJudgementPayload;
  /** Takes back what the import wrote, as far as it has not been touched since; goes on in the background. */
  readonly undoImport: UndoImportPayload;
  /** Changes a candidate; absent properties and fields stay as they are. */
  readonly updateCandidate: UpdateCandidatePayload;
  /** Changes several candidates: nothing unless every change is valid, then each on its own, with its outcome. */
  readonly updateCandidates: UpdateCandidatesPayload;
  /** Changes a client. Another e-mail ends password and sessions of its contact; another password is mailed to the new address, once a client that was switched off is active again, and is in no answer. A required field cannot be cleared. */
  readonly updateClient: UpdateClientPayload;
  /** Changes a custom field; absent properties stay as they are. */
  readonly updateCustomField: UpdateCustomFieldPayload;
  /** Changes a template; absent properties stay as they are. */
  readonly updateExportTemplate: UpdateExportTemplatePayload;
  /** Reads another sheet, takes another header row, or changes the client; columns are then mapped anew. */
  readonly updateImportSource: UpdateImportSourcePayload;
  /** Renames an account, and switches it off, which ends its sessions, or on, which wants the viewer's password given recently. */
  readonly updateStaffAccount: UpdateStaffAccountPayload;
  /** Changes a webhook, switches it off or on again; another address and switching on want the viewer's password given recently. */
  readonly updateWebhook: UpdateWebhookPayload;
  /** Uploads one page of a candidate's document, for staff who may edit the field. */
  readonly uploadDocumentPage: UploadDocumentPagePayload;
  /** Uploads one page of the candidate's own document. The same `uploadId` again gives the same page, so that a cut upload can be repeated. Pages that no document takes up are deleted after seven days. */
  readonly uploadOwnDocumentPage: UploadDocumentPagePayload;
  /** Takes the candidate's consent back: the form is closed to them until they accept again. The proof of the consent is kept. */
  readonly withdrawConsent: WithdrawConsentPayload;
};


/** Everything that can be changed. */
export type MutationAcceptConsentArgs = {
  input: AcceptConsentInput;
};


/** Everything that can be changed. */
export type MutationAddCandidateNoteArgs = {
  input: AddCandidateNoteInput;
};


/** Everything that can be changed. */
export type MutationAnalyzeExportTemplateArgs = {
  input: AnalyzeExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationApproveDocumentArgs = {
  input: ApproveDocumentInput;
};


/** Everything that can be changed. */
export type MutationAssignCandidatesToClientArgs = {
  input: AssignCandidatesToClientInput;
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationConfirmCandidateArgs = {
  input: ConfirmCandidateInput;
};


/** Everything that can be changed. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Everything that can be changed. */
export type MutationCorrectImportArgs = {
  input: CorrectImportInput;
};


/** Everything that can be changed. */
export type MutationCreateAccessKeyArgs = {
  input: CreateAccessKeyInput;
};


/** Everything that can be changed. */
export type MutationCreateCandidateArgs = {
  input: CreateCandidateInput;
};


/** Everything that can be changed. */
export type MutationCreateCandidatesArgs = {
  input: CreateCandidatesInput;
};


/** Everything that can be changed. */
export type MutationCreateClientArgs = {
  input: CreateClientInput;
};


/** Everything that can be changed. */
export type MutationCreateCustomFieldArgs = {
  input: CreateCustomFieldInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. */
export type MutationDeleteAccessKeyArgs = {
  input: DeleteAccessKeyInput;
};


/** Everything that can be changed. */
export type MutationDeleteCandidateArgs = {
  input: DeleteCandidateInput;
};


/** Everything that can be changed. */
export type MutationDeleteCandidateNoteArgs = {
  input: DeleteCandidateNoteInput;
};


/** Everything that can be changed. */
export type MutationDeleteClientArgs = {
  input: DeleteClientInput;
};


/** Everything that can be changed. */
export type MutationDeleteCustomFieldArgs = {
  input: DeleteCustomFieldInput;
};


/** Everything that can be changed. */
export type MutationDeleteExportTemplateArgs = {
  input: DeleteExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationDeleteFieldPermissionArgs = {
  input: DeleteFieldPermissionInput;
};


/** Everything that can be changed. */
export type MutationDeleteImportArgs = {
  input: DeleteImportInput;
};


/** Everything that can be changed. */
export type MutationDeleteStaffAccountArgs = {
  input: DeleteStaffAccountInput;
};


/** Everything that can be changed. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that can be changed. */
export type MutationDisableStaffTwoFactorArgs = {
  input: DisableStaffTwoFactorInput;
};


/** Everything that can be changed. */
export type MutationEditImportCellsArgs = {
  input: EditImportCellsInput;
};


/** Everything that can be changed. */
export type MutationEnableTwoFactorArgs = {
  input: EnableTwoFactorInput;
};


/** Everything that can be changed. */
export type MutationEndAdmissionsArgs = {
  input: EndAdmissionsInput;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything that can be changed. */
export type MutationExportCandidatesArgs = {
  input: ExportCandidatesInput;
};


/** Everything that can be changed. */
export type MutationExportDocumentsArgs = {
  input: ExportDocumentsInput;
};


/** Everything that can be changed. */
export type MutationFinishOwnFormArgs = {
  input: FinishOwnFormInput;
};


/** Everything that can be changed. */
export type MutationImportCandidatesArgs = {
  input: ImportCandidatesInput;
};


/** Everything that can be changed. */
export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


/** Everything that can be changed. */
export type MutationInviteStaffAgainArgs = {
  input: InviteStaffAgainInput;
};


/** Everything that can be changed. */
export type MutationLeaveOutImportRowsArgs = {
  input: LeaveOutImportRowsInput;
};


/** Everything that can be changed. */
export type MutationMapImportColumnsArgs = {
  input: MapImportColumnsInput;
};


/** Everything that can be changed. */
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/** Everything that can be changed. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** Everything that can be changed. */
export type MutationPauseImportArgs = {
  input: PauseImportInput;
};


/** Everything that can be changed. */
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


/** Everything that can be changed. */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/** Everything that can be changed. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Everything that can be changed. */
export type MutationRefuseDocumentArgs = {
  input: RefuseDocumentInput;
};


/** Everything that can be changed. */
export type MutationRemindCandidatesArgs = {
  input: RemindCandidatesInput;
};


/** Everything that can be changed. */
export type MutationRenameFieldSectionArgs = {
  input: RenameFieldSectionInput;
};


/** Everything that can be changed. */
export type MutationRenewCandidateAccessArgs = {
  input: RenewCandidateAccessInput;
};


/** Everything that can be changed. */
export type MutationRenewWebhookSecretArgs = {
  input: RenewWebhookSecretInput;
};


/** Everything that can be changed. */
export type MutationReopenCandidateArgs = {
  input: ReopenCandidateInput;
};


/** Everything that can be changed. */
export type MutationReopenCandidatesArgs = {
  input: ReopenCandidatesInput;
};


/** Everything that can be changed. */
export type MutationReorderCustomFieldsArgs = {
  input: ReorderCustomFieldsInput;
};


/** Everything that can be changed. */
export type MutationReplaceImportValuesArgs = {
  input: ReplaceImportValuesInput;
};


/** Everything that can be changed. */
export type MutationRequestOwnCorrectionArgs = {
  input: RequestOwnCorrectionInput;
};


/** Everything that can be changed. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. */
export type MutationResetMessageTextArgs = {
  input: ResetMessageTextInput;
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. */
export type MutationResetReminderRulesArgs = {
  input: ResetReminderRulesInput;
};


/** Everything that can be changed. */
export type MutationResumeAdmissionsArgs = {
  input: ResumeAdmissionsInput;
};


/** Everything that can be changed. */
export type MutationResumeImportArgs = {
  input: ResumeImportInput;
};


/** Everything that can be changed. */
export type MutationRunFailedJobAgainArgs = {
  input: RunFailedJobAgainInput;
};


/** Everything that can be changed. */
export type MutationRunImportArgs = {
  input: RunImportInput;
};


/** Everything that can be changed. */
export type MutationSaveExportTemplateArgs = {
  input: SaveExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationSaveFieldPermissionArgs = {
  input: SaveFieldPermissionInput;
};


/** Everything that can be changed. */
export type MutationSaveMessageTextArgs = {
  input: SaveMessageTextInput;
};


/** Everything that can be changed. */
export type MutationSaveNotificationSettingsArgs = {
  input: SaveNotificationSettingsInput;
};


/** Everything that can be changed. */
export type MutationSaveOwnAnswersArgs = {
  input: SaveOwnAnswersInput;
};


/** Everything that can be changed. */
export type MutationSaveRefusalReasonsArgs = {
  input: SaveRefusalReasonsInput;
};


/** Everything that can be changed. */
export type MutationSaveReminderRulesArgs = {
  input: SaveReminderRulesInput;
};


/** Everything that can be changed. */
export type MutationSaveRetentionArgs = {
  input: SaveRetentionInput;
};


/** Everything that can be changed. */
export type MutationSendCandidateAccessLinkArgs = {
  input: SendCandidateAccessLinkInput;
};


/** Everything that can be changed. */
export type MutationSendCandidateAccessLinksArgs = {
  input: SendCandidateAccessLinksInput;
};


/** Everything that can be changed. */
export type MutationSendDocumentArgs = {
  input: SendDocumentInput;
};


/** Everything that can be changed. */
export type MutationSendImportAccessLinksArgs = {
  input: SendImportAccessLinksInput;
};


/** Everything that can be changed. */
export type MutationSendOwnDocumentArgs = {
  input: SendOwnDocumentInput;
};


/** Everything that can be changed. */
export type MutationSetCandidateDatesArgs = {
  input: SetCandidateDatesInput;
};


/** Everything that can be changed. */
export type MutationSetDefaultDatesArgs = {
  input: SetDefaultDatesInput;
};


/** Everything that can be changed. */
export type MutationSetDefaultExportTemplateArgs = {
  input: SetDefaultExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationSetTwoFactorDemandArgs = {
  input: SetTwoFactorDemandInput;
};


/** Everything that can be changed. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. */
export type MutationSignInCandidateArgs = {
  input: SignInCandidateInput;
};


/** Everything that can be changed. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** Everything that can be changed. */
export type MutationUnconfirmCandidateArgs = {
  input: UnconfirmCandidateInput;
};


/** Everything that can be changed. */
export type MutationUndoCandidateChangeArgs = {
  input: UndoCandidateChangeInput;
};


/** Everything that can be changed. */
export type MutationUndoCandidateReopeningsArgs = {
  input: UndoCandidateReopeningsInput;
};


/** Everything that can be changed. */
export type MutationUndoClientAssignmentsArgs = {
  input: UndoClientAssignmentsInput;
};


/** Everything that can be changed. */
export type MutationUndoDocumentJudgementArgs = {
  input: UndoDocumentJudgementInput;
};


/** Everything that can be changed. */
export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


/** Everything that can be changed. */
export type MutationUpdateCandidateArgs = {
  input: UpdateCandidateInput;
};


/** Everything that can be changed. */
export type MutationUpdateCandidatesArgs = {
  input: UpdateCandidatesInput;
};


/** Everything that can be changed. */
export type MutationUpdateClientArgs = {
  input: UpdateClientInput;
};


/** Everything that can be changed. */
export type MutationUpdateCustomFieldArgs = {
  input: UpdateCustomFieldInput;
};


/** Everything that can be changed. */
export type MutationUpdateExportTemplateArgs = {
  input: UpdateExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationUpdateImportSourceArgs = {
  input: UpdateImportSourceInput;
};


/** Everything that can be changed. */
export type MutationUpdateStaffAccountArgs = {
  input: UpdateStaffAccountInput;
};


/** Everything that can be changed. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Everything that can be changed. */
export type MutationUploadDocumentPageArgs = {
  input: UploadDocumentPageInput;
};


/** Everything that can be changed. */
export type MutationUploadOwnDocumentPageArgs = {
  input: UploadOwnDocumentPageInput;
};

/** Anything that has a global id and can be fetched again with `node`. */
export type Node = {
  /** Opaque global id. */
  readonly id: Scalars['ID']['output'];
};

/** What one person is told of one candidate; the latest of each kind, so that one that happens again is unread again. */
export type Notification = {
  readonly __typename?: 'Notification';
  /** When that happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The candidate; null for one that the viewer may not see any more. */
  readonly candidate?: Maybe<Candidate>;
  readonly id: Scalars['ID']['output'];
  /** Whether it was read, or all were marked as read. */
  readonly isRead: Scalars['Boolean']['output'];
  /** What it is about. */
  readonly kind: NotificationKind;
};

/** A page of the viewer's notifications, latest first. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The notifications of this page with their cursors. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** Where this page lies. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A notification in a page. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** The entry's cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The notification. */
  readonly node: Notification;
};

/** What the staff are notified of. */
export type NotificationKind =
  /** Confirmed data of a candidate have changed. */
  | 'changed_after_confirmation'
  /** A candidate has finished the form for the first time. */
  | 'complete'
  /** A company has withdrawn its confirmation. */
  | 'confirmation_withdrawn'
  /** A candidate asks for a correction. */
  | 'correction_asked'
  /** A candidate has finished again what was opened for a correction. */
  | 'correction_sent'
  /** A mail about a candidate was refused for good. */
  | 'mail_bounced'
  /** The due date of a candidate has passed. */
  | 'overdue';

/** How the viewer is notified of one kind. */
export type NotificationSetting = {
  readonly __typename?: 'NotificationSetting';
  /** By a mail of its own, between 8:00 and 20:00 in São Paulo. */
  readonly byMail: Scalars['Boolean']['output'];
  /** In a mail at 8:00 on working days, when there is something. */
  readonly inDigest: Scalars['Boolean']['output'];
  /** In the list of notifications. */
  readonly inProduct: Scalars['Boolean']['output'];
  /** The kind. */
  readonly kind: NotificationKind;
};

/** How to be notified of one kind. */
export type NotificationSettingInput = {
  /** By a mail of its own. */
  readonly byMail: Scalars['Boolean']['input'];
  /** In the daily mail. */
  readonly inDigest: Scalars['Boolean']['input'];
  /** In the list of notifications. */
  readonly inProduct: Scalars['Boolean']['input'];
  /** The kind. */
  readonly kind: NotificationKind;
};

/** How the viewer is notified. */
export type NotificationSettings = {
  readonly __typename?: 'NotificationSettings';
  /** Every kind. */
  readonly kinds: ReadonlyArray<NotificationSetting>;
  /** The language of the mails. */
  readonly language: Language;
};

/** The signed-in candidate's own record: nothing personal before consent. */
export type OwnCandidate = {
  readonly __typename?: 'OwnCandidate';
  /** Name of the hiring company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** When the form was finished; null while in progress. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The consent text in force. */
  readonly consentDocument: ConsentDocument;
  /** The requested keys whose fields have been changed since the reopening. */
  readonly correctedFieldKeys: ReadonlyArray<Scalars['String']['output']>;
  /** When the candidate asked for a correction that is not answered yet; null for none. */
  readonly correctionRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The candidate's current documents, by the order of their fields; none before consent. */
  readonly documents: ReadonlyArray<Document>;
  /** The day until which the form is to be finished, 'yyyy-MM-dd'; null before consent, for none, and once it is finished. */
  readonly dueOn?: Maybe<Scalars['String']['output']>;
  /** Own e-mail; null before consent. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The fields that the candidate may see, by order, without name and e-mail; without values before consent. */
  readonly fields: ReadonlyArray<FieldValue>;
  /** Whether the consent in force has been accepted. */
  readonly hasConsented: Scalars['Boolean']['output'];
  /** Whether the company has ended the admission: nothing can be answered any more. */
  readonly hasEnded: Scalars['Boolean']['output'];
  /** Global id of the candidate. */
  readonly id: Scalars['ID']['output'];
  /** Own name; null before consent. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Filled share of the editable fields: 0 to 100. */
  readonly progress: Scalars['Int']['output'];
  /** Why the form was opened again; null before consent, and where no reason was given. */
  readonly reopenMessage?: Maybe<Scalars['String']['output']>;
  /** After a reopening: the keys that the candidate is asked to correct; empty for all. */
  readonly requestedFieldKeys: ReadonlyArray<Scalars['String']['output']>;
  /** Grows with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Where the candidate stands. */
  readonly status: CandidateStatus;
};


/** The signed-in candidate's own record: nothing personal before consent. */
export type OwnCandidateConsentDocumentArgs = {
  language?: InputMaybe<Language>;
};

/** A numbered page, for jumps: `cursor`, passed as `after`, counts entries, while cursors of entries stay beside them. */
export type PageCursor = {
  readonly __typename?: 'PageCursor';
  /** What to pass as `after` to fetch this page. */
  readonly cursor: Scalars['String']['output'];
  /** Whether it is the page at hand. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The page's number, counted from 1. */
  readonly page: Scalars['Int']['output'];
};

/** The numbered pages that a pager shows: the first, the last and two on each side of the current one. */
export type PageCursors = {
  readonly __typename?: 'PageCursors';
  /** The current page and up to two on each side. */
  readonly around: ReadonlyArray<PageCursor>;
  /** Page 1, when it is not among `around`. */
  readonly first?: Maybe<PageCursor>;
  /** The last page, when it is not among `around`. */
  readonly last?: Maybe<PageCursor>;
  /** The number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};

/** Where a page of a connection lies among the others. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last entry of this page: what to pass as `after` for the page that follows it. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether entries follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry of this page: what to pass as `before` for the page that precedes it. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** An import to pause. */
export type PauseImportInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `pauseImport`. */
export type PauseImportPayload = {
  readonly __typename?: 'PauseImportPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Everything that can be read. */
export type Query = {
  readonly __typename?: 'Query';
  /** Figures of a period of at most 366 days: of all candidates for admins, of their own for clients. */
  readonly admissionFigures: AdmissionFigures;
  /** The work queue: candidates who need attention, each once, under the gravest reason; longest waiting first. */
  readonly attention: AttentionConnection;
  /** How many candidates the work queue lists under each reason, gravest first; every reason comes. */
  readonly attentionCounts: ReadonlyArray<AttentionCount>;
  /** Others with the CPF of a candidate, or with one that is typed, if it is one that exists: of the same company, or like the candidate of none. Five at most; none for viewers who may not view the CPF. */
  readonly candidateDuplicates: ReadonlyArray<Candidate>;
  /** One import. NOT_FOUND also for one that is not the viewer's. */
  readonly candidateImport: CandidateImport;
  /** The model to fill in, made from the fields of the moment and the viewer's rights; a file made from it needs no mapping. */
  readonly candidateImportModel: ImportModel;
  /** Imports, newest first: all of them for admins; for a client those that its own users began. */
  readonly candidateImports: CandidateImportConnection;
  /** What the reader of a candidate's link may know before the sign-in. */
  readonly candidateInvitation: CandidateInvitation;
  /** The candidates beside one in a list, to page through them one by one. */
  readonly candidateNeighbours: CandidateNeighbours;
  /** True totals for the dashboard cards. */
  readonly candidateTotals: CandidateTotals;
  /** Candidates: all of them for admins, their own for clients. */
  readonly candidates: CandidateConnection;
  /** The first candidates with an answer that begins with a text, or is it as people write it. Only fields that the viewer may see are searched. */
  readonly candidatesByAnswer: ReadonlyArray<CandidateAnswerMatch>;
  /** The clients, for admins. */
  readonly clients: ClientConnection;
  /** The confirmations by one client, withdrawn ones included, newest first; a client names its own. */
  readonly confirmations: CandidateConfirmationConnection;
  /** What a confirmation was about, and whether that is still what was stored; for administrators. */
  readonly confirmedRecord: ConfirmedRecord;
  /** Grows with every change of the order of a target's fields; send it back with `reorderCustomFields`. */
  readonly customFieldOrderRevision: Scalars['Int']['output'];
  /** All custom fields by order, for admins. */
  readonly customFields: ReadonlyArray<CustomField>;
  /** Current documents that wait for the viewer's judgement, those sent again first, then the oldest first. */
  readonly documentsToReview: DocumentConnection;
  /** The export configuration to start from: standard columns and all candidate fields. */
  readonly exportColumns: ExportConfiguration;
  /** What the columns of a template can be mapped to. */
  readonly exportDataFields: ReadonlyArray<ExportDataField>;
  /** The first five rows of an export as they will appear. */
  readonly exportPreview: ExportPreview;
  /** All saved templates, newest first, for admins. */
  readonly exportTemplates: ReadonlyArray<ExportTemplate>;
  /** Work that has failed for good in the last 180 days, latest first; for admins. */
  readonly failedJobs: FailedJobConnection;
  /** All permission records, for admins. */
  readonly fieldPermissions: ReadonlyArray<FieldPermission>;
  /** The active fields of a target with the viewer's rights and no values: what a form for a new record shows. */
  readonly formFields: ReadonlyArray<FieldValue>;
  /** A message as it would go out: with the text that holds, or with one that is being written. */
  readonly messagePreview: MessagePreviewPayload;
  /** The texts of all messages of a company; for admins, and for the company's users theirs. Without `clientId` a company's own, or for admins those of the office, which hold where a company has none. */
  readonly messageTexts: ReadonlyArray<MessageText>;
  /** Fetches any node that the viewer may see by its global id; null otherwise. */
  readonly node?: Maybe<Node>;
  /** How the viewer is notified. */
  readonly notificationSettings: NotificationSettings;
  /** The viewer's own notifications, latest first; at most 300 of the last 90 days. */
  readonly notifications: NotificationConnection;
  /** What the editor proposes for a new key, for admins. */
  readonly proposedFieldPermission: FieldPermissionProposal;
  /** The reasons that reviewers choose from, in their order, for staff. */
  readonly refusalReasons: ReadonlyArray<RefusalReason>;
  /** The rules of a company; for admins, and for the company's users theirs. Without `clientId` a company's own, or for admins the office's. */
  readonly reminderRules: ReminderRules;
  /** For how long the data of ended admissions are kept. */
  readonly retention: Retention;
  /** Whom periods would concern, before they are set. */
  readonly retentionPreview: RetentionPreview;
  /** All accounts of a team by name, its contact first, for those who keep it: administrators, and the contact of a company. */
  readonly staffAccounts: ReadonlyArray<StaffAccount>;
  /** How many candidates are in each stage; every stage comes. */
  readonly stageCounts: ReadonlyArray<StageCount>;
  /** The teams of which the second factor is demanded, or not. */
  readonly twoFactorDemands: TwoFactorDemands;
  /** How many of the viewer's notifications are unread. */
  readonly unreadNotifications: Scalars['Int']['output'];
  /** The signed-in person; null without a session, NOT_FOUND with one of a candidate who was deleted. */
  readonly viewer?: Maybe<Viewer>;
  /** One of them; null for none that the viewer has. */
  readonly webhook?: Maybe<Webhook>;
  /** The webhooks of the viewer: of the office for administrators, which tell of all candidates; of the company for its contact. Oldest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
};


/** Everything that can be read. */
export type QueryAdmissionFiguresArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAttentionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  reason: AttentionReason;
};


/** Everything that can be read. */
export type QueryAttentionCountsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCandidateDuplicatesArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  cpf?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCandidateImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCandidateImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryCandidateInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCandidateNeighboursArgs = {
  filter?: InputMaybe<CandidateFilter>;
  id: Scalars['ID']['input'];
  sort?: InputMaybe<CandidateSort>;
};


/** Everything that can be read. */
export type QueryCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CandidateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CandidateSort>;
};


/** Everything that can be read. */
export type QueryCandidatesByAnswerArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryClientsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
};


/** Everything that can be read. */
export type QueryConfirmationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  clientId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryConfirmedRecordArgs = {
  eventId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomFieldOrderRevisionArgs = {
  target: FieldTarget;
};


/** Everything that can be read. */
export type QueryCustomFieldsArgs = {
  target?: InputMaybe<FieldTarget>;
};


/** Everything that can be read. */
export type QueryDocumentsToReviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryExportPreviewArgs = {
  input: ExportCandidatesInput;
};


/** Everything that can be read. */
export type QueryFailedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryFormFieldsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
  target: FieldTarget;
};


/** Everything that can be read. */
export type QueryMessagePreviewArgs = {
  input: MessagePreviewInput;
};


/** Everything that can be read. */
export type QueryMessageTextsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  language: Language;
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryProposedFieldPermissionArgs = {
  key: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryReminderRulesArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryRetentionPreviewArgs = {
  hiredMonths?: InputMaybe<Scalars['Int']['input']>;
  otherMonths?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryStaffAccountsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryStageCountsArgs = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/** The viewer's password, given once more. */
export type ReauthenticateInput = {
  /** The present password. */
  readonly password: Scalars['String']['input'];
};

/** Outcome of `reauthenticate`. */
export type ReauthenticatePayload = {
  readonly __typename?: 'ReauthenticatePayload';
  /** Why the password was not accepted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A message to send again. */
export type RedeliverWebhookInput = {
  /** Global id of the message. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `redeliverWebhook`. */
export type RedeliverWebhookPayload = {
  readonly __typename?: 'RedeliverWebhookPayload';
  /** The message, which is sent at once. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Why it is not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A refresh token to exchange. */
export type RefreshSessionInput = {
  /** The refresh token of the last sign-in or refresh. */
  readonly refreshToken: Scalars['String']['input'];
};

/** Outcome of `refreshSession`. */
export type RefreshSessionPayload = {
  readonly __typename?: 'RefreshSessionPayload';
  /** The new access token. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** The new refresh token. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  /** Why the session could not be renewed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A reason for a refusal that reviewers choose from. */
export type RefusalReason = {
  readonly __typename?: 'RefusalReason';
  /** What the candidate reads. */
  readonly text: Scalars['String']['output'];
};

/** A document to refuse. */
export type RefuseDocumentInput = {
  /** The document. */
  readonly id: Scalars['ID']['input'];
  /** Why, in words that the candidate reads, at most 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Outcome of `refuseDocument`. */
export type RefuseDocumentPayload = {
  readonly __typename?: 'RefuseDocumentPayload';
  /** The document as it is now; on a CONFLICT, as somebody else has left it. */
  readonly document?: Maybe<Document>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Candidates to remind. One who is finished, or was reminded today, is skipped. */
export type RemindCandidatesInput = {
  /** Tell what would happen, and send nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** What became of the reminders of a period. */
export type ReminderFigures = {
  readonly __typename?: 'ReminderFigures';
  /** Reminders after which the candidate answered within three days. */
  readonly answered: Scalars['Int']['output'];
  /** Reminders that the mail server has taken. */
  readonly sent: Scalars['Int']['output'];
  /** Reminders without an answer whose three days are not over. */
  readonly waiting: Scalars['Int']['output'];
};

/** When the candidates of a company are reminded by mail, and what the company is told. */
export type ReminderRules = {
  readonly __typename?: 'ReminderRules';
  /** The company; null for the office's own, of candidates without a company and of companies that have chosen nothing. */
  readonly clientId?: Maybe<Scalars['ID']['output']>;
  /** The mails that the company gets; a link in each switches it off. */
  readonly companyMails: ReadonlyArray<CompanyMail>;
  /** How many days after it, fewest first; empty for never. */
  readonly daysAfter: ReadonlyArray<Scalars['Int']['output']>;
  /** How many days before the due date a candidate is reminded, most first; empty for never. */
  readonly daysBefore: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether they were chosen for it; otherwise the office's hold, or the usual ones. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The language of all of them. */
  readonly language: Language;
};

/** Another name for a section of a target's fields. */
export type RenameFieldSectionInput = {
  /** The heading that they stand under from now on, in one line of at most 60 characters; one that other fields stand under already makes one section of both, and the fields stand under none when it is null or blank. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The heading that the fields stand under. */
  readonly section: Scalars['String']['input'];
  /** Whose fields. */
  readonly target: FieldTarget;
};

/** Outcome of `renameFieldSection`. */
export type RenameFieldSectionPayload = {
  readonly __typename?: 'RenameFieldSectionPayload';
  /** The fields of the target as they are now, by order. */
  readonly customFields?: Maybe<ReadonlyArray<CustomField>>;
  /** Why nothing was renamed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A candidate whose link and password to replace. */
export type RenewCandidateAccessInput = {
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `renewCandidateAccess`. */
export type RenewCandidateAccessPayload = {
  readonly __typename?: 'RenewCandidateAccessPayload';
  /** The candidate with the new link and password. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Outcome of `renewRecoveryCodes`. */
export type RenewRecoveryCodesPayload = {
  readonly __typename?: 'RenewRecoveryCodesPayload';
  /** Ten codes that sign in once each in the place of the app's. They are in this answer alone: the server keeps their hashes only. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why none were made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The webhook that gets another secret. */
export type RenewWebhookSecretInput = {
  /** Global id of the webhook. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `renewWebhookSecret`. */
export type RenewWebhookSecretPayload = {
  readonly __typename?: 'RenewWebhookSecretPayload';
  /** What signs its messages from now on; shown this once. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it was not renewed. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook. */
  readonly webhook?: Maybe<Webhook>;
};

/** A candidate to open again. */
export type ReopenCandidateInput = {
  /** What the candidate is asked to correct, of `correctableFields`; everything editable when absent or empty. */
  readonly fieldKeys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
  /** Why, in a few words to the candidate: shown above the form, and mailed. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `reopenCandidate`. */
export type ReopenCandidatePayload = {
  readonly __typename?: 'ReopenCandidatePayload';
  /** The candidate as it is now. */
  readonly candidate?: Maybe<Candidate>;
  /** Whether the mail about it reaches the candidate; false where no mail server is set. Null when nothing was changed. */
  readonly isMailed?: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Complete candidates to open again. One who is in progress is skipped. */
export type ReopenCandidatesInput = {
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they are asked to correct, of `correctableFields`; everything editable when absent or empty. */
  readonly fieldKeys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Why, in a few words to the candidates. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** A new order of a target's fields. */
export type ReorderCustomFieldsInput = {
  /** The order revision that the new order is based on; a newer one in store is a CONFLICT. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** All fields of the target in their new order. */
  readonly fieldIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Whose fields. */
  readonly target: FieldTarget;
};

/** Outcome of `reorderCustomFields`. */
export type ReorderCustomFieldsPayload = {
  readonly __typename?: 'ReorderCustomFieldsPayload';
  /** The fields in their new order. */
  readonly customFields?: Maybe<ReadonlyArray<CustomField>>;
  /** The order revision now. */
  readonly revision?: Maybe<Scalars['Int']['output']>;
  /** Why the order was not changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A value to map to another one. */
export type ReplaceImportValuesInput = {
  /** Key of the field. */
  readonly fieldKey: Scalars['String']['input'];
  /** The value as it stands in the file; case and outer blanks are ignored. */
  readonly from: Scalars['String']['input'];
  /** The import. */
  readonly id: Scalars['ID']['input'];
  /** What it means; an empty text for nothing, null takes an earlier replacement back. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `replaceImportValues`. */
export type ReplaceImportValuesPayload = {
  readonly __typename?: 'ReplaceImportValuesPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A candidate's request to correct what was sent. */
export type RequestOwnCorrectionInput = {
  /** What is to be corrected, to be read by the company. */
  readonly message: Scalars['String']['input'];
};

/** Outcome of `requestOwnCorrection`. */
export type RequestOwnCorrectionPayload = {
  readonly __typename?: 'RequestOwnCorrectionPayload';
  /** The candidate's own record as it is now. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** Why nothing was asked for. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Whose password is lost. */
export type RequestPasswordResetInput = {
  /** The account's e-mail. */
  readonly email: Scalars['String']['input'];
};

/** Outcome of `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  readonly __typename?: 'RequestPasswordResetPayload';
  /** Why the request was refused; an unknown e-mail is no reason. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A text to give up. */
export type ResetMessageTextInput = {
  /** The company; absent as in `messageTexts`. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The language. */
  readonly language: Language;
  /** The message. */
  readonly message: MessageKind;
};

/** Outcome of `resetMessageText`. */
export type ResetMessageTextPayload = {
  readonly __typename?: 'ResetMessageTextPayload';
  /** The text that holds now. */
  readonly text?: Maybe<MessageText>;
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new password with the proof from a reset link. */
export type ResetPasswordInput = {
  /** The new password, of 6 characters or more. */
  readonly newPassword: Scalars['String']['input'];
  /** The `token` of the link. */
  readonly token: Scalars['String']['input'];
  /** The `userId` of the link. */
  readonly userId: Scalars['String']['input'];
};

/** Outcome of `resetPassword`. */
export type ResetPasswordPayload = {
  readonly __typename?: 'ResetPasswordPayload';
  /** Why the password was not set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Whose rules to give up. */
export type ResetReminderRulesInput = {
  /** The company; absent as in `reminderRules`. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of `resetReminderRules`. */
export type ResetReminderRulesPayload = {
  readonly __typename?: 'ResetReminderRulesPayload';
  /** The rules that hold now. */
  readonly rules?: Maybe<ReminderRules>;
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Ended admissions to go on with. One that has not ended is skipped. */
export type ResumeAdmissionsInput = {
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** An import to resume. */
export type ResumeImportInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `resumeImport`. */
export type ResumeImportPayload = {
  readonly __typename?: 'ResumeImportPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** For how long the data of admissions that have ended are kept. */
export type Retention = {
  readonly __typename?: 'Retention';
  /** How many candidates the server has deleted so far. */
  readonly deletedCount: Scalars['Int']['output'];
  /** From when on the server deletes by these, seven days after they were set; null while neither is set. */
  readonly effectiveFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Months after the end of an admission with the reason HIRED, 1 to 360; null to keep the data. */
  readonly hiredMonths?: Maybe<Scalars['Int']['output']>;
  /** The last change and its author; null for none. */
  readonly lastChange?: Maybe<LastChange>;
  /** When it deleted the last of them; null for none. */
  readonly lastDeletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Months after the end with any other reason, 1 to 360; null to keep the data. */
  readonly otherMonths?: Maybe<Scalars['Int']['output']>;
  /** Grows with every change; send it back as `expectedRevision` so that nothing is overwritten unseen. */
  readonly revision: Scalars['Int']['output'];
};

/** Whom some periods would concern. */
export type RetentionPreview = {
  readonly __typename?: 'RetentionPreview';
  /** Candidates whose period is over. */
  readonly overCount: Scalars['Int']['output'];
  /** Further candidates whose period is over within 30 days. */
  readonly soonCount: Scalars['Int']['output'];
};

/** What an account may be; every account has exactly one role. */
export type Role =
  /** Internal staff. */
  | 'admin'
  /** A candidate, signed in with an access token and a password. */
  | 'candidate'
  /** A hiring company's user. */
  | 'client';

/** A failed job to run again. */
export type RunFailedJobAgainInput = {
  /** The job. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `runFailedJobAgain`. */
export type RunFailedJobAgainPayload = {
  readonly __typename?: 'RunFailedJobAgainPayload';
  /** The id of the job, which is no failed one any more. */
  readonly queuedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An import to run. */
export type RunImportInput = {
  /** The revision that was looked at; a newer one in store is a CONFLICT. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `runImport`. */
export type RunImportPayload = {
  readonly __typename?: 'RunImportPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was begun; columns that the viewer may not edit are named one by one. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A new template. */
export type SaveExportTemplateInput = {
  /** The columns. */
  readonly columnMappings: ReadonlyArray<ColumnMappingInput>;
  /** Description. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** File name without extension. */
  readonly fileName?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the default. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  readonly name: Scalars['String']['input'];
  /** Name of the sheet. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
  /** The analysed upload whose workbook is to be kept and filled. */
  readonly uploadId?: InputMaybe<Scalars['ID']['input']>;
};

/** Outcome of `saveExportTemplate`. */
export type SaveExportTemplatePayload = {
  readonly __typename?: 'SaveExportTemplatePayload';
  /** The new template. */
  readonly exportTemplate?: Maybe<ExportTemplate>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Rights on a field key. */
export type SaveFieldPermissionInput = {
  /** Roles that may edit; admin is always added. */
  readonly canEdit: ReadonlyArray<Role>;
  /** Roles that may view; admin is always added. */
  readonly canView: ReadonlyArray<Role>;
  /** Explanation. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The field key. */
  readonly fieldKey: Scalars['String']['input'];
  /** What people read. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `saveFieldPermission`. */
export type SaveFieldPermissionPayload = {
  readonly __typename?: 'SaveFieldPermissionPayload';
  /** The record as it is now. */
  readonly fieldPermission?: Maybe<FieldPermission>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The words of a message. */
export type SaveMessageTextInput = {
  /** The text, at most 2,000 characters. */
  readonly body: Scalars['String']['input'];
  /** The company; absent as in `messageTexts`. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** What you took the words that hold to be; where they are neither that nor what you want by now, it is a CONFLICT, and nothing is overwritten unseen. */
  readonly expected?: InputMaybe<ExpectedMessageTextInput>;
  /** The language. */
  readonly language: Language;
  /** The message. */
  readonly message: MessageKind;
  /** The subject, at most 150 characters; absent for a message that has none. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `saveMessageText`. */
export type SaveMessageTextPayload = {
  readonly __typename?: 'SaveMessageTextPayload';
  /** The text as it is now, also when another change came first. */
  readonly text?: Maybe<MessageText>;
  /** Why nothing was saved: INVALID for a variable that the message does not have. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How to be notified. Kinds that are not named stay as they are. */
export type SaveNotificationSettingsInput = {
  /** The kinds to set, each once. */
  readonly kinds: ReadonlyArray<NotificationSettingInput>;
  /** The language of the mails. */
  readonly language: Language;
};

/** Outcome of `saveNotificationSettings`. */
export type SaveNotificationSettingsPayload = {
  readonly __typename?: 'SaveNotificationSettingsPayload';
  /** How the viewer is notified now. */
  readonly settings?: Maybe<NotificationSettings>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Answers as they are given; what is absent stays as it is. */
export type SaveOwnAnswersInput = {
  /** Own e-mail. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Values of fields. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldAnswerInput>>;
  /** Own name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail that this device last saw; a different one in store is a CONFLICT on `email`. Not checked when absent. */
  readonly previousEmail?: InputMaybe<Scalars['String']['input']>;
  /** The name that this device last saw; a different one in store is a CONFLICT on `name`. Not checked when absent. */
  readonly previousName?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `saveOwnAnswers`. */
export type SaveOwnAnswersPayload = {
  readonly __typename?: 'SaveOwnAnswersPayload';
  /** The candidate's own record as it is now. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** When the answers were saved. */
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The reasons that reviewers choose from. */
export type SaveRefusalReasonsInput = {
  /** What you took the reasons to be; where they are neither that nor what you want by now, it is a CONFLICT, and nothing is overwritten unseen. */
  readonly expected?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The texts in order, 1 to 30, each at most 200 characters. */
  readonly texts: ReadonlyArray<Scalars['String']['input']>;
};

/** Outcome of `saveRefusalReasons`. */
export type SaveRefusalReasonsPayload = {
  readonly __typename?: 'SaveRefusalReasonsPayload';
  /** The reasons as they are now. */
  readonly refusalReasons?: Maybe<ReadonlyArray<RefusalReason>>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The rules of a company, all of them. */
export type SaveReminderRulesInput = {
  /** The company; absent as in `reminderRules`. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The mails that the company gets. */
  readonly companyMails: ReadonlyArray<CompanyMail>;
  /** Days after it, 1 to 30, at most five. */
  readonly daysAfter: ReadonlyArray<Scalars['Int']['input']>;
  /** Days before the due date, 1 to 30, at most five. */
  readonly daysBefore: ReadonlyArray<Scalars['Int']['input']>;
  /** What you took the rules that hold to be; where they are neither that nor what you want by now, it is a CONFLICT, and nothing is overwritten unseen. */
  readonly expected?: InputMaybe<ExpectedReminderRulesInput>;
  /** The language of all of them. */
  readonly language: Language;
};

/** Outcome of `saveReminderRules`. */
export type SaveReminderRulesPayload = {
  readonly __typename?: 'SaveReminderRulesPayload';
  /** The rules as they are now, also when another change came first. */
  readonly rules?: Maybe<ReminderRules>;
  /** Why nothing was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Both periods, which take the place of those in force; null and absent keep the data. */
export type SaveRetentionInput = {
  /** The revision that the change is based on; a newer one in store is a CONFLICT. Without it what somebody else has set meanwhile is overwritten. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Months after the end of an admission with the reason HIRED, 1 to 360. */
  readonly hiredMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Months after the end with any other reason, 1 to 360. */
  readonly otherMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of `saveRetention`. */
export type SaveRetentionPayload = {
  readonly __typename?: 'SaveRetentionPayload';
  /** The periods as they are now; on a CONFLICT, as somebody else has left them. */
  readonly retention?: Maybe<Retention>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A candidate to mail. */
export type SendCandidateAccessLinkInput = {
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `sendCandidateAccessLink`. */
export type SendCandidateAccessLinkPayload = {
  readonly __typename?: 'SendCandidateAccessLinkPayload';
  /** The candidate, with the moment of the mail. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Candidates to mail their link and password to. One who was sent them less than ten minutes ago is skipped. */
export type SendCandidateAccessLinksInput = {
  /** Tell what would happen, and send nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** A candidate's document to send. */
export type SendDocumentInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The day on which it expires (yyyy-MM-dd), where the field asks for it. */
  readonly expiresOn?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly fieldKey: Scalars['String']['input'];
  /** The pages in order. */
  readonly pages: ReadonlyArray<DocumentPageInput>;
};

/** Outcome of `sendDocument`. */
export type SendDocumentPayload = {
  readonly __typename?: 'SendDocumentPayload';
  /** The candidate as it is now. */
  readonly candidate?: Maybe<Candidate>;
  /** The document as it is now. */
  readonly document?: Maybe<Document>;
  /** Why nothing was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An import whose candidates to mail. */
export type SendImportAccessLinksInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `sendImportAccessLinks`. */
export type SendImportAccessLinksPayload = {
  readonly __typename?: 'SendImportAccessLinksPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** How many mails this call has queued. */
  readonly queuedCount?: Maybe<Scalars['Int']['output']>;
  /** How many candidates are left; call again until there is none. */
  readonly remainingCount?: Maybe<Scalars['Int']['output']>;
  /** Why nothing was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The candidate's own document to send. */
export type SendOwnDocumentInput = {
  /** The day on which it expires (yyyy-MM-dd), where the field asks for it. */
  readonly expiresOn?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly fieldKey: Scalars['String']['input'];
  /** The pages in order. */
  readonly pages: ReadonlyArray<DocumentPageInput>;
};

/** Outcome of `sendOwnDocument`. */
export type SendOwnDocumentPayload = {
  readonly __typename?: 'SendOwnDocumentPayload';
  /** The candidate's own record as it is now. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** The document as it is now. */
  readonly document?: Maybe<Document>;
  /** Why nothing was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One sign-in of an account on one device. */
export type Session = {
  readonly __typename?: 'Session';
  /** When the session began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the session of this very request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When the session was last renewed. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
  /** The browser or program, as it named itself. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};

/** Candidates whose dates to set. A date that is absent stays, null clears it. */
export type SetCandidateDatesInput = {
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day by which the form is due, 'yyyy-MM-dd'. */
  readonly dueOn?: InputMaybe<Scalars['String']['input']>;
  /** Only candidates whose due date is this one still; null for none. So a former due date is given back, also one in the past. */
  readonly onlyDueOn?: InputMaybe<Scalars['String']['input']>;
  /** The planned day of admission, 'yyyy-MM-dd'. */
  readonly plannedAdmissionOn?: InputMaybe<Scalars['String']['input']>;
  /** Which candidates. */
  readonly selection: CandidateSelectionInput;
};

/** The default dates of a company's new candidates, in days after the registration, 1 to 365; null for none. */
export type SetDefaultDatesInput = {
  /** When the admission is planned; absent leaves it as it is. */
  readonly admissionInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The company; absent for a company's own. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** When the form is due; absent leaves it as it is. */
  readonly dueInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What you took the days to be that you set; one that is neither that nor what you want by now is a CONFLICT, and nothing is overwritten unseen. */
  readonly expected?: InputMaybe<ExpectedDefaultDatesInput>;
};

/** Outcome of `setDefaultDates`. */
export type SetDefaultDatesPayload = {
  readonly __typename?: 'SetDefaultDatesPayload';
  /** The company, also when another change came first. */
  readonly client?: Maybe<Client>;
  /** Why nothing was set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A template to make the default. */
export type SetDefaultExportTemplateInput = {
  /** The template. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `setDefaultExportTemplate`. */
export type SetDefaultExportTemplatePayload = {
  readonly __typename?: 'SetDefaultExportTemplatePayload';
  /** All templates as they are now. */
  readonly exportTemplates?: Maybe<ReadonlyArray<ExportTemplate>>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Whether to demand the second factor of a team. */
export type SetTwoFactorDemandInput = {
  /** Whether it is demanded from now on. */
  readonly isDemanded: Scalars['Boolean']['input'];
  /** The team. */
  readonly of: TwoFactorTeam;
};

/** Outcome of `setTwoFactorDemand`. */
export type SetTwoFactorDemandPayload = {
  readonly __typename?: 'SetTwoFactorDemandPayload';
  /** What is demanded now. */
  readonly twoFactorDemands?: Maybe<TwoFactorDemands>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Credentials of a candidate. */
export type SignInCandidateInput = {
  /** The candidate's password. */
  readonly password: Scalars['String']['input'];
  /** The access token of the candidate's link. */
  readonly token: Scalars['String']['input'];
};

/** Outcome of `signInCandidate`. */
export type SignInCandidatePayload = {
  readonly __typename?: 'SignInCandidatePayload';
  /** JWT to send as bearer token; valid for 8 hours. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Why the sign-in failed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Credentials of a user. */
export type SignInInput = {
  /** Code of the authenticator app, or a recovery code: for an account with two-step sign-in, whose password alone is answered TWO_FACTOR_REQUIRED. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The account's e-mail, in any case. */
  readonly email: Scalars['String']['input'];
  /** The account's password or its one-use temporary password. */
  readonly password: Scalars['String']['input'];
};

/** Outcome of `signIn`. */
export type SignInPayload = {
  readonly __typename?: 'SignInPayload';
  /** JWT to send as bearer token; valid for 15 minutes. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Whether the password must be changed before anything else. */
  readonly mustChangePassword?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque token for `refreshSession`; valid for 30 days. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  /** Why the sign-in failed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Outcome of `signOut`. */
export type SignOutPayload = {
  readonly __typename?: 'SignOutPayload';
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An account of the internal staff, or of a company. */
export type StaffAccount = {
  readonly __typename?: 'StaffAccount';
  /** Whether they may sign in. */
  readonly active: Scalars['Boolean']['output'];
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The e-mail that they sign in with. */
  readonly email: Scalars['String']['output'];
  /** Whether they sign in with a code of an authenticator app besides the password. */
  readonly hasTwoFactor: Scalars['Boolean']['output'];
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the account of a company's contact, which is changed with its client alone. */
  readonly isContact: Scalars['Boolean']['output'];
  /** Whether they have chosen no password yet; until then the invitation can be sent again. */
  readonly isInvited: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own account, which cannot be switched off. */
  readonly isViewer: Scalars['Boolean']['output'];
  /** Name of the person. */
  readonly name: Scalars['String']['output'];
};

/** How many candidates are in a stage. */
export type StageCount = {
  readonly __typename?: 'StageCount';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The stage. */
  readonly stage: CandidateStage;
};

/** How long candidates were in a stage, of those who have left it on the usual way. */
export type StageDuration = {
  readonly __typename?: 'StageDuration';
  /** How many times it was left. */
  readonly count: Scalars['Int']['output'];
  /** Half of them took at most so many days; null for none. */
  readonly medianDays?: Maybe<Scalars['Float']['output']>;
  /** Nine of ten took at most so many days; null for none. */
  readonly p90Days?: Maybe<Scalars['Float']['output']>;
  /** The stage. */
  readonly stage: CandidateStage;
};

/** What is told while somebody listens, as server-sent events at `/graphql/stream`. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The present state at once, and again after each change, at most once a second. Ends with the session. */
  readonly liveState: LiveState;
};

/** A proposal for a detected column. */
export type SuggestedMapping = {
  readonly __typename?: 'SuggestedMapping';
  /** How sure the proposal is, 0 to 1. */
  readonly confidence: Scalars['Float']['output'];
  /** Key of the proposed data field; null when nothing fits. */
  readonly dataFieldKey?: Maybe<Scalars['String']['output']>;
  /** Heading in the template. */
  readonly templateColumnName: Scalars['String']['output'];
};

/** What was found in an uploaded workbook. */
export type TemplateAnalysis = {
  readonly __typename?: 'TemplateAnalysis';
  /** The columns found. */
  readonly detectedColumns: ReadonlyArray<DetectedColumn>;
  /** Name of the uploaded file. */
  readonly fileName: Scalars['String']['output'];
  /** Name of the sheet that was read. */
  readonly sheetName: Scalars['String']['output'];
  /** A proposal for each column. */
  readonly suggestedMappings: ReadonlyArray<SuggestedMapping>;
  /** Names the stored upload for `saveExportTemplate`; valid for one hour. */
  readonly uploadId: Scalars['ID']['output'];
};

/** A webhook to try. */
export type TestWebhookInput = {
  /** Global id of the webhook. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `testWebhook`. */
export type TestWebhookPayload = {
  readonly __typename?: 'TestWebhookPayload';
  /** The message, which is sent at once. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Why none is sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The second factor of an account: its password alone does not sign in. */
export type TwoFactor = {
  readonly __typename?: 'TwoFactor';
  /** Since when it is on, or since another app took its place. */
  readonly enabledAt: Scalars['DateTime']['output'];
  /** How many recovery codes have not been used. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

/** Whether the second factor is demanded of a team. */
export type TwoFactorDemand = {
  readonly __typename?: 'TwoFactorDemand';
  /** Since when; null while it is not. */
  readonly demandedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the administrator who has said so; null while it is not demanded. */
  readonly demandedBy?: Maybe<Scalars['String']['output']>;
  /** How many of the active accounts do not have it. */
  readonly lackingCount: Scalars['Int']['output'];
};

/** The teams of which the second factor is demanded, or not. */
export type TwoFactorDemands = {
  readonly __typename?: 'TwoFactorDemands';
  /** All companies: their contacts and colleagues. */
  readonly companies: TwoFactorDemand;
  /** The internal staff. */
  readonly staff: TwoFactorDemand;
};

/** Accounts of which the office demands the second factor, or not. */
export type TwoFactorTeam =
  /** All companies: their contacts and colleagues. */
  | 'companies'
  /** The internal staff. */
  | 'staff';

/** A candidate whose confirmation to withdraw. */
export type UnconfirmCandidateInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
};

/** Outcome of `unconfirmCandidate`. */
export type UnconfirmCandidatePayload = {
  readonly __typename?: 'UnconfirmCandidatePayload';
  /** The candidate with its confirmations. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A change of answers to undo. */
export type UndoCandidateChangeInput = {
  /** The event that tells of the change. */
  readonly eventId: Scalars['ID']['input'];
};

/** Outcome of `undoCandidateChange`. */
export type UndoCandidateChangePayload = {
  readonly __typename?: 'UndoCandidateChangePayload';
  /** The candidate as it is now. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was undone; CONFLICT where a field has changed since. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Reopenings to undo, at most 1,000. A candidate that somebody has changed since is skipped. */
export type UndoCandidateReopeningsInput = {
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which reopenings. */
  readonly reopenings: ReadonlyArray<CandidateReopeningInput>;
};

/** Assignments to undo. Who has been changed since, or was worked with by the client, is skipped. */
export type UndoClientAssignmentsInput = {
  /** The candidates, 1 to 1,000, each with its revision. */
  readonly assignments: ReadonlyArray<ClientAssignmentInput>;
  /** Tell what would happen, and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A judgement to take back. */
export type UndoDocumentJudgementInput = {
  /** The document. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `undoDocumentJudgement`. */
export type UndoDocumentJudgementPayload = {
  readonly __typename?: 'UndoDocumentJudgementPayload';
  /** The document, waiting again. */
  readonly document?: Maybe<Document>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An import to undo. */
export type UndoImportInput = {
  /** The import. */
  readonly id: Scalars['ID']['input'];
};

/** Outcome of `undoImport`. */
export type UndoImportPayload = {
  readonly __typename?: 'UndoImportPayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was begun. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to a candidate. */
export type UpdateCandidateInput = {
  /** E-mail. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the change is based on; a newer one in store is a CONFLICT. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Values of fields; fields not named stay as they are. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldValueInput>>;
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether link and password are replaced in the same write, for an access that went to a wrong address: the earlier ones and open sessions
   * end at once, as by `renewCandidateAccess`. Where it is absent, another `email` replaces an access that was mailed to the earlier one.
   */
  readonly renewAccess?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of `updateCandidate`. */
export type UpdateCandidatePayload = {
  readonly __typename?: 'UpdateCandidatePayload';
  /** The candidate as it is now; on a CONFLICT, as somebody else has left it. */
  readonly candidate?: Maybe<Candidate>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What became of one of several changes. */
export type UpdateCandidateResult = {
  readonly __typename?: 'UpdateCandidateResult';
  /** The candidate as it is now; null when it was not changed. */
  readonly candidate?: Maybe<Candidate>;
  /** The candidate's id, as it was sent. */
  readonly id: Scalars['ID']['output'];
  /** Why this one was not changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to several candidates. */
export type UpdateCandidatesInput = {
  /** The changes, 1 to 1,000. */
  readonly updates: ReadonlyArray<UpdateCandidateInput>;
};

/** Outcome of `updateCandidates`. */
export type UpdateCandidatesPayload = {
  readonly __typename?: 'UpdateCandidatesPayload';
  /** The outcome of each change, in the order sent; null when nothing was changed. */
  readonly results?: Maybe<ReadonlyArray<UpdateCandidateResult>>;
  /** Why nothing was changed; paths begin with `updates` and the position. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to a client; absent properties stay as they are. */
export type UpdateClientInput = {
  /** Whether the client may sign in. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days from the registration of a candidate to its planned admission date, 1 to 365; 0 for no date. As `dueInDays`. */
  readonly admissionInDays?: InputMaybe<Scalars['Int']['input']>;
  /** CNPJ in any form; letters allowed. */
  readonly cnpj?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** Days from the registration of a candidate to its due date, 1 to 365; 0 for no due date. It holds for candidates registered from then on. */
  readonly dueInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The contact's e-mail. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The revision that the change is based on; a newer one in store is a CONFLICT. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Values of custom fields; with `replaceMissingFields`, active fields not named are cleared. */
  readonly fields?: InputMaybe<ReadonlyArray<FieldValueInput>>;
  /** The client. */
  readonly id: Scalars['ID']['input'];
  /** Name of the contact person. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone in any form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Clears the active fields that `fields` does not name. */
  readonly replaceMissingFields?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of `updateClient`. */
export type UpdateClientPayload = {
  readonly __typename?: 'UpdateClientPayload';
  /** The client as it is now; on a CONFLICT, as somebody else has left it. */
  readonly client?: Maybe<Client>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to a custom field. */
export type UpdateCustomFieldInput = {
  /** Whether it is in use. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a date field takes days after today. */
  readonly allowFutureDates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles that may edit; admin is always added. */
  readonly canEdit?: InputMaybe<ReadonlyArray<Role>>;
  /** Roles that may view; admin is always added. */
  readonly canView?: InputMaybe<ReadonlyArray<Role>>;
  /** The clients of whose candidates it is asked, at most 100; null asks all candidates. */
  readonly clientIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The answer to another field of candidates with which it is asked; null asks it always. */
  readonly condition?: InputMaybe<FieldConditionInput>;
  /** Explanation shown in a tooltip; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How a document field is filled and judged; only for type FILE, whose defaults hold when absent. */
  readonly documentOptions?: InputMaybe<DocumentOptionsInput>;
  /** What you took properties to be; one that is neither that nor what you want by now is a CONFLICT, and nothing is overwritten unseen. */
  readonly expected?: InputMaybe<ExpectedCustomFieldInput>;
  /** Brazilian format of a text field; null clears it. */
  readonly format?: InputMaybe<FieldFormat>;
  /** The field. */
  readonly id: Scalars['ID']['input'];
  /** What people read. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** What a list asks for; only for type LIST, which needs it. */
  readonly listOptions?: InputMaybe<ListOptionsInput>;
  /** Choices of a select field. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Position from 0. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Example shown in the empty input; null clears it. */
  readonly placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it must be filled. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** The heading that it stands under, in one line of at most 60 characters; null clears it. */
  readonly section?: InputMaybe<Scalars['String']['input']>;
  /** What the field holds; only allowed where every stored value converts. */
  readonly type?: InputMaybe<FieldType>;
};

/** Outcome of `updateCustomField`. */
export type UpdateCustomFieldPayload = {
  readonly __typename?: 'UpdateCustomFieldPayload';
  /** The field as it is now, also when another change came first. */
  readonly customField?: Maybe<CustomField>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to a template. */
export type UpdateExportTemplateInput = {
  /** The columns. */
  readonly columnMappings?: InputMaybe<ReadonlyArray<ColumnMappingInput>>;
  /** Description; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** File name without extension. */
  readonly fileName?: InputMaybe<Scalars['String']['input']>;
  /** The template. */
  readonly id: Scalars['ID']['input'];
  /** Whether it is the default. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the sheet. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `updateExportTemplate`. */
export type UpdateExportTemplatePayload = {
  readonly __typename?: 'UpdateExportTemplatePayload';
  /** The template as it is now. */
  readonly exportTemplate?: Maybe<ExportTemplate>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to read, and for whom; absent properties stay as they are. */
export type UpdateImportSourceInput = {
  /** The client, for admins; null for candidates without one. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** The number of the header row; 0 for data without headings. */
  readonly headerRow?: InputMaybe<Scalars['Int']['input']>;
  /** The import. */
  readonly id: Scalars['ID']['input'];
  /** The sheet. */
  readonly sheetName?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `updateImportSource`. */
export type UpdateImportSourcePayload = {
  readonly __typename?: 'UpdateImportSourcePayload';
  /** The import as it is now. */
  readonly candidateImport?: Maybe<CandidateImport>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to an account; absent properties stay as they are. */
export type UpdateStaffAccountInput = {
  /** Whether they may sign in. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the account. */
  readonly id: Scalars['ID']['input'];
  /** Name of the person. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `updateStaffAccount`. */
export type UpdateStaffAccountPayload = {
  readonly __typename?: 'UpdateStaffAccountPayload';
  /** The account as it is now. */
  readonly account?: Maybe<StaffAccount>;
  /** The first password of somebody who was invited anew, as the account is on again; shown this once, null otherwise. */
  readonly temporaryPassword?: Maybe<Scalars['String']['output']>;
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes to a webhook; absent properties stay as they are, and so do those that are null, but for the name. */
export type UpdateWebhookInput = {
  /** What is told: at least one. */
  readonly events?: InputMaybe<ReadonlyArray<WebhookEvent>>;
  /** The revision that the change is based on; a newer one in store is a CONFLICT. */
  readonly expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the webhook. */
  readonly id: Scalars['ID']['input'];
  /** Whether messages are sent; what waits is given up when it is switched off. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name of 1 to 60 characters; null and blank clear it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Where messages are posted. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of `updateWebhook`. */
export type UpdateWebhookPayload = {
  readonly __typename?: 'UpdateWebhookPayload';
  /** Why nothing was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook as it is now; on a CONFLICT, as somebody else has left it. */
  readonly webhook?: Maybe<Webhook>;
};

/** One page of a candidate's document. */
export type UploadDocumentPageInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The field that the page is for. */
  readonly fieldKey: Scalars['String']['input'];
  /** The image or PDF. */
  readonly file: Scalars['Upload']['input'];
  /** Made by the caller for this page, a UUID: the same one again is the same page. */
  readonly uploadId: Scalars['ID']['input'];
};

/** Outcome of an upload. */
export type UploadDocumentPagePayload = {
  readonly __typename?: 'UploadDocumentPagePayload';
  /** The page as it is stored. */
  readonly page?: Maybe<DocumentPage>;
  /** Why nothing was stored. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One page of the candidate's own document. */
export type UploadOwnDocumentPageInput = {
  /** The field that the page is for. */
  readonly fieldKey: Scalars['String']['input'];
  /** The image or PDF. */
  readonly file: Scalars['Upload']['input'];
  /** Made by the caller for this page, a UUID: the same one again is the same page. */
  readonly uploadId: Scalars['ID']['input'];
};

/** An expected failure, told in Brazilian Portuguese, that a form can place. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What kind of failure it is. */
  readonly code: UserErrorCode;
  /** Path of the input field concerned, such as `["fields", "cpf"]`; null when the whole input is meant. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What to tell the user, in Brazilian Portuguese. */
  readonly message: Scalars['String']['output'];
};

/** Why an input was not accepted; stable, for programs. */
export type UserErrorCode =
  /** The value is taken already, or another change came first. */
  | 'CONFLICT'
  /** The viewer may not change this field. */
  | 'FORBIDDEN'
  /** The account is not active. */
  | 'INACTIVE_ACCOUNT'
  /** A value has the wrong form. */
  | 'INVALID'
  /** The credentials do not match. */
  | 'INVALID_CREDENTIALS'
  /** The thing named does not exist, or is not the viewer's. */
  | 'NOT_FOUND'
  /** Something that must come first has not happened yet. */
  | 'PRECONDITION_FAILED'
  /** The session was not given the password within the last ten minutes; `reauthenticate` comes first. */
  | 'REAUTHENTICATION_REQUIRED'
  /** A required value is missing or blank. */
  | 'REQUIRED'
  /** The password is right, and the code of the second factor has to come with it. */
  | 'TWO_FACTOR_REQUIRED';

/** The signed-in person, and what they may do. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The account's access keys that have not expired, newest first, at most 20; empty for a candidate, and for a program that asks by a key. */
  readonly accessKeys: ReadonlyArray<AccessKey>;
  /** The candidate's own record; null for the other roles. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** The company that a client user belongs to; null until a temporary password has been changed. */
  readonly client?: Maybe<Client>;
  /** The account's e-mail; null for a candidate session before consent. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Global id of the account (of the candidate, for a candidate session). */
  readonly id: Scalars['ID']['output'];
  /** Whether the office demands the second factor of this account, so that it cannot be switched off. */
  readonly isTwoFactorDemanded: Scalars['Boolean']['output'];
  /** Whether the password must be changed before anything else. */
  readonly mustChangePassword: Scalars['Boolean']['output'];
  /** Whether it is demanded and off: nothing else is open until `enableTwoFactor`, but to a program that asks by an access key. */
  readonly mustEnableTwoFactor: Scalars['Boolean']['output'];
  /** The name to greet with; 'Candidato' for a candidate session. */
  readonly name: Scalars['String']['output'];
  /** The account's roles: always exactly one. */
  readonly roles: ReadonlyArray<Role>;
  /** The account's open sessions, newest first, the present one always among them; empty for a candidate. */
  readonly sessions: ReadonlyArray<Session>;
  /** The account's second factor; null while it is off, for a candidate, and for a program that asks by an access key. */
  readonly twoFactor?: Maybe<TwoFactor>;
  /** May register candidates. */
  readonly viewerCanCreateCandidates: Scalars['Boolean']['output'];
  /** May export candidates and manage export templates. */
  readonly viewerCanExport: Scalars['Boolean']['output'];
  /** May have mails sent to candidates: a mail server is set. */
  readonly viewerCanMailCandidates: Scalars['Boolean']['output'];
  /** May create, edit and delete clients. */
  readonly viewerCanManageClients: Scalars['Boolean']['output'];
  /** May configure custom fields and their permissions. */
  readonly viewerCanManageFields: Scalars['Boolean']['output'];
  /** May say for how long the data of ended admissions are kept. */
  readonly viewerCanManageRetention: Scalars['Boolean']['output'];
  /** May keep the accounts of a team: of the internal staff, or of colleagues. */
  readonly viewerCanManageStaff: Scalars['Boolean']['output'];
  /** May keep webhooks: those of the office, or of the company. */
  readonly viewerCanManageWebhooks: Scalars['Boolean']['output'];
};


/** The signed-in person, and what they may do. */
export type ViewerSessionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An address of an integrator's program, which the server tells of what happens with candidates, as Standard Webhooks describes. */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The latest messages, newest first; they are kept for 30 days. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  /** What is told. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** Since when no message was taken; null after one that was. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether messages are sent. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The last change and its author; null for none since it was made. */
  readonly lastChange?: Maybe<LastChange>;
  /** What its keepers call it; null for no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When its address is tried again after a failure, by one message, while the others wait; null while it does not fail. */
  readonly retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with every change; send it back as `expectedRevision` so that nothing is overwritten unseen. */
  readonly revision: Scalars['Int']['output'];
  /** Why the server itself has switched it off; null while it is on, and where somebody has. */
  readonly stoppedBecause?: Maybe<WebhookStopReason>;
  /** Where messages are posted. */
  readonly url: Scalars['String']['output'];
};


/** An address of an integrator's program, which the server tells of what happens with candidates, as Standard Webhooks describes. */
export type WebhookDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A message to a webhook, and what has become of it. */
export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** How many times it was sent. */
  readonly attempts: Scalars['Int']['output'];
  /** The candidate that it is about, by the id of `/v1`; null for a test. */
  readonly candidateId?: Maybe<Scalars['String']['output']>;
  /** What the message tells. */
  readonly event: WebhookEvent;
  /** Global id. */
  readonly id: Scalars['ID']['output'];
  /** When it was sent last; null for not yet. */
  readonly lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** How long the last try took, in milliseconds; null for none. */
  readonly lastDurationMs?: Maybe<Scalars['Int']['output']>;
  /** Why the last try failed, as a code such as ECONNREFUSED, ETIMEDOUT or ADDRESS_NOT_ALLOWED; SWITCHED_OFF for a message that was never tried; null where it has not failed, or where the status tells. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the last answer; null for none. */
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  /** The id in the header `webhook-id`, by which a receiver knows a message that came before. */
  readonly messageId: Scalars['String']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  readonly state: WebhookDeliveryState;
};

/** What has become of a message. */
export type WebhookDeliveryState =
  /** The receiver has taken it, with a status of 200 to 299. */
  | 'delivered'
  /** It is not sent any more, unless somebody asks for it. */
  | 'failed'
  /** It will be sent, or sent again. */
  | 'waiting';

/** What webhooks are told of. */
export type WebhookEvent =
  /** Name, e-mail or answers have changed: `candidate.changed`. */
  | 'candidate.changed'
  /** A candidate without a company was given to one, which is told as well, or taken back from it, which only the office is told: `candidate.company_changed`. */
  | 'candidate.company_changed'
  /** The confirmation holds no more: `candidate.confirmation_withdrawn`. */
  | 'candidate.confirmation_withdrawn'
  /** The company has confirmed the data: `candidate.confirmed`. */
  | 'candidate.confirmed'
  /** The candidate has accepted the consent: `candidate.consented`. */
  | 'candidate.consented'
  /** The candidate has withdrawn the consent: `candidate.consent_withdrawn`. */
  | 'candidate.consent_withdrawn'
  /** The candidate asks to correct what was finished: `candidate.correction_requested`. */
  | 'candidate.correction_requested'
  /** The due date or the planned day of admission has changed: `candidate.dates_changed`. */
  | 'candidate.dates_changed'
  /** The candidate was deleted with all data: `candidate.deleted`. */
  | 'candidate.deleted'
  /** The admission has ended: `candidate.ended`. */
  | 'candidate.ended'
  /** The candidate has finished the form: `candidate.finished`. */
  | 'candidate.finished'
  /** A mail to the candidate came back: `candidate.mail_bounced`. */
  | 'candidate.mail_bounced'
  /** The due date has passed: `candidate.overdue`. */
  | 'candidate.overdue'
  /** A candidate was registered: `candidate.registered`. */
  | 'candidate.registered'
  /** The form is open again: `candidate.reopened`. */
  | 'candidate.reopened'
  /** An admission that had ended goes on: `candidate.resumed`. */
  | 'candidate.resumed'
  /** A document was approved: `document.approved`. */
  | 'document.approved'
  /** The judgement of a document was taken back: `document.judgement_undone`. */
  | 'document.judgement_undone'
  /** A document was refused: `document.refused`. */
  | 'document.refused'
  /** A document was sent: `document.sent`. */
  | 'document.sent'
  /** Sent by `testWebhook` alone: `webhook.test`. It cannot be chosen. */
  | 'webhook.test';

/** Why the server has switched a webhook off. */
export type WebhookStopReason =
  /** It has taken no message for three days or longer. */
  | 'failing'
  /** Its address answers that it is gone (status 410). */
  | 'gone';

/** Outcome of `withdrawConsent`. */
export type WithdrawConsentPayload = {
  readonly __typename?: 'WithdrawConsentPayload';
  /** The candidate without a consent. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** Expected failures. */
  readonly userErrors: ReadonlyArray<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( CandidateRecord )
    | ( ConfirmationRecord )
    | ( ImportRecord )
    | ( ClientRecord )
    | ( CustomFieldRecord )
    | ( DocumentRecord )
    | ( ExportTemplateRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptConsentInput: AcceptConsentInput;
  AcceptConsentPayload: ResolverTypeWrapper<Omit<AcceptConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  AccessKey: ResolverTypeWrapper<KeyRecord>;
  AccessKeyAccess: ResolverTypeWrapper<KeyAccess>;
  AddCandidateNoteInput: AddCandidateNoteInput;
  AddCandidateNotePayload: ResolverTypeWrapper<Omit<AddCandidateNotePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  AdmissionEnding: ResolverTypeWrapper<StoredEnding>;
  AdmissionFigures: ResolverTypeWrapper<FiguresScope>;
  AdmissionStep: AdmissionStep;
  AnalyzeExportTemplateInput: AnalyzeExportTemplateInput;
  AnalyzeExportTemplatePayload: ResolverTypeWrapper<AnalyzeExportTemplatePayload>;
  ApproveDocumentInput: ApproveDocumentInput;
  ApproveDocumentPayload: ResolverTypeWrapper<Omit<ApproveDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  AssignCandidatesToClientInput: AssignCandidatesToClientInput;
  AttentionConnection: ResolverTypeWrapper<Omit<AttentionConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AttentionEdge']> }>;
  AttentionCount: ResolverTypeWrapper<AttentionCount>;
  AttentionEdge: ResolverTypeWrapper<Omit<AttentionEdge, 'node'> & { node: ResolversTypes['AttentionItem'] }>;
  AttentionItem: ResolverTypeWrapper<AttentionEntry>;
  AttentionReason: null;
  BeginTwoFactorPayload: ResolverTypeWrapper<BeginTwoFactorPayload>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Candidate: ResolverTypeWrapper<CandidateRecord>;
  CandidateAction: CandidateAction;
  CandidateActionOutcome: CandidateActionOutcome;
  CandidateActionPayload: ResolverTypeWrapper<Omit<CandidateActionPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversTypes['CandidateActionResult']>> }>;
  CandidateActionResult: ResolverTypeWrapper<ActionResult>;
  CandidateAnswerMatch: ResolverTypeWrapper<AnswerMatch>;
  CandidateAttention: ResolverTypeWrapper<CandidateAttention>;
  CandidateConfirmation: ResolverTypeWrapper<ConfirmationRecord>;
  CandidateConfirmationConnection: ResolverTypeWrapper<Omit<CandidateConfirmationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateConfirmationEdge']> }>;
  CandidateConfirmationEdge: ResolverTypeWrapper<Omit<CandidateConfirmationEdge, 'node'> & { node: ResolversTypes['CandidateConfirmation'] }>;
  CandidateConnection: ResolverTypeWrapper<Omit<CandidateConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateEdge']> }>;
  CandidateEdge: ResolverTypeWrapper<Omit<CandidateEdge, 'node'> & { node: ResolversTypes['Candidate'] }>;
  CandidateEvent: ResolverTypeWrapper<EventView>;
  CandidateEventChange: ResolverTypeWrapper<CandidateEventChange>;
  CandidateEventConnection: ResolverTypeWrapper<Omit<CandidateEventConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateEventEdge']> }>;
  CandidateEventEdge: ResolverTypeWrapper<Omit<CandidateEventEdge, 'node'> & { node: ResolversTypes['CandidateEvent'] }>;
  CandidateEventKind: null;
  CandidateFilter: CandidateFilter;
  CandidateImport: ResolverTypeWrapper<ImportRecord>;
  CandidateImportConnection: ResolverTypeWrapper<Omit<CandidateImportConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateImportEdge']> }>;
  CandidateImportEdge: ResolverTypeWrapper<Omit<CandidateImportEdge, 'node'> & { node: ResolversTypes['CandidateImport'] }>;
  CandidateInvitation: ResolverTypeWrapper<CandidateInvitation>;
  CandidateMailKind: null;
  CandidateNeighbours: ResolverTypeWrapper<Omit<CandidateNeighbours, 'next' | 'previous'> & { next?: Maybe<ResolversTypes['Candidate']>, previous?: Maybe<ResolversTypes['Candidate']> }>;
  CandidateNote: ResolverTypeWrapper<NoteRecord>;
  CandidateReopeningInput: CandidateReopeningInput;
  CandidateSelectionInput: CandidateSelectionInput;
  CandidateSort: CandidateSort;
  CandidateStage: null;
  CandidateStatus: null;
  CandidateTotals: ResolverTypeWrapper<CandidateTotals>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Client: ResolverTypeWrapper<ClientRecord>;
  ClientAssignmentInput: ClientAssignmentInput;
  ClientConnection: ResolverTypeWrapper<Omit<ClientConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ClientEdge']> }>;
  ClientEdge: ResolverTypeWrapper<Omit<ClientEdge, 'node'> & { node: ResolversTypes['Client'] }>;
  ClientSort: ClientSort;
  ColumnMapping: ResolverTypeWrapper<ColumnMapping>;
  ColumnMappingInput: ColumnMappingInput;
  CompanyMail: null;
  ConfirmCandidateInput: ConfirmCandidateInput;
  ConfirmCandidatePayload: ResolverTypeWrapper<Omit<ConfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ConfirmationProof: ResolverTypeWrapper<Omit<ConfirmationProof, 'fields'> & { fields: ReadonlyArray<ResolversTypes['FieldValue']> }>;
  ConfirmedAnswer: ResolverTypeWrapper<ConfirmedAnswer>;
  ConfirmedRecord: ResolverTypeWrapper<ConfirmedRecordView>;
  ConsentDocument: ResolverTypeWrapper<ConsentDocument>;
  ConsentSection: ResolverTypeWrapper<ConsentSection>;
  CorrectImportInput: CorrectImportInput;
  CorrectImportPayload: ResolverTypeWrapper<Omit<CorrectImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  CorrectableField: ResolverTypeWrapper<CorrectableField>;
  CorrectionRequest: ResolverTypeWrapper<CorrectionRequest>;
  CreateAccessKeyInput: CreateAccessKeyInput;
  CreateAccessKeyPayload: ResolverTypeWrapper<Omit<CreateAccessKeyPayload, 'accessKey'> & { accessKey?: Maybe<ResolversTypes['AccessKey']> }>;
  CreateCandidateInput: CreateCandidateInput;
  CreateCandidatePayload: ResolverTypeWrapper<Omit<CreateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  CreateCandidateResult: ResolverTypeWrapper<Omit<CreateCandidateResult, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  CreateCandidatesInput: CreateCandidatesInput;
  CreateCandidatesPayload: ResolverTypeWrapper<Omit<CreateCandidatesPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversTypes['CreateCandidateResult']>> }>;
  CreateClientInput: CreateClientInput;
  CreateClientPayload: ResolverTypeWrapper<Omit<CreateClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  CreateCustomFieldInput: CreateCustomFieldInput;
  CreateCustomFieldPayload: ResolverTypeWrapper<Omit<CreateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversTypes['CustomField']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  CustomField: ResolverTypeWrapper<CustomFieldRecord>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccessKeyInput: DeleteAccessKeyInput;
  DeleteAccessKeyPayload: ResolverTypeWrapper<DeleteAccessKeyPayload>;
  DeleteCandidateInput: DeleteCandidateInput;
  DeleteCandidateNoteInput: DeleteCandidateNoteInput;
  DeleteCandidateNotePayload: ResolverTypeWrapper<DeleteCandidateNotePayload>;
  DeleteCandidatePayload: ResolverTypeWrapper<DeleteCandidatePayload>;
  DeleteClientInput: DeleteClientInput;
  DeleteClientPayload: ResolverTypeWrapper<DeleteClientPayload>;
  DeleteCustomFieldInput: DeleteCustomFieldInput;
  DeleteCustomFieldPayload: ResolverTypeWrapper<DeleteCustomFieldPayload>;
  DeleteExportTemplateInput: DeleteExportTemplateInput;
  DeleteExportTemplatePayload: ResolverTypeWrapper<DeleteExportTemplatePayload>;
  DeleteFieldPermissionInput: DeleteFieldPermissionInput;
  DeleteFieldPermissionPayload: ResolverTypeWrapper<DeleteFieldPermissionPayload>;
  DeleteImportInput: DeleteImportInput;
  DeleteImportPayload: ResolverTypeWrapper<DeleteImportPayload>;
  DeleteStaffAccountInput: DeleteStaffAccountInput;
  DeleteStaffAccountPayload: ResolverTypeWrapper<DeleteStaffAccountPayload>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  DetectedColumn: ResolverTypeWrapper<DetectedColumn>;
  DisableStaffTwoFactorInput: DisableStaffTwoFactorInput;
  DisableStaffTwoFactorPayload: ResolverTypeWrapper<Omit<DisableStaffTwoFactorPayload, 'account'> & { account?: Maybe<ResolversTypes['StaffAccount']> }>;
  DisableTwoFactorPayload: ResolverTypeWrapper<DisableTwoFactorPayload>;
  Document: ResolverTypeWrapper<DocumentRecord>;
  DocumentApprover: null;
  DocumentConnection: ResolverTypeWrapper<Omit<DocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DocumentEdge']> }>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node: ResolversTypes['Document'] }>;
  DocumentKind: ResolverTypeWrapper<DocumentKindValue>;
  DocumentOptions: ResolverTypeWrapper<Omit<DocumentOptions, 'kinds'> & { kinds: ReadonlyArray<ResolversTypes['DocumentKind']> }>;
  DocumentOptionsInput: DocumentOptionsInput;
  DocumentPage: ResolverTypeWrapper<PageView>;
  DocumentPageInput: DocumentPageInput;
  DocumentReviewFilter: DocumentReviewFilter;
  DocumentState: null;
  DocumentValidity: ResolverTypeWrapper<Validity>;
  DocumentsState: ResolverTypeWrapper<DocumentsStateValue>;
  DropOff: ResolverTypeWrapper<DropOff>;
  DropOffQuestion: ResolverTypeWrapper<DropOffQuestion>;
  EditImportCellsInput: EditImportCellsInput;
  EditImportCellsPayload: ResolverTypeWrapper<Omit<EditImportCellsPayload, 'candidateImport' | 'rows'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']>, rows?: Maybe<ReadonlyArray<ResolversTypes['ImportRow']>> }>;
  EmailConfirmationStatus: null;
  EnableTwoFactorInput: EnableTwoFactorInput;
  EnableTwoFactorPayload: ResolverTypeWrapper<EnableTwoFactorPayload>;
  EndAdmissionsInput: EndAdmissionsInput;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndReason: null;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  EndedAdmissions: ResolverTypeWrapper<EndedAdmissions>;
  ExpectedCustomFieldInput: ExpectedCustomFieldInput;
  ExpectedDefaultDatesInput: ExpectedDefaultDatesInput;
  ExpectedMessageTextInput: ExpectedMessageTextInput;
  ExpectedReminderRulesInput: ExpectedReminderRulesInput;
  ExportCandidatesInput: ExportCandidatesInput;
  ExportCandidatesPayload: ResolverTypeWrapper<ExportCandidatesPayload>;
  ExportColumn: ResolverTypeWrapper<ExportColumn>;
  ExportColumnInput: ExportColumnInput;
  ExportConfiguration: ResolverTypeWrapper<ExportConfiguration>;
  ExportConfigurationInput: ExportConfigurationInput;
  ExportDataField: ResolverTypeWrapper<ExportDataField>;
  ExportDocumentsInput: ExportDocumentsInput;
  ExportDocumentsPayload: ResolverTypeWrapper<ExportDocumentsPayload>;
  ExportPreview: ResolverTypeWrapper<ExportPreview>;
  ExportTemplate: ResolverTypeWrapper<ExportTemplateRecord>;
  FailedJob: ResolverTypeWrapper<JobRecord>;
  FailedJobConnection: ResolverTypeWrapper<Omit<FailedJobConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['FailedJobEdge']> }>;
  FailedJobEdge: ResolverTypeWrapper<Omit<FailedJobEdge, 'node'> & { node: ResolversTypes['FailedJob'] }>;
  FieldAnswerInput: FieldAnswerInput;
  FieldClient: ResolverTypeWrapper<FieldClient>;
  FieldCondition: ResolverTypeWrapper<FieldCondition>;
  FieldConditionInput: FieldConditionInput;
  FieldFormat: null;
  FieldOption: ResolverTypeWrapper<FieldOption>;
  FieldOptionInput: FieldOptionInput;
  FieldPermission: ResolverTypeWrapper<FieldPermissionRecord>;
  FieldPermissionProposal: ResolverTypeWrapper<Omit<FieldPermissionProposal, 'canEdit' | 'canView' | 'stored'> & { canEdit: ReadonlyArray<ResolversTypes['Role']>, canView: ReadonlyArray<ResolversTypes['Role']>, stored?: Maybe<ResolversTypes['FieldPermission']> }>;
  FieldTarget: null;
  FieldType: null;
  FieldValue: ResolverTypeWrapper<FieldValueView>;
  FieldValueInput: FieldValueInput;
  FinishOwnFormInput: FinishOwnFormInput;
  FinishOwnFormPayload: ResolverTypeWrapper<Omit<FinishOwnFormPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FunnelStep: ResolverTypeWrapper<FunnelStep>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportCandidatesInput: ImportCandidatesInput;
  ImportCandidatesPayload: ResolverTypeWrapper<Omit<ImportCandidatesPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  ImportCell: ResolverTypeWrapper<ShownCell>;
  ImportCellInput: ImportCellInput;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportColumnInput: ImportColumnInput;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportField: ResolverTypeWrapper<ImportField>;
  ImportMappingSource: null;
  ImportModel: ResolverTypeWrapper<ImportModel>;
  ImportOutcome: ResolverTypeWrapper<OutcomeName>;
  ImportPreviewRow: ResolverTypeWrapper<ImportPreviewRow>;
  ImportProblemGroup: ResolverTypeWrapper<Omit<ImportProblemGroup, 'kind'> & { kind: ResolversTypes['ImportProblemKind'] }>;
  ImportProblemKind: ResolverTypeWrapper<FindingKindName>;
  ImportProgress: ResolverTypeWrapper<ImportProgress>;
  ImportResult: ResolverTypeWrapper<ResultWithPerson>;
  ImportResultConnection: ResolverTypeWrapper<Omit<ImportResultConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ImportResultEdge']> }>;
  ImportResultEdge: ResolverTypeWrapper<Omit<ImportResultEdge, 'node'> & { node: ResolversTypes['ImportResult'] }>;
  ImportRow: ResolverTypeWrapper<PlannedRow>;
  ImportRowConnection: ResolverTypeWrapper<Omit<ImportRowConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ImportRowEdge']> }>;
  ImportRowEdge: ResolverTypeWrapper<Omit<ImportRowEdge, 'node'> & { node: ResolversTypes['ImportRow'] }>;
  ImportRowInput: ImportRowInput;
  ImportRowKind: null;
  ImportSheet: ResolverTypeWrapper<ImportSheet>;
  ImportState: null;
  ImportUndoOutcome: null;
  ImportUndoPreview: ResolverTypeWrapper<ImportUndoPreview>;
  ImportUndoReason: ResolverTypeWrapper<ImportUndoReason>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteStaffAgainInput: InviteStaffAgainInput;
  InviteStaffAgainPayload: ResolverTypeWrapper<Omit<InviteStaffAgainPayload, 'account'> & { account?: Maybe<ResolversTypes['StaffAccount']> }>;
  InviteStaffInput: InviteStaffInput;
  InviteStaffPayload: ResolverTypeWrapper<Omit<InviteStaffPayload, 'account'> & { account?: Maybe<ResolversTypes['StaffAccount']> }>;
  Language: null;
  LastChange: ResolverTypeWrapper<LastChange>;
  LeaveOutImportRowsInput: LeaveOutImportRowsInput;
  LeaveOutImportRowsPayload: ResolverTypeWrapper<Omit<LeaveOutImportRowsPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  ListColumn: ResolverTypeWrapper<ListColumn>;
  ListColumnInput: ListColumnInput;
  ListColumnType: null;
  ListOptions: ResolverTypeWrapper<ListOptions>;
  ListOptionsInput: ListOptionsInput;
  LiveState: ResolverTypeWrapper<LiveState>;
  MapImportColumnsInput: MapImportColumnsInput;
  MapImportColumnsPayload: ResolverTypeWrapper<Omit<MapImportColumnsPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversTypes['Notification']> }>;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayload>;
  MessageKind: null;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  MessagePreviewInput: MessagePreviewInput;
  MessagePreviewPayload: ResolverTypeWrapper<MessagePreviewPayload>;
  MessageText: ResolverTypeWrapper<MessageText>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: null;
  NotificationSetting: ResolverTypeWrapper<NotificationSetting>;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: ResolverTypeWrapper<OwnSettings>;
  OwnCandidate: ResolverTypeWrapper<CandidateRecord>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PauseImportInput: PauseImportInput;
  PauseImportPayload: ResolverTypeWrapper<Omit<PauseImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: ResolverTypeWrapper<ReauthenticatePayload>;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RedeliverWebhookPayload: ResolverTypeWrapper<Omit<RedeliverWebhookPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<RefreshSessionPayload>;
  RefusalReason: ResolverTypeWrapper<RefusalReason>;
  RefuseDocumentInput: RefuseDocumentInput;
  RefuseDocumentPayload: ResolverTypeWrapper<Omit<RefuseDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  RemindCandidatesInput: RemindCandidatesInput;
  ReminderFigures: ResolverTypeWrapper<ReminderFigures>;
  ReminderRules: ResolverTypeWrapper<RulesOfClient>;
  RenameFieldSectionInput: RenameFieldSectionInput;
  RenameFieldSectionPayload: ResolverTypeWrapper<Omit<RenameFieldSectionPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversTypes['CustomField']>> }>;
  RenewCandidateAccessInput: RenewCandidateAccessInput;
  RenewCandidateAccessPayload: ResolverTypeWrapper<Omit<RenewCandidateAccessPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<RenewRecoveryCodesPayload>;
  RenewWebhookSecretInput: RenewWebhookSecretInput;
  RenewWebhookSecretPayload: ResolverTypeWrapper<Omit<RenewWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  ReopenCandidateInput: ReopenCandidateInput;
  ReopenCandidatePayload: ResolverTypeWrapper<Omit<ReopenCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  ReopenCandidatesInput: ReopenCandidatesInput;
  ReorderCustomFieldsInput: ReorderCustomFieldsInput;
  ReorderCustomFieldsPayload: ResolverTypeWrapper<Omit<ReorderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversTypes['CustomField']>> }>;
  ReplaceImportValuesInput: ReplaceImportValuesInput;
  ReplaceImportValuesPayload: ResolverTypeWrapper<Omit<ReplaceImportValuesPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  RequestOwnCorrectionInput: RequestOwnCorrectionInput;
  RequestOwnCorrectionPayload: ResolverTypeWrapper<Omit<RequestOwnCorrectionPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetMessageTextInput: ResetMessageTextInput;
  ResetMessageTextPayload: ResolverTypeWrapper<ResetMessageTextPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetReminderRulesInput: ResetReminderRulesInput;
  ResetReminderRulesPayload: ResolverTypeWrapper<Omit<ResetReminderRulesPayload, 'rules'> & { rules?: Maybe<ResolversTypes['ReminderRules']> }>;
  ResumeAdmissionsInput: ResumeAdmissionsInput;
  ResumeImportInput: ResumeImportInput;
  ResumeImportPayload: ResolverTypeWrapper<Omit<ResumeImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  Retention: ResolverTypeWrapper<Retention>;
  RetentionPreview: ResolverTypeWrapper<RetentionPreview>;
  Role: ResolverTypeWrapper<RoleName>;
  RunFailedJobAgainInput: RunFailedJobAgainInput;
  RunFailedJobAgainPayload: ResolverTypeWrapper<RunFailedJobAgainPayload>;
  RunImportInput: RunImportInput;
  RunImportPayload: ResolverTypeWrapper<Omit<RunImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  SaveExportTemplateInput: SaveExportTemplateInput;
  SaveExportTemplatePayload: ResolverTypeWrapper<Omit<SaveExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversTypes['ExportTemplate']> }>;
  SaveFieldPermissionInput: SaveFieldPermissionInput;
  SaveFieldPermissionPayload: ResolverTypeWrapper<Omit<SaveFieldPermissionPayload, 'fieldPermission'> & { fieldPermission?: Maybe<ResolversTypes['FieldPermission']> }>;
  SaveMessageTextInput: SaveMessageTextInput;
  SaveMessageTextPayload: ResolverTypeWrapper<SaveMessageTextPayload>;
  SaveNotificationSettingsInput: SaveNotificationSettingsInput;
  SaveNotificationSettingsPayload: ResolverTypeWrapper<Omit<SaveNotificationSettingsPayload, 'settings'> & { settings?: Maybe<ResolversTypes['NotificationSettings']> }>;
  SaveOwnAnswersInput: SaveOwnAnswersInput;
  SaveOwnAnswersPayload: ResolverTypeWrapper<Omit<SaveOwnAnswersPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  SaveRefusalReasonsInput: SaveRefusalReasonsInput;
  SaveRefusalReasonsPayload: ResolverTypeWrapper<SaveRefusalReasonsPayload>;
  SaveReminderRulesInput: SaveReminderRulesInput;
  SaveReminderRulesPayload: ResolverTypeWrapper<Omit<SaveReminderRulesPayload, 'rules'> & { rules?: Maybe<ResolversTypes['ReminderRules']> }>;
  SaveRetentionInput: SaveRetentionInput;
  SaveRetentionPayload: ResolverTypeWrapper<SaveRetentionPayload>;
  SendCandidateAccessLinkInput: SendCandidateAccessLinkInput;
  SendCandidateAccessLinkPayload: ResolverTypeWrapper<Omit<SendCandidateAccessLinkPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  SendCandidateAccessLinksInput: SendCandidateAccessLinksInput;
  SendDocumentInput: SendDocumentInput;
  SendDocumentPayload: ResolverTypeWrapper<Omit<SendDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversTypes['Candidate']>, document?: Maybe<ResolversTypes['Document']> }>;
  SendImportAccessLinksInput: SendImportAccessLinksInput;
  SendImportAccessLinksPayload: ResolverTypeWrapper<Omit<SendImportAccessLinksPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  SendOwnDocumentInput: SendOwnDocumentInput;
  SendOwnDocumentPayload: ResolverTypeWrapper<Omit<SendOwnDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']>, document?: Maybe<ResolversTypes['Document']> }>;
  Session: ResolverTypeWrapper<Session>;
  SetCandidateDatesInput: SetCandidateDatesInput;
  SetDefaultDatesInput: SetDefaultDatesInput;
  SetDefaultDatesPayload: ResolverTypeWrapper<Omit<SetDefaultDatesPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  SetDefaultExportTemplateInput: SetDefaultExportTemplateInput;
  SetDefaultExportTemplatePayload: ResolverTypeWrapper<Omit<SetDefaultExportTemplatePayload, 'exportTemplates'> & { exportTemplates?: Maybe<ReadonlyArray<ResolversTypes['ExportTemplate']>> }>;
  SetTwoFactorDemandInput: SetTwoFactorDemandInput;
  SetTwoFactorDemandPayload: ResolverTypeWrapper<Omit<SetTwoFactorDemandPayload, 'twoFactorDemands'> & { twoFactorDemands?: Maybe<ResolversTypes['TwoFactorDemands']> }>;
  SignInCandidateInput: SignInCandidateInput;
  SignInCandidatePayload: ResolverTypeWrapper<SignInCandidatePayload>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  StaffAccount: ResolverTypeWrapper<UserRecord>;
  StageCount: ResolverTypeWrapper<StageCount>;
  StageDuration: ResolverTypeWrapper<StageDuration>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuggestedMapping: ResolverTypeWrapper<SuggestedMapping>;
  TemplateAnalysis: ResolverTypeWrapper<TemplateAnalysis>;
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: ResolverTypeWrapper<Omit<TestWebhookPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  TwoFactor: ResolverTypeWrapper<TwoFactor>;
  TwoFactorDemand: ResolverTypeWrapper<TeamDemand>;
  TwoFactorDemands: ResolverTypeWrapper<Omit<TwoFactorDemands, 'companies' | 'staff'> & { companies: ResolversTypes['TwoFactorDemand'], staff: ResolversTypes['TwoFactorDemand'] }>;
  TwoFactorTeam: null;
  UnconfirmCandidateInput: UnconfirmCandidateInput;
  UnconfirmCandidatePayload: ResolverTypeWrapper<Omit<UnconfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  UndoCandidateChangeInput: UndoCandidateChangeInput;
  UndoCandidateChangePayload: ResolverTypeWrapper<Omit<UndoCandidateChangePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  UndoCandidateReopeningsInput: UndoCandidateReopeningsInput;
  UndoClientAssignmentsInput: UndoClientAssignmentsInput;
  UndoDocumentJudgementInput: UndoDocumentJudgementInput;
  UndoDocumentJudgementPayload: ResolverTypeWrapper<Omit<UndoDocumentJudgementPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  UndoImportInput: UndoImportInput;
  UndoImportPayload: ResolverTypeWrapper<Omit<UndoImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  UpdateCandidateInput: UpdateCandidateInput;
  UpdateCandidatePayload: ResolverTypeWrapper<Omit<UpdateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  UpdateCandidateResult: ResolverTypeWrapper<Omit<UpdateCandidateResult, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  UpdateCandidatesInput: UpdateCandidatesInput;
  UpdateCandidatesPayload: ResolverTypeWrapper<Omit<UpdateCandidatesPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversTypes['UpdateCandidateResult']>> }>;
  UpdateClientInput: UpdateClientInput;
  UpdateClientPayload: ResolverTypeWrapper<Omit<UpdateClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  UpdateCustomFieldInput: UpdateCustomFieldInput;
  UpdateCustomFieldPayload: ResolverTypeWrapper<Omit<UpdateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversTypes['CustomField']> }>;
  UpdateExportTemplateInput: UpdateExportTemplateInput;
  UpdateExportTemplatePayload: ResolverTypeWrapper<Omit<UpdateExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversTypes['ExportTemplate']> }>;
  UpdateImportSourceInput: UpdateImportSourceInput;
  UpdateImportSourcePayload: ResolverTypeWrapper<Omit<UpdateImportSourcePayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversTypes['CandidateImport']> }>;
  UpdateStaffAccountInput: UpdateStaffAccountInput;
  UpdateStaffAccountPayload: ResolverTypeWrapper<Omit<UpdateStaffAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['StaffAccount']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadDocumentPageInput: UploadDocumentPageInput;
  UploadDocumentPagePayload: ResolverTypeWrapper<Omit<UploadDocumentPagePayload, 'page'> & { page?: Maybe<ResolversTypes['DocumentPage']> }>;
  UploadOwnDocumentPageInput: UploadOwnDocumentPageInput;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Viewer: ResolverTypeWrapper<SignedInViewer>;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRecord>;
  WebhookDeliveryState: null;
  WebhookEvent: null;
  WebhookStopReason: null;
  WithdrawConsentPayload: ResolverTypeWrapper<Omit<WithdrawConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptConsentInput: AcceptConsentInput;
  AcceptConsentPayload: Omit<AcceptConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  AccessKey: KeyRecord;
  AddCandidateNoteInput: AddCandidateNoteInput;
  AddCandidateNotePayload: Omit<AddCandidateNotePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  AdmissionEnding: StoredEnding;
  AdmissionFigures: FiguresScope;
  AnalyzeExportTemplateInput: AnalyzeExportTemplateInput;
  AnalyzeExportTemplatePayload: AnalyzeExportTemplatePayload;
  ApproveDocumentInput: ApproveDocumentInput;
  ApproveDocumentPayload: Omit<ApproveDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  AssignCandidatesToClientInput: AssignCandidatesToClientInput;
  AttentionConnection: Omit<AttentionConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AttentionEdge']> };
  AttentionCount: AttentionCount;
  AttentionEdge: Omit<AttentionEdge, 'node'> & { node: ResolversParentTypes['AttentionItem'] };
  AttentionItem: AttentionEntry;
  BeginTwoFactorPayload: BeginTwoFactorPayload;
  Boolean: Scalars['Boolean']['output'];
  Candidate: CandidateRecord;
  CandidateActionPayload: Omit<CandidateActionPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversParentTypes['CandidateActionResult']>> };
  CandidateActionResult: ActionResult;
  CandidateAnswerMatch: AnswerMatch;
  CandidateAttention: CandidateAttention;
  CandidateConfirmation: ConfirmationRecord;
  CandidateConfirmationConnection: Omit<CandidateConfirmationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateConfirmationEdge']> };
  CandidateConfirmationEdge: Omit<CandidateConfirmationEdge, 'node'> & { node: ResolversParentTypes['CandidateConfirmation'] };
  CandidateConnection: Omit<CandidateConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateEdge']> };
  CandidateEdge: Omit<CandidateEdge, 'node'> & { node: ResolversParentTypes['Candidate'] };
  CandidateEvent: EventView;
  CandidateEventChange: CandidateEventChange;
  CandidateEventConnection: Omit<CandidateEventConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateEventEdge']> };
  CandidateEventEdge: Omit<CandidateEventEdge, 'node'> & { node: ResolversParentTypes['CandidateEvent'] };
  CandidateFilter: CandidateFilter;
  CandidateImport: ImportRecord;
  CandidateImportConnection: Omit<CandidateImportConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateImportEdge']> };
  CandidateImportEdge: Omit<CandidateImportEdge, 'node'> & { node: ResolversParentTypes['CandidateImport'] };
  CandidateInvitation: CandidateInvitation;
  CandidateNeighbours: Omit<CandidateNeighbours, 'next' | 'previous'> & { next?: Maybe<ResolversParentTypes['Candidate']>, previous?: Maybe<ResolversParentTypes['Candidate']> };
  CandidateNote: NoteRecord;
  CandidateReopeningInput: CandidateReopeningInput;
  CandidateSelectionInput: CandidateSelectionInput;
  CandidateTotals: CandidateTotals;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Client: ClientRecord;
  ClientAssignmentInput: ClientAssignmentInput;
  ClientConnection: Omit<ClientConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ClientEdge']> };
  ClientEdge: Omit<ClientEdge, 'node'> & { node: ResolversParentTypes['Client'] };
  ColumnMapping: ColumnMapping;
  ColumnMappingInput: ColumnMappingInput;
  ConfirmCandidateInput: ConfirmCandidateInput;
  ConfirmCandidatePayload: Omit<ConfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ConfirmationProof: Omit<ConfirmationProof, 'fields'> & { fields: ReadonlyArray<ResolversParentTypes['FieldValue']> };
  ConfirmedAnswer: ConfirmedAnswer;
  ConfirmedRecord: ConfirmedRecordView;
  ConsentDocument: ConsentDocument;
  ConsentSection: ConsentSection;
  CorrectImportInput: CorrectImportInput;
  CorrectImportPayload: Omit<CorrectImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  CorrectableField: CorrectableField;
  CorrectionRequest: CorrectionRequest;
  CreateAccessKeyInput: CreateAccessKeyInput;
  CreateAccessKeyPayload: Omit<CreateAccessKeyPayload, 'accessKey'> & { accessKey?: Maybe<ResolversParentTypes['AccessKey']> };
  CreateCandidateInput: CreateCandidateInput;
  CreateCandidatePayload: Omit<CreateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  CreateCandidateResult: Omit<CreateCandidateResult, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  CreateCandidatesInput: CreateCandidatesInput;
  CreateCandidatesPayload: Omit<CreateCandidatesPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversParentTypes['CreateCandidateResult']>> };
  CreateClientInput: CreateClientInput;
  CreateClientPayload: Omit<CreateClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  CreateCustomFieldInput: CreateCustomFieldInput;
  CreateCustomFieldPayload: Omit<CreateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversParentTypes['CustomField']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CustomField: CustomFieldRecord;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccessKeyInput: DeleteAccessKeyInput;
  DeleteAccessKeyPayload: DeleteAccessKeyPayload;
  DeleteCandidateInput: DeleteCandidateInput;
  DeleteCandidateNoteInput: DeleteCandidateNoteInput;
  DeleteCandidateNotePayload: DeleteCandidateNotePayload;
  DeleteCandidatePayload: DeleteCandidatePayload;
  DeleteClientInput: DeleteClientInput;
  DeleteClientPayload: DeleteClientPayload;
  DeleteCustomFieldInput: DeleteCustomFieldInput;
  DeleteCustomFieldPayload: DeleteCustomFieldPayload;
  DeleteExportTemplateInput: DeleteExportTemplateInput;
  DeleteExportTemplatePayload: DeleteExportTemplatePayload;
  DeleteFieldPermissionInput: DeleteFieldPermissionInput;
  DeleteFieldPermissionPayload: DeleteFieldPermissionPayload;
  DeleteImportInput: DeleteImportInput;
  DeleteImportPayload: DeleteImportPayload;
  DeleteStaffAccountInput: DeleteStaffAccountInput;
  DeleteStaffAccountPayload: DeleteStaffAccountPayload;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: DeleteWebhookPayload;
  DetectedColumn: DetectedColumn;
  DisableStaffTwoFactorInput: DisableStaffTwoFactorInput;
  DisableStaffTwoFactorPayload: Omit<DisableStaffTwoFactorPayload, 'account'> & { account?: Maybe<ResolversParentTypes['StaffAccount']> };
  DisableTwoFactorPayload: DisableTwoFactorPayload;
  Document: DocumentRecord;
  DocumentConnection: Omit<DocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DocumentEdge']> };
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  DocumentOptions: DocumentOptions;
  DocumentOptionsInput: DocumentOptionsInput;
  DocumentPage: PageView;
  DocumentPageInput: DocumentPageInput;
  DocumentReviewFilter: DocumentReviewFilter;
  DropOff: DropOff;
  DropOffQuestion: DropOffQuestion;
  EditImportCellsInput: EditImportCellsInput;
  EditImportCellsPayload: Omit<EditImportCellsPayload, 'candidateImport' | 'rows'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']>, rows?: Maybe<ReadonlyArray<ResolversParentTypes['ImportRow']>> };
  EnableTwoFactorInput: EnableTwoFactorInput;
  EnableTwoFactorPayload: EnableTwoFactorPayload;
  EndAdmissionsInput: EndAdmissionsInput;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  EndedAdmissions: EndedAdmissions;
  ExpectedCustomFieldInput: ExpectedCustomFieldInput;
  ExpectedDefaultDatesInput: ExpectedDefaultDatesInput;
  ExpectedMessageTextInput: ExpectedMessageTextInput;
  ExpectedReminderRulesInput: ExpectedReminderRulesInput;
  ExportCandidatesInput: ExportCandidatesInput;
  ExportCandidatesPayload: ExportCandidatesPayload;
  ExportColumn: ExportColumn;
  ExportColumnInput: ExportColumnInput;
  ExportConfiguration: ExportConfiguration;
  ExportConfigurationInput: ExportConfigurationInput;
  ExportDataField: ExportDataField;
  ExportDocumentsInput: ExportDocumentsInput;
  ExportDocumentsPayload: ExportDocumentsPayload;
  ExportPreview: ExportPreview;
  ExportTemplate: ExportTemplateRecord;
  FailedJob: JobRecord;
  FailedJobConnection: Omit<FailedJobConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['FailedJobEdge']> };
  FailedJobEdge: Omit<FailedJobEdge, 'node'> & { node: ResolversParentTypes['FailedJob'] };
  FieldAnswerInput: FieldAnswerInput;
  FieldClient: FieldClient;
  FieldCondition: FieldCondition;
  FieldConditionInput: FieldConditionInput;
  FieldOption: FieldOption;
  FieldOptionInput: FieldOptionInput;
  FieldPermission: FieldPermissionRecord;
  FieldPermissionProposal: Omit<FieldPermissionProposal, 'stored'> & { stored?: Maybe<ResolversParentTypes['FieldPermission']> };
  FieldValue: FieldValueView;
  FieldValueInput: FieldValueInput;
  FinishOwnFormInput: FinishOwnFormInput;
  FinishOwnFormPayload: Omit<FinishOwnFormPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  Float: Scalars['Float']['output'];
  FunnelStep: FunnelStep;
  ID: Scalars['ID']['output'];
  ImportCandidatesInput: ImportCandidatesInput;
  ImportCandidatesPayload: Omit<ImportCandidatesPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  ImportCell: ShownCell;
  ImportCellInput: ImportCellInput;
  ImportColumn: ImportColumn;
  ImportColumnInput: ImportColumnInput;
  ImportCounts: ImportCounts;
  ImportField: ImportField;
  ImportModel: ImportModel;
  ImportPreviewRow: ImportPreviewRow;
  ImportProblemGroup: ImportProblemGroup;
  ImportProgress: ImportProgress;
  ImportResult: ResultWithPerson;
  ImportResultConnection: Omit<ImportResultConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ImportResultEdge']> };
  ImportResultEdge: Omit<ImportResultEdge, 'node'> & { node: ResolversParentTypes['ImportResult'] };
  ImportRow: PlannedRow;
  ImportRowConnection: Omit<ImportRowConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ImportRowEdge']> };
  ImportRowEdge: Omit<ImportRowEdge, 'node'> & { node: ResolversParentTypes['ImportRow'] };
  ImportRowInput: ImportRowInput;
  ImportSheet: ImportSheet;
  ImportUndoPreview: ImportUndoPreview;
  ImportUndoReason: ImportUndoReason;
  Int: Scalars['Int']['output'];
  InviteStaffAgainInput: InviteStaffAgainInput;
  InviteStaffAgainPayload: Omit<InviteStaffAgainPayload, 'account'> & { account?: Maybe<ResolversParentTypes['StaffAccount']> };
  InviteStaffInput: InviteStaffInput;
  InviteStaffPayload: Omit<InviteStaffPayload, 'account'> & { account?: Maybe<ResolversParentTypes['StaffAccount']> };
  LastChange: LastChange;
  LeaveOutImportRowsInput: LeaveOutImportRowsInput;
  LeaveOutImportRowsPayload: Omit<LeaveOutImportRowsPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  ListColumn: ListColumn;
  ListColumnInput: ListColumnInput;
  ListOptions: ListOptions;
  ListOptionsInput: ListOptionsInput;
  LiveState: LiveState;
  MapImportColumnsInput: MapImportColumnsInput;
  MapImportColumnsPayload: Omit<MapImportColumnsPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: Omit<MarkNotificationReadPayload, 'notification'> & { notification?: Maybe<ResolversParentTypes['Notification']> };
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: MarkNotificationsReadPayload;
  MessagePreview: MessagePreview;
  MessagePreviewInput: MessagePreviewInput;
  MessagePreviewPayload: MessagePreviewPayload;
  MessageText: MessageText;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSetting: NotificationSetting;
  NotificationSettingInput: NotificationSettingInput;
  NotificationSettings: OwnSettings;
  OwnCandidate: CandidateRecord;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  PauseImportInput: PauseImportInput;
  PauseImportPayload: Omit<PauseImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  Query: Record<PropertyKey, never>;
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: ReauthenticatePayload;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RedeliverWebhookPayload: Omit<RedeliverWebhookPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: RefreshSessionPayload;
  RefusalReason: RefusalReason;
  RefuseDocumentInput: RefuseDocumentInput;
  RefuseDocumentPayload: Omit<RefuseDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  RemindCandidatesInput: RemindCandidatesInput;
  ReminderFigures: ReminderFigures;
  ReminderRules: RulesOfClient;
  RenameFieldSectionInput: RenameFieldSectionInput;
  RenameFieldSectionPayload: Omit<RenameFieldSectionPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversParentTypes['CustomField']>> };
  RenewCandidateAccessInput: RenewCandidateAccessInput;
  RenewCandidateAccessPayload: Omit<RenewCandidateAccessPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  RenewRecoveryCodesPayload: RenewRecoveryCodesPayload;
  RenewWebhookSecretInput: RenewWebhookSecretInput;
  RenewWebhookSecretPayload: Omit<RenewWebhookSecretPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  ReopenCandidateInput: ReopenCandidateInput;
  ReopenCandidatePayload: Omit<ReopenCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  ReopenCandidatesInput: ReopenCandidatesInput;
  ReorderCustomFieldsInput: ReorderCustomFieldsInput;
  ReorderCustomFieldsPayload: Omit<ReorderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversParentTypes['CustomField']>> };
  ReplaceImportValuesInput: ReplaceImportValuesInput;
  ReplaceImportValuesPayload: Omit<ReplaceImportValuesPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  RequestOwnCorrectionInput: RequestOwnCorrectionInput;
  RequestOwnCorrectionPayload: Omit<RequestOwnCorrectionPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetMessageTextInput: ResetMessageTextInput;
  ResetMessageTextPayload: ResetMessageTextPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetReminderRulesInput: ResetReminderRulesInput;
  ResetReminderRulesPayload: Omit<ResetReminderRulesPayload, 'rules'> & { rules?: Maybe<ResolversParentTypes['ReminderRules']> };
  ResumeAdmissionsInput: ResumeAdmissionsInput;
  ResumeImportInput: ResumeImportInput;
  ResumeImportPayload: Omit<ResumeImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  Retention: Retention;
  RetentionPreview: RetentionPreview;
  RunFailedJobAgainInput: RunFailedJobAgainInput;
  RunFailedJobAgainPayload: RunFailedJobAgainPayload;
  RunImportInput: RunImportInput;
  RunImportPayload: Omit<RunImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  SaveExportTemplateInput: SaveExportTemplateInput;
  SaveExportTemplatePayload: Omit<SaveExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversParentTypes['ExportTemplate']> };
  SaveFieldPermissionInput: SaveFieldPermissionInput;
  SaveFieldPermissionPayload: Omit<SaveFieldPermissionPayload, 'fieldPermission'> & { fieldPermission?: Maybe<ResolversParentTypes['FieldPermission']> };
  SaveMessageTextInput: SaveMessageTextInput;
  SaveMessageTextPayload: SaveMessageTextPayload;
  SaveNotificationSettingsInput: SaveNotificationSettingsInput;
  SaveNotificationSettingsPayload: Omit<SaveNotificationSettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['NotificationSettings']> };
  SaveOwnAnswersInput: SaveOwnAnswersInput;
  SaveOwnAnswersPayload: Omit<SaveOwnAnswersPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  SaveRefusalReasonsInput: SaveRefusalReasonsInput;
  SaveRefusalReasonsPayload: SaveRefusalReasonsPayload;
  SaveReminderRulesInput: SaveReminderRulesInput;
  SaveReminderRulesPayload: Omit<SaveReminderRulesPayload, 'rules'> & { rules?: Maybe<ResolversParentTypes['ReminderRules']> };
  SaveRetentionInput: SaveRetentionInput;
  SaveRetentionPayload: SaveRetentionPayload;
  SendCandidateAccessLinkInput: SendCandidateAccessLinkInput;
  SendCandidateAccessLinkPayload: Omit<SendCandidateAccessLinkPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  SendCandidateAccessLinksInput: SendCandidateAccessLinksInput;
  SendDocumentInput: SendDocumentInput;
  SendDocumentPayload: Omit<SendDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversParentTypes['Candidate']>, document?: Maybe<ResolversParentTypes['Document']> };
  SendImportAccessLinksInput: SendImportAccessLinksInput;
  SendImportAccessLinksPayload: Omit<SendImportAccessLinksPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  SendOwnDocumentInput: SendOwnDocumentInput;
  SendOwnDocumentPayload: Omit<SendOwnDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']>, document?: Maybe<ResolversParentTypes['Document']> };
  Session: Session;
  SetCandidateDatesInput: SetCandidateDatesInput;
  SetDefaultDatesInput: SetDefaultDatesInput;
  SetDefaultDatesPayload: Omit<SetDefaultDatesPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  SetDefaultExportTemplateInput: SetDefaultExportTemplateInput;
  SetDefaultExportTemplatePayload: Omit<SetDefaultExportTemplatePayload, 'exportTemplates'> & { exportTemplates?: Maybe<ReadonlyArray<ResolversParentTypes['ExportTemplate']>> };
  SetTwoFactorDemandInput: SetTwoFactorDemandInput;
  SetTwoFactorDemandPayload: Omit<SetTwoFactorDemandPayload, 'twoFactorDemands'> & { twoFactorDemands?: Maybe<ResolversParentTypes['TwoFactorDemands']> };
  SignInCandidateInput: SignInCandidateInput;
  SignInCandidatePayload: SignInCandidatePayload;
  SignInInput: SignInInput;
  SignInPayload: SignInPayload;
  SignOutPayload: SignOutPayload;
  StaffAccount: UserRecord;
  StageCount: StageCount;
  StageDuration: StageDuration;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuggestedMapping: SuggestedMapping;
  TemplateAnalysis: TemplateAnalysis;
  TestWebhookInput: TestWebhookInput;
  TestWebhookPayload: Omit<TestWebhookPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  TwoFactor: TwoFactor;
  TwoFactorDemand: TeamDemand;
  TwoFactorDemands: Omit<TwoFactorDemands, 'companies' | 'staff'> & { companies: ResolversParentTypes['TwoFactorDemand'], staff: ResolversParentTypes['TwoFactorDemand'] };
  UnconfirmCandidateInput: UnconfirmCandidateInput;
  UnconfirmCandidatePayload: Omit<UnconfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  UndoCandidateChangeInput: UndoCandidateChangeInput;
  UndoCandidateChangePayload: Omit<UndoCandidateChangePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  UndoCandidateReopeningsInput: UndoCandidateReopeningsInput;
  UndoClientAssignmentsInput: UndoClientAssignmentsInput;
  UndoDocumentJudgementInput: UndoDocumentJudgementInput;
  UndoDocumentJudgementPayload: Omit<UndoDocumentJudgementPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  UndoImportInput: UndoImportInput;
  UndoImportPayload: Omit<UndoImportPayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  UpdateCandidateInput: UpdateCandidateInput;
  UpdateCandidatePayload: Omit<UpdateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  UpdateCandidateResult: Omit<UpdateCandidateResult, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  UpdateCandidatesInput: UpdateCandidatesInput;
  UpdateCandidatesPayload: Omit<UpdateCandidatesPayload, 'results'> & { results?: Maybe<ReadonlyArray<ResolversParentTypes['UpdateCandidateResult']>> };
  UpdateClientInput: UpdateClientInput;
  UpdateClientPayload: Omit<UpdateClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  UpdateCustomFieldInput: UpdateCustomFieldInput;
  UpdateCustomFieldPayload: Omit<UpdateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversParentTypes['CustomField']> };
  UpdateExportTemplateInput: UpdateExportTemplateInput;
  UpdateExportTemplatePayload: Omit<UpdateExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversParentTypes['ExportTemplate']> };
  UpdateImportSourceInput: UpdateImportSourceInput;
  UpdateImportSourcePayload: Omit<UpdateImportSourcePayload, 'candidateImport'> & { candidateImport?: Maybe<ResolversParentTypes['CandidateImport']> };
  UpdateStaffAccountInput: UpdateStaffAccountInput;
  UpdateStaffAccountPayload: Omit<UpdateStaffAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['StaffAccount']> };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Upload: Scalars['Upload']['output'];
  UploadDocumentPageInput: UploadDocumentPageInput;
  UploadDocumentPagePayload: Omit<UploadDocumentPagePayload, 'page'> & { page?: Maybe<ResolversParentTypes['DocumentPage']> };
  UploadOwnDocumentPageInput: UploadOwnDocumentPageInput;
  UserError: UserError;
  Viewer: SignedInViewer;
  Webhook: WebhookRecord;
  WebhookDelivery: DeliveryRecord;
  WithdrawConsentPayload: Omit<WithdrawConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
};

export type AcceptConsentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptConsentPayload'] = ResolversParentTypes['AcceptConsentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccessKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessKey'] = ResolversParentTypes['AccessKey']> = {
  access?: Resolver<ResolversTypes['AccessKeyAccess'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessKeyAccessResolvers = { READ: 'read', WRITE: 'write' };

export type AddCandidateNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddCandidateNotePayload'] = ResolversParentTypes['AddCandidateNotePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdmissionEndingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmissionEnding'] = ResolversParentTypes['AdmissionEnding']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EndReason'], ParentType, ContextType>;
};

export type AdmissionFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdmissionFigures'] = ResolversParentTypes['AdmissionFigures']> = {
  dropOff?: Resolver<ResolversTypes['DropOff'], ParentType, ContextType>;
  endings?: Resolver<ReadonlyArray<ResolversTypes['EndedAdmissions']>, ParentType, ContextType>;
  funnel?: Resolver<ReadonlyArray<ResolversTypes['FunnelStep']>, ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['ReminderFigures'], ParentType, ContextType>;
  stageDurations?: Resolver<ReadonlyArray<ResolversTypes['StageDuration']>, ParentType, ContextType>;
};

export type AnalyzeExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnalyzeExportTemplatePayload'] = ResolversParentTypes['AnalyzeExportTemplatePayload']> = {
  analysis?: Resolver<Maybe<ResolversTypes['TemplateAnalysis']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApproveDocumentPayload'] = ResolversParentTypes['ApproveDocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttentionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionConnection'] = ResolversParentTypes['AttentionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AttentionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionCount'] = ResolversParentTypes['AttentionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AttentionReason'], ParentType, ContextType>;
};

export type AttentionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionEdge'] = ResolversParentTypes['AttentionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AttentionItem'], ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AttentionReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttentionReasonResolvers = { CORRECTION_WAITING: 'correction_waiting', DUE_SOON: 'due_soon', NEVER_OPENED: 'never_opened', NO_ANSWER: 'no_answer', OVERDUE: 'overdue', UNCONFIRMED: 'unconfirmed' };

export type BeginTwoFactorPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginTwoFactorPayload'] = ResolversParentTypes['BeginTwoFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  accessLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attention?: Resolver<ReadonlyArray<ResolversTypes['CandidateAttention']>, ParentType, ContextType>;
  changesSinceConfirmation?: Resolver<ReadonlyArray<ResolversTypes['CandidateEventChange']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientCompany?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmationProof?: Resolver<ResolversTypes['ConfirmationProof'], ParentType, ContextType>;
  confirmations?: Resolver<ReadonlyArray<ResolversTypes['CandidateConfirmation']>, ParentType, ContextType>;
  consentWithdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  correctableFields?: Resolver<ReadonlyArray<ResolversTypes['CorrectableField']>, ParentType, ContextType>;
  correctionRequest?: Resolver<Maybe<ResolversTypes['CorrectionRequest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentVersions?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<CandidateDocumentVersionsArgs, 'fieldKey'>>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  documentsState?: Resolver<ResolversTypes['DocumentsState'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ending?: Resolver<Maybe<ResolversTypes['AdmissionEnding']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['CandidateEventConnection'], ParentType, ContextType, RequireFields<CandidateEventsArgs, 'first'>>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  filledFields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAnsweredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAction?: Resolver<Maybe<ResolversTypes['CandidateAction']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['CandidateNote']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plannedAdmissionOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CandidateStage'], ParentType, ContextType>;
  stageSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
  viewerCanAssignClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRemind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whatsappLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidateActionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateActionPayload'] = ResolversParentTypes['CandidateActionPayload']> = {
  results?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CandidateActionResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CandidateActionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateActionResult'] = ResolversParentTypes['CandidateActionResult']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientCompany?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerDueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CandidateActionOutcome'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['CandidateStage']>, ParentType, ContextType>;
};

export type CandidateAnswerMatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateAnswerMatch'] = ResolversParentTypes['CandidateAnswerMatch']> = {
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['FieldValue'], ParentType, ContextType>;
};

export type CandidateAttentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateAttention'] = ResolversParentTypes['CandidateAttention']> = {
  reason?: Resolver<ResolversTypes['AttentionReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CandidateConfirmationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateConfirmation'] = ResolversParentTypes['CandidateConfirmation']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedFieldLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedSnapshot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidateConfirmationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateConfirmationConnection'] = ResolversParentTypes['CandidateConfirmationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CandidateConfirmationEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateConfirmationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateConfirmationEdge'] = ResolversParentTypes['CandidateConfirmationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CandidateConfirmation'], ParentType, ContextType>;
};

export type CandidateConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateConnection'] = ResolversParentTypes['CandidateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CandidateEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateEdge'] = ResolversParentTypes['CandidateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
};

export type CandidateEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateEvent'] = ResolversParentTypes['CandidateEvent']> = {
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  afterConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['CandidateEventChange']>, ParentType, ContextType>;
  confirmedHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['EndReason']>, ParentType, ContextType>;
  fieldLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CandidateEventKind'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['CandidateMailKind']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedAdmissionOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CandidateEventChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateEventChange'] = ResolversParentTypes['CandidateEventChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateEventConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateEventConnection'] = ResolversParentTypes['CandidateEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CandidateEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateEventEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateEventEdge'] = ResolversParentTypes['CandidateEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CandidateEvent'], ParentType, ContextType>;
};

export type CandidateEventKindResolvers = { ANSWERED: 'answered', CHANGED: 'changed', CLIENT_ASSIGNED: 'client_assigned', CLIENT_ASSIGNMENT_UNDONE: 'client_assignment_undone', CONFIRMATION_WITHDRAWN: 'confirmation_withdrawn', CONFIRMED: 'confirmed', CONSENTED: 'consented', CONSENT_WITHDRAWN: 'consent_withdrawn', CORRECTION_REQUESTED: 'correction_requested', CREDENTIALS_RENEWED: 'credentials_renewed', CREDENTIALS_SHOWN: 'credentials_shown', DATES_SET: 'dates_set', DOCUMENTS_DOWNLOADED: 'documents_downloaded', DOCUMENT_APPROVED: 'document_approved', DOCUMENT_JUDGEMENT_UNDONE: 'document_judgement_undone', DOCUMENT_REFUSED: 'document_refused', DOCUMENT_SENT: 'document_sent', ENDED: 'ended', EXPORTED: 'exported', FINISHED: 'finished', LINK_SENT: 'link_sent', MAIL_BOUNCED: 'mail_bounced', MAIL_SENT: 'mail_sent', NOTE_ADDED: 'note_added', OPENED: 'opened', OVERDUE: 'overdue', REGISTERED: 'registered', REMINDED: 'reminded', REOPENED: 'reopened', REOPENING_UNDONE: 'reopening_undone', RESUMED: 'resumed', UNDONE: 'undone' };

export type CandidateImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateImport'] = ResolversParentTypes['CandidateImport']> = {
  accessSheetUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientCompany?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ImportField']>, ParentType, ContextType>;
  hasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headerRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ReadonlyArray<ResolversTypes['ImportPreviewRow']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ImportProblemGroup']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ImportProgress']>, ParentType, ContextType>;
  resultUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['ImportResultConnection'], ParentType, ContextType, RequireFields<CandidateImportResultsArgs, 'first'>>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['ImportRowConnection'], ParentType, ContextType, RequireFields<CandidateImportRowsArgs, 'first'>>;
  rowsExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sheetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheets?: Resolver<ReadonlyArray<ResolversTypes['ImportSheet']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  typedFieldKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  undoPreview?: Resolver<Maybe<ResolversTypes['ImportUndoPreview']>, ParentType, ContextType>;
  unsentAccessCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanChooseClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanCorrect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidateImportConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateImportConnection'] = ResolversParentTypes['CandidateImportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CandidateImportEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidateImportEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateImportEdge'] = ResolversParentTypes['CandidateImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CandidateImport'], ParentType, ContextType>;
};

export type CandidateInvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateInvitation'] = ResolversParentTypes['CandidateInvitation']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateMailKindResolvers = { ACCESS: 'access', COMPLETE_NOTICE: 'complete_notice', CORRECTION_REQUEST: 'correction_request', DOCUMENTS_REFUSED: 'documents_refused', OVERDUE_NOTICE: 'overdue_notice', REMINDER: 'reminder', REOPENING: 'reopening' };

export type CandidateNeighboursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateNeighbours'] = ResolversParentTypes['CandidateNeighbours']> = {
  next?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
};

export type CandidateNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateNote'] = ResolversParentTypes['CandidateNote']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CandidateStageResolvers = { COMPLETE: 'complete', CONFIRMED: 'confirmed', CORRECTION: 'correction', ENDED: 'ended', FILLING: 'filling', INVITED: 'invited', OPENED: 'opened', OVERDUE: 'overdue' };

export type CandidateStatusResolvers = { COMPLETE: 'complete', IN_PROGRESS: 'in_progress' };

export type CandidateTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateTotals'] = ResolversParentTypes['CandidateTotals']> = {
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  admissionInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  awaitsEmailConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitsFirstSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cnpj?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClientConnection'] = ResolversParentTypes['ClientConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ClientEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClientEdge'] = ResolversParentTypes['ClientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
};

export type ColumnMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ColumnMapping'] = ResolversParentTypes['ColumnMapping']> = {
  dataFieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCustomField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateColumnName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CompanyMailResolvers = { COMPLETE: 'complete', DIGEST: 'digest', OVERDUE: 'overdue' };

export type ConfirmCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmCandidatePayload'] = ResolversParentTypes['ConfirmCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  status?: Resolver<ResolversTypes['EmailConfirmationStatus'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmationProofResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmationProof'] = ResolversParentTypes['ConfirmationProof']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmedAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmedAnswer'] = ResolversParentTypes['ConfirmedAnswer']> = {
  displayValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfirmedRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmedRecord'] = ResolversParentTypes['ConfirmedRecord']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['ConfirmedAnswer']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isIntact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wasShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConsentDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConsentDocument'] = ResolversParentTypes['ConsentDocument']> = {
  controllerContact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declaration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['ConsentSection']>, ParentType, ContextType>;
  textHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConsentSection'] = ResolversParentTypes['ConsentSection']> = {
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectImportPayload'] = ResolversParentTypes['CorrectImportPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CorrectableFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectableField'] = ResolversParentTypes['CorrectableField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectionRequest'] = ResolversParentTypes['CorrectionRequest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreateAccessKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAccessKeyPayload'] = ResolversParentTypes['CreateAccessKeyPayload']> = {
  accessKey?: Resolver<Maybe<ResolversTypes['AccessKey']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCandidatePayload'] = ResolversParentTypes['CreateCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCandidateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCandidateResult'] = ResolversParentTypes['CreateCandidateResult']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCandidatesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCandidatesPayload'] = ResolversParentTypes['CreateCandidatesPayload']> = {
  results?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CreateCandidateResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateClientPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateClientPayload'] = ResolversParentTypes['CreateClientPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  temporaryPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCustomFieldPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCustomFieldPayload'] = ResolversParentTypes['CreateCustomFieldPayload']> = {
  customField?: Resolver<Maybe<ResolversTypes['CustomField']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badgeCanEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  badgeCanView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  clientIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  clients?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FieldClient']>>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['FieldCondition']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentOptions?: Resolver<Maybe<ResolversTypes['DocumentOptions']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  hasPermission?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFromCandidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listOptions?: Resolver<Maybe<ResolversTypes['ListOptions']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['FieldTarget'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccessKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccessKeyPayload'] = ResolversParentTypes['DeleteAccessKeyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCandidateNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteCandidateNotePayload'] = ResolversParentTypes['DeleteCandidateNotePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteCandidatePayload'] = ResolversParentTypes['DeleteCandidatePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteClientPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteClientPayload'] = ResolversParentTypes['DeleteClientPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCustomFieldPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteCustomFieldPayload'] = ResolversParentTypes['DeleteCustomFieldPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteExportTemplatePayload'] = ResolversParentTypes['DeleteExportTemplatePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFieldPermissionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteFieldPermissionPayload'] = ResolversParentTypes['DeleteFieldPermissionPayload']> = {
  deletedFieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteImportPayload'] = ResolversParentTypes['DeleteImportPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteStaffAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteStaffAccountPayload'] = ResolversParentTypes['DeleteStaffAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DetectedColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectedColumn'] = ResolversParentTypes['DetectedColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisableStaffTwoFactorPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisableStaffTwoFactorPayload'] = ResolversParentTypes['DisableStaffTwoFactorPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisableTwoFactorPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DisableTwoFactorPayload'] = ResolversParentTypes['DisableTwoFactorPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  judgedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['DocumentPage']>, ParentType, ContextType>;
  refusalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DocumentState'], ParentType, ContextType>;
  validity?: Resolver<ResolversTypes['DocumentValidity'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanJudge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsForJudgement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentApproverResolvers = { ADMIN: 'admin', CLIENT: 'client', NOBODY: 'nobody' };

export type DocumentConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DocumentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type DocumentKindResolvers = { PDF: 'pdf', PHOTO: 'photo' };

export type DocumentOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentOptions'] = ResolversParentTypes['DocumentOptions']> = {
  approver?: Resolver<ResolversTypes['DocumentApprover'], ParentType, ContextType>;
  asksExpiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['DocumentKind']>, ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previewUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<DocumentPagePreviewUrlArgs, 'width'>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DocumentStateResolvers = { APPROVED: 'approved', REFUSED: 'refused', SENT: 'sent' };

export type DocumentValidityResolvers = { EXPIRED: 'expired', EXPIRING: 'expiring', VALID: 'valid' };

export type DocumentsStateResolvers = { APPROVED: 'approved', MISSING: 'missing', REFUSED: 'refused', WAITING: 'waiting' };

export type DropOffResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DropOff'] = ResolversParentTypes['DropOff']> = {
  noneMissing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['DropOffQuestion']>, ParentType, ContextType>;
  unfinished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DropOffQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DropOffQuestion'] = ResolversParentTypes['DropOffQuestion']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditImportCellsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditImportCellsPayload'] = ResolversParentTypes['EditImportCellsPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ImportRow']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EmailConfirmationStatusResolvers = { ALREADY_CONFIRMED: 'already-confirmed', INVALID: 'invalid', SUCCESS: 'success' };

export type EnableTwoFactorPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnableTwoFactorPayload'] = ResolversParentTypes['EnableTwoFactorPayload']> = {
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  endedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndReasonResolvers = { CANCELLED: 'cancelled', HIRED: 'hired', NOT_APPROVED: 'not_approved', OTHER: 'other', WITHDREW: 'withdrew' };

export type EndSessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  endedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndedAdmissionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndedAdmissions'] = ResolversParentTypes['EndedAdmissions']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EndReason'], ParentType, ContextType>;
};

export type ExportCandidatesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportCandidatesPayload'] = ResolversParentTypes['ExportCandidatesPayload']> = {
  candidateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportColumn'] = ResolversParentTypes['ExportColumn']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCustomField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExportConfigurationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportConfiguration'] = ResolversParentTypes['ExportConfiguration']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['ExportColumn']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportDataFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportDataField'] = ResolversParentTypes['ExportDataField']> = {
  isCustomField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportDocumentsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportDocumentsPayload'] = ResolversParentTypes['ExportDocumentsPayload']> = {
  documentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportPreview'] = ResolversParentTypes['ExportPreview']> = {
  headings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ExportTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportTemplate'] = ResolversParentTypes['ExportTemplate']> = {
  columnMappings?: Resolver<ReadonlyArray<ResolversTypes['ColumnMapping']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailedJobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanRunAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FailedJobConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedJobConnection'] = ResolversParentTypes['FailedJobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FailedJobEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedJobEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedJobEdge'] = ResolversParentTypes['FailedJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FailedJob'], ParentType, ContextType>;
};

export type FieldClientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldClient'] = ResolversParentTypes['FieldClient']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FieldConditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldCondition'] = ResolversParentTypes['FieldCondition']> = {
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldFormatResolvers = { CEP: 'cep', CNPJ: 'cnpj', CPF: 'cpf', PHONE: 'phone', PIS: 'pis', VOTER_TITLE: 'voterTitle' };

export type FieldOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldOption'] = ResolversParentTypes['FieldOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldPermissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldPermission'] = ResolversParentTypes['FieldPermission']> = {
  canEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldPermissionProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldPermissionProposal'] = ResolversParentTypes['FieldPermissionProposal']> = {
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  stored?: Resolver<Maybe<ResolversTypes['FieldPermission']>, ParentType, ContextType>;
};

export type FieldTargetResolvers = { CANDIDATE: 'candidate', CLIENT: 'client' };

export type FieldTypeResolvers = { CHECKBOX: 'checkbox', DATE: 'date', EMAIL: 'email', FILE: 'file', LIST: 'list', NUMBER: 'number', SELECT: 'select', TEXT: 'text', TEXTAREA: 'textarea' };

export type FieldValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['FieldCondition']>, ParentType, ContextType>;
  conditionUnmet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentOptions?: Resolver<Maybe<ResolversTypes['DocumentOptions']>, ParentType, ContextType>;
  forOtherClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listOptions?: Resolver<Maybe<ResolversTypes['ListOptions']>, ParentType, ContextType>;
  optionRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditWhenMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FinishOwnFormPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FinishOwnFormPayload'] = ResolversParentTypes['FinishOwnFormPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FunnelStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FunnelStep'] = ResolversParentTypes['FunnelStep']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['AdmissionStep'], ParentType, ContextType>;
};

export type ImportCandidatesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportCandidatesPayload'] = ResolversParentTypes['ImportCandidatesPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportCellResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportCell'] = ResolversParentTypes['ImportCell']> = {
  doubt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepaired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ImportMappingSource'], ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportField'] = ResolversParentTypes['ImportField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
};

export type ImportMappingSourceResolvers = { CHOSEN: 'chosen', HEADING: 'heading', NONE: 'none', REMEMBERED: 'remembered', VALUES: 'values' };

export type ImportModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportModel'] = ResolversParentTypes['ImportModel']> = {
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportOutcomeResolvers = { CHANGED: 'changed', CREATED: 'created', FAILED: 'failed', LEFT_OUT: 'leftOut', SAME: 'same' };

export type ImportPreviewRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportPreviewRow'] = ResolversParentTypes['ImportPreviewRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportProblemGroup'] = ResolversParentTypes['ImportProblemGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportProblemKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportProblemKindResolvers = { AMBIGUOUS: 'ambiguous', DOUBTFUL: 'doubtful', DUPLICATE_IN_FILE: 'duplicateInFile', INVALID_VALUE: 'invalidValue', MISSING: 'missing' };

export type ImportProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportProgress'] = ResolversParentTypes['ImportProgress']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  takenBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportResult'] = ResolversParentTypes['ImportResult']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  changedKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ImportUndoOutcome']>, ParentType, ContextType>;
  undoMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportResultConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportResultConnection'] = ResolversParentTypes['ImportResultConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ImportResultEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportResultEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportResultEdge'] = ResolversParentTypes['ImportResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  ambiguousWith?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['ImportCell']>, ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportRowKind'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemKind?: Resolver<Maybe<ResolversTypes['ImportProblemKind']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportRowConnection'] = ResolversParentTypes['ImportRowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ImportRowEdge']>, ParentType, ContextType>;
  pageCursors?: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportRowEdge'] = ResolversParentTypes['ImportRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ImportRow'], ParentType, ContextType>;
};

export type ImportRowKindResolvers = { CHANGES: 'changes', LEFT_OUT: 'leftOut', NEW: 'new', PROBLEM: 'problem', SAME: 'same' };

export type ImportSheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportSheet'] = ResolversParentTypes['ImportSheet']> = {
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportStateResolvers = { DONE: 'done', DRAFT: 'draft', PAUSED: 'paused', RUNNING: 'running', UNDOING: 'undoing', UNDONE: 'undone' };

export type ImportUndoOutcomeResolvers = { LEFT: 'left', TAKEN_BACK: 'takenBack' };

export type ImportUndoPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportUndoPreview'] = ResolversParentTypes['ImportUndoPreview']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ReadonlyArray<ResolversTypes['ImportUndoReason']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restorable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportUndoReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportUndoReason'] = ResolversParentTypes['ImportUndoReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteStaffAgainPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteStaffAgainPayload'] = ResolversParentTypes['InviteStaffAgainPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  temporaryPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteStaffPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteStaffPayload'] = ResolversParentTypes['InviteStaffPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  temporaryPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LanguageResolvers = { EN_US: 'en-US', PT_BR: 'pt-BR' };

export type LastChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastChange'] = ResolversParentTypes['LastChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeaveOutImportRowsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveOutImportRowsPayload'] = ResolversParentTypes['LeaveOutImportRowsPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListColumn'] = ResolversParentTypes['ListColumn']> = {
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ListColumnType'], ParentType, ContextType>;
};

export type ListColumnTypeResolvers = { CHECKBOX: 'checkbox', DATE: 'date', EMAIL: 'email', NUMBER: 'number', SELECT: 'select', TEXT: 'text' };

export type ListOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListOptions'] = ResolversParentTypes['ListOptions']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['ListColumn']>, ParentType, ContextType>;
  itemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiveStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiveState'] = ResolversParentTypes['LiveState']> = {
  candidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapImportColumnsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MapImportColumnsPayload'] = ResolversParentTypes['MapImportColumnsPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkNotificationReadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MarkNotificationReadPayload'] = ResolversParentTypes['MarkNotificationReadPayload']> = {
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MessageKindResolvers = { COMPANY_COMPLETE: 'companyComplete', COMPANY_OVERDUE: 'companyOverdue', DIGEST: 'digest', REMINDER_AFTER: 'reminderAfter', REMINDER_BEFORE: 'reminderBefore', WHATSAPP: 'whatsapp', WHATSAPP_CORRECTION: 'whatsappCorrection' };

export type MessagePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessagePreviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessagePreviewPayload'] = ResolversParentTypes['MessagePreviewPayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  unknownVariables?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MessageTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageText'] = ResolversParentTypes['MessageText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variables?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptConsent?: Resolver<ResolversTypes['AcceptConsentPayload'], ParentType, ContextType, RequireFields<MutationAcceptConsentArgs, 'input'>>;
  addCandidateNote?: Resolver<ResolversTypes['AddCandidateNotePayload'], ParentType, ContextType, RequireFields<MutationAddCandidateNoteArgs, 'input'>>;
  analyzeExportTemplate?: Resolver<ResolversTypes['AnalyzeExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationAnalyzeExportTemplateArgs, 'input'>>;
  approveDocument?: Resolver<ResolversTypes['ApproveDocumentPayload'], ParentType, ContextType, RequireFields<MutationApproveDocumentArgs, 'input'>>;
  assignCandidatesToClient?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationAssignCandidatesToClientArgs, 'input'>>;
  beginTwoFactor?: Resolver<ResolversTypes['BeginTwoFactorPayload'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmCandidate?: Resolver<ResolversTypes['ConfirmCandidatePayload'], ParentType, ContextType, RequireFields<MutationConfirmCandidateArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  correctImport?: Resolver<ResolversTypes['CorrectImportPayload'], ParentType, ContextType, RequireFields<MutationCorrectImportArgs, 'input'>>;
  createAccessKey?: Resolver<ResolversTypes['CreateAccessKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessKeyArgs, 'input'>>;
  createCandidate?: Resolver<ResolversTypes['CreateCandidatePayload'], ParentType, ContextType, RequireFields<MutationCreateCandidateArgs, 'input'>>;
  createCandidates?: Resolver<ResolversTypes['CreateCandidatesPayload'], ParentType, ContextType, RequireFields<MutationCreateCandidatesArgs, 'input'>>;
  createClient?: Resolver<ResolversTypes['CreateClientPayload'], ParentType, ContextType, RequireFields<MutationCreateClientArgs, 'input'>>;
  createCustomField?: Resolver<ResolversTypes['CreateCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationCreateCustomFieldArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteAccessKey?: Resolver<ResolversTypes['DeleteAccessKeyPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccessKeyArgs, 'input'>>;
  deleteCandidate?: Resolver<ResolversTypes['DeleteCandidatePayload'], ParentType, ContextType, RequireFields<MutationDeleteCandidateArgs, 'input'>>;
  deleteCandidateNote?: Resolver<ResolversTypes['DeleteCandidateNotePayload'], ParentType, ContextType, RequireFields<MutationDeleteCandidateNoteArgs, 'input'>>;
  deleteClient?: Resolver<ResolversTypes['DeleteClientPayload'], ParentType, ContextType, RequireFields<MutationDeleteClientArgs, 'input'>>;
  deleteCustomField?: Resolver<ResolversTypes['DeleteCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationDeleteCustomFieldArgs, 'input'>>;
  deleteExportTemplate?: Resolver<ResolversTypes['DeleteExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationDeleteExportTemplateArgs, 'input'>>;
  deleteFieldPermission?: Resolver<ResolversTypes['DeleteFieldPermissionPayload'], ParentType, ContextType, RequireFields<MutationDeleteFieldPermissionArgs, 'input'>>;
  deleteImport?: Resolver<ResolversTypes['DeleteImportPayload'], ParentType, ContextType, RequireFields<MutationDeleteImportArgs, 'input'>>;
  deleteStaffAccount?: Resolver<ResolversTypes['DeleteStaffAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteStaffAccountArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  disableStaffTwoFactor?: Resolver<ResolversTypes['DisableStaffTwoFactorPayload'], ParentType, ContextType, RequireFields<MutationDisableStaffTwoFactorArgs, 'input'>>;
  disableTwoFactor?: Resolver<ResolversTypes['DisableTwoFactorPayload'], ParentType, ContextType>;
  editImportCells?: Resolver<ResolversTypes['EditImportCellsPayload'], ParentType, ContextType, RequireFields<MutationEditImportCellsArgs, 'input'>>;
  enableTwoFactor?: Resolver<ResolversTypes['EnableTwoFactorPayload'], ParentType, ContextType, RequireFields<MutationEnableTwoFactorArgs, 'input'>>;
  endAdmissions?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationEndAdmissionsArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exportCandidates?: Resolver<ResolversTypes['ExportCandidatesPayload'], ParentType, ContextType, RequireFields<MutationExportCandidatesArgs, 'input'>>;
  exportDocuments?: Resolver<ResolversTypes['ExportDocumentsPayload'], ParentType, ContextType, RequireFields<MutationExportDocumentsArgs, 'input'>>;
  finishOwnForm?: Resolver<ResolversTypes['FinishOwnFormPayload'], ParentType, ContextType, RequireFields<MutationFinishOwnFormArgs, 'input'>>;
  importCandidates?: Resolver<ResolversTypes['ImportCandidatesPayload'], ParentType, ContextType, RequireFields<MutationImportCandidatesArgs, 'input'>>;
  inviteStaff?: Resolver<ResolversTypes['InviteStaffPayload'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'input'>>;
  inviteStaffAgain?: Resolver<ResolversTypes['InviteStaffAgainPayload'], ParentType, ContextType, RequireFields<MutationInviteStaffAgainArgs, 'input'>>;
  leaveOutImportRows?: Resolver<ResolversTypes['LeaveOutImportRowsPayload'], ParentType, ContextType, RequireFields<MutationLeaveOutImportRowsArgs, 'input'>>;
  mapImportColumns?: Resolver<ResolversTypes['MapImportColumnsPayload'], ParentType, ContextType, RequireFields<MutationMapImportColumnsArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  pauseImport?: Resolver<ResolversTypes['PauseImportPayload'], ParentType, ContextType, RequireFields<MutationPauseImportArgs, 'input'>>;
  reauthenticate?: Resolver<ResolversTypes['ReauthenticatePayload'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  redeliverWebhook?: Resolver<ResolversTypes['RedeliverWebhookPayload'], ParentType, ContextType, RequireFields<MutationRedeliverWebhookArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  refuseDocument?: Resolver<ResolversTypes['RefuseDocumentPayload'], ParentType, ContextType, RequireFields<MutationRefuseDocumentArgs, 'input'>>;
  remindCandidates?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationRemindCandidatesArgs, 'input'>>;
  renameFieldSection?: Resolver<ResolversTypes['RenameFieldSectionPayload'], ParentType, ContextType, RequireFields<MutationRenameFieldSectionArgs, 'input'>>;
  renewCandidateAccess?: Resolver<ResolversTypes['RenewCandidateAccessPayload'], ParentType, ContextType, RequireFields<MutationRenewCandidateAccessArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RenewRecoveryCodesPayload'], ParentType, ContextType>;
  renewWebhookSecret?: Resolver<ResolversTypes['RenewWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRenewWebhookSecretArgs, 'input'>>;
  reopenCandidate?: Resolver<ResolversTypes['ReopenCandidatePayload'], ParentType, ContextType, RequireFields<MutationReopenCandidateArgs, 'input'>>;
  reopenCandidates?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationReopenCandidatesArgs, 'input'>>;
  reorderCustomFields?: Resolver<ResolversTypes['ReorderCustomFieldsPayload'], ParentType, ContextType, RequireFields<MutationReorderCustomFieldsArgs, 'input'>>;
  replaceImportValues?: Resolver<ResolversTypes['ReplaceImportValuesPayload'], ParentType, ContextType, RequireFields<MutationReplaceImportValuesArgs, 'input'>>;
  requestOwnCorrection?: Resolver<ResolversTypes['RequestOwnCorrectionPayload'], ParentType, ContextType, RequireFields<MutationRequestOwnCorrectionArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetMessageText?: Resolver<ResolversTypes['ResetMessageTextPayload'], ParentType, ContextType, RequireFields<MutationResetMessageTextArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetReminderRules?: Resolver<ResolversTypes['ResetReminderRulesPayload'], ParentType, ContextType, RequireFields<MutationResetReminderRulesArgs, 'input'>>;
  resumeAdmissions?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationResumeAdmissionsArgs, 'input'>>;
  resumeImport?: Resolver<ResolversTypes['ResumeImportPayload'], ParentType, ContextType, RequireFields<MutationResumeImportArgs, 'input'>>;
  runFailedJobAgain?: Resolver<ResolversTypes['RunFailedJobAgainPayload'], ParentType, ContextType, RequireFields<MutationRunFailedJobAgainArgs, 'input'>>;
  runImport?: Resolver<ResolversTypes['RunImportPayload'], ParentType, ContextType, RequireFields<MutationRunImportArgs, 'input'>>;
  saveExportTemplate?: Resolver<ResolversTypes['SaveExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationSaveExportTemplateArgs, 'input'>>;
  saveFieldPermission?: Resolver<ResolversTypes['SaveFieldPermissionPayload'], ParentType, ContextType, RequireFields<MutationSaveFieldPermissionArgs, 'input'>>;
  saveMessageText?: Resolver<ResolversTypes['SaveMessageTextPayload'], ParentType, ContextType, RequireFields<MutationSaveMessageTextArgs, 'input'>>;
  saveNotificationSettings?: Resolver<ResolversTypes['SaveNotificationSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveNotificationSettingsArgs, 'input'>>;
  saveOwnAnswers?: Resolver<ResolversTypes['SaveOwnAnswersPayload'], ParentType, ContextType, RequireFields<MutationSaveOwnAnswersArgs, 'input'>>;
  saveRefusalReasons?: Resolver<ResolversTypes['SaveRefusalReasonsPayload'], ParentType, ContextType, RequireFields<MutationSaveRefusalReasonsArgs, 'input'>>;
  saveReminderRules?: Resolver<ResolversTypes['SaveReminderRulesPayload'], ParentType, ContextType, RequireFields<MutationSaveReminderRulesArgs, 'input'>>;
  saveRetention?: Resolver<ResolversTypes['SaveRetentionPayload'], ParentType, ContextType, RequireFields<MutationSaveRetentionArgs, 'input'>>;
  sendCandidateAccessLink?: Resolver<ResolversTypes['SendCandidateAccessLinkPayload'], ParentType, ContextType, RequireFields<MutationSendCandidateAccessLinkArgs, 'input'>>;
  sendCandidateAccessLinks?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationSendCandidateAccessLinksArgs, 'input'>>;
  sendDocument?: Resolver<ResolversTypes['SendDocumentPayload'], ParentType, ContextType, RequireFields<MutationSendDocumentArgs, 'input'>>;
  sendImportAccessLinks?: Resolver<ResolversTypes['SendImportAccessLinksPayload'], ParentType, ContextType, RequireFields<MutationSendImportAccessLinksArgs, 'input'>>;
  sendOwnDocument?: Resolver<ResolversTypes['SendOwnDocumentPayload'], ParentType, ContextType, RequireFields<MutationSendOwnDocumentArgs, 'input'>>;
  setCandidateDates?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationSetCandidateDatesArgs, 'input'>>;
  setDefaultDates?: Resolver<ResolversTypes['SetDefaultDatesPayload'], ParentType, ContextType, RequireFields<MutationSetDefaultDatesArgs, 'input'>>;
  setDefaultExportTemplate?: Resolver<ResolversTypes['SetDefaultExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationSetDefaultExportTemplateArgs, 'input'>>;
  setTwoFactorDemand?: Resolver<ResolversTypes['SetTwoFactorDemandPayload'], ParentType, ContextType, RequireFields<MutationSetTwoFactorDemandArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInCandidate?: Resolver<ResolversTypes['SignInCandidatePayload'], ParentType, ContextType, RequireFields<MutationSignInCandidateArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  testWebhook?: Resolver<ResolversTypes['TestWebhookPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  unconfirmCandidate?: Resolver<ResolversTypes['UnconfirmCandidatePayload'], ParentType, ContextType, RequireFields<MutationUnconfirmCandidateArgs, 'input'>>;
  undoCandidateChange?: Resolver<ResolversTypes['UndoCandidateChangePayload'], ParentType, ContextType, RequireFields<MutationUndoCandidateChangeArgs, 'input'>>;
  undoCandidateReopenings?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationUndoCandidateReopeningsArgs, 'input'>>;
  undoClientAssignments?: Resolver<ResolversTypes['CandidateActionPayload'], ParentType, ContextType, RequireFields<MutationUndoClientAssignmentsArgs, 'input'>>;
  undoDocumentJudgement?: Resolver<ResolversTypes['UndoDocumentJudgementPayload'], ParentType, ContextType, RequireFields<MutationUndoDocumentJudgementArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['UndoImportPayload'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  updateCandidate?: Resolver<ResolversTypes['UpdateCandidatePayload'], ParentType, ContextType, RequireFields<MutationUpdateCandidateArgs, 'input'>>;
  updateCandidates?: Resolver<ResolversTypes['UpdateCandidatesPayload'], ParentType, ContextType, RequireFields<MutationUpdateCandidatesArgs, 'input'>>;
  updateClient?: Resolver<ResolversTypes['UpdateClientPayload'], ParentType, ContextType, RequireFields<MutationUpdateClientArgs, 'input'>>;
  updateCustomField?: Resolver<ResolversTypes['UpdateCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationUpdateCustomFieldArgs, 'input'>>;
  updateExportTemplate?: Resolver<ResolversTypes['UpdateExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateExportTemplateArgs, 'input'>>;
  updateImportSource?: Resolver<ResolversTypes['UpdateImportSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateImportSourceArgs, 'input'>>;
  updateStaffAccount?: Resolver<ResolversTypes['UpdateStaffAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateStaffAccountArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  uploadDocumentPage?: Resolver<ResolversTypes['UploadDocumentPagePayload'], ParentType, ContextType, RequireFields<MutationUploadDocumentPageArgs, 'input'>>;
  uploadOwnDocumentPage?: Resolver<ResolversTypes['UploadDocumentPagePayload'], ParentType, ContextType, RequireFields<MutationUploadOwnDocumentPageArgs, 'input'>>;
  withdrawConsent?: Resolver<ResolversTypes['WithdrawConsentPayload'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Candidate' | 'CandidateConfirmation' | 'CandidateImport' | 'Client' | 'CustomField' | 'Document' | 'ExportTemplate', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = { CHANGED_AFTER_CONFIRMATION: 'changed_after_confirmation', COMPLETE: 'complete', CONFIRMATION_WITHDRAWN: 'confirmation_withdrawn', CORRECTION_ASKED: 'correction_asked', CORRECTION_SENT: 'correction_sent', MAIL_BOUNCED: 'mail_bounced', OVERDUE: 'overdue' };

export type NotificationSettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inDigest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  kinds?: Resolver<ReadonlyArray<ResolversTypes['NotificationSetting']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type OwnCandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnCandidate'] = ResolversParentTypes['OwnCandidate']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consentDocument?: Resolver<ResolversTypes['ConsentDocument'], ParentType, ContextType, RequireFields<OwnCandidateConsentDocumentArgs, 'language'>>;
  correctedFieldKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  correctionRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  hasConsented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reopenMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedFieldKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  around?: Resolver<ReadonlyArray<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PauseImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PauseImportPayload'] = ResolversParentTypes['PauseImportPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admissionFigures?: Resolver<ResolversTypes['AdmissionFigures'], ParentType, ContextType, RequireFields<QueryAdmissionFiguresArgs, 'from' | 'to'>>;
  attention?: Resolver<ResolversTypes['AttentionConnection'], ParentType, ContextType, RequireFields<QueryAttentionArgs, 'first' | 'reason'>>;
  attentionCounts?: Resolver<ReadonlyArray<ResolversTypes['AttentionCount']>, ParentType, ContextType, Partial<QueryAttentionCountsArgs>>;
  candidateDuplicates?: Resolver<ReadonlyArray<ResolversTypes['Candidate']>, ParentType, ContextType, Partial<QueryCandidateDuplicatesArgs>>;
  candidateImport?: Resolver<ResolversTypes['CandidateImport'], ParentType, ContextType, RequireFields<QueryCandidateImportArgs, 'id'>>;
  candidateImportModel?: Resolver<ResolversTypes['ImportModel'], ParentType, ContextType>;
  candidateImports?: Resolver<ResolversTypes['CandidateImportConnection'], ParentType, ContextType, RequireFields<QueryCandidateImportsArgs, 'first'>>;
  candidateInvitation?: Resolver<ResolversTypes['CandidateInvitation'], ParentType, ContextType, RequireFields<QueryCandidateInvitationArgs, 'token'>>;
  candidateNeighbours?: Resolver<ResolversTypes['CandidateNeighbours'], ParentType, ContextType, RequireFields<QueryCandidateNeighboursArgs, 'id' | 'sort'>>;
  candidateTotals?: Resolver<ResolversTypes['CandidateTotals'], ParentType, ContextType>;
  candidates?: Resolver<ResolversTypes['CandidateConnection'], ParentType, ContextType, RequireFields<QueryCandidatesArgs, 'first' | 'sort'>>;
  candidatesByAnswer?: Resolver<ReadonlyArray<ResolversTypes['CandidateAnswerMatch']>, ParentType, ContextType, RequireFields<QueryCandidatesByAnswerArgs, 'first' | 'text'>>;
  clients?: Resolver<ResolversTypes['ClientConnection'], ParentType, ContextType, RequireFields<QueryClientsArgs, 'first' | 'sort'>>;
  confirmations?: Resolver<ResolversTypes['CandidateConfirmationConnection'], ParentType, ContextType, RequireFields<QueryConfirmationsArgs, 'clientId' | 'first'>>;
  confirmedRecord?: Resolver<ResolversTypes['ConfirmedRecord'], ParentType, ContextType, RequireFields<QueryConfirmedRecordArgs, 'eventId'>>;
  customFieldOrderRevision?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryCustomFieldOrderRevisionArgs, 'target'>>;
  customFields?: Resolver<ReadonlyArray<ResolversTypes['CustomField']>, ParentType, ContextType, Partial<QueryCustomFieldsArgs>>;
  documentsToReview?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, RequireFields<QueryDocumentsToReviewArgs, 'first'>>;
  exportColumns?: Resolver<ResolversTypes['ExportConfiguration'], ParentType, ContextType>;
  exportDataFields?: Resolver<ReadonlyArray<ResolversTypes['ExportDataField']>, ParentType, ContextType>;
  exportPreview?: Resolver<ResolversTypes['ExportPreview'], ParentType, ContextType, RequireFields<QueryExportPreviewArgs, 'input'>>;
  exportTemplates?: Resolver<ReadonlyArray<ResolversTypes['ExportTemplate']>, ParentType, ContextType>;
  failedJobs?: Resolver<ResolversTypes['FailedJobConnection'], ParentType, ContextType, RequireFields<QueryFailedJobsArgs, 'first'>>;
  fieldPermissions?: Resolver<ReadonlyArray<ResolversTypes['FieldPermission']>, ParentType, ContextType>;
  formFields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType, RequireFields<QueryFormFieldsArgs, 'includeInactive' | 'target'>>;
  messagePreview?: Resolver<ResolversTypes['MessagePreviewPayload'], ParentType, ContextType, RequireFields<QueryMessagePreviewArgs, 'input'>>;
  messageTexts?: Resolver<ReadonlyArray<ResolversTypes['MessageText']>, ParentType, ContextType, RequireFields<QueryMessageTextsArgs, 'language'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  proposedFieldPermission?: Resolver<ResolversTypes['FieldPermissionProposal'], ParentType, ContextType, RequireFields<QueryProposedFieldPermissionArgs, 'key'>>;
  refusalReasons?: Resolver<ReadonlyArray<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  reminderRules?: Resolver<ResolversTypes['ReminderRules'], ParentType, ContextType, Partial<QueryReminderRulesArgs>>;
  retention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType>;
  retentionPreview?: Resolver<ResolversTypes['RetentionPreview'], ParentType, ContextType, Partial<QueryRetentionPreviewArgs>>;
  staffAccounts?: Resolver<ReadonlyArray<ResolversTypes['StaffAccount']>, ParentType, ContextType, Partial<QueryStaffAccountsArgs>>;
  stageCounts?: Resolver<ReadonlyArray<ResolversTypes['StageCount']>, ParentType, ContextType, Partial<QueryStageCountsArgs>>;
  twoFactorDemands?: Resolver<ResolversTypes['TwoFactorDemands'], ParentType, ContextType>;
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type ReauthenticatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReauthenticatePayload'] = ResolversParentTypes['ReauthenticatePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedeliverWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RedeliverWebhookPayload'] = ResolversParentTypes['RedeliverWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefusalReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefusalReason'] = ResolversParentTypes['RefusalReason']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefuseDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefuseDocumentPayload'] = ResolversParentTypes['RefuseDocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReminderFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReminderFigures'] = ResolversParentTypes['ReminderFigures']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderRulesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReminderRules'] = ResolversParentTypes['ReminderRules']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyMails?: Resolver<ReadonlyArray<ResolversTypes['CompanyMail']>, ParentType, ContextType>;
  daysAfter?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  daysBefore?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type RenameFieldSectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenameFieldSectionPayload'] = ResolversParentTypes['RenameFieldSectionPayload']> = {
  customFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomField']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewCandidateAccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewCandidateAccessPayload'] = ResolversParentTypes['RenewCandidateAccessPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenewWebhookSecretPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewWebhookSecretPayload'] = ResolversParentTypes['RenewWebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type ReopenCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReopenCandidatePayload'] = ResolversParentTypes['ReopenCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  isMailed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReorderCustomFieldsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReorderCustomFieldsPayload'] = ResolversParentTypes['ReorderCustomFieldsPayload']> = {
  customFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomField']>>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceImportValuesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplaceImportValuesPayload'] = ResolversParentTypes['ReplaceImportValuesPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestOwnCorrectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestOwnCorrectionPayload'] = ResolversParentTypes['RequestOwnCorrectionPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetMessageTextPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetMessageTextPayload'] = ResolversParentTypes['ResetMessageTextPayload']> = {
  text?: Resolver<Maybe<ResolversTypes['MessageText']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetReminderRulesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetReminderRulesPayload'] = ResolversParentTypes['ResetReminderRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['ReminderRules']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResumeImportPayload'] = ResolversParentTypes['ResumeImportPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  deletedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiredMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  lastDeletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  otherMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetentionPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionPreview'] = ResolversParentTypes['RetentionPreview']> = {
  overCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soonCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', CANDIDATE: 'candidate', CLIENT: 'client' };

export type RunFailedJobAgainPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunFailedJobAgainPayload'] = ResolversParentTypes['RunFailedJobAgainPayload']> = {
  queuedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RunImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunImportPayload'] = ResolversParentTypes['RunImportPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveExportTemplatePayload'] = ResolversParentTypes['SaveExportTemplatePayload']> = {
  exportTemplate?: Resolver<Maybe<ResolversTypes['ExportTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveFieldPermissionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveFieldPermissionPayload'] = ResolversParentTypes['SaveFieldPermissionPayload']> = {
  fieldPermission?: Resolver<Maybe<ResolversTypes['FieldPermission']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveMessageTextPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveMessageTextPayload'] = ResolversParentTypes['SaveMessageTextPayload']> = {
  text?: Resolver<Maybe<ResolversTypes['MessageText']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveNotificationSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveNotificationSettingsPayload'] = ResolversParentTypes['SaveNotificationSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveOwnAnswersPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveOwnAnswersPayload'] = ResolversParentTypes['SaveOwnAnswersPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveRefusalReasonsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveRefusalReasonsPayload'] = ResolversParentTypes['SaveRefusalReasonsPayload']> = {
  refusalReasons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RefusalReason']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveReminderRulesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveReminderRulesPayload'] = ResolversParentTypes['SaveReminderRulesPayload']> = {
  rules?: Resolver<Maybe<ResolversTypes['ReminderRules']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveRetentionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveRetentionPayload'] = ResolversParentTypes['SaveRetentionPayload']> = {
  retention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendCandidateAccessLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendCandidateAccessLinkPayload'] = ResolversParentTypes['SendCandidateAccessLinkPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendDocumentPayload'] = ResolversParentTypes['SendDocumentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendImportAccessLinksPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendImportAccessLinksPayload'] = ResolversParentTypes['SendImportAccessLinksPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  queuedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendOwnDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendOwnDocumentPayload'] = ResolversParentTypes['SendOwnDocumentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetDefaultDatesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDefaultDatesPayload'] = ResolversParentTypes['SetDefaultDatesPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetDefaultExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDefaultExportTemplatePayload'] = ResolversParentTypes['SetDefaultExportTemplatePayload']> = {
  exportTemplates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExportTemplate']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetTwoFactorDemandPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetTwoFactorDemandPayload'] = ResolversParentTypes['SetTwoFactorDemandPayload']> = {
  twoFactorDemands?: Resolver<Maybe<ResolversTypes['TwoFactorDemands']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInCandidatePayload'] = ResolversParentTypes['SignInCandidatePayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StaffAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StaffAccount'] = ResolversParentTypes['StaffAccount']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StageCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StageCount'] = ResolversParentTypes['StageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CandidateStage'], ParentType, ContextType>;
};

export type StageDurationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StageDuration'] = ResolversParentTypes['StageDuration']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p90Days?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['CandidateStage'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  liveState?: SubscriptionResolver<ResolversTypes['LiveState'], "liveState", ParentType, ContextType>;
};

export type SuggestedMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuggestedMapping'] = ResolversParentTypes['SuggestedMapping']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dataFieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateColumnName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemplateAnalysisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TemplateAnalysis'] = ResolversParentTypes['TemplateAnalysis']> = {
  detectedColumns?: Resolver<ReadonlyArray<ResolversTypes['DetectedColumn']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestedMappings?: Resolver<ReadonlyArray<ResolversTypes['SuggestedMapping']>, ParentType, ContextType>;
  uploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TwoFactorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactor'] = ResolversParentTypes['TwoFactor']> = {
  enabledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorDemandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorDemand'] = ResolversParentTypes['TwoFactorDemand']> = {
  demandedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  demandedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lackingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorDemandsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwoFactorDemands'] = ResolversParentTypes['TwoFactorDemands']> = {
  companies?: Resolver<ResolversTypes['TwoFactorDemand'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['TwoFactorDemand'], ParentType, ContextType>;
};

export type TwoFactorTeamResolvers = { COMPANIES: 'companies', STAFF: 'staff' };

export type UnconfirmCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnconfirmCandidatePayload'] = ResolversParentTypes['UnconfirmCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoCandidateChangePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoCandidateChangePayload'] = ResolversParentTypes['UndoCandidateChangePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoDocumentJudgementPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoDocumentJudgementPayload'] = ResolversParentTypes['UndoDocumentJudgementPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoImportPayload'] = ResolversParentTypes['UndoImportPayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCandidatePayload'] = ResolversParentTypes['UpdateCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCandidateResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCandidateResult'] = ResolversParentTypes['UpdateCandidateResult']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCandidatesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCandidatesPayload'] = ResolversParentTypes['UpdateCandidatesPayload']> = {
  results?: Resolver<Maybe<ReadonlyArray<ResolversTypes['UpdateCandidateResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateClientPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateClientPayload'] = ResolversParentTypes['UpdateClientPayload']> = {
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCustomFieldPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCustomFieldPayload'] = ResolversParentTypes['UpdateCustomFieldPayload']> = {
  customField?: Resolver<Maybe<ResolversTypes['CustomField']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateExportTemplatePayload'] = ResolversParentTypes['UpdateExportTemplatePayload']> = {
  exportTemplate?: Resolver<Maybe<ResolversTypes['ExportTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateImportSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateImportSourcePayload'] = ResolversParentTypes['UpdateImportSourcePayload']> = {
  candidateImport?: Resolver<Maybe<ResolversTypes['CandidateImport']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateStaffAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateStaffAccountPayload'] = ResolversParentTypes['UpdateStaffAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  temporaryPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadDocumentPagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadDocumentPagePayload'] = ResolversParentTypes['UploadDocumentPagePayload']> = {
  page?: Resolver<Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessKeys?: Resolver<ReadonlyArray<ResolversTypes['AccessKey']>, ParentType, ContextType>;
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTwoFactorDemanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustEnableTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<ViewerSessionsArgs, 'first'>>;
  twoFactor?: Resolver<Maybe<ResolversTypes['TwoFactor']>, ParentType, ContextType>;
  viewerCanCreateCandidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanMailCandidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageFields?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageRetention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageWebhooks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  events?: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stoppedBecause?: Resolver<Maybe<ResolversTypes['WebhookStopReason']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastDurationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
};

export type WebhookDeliveryStateResolvers = { DELIVERED: 'delivered', FAILED: 'failed', WAITING: 'waiting' };

export type WebhookEventResolvers = { CANDIDATE_CHANGED: 'candidate.changed', CANDIDATE_COMPANY_CHANGED: 'candidate.company_changed', CANDIDATE_CONFIRMATION_WITHDRAWN: 'candidate.confirmation_withdrawn', CANDIDATE_CONFIRMED: 'candidate.confirmed', CANDIDATE_CONSENTED: 'candidate.consented', CANDIDATE_CONSENT_WITHDRAWN: 'candidate.consent_withdrawn', CANDIDATE_CORRECTION_REQUESTED: 'candidate.correction_requested', CANDIDATE_DATES_CHANGED: 'candidate.dates_changed', CANDIDATE_DELETED: 'candidate.deleted', CANDIDATE_ENDED: 'candidate.ended', CANDIDATE_FINISHED: 'candidate.finished', CANDIDATE_MAIL_BOUNCED: 'candidate.mail_bounced', CANDIDATE_OVERDUE: 'candidate.overdue', CANDIDATE_REGISTERED: 'candidate.registered', CANDIDATE_REOPENED: 'candidate.reopened', CANDIDATE_RESUMED: 'candidate.resumed', DOCUMENT_APPROVED: 'document.approved', DOCUMENT_JUDGEMENT_UNDONE: 'document.judgement_undone', DOCUMENT_REFUSED: 'document.refused', DOCUMENT_SENT: 'document.sent', WEBHOOK_TEST: 'webhook.test' };

export type WebhookStopReasonResolvers = { FAILING: 'failing', GONE: 'gone' };

export type WithdrawConsentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawConsentPayload'] = ResolversParentTypes['WithdrawConsentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AcceptConsentPayload?: AcceptConsentPayloadResolvers<ContextType>;
  AccessKey?: AccessKeyResolvers<ContextType>;
  AccessKeyAccess?: AccessKeyAccessResolvers;
  AddCandidateNotePayload?: AddCandidateNotePayloadResolvers<ContextType>;
  AdmissionEnding?: AdmissionEndingResolvers<ContextType>;
  AdmissionFigures?: AdmissionFiguresResolvers<ContextType>;
  AnalyzeExportTemplatePayload?: AnalyzeExportTemplatePayloadResolvers<ContextType>;
  ApproveDocumentPayload?: ApproveDocumentPayloadResolvers<ContextType>;
  AttentionConnection?: AttentionConnectionResolvers<ContextType>;
  AttentionCount?: AttentionCountResolvers<ContextType>;
  AttentionEdge?: AttentionEdgeResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  AttentionReason?: AttentionReasonResolvers;
  BeginTwoFactorPayload?: BeginTwoFactorPayloadResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateActionPayload?: CandidateActionPayloadResolvers<ContextType>;
  CandidateActionResult?: CandidateActionResultResolvers<ContextType>;
  CandidateAnswerMatch?: CandidateAnswerMatchResolvers<ContextType>;
  CandidateAttention?: CandidateAttentionResolvers<ContextType>;
  CandidateConfirmation?: CandidateConfirmationResolvers<ContextType>;
  CandidateConfirmationConnection?: CandidateConfirmationConnectionResolvers<ContextType>;
  CandidateConfirmationEdge?: CandidateConfirmationEdgeResolvers<ContextType>;
  CandidateConnection?: CandidateConnectionResolvers<ContextType>;
  CandidateEdge?: CandidateEdgeResolvers<ContextType>;
  CandidateEvent?: CandidateEventResolvers<ContextType>;
  CandidateEventChange?: CandidateEventChangeResolvers<ContextType>;
  CandidateEventConnection?: CandidateEventConnectionResolvers<ContextType>;
  CandidateEventEdge?: CandidateEventEdgeResolvers<ContextType>;
  CandidateEventKind?: CandidateEventKindResolvers;
  CandidateImport?: CandidateImportResolvers<ContextType>;
  CandidateImportConnection?: CandidateImportConnectionResolvers<ContextType>;
  CandidateImportEdge?: CandidateImportEdgeResolvers<ContextType>;
  CandidateInvitation?: CandidateInvitationResolvers<ContextType>;
  CandidateMailKind?: CandidateMailKindResolvers;
  CandidateNeighbours?: CandidateNeighboursResolvers<ContextType>;
  CandidateNote?: CandidateNoteResolvers<ContextType>;
  CandidateStage?: CandidateStageResolvers;
  CandidateStatus?: CandidateStatusResolvers;
  CandidateTotals?: CandidateTotalsResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientConnection?: ClientConnectionResolvers<ContextType>;
  ClientEdge?: ClientEdgeResolvers<ContextType>;
  ColumnMapping?: ColumnMappingResolvers<ContextType>;
  CompanyMail?: CompanyMailResolvers;
  ConfirmCandidatePayload?: ConfirmCandidatePayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmationProof?: ConfirmationProofResolvers<ContextType>;
  ConfirmedAnswer?: ConfirmedAnswerResolvers<ContextType>;
  ConfirmedRecord?: ConfirmedRecordResolvers<ContextType>;
  ConsentDocument?: ConsentDocumentResolvers<ContextType>;
  ConsentSection?: ConsentSectionResolvers<ContextType>;
  CorrectImportPayload?: CorrectImportPayloadResolvers<ContextType>;
  CorrectableField?: CorrectableFieldResolvers<ContextType>;
  CorrectionRequest?: CorrectionRequestResolvers<ContextType>;
  CreateAccessKeyPayload?: CreateAccessKeyPayloadResolvers<ContextType>;
  CreateCandidatePayload?: CreateCandidatePayloadResolvers<ContextType>;
  CreateCandidateResult?: CreateCandidateResultResolvers<ContextType>;
  CreateCandidatesPayload?: CreateCandidatesPayloadResolvers<ContextType>;
  CreateClientPayload?: CreateClientPayloadResolvers<ContextType>;
  CreateCustomFieldPayload?: CreateCustomFieldPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccessKeyPayload?: DeleteAccessKeyPayloadResolvers<ContextType>;
  DeleteCandidateNotePayload?: DeleteCandidateNotePayloadResolvers<ContextType>;
  DeleteCandidatePayload?: DeleteCandidatePayloadResolvers<ContextType>;
  DeleteClientPayload?: DeleteClientPayloadResolvers<ContextType>;
  DeleteCustomFieldPayload?: DeleteCustomFieldPayloadResolvers<ContextType>;
  DeleteExportTemplatePayload?: DeleteExportTemplatePayloadResolvers<ContextType>;
  DeleteFieldPermissionPayload?: DeleteFieldPermissionPayloadResolvers<ContextType>;
  DeleteImportPayload?: DeleteImportPayloadResolvers<ContextType>;
  DeleteStaffAccountPayload?: DeleteStaffAccountPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DetectedColumn?: DetectedColumnResolvers<ContextType>;
  DisableStaffTwoFactorPayload?: DisableStaffTwoFactorPayloadResolvers<ContextType>;
  DisableTwoFactorPayload?: DisableTwoFactorPayloadResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentApprover?: DocumentApproverResolvers;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  DocumentKind?: DocumentKindResolvers;
  DocumentOptions?: DocumentOptionsResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  DocumentState?: DocumentStateResolvers;
  DocumentValidity?: DocumentValidityResolvers;
  DocumentsState?: DocumentsStateResolvers;
  DropOff?: DropOffResolvers<ContextType>;
  DropOffQuestion?: DropOffQuestionResolvers<ContextType>;
  EditImportCellsPayload?: EditImportCellsPayloadResolvers<ContextType>;
  EmailConfirmationStatus?: EmailConfirmationStatusResolvers;
  EnableTwoFactorPayload?: EnableTwoFactorPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndReason?: EndReasonResolvers;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndedAdmissions?: EndedAdmissionsResolvers<ContextType>;
  ExportCandidatesPayload?: ExportCandidatesPayloadResolvers<ContextType>;
  ExportColumn?: ExportColumnResolvers<ContextType>;
  ExportConfiguration?: ExportConfigurationResolvers<ContextType>;
  ExportDataField?: ExportDataFieldResolvers<ContextType>;
  ExportDocumentsPayload?: ExportDocumentsPayloadResolvers<ContextType>;
  ExportPreview?: ExportPreviewResolvers<ContextType>;
  ExportTemplate?: ExportTemplateResolvers<ContextType>;
  FailedJob?: FailedJobResolvers<ContextType>;
  FailedJobConnection?: FailedJobConnectionResolvers<ContextType>;
  FailedJobEdge?: FailedJobEdgeResolvers<ContextType>;
  FieldClient?: FieldClientResolvers<ContextType>;
  FieldCondition?: FieldConditionResolvers<ContextType>;
  FieldFormat?: FieldFormatResolvers;
  FieldOption?: FieldOptionResolvers<ContextType>;
  FieldPermission?: FieldPermissionResolvers<ContextType>;
  FieldPermissionProposal?: FieldPermissionProposalResolvers<ContextType>;
  FieldTarget?: FieldTargetResolvers;
  FieldType?: FieldTypeResolvers;
  FieldValue?: FieldValueResolvers<ContextType>;
  FinishOwnFormPayload?: FinishOwnFormPayloadResolvers<ContextType>;
  FunnelStep?: FunnelStepResolvers<ContextType>;
  ImportCandidatesPayload?: ImportCandidatesPayloadResolvers<ContextType>;
  ImportCell?: ImportCellResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportField?: ImportFieldResolvers<ContextType>;
  ImportMappingSource?: ImportMappingSourceResolvers;
  ImportModel?: ImportModelResolvers<ContextType>;
  ImportOutcome?: ImportOutcomeResolvers;
  ImportPreviewRow?: ImportPreviewRowResolvers<ContextType>;
  ImportProblemGroup?: ImportProblemGroupResolvers<ContextType>;
  ImportProblemKind?: ImportProblemKindResolvers;
  ImportProgress?: ImportProgressResolvers<ContextType>;
  ImportResult?: ImportResultResolvers<ContextType>;
  ImportResultConnection?: ImportResultConnectionResolvers<ContextType>;
  ImportResultEdge?: ImportResultEdgeResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportRowConnection?: ImportRowConnectionResolvers<ContextType>;
  ImportRowEdge?: ImportRowEdgeResolvers<ContextType>;
  ImportRowKind?: ImportRowKindResolvers;
  ImportSheet?: ImportSheetResolvers<ContextType>;
  ImportState?: ImportStateResolvers;
  ImportUndoOutcome?: ImportUndoOutcomeResolvers;
  ImportUndoPreview?: ImportUndoPreviewResolvers<ContextType>;
  ImportUndoReason?: ImportUndoReasonResolvers<ContextType>;
  InviteStaffAgainPayload?: InviteStaffAgainPayloadResolvers<ContextType>;
  InviteStaffPayload?: InviteStaffPayloadResolvers<ContextType>;
  Language?: LanguageResolvers;
  LastChange?: LastChangeResolvers<ContextType>;
  LeaveOutImportRowsPayload?: LeaveOutImportRowsPayloadResolvers<ContextType>;
  ListColumn?: ListColumnResolvers<ContextType>;
  ListColumnType?: ListColumnTypeResolvers;
  ListOptions?: ListOptionsResolvers<ContextType>;
  LiveState?: LiveStateResolvers<ContextType>;
  MapImportColumnsPayload?: MapImportColumnsPayloadResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  MessageKind?: MessageKindResolvers;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessagePreviewPayload?: MessagePreviewPayloadResolvers<ContextType>;
  MessageText?: MessageTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  OwnCandidate?: OwnCandidateResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PauseImportPayload?: PauseImportPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReauthenticatePayload?: ReauthenticatePayloadResolvers<ContextType>;
  RedeliverWebhookPayload?: RedeliverWebhookPayloadResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RefusalReason?: RefusalReasonResolvers<ContextType>;
  RefuseDocumentPayload?: RefuseDocumentPayloadResolvers<ContextType>;
  ReminderFigures?: ReminderFiguresResolvers<ContextType>;
  ReminderRules?: ReminderRulesResolvers<ContextType>;
  RenameFieldSectionPayload?: RenameFieldSectionPayloadResolvers<ContextType>;
  RenewCandidateAccessPayload?: RenewCandidateAccessPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  RenewWebhookSecretPayload?: RenewWebhookSecretPayloadResolvers<ContextType>;
  ReopenCandidatePayload?: ReopenCandidatePayloadResolvers<ContextType>;
  ReorderCustomFieldsPayload?: ReorderCustomFieldsPayloadResolvers<ContextType>;
  ReplaceImportValuesPayload?: ReplaceImportValuesPayloadResolvers<ContextType>;
  RequestOwnCorrectionPayload?: RequestOwnCorrectionPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetMessageTextPayload?: ResetMessageTextPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetReminderRulesPayload?: ResetReminderRulesPayloadResolvers<ContextType>;
  ResumeImportPayload?: ResumeImportPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionPreview?: RetentionPreviewResolvers<ContextType>;
  Role?: RoleResolvers;
  RunFailedJobAgainPayload?: RunFailedJobAgainPayloadResolvers<ContextType>;
  RunImportPayload?: RunImportPayloadResolvers<ContextType>;
  SaveExportTemplatePayload?: SaveExportTemplatePayloadResolvers<ContextType>;
  SaveFieldPermissionPayload?: SaveFieldPermissionPayloadResolvers<ContextType>;
  SaveMessageTextPayload?: SaveMessageTextPayloadResolvers<ContextType>;
  SaveNotificationSettingsPayload?: SaveNotificationSettingsPayloadResolvers<ContextType>;
  SaveOwnAnswersPayload?: SaveOwnAnswersPayloadResolvers<ContextType>;
  SaveRefusalReasonsPayload?: SaveRefusalReasonsPayloadResolvers<ContextType>;
  SaveReminderRulesPayload?: SaveReminderRulesPayloadResolvers<ContextType>;
  SaveRetentionPayload?: SaveRetentionPayloadResolvers<ContextType>;
  SendCandidateAccessLinkPayload?: SendCandidateAccessLinkPayloadResolvers<ContextType>;
  SendDocumentPayload?: SendDocumentPayloadResolvers<ContextType>;
  SendImportAccessLinksPayload?: SendImportAccessLinksPayloadResolvers<ContextType>;
  SendOwnDocumentPayload?: SendOwnDocumentPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetDefaultDatesPayload?: SetDefaultDatesPayloadResolvers<ContextType>;
  SetDefaultExportTemplatePayload?: SetDefaultExportTemplatePayloadResolvers<ContextType>;
  SetTwoFactorDemandPayload?: SetTwoFactorDemandPayloadResolvers<ContextType>;
  SignInCandidatePayload?: SignInCandidatePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  StaffAccount?: StaffAccountResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  StageDuration?: StageDurationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuggestedMapping?: SuggestedMappingResolvers<ContextType>;
  TemplateAnalysis?: TemplateAnalysisResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  TwoFactor?: TwoFactorResolvers<ContextType>;
  TwoFactorDemand?: TwoFactorDemandResolvers<ContextType>;
  TwoFactorDemands?: TwoFactorDemandsResolvers<ContextType>;
  TwoFactorTeam?: TwoFactorTeamResolvers;
  UnconfirmCandidatePayload?: UnconfirmCandidatePayloadResolvers<ContextType>;
  UndoCandidateChangePayload?: UndoCandidateChangePayloadResolvers<ContextType>;
  UndoDocumentJudgementPayload?: UndoDocumentJudgementPayloadResolvers<ContextType>;
  UndoImportPayload?: UndoImportPayloadResolvers<ContextType>;
  UpdateCandidatePayload?: UpdateCandidatePayloadResolvers<ContextType>;
  UpdateCandidateResult?: UpdateCandidateResultResolvers<ContextType>;
  UpdateCandidatesPayload?: UpdateCandidatesPayloadResolvers<ContextType>;
  UpdateClientPayload?: UpdateClientPayloadResolvers<ContextType>;
  UpdateCustomFieldPayload?: UpdateCustomFieldPayloadResolvers<ContextType>;
  UpdateExportTemplatePayload?: UpdateExportTemplatePayloadResolvers<ContextType>;
  UpdateImportSourcePayload?: UpdateImportSourcePayloadResolvers<ContextType>;
  UpdateStaffAccountPayload?: UpdateStaffAccountPayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadDocumentPagePayload?: UploadDocumentPagePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryState?: WebhookDeliveryStateResolvers;
  WebhookEvent?: WebhookEventResolvers;
  WebhookStopReason?: WebhookStopReasonResolvers;
  WithdrawConsentPayload?: WithdrawConsentPayloadResolvers<ContextType>;
};

