/** Builds what is stale: each part again when a source is newer than its last build. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const shared = ['schema', 'package-lock.json', 'tsconfig.base.json'];
const parts = [
  {
    name: 'gateway',
    sources: [...shared, 'gateway/src', 'gateway/tsconfig.build.json'],
    stamp: 'gateway/dist/.built',
    output: 'gateway/dist',
  },
  {
    name: 'web',
    sources: [
      ...shared,
      'gateway/src/lib/understand',
      'web/src',
      'web/build',
      'web/index.html',
      'web/public',
      'web/vite.config.ts',
    ],
    stamp: 'web/dist/.built',
    output: 'web/dist',
  },
];

function newestChange(file) {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce(
    (newest, name) => Math.max(newest, newestChange(path.join(file, name))),
    stats.mtimeMs,
  );
}

function isStale({ sources, stamp }) {
  const built = path.join(ROOT, stamp);
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some((source) => newestChange(path.join(ROOT, source)) > builtAt);
}

/** Builds stale parts, telling each; ends the process with the tool's own messages when one fails. */
export function buildStale() {
  for (const part of parts.filter(isStale)) {
    process.stdout.write(`Building ${part.name}…\n`);
    const startedAt = new Date();
    rmSync(path.join(ROOT, part.output), { recursive: true, force: true });
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', `@esteira/${part.name}`], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
    mkdirSync(path.join(ROOT, part.output), { recursive: true });
    writeFileSync(path.join(ROOT, part.stamp), startedAt.toISOString());
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildStale();
