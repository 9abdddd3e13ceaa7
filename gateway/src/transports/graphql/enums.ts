/**
 * Internal values of the GraphQL enums: what the database and `/v1` spell in lower case. codegen.ts makes the resolvers' types
 * from them, so this file imports nothing.
 */
export const enumResolvers = {
  Role: { ADMIN: 'admin', CLIENT: 'client', CANDIDATE: 'candidate' },
  FieldType: {
    TEXT: 'text',
    EMAIL: 'email',
    NUMBER: 'number',
    SELECT: 'select',
    TEXTAREA: 'textarea',
    DATE: 'date',
    CHECKBOX: 'checkbox',
    FILE: 'file',
  },
  FieldTarget: { CANDIDATE: 'candidate', CLIENT: 'client' },
  FieldFormat: { CPF: 'cpf', CNPJ: 'cnpj', PIS: 'pis', CEP: 'cep', PHONE: 'phone', VOTER_TITLE: 'voterTitle' },
  CandidateStatus: { IN_PROGRESS: 'in_progress', COMPLETE: 'complete' },
  DocumentKind: { PHOTO: 'photo', PDF: 'pdf' },
  DocumentApprover: { ADMIN: 'admin', CLIENT: 'client', NOBODY: 'nobody' },
  DocumentState: { SENT: 'sent', APPROVED: 'approved', REFUSED: 'refused' },
  DocumentsState: { MISSING: 'missing', WAITING: 'waiting', REFUSED: 'refused', APPROVED: 'approved' },
  DocumentValidity: { VALID: 'valid', EXPIRING: 'expiring', EXPIRED: 'expired' },
  Language: { PT_BR: 'pt-BR', EN_US: 'en-US' },
  EmailConfirmationStatus: { SUCCESS: 'success', ALREADY_CONFIRMED: 'already-confirmed', INVALID: 'invalid' },
  ImportState: {
    DRAFT: 'draft',
    RUNNING: 'running',
    PAUSED: 'paused',
    DONE: 'done',
    UNDOING: 'undoing',
    UNDONE: 'undone',
  },
  ImportMappingSource: {
    REMEMBERED: 'remembered',
    HEADING: 'heading',
    VALUES: 'values',
    CHOSEN: 'chosen',
    NONE: 'none',
  },
  ImportRowKind: { NEW: 'new', CHANGES: 'changes', SAME: 'same', PROBLEM: 'problem', LEFT_OUT: 'leftOut' },
  ImportProblemKind: {
    MISSING: 'missing',
    INVALID_VALUE: 'invalidValue',
    DUPLICATE_IN_FILE: 'duplicateInFile',
    AMBIGUOUS: 'ambiguous',
  },
  ImportOutcome: { CREATED: 'created', CHANGED: 'changed', SAME: 'same', FAILED: 'failed', LEFT_OUT: 'leftOut' },
  ImportUndoOutcome: { TAKEN_BACK: 'takenBack', LEFT: 'left' },
} as const;
