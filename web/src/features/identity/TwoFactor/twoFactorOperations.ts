import { graphql } from '../../../generated/light';
import type { OwnTwoFactorQuery } from '../../../generated/light/graphql';

export const ownTwoFactorQuery = graphql(`
  query OwnTwoFactor {
    viewer {
      twoFactor {
        enabledAt
        recoveryCodesLeft
      }
      isTwoFactorDemanded
    }
  }
`);

/** The second factor of the viewer's account, null while it is off, and whether it is demanded. */
export type OwnTwoFactor = NonNullable<OwnTwoFactorQuery['viewer']>;

export const dueTwoFactorQuery = graphql(`
  query DueTwoFactor {
    viewer {
      mustEnableTwoFactor
    }
  }
`);

export const beginTwoFactorMutation = graphql(`
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
`);

export const enableTwoFactorMutation = graphql(`
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
`);

export const disableTwoFactorMutation = graphql(`
  mutation DisableTwoFactor {
    disableTwoFactor {
      userErrors {
        message
        code
      }
    }
  }
`);

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
      userErrors {
        message
        code
      }
    }
  }
`);
