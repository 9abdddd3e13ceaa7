import ExcelJS from 'exceljs';
import { demoFields } from '../src/seed/demoStory.js';
import { address, day, person } from '../src/seed/people.js';
import { Random } from '../src/seed/random.js';
import { fillDataDirectory, makeCandidates, makeClient, makeFields } from './benchDatabase.js';

const everyone = () => ['admin', 'client', 'candidate'] as ('admin' | 'client' | 'candidate')[];
const field = (key: string, label: string, type: 'text' | 'date' | 'number' | 'textarea') => ({
  key,
  label,
  type,
  target: 'candidate' as const,
  canView: everyone(),
  canEdit: everyone(),
});

/** With the demo's ten fields of every type, and the seven standard columns, 25 columns; all of them filled. */
const fields: typeof demoFields = [
  ...demoFields.filter(({ field: { target } }) => target === 'candidate'),
  { field: field('rg', 'RG', 'text'), value: (random) => random.digits(9) },
  { field: field('pis', 'PIS', 'text'), value: (random) => random.digits(11) },
  {
    field: field('cargo_pretendido', 'Cargo', 'text'),
    value: (random) => random.pick(['Caixa', 'Copeira', 'Auxiliar']),
  },
  { field: field('ultima_empresa', 'Última empresa', 'text'), value: address },
  { field: field('ultimo_dia', 'Último dia', 'date'), value: (random) => day(random, 2015, 2025) },
  { field: field('filhos', 'Filhos', 'number'), value: (random) => String(random.between(0, 4)) },
  {
    field: field('referencias', 'Referências', 'textarea'),
    value: (random) => `${address(random)} & ${address(random)}`,
  },
  { field: field('matricula', 'Matrícula', 'text'), value: (random) => random.digits(6) },
];

/** The candidates of the first client, of the second, and of all three. */
export const FEW = 10_000;
export const SOME = 20_000;
export const MANY = 100_000;

/** Fills an empty data directory with three clients' candidates; the database is closed again. */
export async function seedExportData(dataDir: string): Promise<void> {
  await fillDataDirectory(dataDir, async (database) => {
    await makeFields(database.services, fields);
    for (const [number, count] of [FEW, SOME, MANY - FEW - SOME].entries()) {
      const clientIds = [await makeClient(database.services, number)];
      await makeCandidates(database, { count, clientIds, fields, completeShare: 1 });
    }
  });
}

/** Rows of 25 values like those of the candidates, as a library of spreadsheets takes them. */
export function sampleRows(count: number): { headings: string[]; rows: unknown[][] } {
  const random = new Random(count);
  const valueOf = (type: string, text: string): unknown => {
    if (type === 'number') return Number(text);
    return type === 'date' ? new Date(`${text}T00:00:00Z`) : text;
  };
  const rows = Array.from({ length: count }, (_, index) => {
    const { name, email } = person(random, index);
    const standard = [name, email, 'Carla', 'Acme', random.digits(22), 'Completo', 100];
    return [...standard, ...fields.map(({ field: { type }, value }) => valueOf(type, value(random)))];
  });
  return { headings: Array.from({ length: 7 + fields.length }, (_, index) => `Coluna ${index + 1}`), rows };
}

/** A customer's own workbook with these headings below a title, and a second sheet. */
export async function customerWorkbook(headings: readonly string[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Ficha');
  sheet.getCell('A1').value = 'Acme & Filhos';
  sheet.getRow(3).values = [...headings];
  workbook.addWorksheet('Instruções').getCell('A1').value = 'Preencha a ficha';
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
