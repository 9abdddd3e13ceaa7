/** The tree of docs/architecture.md has every room of the gateway's sources, and no other. */
import { filesBelow, textOf } from './repositoryFiles.js';

/** The folders that the tree names below a path, each by its path from there. */
function foldersInTree(root: string): string[] {
  const [, part = ''] = textOf('docs/architecture.md').split(`\n${root}/\n`);
  const [tree = ''] = part.split(/\n\S|\n\n/);
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( +)([\w-]+)\/(?: |$)/.exec(line) ?? [];
    if (name === undefined) return [];
    const depth = indent.length / 2 - 1;
    above.splice(depth, Infinity, name);
    return [above.join('/')];
  });
}

/** The folders right below a place that hold something. */
function foldersOf(place: string): string[] {
  const below = filesBelow(place, /./).map((file) => file.slice(place.length + 1).split('/'));
  return [...new Set(below.flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : [])))].toSorted();
}

test.each([
  ['gateway/src', ''],
  ['gateway/src', 'domains'],
  ['gateway/src', 'domains/candidates'],
])('below %s/%s', (root, below) => {
  const prefix = below === '' ? '' : `${below}/`;
  const named = foldersInTree(root)
    .filter((folder) => folder.startsWith(prefix))
    .map((folder) => folder.slice(prefix.length))
    .filter((folder) => !folder.includes('/'));
  expect(named.toSorted()).toEqual(foldersOf(below === '' ? root : `${root}/${below}`));
});
