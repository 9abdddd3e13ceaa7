import { randomFillSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.js';
import type { Handler } from './runMiddleware.js';

const POLICY = 'Content-Security-Policy';
const NONCE = '{nonce}';

const nonces = new WeakMap<ServerResponse, string>();

/** The style nonce of one answer, as its policy names it: for the pages that carry styles. */
export function nonceOf(response: ServerResponse): string {
  return nonces.get(response) ?? '';
}

/**
 * Security headers for every answer. helmet makes them once, as only the nonce differs; asked for each answer it takes a
 * thirtieth of a page.
 */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): Handler {
  const { [POLICY]: policy = '', ...headers } = madeByHelmet(optionsFor(config));
  const [beforeNonce = '', afterNonce = ''] = policy.split(NONCE);
  const others = Object.entries(headers);
  return (_request, response, next) => {
    const nonce = newNonce();
    nonces.set(response, nonce);
    response.setHeader(POLICY, beforeNonce + nonce + afterNonce);
    for (const [name, value] of others) response.setHeader(name, value);
    next();
  };
}

const NONCE_BYTES = 16;
const randomBytes = Buffer.alloc(256 * NONCE_BYTES);
let usedBytes = randomBytes.length;

/** 128 random bits. Asked for one by one they take a fortieth of a small page. */
function newNonce(): string {
  if (usedBytes === randomBytes.length) {
    randomFillSync(randomBytes);
    usedBytes = 0;
  }
  return randomBytes.toString('base64', usedBytes, (usedBytes += NONCE_BYTES));
}

/** What helmet writes on an answer. */
function madeByHelmet(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: (name: string) => void delete headers[name],
  };
  helmet(options)({} as never, answer as never, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return headers;
}

function optionsFor({ publicUrl }: Pick<Config, 'publicUrl'>): HelmetOptions {
  const isEncrypted = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", `'nonce-${NONCE}'`],
        // `blob:` has pages of documents that a candidate's browser keeps until the server has them.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isEncrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Subdomains are left out: what else the operator serves below this host is not ours to bind to https.
    strictTransportSecurity: isEncrypted ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
  };
}
