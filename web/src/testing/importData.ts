/** Imports as the server gives them, complete for any query; a test names only what it is about. */
interface Overrides {
  [property: string]: unknown;
}

const field = (key: string, label: string, overrides: Overrides = {}) => ({
  key,
  label,
  type: 'TEXT',
  required: false,
  options: [],
  ...overrides,
});

/** Name, e-mail and marital status. */
export const importFields = [
  field('name', 'Nome', { required: true }),
  field('email', 'E-mail', { type: 'EMAIL', required: true }),
  field('estado_civil', 'Estado civil', {
    type: 'SELECT',
    options: ['Solteiro(a)', 'Casado(a)'].map((value) => ({ value, label: value })),
  }),
];

export const importColumn = (column: number, heading: string, fieldKey: string | null, overrides: Overrides = {}) => ({
  column,
  heading,
  samples: [],
  fieldKey,
  source: fieldKey ? 'HEADING' : 'NONE',
  confidence: fieldKey ? 1 : 0,
  refusal: null,
  ...overrides,
});

export const importCell = (fieldKey: string, value: string | null, overrides: Overrides = {}) => ({
  fieldKey,
  source: value,
  text: value ?? '',
  value,
  oldValue: null,
  isChange: false,
  isEdited: false,
  isRepaired: false,
  doubt: null,
  problem: null,
  ...overrides,
});

interface RowData extends Overrides {
  row: number;
  kind: string;
  cells: unknown[];
}

export const importRow = (row: number, cells: unknown[], overrides: Overrides = {}): RowData => ({
  row,
  kind: 'NEW',
  cells,
  problem: null,
  problemKind: null,
  duplicateOf: null,
  candidate: null,
  ambiguousWith: null,
  ...overrides,
});

export const importProgress = (overrides: Overrides = {}) => ({
  done: 0,
  total: 3,
  created: 0,
  changed: 0,
  same: 0,
  failed: 0,
  leftOut: 0,
  takenBack: 0,
  left: 0,
  startedAt: '2026-11-20T12:00:00.000Z',
  finishedAt: null,
  pauseReason: null,
  ...overrides,
});

/** A draft whose columns need no look. */
export function importData(overrides: Overrides = {}) {
  return {
    __typename: 'CandidateImport',
    id: 'import-1',
    name: 'admissões.xlsx',
    state: 'DRAFT',
    createdAt: '2026-11-20T12:00:00.000Z',
    createdByName: 'Ana Lima',
    client: null,
    clientCompany: 'Aurora Alimentos',
    revision: 1,
    sheets: [{ name: 'Plan1', rowCount: 4, isHidden: false }],
    sheetName: 'Plan1',
    headerRow: 1,
    preview: [
      { row: 1, cells: ['Nome completo', 'E-mail', 'Est. civil'] },
      { row: 2, cells: ['Pessoa 2', 'pessoa2@exemplo.com', 'Solteiro(a)'] },
      { row: 3, cells: ['Pessoa 3'] },
    ],
    columns: [
      importColumn(1, 'Nome completo', 'name'),
      importColumn(2, 'E-mail', 'email'),
      importColumn(3, 'Est. civil', 'estado_civil'),
    ],
    fields: importFields,
    counts: { total: 3, new: 2, changes: 0, same: 0, problem: 1, leftOut: 0 },
    problems: [],
    typedFieldKeys: [] as string[],
    progress: null,
    unsentAccessCount: 0,
    undoPreview: null,
    resultUrl: null,
    accessSheetUrl: null,
    rowsExpireAt: '2026-12-20T12:00:00.000Z',
    viewerCanChooseClient: true,
    viewerCanRun: true,
    viewerCanUndo: false,
    viewerCanCorrect: false,
    hasFile: true,
    ...overrides,
  };
}

/** A numbered page of rows or results. */
export function importPage(nodes: readonly unknown[], { page, first }: { page?: number | null; first: number }) {
  const number = page ?? 1;
  return {
    totalCount: nodes.length,
    edges: nodes.slice((number - 1) * first, number * first).map((node, index) => ({ cursor: String(index), node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    pageCursors: { first: null, around: [], last: null, totalPages: Math.max(1, Math.ceil(nodes.length / first)) },
  };
}
