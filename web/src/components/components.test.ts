import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

test('the list of components names the folder of each', () => {
  const list = readFileSync(path.join(HERE, 'README.md'), 'utf8');
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.map(({ name }) => name).filter((name) => !list.includes(`\`${name}/`))).toEqual([]);
});
