/** What may be left out of a query may also be empty or `null`: for every call of `/v1` alike. */
import { z } from 'zod';
import { restCalls } from './calls.js';

/** What a call understands with some parameters that have to be there; null where it refuses that. */
function understood({ query }: { query?: z.ZodType }, given: Record<string, string>): unknown {
  const needed = query instanceof z.ZodObject && 'userType' in query.shape ? { userType: 'admin' } : {};
  const { success, data } = (query ?? z.unknown()).safeParse({ ...needed, ...given });
  return success ? data : null;
}

test.each(
  restCalls.flatMap((call) =>
    call.query instanceof z.ZodObject
      ? Object.keys(call.query.shape)
          .filter((name) => name !== 'userType')
          .map((name) => [`${call.method} ${call.path}`, name, call] as const)
      : [],
  ),
)('%s: %s', (_call, name, call) => {
  const absent = understood(call, {});
  expect(absent).not.toBeNull();
  expect(understood(call, { [name]: '' })).toEqual(absent);
  expect(understood(call, { [name]: 'null' })).toEqual(absent);
});
