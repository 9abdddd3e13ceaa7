import { idOrUnknown } from './idOrUnknown.js';

it('is the id that a text says', () => {
  expect(idOrUnknown('65a1b2c3d4e5f60718293a4b').toString()).toBe('65a1b2c3d4e5f60718293a4b');
});

it.each(['', 'x', '65a1b2c3d4e5f60718293a4', '{"$ne":null}', 'abcdefghijkl'])(
  'is an id that no record has for the text %j, which is none',
  (text) => expect(idOrUnknown(text).toString()).toBe('0'.repeat(24)),
);
