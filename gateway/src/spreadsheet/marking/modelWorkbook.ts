import ExcelJS from 'exceljs';

/** A column of a model to fill in. */
export interface ModelColumn {
  heading: string;
  required: boolean;
  kind: 'text' | 'date' | 'number' | 'list';
  /** The most characters of a text. */
  longest: number;
  /** The choices of a list. */
  choices: string[];
  /** What is shown beside the cell that is being filled in. */
  hint: string;
  example: string;
}

export interface ModelOrder {
  sheetName: string;
  columns: ModelColumn[];
  instructions: string[];
}

/** Rows that are prepared. */
const ROWS = 2_000;
/** A list in the rule itself has at most so many characters, and no comma in a choice; a longer one is on a sheet of its own. */
const LONGEST_LIST = 250;
const LISTS = 'Listas';
const MAX_HINT = 250;

/** What exceljs has for rules over ranges, which its types leave out. */
interface Rules {
  dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
}

/** A workbook to fill in: a column per field, required ones marked, choices as drop-downs, formats that keep zeros. */
export async function modelWorkbook({ sheetName, columns, instructions }: ModelOrder): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  const about = workbook.addWorksheet('Instruções');
  about.getColumn(1).width = 100;
  for (const line of instructions) about.addRow([line]);
  const lists = columns.some(isLong) ? workbook.addWorksheet(LISTS, { state: 'hidden' }) : null;
  columns.forEach((column, index) => {
    const number = index + 1;
    const letter = sheet.getColumn(number).letter;
    sheet.getColumn(number).width = Math.min(40, Math.max(16, column.heading.length + 4));
    sheet.getColumn(number).numFmt = formats[column.kind];
    const heading = sheet.getRow(1).getCell(number);
    heading.value = column.required ? `${column.heading} *` : column.heading;
    heading.font = { bold: true };
    heading.fill = {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { argb: column.required ? 'FFFFE699' : 'FFE8EDF5' },
    };
    const example = sheet.getRow(2).getCell(number);
    example.value = column.example === '' ? null : column.example;
    example.font = { italic: true, color: { argb: 'FF7F7F7F' } };
    const source = lists && isLong(column) ? listOn(lists, number, column) : `"${column.choices.join(',')}"`;
    (sheet as unknown as Rules).dataValidations.add(`${letter}2:${letter}${ROWS + 1}`, ruleOf(column, source));
  });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const formats: Record<ModelColumn['kind'], string> = { text: '@', date: 'dd/mm/yyyy', number: 'General', list: '@' };

const isLong = ({ kind, choices }: ModelColumn) =>
  kind === 'list' && (choices.join(',').length > LONGEST_LIST || choices.some((choice) => /[,"]/.test(choice)));

function listOn(lists: ExcelJS.Worksheet, number: number, { choices }: ModelColumn): string {
  choices.forEach((choice, index) => (lists.getRow(index + 1).getCell(number).value = choice));
  const letter = lists.getColumn(number).letter;
  return `${LISTS}!$${letter}$1:$${letter}$${Math.max(1, choices.length)}`;
}

function ruleOf({ kind, longest, heading, hint, required }: ModelColumn, source: string): ExcelJS.DataValidation {
  const common = {
    allowBlank: true,
    showInputMessage: true,
    promptTitle: heading.slice(0, 32),
    prompt: (hint || (required ? 'Preenchimento obrigatório.' : 'Preenchimento opcional.')).slice(0, MAX_HINT),
    showErrorMessage: true,
    errorTitle: heading.slice(0, 32),
  };
  if (kind === 'list') {
    return { ...common, type: 'list', formulae: [source], error: 'Escolha uma das opções da lista.' };
  }
  if (kind === 'date') {
    const formulae = [new Date('1900-01-01T00:00:00Z'), new Date('2200-12-31T00:00:00Z')];
    return { ...common, type: 'date', operator: 'between', formulae, error: 'Informe uma data, como 31/12/1990.' };
  }
  if (kind === 'number') {
    const formulae = [-1e12, 1e12];
    return { ...common, type: 'decimal', operator: 'between', formulae, error: 'Informe um número.' };
  }
  return {
    ...common,
    type: 'textLength',
    operator: 'lessThanOrEqual',
    formulae: [longest],
    error: 'Texto longo demais.',
  };
}
