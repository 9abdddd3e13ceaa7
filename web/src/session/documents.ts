import { graphql } from '../generated/light';

export const refreshSessionDocument = graphql(`
  mutation RefreshSession($input: RefreshSessionInput!) {
    refreshSession(input: $input) {
      accessToken
      refreshToken
      userErrors {
        code
      }
    }
  }
`);

export const signOutDocument = graphql(`
  mutation SignOut {
    signOut {
      userErrors {
        code
      }
    }
  }
`);

export const sessionOwnerDocument = graphql(`
  query SessionOwner {
    viewer {
      id
    }
  }
`);

export const viewerDocument = graphql(`
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
      viewerCanMailCandidates
    }
  }
`);
