/** `npm run dev`: the gateway restarts and codegen runs at each change; Vite serves the web with hot reload. */
import { spawn } from 'node:child_process';
import { ROOT } from './build.mjs';

const commands = [
  ['npx', ['graphql-codegen', '--config', 'codegen.ts', '--watch']],
  ['npx', ['tsx', 'watch', '--clear-screen=false', 'gateway/src/index.ts']],
  ['npx', ['vite', 'web']],
];

const children = commands.map(([command, args]) => spawn(command, args, { cwd: ROOT, stdio: 'inherit' }));

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
