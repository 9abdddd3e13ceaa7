import dns from 'node:dns';
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

/**
 * Looks names up for a connection, and refuses those that mean an address to which no message may go: what a name means is asked once,
 * and the connection goes there, so that it cannot mean another one a moment later. Node asks for no address that is written as such.
 */
export const lookupAllowed =
  (isAllowed: IsAllowed): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`no address of ${hostname}`), '', 0);
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(notAllowed(), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** @throws Error for a host that is written as an address to which no message may go. */
export function assertAllowedHost({ hostname }: URL, isAllowed: IsAllowed): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !isAllowed(address)) throw notAllowed();
}

const notAllowed = () => Object.assign(new Error('no message may go to this address'), { code: ADDRESS_NOT_ALLOWED });
