import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import bcrypt from 'bcryptjs';
import {
  comparisonsDone,
  fitsBcrypt,
  hashPassword,
  decoyHash,
  passwordMatches,
  setHashingCost,
  temporaryPassword,
} from './passwords.js';

const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'Muitas tentativas de acesso no momento. Tente novamente em instantes.',
};

describe('password hashing', () => {
  it('recognises the password that was hashed and no other', async () => {
    const hash = await hashPassword('segredo-1');
    expect(hash).toMatch(/^\$2b\$11\$/);
    await expect(passwordMatches('segredo-1', hash)).resolves.toBe(true);
    await expect(passwordMatches('segredo-2', hash)).resolves.toBe(false);
  });

  it('does not take a longer password for its first 72 bytes', async () => {
    const password = 'ç'.repeat(36);
    const hash = await hashPassword(password);
    await expect(passwordMatches(password, hash)).resolves.toBe(true);
    await expect(passwordMatches(`${password}x`, hash)).resolves.toBe(false);
    expect(fitsBcrypt(`${password}x`)).toBe(false);
  });

  it('compares with a hash of the same cost where there is no account', async () => {
    const before = comparisonsDone();
    await expect(passwordMatches('errada', null)).resolves.toBe(false);
    expect(comparisonsDone() - before).toBe(1);
    // A hash of another length is answered without the work.
    const hash = await hashPassword('segredo-1');
    expect([decoyHash().length, bcrypt.getRounds(decoyHash())]).toEqual([hash.length, bcrypt.getRounds(hash)]);
    expect(decoyHash()).toMatch(/^\$2b\$11\$\.{53}$/);
  });

  it('leaves the event loop free meanwhile', async () => {
    let ticks = 0;
    const ticking = new AbortController();
    const ticker = (async () => {
      while (!ticking.signal.aborted) {
        await pause(5);
        ticks += 1;
      }
    })();
    await Promise.all(Array.from({ length: 4 }, () => hashPassword('segredo')));
    ticking.abort();
    await ticker;
    // Hashing on the event loop itself would leave a single tick.
    expect(ticks).toBeGreaterThan(10);
  });

  it('refuses what would wait too long, and does the rest', async () => {
    setHashingCost(4);
    const outcomes = await Promise.allSettled(Array.from({ length: 1000 }, () => passwordMatches('segredo', null)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.objectContaining(UNAVAILABLE) })));
    // 200 wait, beside those that the threads are at.
    const taken = outcomes.length - refused.length;
    expect(taken).toBeGreaterThanOrEqual(201);
    expect(taken).toBeLessThanOrEqual(200 + Math.max(1, availableParallelism() - 1));
    expect(decoyHash()).toHaveLength(60);
    await expect(passwordMatches('segredo', null)).resolves.toBe(false);
  });

  it('makes temporary passwords that can be read aloud and never repeat', () => {
    const many = Array.from({ length: 500 }, temporaryPassword);
    expect(new Set(many).size).toBe(500);
    expect(many.every((password) => /^[a-z2-9]{12}$/i.test(password))).toBe(true);
    expect(many.join('')).not.toMatch(/[OoIilL10Ss5B8]/);
  });
});
