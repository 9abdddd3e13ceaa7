import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Role as RoleName, Viewer as SignedInViewer } from '../auth/viewer.js';
import type { ClientRecord } from '../domains/clients/clientsModel.js';
import type { CustomFieldRecord } from '../domains/fields/definitions/customFieldsModel.js';
import type { FieldPermissionRecord } from '../domains/fields/permissions/fieldPermissionsModel.js';
import type { FieldValueView } from '../domains/fields/values/fieldValues.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { ConfirmationRecord } from '../domains/confirmations/confirmationsModel.js';
import type { DocumentRecord } from '../domains/documents/documentsModel.js';
import type { DocumentKind as DocumentKindValue } from '../domains/fields/values/fieldTypes.js';
import type { DocumentsState as DocumentsStateValue } from '../domains/candidates/progress/documentsState.js';
import type { Validity } from '../domains/documents/validity.js';
import type { JobRecord } from '../domains/jobs/jobsModel.js';
import type { PageView } from '../domains/documents/pageViews.js';
import type { ExportTemplateRecord } from '../domains/exports/templates/exportTemplatesModel.js';
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
  /** The client that registered the candidate; null for none ('N/A'). */
  readonly client?: Maybe<Client>;
  /** The client's company name, likewise. */
  readonly clientCompany?: Maybe<Scalars['String']['output']>;
  /** The client's display name, for those who may not read the client itself. */
  readonly clientName?: Maybe<Scalars['String']['output']>;
  /** When the candidate finished; null while in progress. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** E-mail, unique within the client. */
  readonly email: Scalars['String']['output'];
  /** Every field known for candidates, by order, with value and rights. */
  readonly fields: ReadonlyArray<FieldValue>;
  /** The fields with a value that the viewer may see, by order. */
  readonly filledFields: ReadonlyArray<FieldValue>;
  readonly id: Scalars['ID']['output'];
  /** Whether any confirmation is confirmed. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** The last change and its author. */
  readonly lastChange?: Maybe<LastChange>;
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** Filled share of the fields that the candidate may edit, name and e-mail included: 0 to 100. */
  readonly progress: Scalars['Int']['output'];
  /** Grows with every change; send it back as `expectedRevision` so that nothing is overwritten unseen. */
  readonly revision: Scalars['Int']['output'];
  /** Where the candidate stands. */
  readonly status: CandidateStatus;
  /** May confirm, and withdraw the confirmation of, this candidate. */
  readonly viewerCanConfirm: Scalars['Boolean']['output'];
  /** May delete this candidate. */
  readonly viewerCanDelete: Scalars['Boolean']['output'];
  /** May change this candidate. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
  /** May reopen this candidate, now that it is complete. */
  readonly viewerCanReopen: Scalars['Boolean']['output'];
};


/** A person being hired, as staff and their client see them. */
export type CandidateDocumentVersionsArgs = {
  fieldKey: Scalars['String']['input'];
};

