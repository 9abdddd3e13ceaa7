/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation RefreshSession($input: RefreshSessionInput!) {\n    refreshSession(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        code\n      }\n    }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanExport\n      viewerCanCreateCandidates\n    }\n  }\n": typeof types.SessionViewerDocument,
};
const documents: Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation RefreshSession($input: RefreshSessionInput!) {\n    refreshSession(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        code\n      }\n    }\n  }\n": types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanExport\n      viewerCanCreateCandidates\n    }\n  }\n": types.SessionViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession($input: RefreshSessionInput!) {\n    refreshSession(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').RefreshSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanExport\n      viewerCanCreateCandidates\n    }\n  }\n"): typeof import('./graphql').SessionViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
