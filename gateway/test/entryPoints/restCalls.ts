/** How each call of `/v1` is driven, by method and path. The test fails when one is missing. */
import {
  confirmationOfAna,
  CREDENTIALS,
  databaseIdOf,
  DEFINITIONS,
  exportColumns,
  firstClient,
  LAYOUT,
  newCompany,
  newest,
  ONLY_ID,
  IMPORT_OF_ROWS,
  OWN_WORKBOOK,
  nameChange,
  totalCount,
} from './actions.js';
import { exportedCandidates, allClients, nothing, rest, theirStaff, valuesOf, workbook } from './entryPoint.js';
import type { EntryPoint, FieldWrite, CallContext } from './entryPoint.js';
import { restCandidateEntryPoints } from './restCandidateCalls.js';

const pageOf = (path: string) => ({
  call: (call: CallContext) => rest(call, 'get', path, { query: { pageSize: 50 } }),
  search: async (call: CallContext, search: string) => totalCount(await rest(call, 'get', path, { query: { search } })),
});

const clientBody = (call: CallContext, customFields: FieldWrite[]) => {
  const { name, companyName, email, cnpj } = newCompany(call);
  return { nome: name, nomeEmpresa: companyName, email, cnpj, ativo: true, customFields };
};
const clientPath = ({ fixture }: CallContext) => `/clients/${fixture.clients.client}`;

const confirmations = (path: (call: CallContext) => string): EntryPoint => ({
  open: theirStaff,
  reads: { call: (call) => rest(call, 'get', path(call)), holds: nothing },
});
const anaAndClient = (call: CallContext) => `${databaseIdOf(call, 'ana')}/${call.fixture.clients.client}`;
const biaAndClient = (call: CallContext) => `${databaseIdOf(call, 'bia')}/${call.fixture.clients.client}`;

const exportBody = (call: CallContext, filter: object) => ({
  filter,
  exportConfiguration: { columns: exportColumns(call) },
});

export const restEntryPoints: Record<string, EntryPoint> = {
  ...restCandidateEntryPoints,

  'post /identity/login': { because: CREDENTIALS },
  'post /identity/logout': { because: CREDENTIALS },
  'post /identity/refresh': { because: CREDENTIALS },
  'get /identity/me': { because: 'The name, e-mail and roles of the account.' },
  'post /identity/forgot-password': { because: CREDENTIALS },
  'post /identity/change-password': { because: CREDENTIALS },
  'post /identity/reset-password': { because: CREDENTIALS },
  'get /identity/confirm-email': { because: CREDENTIALS },
  'post /candidates/login': { because: CREDENTIALS },

  'get /clients': { open: ['admin'], reads: { ...pageOf('/clients'), holds: allClients } },
  'get /clients/:id': {
    open: ['admin'],
    reads: { call: (call) => rest(call, 'get', clientPath(call)), holds: valuesOf('client') },
  },
  'post /clients': {
    open: ['admin'],
    writes: {
      call: (call, fields) => rest(call, 'post', '/clients', { body: clientBody(call, fields) }),
      record: newest('clients'),
    },
  },
  'put /clients/:id': {
    open: ['admin'],
    writes: {
      call: (call, customFields) =>
        rest(call, 'put', clientPath(call), { body: { nome: nameChange(call).name, customFields } }),
      record: firstClient,
    },
  },
  'delete /clients/:id': { because: ONLY_ID },

  'get /candidate-confirmations/client/:clientId': confirmations(
    ({ fixture }) => `/candidate-confirmations/client/${fixture.clients.client}`,
  ),
  'get /candidate-confirmations/candidate/:candidateId': confirmations(
    (call) => `/candidate-confirmations/candidate/${databaseIdOf(call, 'ana')}`,
  ),
  'get /candidate-confirmations/:candidateId/:clientId': confirmations(
    (call) => `/candidate-confirmations/${anaAndClient(call)}`,
  ),
  'post /candidate-confirmations': {
    open: ['client'],
    reads: {
      acts: true,
      call: (call) =>
        rest(call, 'post', '/candidate-confirmations', { body: { candidateId: databaseIdOf(call, 'bia') } }),
      holds: nothing,
    },
  },
  'put /candidate-confirmations/:id': {
    open: ['client'],
    reads: {
      call: async (call) =>
        rest(call, 'put', `/candidate-confirmations/${await confirmationOfAna(call)}`, {
          body: { clientNotes: 'conferido' },
        }),
      holds: nothing,
    },
  },
  'post /candidate-confirmations/:candidateId/:clientId/confirm': {
    open: ['client'],
    reads: {
      acts: true,
      call: (call) => rest(call, 'post', `/candidate-confirmations/${biaAndClient(call)}/confirm`),
      holds: nothing,
    },
  },

  'get /candidates/stage-counts': { because: 'Counts of candidates by stage.' },
  'get /candidates/export-columns': { because: LAYOUT },
  'post /candidates/export-excel': {
    open: ['admin'],
    reads: {
      call: (call) => workbook(call, 'post', '/v1/candidates/export-excel', exportBody(call, {})),
      holds: exportedCandidates,
      async search(call, search) {
        const { ok } = await workbook(call, 'post', '/v1/candidates/export-excel', exportBody(call, { search }));
        return Number(ok);
      },
    },
  },

  'post /export-templates/upload-template': { because: OWN_WORKBOOK },
  'post /export-templates/save-template': { because: LAYOUT },
  'get /export-templates/templates': { because: LAYOUT },
  'get /export-templates/templates/default': { because: LAYOUT },
  'get /export-templates/templates/:id': { because: LAYOUT },
  'put /export-templates/templates/:id': { because: LAYOUT },
  'delete /export-templates/templates/:id': { because: ONLY_ID },
  'post /export-templates/templates/:id/set-default': { because: LAYOUT },

  'get /customfilds': { because: DEFINITIONS },
  'post /customfilds': { because: DEFINITIONS },
  'put /customfilds/reorder': { because: DEFINITIONS },
  'get /customfilds/with-permission': { because: DEFINITIONS },
  'get /customfilds/:id': { because: DEFINITIONS },
  'put /customfilds/:id': {
    because: `${DEFINITIONS} A type that stored values forbid is refused with their number alone.`,
  },
  'delete /customfilds/:id': { because: DEFINITIONS },
  'post /customfilds/:id/options': { because: DEFINITIONS },
  'delete /customfilds/:id/options': { because: DEFINITIONS },
  'get /customfilds/:id/with-permission': { because: DEFINITIONS },
  'post /customfilds/:id/with-permission': {
    because: "Checks the caller's own texts against a field and names no record: there is nothing to read or to store.",
  },

  'get /field-permissions': { because: DEFINITIONS },
  'post /field-permissions': { because: DEFINITIONS },
  'get /field-permissions/by-user-type/:type': { because: DEFINITIONS },
  'get /field-permissions/candidate/editable': { because: DEFINITIONS },
  'get /field-permissions/client/fields': { because: DEFINITIONS },
  'post /field-permissions/validate': { because: DEFINITIONS },
  'get /field-permissions/:fieldKey': { because: DEFINITIONS },
  'put /field-permissions/:fieldKey': { because: DEFINITIONS },
  'delete /field-permissions/:fieldKey': { because: DEFINITIONS },

  'post /imports': { because: IMPORT_OF_ROWS },
  'get /imports/:id': { because: IMPORT_OF_ROWS },
  'get /imports/:id/results': { because: IMPORT_OF_ROWS },
};
