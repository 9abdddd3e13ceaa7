// A receiver of webhooks: checks the signature of each message, passes over those that came before, and prints the others.
//   SECRET=whsec_... PORT=5000 node docs/examples/webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { SECRET = '', PORT = '5000' } = process.env;
if (!SECRET.startsWith('whsec_')) {
  console.error('Set SECRET to what was shown when the webhook was made');
  process.exit(1);
}
const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
const OLDEST_SECONDS = 5 * 60;
/** Ids of messages that were taken. A real receiver keeps them where it keeps what it makes of messages. */
const taken = new Set();

/** Whether a message is signed with the secret, and was sent just now. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers;
  const isRecent = Math.abs(Date.now() / 1000 - Number(seconds)) <= OLDEST_SECONDS;
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest();
  const isSigned = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isRecent && isSigned;
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (!isGenuine(request.headers, body)) {
    response.writeHead(401).end();
    return;
  }
  // Answer at once and do the work afterwards: after ten seconds the message would come again.
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (taken.has(id)) return;
  taken.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data.candidate?.v1Id ?? '');
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Listening on port ${server.address().port}`));
