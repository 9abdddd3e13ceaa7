/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An acceptance. */
export type AcceptConsentInput = {
  /** Hash of the text that was shown. */
  textHash: string;
  /** Version of the text that was shown. */
  version: string;
};

/** Where a candidate stands. */
export type CandidateStatus =
  /** Finished with every required field filled ('Completo'). */
  | 'COMPLETE'
  /** Still filling in data ('Em Andamento'). */
  | 'IN_PROGRESS';

/** A change of the viewer's own password. */
export type ChangePasswordInput = {
  /** The present password, or the temporary one. */
  currentPassword: string;
  /** The new password, of 6 characters or more. */
  newPassword: string;
};

/** Who judges the documents of a field. */
export type DocumentApprover =
  /** Administrators. */
  | 'ADMIN'
  /** The candidate's client, and administrators. */
  | 'CLIENT'
  /** No one: a document counts once it is sent. */
  | 'NOBODY';

/** What a document field takes. */
export type DocumentKind =
  /** One PDF file. */
  | 'PDF'
  /** Photographed or scanned pages (JPEG, PNG, WebP and what the server can decode). */
  | 'PHOTO';

/** A page of a document to send. */
export type DocumentPageInput = {
  /** The uploaded page, or one of the document's current version. */
  id: string | number;
  /** Name of the page ('Frente'). */
  name?: string | null | undefined;
};

/** Where a document stands. */
export type DocumentState =
  /** Approved ('Aprovado'). */
  | 'APPROVED'
  /** Refused with a reason: it is asked for again ('Recusado'). */
  | 'REFUSED'
  /** Sent, and waiting to be judged where somebody judges ('Enviado'). */
  | 'SENT';

/** Whether a document is still valid on the day of the question, in São Paulo. */
export type DocumentValidity =
  /** Expired. */
  | 'EXPIRED'
  /** Expires within 30 days. */
  | 'EXPIRING'
  /** Valid for more than 30 days, or without a day of expiry. */
  | 'VALID';

/** The proof that an app has the secret. */
export type EnableTwoFactorInput = {
  /** The code that the app shows. */
  code: string;
};

/** Which session to end. */
export type EndSessionInput = {
  /** Global id of the session, from `Viewer.sessions`. */
  id: string | number;
};

/** One answer, with what it replaces. */
export type FieldAnswerInput = {
  /** The field's key. */
  key: string;
  /** The value that this device last saw; a different one in store is a CONFLICT on this field. Not checked when absent. */
  previousValue?: string | null | undefined;
  /** The answer; null or blank clears it. */
  value?: string | null | undefined;
};

/** A Brazilian format of a text field: mask, phone keyboard and a check that warns but never refuses. */
export type FieldFormat =
  /** Postal code. */
  | 'CEP'
  /** Company tax id, letters allowed. */
  | 'CNPJ'
  /** Individual taxpayer id. */
  | 'CPF'
  /** Telephone. */
  | 'PHONE'
  /** Social integration number (PIS/PASEP/NIS). */
  | 'PIS'
  /** Voter registration. */
  | 'VOTER_TITLE';

/** What a field holds and how it is entered. */
export type FieldType =
  /** Yes or no ('Checkbox'). */
  | 'CHECKBOX'
  /** A calendar date ('Data'). */
  | 'DATE'
  /** An e-mail address ('Email'). */
  | 'EMAIL'
  /** A document: photographed pages or a PDF ('Documento'). Its value is set by sending it, not by writing a text. */
  | 'FILE'
  /** Several items, each with an answer to every column ('Lista'), such as dependents. Its value is a JSON text: a list of objects with the answers by the keys of the columns. */
  | 'LIST'
  /** A number ('Número'). */
  | 'NUMBER'
  /** One of the field's options ('Seleção'). */
  | 'SELECT'
  /** One line of text ('Texto'). */
  | 'TEXT'
  /** Several lines of text ('Texto Longo'). */
  | 'TEXTAREA';

/** A value for a field, as text; null or blank clears it. */
export type FieldValueInput = {
  /** The field's key. */
  key: string;
  /** Text; date as yyyy-MM-dd, checkbox as true or false, number with a dot. */
  value?: string | null | undefined;
};

/** The last answers, sent with the finish. */
export type FinishOwnFormInput = {
  /** Own e-mail. */
  email?: string | null | undefined;
  /** Values of fields. */
  fields?: Array<FieldValueInput> | null | undefined;
  /** Own name. */
  name?: string | null | undefined;
};

/** Languages that the candidate's area is offered in. */
export type Language =
  /** English (US). */
  | 'EN_US'
  /** Brazilian Portuguese. */
  | 'PT_BR';

