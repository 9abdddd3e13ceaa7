import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Call } from './calls.js';

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');
const CONNECTIONS = 10;

interface AutocannonReport {
  requests: { average: number };
  non2xx: number;
  errors: number;
}

/** Answers per second over ten connections; the load comes from a process of its own. */
export async function answersPerSecond(call: Call, seconds: number): Promise<number> {
  const headers = Object.entries(call.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      AUTOCANNON,
      ...['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', call.method],
      ...headers,
      ...(call.body === undefined ? [] : ['-b', call.body]),
      call.url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as AutocannonReport;
  if (report.non2xx + report.errors > 0)
    throw new Error(`${report.non2xx + report.errors} requests failed: ${call.url}`);
  return report.requests.average;
}

/** How long each of `count` answers took over one connection, one after the other, in milliseconds. */
export async function timesOneByOne(calls: readonly Call[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    for (const { url, method, headers, body } of calls) {
      const startedAt = performance.now();
      const asked = request(url, { agent, method, headers });
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      await text(response);
      times.push(performance.now() - startedAt);
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    }
  } finally {
    agent.destroy();
  }
  return times;
}
