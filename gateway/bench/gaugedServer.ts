import { rmSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type RunningServer } from '../test/builtServer.js';

/** What the server's process has cost since it was last asked. Memory in bytes. */
export interface Gauge {
  rss: number;
  peakRss: number;
  cpuMs: number;
  /** The longest time in which the event loop did not turn. */
  stallMs: number;
}

const READING_MS = 1_000;
/** Most processor time of one reading at rest; 60 to 130 ms were measured, the gauge's own among them. */
const MAX_CPU_AT_REST_MS = 200;
const LONGEST_START_MS = 180_000;

export interface GaugedServer extends RunningServer {
  gauge(): Promise<Gauge>;
  /**
   * Resolves when the server has done what it does in the background at its start (migrations, the sweep), which would be
   * measured as part of what is asked first. @throws Error when it has not after three minutes.
   */
  atRest(): Promise<void>;
  /** The data that a call answers; a failure is thrown. */
  graphql<Data>(query: string, variables: object): Promise<Data>;
  rest<Data>(path: string, body: object): Promise<Data>;
  /** The headers of a signed-in administrator. */
  headers: Record<string, string>;
}

/** The built product over a data directory, with a gauge in its process and an administrator signed in. */
export async function startGaugedServer(dataDir: string, settings: Record<string, string> = {}): Promise<GaugedServer> {
  const socketPath = path.join(dataDir, 'gauge.sock');
  // One that a killed run has left would be in the way.
  rmSync(socketPath, { force: true });
  const gaugeModule = new URL('./gauge.mjs', import.meta.url).href;
  const server = await startServer({
    READS_PER_MINUTE: '0',
    DATABASE_TIME_LIMIT_MS: '',
    ...settings,
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${gaugeModule} ${process.env['BENCH_NODE_OPTIONS'] ?? ''}`.trim(),
    BENCH_GAUGE: socketPath,
  });
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function post<Data>(address: string, content: object): Promise<Data> {
    const isForm = content instanceof FormData;
    const { 'content-type': _json, ...formHeaders } = headers;
    const answer = await fetch(server.url + address, {
      method: 'POST',
      headers: isForm ? formHeaders : headers,
      body: isForm ? content : JSON.stringify(content),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (!answer.ok || errors) throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(errors)}`);
    return data;
  }
  const { accessToken } = await post<{ accessToken: string }>('/v1/identity/login', server.admin);
  headers['authorization'] = `Bearer ${accessToken}`;
  const gauge = () =>
    new Promise<Gauge>((resolve, reject) => {
      request({ socketPath }, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.on('end', () => resolve(JSON.parse(text) as Gauge));
      })
        .on('error', reject)
        .end();
    });
  async function atRest(): Promise<void> {
    const startedAt = performance.now();
    await gauge();
    for (let readings = 0; readings < 2;) {
      if (performance.now() - startedAt > LONGEST_START_MS) throw new Error('the server does not come to rest');
      await pause(READING_MS);
      readings = (await gauge()).cpuMs < MAX_CPU_AT_REST_MS ? readings + 1 : 0;
    }
  }
  return {
    ...server,
    headers,
    graphql: (query, variables) => post('/graphql', { query, variables }),
    rest: (path, body) => post(`/v1${path}`, body),
    gauge,
    atRest,
  };
}
