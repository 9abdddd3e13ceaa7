import { setTimeout as pause } from 'node:timers/promises';
import type { GaugedServer } from './gaugedServer.js';

/** The users who turn pages of the candidates' list while something else is measured. */
export interface OtherUsers {
  count: number;
  /** Between the answer to a page and the same user's next page. */
  thinkingMs: number;
  /** What a page asks of each candidate. */
  fields: string;
}

/** Pages as other users turn them, until `work` is done; how long each took. */
export async function pagesDuring(
  server: GaugedServer,
  { count, thinkingMs, fields }: OtherUsers,
  work: Promise<unknown>,
): Promise<number[]> {
  const query = `query ($page: Int!) { candidates(first: 5, page: $page) { totalCount edges { node { ${fields} } } } }`;
  const times: number[] = [];
  let done = false;
  const user = async (number: number) => {
    for (let page = number; !done; page += count) {
      const startedAt = performance.now();
      await server.graphql(query, { page: (page % 50) + 1 });
      times.push(performance.now() - startedAt);
      await pause(thinkingMs);
    }
  };
  const users = Array.from({ length: count }, (_, number) => user(number + 1));
  await work;
  done = true;
  await Promise.all(users);
  return times;
}
