/** Asks over several connections for some seconds, each request the next of a list, and tells how many were answered. */
import autocannon from 'autocannon';

process.once('message', async ({ calls, seconds, connections }) => {
  let asked = 0;
  const setupRequest = (request) => {
    const { url, method, headers, body } = calls[asked % calls.length];
    asked += 1;
    const { pathname, search } = new URL(url);
    return { ...request, path: pathname + search, method, headers, body };
  };
  const report = await autocannon({
    url: new URL(calls[0].url).origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  const { duration, errors, non2xx, '2xx': answered } = report;
  process.send({ answered, failed: errors + non2xx, seconds: duration, asked }, () => process.disconnect());
});
