import { ReadLimits } from './readLimits.js';
import type { UserViewer } from './viewer.js';

const viewer = (userId: string): UserViewer => ({
  kind: 'user',
  role: 'client',
  userId,
  sessionId: 's',
  name: 'Ana',
  email: 'ana@exemplo.com',
  clientId: null,
  mustChangePassword: false,
});

it('an account makes so many requests in a minute, whatever the others make, and is told how long to wait', () => {
  let now = 0;
  const limits = new ReadLimits(3, () => now);
  for (let time = 0; time < 3; time += 1) limits.count(viewer('ana'));
  now = 20_000;
  expect(() => limits.count(viewer('ana'))).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 40 }),
  );
  expect(() => limits.count(viewer('bia'))).not.toThrow();
  now = 60_000;
  expect(() => limits.count(viewer('ana'))).not.toThrow();
});

it('says what to do, and counts by a clock of its own where none is given', () => {
  const limits = new ReadLimits(1);
  limits.count(viewer('ana'));
  expect(() => limits.count(viewer('ana'))).toThrow('Muitas consultas em pouco tempo. Tente novamente em instantes.');
});

it('nothing is counted where no limit is set', () => {
  const limits = new ReadLimits(0);
  for (let time = 0; time < 10_000; time += 1) limits.count(viewer('ana'));
});
