/** Records as the server gives them, complete for any query; a test names only what it is about. */
let next = 1;

export interface FieldValueData {
  key: string;
  label: string;
  type: string;
  value: string | null;
  [property: string]: unknown;
}

export function fieldValue(overrides: Partial<FieldValueData> = {}): FieldValueData {
  const key = overrides.key ?? `field_${next++}`;
  return {
    key,
    label: key,
    type: 'TEXT',
    value: null,
    displayValue: null,
    viewerCanView: true,
    viewerCanEdit: true,
    viewerCanEditWhenMet: overrides.viewerCanEdit ?? true,
    required: false,
    active: true,
    forOtherClients: false,
    conditionUnmet: false,
    condition: null,
    section: null,
    options: [],
    optionRemoved: false,
    description: null,
    placeholder: null,
    format: null,
    allowFutureDates: false,
    documentOptions: null,
    listOptions: null,
    ...overrides,
  };
}

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** A select field with these options. */
export const selectField = (overrides: Partial<FieldValueData>, ...values: string[]) =>
  fieldValue({ type: 'SELECT', options: options(...values), ...overrides });

export interface CustomFieldData {
  id: string;
  key: string;
  label: string;
  type: string;
  target: 'CANDIDATE' | 'CLIENT';
  active: boolean;
  order: number;
  [property: string]: unknown;
}

/** A configured field, which only administrators may see unless the test says otherwise. */
export function customFieldData(overrides: Partial<CustomFieldData> = {}): CustomFieldData {
  const number = next++;
  const key = overrides.key ?? `campo_${number}`;
  return {
    __typename: 'CustomField',
    id: `field-${number}`,
    key,
    label: key,
    type: 'TEXT',
    target: 'CANDIDATE',
    required: false,
    active: true,
    clientIds: null,
    clients: null,
    condition: null,
    order: number,
    section: null,
    options: [],
    description: null,
    placeholder: null,
    format: null,
    allowFutureDates: false,
    documentOptions: null,
    listOptions: null,
    canView: ['ADMIN'],
    canEdit: ['ADMIN'],
    hasPermission: true,
    badgeCanView: overrides.canView ?? ['ADMIN'],
    badgeCanEdit: overrides.canEdit ?? ['ADMIN'],
    hiddenFromCandidates: false,
    ...overrides,
  };
}

export interface ClientData {
  id: string;
  name: string;
  email: string;
  companyName: string;
  fields: FieldValueData[];
  revision: number;
  [property: string]: unknown;
}

export function clientData(overrides: Partial<ClientData> = {}): ClientData {
  const number = next++;
  return {
    __typename: 'Client',
    id: `client-${number}`,
    name: `Cliente ${number}`,
    email: `cliente${number}@exemplo.com`,
    phone: '11987654321',
    cnpj: '00000000000191',
    companyName: `Empresa ${number}`,
    active: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    lastChange: null,
    revision: 1,
    fields: [],
    candidateCount: 0,
    viewerCanEdit: true,
    viewerCanDelete: true,
    ...overrides,
  };
}

export interface CandidateData {
  id: string;
  name: string;
  email: string;
  status: 'IN_PROGRESS' | 'COMPLETE';
  isConfirmed: boolean;
  confirmations: Record<string, unknown>[];
  fields: FieldValueData[];
  filledFields: FieldValueData[];
  revision: number;
  [property: string]: unknown;
}

export function candidateData(overrides: Partial<CandidateData> = {}): CandidateData {
  const number = next++;
  const fields = overrides.fields ?? [];
  return {
    __typename: 'Candidate',
    id: `candidate-${number}`,
    name: `Candidato ${number}`,
    email: `candidato${number}@exemplo.com`,
    status: 'IN_PROGRESS',
    progress: 40,
    createdAt: '2026-01-05T12:00:00.000Z',
    completedAt: null,
    correctionRequest: null,
    correctableFields: [],
    lastChange: null,
    revision: 1,
    client: null,
    clientName: 'Marina Tavares',
    clientCompany: 'Aurora Alimentos',
    filledFields: fields.filter(({ value }) => value !== null),
    confirmations: [],
    isConfirmed: false,
    accessLink: null,
    accessToken: `token-${number}`,
    accessPassword: 'SENHA123',
    accessSentAt: null,
    consentedAt: null,
    consentWithdrawnAt: null,
    viewerCanEdit: true,
    viewerCanEditDocument: true,
    viewerCanDelete: true,
    viewerCanConfirm: true,
    viewerCanAssignClient: false,
    viewerCanReopen: false,
    documents: [],
    documentsState: 'MISSING',
    stage: 'FILLING',
    stageSince: '2026-01-05T12:00:00.000Z',
    ending: null,
    openedAt: '2026-01-05T13:00:00.000Z',
    lastAnsweredAt: null,
    remindedAt: null,
    dueOn: null,
    plannedAdmissionOn: null,
    missingFields: [],
    attention: [],
    nextAction: null,
    viewerCanRemind: false,
    whatsappLink: null,
    events: eventConnection([]),
    notes: [],
    confirmationProof: { hash: `hash-${number}`, fields },
    changesSinceConfirmation: [],
    ...overrides,
    fields,
  };
}

export function confirmationData(overrides: Record<string, unknown> = {}) {
  return {
    __typename: 'CandidateConfirmation',
    id: `confirmation-${next++}`,
    candidateName: 'Candidato',
    clientName: 'Marina Tavares',
    isConfirmed: true,
    clientNotes: null,
    createdAt: '2026-01-06T12:00:00.000Z',
    confirmedAt: '2026-01-06T12:00:00.000Z',
    updatedAt: '2026-01-06T12:00:00.000Z',
    changedFieldLabels: [],
    ...overrides,
  };
}

/** One numbered page of records, as a connection. */
export function connection<Node extends { id: string }>(
  nodes: readonly Node[],
  { page = 1, first = 5 }: { page?: number | null; first?: number | null } = {},
) {
  const size = first ?? 5;
  const number = page ?? 1;
  const totalPages = Math.ceil(nodes.length / size);
  return {
    totalCount: nodes.length,
    edges: nodes.slice((number - 1) * size, number * size).map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: number < totalPages, hasPreviousPage: number > 1, startCursor: null, endCursor: null },
    pageCursors: { first: null, around: [], last: null, totalPages },
  };
}

/** An event of a candidate's timeline. */
export function eventData(overrides: Record<string, unknown> = {}) {
  return {
    id: `event-${next++}`,
    kind: 'ANSWERED',
    at: '2026-01-06T12:00:00.000Z',
    actorName: 'Ana Souza',
    actorRole: 'CANDIDATE',
    message: null,
    fieldLabels: [],
    changes: [],
    dueOn: null,
    plannedAdmissionOn: null,
    endReason: null,
    mail: null,
    afterConfirmation: false,
    confirmedHash: null,
    viewerCanUndo: false,
    ...overrides,
  };
}

/** A page of events, all of them unless the test says that there are more. */
export function eventConnection(events: readonly ReturnType<typeof eventData>[], hasNextPage = false) {
  return {
    totalCount: events.length,
    edges: events.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: events.at(-1)?.id ?? null },
  };
}
