import { CostlyQueries } from './costlyQueries.js';

const ACCOUNT = 'bia';

/** Asks for turns in this order; what has begun is listed. */
async function asking(queries: CostlyQueries, count: number, account = ACCOUNT) {
  const begun: number[] = [];
  const requests = Array.from({ length: count }, (_, index) => ({ index }));
  const turns = requests.map((request) => queries.enter(account, request).then(() => void begun.push(request.index)));
  await settled();
  return { begun, requests, turns };
}

/** All that waits for nothing but promises has been done. */
const settled = () => new Promise(setImmediate);

describe('costly queries of one account', () => {
  it('run two at a time, in the order in which they came', async () => {
    const queries = new CostlyQueries();
    const { begun, requests } = await asking(queries, 5);
    expect(begun).toEqual([0, 1]);
    queries.leave(requests[1] ?? {});
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const request of [0, 2, 3, 4]) queries.leave(requests[request] ?? {});
    await settled();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('are refused when eight wait, with the time after which to try again, and those of others are not', async () => {
    const queries = new CostlyQueries();
    const { requests } = await asking(queries, 10);
    await expect(queries.enter(ACCOUNT, {})).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
    await queries.enter('davi', {});
    queries.leave(requests[0] ?? {});
    await settled();
    const { begun } = await asking(queries, 1);
    expect(begun).toEqual([]);
  });

  it('that are refused elsewhere while they wait give no turn away, and keep none', async () => {
    const queries = new CostlyQueries();
    const { begun, requests } = await asking(queries, 4);
    queries.leave(requests[2] ?? {});
    await settled();
    expect(begun).toEqual([0, 1]);
    for (const request of [0, 1, 3]) queries.leave(requests[request] ?? {});
    await settled();
    expect(begun).toEqual([0, 1, 3]);
    expect((await asking(queries, 3)).begun).toEqual([0, 1]);
  });

  it('leave once: twice, and without having entered, changes nothing', async () => {
    const queries = new CostlyQueries();
    const { begun, requests } = await asking(queries, 4);
    for (let time = 0; time < 3; time += 1) queries.leave(requests[0] ?? {});
    queries.leave({});
    await settled();
    expect(begun).toEqual([0, 1, 2]);
  });
});
