/** The fastest that Node can answer: the bytes are there, nothing is read, asked or made. */
import { createServer } from 'node:http';

process.once('message', (text) => {
  const body = Buffer.from(text);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit());
