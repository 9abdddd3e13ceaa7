import type { JsonSchema } from './openapiSchemas.js';

const ID = '66f1a2b3c4d5e6f708192a3b';
const EMAIL = 'ana.souza@exemplo.com.br';
const KEY = 'cidade';
const LINK_TOKEN = '7hYpQ2';
const LINK = `http://localhost:4000/candidato/${LINK_TOKEN}`;
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9…';

const MAPPING = { templateColumnName: 'Nome completo', dataFieldKey: 'name', displayName: 'Nome completo' };

/** Values by the names of properties; these mean the same in all calls. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...{ id: ID, userId: ID, clientId: ID, candidateId: ID, candidateIds: [ID], uploadId: ID, fieldId: ID },
  ...{ name: 'Ana Souza', nome: 'Ana Souza', candidateName: 'Ana Souza', email: EMAIL, telefone: '11987654321' },
  ...{
    cnpj: '12ABC34501DE35',
    nomeEmpresa: 'Padaria Estrela',
    clientName: 'Rui Lima',
    clientCompany: 'Padaria Estrela',
  },
  ...{
    password: 'segredo-1',
    currentPassword: 'segredo-1',
    newPassword: 'segredo-2',
    temporaryPassword: 'k7Rw2QpXz9Tb',
  },
  ...{ token: LINK_TOKEN, accessToken: TOKEN, refreshToken: TOKEN, link: LINK, accessLink: LINK },
  ...{ key: KEY, fieldKey: KEY, fieldKeys: [KEY], value: 'Natal', displayValue: 'Natal', label: 'Cidade' },
  ...{ type: 'text', displayName: 'Cidade', clientNotes: 'Documentos conferidos.' },
  ...{ fileName: 'candidatos', sheetName: 'Candidatos', templateColumnName: 'Nome completo', dataFieldKey: 'name' },
  columnMappings: [{ ...MAPPING, isVisible: true, isCustomField: false, order: 0, width: 30 }],
  ...{ order: 1, width: 15, progress: 40, confidence: 0.9, revision: 3, ativo: true },
  ...{ message: 'Candidato não encontrado.', requestId: 'b0f5c1de-6f0e-4c9e-9f57-2d1c8a4e7b10' },
};
const MOMENT = '2026-03-02T12:00:00.000Z';

/** Properties that an example shows of an object in which nothing is required. */
const SHOWN_OPTIONAL = 3;

/**
 * A value of this form.
 * @param schema with its models in place ({@link expanded})
 * @param name the property that it is for
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date-time') return MOMENT;
  if (Object.hasOwn(VALUES, name)) return VALUES[name];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name);
  if (schema.items) return [exampleOf(schema.items)];
  if (schema.properties) return exampleOfObject(schema);
  return exampleOfType(schema);
}

function exampleOfObject({ properties = {}, required }: JsonSchema): Record<string, unknown> {
  const names = required ?? Object.keys(properties).slice(0, SHOWN_OPTIONAL);
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, name)]));
}

function exampleOfType({ type, minimum, additionalProperties }: JsonSchema): unknown {
  const [first] = [type].flat();
  if (first === 'string' && type?.includes('null')) return null;
  if (first === 'integer' || first === 'number') return minimum ?? 1;
  if (first === 'boolean') return true;
  if (first !== 'object') return '…';
  return typeof additionalProperties === 'object' ? { [KEY]: exampleOf(additionalProperties, 'value') } : {};
}
