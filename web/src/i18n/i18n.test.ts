import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeLanguage, currentLanguage, i18next, namespaces } from '.';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const PLURAL = /_(one|other)$/;

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );

afterEach(() => changeLanguage('pt-BR'));

test('Portuguese is there at once, and the page says so', () => {
  expect(currentLanguage()).toBe('pt-BR');
  expect(document.documentElement.lang).toBe('pt-BR');
  expect(i18next.t('components.pager.next')).toBe('Próximo');
});

test('English loads when it is chosen, is remembered, and the page says so', async () => {
  await changeLanguage('en-US');
  expect(i18next.t('components.pager.next')).toBe('Next');
  expect(document.documentElement.lang).toBe('en-US');
  expect(localStorage.getItem('esteira.language')).toBe('en-US');
});

const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(path.join(SOURCES, 'i18n', language, `${namespace}.json`), 'utf8')) as object;

/** Everything that may name a text: the app's own sources, without tests and generated code. */
const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(generated|gallery|testing)/.test(file))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');

describe.each([...namespaces])('the %s texts', (namespace) => {
  const keys = keysOf(textsOf('pt-BR', namespace));

  test('are the same in both languages', () => {
    expect(keysOf(textsOf('en-US', namespace)).sort()).toEqual([...keys].sort());
  });

  test('are all used: by their whole key, or by one that is put together', () => {
    const isUsed = (key: string) => {
      const parts = key.replace(PLURAL, '').split('.');
      if (["'", '"', '`', ':'].some((before) => source.includes(`${before}${parts.join('.')}`))) return true;
      return parts.some((_, index) => index > 0 && source.includes(`${parts.slice(0, index).join('.')}.\${`));
    };
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});

test('every text that the app names is there', () => {
  const known = new Set(
    namespaces.flatMap((namespace) => keysOf(textsOf('pt-BR', namespace)).map((key) => key.replace(PLURAL, ''))),
  );
  const named = [...source.matchAll(/\b\w*[tT]\(\s*'(?:\w+:)?([a-z]\w*(?:\.\w+)+)'/g)].map(([, key = '']) => key);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