/** What an answer to a column of a list is: the types of fields that take one line. */
export type ListColumnType =
  /** Yes or no ('Checkbox'). */
  | 'CHECKBOX'
  /** A calendar date ('Data'). */
  | 'DATE'
  /** An e-mail address ('Email'). */
  | 'EMAIL'
  /** A number ('Número'). */
  | 'NUMBER'
  /** One of the column's options ('Seleção'). */
  | 'SELECT'
  /** One line of text ('Texto'). */
  | 'TEXT';

/** The viewer's password, given once more. */
export type ReauthenticateInput = {
  /** The present password. */
  password: string;
};

/** A refresh token to exchange. */
export type RefreshSessionInput = {
  /** The refresh token of the last sign-in or refresh. */
  refreshToken: string;
};

/** A candidate's request to correct what was sent. */
export type RequestOwnCorrectionInput = {
  /** What is to be corrected, to be read by the company. */
  message: string;
};

/** Whose password is lost. */
export type RequestPasswordResetInput = {
  /** The account's e-mail. */
  email: string;
};

/** A new password with the proof from a reset link. */
export type ResetPasswordInput = {
  /** The new password, of 6 characters or more. */
  newPassword: string;
  /** The `token` of the link. */
  token: string;
  /** The `userId` of the link. */
  userId: string;
};

/** What an account may be; every account has exactly one role. */
export type Role =
  /** Internal staff. */
  | 'ADMIN'
  /** A candidate, signed in with an access token and a password. */
  | 'CANDIDATE'
  /** A hiring company's user. */
  | 'CLIENT';

/** Answers as they are given; what is absent stays as it is. */
export type SaveOwnAnswersInput = {
  /** Own e-mail. */
  email?: string | null | undefined;
  /** Values of fields. */
  fields?: Array<FieldAnswerInput> | null | undefined;
  /** Own name. */
  name?: string | null | undefined;
  /** The e-mail that this device last saw; a different one in store is a CONFLICT on `email`. Not checked when absent. */
  previousEmail?: string | null | undefined;
  /** The name that this device last saw; a different one in store is a CONFLICT on `name`. Not checked when absent. */
  previousName?: string | null | undefined;
};

/** The candidate's own document to send. */
export type SendOwnDocumentInput = {
  /** The day on which it expires (yyyy-MM-dd), where the field asks for it. */
  expiresOn?: string | null | undefined;
  /** The field. */
  fieldKey: string;
  /** The pages in order. */
  pages: Array<DocumentPageInput>;
};

/** Credentials of a candidate. */
export type SignInCandidateInput = {
  /** The candidate's password. */
  password: string;
  /** The access token of the candidate's link. */
  token: string;
};

