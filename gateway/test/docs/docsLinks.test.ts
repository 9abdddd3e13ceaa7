/** What the documents refer to is there: files that they link to, and the paths that they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const pages = ['.', 'docs', 'docs/decisions'].flatMap((directory) =>
  readdirSync(path.join(ROOT, directory))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(directory, name)),
);
const textOf = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

test('every link between documents leads to a file', () => {
  const links = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)[)#]/g)].map(([, target = '']) => ({ page, target })),
  );
  expect(links.length).toBeGreaterThan(30);
  const dead = links.filter(({ page, target }) => !existsSync(path.join(ROOT, path.dirname(page), target)));
  expect(dead).toEqual([]);
});

/** What CONTRIBUTING.md has a reader make. */
const toBeMade = [
  'gateway/src/domains/tags/tagsModel.ts',
  'schema/tags.graphql',
  'web/src/features/reports/ReportsScreen/ReportsScreen.tsx',
];

test('every path from the root that a document names exists', () => {
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`((?:gateway|web|schema|docs)\/[^`\s*]+)`/g)].map(([, name = '']) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ name }) => !existsSync(path.join(ROOT, name)) && !toBeMade.includes(name));
  expect(missing).toEqual([]);
});

/** Names stand in the first column, two spaces deeper than the folder that they are in. */
const NAME_COLUMN = 24;

test('every file and folder in the tree of docs/architecture.md exists', () => {
  const tree = /^```\n(schema\/[\s\S]*?)^```$/m.exec(textOf('docs/architecture.md'))?.[1] ?? '';
  const above: string[] = [];
  const entries = tree.split('\n').flatMap((line) => {
    const name = line.slice(0, NAME_COLUMN).trim();
    if (name === '') return [];
    above.splice(line.search(/\S/) / 2, Infinity, name);
    return [path.join(...above)];
  });
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.filter((entry) => !existsSync(path.join(ROOT, entry)))).toEqual([]);
});
