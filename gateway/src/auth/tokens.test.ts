import jwt from 'jsonwebtoken';
import { hashToken, randomToken, sealSuccessor, Tokens, unsealSuccessor } from './tokens.js';

const SECRET = 'a-secret-of-the-tests-with-48-characters-or-more!';
const NOW = new Date('2026-08-03T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const claims = { typ: 'access' as const, sub: 'a'.repeat(24), sid: 'b'.repeat(24) };
const tokens = new Tokens(SECRET);

/** A token with the right content unless told otherwise, signed as told. */
function forged(
  change: object,
  { key = SECRET, algorithm = 'HS256' }: { key?: string; algorithm?: jwt.Algorithm } = {},
) {
  const iat = NOW.getTime() / 1000;
  const payload = { ...claims, iss: 'esteira', aud: 'esteira', iat, exp: iat + 900, ...change };
  // Through JSON, so that a change to undefined leaves the claim out.
  return jwt.sign(JSON.parse(JSON.stringify(payload)) as object, key, { algorithm });
}

describe('access tokens', () => {
  it('name their account and session for 15 minutes, and nothing afterwards', () => {
    const token = tokens.signAccess(claims, NOW);
    expect(tokens.readAccess(token, later(15 * 60 - 1))).toEqual(claims);
    // Once more, as it is cached now.
    expect(tokens.readAccess(token, later(15 * 60 - 1))).toEqual(claims);
    expect(tokens.readAccess(token, later(15 * 60))).toBeNull();
  });

  it('of candidates last 8 hours and carry the version of their access', () => {
    const candidate = { ...claims, typ: 'candidate' as const, ver: 3 };
    const token = tokens.signAccess(candidate, NOW);
    expect(tokens.readAccess(token, later(8 * 60 * 60 - 1))).toEqual(candidate);
    expect(tokens.readAccess(token, later(8 * 60 * 60))).toBeNull();
  });

  it('are read when everything about them is right, so that the refusals below have one reason each', () => {
    expect(tokens.readAccess(forged({}), NOW)).toEqual(claims);
  });

  it.each([
    ['signed with another key', forged({}, { key: 'another-secret-with-48-characters-or-more-........' })],
    ['signed with another algorithm', forged({}, { algorithm: 'HS512' })],
    ['of another issuer', forged({ iss: 'somebody' })],
    ['for another audience', forged({ aud: 'somebody' })],
    ['of another type', forged({ typ: 'refresh' })],
    ['of a candidate without a version', forged({ typ: 'candidate' })],
    ['naming an operator instead of an id', forged({ sub: 'x', sid: { $ne: null } })],
    ['without an end', forged({ exp: undefined })],
    ['not a token', 'abc'],
    ['of a payload that is no JSON', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.YWJj.AAAA'],
  ])('are refused when %s', (_, token) => {
    expect(tokens.readAccess(token, NOW)).toBeNull();
  });

  it('are refused unsigned (alg: none)', () => {
    const [, body] = forged({}).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect(tokens.readAccess(`${header}.${body}.`, NOW)).toBeNull();
  });

  it('are refused when a byte of the content was changed', () => {
    const [header, , signature] = forged({}).split('.');
    const [, otherBody] = forged({ sub: 'c'.repeat(24) }).split('.');
    expect(tokens.readAccess(`${header}.${otherBody}.${signature}`, NOW)).toBeNull();
  });
});

it('the subject of a token is told also after its end, and of no other text', () => {
  const token = tokens.signAccess(claims, later(-365 * 24 * 60 * 60));
  expect([tokens.readSubject(token), tokens.readSubject(token)]).toEqual([claims, claims]);
  expect(tokens.readAccess(token, NOW)).toBeNull();
  expect(tokens.readSubject(forged({}, { key: 'another-secret-with-48-characters-or-more-........' }))).toBeNull();
});

it('random tokens have 256 bits, as text that fits in an address, and never repeat', () => {
  const made = Array.from({ length: 100 }, randomToken);
  expect(new Set(made).size).toBe(100);
  for (const token of made) expect(token).toMatch(/^[\w-]{43}$/);
});

describe('what an earlier release has made', () => {
  const access =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0eXAiOiJhY2Nlc3MiLCJzdWIiOiJhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWEiLCJzaWQiOiJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmIiLCJpYXQiOjE3ODU3NTg0MDAsImV4cCI6MTc4NTc1OTMwMCwiaXNzIjoiZXN0ZWlyYSIsImF1ZCI6ImVzdGVpcmEifQ.moCj8xALCknGsZVdZbb3JnAermxBw6sSjJoKxKR1Fl8';
  const refresh =
    'bbbbbbbbbbbbbbbbbbbbbbbb.GmhMpCrfM8DPatrXsVAb4TVoYekbG1JARj0zzPPabWI.3w5ndejpjsMad92G2kOsBSdcCGkxmIoUsp1VtbIqxoo';
  const successor = '8dNVYqs7CHFasD1NsUrrEfFUGfJpOXV8GFhJLYp71SWIf0K1eU-NHe3q';

  it('holds after an update, which signs no user out', () => {
    expect(tokens.readAccess(access, NOW)).toEqual(claims);
    expect(new Tokens(SECRET).sessionOfRefreshToken(refresh)).toBe(claims.sid);
    expect(unsealSuccessor(successor, 'antes')).toBe('depois: ação');
    // SHA-256 of 'abc' (FIPS 180-2, appendix B.1), in base64url.
    expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });

  it.each([
    ['more behind it', `${refresh}.x`],
    ['no proof', refresh.slice(0, refresh.lastIndexOf('.'))],
    ['an empty part', refresh.replace(/\..+\./, '..')],
    ['a session that is no id', refresh.replace('b', 'z')],
    ['something before it', ` ${refresh}`],
  ])('is no refresh token with %s', (_, token) => {
    expect(tokens.sessionOfRefreshToken(token)).toBeNull();
  });
});

describe('refresh tokens', () => {
  it('tell their session to the server that issued them only', () => {
    const token = tokens.newRefreshToken(claims.sid);
    expect(tokens.sessionOfRefreshToken(token)).toBe(claims.sid);
    expect(new Tokens(`${SECRET}-other`).sessionOfRefreshToken(token)).toBeNull();
  });

  it('cannot be made from another one', () => {
    const [session, , mac] = tokens.newRefreshToken(claims.sid).split('.');
    expect(tokens.sessionOfRefreshToken(`${session}.invented.${mac}`)).toBeNull();
    expect(tokens.sessionOfRefreshToken('')).toBeNull();
  });

  it('hand their successor to their holder alone', () => {
    const sealed = sealSuccessor('the-next-one', 'the-present-one');
    expect(sealed).not.toContain('next');
    expect(unsealSuccessor(sealed, 'the-present-one')).toBe('the-next-one');
    expect(() => unsealSuccessor(sealed, hashToken('the-present-one'))).toThrow();
  });
});