/** Credentials of a user. */
export type SignInInput = {
  /** Code of the authenticator app, or a recovery code: for an account with two-step sign-in, whose password alone is answered TWO_FACTOR_REQUIRED. */
  code?: string | null | undefined;
  /** The account's e-mail, in any case. */
  email: string;
  /** The account's password or its one-use temporary password. */
  password: string;
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

export type OwnCandidateQueryVariables = Exact<{
  language: Language;
}>;


export type OwnCandidateQuery = { viewer: { candidate: { id: string, hasConsented: boolean, name: string | null, email: string | null, status: CandidateStatus, progress: number, completedAt: string | null, hasEnded: boolean, companyName: string | null, dueOn: string | null, requestedFieldKeys: Array<string>, correctedFieldKeys: Array<string>, reopenMessage: string | null, correctionRequestedAt: string | null, consentDocument: { version: string, textHash: string, declaration: string, fieldLabels: Array<string>, controllerContact: string, sections: Array<{ title: string, paragraphs: Array<string> }> }, fields: Array<{ key: string, label: string, type: FieldType, value: string | null, required: boolean, placeholder: string | null, description: string | null, format: FieldFormat | null, allowFutureDates: boolean, viewerCanEdit: boolean, viewerCanEditWhenMet: boolean, active: boolean, conditionUnmet: boolean, section: string | null, options: Array<{ value: string, label: string }>, documentOptions: { kinds: Array<DocumentKind>, pageNames: Array<string>, maxPages: number, asksExpiry: boolean, approver: DocumentApprover } | null, listOptions: { itemName: string, maxItems: number, columns: Array<{ key: string, label: string, type: ListColumnType, required: boolean, format: FieldFormat | null, allowFutureDates: boolean, options: Array<{ value: string, label: string }> }> } | null, condition: { fieldKey: string, values: Array<string> } | null }>, documents: Array<{ id: string, fieldKey: string, label: string, state: DocumentState, expiresOn: string | null, validity: DocumentValidity, sentAt: string, refusalReason: string | null, pages: Array<{ id: string, number: number, name: string | null, kind: DocumentKind, pageCount: number, previewUrl: string | null, downloadUrl: string, thumbnailUrl: string | null }> }> } | null } | null };

export type AcceptConsentMutationVariables = Exact<{
  input: AcceptConsentInput;
}>;


export type AcceptConsentMutation = { acceptConsent: { userErrors: Array<{ message: string }> } };

export type WithdrawConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawConsentMutation = { withdrawConsent: { userErrors: Array<{ message: string }> } };

export type SaveOwnAnswersMutationVariables = Exact<{
  input: SaveOwnAnswersInput;
}>;


export type SaveOwnAnswersMutation = { saveOwnAnswers: { savedAt: string | null, candidate: { name: string | null, email: string | null, fields: Array<{ key: string, value: string | null, conditionUnmet: boolean }> } | null, userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type SendOwnDocumentMutationVariables = Exact<{
  input: SendOwnDocumentInput;
}>;


export type SendOwnDocumentMutation = { sendOwnDocument: { userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type FinishOwnFormMutationVariables = Exact<{
  input: FinishOwnFormInput;
}>;


export type FinishOwnFormMutation = { finishOwnForm: { userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type RequestOwnCorrectionMutationVariables = Exact<{
  input: RequestOwnCorrectionInput;
}>;


export type RequestOwnCorrectionMutation = { requestOwnCorrection: { candidate: { correctionRequestedAt: string | null } | null, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type CandidateInvitationQueryVariables = Exact<{
  token: string;
}>;


export type CandidateInvitationQuery = { candidateInvitation: { companyName: string | null } };

export type SignInCandidateMutationVariables = Exact<{
  input: SignInCandidateInput;
}>;


export type SignInCandidateMutation = { signInCandidate: { token: string | null, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type ReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string | null, refreshToken: string | null, userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { viewer: { sessions: Array<{ id: string, lastUsedAt: string, userAgent: string | null, isCurrent: boolean }> } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { endedCount: number, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { endedId: string | null, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type OwnTwoFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTwoFactorQuery = { viewer: { isTwoFactorDemanded: boolean, twoFactor: { enabledAt: string, recoveryCodesLeft: number } | null } | null };

export type DueTwoFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type DueTwoFactorQuery = { viewer: { mustEnableTwoFactor: boolean } | null };

export type BeginTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTwoFactorMutation = { beginTwoFactor: { secret: string | null, uri: string | null, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type EnableTwoFactorMutationVariables = Exact<{
  input: EnableTwoFactorInput;
}>;


export type EnableTwoFactorMutation = { enableTwoFactor: { recoveryCodes: Array<string> | null, userErrors: Array<{ message: string, code: UserErrorCode, field: Array<string> | null }> } };

export type DisableTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type DisableTwoFactorMutation = { disableTwoFactor: { userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ message: string, code: UserErrorCode }> } };

export type RefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string | null, refreshToken: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { userErrors: Array<{ code: UserErrorCode }> } };

export type SessionOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionOwnerQuery = { viewer: { id: string } | null };

export type SessionViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionViewerQuery = { viewer: { id: string, name: string, email: string | null, roles: Array<Role>, mustChangePassword: boolean, mustEnableTwoFactor: boolean, viewerCanManageClients: boolean, viewerCanManageFields: boolean, viewerCanManageStaff: boolean, viewerCanManageRetention: boolean, viewerCanManageWebhooks: boolean, viewerCanExport: boolean, viewerCanCreateCandidates: boolean, viewerCanMailCandidates: boolean } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const OwnCandidateDocument = new TypedDocumentString(`
    query OwnCandidate($language: Language!) {
  viewer {
    candidate {
      id
      hasConsented
      consentDocument(language: $language) {
        version
        textHash
        sections {
          title
          paragraphs
        }
        declaration
        fieldLabels
        controllerContact
      }
      name
      email
      status
      progress
      completedAt
      hasEnded
      companyName
      dueOn
      requestedFieldKeys
      correctedFieldKeys
      reopenMessage
      correctionRequestedAt
      fields {
        key
        label
        type
        value
        required
        options {
          value
          label
        }
        placeholder
        description
        format
        allowFutureDates
        documentOptions {
          kinds
          pageNames
          maxPages
          asksExpiry
          approver
        }
        listOptions {
          itemName
          maxItems
          columns {
            key
            label
            type
            required
            options {
              value
              label
            }
            format
            allowFutureDates
          }
        }
        viewerCanEdit
        viewerCanEditWhenMet
        active
        condition {
          fieldKey
          values
        }
        conditionUnmet
        section
      }
      documents {
        id
        fieldKey
        label
        state
        expiresOn
        validity
        sentAt
        refusalReason
        pages {
          id
          number
          name
          kind
          pageCount
          thumbnailUrl: previewUrl(width: 240)
          previewUrl(width: 1600)
          downloadUrl
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnCandidateQuery, OwnCandidateQueryVariables>;
export const AcceptConsentDocument = new TypedDocumentString(`
    mutation AcceptConsent($input: AcceptConsentInput!) {
  acceptConsent(input: $input) {
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptConsentMutation, AcceptConsentMutationVariables>;
export const WithdrawConsentDocument = new TypedDocumentString(`
    mutation WithdrawConsent {
  withdrawConsent {
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
export const SaveOwnAnswersDocument = new TypedDocumentString(`
    mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {
  saveOwnAnswers(input: $input) {
    savedAt
    candidate {
      name
      email
      fields {
        key
        value
        conditionUnmet
      }
    }
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveOwnAnswersMutation, SaveOwnAnswersMutationVariables>;
export const SendOwnDocumentDocument = new TypedDocumentString(`
    mutation SendOwnDocument($input: SendOwnDocumentInput!) {
  sendOwnDocument(input: $input) {
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SendOwnDocumentMutation, SendOwnDocumentMutationVariables>;
export const FinishOwnFormDocument = new TypedDocumentString(`
    mutation FinishOwnForm($input: FinishOwnFormInput!) {
  finishOwnForm(input: $input) {
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<FinishOwnFormMutation, FinishOwnFormMutationVariables>;
export const RequestOwnCorrectionDocument = new TypedDocumentString(`
    mutation RequestOwnCorrection($input: RequestOwnCorrectionInput!) {
  requestOwnCorrection(input: $input) {
    candidate {
      correctionRequestedAt
    }
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RequestOwnCorrectionMutation, RequestOwnCorrectionMutationVariables>;
export const CandidateInvitationDocument = new TypedDocumentString(`
    query CandidateInvitation($token: String!) {
  candidateInvitation(token: $token) {
    companyName
  }
}
    `) as unknown as TypedDocumentString<CandidateInvitationQuery, CandidateInvitationQueryVariables>;
export const SignInCandidateDocument = new TypedDocumentString(`
    mutation SignInCandidate($input: SignInCandidateInput!) {
  signInCandidate(input: $input) {
    token
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SignInCandidateMutation, SignInCandidateMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ReauthenticateDocument = new TypedDocumentString(`
    mutation Reauthenticate($input: ReauthenticateInput!) {
  reauthenticate(input: $input) {
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ReauthenticateMutation, ReauthenticateMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    accessToken
    refreshToken
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  viewer {
    sessions {
      id
      lastUsedAt
      userAgent
      isCurrent
    }
  }
}
    `) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    endedCount
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) {
    endedId
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const OwnTwoFactorDocument = new TypedDocumentString(`
    query OwnTwoFactor {
  viewer {
    twoFactor {
      enabledAt
      recoveryCodesLeft
    }
    isTwoFactorDemanded
  }
}
    `) as unknown as TypedDocumentString<OwnTwoFactorQuery, OwnTwoFactorQueryVariables>;
export const DueTwoFactorDocument = new TypedDocumentString(`
    query DueTwoFactor {
  viewer {
    mustEnableTwoFactor
  }
}
    `) as unknown as TypedDocumentString<DueTwoFactorQuery, DueTwoFactorQueryVariables>;
export const BeginTwoFactorDocument = new TypedDocumentString(`
    mutation BeginTwoFactor {
  beginTwoFactor {
    secret
    uri
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<BeginTwoFactorMutation, BeginTwoFactorMutationVariables>;
export const EnableTwoFactorDocument = new TypedDocumentString(`
    mutation EnableTwoFactor($input: EnableTwoFactorInput!) {
  enableTwoFactor(input: $input) {
    recoveryCodes
    userErrors {
      message
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnableTwoFactorMutation, EnableTwoFactorMutationVariables>;
export const DisableTwoFactorDocument = new TypedDocumentString(`
    mutation DisableTwoFactor {
  disableTwoFactor {
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DisableTwoFactorMutation, DisableTwoFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RefreshSessionDocument = new TypedDocumentString(`
    mutation RefreshSession($input: RefreshSessionInput!) {
  refreshSession(input: $input) {
    accessToken
    refreshToken
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const SessionOwnerDocument = new TypedDocumentString(`
    query SessionOwner {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SessionOwnerQuery, SessionOwnerQueryVariables>;
export const SessionViewerDocument = new TypedDocumentString(`
    query SessionViewer {
  viewer {
    id
    name
    email
    roles
    mustChangePassword
    mustEnableTwoFactor
    viewerCanManageClients
    viewerCanManageFields
    viewerCanManageStaff
    viewerCanManageRetention
    viewerCanManageWebhooks
    viewerCanExport
    viewerCanCreateCandidates
    viewerCanMailCandidates
  }
}
    `) as unknown as TypedDocumentString<SessionViewerQuery, SessionViewerQueryVariables>;