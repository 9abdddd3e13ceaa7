/** What settings of the environment look like. */
import { isIP } from 'node:net';

/** The parts of a list with commas, without blanks around them. */
export const listOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

/** An address of one of the protocols. */
export const isUrl = (text: string, protocols: RegExp) => URL.canParse(text) && protocols.test(new URL(text).protocol);

/** An address of the web to which paths can be appended: a query or a fragment would come before them. */
export function isBaseUrl(text: string): boolean {
  if (!isUrl(text, /^https?:$/) || /[?#\s]/.test(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The origin of a front end, as browsers send it. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** A sender of mails: an address by itself, or in angle brackets after a name. */
export const isSender = (text: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim());

/** An address, a subnet, or one of Express's names for the private ones. */
export function isProxy(text: string): boolean {
  return /^(?:loopback|linklocal|uniquelocal)$/.test(text) || isAddressOrSubnet(text);
}

/** An address, or one with the bits of its subnet behind a slash. */
export function isAddressOrSubnet(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const kind = isIP(address);
  // Express takes no subnet that holds every address.
  return kind !== 0 && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128);
}
