import mongoose from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { addressOf, RateLimits, type Trier } from './rateLimits.js';

const SECRET = 'a-secret-of-the-tests';
const START = new Date('2026-08-03T12:00:00Z');
const WINDOW_MS = 15 * 60 * 1000;

let database: TestDatabase;
let now = START;
const gateway = () => new RateLimits(SECRET, () => now);
const ana = { account: 'ana@exemplo.com', ip: '10.0.0.1' };

beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  now = START;
  await database.clear();
});
afterAll(() => database.stop());

async function fail(limits: RateLimits, times: number, who: Trier = ana) {
  for (let time = 0; time < times; time += 1) await limits.attempt('signIn', who);
}

describe('rate limits', () => {
  it('let ten tries per account through in 15 minutes, and tell how long to wait', async () => {
    const limits = gateway();
    await fail(limits, 10);
    now = new Date(START.getTime() + 60_000);
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 14 * 60,
      message: 'Muitas tentativas. Tente novamente em 14 minutos.',
    });
    await expect(limits.attempt('signIn', { ...ana, account: 'bia@exemplo.com' })).resolves.toBeDefined();
  });

  it('never lock an owner out for longer than the window, however hard somebody tries', async () => {
    const limits = gateway();
    await fail(limits, 10);
    now = new Date(START.getTime() + WINDOW_MS - 1000);
    await expect(limits.attempt('signIn', { ...ana, ip: '10.9.9.9' })).rejects.toMatchObject({ retryAfterSeconds: 1 });
    now = new Date(START.getTime() + WINDOW_MS);
    await expect(limits.attempt('signIn', ana)).resolves.toBeDefined();
  });

  it('lock for a window at most, although the clock is set back meanwhile', async () => {
    const limits = gateway();
    await fail(limits, 10);
    now = new Date(START.getTime() - 60 * 60 * 1000);
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ retryAfterSeconds: 15 * 60 });
    now = new Date(now.getTime() + WINDOW_MS);
    await expect(limits.attempt('signIn', ana)).resolves.toBeDefined();
  });

  it('count a device that signed in before by itself, whatever others do to the account or from its address', async () => {
    const limits = gateway();
    await fail(limits, 11).catch(() => undefined);
    const own = { ...ana, knownDevice: 'her-own' };
    await fail(limits, 10, own);
    await expect(limits.attempt('signIn', own)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(limits.attempt('signIn', { ...ana, knownDevice: 'another' })).resolves.toBeDefined();
  });

  it('count all known devices of an account together too, however many a leaked password has made', async () => {
    const limits = gateway();
    for (let device = 0; device < 5; device += 1) await fail(limits, 10, { ...ana, knownDevice: `cookie-${device}` });
    for (let device = 0; device < 10; device += 1) {
      const attempt = limits.attempt('signIn', { ...ana, knownDevice: `cookie-${device}` });
      await expect(attempt).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    // Other accounts, and strangers to this one, have counts of their own.
    await expect(
      limits.attempt('signIn', { ...ana, account: 'bia@exemplo.com', knownDevice: 'cookie-0' }),
    ).resolves.toBeDefined();
    await expect(limits.attempt('signIn', ana)).resolves.toBeDefined();
  });

  it('take a success of a known device off what all of them share, and nothing else of it', async () => {
    const limits = gateway();
    for (let device = 0; device < 5; device += 1) await fail(limits, 9, { ...ana, knownDevice: `cookie-${device}` });
    const own = { ...ana, knownDevice: 'her-own' };
    for (let time = 0; time < 60; time += 1) await (await limits.attempt('signIn', own)).succeeded();
    await fail(limits, 5, own);
    await expect(limits.attempt('signIn', own)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limits.clear('signIn', ana.account);
    await expect(limits.attempt('signIn', own)).resolves.toBeDefined();
  });

  it('tell of a lock once in a window', async () => {
    const limits = gateway();
    await fail(limits, 10);
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ hasJustLocked: true });
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ hasJustLocked: false });
  });

  it('stop many tries at once as well as one after the other', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => gateway().attempt('signIn', ana)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('count together in all gateways and survive a restart', async () => {
    await fail(gateway(), 5);
    await fail(gateway(), 5);
    await expect(gateway().attempt('signIn', ana)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('clear the account on success, and take nothing from the address for it', async () => {
    const limits = gateway();
    for (let time = 0; time < 120; time += 1) await (await limits.attempt('signIn', ana)).succeeded();
    await fail(limits, 10);
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('take a try off that the server could not decide, of a strange device and of a known one', async () => {
    const limits = gateway();
    for (const who of [ana, { ...ana, knownDevice: 'telefone' }]) {
      for (let time = 0; time < 120; time += 1) {
        const attempt = await limits.attempt('signIn', who);
        await expect(attempt.decidedBy(Promise.reject(new Error('no database')))).rejects.toThrow('no database');
      }
      expect(await (await limits.attempt('signIn', who)).decidedBy(Promise.resolve(false))).toBe(false);
      await fail(limits, 9, who);
      await expect(limits.attempt('signIn', who)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  it('take a success off the window in which its try was counted, and off no later one', async () => {
    const limits = gateway();
    const slow = await limits.attempt('signIn', ana);
    now = new Date(START.getTime() + WINDOW_MS);
    const others = Array.from({ length: 100 }, (_, number) => ({ account: `pessoa${number}`, ip: ana.ip }));
    for (const other of others) await limits.attempt('signIn', other);
    await slow.succeeded();
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('let a hundred failures per address through, whatever the accounts', async () => {
    const limits = gateway();
    for (let time = 0; time < 100; time += 1) {
      await limits.attempt('signIn', { account: `pessoa${time}@exemplo.com`, ip: '10.0.0.1' });
    }
    await expect(limits.attempt('signIn', ana)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(limits.attempt('signIn', { ...ana, ip: '10.0.0.2' })).resolves.toBeDefined();
  });

  it('do not use up the tries of an account from an address that has none left', async () => {
    const limits = gateway();
    for (let time = 0; time < 100; time += 1) {
      await limits.attempt('signIn', { account: `pessoa${time}@exemplo.com`, ip: '10.0.0.1' });
    }
    for (let time = 0; time < 20; time += 1) await limits.attempt('signIn', ana).catch(() => undefined);
    await expect(fail(limits, 10, { ...ana, ip: '10.0.0.2' })).resolves.toBeUndefined();
  });

  it('keep neither e-mails nor addresses', async () => {
    await fail(gateway(), 1);
    const stored = await mongoose.connection.collection('rateLimits').find().toArray();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/exemplo|10\.0\.0/);
  });

  it('delete what no longer counts', async () => {
    const limits = gateway();
    await fail(limits, 1);
    now = new Date(START.getTime() + WINDOW_MS);
    await limits.removeExpired();
    expect(await mongoose.connection.collection('rateLimits').countDocuments()).toBe(0);
  });
});

describe('the address that is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });
});
