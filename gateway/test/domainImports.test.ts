/** A domain knows those that it is built on, and none of them knows it: the imports between the folders of `domains` have no circle. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DOMAINS = path.join(import.meta.dirname, '../src/domains');
/** What is imported as a value. Types alone are gone when the program runs, and records name each other. */
const VALUE_IMPORT =
  /^(?:import|export) (?!type )(?!\{(?:\s*type \w+(?: as \w+)?,?)+\s*\})[^'"]*?from '(\.\.?\/[^']+)'/gm;

const folders = readdirSync(DOMAINS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The other domains whose values a domain imports, each with a file that does. */
function importsOf(domain: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(path.join(DOMAINS, domain), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const here = path.join(DOMAINS, domain, file);
    for (const [, target = ''] of readFileSync(here, 'utf8').matchAll(VALUE_IMPORT)) {
      const [other = ''] = path.relative(DOMAINS, path.resolve(path.dirname(here), target)).split(path.sep);
      if (folders.includes(other) && other !== domain && !found.has(other)) found.set(other, `${domain}/${file}`);
    }
  }
  return found;
}

test('no domain is imported, directly or through others, by one that it imports', () => {
  const graph = new Map(folders.map((domain) => [domain, importsOf(domain)]));
  expect([...graph.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(20);
  // Domains that import none of the rest are taken away until nothing is left but circles.
  const left = new Map(graph);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [domain, others] of left) {
      if (![...others.keys()].some((other) => left.has(other))) left.delete(domain);
    }
  }
  const circles = [...left].map(
    ([domain, others]) => `${domain}: ${[...others].filter(([other]) => left.has(other)).join('; ')}`,
  );
  expect(circles).toEqual([]);
});
