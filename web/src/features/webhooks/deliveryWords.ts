/** What the codes of Node.js mean that a message was not taken for, by their beginning. */
const codes = [
  ['ECONNREFUSED', 'refused'],
  ['ENOTFOUND', 'notFound'],
  ['EAI_', 'notFound'],
  ['ETIMEDOUT', 'timeout'],
  ['ECONNRESET', 'lost'],
  ['EPIPE', 'lost'],
  ['ECONNABORTED', 'lost'],
  ['EHOSTUNREACH', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['CERT_', 'certificate'],
  ['DEPTH_ZERO', 'certificate'],
  ['SELF_SIGNED', 'certificate'],
  ['UNABLE_TO', 'certificate'],
  ['ERR_TLS', 'certificate'],
  ['ERR_SSL', 'certificate'],
] as const;

/** The name of the words for why no answer came. */
export const errorKey = (code: string) => codes.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'unexpected';

/** The codes of the server itself, whose words say all that there is to know. */
const ownCodes = ['SWITCHED_OFF', 'ADDRESS_NOT_ALLOWED', 'SECRET_UNREADABLE'] as const;

/** Whether a code is one of the server itself. */
export const isOwnCode = (code: string): code is (typeof ownCodes)[number] =>
  ownCodes.some((ownCode) => ownCode === code);
