import type { Role } from '../src/auth/viewer.js';

/** Everybody who has an account. */
const signedIn: Role[] = ['admin', 'client', 'candidate'];
const staff: Role[] = ['admin', 'client'];
const admin: Role[] = ['admin'];
const client: Role[] = ['client'];
const candidate: Role[] = ['candidate'];

/** One call of `/v1` with the properties that its callers rely on; the product may take and answer more. */
export interface DocumentedCall {
  /** Roles that get through; the first of them sends the bad input of the tests. Null when no sign-in is needed. */
  who: Role[] | null;
  query?: string[];
  body?: string[];
  /** The names in `data`, or in each entry of it. */
  answer?: string[];
  paged?: true;
}

const current = ['nome', 'roles'];
const aCandidate = [
  ...['id', 'name', 'email', 'token', 'password', 'userId', 'status', 'progress', 'createdAt', 'clientName'],
  ...['clientCompany', 'document', 'cpf', 'rg', 'birthDate', 'phone', 'motherName', 'fatherName', 'maritalStatus'],
  ...['address', 'ctps', 'ctpsSeries', 'pis', 'voterTitle', 'militaryCertificate', 'lastJob', 'lastPosition'],
  ...['workExperience', 'education', 'skills', 'customFields', 'customFieldValues', 'user'],
];
const ownRecord = aCandidate.filter((name) => !['token', 'password', 'user'].includes(name));
const aClient = ['id', 'nome', 'email', 'telefone', 'cnpj', 'nomeEmpresa', 'ativo'];
const clientPayload = [...aClient.slice(1), 'customFields', 'replaceMissingCustomFields'];
const confirmation = [
  ...['id', 'candidateId', 'clientId', 'candidateName', 'isConfirmed', 'clientNotes', 'createdAt', 'updatedAt'],
];
const template = [
  ...['id', 'name', 'description', 'fileName', 'sheetName', 'columnMappings', 'isDefault', 'createdAt'],
];
const field = [
  ...['id', 'key', 'label', 'type', 'required', 'target', 'active', 'order', 'options', 'description', 'placeholder'],
];
const permission = ['fieldKey', 'label', 'description', 'canView', 'canEdit'];
const aDocument = [
  'id',
  'fieldKey',
  'label',
  'state',
  'pages',
  'expiresOn',
  'validity',
  'sentAt',
  'version',
  'isCurrent',
];
const aPage = ['id', 'kind', 'pageCount', 'width', 'height', 'bytes', 'previewUrl', 'downloadUrl'];
const paging = ['page', 'pageSize', 'limit', 'search'];

