/** Questions that both transports answer, each put in the words of either, with the answers in the same words. */
import { enumResolvers } from '../src/transports/graphql/enums.js';
import { fromGlobalId, toGlobalId } from '../src/lib/globalId.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- answers of many shapes */
export interface SameQuestion {
  rest: string;
  /** What the JSON body of the REST answer says. */
  fromRest(body: any): unknown;
  query: string;
  variables?: object;
  /** What the `data` of the GraphQL answer says. */
  fromGraphql(data: any): unknown;
}

/** The plain id of the database, which REST has. */
const plain = (globalId: string | null) => (globalId === null ? null : (fromGlobalId(globalId)?.id ?? globalId));
/** What REST calls a value of an enum. */
const internal = (name: keyof typeof enumResolvers, value: string | null) =>
  value === null ? null : (enumResolvers[name] as Record<string, string>)[value];
const rolesOf = (names: string[]) => names.map((name) => internal('Role', name));
const inPairs = (object: Record<string, unknown>) => Object.entries(object).sort(([a], [b]) => a.localeCompare(b));

const DOCUMENT_OPTIONS = 'documentOptions { kinds pageNames maxPages asksExpiry approver }';
const documentOptionsOf = (options: any) =>
  options && {
    ...options,
    kinds: options.kinds.map((kind: string) => internal('DocumentKind', kind)),
    approver: internal('DocumentApprover', options.approver),
  };

const LIST_OPTIONS = `listOptions {
  itemName maxItems columns { key label type required options { value label } format allowFutureDates } }`;
const listOptionsOf = (options: any) =>
  options && {
    ...options,
    columns: options.columns.map(({ type, format, ...column }: any) => ({
      ...{ ...column, type: internal('ListColumnType', type), format: internal('FieldFormat', format) },
    })),
  };

const FIELD_VALUE = `key value displayValue label type required active viewerCanView viewerCanEdit
  section options { value label } description placeholder ${DOCUMENT_OPTIONS} ${LIST_OPTIONS}`;
const fieldOf = ({ viewerCanView: canView, viewerCanEdit: canEdit, type, ...field }: any) => ({
  ...{ ...field, canView, canEdit, documentOptions: documentOptionsOf(field.documentOptions) },
  listOptions: listOptionsOf(field.listOptions),
  type: internal('FieldType', type),
});

const CANDIDATE = `id name email status progress createdAt completedAt revision clientName clientCompany isConfirmed
  accessLink accessToken accessPassword filledFields { key value }`;
const candidateFromRest = ({ customFields, customFieldValues, ...candidate }: any) => ({
  ...pick(candidate, ['id', 'name', 'email', 'status', 'progress', 'createdAt', 'completedAt', 'revision']),
  ...pick(candidate, ['clientName', 'clientCompany', 'isConfirmed', 'accessLink', 'token', 'password']),
  values: customFields,
  byKey: inPairs(customFieldValues),
});
const candidateFromGraphql = ({ id, status, accessToken, accessPassword, filledFields, ...candidate }: any) => ({
  ...candidate,
  ...{ id: plain(id), status: internal('CandidateStatus', status), token: accessToken, password: accessPassword },
  values: filledFields,
  byKey: inPairs(Object.fromEntries(filledFields.map(({ key, value }: any) => [key, value]))),
});

export interface ListArguments {
  page: number;
  pageSize: number;
  search: string;
}

export const candidatePage = (path: string, { page, pageSize, search }: ListArguments): SameQuestion => ({
  rest: `${path}?${new URLSearchParams({ page: String(page), pageSize: String(pageSize), search }).toString()}`,
  fromRest: (body) => ({
    ...{ ...body, data: body.data.map(candidateFromRest) },
    totalPages: Math.max(1, body.totalPages), // A pager has a page even when there is nothing on it.
    currentPage: Math.min(body.currentPage, Math.max(1, body.totalPages)), // It does not go past the last page.
  }),
  query: `query ($page: Int, $first: Int, $search: String) {
    candidates(page: $page, first: $first, filter: { search: $search }) {
      totalCount pageCursors { totalPages around { page isCurrent } } edges { node { ${CANDIDATE} } }
    }
  }`,
  variables: { page, first: pageSize, search },
  fromGraphql: ({ candidates: { edges, totalCount, pageCursors } }) => ({
    data: edges.map(({ node }: any) => candidateFromGraphql(node)),
    ...{ totalCount, totalPages: pageCursors.totalPages },
    currentPage: pageCursors.around.find(({ isCurrent }: any) => isCurrent).page,
  }),
});

