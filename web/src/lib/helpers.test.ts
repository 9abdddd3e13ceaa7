import { changeLanguage } from '../i18n';
import { truncate } from './truncate';
import { formatCount, formatDay } from './moments';
import { failureReason, joinedMessages, serverMessage } from './userErrors';

test('cuts only what is longer, and tears no character', () => {
  expect(truncate('a'.repeat(30), 30)).toBe('a'.repeat(30));
  expect(truncate('a'.repeat(31), 30)).toBe(`${'a'.repeat(30)}...`);
  expect(truncate('😀😀😀', 2)).toBe('😀😀...');
});

test('writes days and counts as the language does', () => {
  expect(formatDay('2026-01-05T12:00:00.000Z', 'pt-BR')).toBe('05/01/2026');
  expect(formatDay('2026-01-05T12:00:00.000Z', 'en-US')).toBe('01/05/2026');
  expect(formatCount(1204, 'pt-BR')).toBe('1.204');
});

test('finds the server’s message in an answer and in the body of an HTTP failure', () => {
  expect(serverMessage({ errors: [{ message: 'Acesso negado.' }] })).toBe('Acesso negado.');
  expect(serverMessage({ bodyText: '{"errors":[{"message":"Acesso negado."}]}' })).toBe('Acesso negado.');
  expect(serverMessage({ bodyText: '<html>' })).toBeNull();
  expect(serverMessage(new TypeError('Failed to fetch'))).toBeNull();
});

test.each(['INTERNAL', 'INTERNAL_SERVER_ERROR'])('a failure %s has no reason that could be told', (code) => {
  const failure = { errors: [{ message: 'Ocorreu um erro inesperado.', extensions: { code } }] };
  expect([serverMessage(failure), failureReason(failure)]).toEqual([null, null]);
});

test.each([
  ['a lost network', new TypeError('Failed to fetch'), /^Sem resposta do servidor\./],
  ['a limit', { code: 'RATE_LIMITED', message: 'limite', retryAfterSeconds: 5 }, /em 5 segundos\.$/],
  ['a conflict', { code: 'CONFLICT', message: 'Alterado por outra pessoa.' }, /^Alterado por outra pessoa\.$/],
  ['a server without its database', { code: 'UNAVAILABLE', message: 'Indisponível.' }, /^Indisponível\.$/],
])('%s is a reason', (_case, failure, text) => {
  expect(failureReason(failure)).toMatch(text);
});

test('tells readers of English in English what the server refuses', async () => {
  await changeLanguage('en-US');
  const failure = { errors: [{ message: 'Acesso negado.', extensions: { code: 'FORBIDDEN' } }] };
  expect(serverMessage(failure)).toBe('You are not allowed to do this.');
  expect(joinedMessages([{ message: 'Nome longo demais.', code: 'INVALID' }])).toBe('This value was not accepted.');
  await changeLanguage('pt-BR');
});

test('joins messages and says each once', () => {
  expect(joinedMessages([])).toBeNull();
  expect(
    joinedMessages([
      { message: 'A.', code: 'X' },
      { message: 'B.', code: 'X' },
      { message: 'A.', code: 'X' },
    ]),
  ).toBe('A. B.');
});
