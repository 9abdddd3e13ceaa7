import { recordId } from './recordId';

test.each([
  ['names the type before it', 'Q2FuZGlkYXRlOjZiMDcyMTBhNWE5YzFiMjI1YTM5ZjRhMA', '6b07210a5a9c1b225a39f4a0'],
  ['has no type', btoa('6b07210a'), btoa('6b07210a')],
  ['is in no such form', 'k1!', 'k1!'],
])('an id that %s', (_form, globalId, plain) => {
  expect(recordId(globalId)).toBe(plain);
});
