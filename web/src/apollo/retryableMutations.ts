import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

/**
 * The mutations that are sent once. A lost answer, and a 503, say nothing of whether the server goes on: a second try would
 * add a second record or send a second mail, would tell of many people what no longer holds, or would answer that a password
 * is wrong which the first try has just replaced, or that there is no section which it has just renamed.
 */
export const SINGLE_ATTEMPT_MUTATIONS: ReadonlySet<string> = new Set([
  'addCandidateNote',
  'assignCandidatesToClient',
  'changePassword',
  'createAccessKey',
  'createCandidates',
  'createClient',
  'createWebhook',
  'enableTwoFactor',
  'endAdmissions',
  'importCandidates',
  'inviteStaff',
  'inviteStaffAgain',
  'redeliverWebhook',
  'remindCandidates',
  'renameFieldSection',
  'renewWebhookSecret',
  'reopenCandidates',
  'requestPasswordReset',
  'resetPassword',
  'resumeAdmissions',
  'runFailedJobAgain',
  'sendCandidateAccessLink',
  'sendCandidateAccessLinks',
  'sendImportAccessLinks',
  'testWebhook',
  'undoCandidateReopenings',
  'undoClientAssignments',
  'updateCandidates',
]);

/**
 * The mutations that are sent again: of those that set, remove or judge one thing a second try does nothing more, and at worst
 * says that it is done already.
 */
export const RETRYABLE_MUTATIONS: ReadonlySet<string> = new Set([
  'acceptConsent',
  'analyzeExportTemplate',
  'approveDocument',
  'beginTwoFactor',
  'confirmCandidate',
  'confirmEmail',
  'correctImport',
  'createCandidate',
  'createCustomField',
  'deleteAccessKey',
  'deleteCandidate',
  'deleteCandidateNote',
  'deleteClient',
  'deleteCustomField',
  'deleteExportTemplate',
  'deleteFieldPermission',
  'deleteImport',
  'deleteStaffAccount',
  'deleteWebhook',
  'disableStaffTwoFactor',
  'disableTwoFactor',
  'editImportCells',
  'endOtherSessions',
  'endSession',
  'exportCandidates',
  'exportDocuments',
  'finishOwnForm',
  'leaveOutImportRows',
  'mapImportColumns',
  'markNotificationRead',
  'markNotificationsRead',
  'pauseImport',
  'reauthenticate',
  'refreshSession',
  'refuseDocument',
  'renewCandidateAccess',
  'renewRecoveryCodes',
  'reopenCandidate',
  'reorderCustomFields',
  'replaceImportValues',
  'requestOwnCorrection',
  'resetMessageText',
  'resetReminderRules',
  'resumeImport',
  'runImport',
  'saveExportTemplate',
  'saveFieldPermission',
  'saveMessageText',
  'saveNotificationSettings',
  'saveOwnAnswers',
  'saveRefusalReasons',
  'saveReminderRules',
  'saveRetention',
  'sendDocument',
  'sendOwnDocument',
  'setCandidateDates',
  'setDefaultDates',
  'setDefaultExportTemplate',
  'setTwoFactorDemand',
  'signIn',
  'signInCandidate',
  'signOut',
  'unconfirmCandidate',
  'undoCandidateChange',
  'undoDocumentJudgement',
  'undoImport',
  'updateCandidate',
  'updateClient',
  'updateCustomField',
  'updateExportTemplate',
  'updateImportSource',
  'updateStaffAccount',
  'updateWebhook',
  'uploadDocumentPage',
  'uploadOwnDocumentPage',
  'withdrawConsent',
]);

/** Whether all that a mutation asks for may be sent again; one that is in neither list, and what cannot be told, may not. */
export function isRetryable(document: DocumentNode): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.every(
    ({ operation, selectionSet }) =>
      operation === OperationTypeNode.MUTATION &&
      selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && RETRYABLE_MUTATIONS.has(selection.name.value),
      ),
  );
}
