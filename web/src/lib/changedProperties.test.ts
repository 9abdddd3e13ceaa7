import { changedProperties } from './changedProperties';

test('gives the new values of the properties that differ, of the named ones only', () => {
  const before = { name: 'Ana', email: 'a@x.com', active: false, revision: 1 };
  const after = { name: 'Ana', email: '', active: true, revision: 2 };
  expect(changedProperties(before, after, ['name', 'email', 'active'])).toEqual({ email: '', active: true });
});
