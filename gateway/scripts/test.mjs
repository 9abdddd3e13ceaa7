/**
 * `npm test`: everything that has to hold; nothing stops the rest, so that one run tells all. What keeps one core busy runs
 * in two lanes at once, then each suite alone: side by side they took twice as long as one after the other.
 * Ends with `N passed, N failed`: the tests of each suite, and one for each of the other checks.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './build.mjs';

/** Jest runs ES modules by a feature of Node that is experimental, and Node says so in each process. */
const NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
const ARTIFACTS = path.join(ROOT, 'artifacts');
const jest = (workspace, folder = '.') => {
  const report = path.join(ARTIFACTS, `${path.join(workspace, folder).replaceAll(path.sep, '-')}.json`);
  const command = ['npx', 'jest', '-c', path.join(folder, 'jest.config.js'), '--json', `--outputFile=${report}`];
  return { command, cwd: path.join(ROOT, workspace), report };
};

/** Checks of one core each, in two lanes that run side by side. */
const lanes = [
  [{ name: 'lint', command: ['npx', 'eslint', '.'] }],
  [
    { name: 'generated code is up to date', command: ['npx', 'graphql-codegen', '--config', 'codegen.ts', '--check'] },
    { name: 'build', command: ['node', 'gateway/scripts/build.mjs'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'unused code and circles of modules', command: ['npx', 'knip', '--no-progress'] },
  ],
];
const suites = [
  { name: 'web tests', ...jest('web') },
  { name: 'end-to-end tests', ...jest('web', 'e2e') },
  { name: 'gateway tests', ...jest('gateway') },
];

/** Files in memory, on Linux. */
const MEMORY = '/dev/shm';
/** The databases of a whole run, and what browsers leave, need far less. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where the databases of tests are: in memory where there is room, as every write waits for the disk, which takes most of its time. */
function placeForDatabases() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
const temporary = mkdtempSync(path.join(placeForDatabases(), 'esteira-test-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const TAIL = 12_000;
const totals = { passed: 0, failed: 0 };

function count({ report }, status) {
  if (report && existsSync(report)) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What failed, and why, out of a suite's report; empty where there is none or it names no failure. */
function failuresIn({ report }) {
  if (!report || !existsSync(report)) return '';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.map(({ name, message }) => `${path.relative(ROOT, name)}\n${message.slice(0, TAIL)}`).join('\n\n');
}

/** Runs a program to its end. @returns its exit code (null after a signal) and what it printed. */
function run({ command: [program, ...args], cwd = ROOT }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS, TMPDIR: temporary },
    });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: Buffer.concat(printed).toString('utf8') }));
  });
}

async function runCheck(check) {
  const startedAt = Date.now();
  const { status, output } = await run(check);
  const { passed, failed } = count(check, status);
  // A runner that fails without a failing test (a crash, an open handle) has failed all the same.
  const crashed = status !== 0 && failed === 0 ? 1 : 0;
  totals.passed += passed;
  totals.failed += failed + crashed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${check.name}: ${passed} passed, ${failed + crashed} failed, ${seconds} s\n`,
  );
  if (status !== 0) process.stdout.write(`${failuresIn(check) || output.slice(-TAIL)}\n`);
}

async function runLane(checks) {
  for (const check of checks) await runCheck(check);
}

rmSync(ARTIFACTS, { recursive: true, force: true });
mkdirSync(ARTIFACTS, { recursive: true });
await Promise.all(lanes.map(runLane));
await runLane(suites);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
