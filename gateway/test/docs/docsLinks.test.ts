/** What the documents refer to is there: files that they link to, and the paths that docs/architecture.md names. */
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

test('every path in docs/architecture.md exists', () => {
  const paths = [...textOf('docs/architecture.md').matchAll(/`((?:gateway|web|schema|docs)\/[^`\s]+)`/g)];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.map(([, name = '']) => name).filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
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
