import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';
import { equalInConstantTime } from './seal.js';

/** How long tokens are valid, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;
export const CANDIDATE_TOKEN_SECONDS = 8 * 60 * 60;

const ISSUER = 'esteira';
const AUDIENCE = 'esteira';
const ALGORITHM = 'HS256';

const hexId = z.string().regex(/^[0-9a-f]{24}$/);
const claimsSchema = z.discriminatedUnion('typ', [
  z.object({ typ: z.literal('access'), sub: hexId, sid: hexId }),
  z.object({ typ: z.literal('candidate'), sub: hexId, sid: hexId, ver: z.number().int() }),
]);

/** Seconds since 1970; a token without an end is none. */
const endSchema = z.object({ exp: z.number() });
/** How every access key begins. */
const KEY_BEGINS = 'est_';
/** An access key: the session that it is, and 256 random bits. */
const ACCESS_KEY = /^est_([0-9a-f]{24})_[\w-]{43}$/;
/** The three parts of a refresh token: `sessionId.random.mac`. */
const REFRESH_TOKEN = /^(([0-9a-f]{24})\.[\w-]+)\.([\w-]+)$/;

/** Whom an access token names: a user (`access`) or a candidate, and the session that it belongs to. */
export type AccessClaims = z.infer<typeof claimsSchema>;

interface VerifiedToken {
  claims: AccessClaims;
  expiresAtMs: number;
}

/** Sessions that work at the same time. */
const KNOWN_TOKENS = 1_000;

/** 256 random bits as text that fits in a URL: reset and confirmation tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token of a new access key. */
export function newAccessKey(sessionId: string): string {
  return `${KEY_BEGINS}${sessionId}_${randomToken()}`;
}

/** Whether a bearer token is meant as an access key, also one that was cut: by its form alone, which everybody sees. */
export const isMeantAsKey = (token: string): boolean => token.startsWith(KEY_BEGINS);

/** The session that a text names which has the form of an access key; null for any other text. It proves nothing. */
export function sessionOfAccessKey(token: string): string | null {
  return ACCESS_KEY.exec(token)?.[1] ?? null;
}

/** A secret of 256 bits that cannot be guessed, and that is the same for the same occasion. @param secret the server's own */
export function derivedSecret(secret: string, occasion: string): Buffer {
  return createHmac('sha256', secret).update(`derived:${occasion}`).digest();
}

/** The form in which random tokens are stored: a reader of the database cannot use them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes and reads every token that a session hands out; one instance per signing secret. */
export class Tokens {
  /** Given a text, jsonwebtoken tries it as a public key first: 0.1 ms of each request. */
  readonly #accessKey: KeyObject;
  readonly #refreshKey: Buffer;
  /** By token, the latest read: a program sends the same one with every request, and what its signature says stays true. */
  readonly #verified = new LRUCache<string, VerifiedToken>({ max: KNOWN_TOKENS });

  constructor(jwtSecret: string) {
    this.#accessKey = createSecretKey(jwtSecret, 'utf8');
    this.#refreshKey = Buffer.from(hkdfSync('sha256', jwtSecret, 'esteira', 'refresh-token', 32));
  }

  /** A signed JWT that is valid from `now` for the lifetime of its kind. */
  signAccess(claims: AccessClaims, now: Date): string {
    const iat = Math.floor(now.getTime() / 1000);
    const seconds = claims.typ === 'access' ? ACCESS_TOKEN_SECONDS : CANDIDATE_TOKEN_SECONDS;
    return jwt.sign({ ...claims, iat, exp: iat + seconds, iss: ISSUER, aud: AUDIENCE }, this.#accessKey, {
      algorithm: ALGORITHM,
    });
  }

  /** The claims of a token that this server signed and that is still valid; null for any other text. */
  readAccess(token: string, now: Date): AccessClaims | null {
    const verified = this.#verified.get(token) ?? this.#verify(token);
    return verified && now.getTime() < verified.expiresAtMs ? verified.claims : null;
  }

  /** Whom a token that this server signed names, expired or not; null for any other text. It opens nothing. */
  readSubject(token: string): AccessClaims | null {
    return (this.#verified.get(token) ?? this.#verify(token))?.claims ?? null;
  }

  /** Signature, issuer and audience. Whether it has expired is asked at each reading, as what was verified is kept. */
  #verify(token: string): VerifiedToken | null {
    const payload = this.#payloadOf(token);
    const claims = claimsSchema.safeParse(payload).data;
    const end = endSchema.safeParse(payload).data;
    if (!claims || !end) return null;
    const verified = { claims, expiresAtMs: end.exp * 1000 };
    this.#verified.set(token, verified);
    return verified;
  }

  #payloadOf(token: string): unknown {
    try {
      return jwt.verify(token, this.#accessKey, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: true,
      });
    } catch {
      // Not only its own errors: of a payload that is no JSON it throws what the parser said, which quotes the payload.
      return null;
    }
  }

  /**
   * A new refresh token of a session: `sessionId.random.mac`. The mac proves that this server issued it, so that an old
   * token can be told from an invented one: only the first means theft, and guessing cannot end a session.
   */
  newRefreshToken(sessionId: string): string {
    const body = `${sessionId}.${randomBytes(32).toString('base64url')}`;
    return `${body}.${this.#mac(body)}`;
  }

  /** The session that a refresh token of ours belongs to; null for any other text. */
  sessionOfRefreshToken(token: string): string | null {
    const parts = REFRESH_TOKEN.exec(token);
    if (!parts) return null;
    // The pattern has these groups, and none of them is optional.
    const [, body, sessionId, mac] = parts as unknown as [string, string, string, string];
    return equalInConstantTime(mac, this.#mac(body)) ? sessionId : null;
  }

  #mac(body: string): string {
    return createHmac('sha256', this.#refreshKey).update(body).digest('base64url');
  }
}

/**
 * Seals a refresh token so that only the holder of its predecessor can read it: the second of two tabs that
 * refresh at once gets the same successor, and the database alone tells nothing.
 */
export function sealSuccessor(successor: string, predecessor: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', successorKey(predecessor), iv);
  const body = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The successor that `sealSuccessor` sealed with the same predecessor. */
export function unsealSuccessor(sealed: string, predecessor: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', successorKey(predecessor), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function successorKey(predecessor: string): Buffer {
  return Buffer.from(hkdfSync('sha256', predecessor, 'esteira', 'refresh-successor', 32));
}
