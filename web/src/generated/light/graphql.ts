/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A refresh token to exchange. */
export type RefreshSessionInput = {
  /** The refresh token of the last sign-in or refresh. */
  refreshToken: string;
};

/** What an account may be; every account has exactly one role. */
export type Role =
  /** Internal staff. */
  | 'ADMIN'
  /** A candidate, signed in with an access token and a password. */
  | 'CANDIDATE'
  /** A hiring company's user. */
  | 'CLIENT';

/** Credentials of a user. */
export type SignInInput = {
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
  /** A required value is missing or blank. */
  | 'REQUIRED';

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string | null, refreshToken: string | null, userErrors: Array<{ message: string }> } };

export type RefreshSessionMutationVariables = Exact<{
  input: RefreshSessionInput;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string | null, refreshToken: string | null, userErrors: Array<{ code: UserErrorCode }> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { userErrors: Array<{ code: UserErrorCode }> } };

export type SessionViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionViewerQuery = { viewer: { id: string, name: string, email: string | null, roles: Array<Role>, mustChangePassword: boolean, viewerCanManageClients: boolean, viewerCanManageFields: boolean, viewerCanExport: boolean, viewerCanCreateCandidates: boolean } | null };

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

export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    accessToken
    refreshToken
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
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
export const SessionViewerDocument = new TypedDocumentString(`
    query SessionViewer {
  viewer {
    id
    name
    email
    roles
    mustChangePassword
    viewerCanManageClients
    viewerCanManageFields
    viewerCanExport
    viewerCanCreateCandidates
  }
}
    `) as unknown as TypedDocumentString<SessionViewerQuery, SessionViewerQueryVariables>;