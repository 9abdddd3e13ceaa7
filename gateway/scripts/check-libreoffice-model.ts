/**
 * `npx tsx gateway/scripts/check-libreoffice-model.ts`: lets LibreOffice open the model to fill in and says which rule each
 * column has there: drop-downs, days, numbers, texts, each refusing what does not fit. For machines that have `soffice`; no
 * test depends on it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modelToFillIn } from '../src/domains/imports/workbooks/modelToFillIn.js';
import type { ImportField } from '../src/domains/imports/mapping/importFields.js';

const field = (key: string, label: string, type: ImportField['type'], choices: string[] = []): ImportField => {
  const options = choices.map((choice) => ({ value: choice.toLowerCase(), label: choice }));
  const shape = { key, label, type, options, format: null, allowFutureDates: false };
  return { key, label, type, required: key === 'name', options, shape, description: null, placeholder: null };
};
const long = Array.from({ length: 60 }, (_, index) => `Cargo de número ${index + 1}`);
const fields = [
  field('name', 'Nome', 'text'),
  field('inicio', 'Início', 'date'),
  field('salario', 'Salário', 'number'),
  field('turno', 'Turno', 'select', ['Manhã', 'Noite']),
  field('cargo', 'Cargo', 'select', long),
  field('local', 'Local', 'select', ['Natal, RN', 'Recife, PE']),
  field('pcd', 'PCD', 'checkbox'),
];
/** What the rule of each column says in LibreOffice's words. */
const expected = [
  'cell-content-text-length()<=200',
  'cell-content-is-date()',
  'cell-content-is-decimal-number()',
  'cell-content-is-in-list("Manhã";"Noite")',
  'cell-content-is-in-list([$Listas.$E$1:.$E$60])',
  'cell-content-is-in-list([$Listas.$F$1:.$F$2])',
  'cell-content-is-in-list("Sim";"Não")',
];

/** The workbook as LibreOffice understands it, as one text of XML. */
function readByLibreOffice(bytes: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'esteira-libreoffice-'));
  try {
    const file = path.join(folder, 'modelo.xlsx');
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readFileSync(path.join(folder, 'modelo.fods'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rule of each column, by the cells of the second row, which is the example's. */
function rulesOf(xml: string): string[] {
  const unescaped = (text: string) => text.replace(/&lt;/g, '<').replace(/&quot;/g, '"');
  const rules = new Map(
    [...xml.matchAll(/<table:content-validation [^>]*>.*?<\/table:content-validation>/gs)].map(([rule]) => [
      /table:name="([^"]*)"/.exec(rule)?.[1],
      `${unescaped(/table:condition="([^"]*)"/.exec(rule)?.[1] ?? '')} ${rule.includes('message-type="stop"') ? 'stop' : ''}`,
    ]),
  );
  const sheet = /<table:table table:name="Candidatos".*?<\/table:table>/s.exec(xml)?.[0] ?? '';
  const example = [...sheet.matchAll(/<table:table-row.*?<\/table:table-row>/gs)][1]?.[0] ?? '';
  return [...example.matchAll(/table:content-validation-name="([^"]*)"/g)].map(([, name]) => rules.get(name) ?? '');
}

async function main(): Promise<void> {
  const rules = rulesOf(readByLibreOffice(await modelToFillIn(fields)));
  const wrong = expected.filter((words, index) => {
    const rule = rules[index] ?? 'no rule';
    const isRight = rule.includes(words) && rule.endsWith('stop');
    process.stdout.write(`${isRight ? 'ok   ' : 'WRONG'} ${fields[index]?.label}: ${rule}\n`);
    return !isRight;
  });
  // The threads that wrote the workbook would keep the process.
  process.exit(wrong.length === 0 ? 0 : 1);
}

void main();
