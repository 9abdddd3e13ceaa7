/** What 1,000 people who listen and do nothing cost the server, and how soon they hear of a change; on the built product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cnpj } from 'cpf-cnpj-validator';
import { startGaugedServer, type GaugedServer } from './gaugedServer.js';
import { percentile, print } from './report.js';

const LISTENERS = 1_000;
/** What one account may have open. */
const PER_ACCOUNT = 20;
const LIMIT_MB = 60;
const SETTLE_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const BODY = JSON.stringify({ query: 'subscription { liveState { candidates notifications } }' });

/** Tokens of as many companies as are needed, each with a password of its own. */
async function accounts(server: GaugedServer, count: number): Promise<string[]> {
  const tokens: string[] = [];
  const headers = { 'content-type': 'application/json' };
  const signIn = async (email: string, password: string) => {
    const answer = await fetch(`${server.url}/v1/identity/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
  };
  for (let number = 0; number < count; number += 1) {
    const email = `ouvinte${number}@exemplo.com.br`;
    const { temporaryPassword } = await server.rest<{ temporaryPassword: string }>('/clients', {
      nome: `Ouvinte ${number}`,
      nomeEmpresa: `Empresa ${number}`,
      email,
      ativo: true,
      customFields: [],
      cnpj: cnpj.generate(),
    });
    const newPassword = `segredo-do-ouvinte-${number}`;
    await fetch(`${server.url}/v1/identity/change-password`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${await signIn(email, temporaryPassword)}` },
      body: JSON.stringify({ currentPassword: temporaryPassword, newPassword }),
    });
    tokens.push(await signIn(email, newPassword));
  }
  return tokens;
}

const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream; resolves with its first state. @param heard is told the moment of each later one. */
function listen(server: GaugedServer, token: string, heard: (at: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    };
    const asked = request(
      `${server.url}/graphql/stream`,
      { method: 'POST', agent, headers },
      (answer: IncomingMessage) => {
        if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`));
        let isFirst = true;
        answer.on('data', (piece: Buffer) => {
          if (!piece.includes('event: next')) return;
          if (isFirst) resolve(() => asked.destroy());
          else heard(performance.now());
          isFirst = false;
        });
      },
    );
    asked.on('error', reject);
    asked.end(BODY);
  });
}

async function main(dataDir: string): Promise<void> {
  const server = await startGaugedServer(dataDir, { SEED: 'none' });
  const tokens = await accounts(server, Math.ceil(LISTENERS / PER_ACCOUNT));
  await delay(SETTLE_MS);
  const before = await server.gauge();
  const times: number[] = [];
  let changedAt = 0;
  const closes: (() => void)[] = [];
  for (let number = 0; number < LISTENERS; number += 1) {
    const token = tokens[number % tokens.length]!;
    closes.push(await listen(server, token, (at) => times.push(at - changedAt)));
  }
  await delay(SETTLE_MS);
  await server.gauge();
  await delay(SETTLE_MS);
  const idle = await server.gauge();
  const grown = (idle.rss - before.rss) / MEGABYTE;
  print(`${LISTENERS} idle listeners, memory of the server`, `${grown.toFixed(0)} MB`, `limit ${LIMIT_MB} MB`);
  const share = (idle.cpuMs / SETTLE_MS) * 100;
  print(`${LISTENERS} idle listeners, processor of the server`, `${share.toFixed(1)} %`, 'of one core');
  changedAt = performance.now();
  await server.rest('/customfilds', { key: 'cidade', label: 'Cidade', type: 'text', target: 'candidate', order: 0 });
  while (times.length < LISTENERS && performance.now() - changedAt < SETTLE_MS) await delay(50);
  print(
    `${LISTENERS} listeners hear of a change, p50`,
    `${percentile(times, 0.5).toFixed(0)} ms`,
    `${times.length} heard`,
  );
  for (const close of closes) close();
  await server.stop();
  if (grown > LIMIT_MB || times.length < LISTENERS) process.exitCode = 1;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-bench-live-'));
try {
  await main(dataDir);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
