import { DEVICE_COOKIE_SECONDS, KnownDevices } from './knownDevices.js';

const START = new Date('2026-08-03T12:00:00Z');
let now = START;
const devices = new KnownDevices('a-secret-of-the-tests', () => now);
beforeEach(() => {
  now = START;
});

it('a device is known to the account that was signed in to, and to no other', () => {
  const cookie = devices.remember(null, 'ana@exemplo.com');
  expect(devices.deviceOf(cookie, 'ana@exemplo.com')).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(cookie, 'bia@exemplo.com')).toBeNull();
  expect(cookie).not.toContain('ana');
});

it('a device keeps its id over sign-ins, and remembers five accounts, the latest first', () => {
  let cookie = devices.remember(null, 'ana@exemplo.com');
  const id = devices.deviceOf(cookie, 'ana@exemplo.com');
  cookie = devices.remember(cookie, 'ana@exemplo.com');
  expect(devices.deviceOf(cookie, 'ana@exemplo.com')).toBe(id);
  for (const name of ['b', 'c', 'd', 'e', 'f']) cookie = devices.remember(cookie, `${name}@exemplo.com`);
  expect(devices.deviceOf(cookie, 'ana@exemplo.com')).toBeNull();
  expect(devices.deviceOf(cookie, 'b@exemplo.com')).not.toBeNull();
  expect(devices.deviceOf(cookie, 'f@exemplo.com')).not.toBeNull();
});

it.each([
  ['nothing', () => ''],
  ['a text of somebody', () => 'x.y.z'],
  [
    'the cookie of another server',
    () => new KnownDevices('another-secret', () => now).remember(null, 'ana@exemplo.com'),
  ],
  ['a changed id', () => devices.remember(null, 'ana@exemplo.com').replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
  ['a changed moment', () => devices.remember(null, 'ana@exemplo.com').replace(/^[^.]+/, 'zzzzzz')],
  ['more than a browser would keep', () => `${devices.remember(null, 'ana@exemplo.com')}~${'x'.repeat(600)}`],
])('%s proves no earlier sign-in', (_name, cookie) => {
  expect(devices.deviceOf(cookie(), 'ana@exemplo.com')).toBeNull();
});

it('a device is forgotten when browsers forget their cookies', () => {
  const cookie = devices.remember(null, 'ana@exemplo.com');
  now = new Date(START.getTime() + (DEVICE_COOKIE_SECONDS - 1) * 1000);
  expect(devices.deviceOf(cookie, 'ana@exemplo.com')).not.toBeNull();
  now = new Date(START.getTime() + DEVICE_COOKIE_SECONDS * 1000);
  expect(devices.deviceOf(cookie, 'ana@exemplo.com')).toBeNull();
});

it('a cookie of an earlier release still proves, also between others that are not ours', () => {
  const earlier = 'tj7000.Kk1Zgd4Yq825Ur-dbsjyCQ.DkKpIFzoIIznaaBZfeEH3UiiQizY457Kz-uAzPaREFQ';
  for (const cookie of [earlier, `x~${earlier}~y.z`]) {
    expect(devices.deviceOf(cookie, 'ana@exemplo.com')).toBe('Kk1Zgd4Yq825Ur-dbsjyCQ');
  }
});

it('an account stands in a cookie once, and what is not ours leaves it', () => {
  const both = devices.remember(devices.remember(null, 'ana@exemplo.com'), 'bia@exemplo.com');
  const again = devices.remember(`x~${both}`, 'ana@exemplo.com');
  expect(again.split('~')).toHaveLength(2);
  expect(devices.deviceOf(again, 'bia@exemplo.com')).toBe(devices.deviceOf(both, 'bia@exemplo.com'));
});
