import { assertRecentPassword, gavePasswordRecently } from './recentPassword.js';
import type { UserViewer } from './viewer.js';

const GIVEN = new Date('2026-05-10T12:00:00.000Z');
const after = (seconds: number) => new Date(GIVEN.getTime() + seconds * 1000);
const viewer = (passwordGivenAt?: Date) =>
  ({ kind: 'user', ...(passwordGivenAt && { passwordGivenAt }) }) as UserViewer;

it.each([
  [-601, false],
  [-1, true],
  [0, true],
  [599, true],
  [600, false],
  [86_400, false],
])('%i seconds after a session was given its password, that counts as recent: %p', (seconds, isRecent) => {
  expect(gavePasswordRecently(viewer(GIVEN), after(seconds))).toBe(isRecent);
  const refusal = isRecent
    ? null
    : { code: 'REAUTHENTICATION_REQUIRED', message: 'Confirme sua senha para continuar.' };
  const ask = () => assertRecentPassword(viewer(GIVEN), after(seconds));
  if (refusal) expect(ask).toThrow(expect.objectContaining(refusal));
  else expect(ask).not.toThrow();
});

it('a session whose time of the last password is unknown never counts', () => {
  expect(gavePasswordRecently(viewer(), GIVEN)).toBe(false);
});