/** A client's word that a candidate's data are right; one per candidate and client. */
export type CandidateConfirmation = Node & {
  readonly __typename?: 'CandidateConfirmation';
  /** Global id of the candidate. */
  readonly candidateId: Scalars['ID']['output'];
  /** The candidate's name when the record was last written. */
  readonly candidateName: Scalars['String']['output'];
  /** Labels of the fields that changed after the confirmation and that the viewer may see. */
  readonly changedFieldLabels: ReadonlyArray<Scalars['String']['output']>;
  /** Global id of the confirming client. */
  readonly clientId: Scalars['ID']['output'];
  /** The confirming client's name, for the line 'Confirmado por …'. */
  readonly clientName: Scalars['String']['output'];
  /** The client's notes. */
  readonly clientNotes?: Maybe<Scalars['String']['output']>;
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

/** Which candidates are meant; absent conditions do not restrict. */
export type CandidateFilter = {
  /** Only candidates of this client; ignored for a client, who sees only their own. */
  readonly clientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only confirmed, or only unconfirmed, candidates. */
  readonly confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whose documents, taken together, stand so. */
  readonly documentsState?: InputMaybe<DocumentsState>;
  /** Text anywhere in name, client or company, or a candidate's whole e-mail or CPF (for a client: anywhere in name or e-mail); case and accents ignored. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only candidates in this status. */
  readonly status?: InputMaybe<CandidateStatus>;
};

/** What a candidate's link tells before the sign-in: the company, and nothing about the candidate. */
export type CandidateInvitation = {
  readonly __typename?: 'CandidateInvitation';
  /** Name of the hiring company; null for a candidate without one, and for an unknown link. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
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
  | 'PROGRESS_DESC';

/** Where a candidate stands. */
export type CandidateStatus =
  /** Finished with every required field filled ('Completo'). */
  | 'complete'
  /** Still filling in data ('Em Andamento'). */
  | 'in_progress';

/** True totals over everything that the viewer may see. */
export type CandidateTotals = {
  readonly __typename?: 'CandidateTotals';
  /** Candidates complete. */
  readonly complete: Scalars['Int']['output'];
  /** Candidates confirmed. */
  readonly confirmed: Scalars['Int']['output'];
  /** Candidates in progress. */
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
  /** Whether the client's user was invited and has neither confirmed the e-mail nor changed the temporary password. Another e-mail then ends that password, and the new address is mailed another one. */
  readonly awaitsFirstSignIn: Scalars['Boolean']['output'];
  /** How many candidates belong to the client. */
  readonly candidateCount: Scalars['Int']['output'];
  /** Brazilian company tax id, normalised: 14 letters or digits without punctuation. */
  readonly cnpj: Scalars['String']['output'];
  /** Name of the company. */
  readonly companyName: Scalars['String']['output'];
  /** When the client was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact's e-mail, which is also the sign-in of the client's user. */
  readonly email: Scalars['String']['output'];
  /** The active custom fields for clients and those inactive ones that hold a value, by order. */
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
  readonly width: Scalars['Int']['output'];
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
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** A candidate to confirm. */
export type ConfirmCandidateInput = {
  /** The candidate. */
  readonly candidateId: Scalars['ID']['input'];
  /** The client's notes. */
  readonly clientNotes?: InputMaybe<Scalars['String']['input']>;
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

/** A new client. */
export type CreateClientInput = {
  /** Whether the client may sign in at once. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** CNPJ in any form; letters allowed. */
  readonly cnpj: Scalars['String']['input'];
  /** Name of the company. */
  readonly companyName: Scalars['String']['input'];
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
  /** The first password of the client's user, shown this once; it must be changed at first sign-in. */
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
  /** Roles that may edit; admin is always added. */
  readonly canEdit?: InputMaybe<ReadonlyArray<Role>>;
  /** Roles that may view; admin is always added. */
  readonly canView?: InputMaybe<ReadonlyArray<Role>>;
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
  /** Choices of a select field. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Position from 0; after the last one when absent. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Example shown in the empty input. */
  readonly placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it must be filled. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A field that admins have defined. */
export type CustomField = Node & {
  readonly __typename?: 'CustomField';
  /** Whether it is in use. */
  readonly active: Scalars['Boolean']['output'];
  /** Whether a date field takes days after today. */
  readonly allowFutureDates: Scalars['Boolean']['output'];
  /** Whom the badge for editing names, likewise. */
  readonly badgeCanEdit: ReadonlyArray<Role>;
  /** Whom the badge for viewing names: the roles of the record, or for a key without one those that the key suggests. */
  readonly badgeCanView: ReadonlyArray<Role>;
  /** Roles that may edit the field; admin always among them. */
  readonly canEdit: ReadonlyArray<Role>;
  /** Roles that may view the field; admin always among them. */
  readonly canView: ReadonlyArray<Role>;
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
  /** Choices of a select field. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Position among the fields of its target, from 0. */
  readonly order: Scalars['Int']['output'];
  /** Example shown in the empty input. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether it must be filled. */
  readonly required: Scalars['Boolean']['output'];
  /** Whom it describes; never changed. */
  readonly target: FieldTarget;
  /** What the field holds. */
  readonly type: FieldType;
};

/** A candidate to delete. */
export type DeleteCandidateInput = {
  /** The candidate. */
  readonly id: Scalars['ID']['input'];
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

/** A column found in an uploaded workbook. */
export type DetectedColumn = {
  readonly __typename?: 'DetectedColumn';
  /** Heading. */
  readonly name: Scalars['String']['output'];
  /** The first values below the heading, as text. */
  readonly samples: ReadonlyArray<Scalars['String']['output']>;
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

/** What a confirmation link did. */
export type EmailConfirmationStatus =
  /** It had been confirmed before. */
  | 'already-confirmed'
  /** The link is wrong or has expired. */
  | 'invalid'
  /** The e-mail is confirmed now. */
  | 'success';

/** Outcome of `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  readonly __typename?: 'EndOtherSessionsPayload';
  /** How many sessions ended. */
  readonly endedCount: Scalars['Int']['output'];
  /** Why nothing was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

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
  readonly width: Scalars['Int']['output'];
};

/** A column of an export. */
export type ExportColumnInput = {
  /** Heading of the column. */
  readonly displayName: Scalars['String']['input'];
  /** Whether it is a custom field. */
  readonly isCustomField?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the column is exported. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Key of the data field. */
  readonly key: Scalars['String']['input'];
  /** Position from 0. */
  readonly order: Scalars['Int']['input'];
  /** Width in characters, held between 5 and 50. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
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
  /** What it is about within its kind: the template of a mail. */
  readonly detail: Scalars['String']['output'];
  /** When it was given up. */
  readonly failedAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** Which kind of work it is: mail and others that later versions add. */
  readonly kind: Scalars['String']['output'];
  /** What the last try failed with, without addresses and names. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Whether it can be run again: the content of a mail that was given up is forgotten. */
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

/** What the editor proposes for a key that has no record: permissions, and what the key says of a value. */
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
  /** Explanation shown in a tooltip. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The value as people read it (dd/MM/yyyy, Sim/Não, option label); null like `value`. */
  readonly displayValue?: Maybe<Scalars['String']['output']>;
  /** How a document field is filled and judged; null for other types. */
  readonly documentOptions?: Maybe<DocumentOptions>;
  /** Brazilian format of a text field. */
  readonly format?: Maybe<FieldFormat>;
  /** The field's key. */
  readonly key: Scalars['String']['output'];
  /** What people read. */
  readonly label: Scalars['String']['output'];
  /** Whether the stored choice is no longer among the options ('opção removida'). */
  readonly optionRemoved: Scalars['Boolean']['output'];
  /** Choices of a select field. */
  readonly options: ReadonlyArray<FieldOption>;
  /** Example shown in the empty input. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether the field must be filled. */
  readonly required: Scalars['Boolean']['output'];
  /** What the field holds. */
  readonly type: FieldType;
  /** The stored text; null when empty, and when the viewer may not see it. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may change the value; if not, show 'Somente leitura'. */
  readonly viewerCanEdit: Scalars['Boolean']['output'];
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

/** Everything that can be changed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Stores the candidate's acceptance of the consent text with version, hash, time and address. */
  readonly acceptConsent: AcceptConsentPayload;
  /** Reads an uploaded workbook and proposes mappings; nothing is saved but the upload itself, for one hour. */
  readonly analyzeExportTemplate: AnalyzeExportTemplatePayload;
  /** Approves a document that waits to be judged. */
  readonly approveDocument: ApproveDocumentPayload;
  /** Changes the viewer's own password and ends their other sessions. */
  readonly changePassword: ChangePasswordPayload;
  /** Confirms a candidate of the viewer's client; confirming twice is the same as once. */
  readonly confirmCandidate: ConfirmCandidatePayload;
  /** Confirms the e-mail of a new account with the token of the confirmation link, and activates it. */
  readonly confirmEmail: ConfirmEmailPayload;
  /** Registers a candidate and makes their link and password. */
  readonly createCandidate: CreateCandidatePayload;
  /** Creates a client and its user with a temporary password; every active required field needs a value. */
  readonly createClient: CreateClientPayload;
  /** Creates a custom field and its permission record. */
  readonly createCustomField: CreateCustomFieldPayload;
  /** Deletes a candidate and everything stored about them. */
  readonly deleteCandidate: DeleteCandidatePayload;
  /** Deletes a client that has no candidates, and its user. */
  readonly deleteClient: DeleteClientPayload;
  /** Deletes a custom field; stored values stay hidden and come back with the key. */
  readonly deleteCustomField: DeleteCustomFieldPayload;
  /** Deletes a template and its stored workbook. */
  readonly deleteExportTemplate: DeleteExportTemplatePayload;
  /** Removes a permission record: only admins have access then. */
  readonly deleteFieldPermission: DeleteFieldPermissionPayload;
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
  /** Gives the session the viewer's own password again, which opens for ten minutes what asks for it. */
  readonly reauthenticate: ReauthenticatePayload;
  /** Exchanges a refresh token for a new pair; the old one is worthless afterwards. */
  readonly refreshSession: RefreshSessionPayload;
  /** Refuses a document; the candidate is asked for it again, with one mail per round of review. */
  readonly refuseDocument: RefuseDocumentPayload;
  /** Replaces link and password; the old ones and the open session end at once. */
  readonly renewCandidateAccess: RenewCandidateAccessPayload;
  /** Opens a complete candidate again; with `fieldKeys`, the candidate edits only those. */
  readonly reopenCandidate: ReopenCandidatePayload;
  /** Gives the fields of a target a new order in one step. */
  readonly reorderCustomFields: ReorderCustomFieldsPayload;
  /** After the finish: asks the company to open the form again for a correction. Stored, and mailed to the company. */
  readonly requestOwnCorrection: RequestOwnCorrectionPayload;
  /** Mails a one-use temporary password and a reset link, if the e-mail is known; the answer is the same if not. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password with the token of a reset link. */
  readonly resetPassword: ResetPasswordPayload;
  /** Has a failed job run again, with all its tries; for admins. PRECONDITION_FAILED when its content was forgotten. */
  readonly runFailedJobAgain: RunFailedJobAgainPayload;
  /** Saves a template. */
  readonly saveExportTemplate: SaveExportTemplatePayload;
  /** Sets who may see and change the values of a field key. */
  readonly saveFieldPermission: SaveFieldPermissionPayload;
  /** Saves some of the candidate's own answers as they are given. */
  readonly saveOwnAnswers: SaveOwnAnswersPayload;
  /** Sets the reasons that reviewers choose from, for admins. */
  readonly saveRefusalReasons: SaveRefusalReasonsPayload;
  /** Mails the access link to the candidate; PRECONDITION_FAILED where no mail server is set. */
  readonly sendCandidateAccessLink: SendCandidateAccessLinkPayload;
  /** Sends a candidate's document, for staff who may edit the field. */
  readonly sendDocument: SendDocumentPayload;
  /** Sends the candidate's own document: the uploaded pages in their order become its next version. */
  readonly sendOwnDocument: SendOwnDocumentPayload;
  /** Makes a template the default one, and no other. */
  readonly setDefaultExportTemplate: SetDefaultExportTemplatePayload;
  /** Signs a user in with e-mail and password. */
  readonly signIn: SignInPayload;
  /** Signs a candidate in with the access token of their link and their password. */
  readonly signInCandidate: SignInCandidatePayload;
  /** Ends the session that the bearer token names, on every device that shares it. */
  readonly signOut: SignOutPayload;
  /** Withdraws the confirmation of a candidate. */
  readonly unconfirmCandidate: UnconfirmCandidatePayload;
  /** Takes back the viewer's own judgement of a document, as long as the candidate was not mailed and has sent no other. */
  readonly undoDocumentJudgement: UndoDocumentJudgementPayload;
  /** Changes a candidate; absent properties and fields stay as they are. */
  readonly updateCandidate: UpdateCandidatePayload;
  /** Changes several candidates: nothing unless every change is valid, then each on its own, with its outcome. */
  readonly updateCandidates: UpdateCandidatesPayload;
  /** Changes a client. Another e-mail of one that `awaitsFirstSignIn` ends the temporary password; another one is mailed to the new address and is in no answer. A required field cannot be cleared. */
  readonly updateClient: UpdateClientPayload;
  /** Changes a custom field; absent properties stay as they are. */
  readonly updateCustomField: UpdateCustomFieldPayload;
  /** Changes a template; absent properties stay as they are. */
  readonly updateExportTemplate: UpdateExportTemplatePayload;
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
export type MutationAnalyzeExportTemplateArgs = {
  input: AnalyzeExportTemplateInput;
};


/** Everything that can be changed. */
export type MutationApproveDocumentArgs = {
  input: ApproveDocumentInput;
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
export type MutationCreateCandidateArgs = {
  input: CreateCandidateInput;
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
export type MutationDeleteCandidateArgs = {
  input: DeleteCandidateInput;
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
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
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
export type MutationRenewCandidateAccessArgs = {
  input: RenewCandidateAccessInput;
};


/** Everything that can be changed. */
export type MutationReopenCandidateArgs = {
  input: ReopenCandidateInput;
};


/** Everything that can be changed. */
export type MutationReorderCustomFieldsArgs = {
  input: ReorderCustomFieldsInput;
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
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. */
export type MutationRunFailedJobAgainArgs = {
  input: RunFailedJobAgainInput;
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
export type MutationSaveOwnAnswersArgs = {
  input: SaveOwnAnswersInput;
};


/** Everything that can be changed. */
export type MutationSaveRefusalReasonsArgs = {
  input: SaveRefusalReasonsInput;
};


/** Everything that can be changed. */
export type MutationSendCandidateAccessLinkArgs = {
  input: SendCandidateAccessLinkInput;
};


/** Everything that can be changed. */
export type MutationSendDocumentArgs = {
  input: SendDocumentInput;
};


/** Everything that can be changed. */
export type MutationSendOwnDocumentArgs = {
  input: SendOwnDocumentInput;
};


/** Everything that can be changed. */
export type MutationSetDefaultExportTemplateArgs = {
  input: SetDefaultExportTemplateInput;
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
export type MutationUnconfirmCandidateArgs = {
  input: UnconfirmCandidateInput;
};


/** Everything that can be changed. */
export type MutationUndoDocumentJudgementArgs = {
  input: UndoDocumentJudgementInput;
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

/** The signed-in candidate's own record: nothing personal before consent. */
export type OwnCandidate = {
  readonly __typename?: 'OwnCandidate';
  /** Name of the hiring company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  /** When the form was finished; null while in progress. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The consent text in force. */
  readonly consentDocument: ConsentDocument;
  /** Those of them that have been changed since the reopening. */
  readonly correctedFieldKeys: ReadonlyArray<Scalars['String']['output']>;
  /** When the candidate asked for a correction that is not answered yet; null for none. */
  readonly correctionRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The candidate's current documents, by the order of their fields; none before consent. */
  readonly documents: ReadonlyArray<Document>;
  /** Own e-mail; null before consent. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The fields that the candidate may see, by order, without name and e-mail; without values before consent. */
  readonly fields: ReadonlyArray<FieldValue>;
  /** Whether the consent in force has been accepted. */
  readonly hasConsented: Scalars['Boolean']['output'];
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

/** Everything that can be read. */
export type Query = {
  readonly __typename?: 'Query';
  /** What the reader of a candidate's link may know before the sign-in. */
  readonly candidateInvitation: CandidateInvitation;
  /** True totals for the dashboard cards. */
  readonly candidateTotals: CandidateTotals;
  /** Candidates: all of them for admins, their own for clients. */
  readonly candidates: CandidateConnection;
  /** The clients, for admins. */
  readonly clients: ClientConnection;
  /** The confirmations by one client, withdrawn ones included, newest first; a client names its own. */
  readonly confirmations: CandidateConfirmationConnection;
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
  /** Fetches any node that the viewer may see by its global id; null otherwise. */
  readonly node?: Maybe<Node>;
  /** What the editor proposes for a new key, for admins. */
  readonly proposedFieldPermission: FieldPermissionProposal;
  /** The reasons that reviewers choose from, in their order, for staff. */
  readonly refusalReasons: ReadonlyArray<RefusalReason>;
  /** The signed-in person; null without a session, NOT_FOUND with one of a candidate who was deleted. */
  readonly viewer?: Maybe<Viewer>;
};


/** Everything that can be read. */
export type QueryCandidateInvitationArgs = {
  token: Scalars['String']['input'];
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
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
  target: FieldTarget;
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryProposedFieldPermissionArgs = {
  key: Scalars['String']['input'];
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
  /** CNPJ in any form; letters allowed. */
  readonly cnpj?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
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
  /** Explanation shown in a tooltip; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How a document field is filled and judged; only for type FILE, whose defaults hold when absent. */
  readonly documentOptions?: InputMaybe<DocumentOptionsInput>;
  /** Brazilian format of a text field; null clears it. */
  readonly format?: InputMaybe<FieldFormat>;
  /** The field. */
  readonly id: Scalars['ID']['input'];
  /** What people read. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
  /** Choices of a select field. */
  readonly options?: InputMaybe<ReadonlyArray<FieldOptionInput>>;
  /** Position from 0. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  /** Example shown in the empty input; null clears it. */
  readonly placeholder?: InputMaybe<Scalars['String']['input']>;
  /** Whether it must be filled. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the field holds; only allowed where every stored value converts. */
  readonly type?: InputMaybe<FieldType>;
};

/** Outcome of `updateCustomField`. */
export type UpdateCustomFieldPayload = {
  readonly __typename?: 'UpdateCustomFieldPayload';
  /** The field as it is now. */
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
  | 'REQUIRED';

/** The signed-in person, and what they may do. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The candidate's own record; null for the other roles. */
  readonly candidate?: Maybe<OwnCandidate>;
  /** The company that a client user belongs to; null until a temporary password has been changed. */
  readonly client?: Maybe<Client>;
  /** The account's e-mail; null for a candidate session before consent. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Global id of the account (of the candidate, for a candidate session). */
  readonly id: Scalars['ID']['output'];
  /** Whether the password must be changed before anything else. */
  readonly mustChangePassword: Scalars['Boolean']['output'];
  /** The name to greet with; 'Candidato' for a candidate session. */
  readonly name: Scalars['String']['output'];
  /** The account's roles: always exactly one. */
  readonly roles: ReadonlyArray<Role>;
  /** The account's open sessions, newest first, the present one always among them; empty for a candidate. */
  readonly sessions: ReadonlyArray<Session>;
  /** May register candidates. */
  readonly viewerCanCreateCandidates: Scalars['Boolean']['output'];
  /** May export candidates and manage export templates. */
  readonly viewerCanExport: Scalars['Boolean']['output'];
  /** May create, edit and delete clients. */
  readonly viewerCanManageClients: Scalars['Boolean']['output'];
  /** May configure custom fields and their permissions. */
  readonly viewerCanManageFields: Scalars['Boolean']['output'];
};


/** The signed-in person, and what they may do. */
export type ViewerSessionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

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
  AnalyzeExportTemplateInput: AnalyzeExportTemplateInput;
  AnalyzeExportTemplatePayload: ResolverTypeWrapper<AnalyzeExportTemplatePayload>;
  ApproveDocumentInput: ApproveDocumentInput;
  ApproveDocumentPayload: ResolverTypeWrapper<Omit<ApproveDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Candidate: ResolverTypeWrapper<CandidateRecord>;
  CandidateConfirmation: ResolverTypeWrapper<ConfirmationRecord>;
  CandidateConfirmationConnection: ResolverTypeWrapper<Omit<CandidateConfirmationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateConfirmationEdge']> }>;
  CandidateConfirmationEdge: ResolverTypeWrapper<Omit<CandidateConfirmationEdge, 'node'> & { node: ResolversTypes['CandidateConfirmation'] }>;
  CandidateConnection: ResolverTypeWrapper<Omit<CandidateConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CandidateEdge']> }>;
  CandidateEdge: ResolverTypeWrapper<Omit<CandidateEdge, 'node'> & { node: ResolversTypes['Candidate'] }>;
  CandidateFilter: CandidateFilter;
  CandidateInvitation: ResolverTypeWrapper<CandidateInvitation>;
  CandidateSort: CandidateSort;
  CandidateStatus: null;
  CandidateTotals: ResolverTypeWrapper<CandidateTotals>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  Client: ResolverTypeWrapper<ClientRecord>;
  ClientConnection: ResolverTypeWrapper<Omit<ClientConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ClientEdge']> }>;
  ClientEdge: ResolverTypeWrapper<Omit<ClientEdge, 'node'> & { node: ResolversTypes['Client'] }>;
  ClientSort: ClientSort;
  ColumnMapping: ResolverTypeWrapper<ColumnMapping>;
  ColumnMappingInput: ColumnMappingInput;
  ConfirmCandidateInput: ConfirmCandidateInput;
  ConfirmCandidatePayload: ResolverTypeWrapper<Omit<ConfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  ConsentDocument: ResolverTypeWrapper<ConsentDocument>;
  ConsentSection: ResolverTypeWrapper<ConsentSection>;
  CorrectableField: ResolverTypeWrapper<CorrectableField>;
  CorrectionRequest: ResolverTypeWrapper<CorrectionRequest>;
  CreateCandidateInput: CreateCandidateInput;
  CreateCandidatePayload: ResolverTypeWrapper<Omit<CreateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  CreateClientInput: CreateClientInput;
  CreateClientPayload: ResolverTypeWrapper<Omit<CreateClientPayload, 'client'> & { client?: Maybe<ResolversTypes['Client']> }>;
  CreateCustomFieldInput: CreateCustomFieldInput;
  CreateCustomFieldPayload: ResolverTypeWrapper<Omit<CreateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversTypes['CustomField']> }>;
  CustomField: ResolverTypeWrapper<CustomFieldRecord>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCandidateInput: DeleteCandidateInput;
  DeleteCandidatePayload: ResolverTypeWrapper<DeleteCandidatePayload>;
  DeleteClientInput: DeleteClientInput;
  DeleteClientPayload: ResolverTypeWrapper<DeleteClientPayload>;
  DeleteCustomFieldInput: DeleteCustomFieldInput;
  DeleteCustomFieldPayload: ResolverTypeWrapper<DeleteCustomFieldPayload>;
  DeleteExportTemplateInput: DeleteExportTemplateInput;
  DeleteExportTemplatePayload: ResolverTypeWrapper<DeleteExportTemplatePayload>;
  DeleteFieldPermissionInput: DeleteFieldPermissionInput;
  DeleteFieldPermissionPayload: ResolverTypeWrapper<DeleteFieldPermissionPayload>;
  DetectedColumn: ResolverTypeWrapper<DetectedColumn>;
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
  EmailConfirmationStatus: null;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
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
  FieldFormat: null;
  FieldOption: ResolverTypeWrapper<FieldOption>;
  FieldOptionInput: FieldOptionInput;
  FieldPermission: ResolverTypeWrapper<FieldPermissionRecord>;
  FieldPermissionProposal: ResolverTypeWrapper<Omit<FieldPermissionProposal, 'canEdit' | 'canView'> & { canEdit: ReadonlyArray<ResolversTypes['Role']>, canView: ReadonlyArray<ResolversTypes['Role']> }>;
  FieldTarget: null;
  FieldType: null;
  FieldValue: ResolverTypeWrapper<FieldValueView>;
  FieldValueInput: FieldValueInput;
  FinishOwnFormInput: FinishOwnFormInput;
  FinishOwnFormPayload: ResolverTypeWrapper<Omit<FinishOwnFormPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: null;
  LastChange: ResolverTypeWrapper<LastChange>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OwnCandidate: ResolverTypeWrapper<CandidateRecord>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: ResolverTypeWrapper<ReauthenticatePayload>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<RefreshSessionPayload>;
  RefusalReason: ResolverTypeWrapper<RefusalReason>;
  RefuseDocumentInput: RefuseDocumentInput;
  RefuseDocumentPayload: ResolverTypeWrapper<Omit<RefuseDocumentPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
  RenewCandidateAccessInput: RenewCandidateAccessInput;
  RenewCandidateAccessPayload: ResolverTypeWrapper<Omit<RenewCandidateAccessPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  ReopenCandidateInput: ReopenCandidateInput;
  ReopenCandidatePayload: ResolverTypeWrapper<Omit<ReopenCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  ReorderCustomFieldsInput: ReorderCustomFieldsInput;
  ReorderCustomFieldsPayload: ResolverTypeWrapper<Omit<ReorderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversTypes['CustomField']>> }>;
  RequestOwnCorrectionInput: RequestOwnCorrectionInput;
  RequestOwnCorrectionPayload: ResolverTypeWrapper<Omit<RequestOwnCorrectionPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  Role: ResolverTypeWrapper<RoleName>;
  RunFailedJobAgainInput: RunFailedJobAgainInput;
  RunFailedJobAgainPayload: ResolverTypeWrapper<RunFailedJobAgainPayload>;
  SaveExportTemplateInput: SaveExportTemplateInput;
  SaveExportTemplatePayload: ResolverTypeWrapper<Omit<SaveExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversTypes['ExportTemplate']> }>;
  SaveFieldPermissionInput: SaveFieldPermissionInput;
  SaveFieldPermissionPayload: ResolverTypeWrapper<Omit<SaveFieldPermissionPayload, 'fieldPermission'> & { fieldPermission?: Maybe<ResolversTypes['FieldPermission']> }>;
  SaveOwnAnswersInput: SaveOwnAnswersInput;
  SaveOwnAnswersPayload: ResolverTypeWrapper<Omit<SaveOwnAnswersPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
  SaveRefusalReasonsInput: SaveRefusalReasonsInput;
  SaveRefusalReasonsPayload: ResolverTypeWrapper<SaveRefusalReasonsPayload>;
  SendCandidateAccessLinkInput: SendCandidateAccessLinkInput;
  SendCandidateAccessLinkPayload: ResolverTypeWrapper<Omit<SendCandidateAccessLinkPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  SendDocumentInput: SendDocumentInput;
  SendDocumentPayload: ResolverTypeWrapper<Omit<SendDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversTypes['Candidate']>, document?: Maybe<ResolversTypes['Document']> }>;
  SendOwnDocumentInput: SendOwnDocumentInput;
  SendOwnDocumentPayload: ResolverTypeWrapper<Omit<SendOwnDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']>, document?: Maybe<ResolversTypes['Document']> }>;
  Session: ResolverTypeWrapper<Session>;
  SetDefaultExportTemplateInput: SetDefaultExportTemplateInput;
  SetDefaultExportTemplatePayload: ResolverTypeWrapper<Omit<SetDefaultExportTemplatePayload, 'exportTemplates'> & { exportTemplates?: Maybe<ReadonlyArray<ResolversTypes['ExportTemplate']>> }>;
  SignInCandidateInput: SignInCandidateInput;
  SignInCandidatePayload: ResolverTypeWrapper<SignInCandidatePayload>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedMapping: ResolverTypeWrapper<SuggestedMapping>;
  TemplateAnalysis: ResolverTypeWrapper<TemplateAnalysis>;
  UnconfirmCandidateInput: UnconfirmCandidateInput;
  UnconfirmCandidatePayload: ResolverTypeWrapper<Omit<UnconfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['Candidate']> }>;
  UndoDocumentJudgementInput: UndoDocumentJudgementInput;
  UndoDocumentJudgementPayload: ResolverTypeWrapper<Omit<UndoDocumentJudgementPayload, 'document'> & { document?: Maybe<ResolversTypes['Document']> }>;
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
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadDocumentPageInput: UploadDocumentPageInput;
  UploadDocumentPagePayload: ResolverTypeWrapper<Omit<UploadDocumentPagePayload, 'page'> & { page?: Maybe<ResolversTypes['DocumentPage']> }>;
  UploadOwnDocumentPageInput: UploadOwnDocumentPageInput;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Viewer: ResolverTypeWrapper<SignedInViewer>;
  WithdrawConsentPayload: ResolverTypeWrapper<Omit<WithdrawConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversTypes['OwnCandidate']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptConsentInput: AcceptConsentInput;
  AcceptConsentPayload: Omit<AcceptConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  AnalyzeExportTemplateInput: AnalyzeExportTemplateInput;
  AnalyzeExportTemplatePayload: AnalyzeExportTemplatePayload;
  ApproveDocumentInput: ApproveDocumentInput;
  ApproveDocumentPayload: Omit<ApproveDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  Boolean: Scalars['Boolean']['output'];
  Candidate: CandidateRecord;
  CandidateConfirmation: ConfirmationRecord;
  CandidateConfirmationConnection: Omit<CandidateConfirmationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateConfirmationEdge']> };
  CandidateConfirmationEdge: Omit<CandidateConfirmationEdge, 'node'> & { node: ResolversParentTypes['CandidateConfirmation'] };
  CandidateConnection: Omit<CandidateConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CandidateEdge']> };
  CandidateEdge: Omit<CandidateEdge, 'node'> & { node: ResolversParentTypes['Candidate'] };
  CandidateFilter: CandidateFilter;
  CandidateInvitation: CandidateInvitation;
  CandidateTotals: CandidateTotals;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  Client: ClientRecord;
  ClientConnection: Omit<ClientConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ClientEdge']> };
  ClientEdge: Omit<ClientEdge, 'node'> & { node: ResolversParentTypes['Client'] };
  ColumnMapping: ColumnMapping;
  ColumnMappingInput: ColumnMappingInput;
  ConfirmCandidateInput: ConfirmCandidateInput;
  ConfirmCandidatePayload: Omit<ConfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  ConsentDocument: ConsentDocument;
  ConsentSection: ConsentSection;
  CorrectableField: CorrectableField;
  CorrectionRequest: CorrectionRequest;
  CreateCandidateInput: CreateCandidateInput;
  CreateCandidatePayload: Omit<CreateCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  CreateClientInput: CreateClientInput;
  CreateClientPayload: Omit<CreateClientPayload, 'client'> & { client?: Maybe<ResolversParentTypes['Client']> };
  CreateCustomFieldInput: CreateCustomFieldInput;
  CreateCustomFieldPayload: Omit<CreateCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversParentTypes['CustomField']> };
  CustomField: CustomFieldRecord;
  DateTime: Scalars['DateTime']['output'];
  DeleteCandidateInput: DeleteCandidateInput;
  DeleteCandidatePayload: DeleteCandidatePayload;
  DeleteClientInput: DeleteClientInput;
  DeleteClientPayload: DeleteClientPayload;
  DeleteCustomFieldInput: DeleteCustomFieldInput;
  DeleteCustomFieldPayload: DeleteCustomFieldPayload;
  DeleteExportTemplateInput: DeleteExportTemplateInput;
  DeleteExportTemplatePayload: DeleteExportTemplatePayload;
  DeleteFieldPermissionInput: DeleteFieldPermissionInput;
  DeleteFieldPermissionPayload: DeleteFieldPermissionPayload;
  DetectedColumn: DetectedColumn;
  Document: DocumentRecord;
  DocumentConnection: Omit<DocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DocumentEdge']> };
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  DocumentOptions: DocumentOptions;
  DocumentOptionsInput: DocumentOptionsInput;
  DocumentPage: PageView;
  DocumentPageInput: DocumentPageInput;
  DocumentReviewFilter: DocumentReviewFilter;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
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
  FieldOption: FieldOption;
  FieldOptionInput: FieldOptionInput;
  FieldPermission: FieldPermissionRecord;
  FieldPermissionProposal: FieldPermissionProposal;
  FieldValue: FieldValueView;
  FieldValueInput: FieldValueInput;
  FinishOwnFormInput: FinishOwnFormInput;
  FinishOwnFormPayload: Omit<FinishOwnFormPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  LastChange: LastChange;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OwnCandidate: CandidateRecord;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: ReauthenticatePayload;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: RefreshSessionPayload;
  RefusalReason: RefusalReason;
  RefuseDocumentInput: RefuseDocumentInput;
  RefuseDocumentPayload: Omit<RefuseDocumentPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
  RenewCandidateAccessInput: RenewCandidateAccessInput;
  RenewCandidateAccessPayload: Omit<RenewCandidateAccessPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  ReopenCandidateInput: ReopenCandidateInput;
  ReopenCandidatePayload: Omit<ReopenCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  ReorderCustomFieldsInput: ReorderCustomFieldsInput;
  ReorderCustomFieldsPayload: Omit<ReorderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<ReadonlyArray<ResolversParentTypes['CustomField']>> };
  RequestOwnCorrectionInput: RequestOwnCorrectionInput;
  RequestOwnCorrectionPayload: Omit<RequestOwnCorrectionPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RunFailedJobAgainInput: RunFailedJobAgainInput;
  RunFailedJobAgainPayload: RunFailedJobAgainPayload;
  SaveExportTemplateInput: SaveExportTemplateInput;
  SaveExportTemplatePayload: Omit<SaveExportTemplatePayload, 'exportTemplate'> & { exportTemplate?: Maybe<ResolversParentTypes['ExportTemplate']> };
  SaveFieldPermissionInput: SaveFieldPermissionInput;
  SaveFieldPermissionPayload: Omit<SaveFieldPermissionPayload, 'fieldPermission'> & { fieldPermission?: Maybe<ResolversParentTypes['FieldPermission']> };
  SaveOwnAnswersInput: SaveOwnAnswersInput;
  SaveOwnAnswersPayload: Omit<SaveOwnAnswersPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
  SaveRefusalReasonsInput: SaveRefusalReasonsInput;
  SaveRefusalReasonsPayload: SaveRefusalReasonsPayload;
  SendCandidateAccessLinkInput: SendCandidateAccessLinkInput;
  SendCandidateAccessLinkPayload: Omit<SendCandidateAccessLinkPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  SendDocumentInput: SendDocumentInput;
  SendDocumentPayload: Omit<SendDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversParentTypes['Candidate']>, document?: Maybe<ResolversParentTypes['Document']> };
  SendOwnDocumentInput: SendOwnDocumentInput;
  SendOwnDocumentPayload: Omit<SendOwnDocumentPayload, 'candidate' | 'document'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']>, document?: Maybe<ResolversParentTypes['Document']> };
  Session: Session;
  SetDefaultExportTemplateInput: SetDefaultExportTemplateInput;
  SetDefaultExportTemplatePayload: Omit<SetDefaultExportTemplatePayload, 'exportTemplates'> & { exportTemplates?: Maybe<ReadonlyArray<ResolversParentTypes['ExportTemplate']>> };
  SignInCandidateInput: SignInCandidateInput;
  SignInCandidatePayload: SignInCandidatePayload;
  SignInInput: SignInInput;
  SignInPayload: SignInPayload;
  SignOutPayload: SignOutPayload;
  String: Scalars['String']['output'];
  SuggestedMapping: SuggestedMapping;
  TemplateAnalysis: TemplateAnalysis;
  UnconfirmCandidateInput: UnconfirmCandidateInput;
  UnconfirmCandidatePayload: Omit<UnconfirmCandidatePayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['Candidate']> };
  UndoDocumentJudgementInput: UndoDocumentJudgementInput;
  UndoDocumentJudgementPayload: Omit<UndoDocumentJudgementPayload, 'document'> & { document?: Maybe<ResolversParentTypes['Document']> };
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
  Upload: Scalars['Upload']['output'];
  UploadDocumentPageInput: UploadDocumentPageInput;
  UploadDocumentPagePayload: Omit<UploadDocumentPagePayload, 'page'> & { page?: Maybe<ResolversParentTypes['DocumentPage']> };
  UploadOwnDocumentPageInput: UploadOwnDocumentPageInput;
  UserError: UserError;
  Viewer: SignedInViewer;
  WithdrawConsentPayload: Omit<WithdrawConsentPayload, 'candidate'> & { candidate?: Maybe<ResolversParentTypes['OwnCandidate']> };
};

export type AcceptConsentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AcceptConsentPayload'] = ResolversParentTypes['AcceptConsentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnalyzeExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnalyzeExportTemplatePayload'] = ResolversParentTypes['AnalyzeExportTemplatePayload']> = {
  analysis?: Resolver<Maybe<ResolversTypes['TemplateAnalysis']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveDocumentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApproveDocumentPayload'] = ResolversParentTypes['ApproveDocumentPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  accessLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientCompany?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmations?: Resolver<ReadonlyArray<ResolversTypes['CandidateConfirmation']>, ParentType, ContextType>;
  consentWithdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  correctableFields?: Resolver<ReadonlyArray<ResolversTypes['CorrectableField']>, ParentType, ContextType>;
  correctionRequest?: Resolver<Maybe<ResolversTypes['CorrectionRequest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentVersions?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<CandidateDocumentVersionsArgs, 'fieldKey'>>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  documentsState?: Resolver<ResolversTypes['DocumentsState'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  filledFields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastChange?: Resolver<Maybe<ResolversTypes['LastChange']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidateStatus'], ParentType, ContextType>;
  viewerCanConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidateConfirmationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateConfirmation'] = ResolversParentTypes['CandidateConfirmation']> = {
  candidateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedFieldLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CandidateInvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateInvitation'] = ResolversParentTypes['CandidateInvitation']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CandidateStatusResolvers = { COMPLETE: 'complete', IN_PROGRESS: 'in_progress' };

export type CandidateTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CandidateTotals'] = ResolversParentTypes['CandidateTotals']> = {
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitsFirstSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  candidateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cnpj?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmCandidatePayload'] = ResolversParentTypes['ConfirmCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  status?: Resolver<ResolversTypes['EmailConfirmationStatus'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type CorrectableFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectableField'] = ResolversParentTypes['CorrectableField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CorrectionRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectionRequest'] = ResolversParentTypes['CorrectionRequest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreateCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateCandidatePayload'] = ResolversParentTypes['CreateCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
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

export type CustomFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  badgeCanEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  badgeCanView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canEdit?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  canView?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentOptions?: Resolver<Maybe<ResolversTypes['DocumentOptions']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  hasPermission?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenFromCandidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['FieldTarget'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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

export type DetectedColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectedColumn'] = ResolversParentTypes['DetectedColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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

export type EmailConfirmationStatusResolvers = { ALREADY_CONFIRMED: 'already-confirmed', INVALID: 'invalid', SUCCESS: 'success' };

export type EndOtherSessionsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  endedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  endedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
};

export type FieldTargetResolvers = { CANDIDATE: 'candidate', CLIENT: 'client' };

export type FieldTypeResolvers = { CHECKBOX: 'checkbox', DATE: 'date', EMAIL: 'email', FILE: 'file', NUMBER: 'number', SELECT: 'select', TEXT: 'text', TEXTAREA: 'textarea' };

export type FieldValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowFutureDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentOptions?: Resolver<Maybe<ResolversTypes['DocumentOptions']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['FieldFormat']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FieldOption']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FinishOwnFormPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FinishOwnFormPayload'] = ResolversParentTypes['FinishOwnFormPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LanguageResolvers = { EN_US: 'en-US', PT_BR: 'pt-BR' };

export type LastChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastChange'] = ResolversParentTypes['LastChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptConsent?: Resolver<ResolversTypes['AcceptConsentPayload'], ParentType, ContextType, RequireFields<MutationAcceptConsentArgs, 'input'>>;
  analyzeExportTemplate?: Resolver<ResolversTypes['AnalyzeExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationAnalyzeExportTemplateArgs, 'input'>>;
  approveDocument?: Resolver<ResolversTypes['ApproveDocumentPayload'], ParentType, ContextType, RequireFields<MutationApproveDocumentArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmCandidate?: Resolver<ResolversTypes['ConfirmCandidatePayload'], ParentType, ContextType, RequireFields<MutationConfirmCandidateArgs, 'input'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  createCandidate?: Resolver<ResolversTypes['CreateCandidatePayload'], ParentType, ContextType, RequireFields<MutationCreateCandidateArgs, 'input'>>;
  createClient?: Resolver<ResolversTypes['CreateClientPayload'], ParentType, ContextType, RequireFields<MutationCreateClientArgs, 'input'>>;
  createCustomField?: Resolver<ResolversTypes['CreateCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationCreateCustomFieldArgs, 'input'>>;
  deleteCandidate?: Resolver<ResolversTypes['DeleteCandidatePayload'], ParentType, ContextType, RequireFields<MutationDeleteCandidateArgs, 'input'>>;
  deleteClient?: Resolver<ResolversTypes['DeleteClientPayload'], ParentType, ContextType, RequireFields<MutationDeleteClientArgs, 'input'>>;
  deleteCustomField?: Resolver<ResolversTypes['DeleteCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationDeleteCustomFieldArgs, 'input'>>;
  deleteExportTemplate?: Resolver<ResolversTypes['DeleteExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationDeleteExportTemplateArgs, 'input'>>;
  deleteFieldPermission?: Resolver<ResolversTypes['DeleteFieldPermissionPayload'], ParentType, ContextType, RequireFields<MutationDeleteFieldPermissionArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exportCandidates?: Resolver<ResolversTypes['ExportCandidatesPayload'], ParentType, ContextType, RequireFields<MutationExportCandidatesArgs, 'input'>>;
  exportDocuments?: Resolver<ResolversTypes['ExportDocumentsPayload'], ParentType, ContextType, RequireFields<MutationExportDocumentsArgs, 'input'>>;
  finishOwnForm?: Resolver<ResolversTypes['FinishOwnFormPayload'], ParentType, ContextType, RequireFields<MutationFinishOwnFormArgs, 'input'>>;
  reauthenticate?: Resolver<ResolversTypes['ReauthenticatePayload'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  refuseDocument?: Resolver<ResolversTypes['RefuseDocumentPayload'], ParentType, ContextType, RequireFields<MutationRefuseDocumentArgs, 'input'>>;
  renewCandidateAccess?: Resolver<ResolversTypes['RenewCandidateAccessPayload'], ParentType, ContextType, RequireFields<MutationRenewCandidateAccessArgs, 'input'>>;
  reopenCandidate?: Resolver<ResolversTypes['ReopenCandidatePayload'], ParentType, ContextType, RequireFields<MutationReopenCandidateArgs, 'input'>>;
  reorderCustomFields?: Resolver<ResolversTypes['ReorderCustomFieldsPayload'], ParentType, ContextType, RequireFields<MutationReorderCustomFieldsArgs, 'input'>>;
  requestOwnCorrection?: Resolver<ResolversTypes['RequestOwnCorrectionPayload'], ParentType, ContextType, RequireFields<MutationRequestOwnCorrectionArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  runFailedJobAgain?: Resolver<ResolversTypes['RunFailedJobAgainPayload'], ParentType, ContextType, RequireFields<MutationRunFailedJobAgainArgs, 'input'>>;
  saveExportTemplate?: Resolver<ResolversTypes['SaveExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationSaveExportTemplateArgs, 'input'>>;
  saveFieldPermission?: Resolver<ResolversTypes['SaveFieldPermissionPayload'], ParentType, ContextType, RequireFields<MutationSaveFieldPermissionArgs, 'input'>>;
  saveOwnAnswers?: Resolver<ResolversTypes['SaveOwnAnswersPayload'], ParentType, ContextType, RequireFields<MutationSaveOwnAnswersArgs, 'input'>>;
  saveRefusalReasons?: Resolver<ResolversTypes['SaveRefusalReasonsPayload'], ParentType, ContextType, RequireFields<MutationSaveRefusalReasonsArgs, 'input'>>;
  sendCandidateAccessLink?: Resolver<ResolversTypes['SendCandidateAccessLinkPayload'], ParentType, ContextType, RequireFields<MutationSendCandidateAccessLinkArgs, 'input'>>;
  sendDocument?: Resolver<ResolversTypes['SendDocumentPayload'], ParentType, ContextType, RequireFields<MutationSendDocumentArgs, 'input'>>;
  sendOwnDocument?: Resolver<ResolversTypes['SendOwnDocumentPayload'], ParentType, ContextType, RequireFields<MutationSendOwnDocumentArgs, 'input'>>;
  setDefaultExportTemplate?: Resolver<ResolversTypes['SetDefaultExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationSetDefaultExportTemplateArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInCandidate?: Resolver<ResolversTypes['SignInCandidatePayload'], ParentType, ContextType, RequireFields<MutationSignInCandidateArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  unconfirmCandidate?: Resolver<ResolversTypes['UnconfirmCandidatePayload'], ParentType, ContextType, RequireFields<MutationUnconfirmCandidateArgs, 'input'>>;
  undoDocumentJudgement?: Resolver<ResolversTypes['UndoDocumentJudgementPayload'], ParentType, ContextType, RequireFields<MutationUndoDocumentJudgementArgs, 'input'>>;
  updateCandidate?: Resolver<ResolversTypes['UpdateCandidatePayload'], ParentType, ContextType, RequireFields<MutationUpdateCandidateArgs, 'input'>>;
  updateCandidates?: Resolver<ResolversTypes['UpdateCandidatesPayload'], ParentType, ContextType, RequireFields<MutationUpdateCandidatesArgs, 'input'>>;
  updateClient?: Resolver<ResolversTypes['UpdateClientPayload'], ParentType, ContextType, RequireFields<MutationUpdateClientArgs, 'input'>>;
  updateCustomField?: Resolver<ResolversTypes['UpdateCustomFieldPayload'], ParentType, ContextType, RequireFields<MutationUpdateCustomFieldArgs, 'input'>>;
  updateExportTemplate?: Resolver<ResolversTypes['UpdateExportTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateExportTemplateArgs, 'input'>>;
  uploadDocumentPage?: Resolver<ResolversTypes['UploadDocumentPagePayload'], ParentType, ContextType, RequireFields<MutationUploadDocumentPageArgs, 'input'>>;
  uploadOwnDocumentPage?: Resolver<ResolversTypes['UploadDocumentPagePayload'], ParentType, ContextType, RequireFields<MutationUploadOwnDocumentPageArgs, 'input'>>;
  withdrawConsent?: Resolver<ResolversTypes['WithdrawConsentPayload'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Candidate' | 'CandidateConfirmation' | 'Client' | 'CustomField' | 'Document' | 'ExportTemplate', ParentType, ContextType>;
};

export type OwnCandidateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnCandidate'] = ResolversParentTypes['OwnCandidate']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  consentDocument?: Resolver<ResolversTypes['ConsentDocument'], ParentType, ContextType, RequireFields<OwnCandidateConsentDocumentArgs, 'language'>>;
  correctedFieldKeys?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  correctionRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  hasConsented?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  candidateInvitation?: Resolver<ResolversTypes['CandidateInvitation'], ParentType, ContextType, RequireFields<QueryCandidateInvitationArgs, 'token'>>;
  candidateTotals?: Resolver<ResolversTypes['CandidateTotals'], ParentType, ContextType>;
  candidates?: Resolver<ResolversTypes['CandidateConnection'], ParentType, ContextType, RequireFields<QueryCandidatesArgs, 'first' | 'sort'>>;
  clients?: Resolver<ResolversTypes['ClientConnection'], ParentType, ContextType, RequireFields<QueryClientsArgs, 'first' | 'sort'>>;
  confirmations?: Resolver<ResolversTypes['CandidateConfirmationConnection'], ParentType, ContextType, RequireFields<QueryConfirmationsArgs, 'clientId' | 'first'>>;
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
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  proposedFieldPermission?: Resolver<ResolversTypes['FieldPermissionProposal'], ParentType, ContextType, RequireFields<QueryProposedFieldPermissionArgs, 'key'>>;
  refusalReasons?: Resolver<ReadonlyArray<ResolversTypes['RefusalReason']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReauthenticatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReauthenticatePayload'] = ResolversParentTypes['ReauthenticatePayload']> = {
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

export type RenewCandidateAccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewCandidateAccessPayload'] = ResolversParentTypes['RenewCandidateAccessPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type RequestOwnCorrectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestOwnCorrectionPayload'] = ResolversParentTypes['RequestOwnCorrectionPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', CANDIDATE: 'candidate', CLIENT: 'client' };

export type RunFailedJobAgainPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunFailedJobAgainPayload'] = ResolversParentTypes['RunFailedJobAgainPayload']> = {
  queuedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type SaveOwnAnswersPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveOwnAnswersPayload'] = ResolversParentTypes['SaveOwnAnswersPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveRefusalReasonsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveRefusalReasonsPayload'] = ResolversParentTypes['SaveRefusalReasonsPayload']> = {
  refusalReasons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RefusalReason']>>, ParentType, ContextType>;
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

export type SetDefaultExportTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDefaultExportTemplatePayload'] = ResolversParentTypes['SetDefaultExportTemplatePayload']> = {
  exportTemplates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExportTemplate']>>, ParentType, ContextType>;
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

export type UnconfirmCandidatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnconfirmCandidatePayload'] = ResolversParentTypes['UnconfirmCandidatePayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['Candidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoDocumentJudgementPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoDocumentJudgementPayload'] = ResolversParentTypes['UndoDocumentJudgementPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
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
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<ViewerSessionsArgs, 'first'>>;
  viewerCanCreateCandidates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageFields?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawConsentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawConsentPayload'] = ResolversParentTypes['WithdrawConsentPayload']> = {
  candidate?: Resolver<Maybe<ResolversTypes['OwnCandidate']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AcceptConsentPayload?: AcceptConsentPayloadResolvers<ContextType>;
  AnalyzeExportTemplatePayload?: AnalyzeExportTemplatePayloadResolvers<ContextType>;
  ApproveDocumentPayload?: ApproveDocumentPayloadResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  CandidateConfirmation?: CandidateConfirmationResolvers<ContextType>;
  CandidateConfirmationConnection?: CandidateConfirmationConnectionResolvers<ContextType>;
  CandidateConfirmationEdge?: CandidateConfirmationEdgeResolvers<ContextType>;
  CandidateConnection?: CandidateConnectionResolvers<ContextType>;
  CandidateEdge?: CandidateEdgeResolvers<ContextType>;
  CandidateInvitation?: CandidateInvitationResolvers<ContextType>;
  CandidateStatus?: CandidateStatusResolvers;
  CandidateTotals?: CandidateTotalsResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientConnection?: ClientConnectionResolvers<ContextType>;
  ClientEdge?: ClientEdgeResolvers<ContextType>;
  ColumnMapping?: ColumnMappingResolvers<ContextType>;
  ConfirmCandidatePayload?: ConfirmCandidatePayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConsentDocument?: ConsentDocumentResolvers<ContextType>;
  ConsentSection?: ConsentSectionResolvers<ContextType>;
  CorrectableField?: CorrectableFieldResolvers<ContextType>;
  CorrectionRequest?: CorrectionRequestResolvers<ContextType>;
  CreateCandidatePayload?: CreateCandidatePayloadResolvers<ContextType>;
  CreateClientPayload?: CreateClientPayloadResolvers<ContextType>;
  CreateCustomFieldPayload?: CreateCustomFieldPayloadResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCandidatePayload?: DeleteCandidatePayloadResolvers<ContextType>;
  DeleteClientPayload?: DeleteClientPayloadResolvers<ContextType>;
  DeleteCustomFieldPayload?: DeleteCustomFieldPayloadResolvers<ContextType>;
  DeleteExportTemplatePayload?: DeleteExportTemplatePayloadResolvers<ContextType>;
  DeleteFieldPermissionPayload?: DeleteFieldPermissionPayloadResolvers<ContextType>;
  DetectedColumn?: DetectedColumnResolvers<ContextType>;
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
  EmailConfirmationStatus?: EmailConfirmationStatusResolvers;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
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
  FieldFormat?: FieldFormatResolvers;
  FieldOption?: FieldOptionResolvers<ContextType>;
  FieldPermission?: FieldPermissionResolvers<ContextType>;
  FieldPermissionProposal?: FieldPermissionProposalResolvers<ContextType>;
  FieldTarget?: FieldTargetResolvers;
  FieldType?: FieldTypeResolvers;
  FieldValue?: FieldValueResolvers<ContextType>;
  FinishOwnFormPayload?: FinishOwnFormPayloadResolvers<ContextType>;
  Language?: LanguageResolvers;
  LastChange?: LastChangeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OwnCandidate?: OwnCandidateResolvers<ContextType>;
  PageCursor?: PageCursorResolvers<ContextType>;
  PageCursors?: PageCursorsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReauthenticatePayload?: ReauthenticatePayloadResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RefusalReason?: RefusalReasonResolvers<ContextType>;
  RefuseDocumentPayload?: RefuseDocumentPayloadResolvers<ContextType>;
  RenewCandidateAccessPayload?: RenewCandidateAccessPayloadResolvers<ContextType>;
  ReopenCandidatePayload?: ReopenCandidatePayloadResolvers<ContextType>;
  ReorderCustomFieldsPayload?: ReorderCustomFieldsPayloadResolvers<ContextType>;
  RequestOwnCorrectionPayload?: RequestOwnCorrectionPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Role?: RoleResolvers;
  RunFailedJobAgainPayload?: RunFailedJobAgainPayloadResolvers<ContextType>;
  SaveExportTemplatePayload?: SaveExportTemplatePayloadResolvers<ContextType>;
  SaveFieldPermissionPayload?: SaveFieldPermissionPayloadResolvers<ContextType>;
  SaveOwnAnswersPayload?: SaveOwnAnswersPayloadResolvers<ContextType>;
  SaveRefusalReasonsPayload?: SaveRefusalReasonsPayloadResolvers<ContextType>;
  SendCandidateAccessLinkPayload?: SendCandidateAccessLinkPayloadResolvers<ContextType>;
  SendDocumentPayload?: SendDocumentPayloadResolvers<ContextType>;
  SendOwnDocumentPayload?: SendOwnDocumentPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetDefaultExportTemplatePayload?: SetDefaultExportTemplatePayloadResolvers<ContextType>;
  SignInCandidatePayload?: SignInCandidatePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SuggestedMapping?: SuggestedMappingResolvers<ContextType>;
  TemplateAnalysis?: TemplateAnalysisResolvers<ContextType>;
  UnconfirmCandidatePayload?: UnconfirmCandidatePayloadResolvers<ContextType>;
  UndoDocumentJudgementPayload?: UndoDocumentJudgementPayloadResolvers<ContextType>;
  UpdateCandidatePayload?: UpdateCandidatePayloadResolvers<ContextType>;
  UpdateCandidateResult?: UpdateCandidateResultResolvers<ContextType>;
  UpdateCandidatesPayload?: UpdateCandidatesPayloadResolvers<ContextType>;
  UpdateClientPayload?: UpdateClientPayloadResolvers<ContextType>;
  UpdateCustomFieldPayload?: UpdateCustomFieldPayloadResolvers<ContextType>;
  UpdateExportTemplatePayload?: UpdateExportTemplatePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadDocumentPagePayload?: UploadDocumentPagePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WithdrawConsentPayload?: WithdrawConsentPayloadResolvers<ContextType>;
};

