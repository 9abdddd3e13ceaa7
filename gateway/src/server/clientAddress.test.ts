import type { IncomingMessage } from 'node:http';
import { clientAddress } from './clientAddress.js';

/** What is told of a request whose connection comes from this machine, behind proxies that are trusted. */
function addressBehind(forwarded: string, isTrusted: (address: string, hop: number) => boolean) {
  const socket = { remoteAddress: '127.0.0.1' };
  const request = { headers: { 'x-forwarded-for': forwarded }, socket } as unknown as IncomingMessage;
  return clientAddress(isTrusted)(request);
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
])('behind a proxy that tells %s the client is at %s', (told, address) => {
  expect(addressBehind(told, (_address, hop) => hop < 1)).toBe(address);
});

it('a proxy that is known by its address is trusted with a port as well', () => {
  const isTrusted = (address: string) => ['127.0.0.1', '10.0.0.5'].includes(address);
  expect(addressBehind('198.51.100.1:1, 203.0.113.7:51234, 10.0.0.5:4567', isTrusted)).toBe('203.0.113.7');
});

it('a connection that has gone has no address', () => {
  const request = { headers: {}, socket: {} } as unknown as IncomingMessage;
  expect(clientAddress(() => true)(request)).toBe('');
});
