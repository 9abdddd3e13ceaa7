import { objectIdOrNil } from './objectIdOrNil.js';

it('is the id that a text says', () => {
  expect(objectIdOrNil('65a1b2c3d4e5f60718293a4b').toString()).toBe('65a1b2c3d4e5f60718293a4b');
});

it.each(['', 'x', '65a1b2c3d4e5f60718293a4', '{"$ne":null}', 'abcdefghijkl'])(
  'is an id that no record has for the text %j, which is none',
  (text) => expect(objectIdOrNil(text).toString()).toBe('0'.repeat(24)),
);
