/**
 * `npm run bench [-- <name>… [--<option> <value>…]]`: prints the performance table, all of it or the named parts, on the
 * built product. Options are handed to the named parts.
 * Figures of one run on one machine compare with each other only.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './build.mjs';

/** Each part is a script of its own process, so that none measures what another left behind. */
const parts = {
  firstPage: 'web/bench/firstPage.ts',
  dashboard: 'web/bench/dashboard.ts',
  candidatePage: 'web/bench/candidatePage.ts',
  creations: 'gateway/bench/creations.ts',
  directus: 'gateway/bench/directus.ts',
  documents: 'gateway/bench/documents.ts',
  exports: 'gateway/bench/exports.ts',
  fields: 'gateway/bench/fields.ts',
  flow: 'gateway/bench/flow.ts',
  growth: 'gateway/bench/growth.ts',
  import: 'gateway/bench/imports.ts',
  live: 'gateway/bench/live.ts',
  pages: 'gateway/bench/pages.ts',
  parts: 'gateway/bench/parts.ts',
  recovery: 'gateway/bench/recovery.ts',
  review: 'web/bench/review.ts',
};

/** What needs something that stands beside the product is run only when it is named. */
const onlyNamed = ['directus'];

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const named = firstOption < 0 ? words : words.slice(0, firstOption);
const options = words.slice(named.length);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}\n`);
  process.exit(2);
}

const run = (command) => spawnSync(command[0], command.slice(1), { cwd: ROOT, stdio: 'inherit' }).status;
if (run(['node', 'gateway/scripts/build.mjs']) !== 0) process.exit(1);
let failed = false;
for (const [name, script] of Object.entries(parts)) {
  if (named.length > 0 ? !named.includes(name) : onlyNamed.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  if (run(['npx', 'tsx', path.join(ROOT, script), ...options]) !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
