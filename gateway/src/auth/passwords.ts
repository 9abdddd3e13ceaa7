import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { DomainError } from '../lib/errors.js';
import { ThreadPool } from '../lib/threadPool.js';

/** The shortest password that is accepted. */
export const MIN_PASSWORD_LENGTH = 6;
/** bcrypt reads 72 bytes and ignores the rest, so longer passwords are refused rather than cut. */
const MAX_PASSWORD_BYTES = 72;

/** About 150 ms of one core: slow for an attacker who tries many, unnoticed at one sign-in. */
let bcryptCost = 11;
/** Compared when there is no account, so that an unknown e-mail takes as long as a wrong password. No password has it. */
export const decoyHash = () => `$2b$${String(bcryptCost).padStart(2, '0')}$${'.'.repeat(53)}`;
/** One core is left to the event loop. */
const POOL_SIZE = Math.max(1, availableParallelism() - 1);
/** bcrypt needs a few MB. */
const HEAP_MB = 64;
/** Waiting tasks beyond this are refused: about 30 seconds of work for one thread. */
const MAX_WAITING = 200;

/** No O/0, I/1/L, S/5, B/8: these passwords are read from a screen and typed. */
const READABLE_CHARACTERS = 'ACDEFGHJKMNPQRTUVWXYZabcdefghjkmnpqrtuvwxyz234679';
const TEMPORARY_PASSWORD_LENGTH = 12;

/** What a thread is asked to do (passwordHashing.js). */
export type HashingTask =
  { kind: 'hash'; password: string; cost: number } | { kind: 'compare'; password: string; hash: string };

/** Threads that hash passwords, so that the event loop answers everybody else meanwhile. */
const pool = new ThreadPool<HashingTask, string | boolean>(new URL('./passwordHashing.js', import.meta.url), {
  threads: POOL_SIZE,
  heapMb: HEAP_MB,
});

/** @throws DomainError UNAVAILABLE when too many wait already. */
async function inThread(task: HashingTask): Promise<string | boolean> {
  if (pool.waiting >= MAX_WAITING) {
    throw new DomainError('UNAVAILABLE', 'Muitas tentativas de acesso no momento. Tente novamente em instantes.');
  }
  return pool.run(task);
}

/** For tests, which make hundreds of accounts: hashes made from now on cost 2^cost rounds. The product never calls it. */
export function setHashingCost(cost: number): void {
  bcryptCost = cost;
}

/** The bcrypt hash of a password, made off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return (await inThread({ kind: 'hash', password, cost: bcryptCost })) as string;
}

let comparisons = 0;

/** How many passwords were compared with a hash so far: the cost that must not tell whether an account exists. */
export function comparisonsDone(): number {
  return comparisons;
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it takes just as long and says no.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  comparisons += 1;
  const matches = await inThread({ kind: 'compare', password, hash: hash ?? decoyHash() });
  return matches === true && hash !== null && fitsBcrypt(password);
}

/** Whether bcrypt would read the whole password. */
export function fitsBcrypt(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}

/** A password to be typed once, of 256 secret bits: the same for the same. It keeps about 67 of them. */
export function passwordOf(secret: Buffer): string {
  let rest = BigInt(`0x${secret.toString('hex')}`);
  const characters = BigInt(READABLE_CHARACTERS.length);
  return Array.from({ length: TEMPORARY_PASSWORD_LENGTH }, () => {
    const character = READABLE_CHARACTERS[Number(rest % characters)];
    rest /= characters;
    return character;
  }).join('');
}

/** A random password to be typed once. */
export const temporaryPassword = (): string => passwordOf(randomBytes(32));
