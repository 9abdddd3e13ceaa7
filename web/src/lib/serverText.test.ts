import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changeLanguage } from '../i18n';
import { serverText } from './serverText';

const schema = readFileSync(fileURLToPath(new URL('../../../schema/base.graphql', import.meta.url)), 'utf8');
const userErrorCodes = [...(/enum UserErrorCode \{([^}]*)\}/.exec(schema)?.[1] ?? '').matchAll(/^ +([A-Z_]+)$/gm)];
const codes = [...userErrorCodes.map(([, code = '']) => code), 'UNAUTHENTICATED', 'INTERNAL', 'UNAVAILABLE'];

afterEach(() => changeLanguage('pt-BR'));

it('is the server’s own for readers of Portuguese', () => {
  expect(serverText({ message: 'E-mail já usado.', code: 'CONFLICT' })).toBe('E-mail já usado.');
  expect(serverText({ message: '', code: 'CONFLICT' })).toBeNull();
});

it.each(codes)('is in English for readers of English: %s', async (code) => {
  await changeLanguage('en-US');
  expect(serverText({ message: 'Não foi possível.', code })).toMatch(/^[A-Z][\w ,:']+\.?/);
});

it('leaves a failure without a text in the reader’s language to the fallback of the caller', async () => {
  await changeLanguage('en-US');
  expect(serverText({ message: 'Não foi possível.', code: 'SOMETHING_NEW' })).toBeNull();
  expect(serverText({ message: 'Não foi possível.' })).toBeNull();
});

it('tells the status of an answer that is not the server’s own in every language', async () => {
  await changeLanguage('en-US');
  expect(serverText({ message: 'HTTP 502 Bad Gateway', code: 'HTTP' })).toBe('HTTP 502 Bad Gateway');
});
