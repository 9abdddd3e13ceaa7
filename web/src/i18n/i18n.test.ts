import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendModule } from 'i18next';
import { changeLanguage, currentLanguage, i18next, loadTexts } from '.';
import { namespaces } from './namespaces';
import { clockOf, clocksIn } from '../testing/clocks';
import documentedTexts from './documentedTexts.json' with { type: 'json' };

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const PLURAL = /_(?:zero|one|other)$/;

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

describe('texts that cannot be loaded', () => {
  /** The files of the texts cannot be had while this lasts. @returns a function that ends it */
  const loseNetwork = () => {
    const backend = i18next.services.backendConnector.backend as BackendModule;
    const read = Object.getOwnPropertyDescriptor(backend, 'read')!;
    // A function of two parameters, which i18next takes for one that answers a promise.
    backend.read = (_language, _namespace) => Promise.reject(new Error('offline'));
    return () => void Object.defineProperty(backend, 'read', read);
  };

  test('are told, and asked for again by the next try', async () => {
    const reconnect = loseNetwork();
    await expect(loadTexts('figures')).rejects.toThrow('figures');
    reconnect();
    await loadTexts('figures');
    expect(i18next.hasResourceBundle('pt-BR', 'figures')).toBe(true);
  });

  test('leave the language as it is, by which dates and numbers are read', async () => {
    i18next.removeResourceBundle('en-US', 'common');
    const reconnect = loseNetwork();
    await expect(changeLanguage('en-US')).rejects.toThrow('common');
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['pt-BR', 'pt-BR']);
    expect(localStorage.getItem('esteira.language')).not.toBe('en-US');
    reconnect();
    await changeLanguage('en-US');
    expect(i18next.t('components.pager.next')).toBe('Next');
  });
});

test('of two languages that are chosen one after the other the later one counts, whichever is there first', async () => {
  i18next.removeResourceBundle('en-US', 'common');
  await Promise.all([changeLanguage('en-US'), changeLanguage('pt-BR')]);
  expect(currentLanguage()).toBe('pt-BR');
});

const leaves = (texts: object): string[] =>
  Object.values(texts).flatMap((value: string | object) => (typeof value === 'string' ? value : leaves(value)));

const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(path.join(SOURCES, 'i18n', language, `${namespace}.json`), 'utf8')) as object;

/** Everything that may name a text: the app's own sources, without tests and generated code. */
const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:generated|gallery|testing)/.test(file))
  .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  .join('\n');

/** Whether the source has this key, or part of a key, with this after it. */
const names = (key: string, after: string) => new RegExp(`['"\`:]${key.replaceAll('.', '\\.')}${after}`).test(source);

describe.each([...namespaces])('the %s texts', (namespace) => {
  const keys = keysOf(textsOf('pt-BR', namespace));

  test('are the same in both languages', () => {
    expect(keysOf(textsOf('en-US', namespace)).sort()).toEqual([...keys].sort());
  });

  test('are all used: by their whole key, or by one that is put together', () => {
    const isUsed = (key: string) => {
      const whole = key.replace(PLURAL, '');
      const parts = whole.split('.');
      if (names(whole, `['"\`]`)) return true;
      return parts.some((_, index) => index > 0 && names(parts.slice(0, index).join('.'), '\\.\\$\\{'));
    };
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});

/** Trainings, manuals and scripts of customers quote these texts: they stay letter by letter. `{}` stands for what varies. */
test('the documented texts are in the catalogue, letter by letter', () => {
  const inUse = namespaces.flatMap((namespace) => leaves(textsOf('pt-BR', namespace)));
  const known = new Set(inUse.map((text) => text.replaceAll(/\{\{[^{}]{1,80}\}\}/g, '{}')));
  expect(documentedTexts.length).toBeGreaterThan(200);
  expect(documentedTexts.filter((text) => !known.has(text))).toEqual([]);
});

test.each(['pt-BR', 'en-US'] as const)('the times in the texts are by the clock of %s', (language) => {
  const clocks = namespaces.flatMap((namespace) => clocksIn(leaves(textsOf(language, namespace)).join('\n')));
  expect(clocks.length).toBeGreaterThan(0);
  expect(clocks.filter((clock) => !clockOf[language].test(clock))).toEqual([]);
});

test.each(['pt-BR', 'en-US'] as const)('no blank stands before a percent sign in the texts of %s', (language) => {
  const texts = namespaces.flatMap((namespace) => leaves(textsOf(language, namespace)));
  expect(texts.filter((text) => text.includes('%')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\s%/.test(text))).toEqual([]);
});

describe('every text that the app names is there', () => {
  const known = namespaces.flatMap((namespace) =>
    keysOf(textsOf('pt-BR', namespace)).map((key) => key.replace(PLURAL, '')),
  );
  const isKnown = new Set(known);
  /** What stands between such a call's bracket and its end. */
  const named = (rest: string) =>
    [...source.matchAll(new RegExp(`(?<![\\w.])(?:t|\\w+T)\\(\\s*${rest}`, 'g'))].map(([, key = '']) => key);

  test('by a whole key', () => {
    const keys = named(`'(?:\\w+:)?([\\w.]+)'`);
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !isKnown.has(key))).toEqual([]);
  });

  test('by the part of a key that does not vary', () => {
    const parts = named('`(?:\\w+:)?([\\w.]+\\.)\\$\\{');
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => !known.some((key) => key.startsWith(part)))).toEqual([]);
  });
});
