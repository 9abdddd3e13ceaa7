/** `npm run soak [-- --minutes 10]`: builds what is stale, then runs gateway/bench/soak.ts on the built product. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './build.mjs';

const run = (command) => spawnSync(command[0], command.slice(1), { cwd: ROOT, stdio: 'inherit' }).status;
if (run(['node', 'gateway/scripts/build.mjs']) !== 0) process.exit(1);
process.exit(run(['npx', 'tsx', path.join(ROOT, 'gateway/bench/soak.ts'), ...process.argv.slice(2)]) ?? 1);