/** One candidate with every field; null where the viewer finds none. */
export const oneCandidate = (id: string): SameQuestion => ({
  rest: `/candidates/${id}/with-fields`,
  fromRest: ({ data }) => (data ? { ...candidateFromRest(data), fields: data.fields } : null),
  query: `query ($id: ID!) { node(id: $id) { ... on Candidate { ${CANDIDATE} fields { ${FIELD_VALUE} } } } }`,
  variables: { id: toGlobalId('Candidate', id) },
  fromGraphql: ({ node }) => {
    if (!node) return null;
    const { fields, ...candidate } = node;
    return { ...candidateFromGraphql(candidate), fields: fields.map(fieldOf) };
  },
});

const CONFIRMATION = `id candidateId clientId candidateName isConfirmed clientNotes createdAt updatedAt
  changedFieldLabels`;
const confirmationFromRest = ({ changedFieldKeys: _, ...confirmation }: any) => confirmation;
const confirmationFromGraphql = ({ id, candidateId, clientId, ...confirmation }: any) => ({
  ...{ id: plain(id), candidateId: plain(candidateId), clientId: plain(clientId) },
  ...confirmation,
});

export const confirmationsOfCandidate = (id: string): SameQuestion => ({
  rest: `/candidate-confirmations/candidate/${id}`,
  fromRest: ({ data }) => data?.map(confirmationFromRest) ?? null,
  query: `query ($id: ID!) { node(id: $id) { ... on Candidate { confirmations { ${CONFIRMATION} } } } }`,
  variables: { id: toGlobalId('Candidate', id) },
  fromGraphql: ({ node }) => node?.confirmations.map(confirmationFromGraphql) ?? null,
});

export const confirmationsOfClient = (id: string): SameQuestion => ({
  rest: `/candidate-confirmations/client/${id}`,
  fromRest: ({ data }) => data?.map(confirmationFromRest) ?? null,
  query: `query ($id: ID!) { confirmations(clientId: $id, first: 100) { edges { node { ${CONFIRMATION} } } } }`,
  variables: { id: toGlobalId('Client', id) },
  fromGraphql: (data) => data?.confirmations.edges.map(({ node }: any) => confirmationFromGraphql(node)) ?? null,
});

const CLIENT = 'id name email phone cnpj companyName active fields { key value }';
const clientFromGraphql = ({ id, name, email, phone, cnpj, companyName, active, fields }: any) => ({
  ...Object.fromEntries(fields.flatMap(({ key, value }: any) => (value === null ? [] : [[key, value]]))),
  ...{ id: plain(id), nome: name, email, telefone: phone, cnpj, nomeEmpresa: companyName, ativo: active },
});

export const clientPage = ({ page, pageSize, search }: ListArguments): SameQuestion => ({
  rest: `/clients?${new URLSearchParams({ page: String(page), pageSize: String(pageSize), search }).toString()}`,
  fromRest: ({ data, totalCount }) => ({ data, totalCount }),
  query: `query ($page: Int, $first: Int, $search: String) {
    clients(page: $page, first: $first, search: $search) { totalCount edges { node { ${CLIENT} } } }
  }`,
  variables: { page, first: pageSize, search },
  fromGraphql: ({ clients: { edges, totalCount } }) => ({
    data: edges.map(({ node }: any) => clientFromGraphql(node)),
    totalCount,
  }),
});

export const oneClient = (id: string): SameQuestion => ({
  rest: `/clients/${id}`,
  fromRest: ({ data }) => data,
  query: `query ($id: ID!) { node(id: $id) { ... on Client { ${CLIENT} } } }`,
  variables: { id: toGlobalId('Client', id) },
  fromGraphql: ({ node }) => clientFromGraphql(node),
});

