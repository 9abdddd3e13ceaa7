/** Connections between two requests, as a proxy in front keeps them. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer } from '../../test/server.js';

test('are kept for longer than a proxy keeps them, and closed by a stop', async () => {
  const server = await startTestServer();
  server.httpServer.listen(0, '127.0.0.1');
  await once(server.httpServer, 'listening');
  const { port } = server.httpServer.address() as AddressInfo;
  const request = get({ port, path: '/healthz', agent: new Agent({ keepAlive: true }) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  const { socket } = response;
  const free = once(request, 'close');
  response.resume();
  await free;
  expect(socket.destroyed).toBe(false);
  const closed = once(socket, 'close');
  await server.stop();
  await closed;
});
