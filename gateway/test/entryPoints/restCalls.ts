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
  OWN_WORKBOOK,
  nameChange,
  totalCount,
} from './actions.js';
import { allCandidates, allClients, nothing, rest, theirStaff, valuesOf, workbook } from './entryPoint.js';
import type { Door, FieldWrite, Visit } from './entryPoint.js';
import { restCandidateDoors } from './restCandidateCalls.js';

const pageOf = (path: string) => ({
  call: (visit: Visit) => rest(visit, 'get', path, { query: { pageSize: 50 } }),
  search: async (visit: Visit, search: string) => totalCount(await rest(visit, 'get', path, { query: { search } })),
});

const clientBody = (visit: Visit, customFields: FieldWrite[]) => {
  const { name, companyName, email, cnpj } = newCompany(visit);
  return { nome: name, nomeEmpresa: companyName, email, cnpj, ativo: true, customFields };
};
const clientPath = ({ world }: Visit) => `/clients/${world.clients.client}`;

const confirmations = (path: (visit: Visit) => string): Door => ({
  open: theirStaff,
  reads: { call: (visit) => rest(visit, 'get', path(visit)), holds: nothing },
});
const anaAndClient = (visit: Visit) => `${databaseIdOf(visit, 'ana')}/${visit.world.clients.client}`;
const biaAndClient = (visit: Visit) => `${databaseIdOf(visit, 'bia')}/${visit.world.clients.client}`;

const exportBody = (visit: Visit, filter: object) => ({
  filter,
  exportConfiguration: { columns: exportColumns(visit) },
});

export const restDoors: Record<string, Door> = {
  ...restCandidateDoors,

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
    reads: { call: (visit) => rest(visit, 'get', clientPath(visit)), holds: valuesOf('client') },
  },
  'post /clients': {
    open: ['admin'],
    writes: {
      call: (visit, fields) => rest(visit, 'post', '/clients', { body: clientBody(visit, fields) }),
      record: newest('clients'),
    },
  },
  'put /clients/:id': {
    open: ['admin'],
    writes: {
      call: (visit, customFields) =>
        rest(visit, 'put', clientPath(visit), { body: { nome: nameChange(visit).name, customFields } }),
      record: firstClient,
    },
  },
  'delete /clients/:id': { because: ONLY_ID },

  'get /candidate-confirmations/client/:clientId': confirmations(
    ({ world }) => `/candidate-confirmations/client/${world.clients.client}`,
  ),
  'get /candidate-confirmations/candidate/:candidateId': confirmations(
    (visit) => `/candidate-confirmations/candidate/${databaseIdOf(visit, 'ana')}`,
  ),
  'get /candidate-confirmations/:candidateId/:clientId': confirmations(
    (visit) => `/candidate-confirmations/${anaAndClient(visit)}`,
  ),
  'post /candidate-confirmations': {
    open: ['client'],
    reads: {
      acts: true,
      call: (visit) =>
        rest(visit, 'post', '/candidate-confirmations', { body: { candidateId: databaseIdOf(visit, 'bia') } }),
      holds: nothing,
    },
  },
  'put /candidate-confirmations/:id': {
    open: ['client'],
    reads: {
      call: async (visit) =>
        rest(visit, 'put', `/candidate-confirmations/${await confirmationOfAna(visit)}`, {
          body: { clientNotes: 'conferido' },
        }),
      holds: nothing,
    },
  },
  'post /candidate-confirmations/:candidateId/:clientId/confirm': {
    open: ['client'],
    reads: {
      acts: true,
      call: (visit) => rest(visit, 'post', `/candidate-confirmations/${biaAndClient(visit)}/confirm`),
      holds: nothing,
    },
  },

  'get /candidates/export-columns': { because: LAYOUT },
  'post /candidates/export-excel': {
    open: ['admin'],
    reads: {
      call: (visit) => workbook(visit, 'post', '/v1/candidates/export-excel', exportBody(visit, {})),
      holds: allCandidates,
      async search(visit, search) {
        const { ok } = await workbook(visit, 'post', '/v1/candidates/export-excel', exportBody(visit, { search }));
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
};
