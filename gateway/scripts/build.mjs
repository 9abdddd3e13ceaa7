/** Builds what is stale: each part again when a source is newer than its last build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const shared = ['schema', 'package-lock.json', 'tsconfig.base.json'];
/** Each lane's parts are built one after the other, beside the other lane. */
const lanes = [
  [
    {
      name: 'gateway',
      script: ['build', '-w', '@esteira/gateway'],
      sources: [...shared, 'gateway/src', 'gateway/tsconfig.build.json'],
      output: 'gateway/dist',
    },
  ],
  [
    {
      name: 'web',
      script: ['build', '-w', '@esteira/web'],
      // What people type is understood by the same modules in the browser (web/src/lib/parsing.ts).
      sources: [
        ...shared,
        'gateway/src/lib/parsing',
        'web/src',
        'web/build',
        'web/index.html',
        'web/public',
        'web/vite.config.ts',
      ],
      output: 'web/dist',
    },
    {
      name: 'explorer',
      script: ['build:explorer', '-w', '@esteira/web'],
      sources: ['package-lock.json', 'web/explorer'],
      output: 'web/explorer/dist',
    },
  ],
];

/** What is served: GraphiQL is not, in production. */
const SERVED = ['gateway', 'web', ...(process.env.NODE_ENV === 'production' ? [] : ['explorer'])];

function newestChange(file) {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(file).filter((name) => name !== 'dist');
  return names.reduce((newest, name) => Math.max(newest, newestChange(path.join(file, name))), stats.mtimeMs);
}

const stampOf = ({ output }) => path.join(ROOT, output, '.built');

function isStale(part) {
  const built = stampOf(part);
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return part.sources.some((source) => newestChange(path.join(ROOT, source)) > builtAt);
}

/** Builds a part, telling it; ends the process with the tool's own messages when it fails. */
async function build(part) {
  process.stdout.write(`Building ${part.name}…\n`);
  const output = path.join(ROOT, part.output);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  // Only now, as making the folder changes the one around it, which may be a source of this part; and in the next millisecond, as
  // the times of files are finer than those of a date.
  const startedAt = new Date(Date.now() + 1);
  const tool = spawn('npm', ['run', '--silent', ...part.script], { cwd: ROOT, stdio: 'inherit' });
  const [status] = await once(tool, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampOf(part), '');
  // What is changed during a build may not be in it.
  utimesSync(stampOf(part), startedAt, startedAt);
}

/** Builds what is stale of the named parts, or of all that are served. */
export async function buildStale(names = SERVED) {
  const stale = lanes.map((lane) => lane.filter((part) => names.includes(part.name) && isStale(part)));
  await Promise.all(
    stale.map(async (lane) => {
      for (const part of lane) await build(part);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale();
