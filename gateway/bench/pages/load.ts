import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Call } from './calls.js';

const LOAD = fileURLToPath(new URL('loadProcess.mjs', import.meta.url));
const CONNECTIONS = 10;

/** What came of some seconds of load. */
export interface Load {
  /** How many requests were answered well. */
  answered: number;
  perSecond: number;
  /** How many requests were made of the list, from its beginning; those past its end began it anew. */
  asked: number;
}

/** Asks over ten connections, each request the next of the list; the load comes from a process of its own. */
export async function load(calls: readonly Call[], seconds: number): Promise<Load> {
  const child = fork(LOAD, { execArgv: [] });
  child.send({ calls, seconds, connections: CONNECTIONS });
  const [report] = (await once(child, 'message')) as [
    { answered: number; failed: number; seconds: number; asked: number },
  ];
  if (report.failed > 0) throw new Error(`${report.failed} requests failed: ${calls[0]?.url}`);
  return { answered: report.answered, perSecond: report.answered / report.seconds, asked: report.asked };
}

/** How long each answer took over one connection, one after the other, in milliseconds. */
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
      const { statusCode = 0 } = response;
      if (statusCode < 200 || statusCode > 299) throw new Error(`${url} answered ${statusCode}`);
    }
  } finally {
    agent.destroy();
  }
  return times;
}
