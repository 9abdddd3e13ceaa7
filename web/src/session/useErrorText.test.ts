import { renderHook } from '@testing-library/react';
import { RequestError } from './RequestError';
import { useErrorText } from './useErrorText';

const say = (error: unknown, fallback = 'Falha.') => renderHook(() => useErrorText()).result.current(error, fallback);

const limited = (retryAfterSeconds?: number) =>
  new RequestError('limite', { code: 'RATE_LIMITED', status: 429, retryAfterSeconds });

it.each([
  ['one second', 1, 'Muitas tentativas. Tente novamente em 1 segundo.'],
  ['seconds up to a minute and a half', 90, 'Muitas tentativas. Tente novamente em 90 segundos.'],
  ['minutes, rounded up, beyond it', 754, 'Muitas tentativas. Tente novamente em 13 minutos.'],
])('tells the wait in %s', (_case, seconds, text) => {
  expect(say(limited(seconds))).toBe(text);
});

it('asks for patience when the server does not say how much', () => {
  expect(say(limited())).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.');
});

it('gives the server’s message, else the fallback', () => {
  expect(say(new RequestError('E-mail já usado.', { code: 'CONFLICT', status: 200 }))).toBe('E-mail já usado.');
  expect(say(undefined)).toBe('Falha.');
  expect(say(new RequestError('', { code: 'HTTP', status: 500 }))).toBe('Falha.');
});

it('says that the network is gone, also for what fetch itself throws', () => {
  const text = 'Sem resposta do servidor. Verifique sua conexão e tente novamente.';
  expect(say(RequestError.network(new Error()))).toBe(text);
  expect(say(new TypeError('Failed to fetch'))).toBe(text);
});

it('reads Apollo’s errors, as a list and as the body of a refused answer', () => {
  const errors = [{ message: 'limite', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } }];
  const text = 'Muitas tentativas. Tente novamente em 5 segundos.';
  expect(say(Object.assign(new Error('GraphQL'), { errors }))).toBe(text);
  expect(say(Object.assign(new Error('429'), { statusCode: 429, bodyText: JSON.stringify({ errors }) }))).toBe(text);
});

it('never repeats what an error says to developers', () => {
  expect(say(new Error('Cannot read the answer'))).toBe('Falha.');
  expect(say(new DOMException('The operation was aborted', 'AbortError'))).toBe('Falha.');
});
