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
    "\n  query OwnCandidate($language: Language!) {\n    viewer {\n      candidate {\n        id\n        hasConsented\n        consentDocument(language: $language) {\n          version\n          textHash\n          sections {\n            title\n            paragraphs\n          }\n          declaration\n          fieldLabels\n          controllerContact\n        }\n        name\n        email\n        status\n        progress\n        completedAt\n        hasEnded\n        companyName\n        dueOn\n        requestedFieldKeys\n        correctedFieldKeys\n        reopenMessage\n        correctionRequestedAt\n        fields {\n          key\n          label\n          type\n          value\n          required\n          options {\n            value\n            label\n          }\n          placeholder\n          description\n          format\n          allowFutureDates\n          documentOptions {\n            kinds\n            pageNames\n            maxPages\n            asksExpiry\n            approver\n          }\n          listOptions {\n            itemName\n            maxItems\n            columns {\n              key\n              label\n              type\n              required\n              options {\n                value\n                label\n              }\n              format\n              allowFutureDates\n            }\n          }\n          viewerCanEdit\n          viewerCanEditWhenMet\n          active\n          condition {\n            fieldKey\n            values\n          }\n          conditionUnmet\n          section\n        }\n        documents {\n          id\n          fieldKey\n          label\n          state\n          expiresOn\n          validity\n          sentAt\n          refusalReason\n          pages {\n            id\n            number\n            name\n            kind\n            pageCount\n            thumbnailUrl: previewUrl(width: 240)\n            previewUrl(width: 1600)\n            downloadUrl\n          }\n        }\n      }\n    }\n  }\n": typeof types.OwnCandidateDocument,
    "\n  mutation AcceptConsent($input: AcceptConsentInput!) {\n    acceptConsent(input: $input) {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.AcceptConsentDocument,
    "\n  mutation WithdrawConsent {\n    withdrawConsent {\n      userErrors {\n        message\n      }\n    }\n  }\n": typeof types.WithdrawConsentDocument,
    "\n  mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {\n    saveOwnAnswers(input: $input) {\n      savedAt\n      candidate {\n        name\n        email\n        fields {\n          key\n          value\n          conditionUnmet\n        }\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.SaveOwnAnswersDocument,
    "\n  mutation SendOwnDocument($input: SendOwnDocumentInput!) {\n    sendOwnDocument(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.SendOwnDocumentDocument,
    "\n  mutation FinishOwnForm($input: FinishOwnFormInput!) {\n    finishOwnForm(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.FinishOwnFormDocument,
    "\n  mutation RequestOwnCorrection($input: RequestOwnCorrectionInput!) {\n    requestOwnCorrection(input: $input) {\n      candidate {\n        correctionRequestedAt\n      }\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.RequestOwnCorrectionDocument,
    "\n  query CandidateInvitation($token: String!) {\n    candidateInvitation(token: $token) {\n      companyName\n    }\n  }\n": typeof types.CandidateInvitationDocument,
    "\n  mutation SignInCandidate($input: SignInCandidateInput!) {\n    signInCandidate(input: $input) {\n      token\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.SignInCandidateDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.ReauthenticateDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query OwnSessions {\n    viewer {\n      sessions {\n        id\n        lastUsedAt\n        userAgent\n        isCurrent\n      }\n    }\n  }\n": typeof types.OwnSessionsDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      endedCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      endedId\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  query OwnTwoFactor {\n    viewer {\n      twoFactor {\n        enabledAt\n        recoveryCodesLeft\n      }\n      isTwoFactorDemanded\n    }\n  }\n": typeof types.OwnTwoFactorDocument,
    "\n  query DueTwoFactor {\n    viewer {\n      mustEnableTwoFactor\n    }\n  }\n": typeof types.DueTwoFactorDocument,
    "\n  mutation BeginTwoFactor {\n    beginTwoFactor {\n      secret\n      uri\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.BeginTwoFactorDocument,
    "\n  mutation EnableTwoFactor($input: EnableTwoFactorInput!) {\n    enableTwoFactor(input: $input) {\n      recoveryCodes\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": typeof types.EnableTwoFactorDocument,
    "\n  mutation DisableTwoFactor {\n    disableTwoFactor {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.DisableTwoFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  mutation RefreshSession($input: RefreshSessionInput!) {\n    refreshSession(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        code\n      }\n    }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  query SessionOwner {\n    viewer {\n      id\n    }\n  }\n": typeof types.SessionOwnerDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      mustEnableTwoFactor\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanManageStaff\n      viewerCanManageRetention\n      viewerCanManageWebhooks\n      viewerCanExport\n      viewerCanCreateCandidates\n      viewerCanMailCandidates\n    }\n  }\n": typeof types.SessionViewerDocument,
};
const documents: Documents = {
    "\n  query OwnCandidate($language: Language!) {\n    viewer {\n      candidate {\n        id\n        hasConsented\n        consentDocument(language: $language) {\n          version\n          textHash\n          sections {\n            title\n            paragraphs\n          }\n          declaration\n          fieldLabels\n          controllerContact\n        }\n        name\n        email\n        status\n        progress\n        completedAt\n        hasEnded\n        companyName\n        dueOn\n        requestedFieldKeys\n        correctedFieldKeys\n        reopenMessage\n        correctionRequestedAt\n        fields {\n          key\n          label\n          type\n          value\n          required\n          options {\n            value\n            label\n          }\n          placeholder\n          description\n          format\n          allowFutureDates\n          documentOptions {\n            kinds\n            pageNames\n            maxPages\n            asksExpiry\n            approver\n          }\n          listOptions {\n            itemName\n            maxItems\n            columns {\n              key\n              label\n              type\n              required\n              options {\n                value\n                label\n              }\n              format\n              allowFutureDates\n            }\n          }\n          viewerCanEdit\n          viewerCanEditWhenMet\n          active\n          condition {\n            fieldKey\n            values\n          }\n          conditionUnmet\n          section\n        }\n        documents {\n          id\n          fieldKey\n          label\n          state\n          expiresOn\n          validity\n          sentAt\n          refusalReason\n          pages {\n            id\n            number\n            name\n            kind\n            pageCount\n            thumbnailUrl: previewUrl(width: 240)\n            previewUrl(width: 1600)\n            downloadUrl\n          }\n        }\n      }\n    }\n  }\n": types.OwnCandidateDocument,
    "\n  mutation AcceptConsent($input: AcceptConsentInput!) {\n    acceptConsent(input: $input) {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.AcceptConsentDocument,
    "\n  mutation WithdrawConsent {\n    withdrawConsent {\n      userErrors {\n        message\n      }\n    }\n  }\n": types.WithdrawConsentDocument,
    "\n  mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {\n    saveOwnAnswers(input: $input) {\n      savedAt\n      candidate {\n        name\n        email\n        fields {\n          key\n          value\n          conditionUnmet\n        }\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.SaveOwnAnswersDocument,
    "\n  mutation SendOwnDocument($input: SendOwnDocumentInput!) {\n    sendOwnDocument(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.SendOwnDocumentDocument,
    "\n  mutation FinishOwnForm($input: FinishOwnFormInput!) {\n    finishOwnForm(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.FinishOwnFormDocument,
    "\n  mutation RequestOwnCorrection($input: RequestOwnCorrectionInput!) {\n    requestOwnCorrection(input: $input) {\n      candidate {\n        correctionRequestedAt\n      }\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.RequestOwnCorrectionDocument,
    "\n  query CandidateInvitation($token: String!) {\n    candidateInvitation(token: $token) {\n      companyName\n    }\n  }\n": types.CandidateInvitationDocument,
    "\n  mutation SignInCandidate($input: SignInCandidateInput!) {\n    signInCandidate(input: $input) {\n      token\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.SignInCandidateDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.ReauthenticateDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query OwnSessions {\n    viewer {\n      sessions {\n        id\n        lastUsedAt\n        userAgent\n        isCurrent\n      }\n    }\n  }\n": types.OwnSessionsDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      endedCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      endedId\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.EndSessionDocument,
    "\n  query OwnTwoFactor {\n    viewer {\n      twoFactor {\n        enabledAt\n        recoveryCodesLeft\n      }\n      isTwoFactorDemanded\n    }\n  }\n": types.OwnTwoFactorDocument,
    "\n  query DueTwoFactor {\n    viewer {\n      mustEnableTwoFactor\n    }\n  }\n": types.DueTwoFactorDocument,
    "\n  mutation BeginTwoFactor {\n    beginTwoFactor {\n      secret\n      uri\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.BeginTwoFactorDocument,
    "\n  mutation EnableTwoFactor($input: EnableTwoFactorInput!) {\n    enableTwoFactor(input: $input) {\n      recoveryCodes\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n": types.EnableTwoFactorDocument,
    "\n  mutation DisableTwoFactor {\n    disableTwoFactor {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.DisableTwoFactorDocument,
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  mutation RefreshSession($input: RefreshSessionInput!) {\n    refreshSession(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        code\n      }\n    }\n  }\n": types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut {\n      userErrors {\n        code\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  query SessionOwner {\n    viewer {\n      id\n    }\n  }\n": types.SessionOwnerDocument,
    "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      mustEnableTwoFactor\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanManageStaff\n      viewerCanManageRetention\n      viewerCanManageWebhooks\n      viewerCanExport\n      viewerCanCreateCandidates\n      viewerCanMailCandidates\n    }\n  }\n": types.SessionViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCandidate($language: Language!) {\n    viewer {\n      candidate {\n        id\n        hasConsented\n        consentDocument(language: $language) {\n          version\n          textHash\n          sections {\n            title\n            paragraphs\n          }\n          declaration\n          fieldLabels\n          controllerContact\n        }\n        name\n        email\n        status\n        progress\n        completedAt\n        hasEnded\n        companyName\n        dueOn\n        requestedFieldKeys\n        correctedFieldKeys\n        reopenMessage\n        correctionRequestedAt\n        fields {\n          key\n          label\n          type\n          value\n          required\n          options {\n            value\n            label\n          }\n          placeholder\n          description\n          format\n          allowFutureDates\n          documentOptions {\n            kinds\n            pageNames\n            maxPages\n            asksExpiry\n            approver\n          }\n          listOptions {\n            itemName\n            maxItems\n            columns {\n              key\n              label\n              type\n              required\n              options {\n                value\n                label\n              }\n              format\n              allowFutureDates\n            }\n          }\n          viewerCanEdit\n          viewerCanEditWhenMet\n          active\n          condition {\n            fieldKey\n            values\n          }\n          conditionUnmet\n          section\n        }\n        documents {\n          id\n          fieldKey\n          label\n          state\n          expiresOn\n          validity\n          sentAt\n          refusalReason\n          pages {\n            id\n            number\n            name\n            kind\n            pageCount\n            thumbnailUrl: previewUrl(width: 240)\n            previewUrl(width: 1600)\n            downloadUrl\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').OwnCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptConsent($input: AcceptConsentInput!) {\n    acceptConsent(input: $input) {\n      userErrors {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql').AcceptConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawConsent {\n    withdrawConsent {\n      userErrors {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql').WithdrawConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveOwnAnswers($input: SaveOwnAnswersInput!) {\n    saveOwnAnswers(input: $input) {\n      savedAt\n      candidate {\n        name\n        email\n        fields {\n          key\n          value\n          conditionUnmet\n        }\n      }\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SaveOwnAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendOwnDocument($input: SendOwnDocumentInput!) {\n    sendOwnDocument(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SendOwnDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishOwnForm($input: FinishOwnFormInput!) {\n    finishOwnForm(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').FinishOwnFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestOwnCorrection($input: RequestOwnCorrectionInput!) {\n    requestOwnCorrection(input: $input) {\n      candidate {\n        correctionRequestedAt\n      }\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').RequestOwnCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateInvitation($token: String!) {\n    candidateInvitation(token: $token) {\n      companyName\n    }\n  }\n"): typeof import('./graphql').CandidateInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInCandidate($input: SignInCandidateInput!) {\n    signInCandidate(input: $input) {\n      token\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').SignInCandidateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reauthenticate($input: ReauthenticateInput!) {\n    reauthenticate(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').ReauthenticateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      accessToken\n      refreshToken\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnSessions {\n    viewer {\n      sessions {\n        id\n        lastUsedAt\n        userAgent\n        isCurrent\n      }\n    }\n  }\n"): typeof import('./graphql').OwnSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      endedCount\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      endedId\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTwoFactor {\n    viewer {\n      twoFactor {\n        enabledAt\n        recoveryCodesLeft\n      }\n      isTwoFactorDemanded\n    }\n  }\n"): typeof import('./graphql').OwnTwoFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DueTwoFactor {\n    viewer {\n      mustEnableTwoFactor\n    }\n  }\n"): typeof import('./graphql').DueTwoFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTwoFactor {\n    beginTwoFactor {\n      secret\n      uri\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').BeginTwoFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableTwoFactor($input: EnableTwoFactorInput!) {\n    enableTwoFactor(input: $input) {\n      recoveryCodes\n      userErrors {\n        message\n        code\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnableTwoFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableTwoFactor {\n    disableTwoFactor {\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').DisableTwoFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n      userErrors {\n        message\n        code\n      }\n    }\n  }\n"): typeof import('./graphql').RenewRecoveryCodesDocument;
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
export function graphql(source: "\n  query SessionOwner {\n    viewer {\n      id\n    }\n  }\n"): typeof import('./graphql').SessionOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionViewer {\n    viewer {\n      id\n      name\n      email\n      roles\n      mustChangePassword\n      mustEnableTwoFactor\n      viewerCanManageClients\n      viewerCanManageFields\n      viewerCanManageStaff\n      viewerCanManageRetention\n      viewerCanManageWebhooks\n      viewerCanExport\n      viewerCanCreateCandidates\n      viewerCanMailCandidates\n    }\n  }\n"): typeof import('./graphql').SessionViewerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
