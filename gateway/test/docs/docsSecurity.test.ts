/** docs/security.md: what it names exists, and no threat is without a test. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** The rows of the table below a heading, without its head. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:gateway|web)\/[^`]+|CONTRIBUTING\.md)`/g)].map(([, name]) => name!);

test('every file that it names exists', () => {
  const named = pathsIn(page);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('every threat has a test', () => {
  const threats = rowsBelow('Threats');
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter(([, , tests = '']) => !pathsIn(tests).some((name) => name.endsWith('.test.ts')))).toEqual([]);
});

test('every group of the ASVS is met, in part, open or not applicable, once, and says where or why', () => {
  const rows = rowsBelow('OWASP ASVS 5.0, level 2');
  const groups = rows.map(([group = '']) => /^V\d+(?:\.\d+)?/.exec(group)?.[0]);
  expect(new Set(groups).size).toBe(groups.length);
  expect(new Set(groups.map((group) => group?.split('.')[0])).size).toBe(17);
  expect(rows.filter(([, state = '', why = '']) => !/^(?:met|part|open|n\/a)$/.test(state) || why === '')).toEqual([]);
});
