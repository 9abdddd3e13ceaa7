/** What the server tells of exports and templates, complete for any query; a test names only what it is about. */

export function exportColumn(overrides: Record<string, unknown> = {}) {
  return { key: 'name', displayName: 'Nome', order: 0, width: 15, isCustomField: false, isVisible: true, ...overrides };
}

export const threeColumns = [
  exportColumn(),
  exportColumn({ key: 'email', displayName: 'E-mail', order: 1 }),
  exportColumn({ key: 'cpf', displayName: 'CPF', order: 2, isCustomField: true }),
];

let next = 1;

export function templateData(overrides: Record<string, unknown> = {}) {
  const number = next++;
  return {
    __typename: 'ExportTemplate',
    id: `template-${number}`,
    name: `Template ${number}`,
    description: null,
    fileName: 'ficha',
    sheetName: 'Ficha',
    isDefault: false,
    hasFile: false,
    createdAt: '2026-08-03T15:00:00.000Z',
    columnMappings: [columnMapping()],
    ...overrides,
  };
}

export function columnMapping(overrides: Record<string, unknown> = {}) {
  return {
    templateColumnName: 'Nome completo',
    dataFieldKey: 'name',
    displayName: 'Nome completo',
    isVisible: true,
    isCustomField: false,
    order: 0,
    width: 20,
    ...overrides,
  };
}
