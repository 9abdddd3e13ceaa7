/** The program that docs/graphql.md shows, run piece by piece as it stands there, against a real server. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startCandidateStory, type CandidateStory } from '../candidates.js';
import { listen, type ListeningServer } from '../listening.js';
import { readWorkbook, sheetOf, valuesOf } from '../workbooks.js';

const PAGE = path.join(import.meta.dirname, '../../../docs/graphql.md');
/** What differs from run to run. */
const VOLATILE = new Set(['id', 'updatedAt', 'accessLink', 'accessPassword', 'fileName']);

let story: CandidateStory;
let listening: ListeningServer;
let directory: string;

beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields, confirmations } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'];
  const rights = { target: 'candidate', canView: everyone, canEdit: everyone } as const;
  const born = { key: 'data_nascimento', label: 'Data de nascimento', type: 'date' } as const;
  await customFields.create(story.admin.viewer, { ...born, ...rights });
  const options = ['Solteiro(a)', 'Casado(a)'].map((value) => ({ value }));
  const maritalStatus = { key: 'estado_civil', label: 'Estado civil', type: 'select', options } as const;
  await customFields.create(story.admin.viewer, { ...maritalStatus, ...rights });
  const ana = await story.register({
    name: 'Ana Beatriz Ribeiro Santos',
    fields: [
      { key: 'cpf', value: '43085420304' },
      { key: 'data_nascimento', value: '1996-07-10' },
    ],
  });
  await confirmations.confirm(story.client.viewer, { candidateId: ana._id.toString() });
  for (let number = 0; number < 25; number += 1) await story.register();
  listening = await listen(story.server.app);
  directory = await mkdtemp(path.join(tmpdir(), 'esteira-docs-'));
});
afterAll(async () => {
  await listening.stop();
  await story.stop();
  await rm(directory, { recursive: true });
});

/** Blocks of one language, in their order. */
const blocks = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);

/** The values that were printed one after the other, indented: each begins at the line's start. */
const printedValues = (text: string) =>
  text
    .trim()
    .split(/\n(?=[[{])/)
    .map((value) => JSON.parse(value) as unknown);

const withoutVolatile = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (VOLATILE.has(key) ? typeof inner : inner)) as unknown;

test('the program of docs/graphql.md runs, and prints what the page says', async () => {
  const page = await readFile(PAGE, 'utf8');
  const program = path.join(directory, 'program.mjs');
  await writeFile(program, blocks(page, 'js').join('\n'));
  const env = { BASE_URL: listening.url, PASSWORD: story.server.config.adminPassword };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: directory, env });

  const documented = blocks(page, 'json').map((text) => JSON.parse(text) as unknown);
  expect(documented.length).toBeGreaterThan(4);
  expect(printedValues(stdout).map(withoutVolatile)).toEqual(documented.map(withoutVolatile));

  const [file = ''] = (await readdir(directory)).filter((name) => name.endsWith('.xlsx'));
  expect(file).toMatch(/^candidatos_\d{4}-\d{2}-\d{2}\.xlsx$/);
  const sheet = sheetOf(await readWorkbook(await readFile(path.join(directory, file))));
  expect(valuesOf(sheet, 1, 3)).toEqual(['Nome', 'E-mail', 'CPF']);
  expect(valuesOf(sheet, 2, 1)).toEqual(['Ana Beatriz Ribeiro Santos']);
});