export const configuredFields = (target: 'candidate' | 'client'): SameQuestion => ({
  rest: `/customfilds?target=${target}`,
  fromRest: ({ data }) => data.map(({ createdAt: _, updatedAt: __, ...field }: any) => field),
  query: `query ($target: FieldTarget) { customFields(target: $target) {
    id key label type required target active clientIds condition { fieldKey values } order section options { value label } description placeholder format
    allowFutureDates ${DOCUMENT_OPTIONS} ${LIST_OPTIONS} } }`,
  variables: { target: target.toUpperCase() },
  fromGraphql: ({ customFields }) =>
    customFields.map(({ id, type, target: of, clientIds, format, documentOptions, listOptions, ...field }: any) => ({
      ...{
        ...field,
        id: plain(id),
        clientIds: clientIds && clientIds.map(plain),
        type: internal('FieldType', type),
        target: internal('FieldTarget', of),
      },
      format: internal('FieldFormat', format),
      documentOptions: documentOptionsOf(documentOptions),
      listOptions: listOptionsOf(listOptions),
    })),
});

/** The active fields as a role knows them, with its rights. */
export const knownFields = (role: string, target: 'candidate' | 'client'): SameQuestion => ({
  rest: `/customfilds/with-permission?userType=${role}&target=${target}`,
  fromRest: ({ data }) =>
    data.filter(({ active }: any) => active).map((field: any) => pick(field, ['key', 'label', 'canView', 'canEdit'])),
  query: 'query ($target: FieldTarget!) { formFields(target: $target) { key label viewerCanView viewerCanEdit } }',
  variables: { target: target.toUpperCase() },
  fromGraphql: ({ formFields }) =>
    formFields.map(({ key, label, viewerCanView: canView, viewerCanEdit: canEdit }: any) => ({
      ...{ key, label, canView, canEdit },
    })),
});

export const permissions: SameQuestion = {
  rest: '/field-permissions',
  fromRest: ({ data }) => data,
  query: '{ fieldPermissions { fieldKey label description canView canEdit } }',
  fromGraphql: ({ fieldPermissions }) =>
    fieldPermissions.map(({ canView, canEdit, ...permission }: any) => ({
      ...{ ...permission, canView: rolesOf(canView), canEdit: rolesOf(canEdit) },
    })),
};

export const templates: SameQuestion = {
  rest: '/export-templates/templates',
  fromRest: ({ data }) => data,
  query: `{ exportTemplates { id name description fileName sheetName isDefault hasFile createdAt columnMappings {
    templateColumnName dataFieldKey displayName isVisible isCustomField order width } } }`,
  fromGraphql: ({ exportTemplates }) => exportTemplates.map(({ id, ...rest }: any) => ({ id: plain(id), ...rest })),
};

export const exportColumns: SameQuestion = {
  rest: '/candidates/export-columns',
  fromRest: ({ data }) => data,
  query: '{ exportColumns { fileName sheetName columns { key displayName order width isCustomField isVisible } } }',
  fromGraphql: ({ exportColumns: configuration }) => configuration,
};

export const me: SameQuestion = {
  rest: '/identity/me',
  fromRest: ({ data }) => pick(data, ['id', 'nome', 'roles', 'mustChangePassword']),
  query: '{ viewer { id name roles mustChangePassword } }',
  fromGraphql: ({ viewer: { id, name, roles, mustChangePassword } }) => ({
    ...{ id: plain(id), nome: name, roles: rolesOf(roles), mustChangePassword },
  }),
};

export const ownForm: SameQuestion = {
  rest: '/candidates/me',
  fromRest: ({ data }) => ({
    ...pick(data, ['id', 'name', 'email', 'status', 'progress', 'revision', 'hasConsented', 'requestedFieldKeys']),
    fields: data.fields,
  }),
  query: `{ viewer { candidate { id name email status progress revision hasConsented requestedFieldKeys
    fields { ${FIELD_VALUE} } } } }`,
  fromGraphql: ({ viewer: { candidate } }) => ({
    ...{ ...candidate, id: plain(candidate.id), status: internal('CandidateStatus', candidate.status) },
    fields: candidate.fields.map(fieldOf),
  }),
};

function pick(object: any, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, object[name]]));
}
