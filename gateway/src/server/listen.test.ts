/** What a port that is open does about connections that it cannot take. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listen } from './process.js';

let server: Server;
let logged: unknown[];
const logger = { error: (line: unknown) => void logged.push(line) };
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  logged = [];
  await listen(server, { host: '127.0.0.1', port: 0 }, logger as never);
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

test('each of them is logged, and the next one is served', async () => {
  const failures = ['first', 'second'].map((text) => Object.assign(new Error(text), { code: 'EMFILE' }));
  // What Node tells where the process has too many open files.
  for (const failure of failures) server.emit('error', failure);
  expect(logged).toEqual(failures.map((err) => ({ err })));
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('here');
});

test('a port that is taken is told in one line, and logged nowhere', async () => {
  const { port } = server.address() as { port: number };
  const refused = listen(createServer(), { host: '127.0.0.1', port }, logger as never);
  await expect(refused).rejects.toThrow(/^port \d+ on 127\.0\.0\.1 is in use by another program/);
  expect(logged).toEqual([]);
});
