import type { AccessRule } from '../../auth/rules.js';
import type { Mutation, Query } from '../../generated/resolvers.js';

type RootField<Root> = Exclude<keyof Root, '__typename'>;

/**
 * Who may come through each GraphQL root field. Default deny: a field that is missing here does not compile, and the
 * server does not start without it. What a viewer may do with one record is decided in the domain's policy.
 */
export const queryRules: Record<RootField<Query>, AccessRule> = {
  node: 'staff',
  viewer: 'anyone',
  clients: 'admin',
  candidates: 'staff',
  candidateInvitation: 'anyone',
  candidateTotals: 'staff',
  confirmations: 'staff',
  customFields: 'admin',
  customFieldOrderRevision: 'admin',
  formFields: 'staffOrConsentedCandidate',
  fieldPermissions: 'admin',
  proposedFieldPermission: 'admin',
  exportColumns: 'admin',
  exportPreview: 'admin',
  exportTemplates: 'admin',
  exportDataFields: 'admin',
};

export const mutationRules: Record<RootField<Mutation>, AccessRule> = {
  signIn: 'anyone',
  signInCandidate: 'anyone',
  refreshSession: 'anyone',
  signOut: 'signedIn',
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  confirmEmail: 'anyone',
  changePassword: 'signedIn',
  endOtherSessions: 'staff',
  endSession: 'staff',
  createClient: 'admin',
  updateClient: 'admin',
  deleteClient: 'admin',
  createCustomField: 'admin',
  updateCustomField: 'admin',
  deleteCustomField: 'admin',
  reorderCustomFields: 'admin',
  saveFieldPermission: 'admin',
  deleteFieldPermission: 'admin',
  createCandidate: 'staff',
  updateCandidate: 'staff',
  updateCandidates: 'admin',
  deleteCandidate: 'staff',
  reopenCandidate: 'staff',
  sendCandidateAccessLink: 'staff',
  renewCandidateAccess: 'staff',
  confirmCandidate: 'client',
  unconfirmCandidate: 'client',
  acceptConsent: 'candidate',
  withdrawConsent: 'candidate',
  saveOwnAnswers: 'consentedCandidate',
  finishOwnForm: 'consentedCandidate',
  requestOwnCorrection: 'consentedCandidate',
  exportCandidates: 'admin',
  analyzeExportTemplate: 'admin',
  saveExportTemplate: 'admin',
  updateExportTemplate: 'admin',
  deleteExportTemplate: 'admin',
  setDefaultExportTemplate: 'admin',
};
