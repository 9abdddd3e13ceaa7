import { validityOf } from './validity.js';

/** Three in the morning in São Paulo: in UTC the same day. */
const NOW = new Date('2026-03-10T06:00:00Z');

it.each([
  [null, 'valid'],
  ['2026-03-09', 'expired'],
  ['2026-03-10', 'expiring'],
  ['2026-04-09', 'expiring'],
  ['2026-04-10', 'valid'],
] as const)('a document until %s is %s on the tenth of March', (expiresOn, validity) => {
  expect(validityOf(expiresOn, NOW)).toBe(validity);
});

it('expires at midnight in São Paulo, three hours after that of UTC', () => {
  const at = (time: string) => validityOf('2026-03-10', new Date(time));
  expect([at('2026-03-11T02:59:59Z'), at('2026-03-11T03:00:00Z')]).toEqual(['expiring', 'expired']);
});
