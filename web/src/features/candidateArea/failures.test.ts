import { RequestError } from '../../session/request';
import { kindOfFailure } from './failures';

it.each([
  [500, 'transient'],
  [503, 'transient'],
  [429, 'transient'],
  // What a server says that has waited too long for a slow phone's bytes.
  [408, 'transient'],
  [400, 'final'],
  [401, 'final'],
  [413, 'final'],
])('an answer of status %i is %s', (status, kind) => {
  expect(kindOfFailure(new RequestError('', { code: 'HTTP', status }))).toBe(kind);
});

it('no answer at all is a lost network, and any other error is final', () => {
  expect(kindOfFailure(RequestError.network(null))).toBe('offline');
  expect(kindOfFailure(new TypeError('a mistake'))).toBe('final');
});
