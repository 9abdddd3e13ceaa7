import { graphql } from '../../generated/staff';
import type { StaffAccountsQuery } from '../../generated/staff/graphql';

export const staffAccountsQuery = graphql(`
  query StaffAccounts($clientId: ID) {
    staffAccounts(clientId: $clientId) {
      id
      name
      email
      active
      isInvited
      createdAt
      isViewer
      isContact
      hasTwoFactor
    }
  }
`);

export const teamCompanyQuery = graphql(`
  query TeamCompany($id: ID!) {
    node(id: $id) {
      ... on Client {
        id
        companyName
      }
    }
  }
`);

export type StaffAccount = StaffAccountsQuery['staffAccounts'][number];

/** Whether the viewer's own account has to sign in in two steps, which all of its team have. */
export const ownDemandQuery = graphql(`
  query OwnTwoFactorDemand {
    viewer {
      id
      isTwoFactorDemanded
    }
  }
`);

export const twoFactorDemandsQuery = graphql(`
  query TwoFactorDemands {
    twoFactorDemands {
      staff {
        demandedAt
        demandedBy
        lackingCount
      }
      companies {
        demandedAt
        demandedBy
        lackingCount
      }
    }
    viewer {
      id
      twoFactor {
        enabledAt
      }
    }
  }
`);

export const setTwoFactorDemandMutation = graphql(`
  mutation SetTwoFactorDemand($input: SetTwoFactorDemandInput!) {
    setTwoFactorDemand(input: $input) {
      twoFactorDemands {
        staff {
          demandedAt
          demandedBy
          lackingCount
        }
        companies {
          demandedAt
          demandedBy
          lackingCount
        }
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const inviteStaffMutation = graphql(`
  mutation InviteStaff($input: InviteStaffInput!) {
    inviteStaff(input: $input) {
      account {
        id
      }
      temporaryPassword
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const inviteStaffAgainMutation = graphql(`
  mutation InviteStaffAgain($input: InviteStaffAgainInput!) {
    inviteStaffAgain(input: $input) {
      account {
        id
      }
      temporaryPassword
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const updateStaffAccountMutation = graphql(`
  mutation UpdateStaffAccount($input: UpdateStaffAccountInput!) {
    updateStaffAccount(input: $input) {
      account {
        id
        name
        active
      }
      temporaryPassword
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const disableStaffTwoFactorMutation = graphql(`
  mutation DisableStaffTwoFactor($input: DisableStaffTwoFactorInput!) {
    disableStaffTwoFactor(input: $input) {
      account {
        id
        hasTwoFactor
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const deleteStaffAccountMutation = graphql(`
  mutation DeleteStaffAccount($input: DeleteStaffAccountInput!) {
    deleteStaffAccount(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);
