import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const CALLERS = 40;
/** How many of the callers write. */
const WRITERS = 6;
/** A caller that got no answer gives up after this. */
const PATIENCE_MS = 20_000;
/** The pause after a refusal; a caller that asked again at once would only heat the machine. */
const PAUSE_MS = 20;

/** How one request ended; status 0 is no answer at all. */
export interface Outcome {
  status: number;
  milliseconds: number;
}

export interface Callers {
  /** What has ended since the last call of this. */
  take(): Outcome[];
  /** Lets the requests under way end. */
  stop(): Promise<void>;
}

/** Reads and writes over both transports without a pause, until it is stopped. */
export async function startCallers(url: string, token: string): Promise<Callers> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS + 1 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const ask = (method: string, path: string, body?: object) =>
    new Promise<Outcome & { text: string }>((resolve) => {
      const startedAt = performance.now();
      const end = (status: number, text: string) =>
        resolve({ status, text, milliseconds: performance.now() - startedAt });
      const asked = request(url + path, { method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => end(response.statusCode ?? 0, text)).on('error', () => end(0, ''));
      });
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer')));
      asked.on('error', () => end(0, ''));
      asked.end(body && JSON.stringify(body));
    });

  const page = await ask('GET', '/v1/candidates/admin');
  const { data } = JSON.parse(page.text) as { data: { id: string }[] };
  const requests = [
    () => ask('GET', '/v1/candidates/admin'),
    (round: number) =>
      ask('POST', '/graphql', {
        query: 'query ($search: String!) { candidates(first: 5, filter: { search: $search }) { totalCount } }',
        variables: { search: `pessoa ${round}` },
      }),
  ];
  const write = (round: number) =>
    ask('PUT', `/v1/candidates/${data[round % data.length]?.id}`, { name: `Pessoa ${round}` });

  let outcomes: Outcome[] = [];
  let isOver = false;
  async function call(caller: number): Promise<void> {
    for (let round = caller; !isOver; round += CALLERS) {
      const { status, milliseconds } = await (caller < WRITERS ? write(round) : requests[caller % 2]!(round));
      outcomes.push({ status, milliseconds });
      if (status !== 200) await delay(PAUSE_MS);
    }
  }
  const callers = Array.from({ length: CALLERS }, (_, caller) => call(caller));
  return {
    take() {
      const taken = outcomes;
      outcomes = [];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(callers);
      agent.destroy();
    },
  };
}
