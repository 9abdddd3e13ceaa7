import { graphql } from '../generated/light';

export const refreshSessionMutation = graphql(`
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

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
      userErrors {
        code
      }
    }
  }
`);

export const sessionOwnerQuery = graphql(`
  query SessionOwner {
    viewer {
      id
    }
  }
`);

export const viewerQuery = graphql(`
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
`);
