import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is said of an address to which no message may go; no code of Node's. */
export const ADDRESS_NOT_ALLOWED = 'ADDRESS_NOT_ALLOWED';

/** Whether a message may go to an address. */
export type IsAllowed = (address: string) => boolean;

/** IPv4 within IPv6 in the form that is out of use, which `ipaddr.js` takes for public. */
const IPV4_COMPATIBLE = new BlockList();
IPV4_COMPATIBLE.addSubnet('::', 96, 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of the internet: neither private, reserved nor of this machine. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || IPV4_COMPATIBLE.check(address, familyOf(address))) return false;
  return ipaddr.parse(address).range() === 'unicast';
}

/** Whether an address is one of a list of addresses and subnets. */
export function isOneOf(list: readonly string[]): IsAllowed {
  const addresses = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) addresses.addAddress(address, familyOf(address));
    else addresses.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => addresses.check(address, familyOf(address));
}

/** Finds the addresses of a name. */
type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** As every program of this machine does, which knows the names of the own network. It takes one of the few threads that all lookups share. */
export const resolveAsMachine: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/** By the name servers alone, with a limit of time and without a thread: names that keepers choose hold up no other lookup. */
export const resolveByServers: Resolve = async (hostname) => {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  return [
    ...(ipv4.status === 'fulfilled' ? ipv4.value.map((address) => ({ address, family: 4 })) : []),
    ...(ipv6.status === 'fulfilled' ? ipv6.value.map((address) => ({ address, family: 6 })) : []),
  ];
};

/**
 * Looks names up for a connection, and refuses those that mean an address to which no message may go: what a name means is asked once,
 * and the connection goes there, so that it cannot mean another one a moment later. Node asks for no address that is written as such.
 */
export const lookupAllowed =
  (isAllowed: IsAllowed, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address))) callback(notAllowed(), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

/** The host of an address of the web: a name, or an address without the brackets in which one of IPv6 is written. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** @throws Error for a host that is written as an address to which no message may go. */
export function assertAllowedHost(url: URL, isAllowed: IsAllowed): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host)) throw notAllowed();
}

const notAllowed = () => Object.assign(new Error('no message may go to this address'), { code: ADDRESS_NOT_ALLOWED });
