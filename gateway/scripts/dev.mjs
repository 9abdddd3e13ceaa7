/** `npm run dev`: the gateway restarts and codegen runs at each change; Vite serves the web with hot reload. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStale, ROOT } from './build.mjs';

// The only part that nothing rebuilds while it is worked with.
await buildStale(['explorer']);

const commands = [
  ['graphql-codegen', '--config', 'codegen.ts', '--watch'],
  ['tsx', 'watch', '--clear-screen=false', 'gateway/src/server/index.ts'],
  ['vite', 'web'],
];

// Not through npx: it passes no signal on, so that the programs would outlive this one.
const children = commands.map(([program, ...args]) =>
  spawn(path.join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit' }),
);

function stop(signal) {
  for (const child of children) child.kill(signal);
}

process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop('SIGTERM');
  });
}