/** The calls that `/v1` promises and the one that confirmation mails need, by method and path. */
export const documentedCalls: Record<string, DocumentedCall> = {
  'POST /identity/login': {
    who: null,
    body: ['email', 'password'],
    answer: ['accessToken', 'refreshToken', 'mustChangePassword'],
  },
  'POST /candidates/login': { who: null, body: ['token', 'password'], answer: ['token'] },
  'POST /identity/logout': { who: signedIn },
  'POST /identity/refresh': { who: null, body: ['refreshToken'], answer: ['accessToken', 'refreshToken'] },
  'GET /identity/me': { who: signedIn, answer: current },
  'POST /identity/forgot-password': { who: null, body: ['email'] },
  'POST /identity/change-password': { who: ['client', 'admin'], body: ['currentPassword', 'newPassword'] },
  'POST /identity/reset-password': { who: null, body: ['userId', 'token', 'newPassword'] },
  'GET /identity/confirm-email': { who: null, query: ['userId', 'token'] },

  'GET /candidates': { who: staff, query: paging, answer: aCandidate, paged: true },
  'GET /candidates/admin': { who: admin, query: paging, answer: aCandidate, paged: true },
  'GET /candidates/admin/all': { who: admin, query: ['search'], answer: aCandidate, paged: true },
  'PUT /candidates/admin/bulk-update': { who: admin, body: ['updates'] },
  'GET /candidates/:id': { who: staff, answer: aCandidate },
  'GET /candidates/:id/with-fields': { who: staff, answer: [...aCandidate, 'fields'] },
  'GET /candidates/:id/events': {
    who: staff,
    query: ['page', 'pageSize', 'limit', 'kind'],
    answer: ['id', 'kind', 'at', 'actorName', 'actorRole', 'message', 'fieldLabels', 'changes', 'afterConfirmation'],
    paged: true,
  },
  'POST /candidates': { who: staff, body: ['name', 'email', 'document', 'customFields'], answer: aCandidate },
  'PUT /candidates/:id': { who: staff, body: ['name', 'email', 'customFields'], answer: aCandidate },
  'PUT /candidates/me': { who: candidate, body: ['name', 'email', 'customFields'], answer: ownRecord },
  'DELETE /candidates/:id': { who: staff },
  'PATCH /candidates/:id/form-data': { who: signedIn, body: ['formData'] },
  'POST /candidates/:id/access-link': { who: staff, answer: ['token', 'password'] },
  'DELETE /candidates/me/consent': { who: candidate, answer: ownRecord },
  'GET /candidates/me': { who: candidate, answer: ownRecord },
  'POST /candidates/export-excel': { who: admin, body: ['candidateIds', 'exportConfiguration'] },
  'GET /candidates/stage-counts': { who: staff, query: ['clientId'], answer: ['stage', 'count'] },
  'GET /candidates/export-columns': { who: admin, answer: ['fileName', 'sheetName', 'columns'] },

  'GET /candidates/:id/documents': { who: staff, answer: aDocument },
  'GET /candidates/:id/documents-zip': { who: staff },
  'POST /candidates/:id/documents/:fieldKey': { who: staff, body: ['files', 'names', 'expiresOn'], answer: aDocument },
  'POST /candidates/:id/documents/:documentId/approve': { who: staff, answer: aDocument },
  'POST /candidates/:id/documents/:documentId/refuse': { who: staff, body: ['reason'], answer: aDocument },
  'POST /candidates/me/documents/:fieldKey/pages': { who: candidate, body: ['uploadId', 'file'], answer: aPage },
  'POST /candidates/me/documents/:fieldKey': { who: candidate, body: ['pages', 'expiresOn'], answer: aDocument },

  'GET /clients': { who: admin, query: paging, answer: aClient, paged: true },
  'GET /clients/:id': { who: admin, answer: aClient },
  'POST /clients': { who: admin, body: clientPayload, answer: aClient },
  'PUT /clients/:id': { who: admin, body: clientPayload, answer: aClient },
  'DELETE /clients/:id': { who: admin },

  'GET /candidate-confirmations/client/:clientId': {
    who: staff,
    query: ['page', 'pageSize', 'limit'],
    answer: confirmation,
    paged: true,
  },
  'GET /candidate-confirmations/:candidateId/:clientId': { who: staff, answer: confirmation },
  'GET /candidate-confirmations/candidate/:candidateId': { who: staff, answer: confirmation },
  'POST /candidate-confirmations': { who: client, body: ['candidateId', 'clientId'], answer: confirmation },
  'PUT /candidate-confirmations/:id': { who: client, body: ['isConfirmed'], answer: confirmation },
  'POST /candidate-confirmations/:candidateId/:clientId/confirm': {
    who: client,
    body: ['clientNotes'],
    answer: confirmation,
  },

  'POST /export-templates/upload-template': {
    who: admin,
    body: ['file', 'name', 'description', 'isDefault'],
    answer: ['fileName', 'sheetName', 'detectedColumns', 'suggestedMappings'],
  },
  'POST /export-templates/save-template': {
    who: admin,
    body: ['name', 'description', 'fileName', 'sheetName', 'columnMappings', 'isDefault'],
    answer: template,
  },
  'GET /export-templates/templates': { who: admin, answer: template },
  'GET /export-templates/templates/:id': { who: admin, answer: template },
  'PUT /export-templates/templates/:id': { who: admin, body: ['name', 'columnMappings'], answer: template },
  'DELETE /export-templates/templates/:id': { who: admin },
  'POST /export-templates/templates/:id/set-default': { who: admin, answer: template },
  'GET /export-templates/templates/default': { who: admin, answer: template },

  'GET /customfilds': { who: signedIn, query: ['target'], answer: field },
  'GET /customfilds/:id': { who: signedIn, answer: field },
  'POST /customfilds': { who: admin, body: field.slice(1), answer: field },
  'PUT /customfilds/:id': { who: admin, body: field.slice(1), answer: field },
  'DELETE /customfilds/:id': { who: admin },
  'POST /customfilds/:id/options': { who: admin, body: ['options'], answer: field },
  'DELETE /customfilds/:id/options': { who: admin, body: ['options'], answer: field },
  'PUT /customfilds/reorder': { who: admin, body: ['fieldOrders'], answer: field },
  'GET /customfilds/with-permission': { who: signedIn, query: ['userType', 'target'], answer: field },
  'GET /customfilds/:id/with-permission': { who: signedIn, query: ['userType'], answer: field },
  'POST /customfilds/:id/with-permission': { who: signedIn, body: ['userType', 'values'] },

  'GET /field-permissions': { who: signedIn, answer: ['fieldKey', 'canView', 'canEdit'] },
  'GET /field-permissions/by-user-type/:type': { who: signedIn, answer: permission },
  'GET /field-permissions/candidate/editable': { who: ['admin', 'candidate'], answer: permission },
  'GET /field-permissions/client/fields': { who: staff, answer: permission },
  'POST /field-permissions/validate': { who: signedIn, body: ['userType', 'fieldKeys'] },
  'GET /field-permissions/:fieldKey': { who: signedIn, answer: permission },
  'PUT /field-permissions/:fieldKey': { who: admin, body: permission, answer: permission },
  'POST /field-permissions': { who: admin, body: permission, answer: permission },
  'DELETE /field-permissions/:fieldKey': { who: admin },

  'POST /imports': {
    who: staff,
    body: ['file', 'rows', 'clientId', 'sheetName', 'dryRun'],
    answer: ['id', 'name', 'state', 'createdAt', 'clientId', 'revision', 'columns', 'counts', 'progress'],
  },
  'GET /imports/:id': {
    who: staff,
    answer: ['id', 'name', 'state', 'createdAt', 'clientId', 'revision', 'columns', 'counts', 'progress'],
  },
  'GET /imports/:id/results': {
    who: staff,
    query: ['page', 'pageSize', 'limit'],
    answer: ['row', 'outcome', 'message', 'candidateId', 'changedKeys'],
    paged: true,
  },
};
