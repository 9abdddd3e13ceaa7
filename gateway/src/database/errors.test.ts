import { mongo } from 'mongoose';
import { isDatabaseUnavailable, StartupError } from './errors.js';

it('recognises what the driver throws when the database cannot be reached', () => {
  expect(isDatabaseUnavailable(new mongo.MongoNetworkError('read ECONNRESET'))).toBe(true);
  expect(isDatabaseUnavailable(new mongo.MongoNetworkTimeoutError('timed out'))).toBe(true);
  expect(isDatabaseUnavailable(new mongo.MongoNotConnectedError('not connected'))).toBe(true);
  expect(isDatabaseUnavailable(new mongo.MongoTopologyClosedError('closed'))).toBe(true);
});

it('recognises the answers of a server that is going away', () => {
  expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'shutting down', code: 91 }))).toBe(true);
  expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'stepped down', code: 189 }))).toBe(true);
});

it('recognises a bulk write that the connection was lost under', () => {
  const lost = new mongo.MongoNetworkError('read ECONNRESET');
  expect(isDatabaseUnavailable(new mongo.MongoBulkWriteError(lost as never, undefined as never))).toBe(true);
});

it('looks into the causes, and survives a circle of them', () => {
  const cause = new mongo.MongoNetworkError('gone');
  expect(isDatabaseUnavailable(new Error('saving failed', { cause }))).toBe(true);
  const circle = new Error('a');
  circle.cause = circle;
  expect(isDatabaseUnavailable(circle)).toBe(false);
});

it('does not take other errors for it', () => {
  expect(isDatabaseUnavailable(new mongo.MongoServerError({ message: 'duplicate key', code: 11000 }))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('from a library'), { code: 91 }))).toBe(false);
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseUnavailable(undefined)).toBe(false);
  expect(isDatabaseUnavailable('MongoNetworkError')).toBe(false);
});

it('keeps the message of a failed start on one line', () => {
  expect(new StartupError('first\n  second\n').message).toBe('first second');
});
