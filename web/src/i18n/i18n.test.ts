import { changeLanguage, currentLanguage, i18next } from '.';
import english from './en-US/common.json' with { type: 'json' };
import portuguese from './pt-BR/common.json' with { type: 'json' };

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

test('both languages have the same common texts', () => {
  expect(keysOf(english)).toEqual(keysOf(portuguese));
});
