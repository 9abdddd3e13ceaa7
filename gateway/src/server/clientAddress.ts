import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** Whether an address, so many hops away, is that of a proxy whose word is taken. */
type IsTrusted = (address: string, hop: number) => boolean;

const IPV4_WITH_PORT = /^(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}):\d{1,5}$/;
const IPV6_IN_BRACKETS = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i;

/**
 * Tells where a request comes from, behind the proxies that are trusted. Some of them append the port of each connection, with which
 * every connection would count as another address, and no proxy that names one would be known for trusted.
 * @returns the address; empty for a connection that has gone.
 */
export function clientAddress(isTrusted: IsTrusted): (request: IncomingMessage) => string {
  const isTrustedProxy: IsTrusted = (address, hop) => isTrusted(withoutPort(address), hop);
  return (request) => (request.socket.remoteAddress ? withoutPort(proxyAddress(request, isTrustedProxy)) : '');
}

function withoutPort(address: string): string {
  return IPV4_WITH_PORT.exec(address)?.[1] ?? IPV6_IN_BRACKETS.exec(address)?.[1] ?? address;
}
