import { model } from '../../../spreadsheet/marking/writingJobs.js';
import type { ModelColumn } from '../../../spreadsheet/marking/modelWorkbook.js';
import { MAX_NAME } from '../../../lib/personInput.js';
import { longestText } from '../../fields/values/fieldTypeRules.js';
import type { ImportField } from '../mapping/importFields.js';

/** The e-mail of the example row: a row with it is left out of imports. */
export const EXAMPLE_EMAIL = 'maria.exemplo@exemplo.com.br';

const examples: Record<string, string> = {
  name: 'Maria Exemplo da Silva',
  email: EXAMPLE_EMAIL,
  cpf: '529.982.247-25',
  phone: '(11) 98888-7777',
  cep: '01001-000',
};

function exampleOf({ key, type, shape, options }: ImportField): string {
  const known = examples[key] ?? examples[shape.format ?? ''];
  if (known !== undefined) return known;
  if (type === 'select') return options[0]?.label ?? '';
  if (type === 'date') return '31/12/1990';
  if (type === 'checkbox') return 'Sim';
  return type === 'number' ? '1500' : '';
}

const kinds: Partial<Record<ImportField['type'], ModelColumn['kind']>> = {
  select: 'list',
  checkbox: 'list',
  date: 'date',
  number: 'number',
};

const instructions = [
  'Como preencher',
  'Preencha uma linha por candidato na planilha "Candidatos". As colunas com * são obrigatórias.',
  'A linha 2 é um exemplo e não é importada; você pode apagá-la.',
  'Não altere os títulos das colunas: por eles o Esteira sabe onde vai cada dado. Colunas que não usar podem ser apagadas.',
  'Nas colunas com lista, escolha uma das opções. Datas: dia/mês/ano. CPF, CEP e telefone podem ter ou não pontuação.',
  'Uma célula vazia não apaga o que já está cadastrado.',
  'Depois, envie o arquivo em "Importar planilha": antes de gravar, você confere o que será feito.',
];

/** A workbook to fill in, with a column for each field that the viewer may edit. */
export function modelToFillIn(fields: readonly ImportField[]): Promise<Buffer> {
  const labels = fields.map(({ label }) => label);
  const columns = fields.map((field): ModelColumn => ({
    // Two fields with one label are told apart by their keys, which a heading may be as well.
    heading: labels.filter((label) => label === field.label).length > 1 ? field.key : field.label,
    required: field.required,
    kind: kinds[field.type] ?? 'text',
    longest: field.key === 'name' ? MAX_NAME : longestText(field.type),
    choices: field.type === 'checkbox' ? ['Sim', 'Não'] : field.options.map(({ label }) => label),
    hint: field.description ?? field.placeholder ?? '',
    example: exampleOf(field),
  }));
  return model({ sheetName: 'Candidatos', columns, instructions });
}
